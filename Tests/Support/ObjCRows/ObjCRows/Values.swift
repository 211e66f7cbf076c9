// SPDX-FileCopyrightText: 2026 The Tessera Authors
// SPDX-License-Identifier: MIT

import UIKit

enum Values {
  static func run() {
    print(NSValue(cgRect: CGRect(x: 1, y: 2, width: 3, height: 4)).cgRectValue)
    print(NSValue(cgPoint: CGPoint(x: 1, y: 2)).cgPointValue, NSValue(cgSize: CGSize(width: 1, height: 2)).cgSizeValue)
    print(NSValue(cgVector: CGVector(dx: 1, dy: 2)).cgVectorValue.dy)
    print(NSValue(cgAffineTransform: CGAffineTransform(scaleX: 2, y: 3)).cgAffineTransformValue.d)
    print(NSValue(uiEdgeInsets: UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4)).uiEdgeInsetsValue.right)
    print(NSValue(uiOffset: UIOffset(horizontal: 1, vertical: 2)).uiOffsetValue.vertical)
    print(
      NSValue(directionalEdgeInsets: NSDirectionalEdgeInsets(top: 1, leading: 2, bottom: 3, trailing: 4))
        .directionalEdgeInsetsValue.leading)
    print(NSValue(cgPoint: .zero) == NSValue(cgPoint: .zero), "\(CGRect(x: 0, y: 0, width: 100, height: 100))")
    let path = IndexPath(item: 3, section: 1)
    print(path.item, path.row, path.section, IndexPath(row: 3, section: 1) == path)
  }
}
