// SPDX-FileCopyrightText: 2026 The Tessera Authors
// SPDX-License-Identifier: MIT

internal import CoreGraphics
internal import QuartzCore
internal import RasterServer

/// Draws what `CALayer.render(in:)` asks for, in the app process, whoever shows the app.
@MainActor enum SceneDrawer {
  /// One for all, so that fonts are opened once.
  private static let server = RasterServer()

  /// Gives QuartzCore the means, once.
  static let isInstalled: Void = {
    CALayer.sceneDrawer = { scene in
      server.replaceTree(scene.commit, images: scene.images)
      return server.picture(within: scene.clip, scale: scene.scale)
    }
  }()
}
