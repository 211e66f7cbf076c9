// SPDX-FileCopyrightText: 2026 The Tessera Authors
// SPDX-License-Identifier: MIT

/// The place of one column's view.
final class SplitPane: UIView {
  /// Holds the view, cut off at the corners.
  let content = UIView()

  /// Of a floating column, points; chosen after the glass of other panels.
  private static let corner: CGFloat = 26

  override init(frame: CGRect) {
    super.init(frame: frame)
    content.frame = bounds
    content.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    content.clipsToBounds = true
    addSubview(content)
  }

  required init?(coder: NSCoder) { fatalError("Panes are not archived") }

  /// Whether the column floats above the others.
  var floats = false {
    didSet {
      guard floats != oldValue else { return }
      content.layer.cornerRadius = floats ? Self.corner : 0
      content.layer.cornerCurve = .continuous
      content.layer.borderWidth = floats ? 0.5 : 0
      layer.shadowOpacity = floats ? 0.12 : 0
      layer.shadowRadius = 12
      layer.shadowOffset = CGSize(width: 0, height: 4)
      colorsDidChange()
    }
  }

  private func colorsDidChange() {
    content.layer.borderColor = UIColor.separator.resolvedColor(with: traitCollection).cgColor
    content.backgroundColor = floats ? .systemBackground : nil
  }

  override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
    super.traitCollectionDidChange(previousTraitCollection)
    colorsDidChange()
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    layer.shadowPath = floats ? UIBezierPath(roundedRect: bounds, cornerRadius: Self.corner).cgPath : nil
  }

  /// Shows a view, or none.
  func hold(_ view: UIView?) {
    guard view?.superview !== content || view == nil else { return }
    for old in content.subviews { old.removeFromSuperview() }
    guard let view else { return }
    view.frame = content.bounds
    view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    content.addSubview(view)
  }
}
