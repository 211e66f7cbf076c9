// SPDX-FileCopyrightText: 2026 The Tessera Authors
// SPDX-License-Identifier: MIT

extension UIView {
  /// What all initialisers end with.
  func finishInit(frame: CGRect) {
    // A new view is in no window yet.
    let screen = UIApplication.current.screen
    layer.contentsScale = screen.scale
    layer.layerName = LayerNames.name(of: type(of: self))
    layer.frame = frame
    layer.delegate = self
    traits.inherit(screen.traitCollection)
    if overridesDraw { layer.setNeedsDisplay() }
  }
}

/// The names that views' layers have: those of their classes, of which each is asked once.
@MainActor private enum LayerNames {
  private static var known: [ObjectIdentifier: String] = [:]

  static func name(of type: UIView.Type) -> String {
    if let name = known[ObjectIdentifier(type)] { return name }
    let name = String(describing: type)
    known[ObjectIdentifier(type)] = name
    return name
  }
}
