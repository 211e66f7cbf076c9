// SPDX-FileCopyrightText: 2026 The Tessera Authors
// SPDX-License-Identifier: MIT

internal import CoreGraphics

extension Commit: CustomStringConvertible {
  /// The commit in words, a line a property: what each layer is told.
  package var description: String {
    var lines = [
      "commit \(number)\(isFull ? " full" : "") screen \(figures(screenSize.width)) \(figures(screenSize.height)) "
        + "scale \(figures(screenScale)) root \(root.rawValue) time \(figures(time)) rate \(figures(rate))"
    ]
    for delta in deltas {
      lines.append("layer \(delta.layer.rawValue)")
      lines += delta.changes.map { "  \($0)" }
    }
    if !removed.isEmpty { lines.append("removed " + removed.map { "\($0.rawValue)" }.joined(separator: " ")) }
    return lines.joined(separator: "\n")
  }
}

extension LayerChange: CustomStringConvertible {
  package var description: String {
    ([property.name] + value.nodes.map(\.description)).joined(separator: " ")
  }
}

/// A number without digits that say nothing.
func figures(_ value: Double) -> String {
  guard value == value.rounded(), abs(value) < 1e15 else { return "\(value)" }
  return value == 0 && value.sign == .minus ? "-0" : "\(Int(value))"
}

func figures(_ value: CGFloat) -> String { figures(Double(value)) }

func words(_ values: Double...) -> [TextNode] { values.map { .word(figures($0)) } }
