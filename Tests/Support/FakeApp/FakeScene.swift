// SPDX-FileCopyrightText: 2026 The Tessera Authors
// SPDX-License-Identifier: MIT

import CoreGraphics
import Foundation
import RenderProtocol
import SceneText

/// A scene of `Tests/Scenes`, as an app would tell it.
struct FakeScene: Sendable {
  let messages: [AppMessage]

  /// - Parameter manner: `scene:SCALE:FILE`.
  init?(manner: String) {
    let parts = manner.split(separator: ":", maxSplits: 2).map(String.init)
    guard parts.count == 3, parts[0] == "scene", let scale = Double(parts[1]) else { return nil }
    do {
      let scene = try Scene(text: String(contentsOfFile: parts[2], encoding: .utf8))
      let pictures = try scene.images.map { image in
        AppMessage.image(image.identifier, format: .png, bytes: try image.decoded().pngData(hasAlpha: true))
      }
      messages = pictures + scene.commits(scale: scale).map { .commit($0) }
    } catch {
      fatalError("\(parts[2]): \(error)")
    }
  }
}
