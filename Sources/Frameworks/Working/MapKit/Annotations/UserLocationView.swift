// SPDX-FileCopyrightText: 2026 The Tessera Authors
// SPDX-License-Identifier: MIT

/// A blue point with a white rim, where the device is.
@preconcurrency @MainActor open class MKUserLocationView: MKAnnotationView {
  private let point = CALayer()

  public override init(annotation: (any MKAnnotation)?, reuseIdentifier: String?) {
    super.init(annotation: annotation, reuseIdentifier: reuseIdentifier)
    prepare()
  }

  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    prepare()
  }

  private func prepare() {
    bounds.size = CGSize(width: 22, height: 22)
    layer.backgroundColor = UIColor.white.cgColor
    layer.cornerRadius = 11
    layer.shadowColor = UIColor.black.cgColor
    (layer.shadowOpacity, layer.shadowRadius, layer.shadowOffset) = (0.3, 3, .zero)
    point.frame = bounds.insetBy(dx: 3, dy: 3)
    point.cornerRadius = 8
    layer.addSublayer(point)
    zPriority = .max
  }

  open override func layoutSubviews() {
    super.layoutSubviews()
    point.backgroundColor = tintColor.resolvedColor(with: traitCollection).cgColor
  }
}
