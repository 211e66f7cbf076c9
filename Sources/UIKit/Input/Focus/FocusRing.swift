// SPDX-FileCopyrightText: 2026 The Tessera Authors
// SPDX-License-Identifier: MIT

/// The ring of the view that has the keyboard's focus.
///
/// It stands within the view's edges, in front of all that is in it, since superviews may clip what is around.
@MainActor final class FocusRing: UIView {
  /// Points; not measured.
  private static let width: CGFloat = 3

  init() {
    super.init(frame: .zero)
    isUserInteractionEnabled = false
    autoresizingMask = [.flexibleWidth, .flexibleHeight]
    layer.zPosition = 1_000
    layer.borderWidth = Self.width
  }

  required init?(coder: NSCoder) { nil }

  func move(to view: UIView?) {
    removeFromSuperview()
    guard let view else { return }
    frame = view.bounds
    layer.cornerRadius = view.layer.cornerRadius
    layer.borderColor = view.tintColor.resolvedColor(with: view.traitCollection).cgColor
    view.addSubview(self)
  }
}
