// SPDX-FileCopyrightText: 2026 The Tessera Authors
// SPDX-License-Identifier: MIT

/// Shows a text under a finger larger, above it.
@MainActor final class TextLoupe: UIView {
  private weak var host: UIView?
  private let lens = LoupeLens()

  /// Chosen, to look like iOS's: points.
  private static let size = CGSize(width: 104, height: 56)
  private static let gap: CGFloat = 16

  init(of host: UIView) {
    self.host = host
    super.init(frame: CGRect(origin: .zero, size: Self.size))
    isUserInteractionEnabled = false
    layer.shadowOpacity = 0.2
    layer.shadowRadius = 12
    layer.shadowOffset = CGSize(width: 0, height: 4)
    layer.shadowPath = UIBezierPath(roundedRect: bounds, cornerRadius: bounds.height / 2).cgPath
    lens.frame = bounds
    lens.layer.cornerRadius = bounds.height / 2
    lens.layer.cornerCurve = .continuous
    lens.clipsToBounds = true
    lens.host = host
    lens.layer.borderWidth = 1
    lens.layer.borderColor = UIColor.separator.resolvedColor(with: host.traitCollection).cgColor
    addSubview(lens)
    accessibilityElementsHidden = true
  }

  required init?(coder: NSCoder) { fatalError("Loupes are made by text views only") }

  /// Stands above a caret of the host's bounds space, and shows what is there.
  func show(at caret: CGRect) {
    guard let host, let window = host.window else { return }
    if superview == nil {
      window.addSubview(self)
      alpha = 0
      UIView.animate(withDuration: 0.15) { self.alpha = 1 }
    }
    let place = host.convert(caret, to: nil)
    let half = Self.size.width / 2
    let x = min(max(place.midX, half + 4), window.bounds.width - half - 4)
    let above = place.minY - Self.gap - Self.size.height
    let y = above >= window.safeAreaInsets.top ? above : place.maxY + Self.gap
    center = CGPoint(x: x, y: y + Self.size.height / 2)
    lens.show(CGPoint(x: caret.midX, y: caret.midY))
  }

  func hide() {
    guard superview != nil else { return }
    UIView.animate(withDuration: 0.15) {
      self.alpha = 0
    } completion: { _ in
      self.removeFromSuperview()
    }
  }
}

/// The picture in a loupe.
private final class LoupeLens: UIView {
  weak var host: UIView?
  /// What is in the middle, in the host's bounds space.
  private var middle = CGPoint.zero
  private static let magnification: CGFloat = 1.25

  func show(_ point: CGPoint) {
    middle = point
    setNeedsDisplay()
  }

  override func draw(_ rect: CGRect) {
    guard let host, let context = UIGraphicsGetCurrentContext() else { return }
    let ground = sequence(first: host, next: \.superview).lazy.compactMap(\.backgroundColor)
      .first { $0.resolvedCGColor(with: self.traitCollection).alpha == 1 }
    (ground ?? .systemBackground).resolvedColor(with: traitCollection).setFill()
    context.fill(bounds)
    context.translateBy(x: bounds.midX, y: bounds.midY)
    context.scaleBy(x: Self.magnification, y: Self.magnification)
    context.translateBy(x: -middle.x, y: -middle.y)
    host.layer.render(in: context)
  }
}
