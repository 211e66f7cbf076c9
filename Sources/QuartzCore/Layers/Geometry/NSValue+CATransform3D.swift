// SPDX-FileCopyrightText: 2026 The Tessera Authors
// SPDX-License-Identifier: MIT

public import CoreGraphics

extension NSValue {
  // Foundation on Linux keeps arrays of numbers, and no structures of others.
  private static let matrixType = "[16d]"

  /// Creates an object that holds a matrix.
  public convenience init(caTransform3D t: CATransform3D) {
    var entries = t.entries.map { Double($0) }
    self.init(bytes: &entries, objCType: Self.matrixType)
  }

  /// The matrix that the object holds; asking one that holds something else is a programmer error.
  public var caTransform3DValue: CATransform3D {
    guard let matrix else {
      fatalError("-[NSValue CATransform3DValue]: this NSValue holds \(String(cString: objCType)), which is no matrix")
    }
    return matrix
  }

  /// The matrix, if that is what the object holds.
  var matrix: CATransform3D? {
    guard String(cString: objCType) == Self.matrixType else { return nil }
    var entries = [Double](repeating: 0, count: 16)
    getValue(&entries)
    return CATransform3D(entries)
  }

  /// The numbers of a point, a size, a rectangle or a matrix.
  var numbers: [CGFloat]? {
    switch String(cString: objCType) {
    case "{CGPoint=dd}": [pointValue.x, pointValue.y]
    case "{CGSize=dd}": [sizeValue.width, sizeValue.height]
    case "{CGRect={CGPoint=dd}{CGSize=dd}}":
      [rectValue.origin.x, rectValue.origin.y, rectValue.size.width, rectValue.size.height]
    default: matrix?.entries
    }
  }
}
