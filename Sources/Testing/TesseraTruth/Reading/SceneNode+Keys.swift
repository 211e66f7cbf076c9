// SPDX-FileCopyrightText: 2026 The Tessera Authors
// SPDX-License-Identifier: MIT

internal import CoreGraphics

// Which keys an object may have: one that nobody reads would be a scene other than the one that was measured.

extension SceneNode {
  /// Keys that say nothing of layout, wherever they stand.
  static let remarks: Set<String> = [
    "about", "background", "backgroundColor", "borderColor", "borderWidth", "class", "color", "comment", "cornerRadius",
    "description", "fill", "identifier", "note", "notes", "remark", "reuse", "reuseIdentifier", "rule", "source",
    "textColor", "tint", "tintColor", "why",
  ]

  /// Makes sure that the object has no other keys than these, remarks and those that are null.
  func accepts(_ keys: Set<String>, in place: String) throws(SceneError) {
    for key in self.keys where !keys.contains(key) && !Self.remarks.contains(key) && self[key] != nil {
      throw .malformed(
        path: path.isEmpty ? key : "\(path).\(key)", expected: "a key that \(place) may have", found: "'\(key)'")
    }
  }

  /// The value of the first of some keys that is there.
  func firstOf(_ keys: String...) -> SceneNode? {
    for key in keys { if let node = self[key] { return node } }
    return nil
  }
}
