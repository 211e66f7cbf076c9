// SPDX-FileCopyrightText: 2026 The Tessera Authors
// SPDX-License-Identifier: MIT

/// A colour as filters take it; components are 0…1.
open class CIColor: NSObject, NSCopying, @unchecked Sendable {
  public let red: CGFloat
  public let green: CGFloat
  public let blue: CGFloat
  public let alpha: CGFloat

  public init(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
    (self.red, self.green, self.blue, self.alpha) = (red, green, blue, alpha)
    super.init()
  }

  public convenience init(red: CGFloat, green: CGFloat, blue: CGFloat) {
    self.init(red: red, green: green, blue: blue, alpha: 1)
  }

  public convenience init(cgColor: CGColor) {
    let parts = cgColor.components ?? [0, 1]
    let rgb = parts.count >= 4 ? Array(parts.prefix(3)) : [parts[0], parts[0], parts[0]]
    self.init(red: rgb[0], green: rgb[1], blue: rgb[2], alpha: parts[parts.count - 1])
  }

  /// - Parameter representation: Three or four numbers with spaces between them.
  public convenience init(string representation: String) {
    let parts = representation.split(separator: " ").map { CGFloat(Double($0) ?? 0) } + [0, 0, 0, 1]
    let hasAlpha = parts.count >= 8
    self.init(red: parts[0], green: parts[1], blue: parts[2], alpha: hasAlpha ? parts[3] : 1)
  }

  open class var black: CIColor { CIColor(red: 0, green: 0, blue: 0) }
  open class var white: CIColor { CIColor(red: 1, green: 1, blue: 1) }
  open class var gray: CIColor { CIColor(red: 0.5, green: 0.5, blue: 0.5) }
  open class var red: CIColor { CIColor(red: 1, green: 0, blue: 0) }
  open class var green: CIColor { CIColor(red: 0, green: 1, blue: 0) }
  open class var blue: CIColor { CIColor(red: 0, green: 0, blue: 1) }
  open class var clear: CIColor { CIColor(red: 0, green: 0, blue: 0, alpha: 0) }

  open var numberOfComponents: Int { 4 }
  open var stringRepresentation: String { [red, green, blue, alpha].map { "\(Double($0))" }.joined(separator: " ") }

  open func copy(with zone: NSZone? = nil) -> Any { self }

  open override func isEqual(_ object: Any?) -> Bool {
    guard let other = object as? CIColor else { return false }
    return (red, green, blue, alpha) == (other.red, other.green, other.blue, other.alpha)
  }

  open override var hash: Int { red.hashValue ^ green.hashValue &* 3 ^ blue.hashValue &* 5 }

  var light: SIMD4<Float> { SIMD4(Float(red), Float(green), Float(blue), Float(alpha)) }
}

/// Some numbers as filters take them: a place, a rectangle, a row of a matrix.
open class CIVector: NSObject, NSCopying, @unchecked Sendable {
  private let values: [CGFloat]

  public init(values: UnsafePointer<CGFloat>, count: Int) {
    self.values = Array(UnsafeBufferPointer(start: values, count: count))
    super.init()
  }

  private convenience init(_ values: [CGFloat]) { self.init(values: values, count: values.count) }

  public convenience init(x: CGFloat) { self.init([x]) }
  public convenience init(x: CGFloat, y: CGFloat) { self.init([x, y]) }
  public convenience init(x: CGFloat, y: CGFloat, z: CGFloat) { self.init([x, y, z]) }
  public convenience init(x: CGFloat, y: CGFloat, z: CGFloat, w: CGFloat) { self.init([x, y, z, w]) }
  public convenience init(cgPoint: CGPoint) { self.init([cgPoint.x, cgPoint.y]) }
  public convenience init(cgRect: CGRect) { self.init([cgRect.minX, cgRect.minY, cgRect.width, cgRect.height]) }

  open func value(at index: Int) -> CGFloat { values.indices.contains(index) ? values[index] : 0 }
  open var count: Int { values.count }
  open var x: CGFloat { value(at: 0) }
  open var y: CGFloat { value(at: 1) }
  open var z: CGFloat { value(at: 2) }
  open var w: CGFloat { value(at: 3) }
  open var cgPointValue: CGPoint { CGPoint(x: x, y: y) }
  open var cgRectValue: CGRect { CGRect(x: x, y: y, width: z, height: w) }

  open func copy(with zone: NSZone? = nil) -> Any { self }
  open override func isEqual(_ object: Any?) -> Bool { (object as? CIVector)?.values == values }
  open override var hash: Int { values.hashValue }

  var row: SIMD4<Float> { SIMD4(Float(x), Float(y), Float(z), Float(w)) }
}
