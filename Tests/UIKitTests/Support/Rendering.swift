// SPDX-FileCopyrightText: 2026 The Tessera Authors
// SPDX-License-Identifier: MIT

import CoreGraphics
import Foundation
import QuartzCore
import RasterServer
import Testing

@testable import UIKit

/// Draws views as a device would, without an app.
@MainActor enum Rendering {
  /// The pixels of a view, whose frame becomes the screen.
  static func bitmap(_ view: UIView, scale: CGFloat = 2) throws -> Bitmap {
    try #require(server(view, scale: scale).render())
  }

  static func server(_ view: UIView, scale: CGFloat = 2) throws -> RasterServer {
    let context = LayerContext(screenSize: view.bounds.size, screenScale: scale)
    view.frame.origin = .zero
    context.root.addSublayer(view.layer)
    let result = try #require(context.makeFrame())
    let server = RasterServer()
    for image in result.images { server.receive(image) }
    server.apply(result.commit)
    return server
  }
}

extension UIView {
  /// The view as on a screen with so many pixels per point.
  func at(scale: CGFloat) -> Self {
    overrideTraits { $0.displayScale = scale }
    return self
  }

  /// The view in light or dark.
  func inStyle(_ style: UIUserInterfaceStyle) -> Self {
    overrideUserInterfaceStyle = style
    return self
  }
}
