// SPDX-FileCopyrightText: 2026 The Tessera Authors
// SPDX-License-Identifier: MIT

import CoreGraphics
import RenderProtocol

extension RandomValues {
  mutating func layoutDescription() -> LayoutDescription {
    if int(0...3) == 0 { return LayoutDescription() }
    return LayoutDescription(
      collection: LayerID(rawValue: UInt32(int(0...9_999))), className: text(), layoutName: text(),
      bounds: finiteRect(), boxes: (0..<int(0...6)).map { _ in box() }, isTruncated: bool())
  }

  private mutating func box() -> LayoutDescription.Box {
    let first = int(0...1_000_000)
    return LayoutDescription.Box(
      role: pick(LayoutDescription.Box.Role.allCases), depth: int(0...9), frame: finiteRect(),
      hole: bool() ? finiteRect() : nil, declared: text(), note: text(), kind: pick(["", "badge", "header"]),
      section: bool() ? int(0...400) : nil, items: bool() ? first..<first + int(1...9) : 0..<0,
      traits: LayoutDescription.Box.Traits(rawValue: UInt8(int(0...15))))
  }

  private mutating func finiteRect() -> CGRect {
    CGRect(x: finite(), y: finite(), width: finite(), height: finite())
  }
}
