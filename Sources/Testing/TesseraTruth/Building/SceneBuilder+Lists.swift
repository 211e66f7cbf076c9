// SPDX-FileCopyrightText: 2026 The Tessera Authors
// SPDX-License-Identifier: MIT

internal import UIKit

// Scenes that are a list of views of one kind.

extension SceneBuilder {
  /// Builds `labels`, `buttons`, a list of `views`, or a `nest` of frames; `false` where the scene has none of them.
  func buildList() throws(SceneError) -> Bool {
    let input = scene.input
    if let nest = input["nest"] {
      var parent = root
      for entry in try nest.list("frames, outermost first") {
        try takeView()
        let view = SceneView(frame: try entry.rect())
        parent.addSubview(view)
        parent = view
      }
      return true
    }
    for (key, cls) in [("labels", "UILabel"), ("buttons", "UIButton"), ("images", "UIImageView")] {
      guard let entries = input[key] else { continue }
      for entry in try entries.list("a list of \(key)") {
        try entry.object("one of the \(key) as an object")
        root.addSubview(try view(SceneNode(value: entry.with("cls", cls), path: entry.path)))
      }
      return true
    }
    if try buildControls() { return true }
    if let views = input["views"] {
      guard views.isList else {
        // Named views come later.
        return input["constraints"] != nil
      }
      for entry in try views.list("a list of views") { root.addSubview(try view(entry)) }
      return true
    }
    return false
  }
}

extension SceneNode {
  /// The object with a key set that is not there yet.
  fileprivate func with(_ key: String, _ text: String) -> JSONValue {
    guard case .object(var members) = value, members[key] == nil else { return value }
    members[key] = .string(text)
    return .object(members)
  }
}
