// SPDX-FileCopyrightText: 2026 The Tessera Authors
// SPDX-License-Identifier: MIT

import TesseraTesting

@testable import SwiftUI

/// A view on a device's screen, in virtual time.
@MainActor final class AnimationScene<Content: View> {
  let screen = TestScreen()
  let controller: UIHostingController<Content>

  init(_ content: Content) {
    controller = UIHostingController(rootView: content)
    screen.show(controller)
    screen.step()
  }

  var view: UIView { controller.view }
  var host: ViewHost? { (view as? _UIHostingView<Content>)?.host }

  /// Changes state, and makes the frame that shows it.
  func change(_ body: () -> Void) {
    screen.activate()
    body()
    screen.step()
  }

  /// All layers below the hosting view's, depth first.
  var layers: [CALayer] {
    func all(_ layer: CALayer) -> [CALayer] { (layer.sublayers ?? []).flatMap { [$0] + all($0) } }
    return all(view.layer)
  }

  /// The layers that are filled with a colour.
  var colored: [CALayer] { layers.filter { $0.backgroundColor != nil } }

  /// The first filled layer as it is on screen.
  var shown: CALayer? { colored.first.flatMap { $0.presentation() } }

  /// The rectangle of a layer on screen, in the hosting view.
  func frame(_ layer: CALayer) -> CGRect {
    guard let shown = layer.presentation(), let root = view.layer.presentation() else { return .null }
    return root.convert(shown.bounds, from: shown)
  }
}

/// Something that tests change.
@Observable final class Moved {
  var value = 0.0
  var other = 0.0
  var isOn = false
  var ids: [Int] = []
}
