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
    guard let view, let halo = view.focusEffect as? UIFocusHaloEffect else { return }
    let color = view.tintColor.resolvedColor(with: view.traitCollection).cgColor
    let container = halo.containerView ?? view
    let grows = halo.position == .outside ? -Self.width : 0
    outline?.removeFromSuperlayer()
    outline = nil
    if let path = halo.outline {
      // An outline of the app's own is drawn along its line.
      frame = container.bounds
      layer.borderWidth = 0
      let line = CAShapeLayer()
      line.path = path.cgPath
      line.fillColor = nil
      line.strokeColor = color
      line.lineWidth = Self.width
      let origin = container.convert(CGPoint.zero, from: halo.referenceView ?? view)
      line.setAffineTransform(CGAffineTransform(translationX: origin.x, y: origin.y))
      layer.addSublayer(line)
      outline = line
    } else {
      frame = container.convert(view.bounds, from: view).insetBy(dx: grows, dy: grows)
      layer.borderWidth = Self.width
      layer.cornerRadius = view.layer.cornerRadius > 0 ? view.layer.cornerRadius - grows : 0
      layer.borderColor = color
    }
    container.addSubview(self)
  }

  private var outline: CAShapeLayer?
}
