// SPDX-FileCopyrightText: 2026 The Tessera Authors
// SPDX-License-Identifier: MIT

internal import CoreGraphics

extension CALayer {
  /// The layer's class and what tells it from others, without an address: the same on every run.
  package final var briefDescription: String {
    var parts = ["\(type(of: self))"]
    if let id = sync.id { parts.append("#\(id.rawValue)") }
    if let name = values.layerName ?? values.name { parts.append("'\(name)'") }
    let frame = computedFrame
    parts.append(
      "frame = (\(frame.origin.x) \(frame.origin.y); \(frame.size.width) \(frame.size.height))")
    return "<\(parts.joined(separator: " "))>"
  }

  /// This layer and those below it, a line each, indented by depth.
  package final func layerTreeDescription() -> String {
    var lines: [String] = []
    describe(prefix: "", into: &lines)
    return lines.joined(separator: "\n")
  }

  private final func describe(prefix: String, into lines: inout [String]) {
    lines.append(prefix + briefDescription)
    maskLayer?.describe(prefix: prefix + "   | mask: ", into: &lines)
    for child in children {
      child.describe(prefix: prefix + "   | ", into: &lines)
    }
  }
}
