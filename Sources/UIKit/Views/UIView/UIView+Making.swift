// SPDX-FileCopyrightText: 2026 The Tessera Authors
// SPDX-License-Identifier: MIT

extension UIView {
  /// What all initialisers end with.
  func finishInit(frame: CGRect) {
    layer.delegate = self
    // A new view is in no window yet.
    let screen = UIApplication.current.screen
    layer.contentsScale = screen.scale
    layer.layerName = String(describing: type(of: self))
    layer.frame = frame
    traits.inherit(screen.traitCollection)
    if overridesDraw { layer.setNeedsDisplay() }
  }
}
