// SPDX-FileCopyrightText: 2026 The Tessera Authors
// SPDX-License-Identifier: MIT

import Foundation
import TesseraTesting
import UIKit

@testable import SwiftUI

/// A picture of a view on a device, written where `TESSERA_LOOK` says, to be looked at.
@MainActor func look(
  _ view: some View, as name: String, appearance: UIUserInterfaceStyle = .light,
  textSize: UIContentSizeCategory = .large, isRightToLeft: Bool = false
) throws -> Data {
  let controller = UIHostingController(rootView: view)
  if isRightToLeft { controller.traitOverrides.layoutDirection = .rightToLeft }
  let data = try snapshot(of: controller, appearance: appearance, textSize: textSize)
  if let folder = ProcessInfo.processInfo.environment["TESSERA_LOOK"] {
    try data.write(to: URL(fileURLWithPath: "\(folder)/\(name).png"))
  }
  return data
}

/// Shows a view in a hosting view of a size, without a window or a safe area.
@MainActor final class Stage<Content: View> {
  let view: _UIHostingView<Content>

  init(_ content: Content, width: CGFloat = 300, height: CGFloat = 300, scale: CGFloat = 1) {
    view = _UIHostingView(rootView: content)
    view.host.overrides = [{ $0.displayScale = scale }]
    view.frame = CGRect(x: 0, y: 0, width: width, height: height)
    layOut()
  }

  func layOut() {
    view.setNeedsLayout()
    view.layoutIfNeeded()
  }

  /// The content's answer to a proposal.
  func size(_ width: CGFloat?, _ height: CGFloat?) -> CGSize {
    view.host.size(.init(width: width, height: height))
  }

  var host: ViewHost { view.host }

  /// The frames of all layers that show a colour, in the view, in drawing order.
  var colored: [CGRect] {
    var frames: [CGRect] = []
    func walk(_ layer: CALayer) {
      if layer !== view.layer, layer.backgroundColor != nil || (layer as? CAShapeLayer)?.fillColor != nil {
        frames.append(view.layer.convert(layer.bounds, from: layer))
      }
      layer.sublayers?.forEach(walk)
    }
    walk(view.layer)
    return frames
  }
}
