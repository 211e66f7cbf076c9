// SPDX-FileCopyrightText: 2026 The Tessera Authors
// SPDX-License-Identifier: MIT

import UIKit

/// GET, then a ring that fills, then OPEN.
final class GetButton: UIButton {
  enum Style {
    /// A white pill of 60 × 20 points, on a picture.
    case onPicture
    /// A grey pill of 66 × 28 points, in a list.
    case onCard
  }

  var app: StoreApp? {
    didSet { refresh() }
  }

  private var style = Style.onPicture
  private let track = CAShapeLayer()
  private let ring = CAShapeLayer()
  private var download = DownloadState.absent

  convenience init(style: Style) {
    self.init(frame: .zero)
    self.style = style
    assemble()
  }

  override var isHighlighted: Bool {
    didSet { alpha = isHighlighted ? 0.5 : 1 }
  }

  override var intrinsicContentSize: CGSize {
    let plain = style == .onPicture ? CGSize(width: 60, height: 20) : CGSize(width: 66, height: 28)
    let growth = titleFont.pointSize / plainFontSize
    return CGSize(width: (plain.width * growth).rounded(.up), height: (plain.height * growth).rounded(.up))
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    layer.cornerRadius = download.isLoading ? 0 : bounds.height / 2
    let radius = bounds.height / 2 - ring.lineWidth / 2
    let circle = UIBezierPath(
      arcCenter: CGPoint(x: bounds.midX, y: bounds.midY), radius: max(radius, 0),
      startAngle: -.pi / 2, endAngle: 1.5 * .pi, clockwise: true)
    for shape in [track, ring] {
      shape.frame = bounds
      shape.path = circle.cgPath
    }
  }

  /// The pill is small, a finger is not.
  override func point(inside point: CGPoint, with event: UIEvent?) -> Bool {
    bounds.insetBy(dx: -10, dy: min(0, (bounds.height - 44) / 2)).contains(point)
  }

  override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
    super.traitCollectionDidChange(previousTraitCollection)
    titleLabel?.font = titleFont
    invalidateIntrinsicContentSize()
    colorRing()
  }

  private func assemble() {
    translatesAutoresizingMaskIntoConstraints = false
    titleLabel?.font = titleFont
    for axis in [NSLayoutConstraint.Axis.horizontal, .vertical] {
      setContentHuggingPriority(.required, for: axis)
      setContentCompressionResistancePriority(.required, for: axis)
    }
    for shape in [track, ring] {
      shape.fillColor = UIColor.clear.cgColor
      shape.lineWidth = 2
      layer.addSublayer(shape)
    }
    ring.lineCap = .round
    colorRing()
    addTarget(self, action: #selector(tapped), for: .touchUpInside)
    Downloads.shared.add(self)
    refresh()
  }

  @objc private func tapped() {
    guard let app = app else { return }
    Downloads.shared.start(app)
  }

  private var plainFontSize: CGFloat { style == .onPicture ? 12 : 14 }

  private var titleFont: UIFont {
    Typeface.font(plainFontSize, .bold, like: .caption1, upTo: plainFontSize * 1.5)
  }

  private var inkColor: UIColor { style == .onPicture ? Palette.actionOnPicture : Palette.action }
  private var pillColor: UIColor { style == .onPicture ? .white : Palette.pill }

  // A layer's colours are fixed ones, so they are set again when the appearance changes.
  private func colorRing() {
    let dark = style == .onPicture
    ring.strokeColor = (dark ? UIColor.white : inkColor).resolvedColor(with: traitCollection).cgColor
    track.strokeColor =
      (dark ? UIColor(white: 1, alpha: 0.35) : Palette.track)
      .resolvedColor(with: traitCollection).cgColor
  }

  private func refresh() {
    download = app.map { Downloads.shared.state(of: $0) } ?? .absent
    let name = app?.name ?? ""
    var progress = 0.0
    switch download {
    case .absent:
      setTitle(NSLocalizedString("GET", comment: "Button that downloads an app"), for: .normal)
      accessibilityLabel = "\(NSLocalizedString("Get", comment: "Followed by an app name")) \(name)"
    case .loading(let fraction):
      progress = fraction
      setTitle(nil, for: .normal)
      accessibilityLabel = "\(NSLocalizedString("Downloading", comment: "Followed by an app name")) \(name)"
    case .ready:
      setTitle(NSLocalizedString("OPEN", comment: "Button that opens an app"), for: .normal)
      accessibilityLabel = "\(NSLocalizedString("Open", comment: "Followed by an app name")) \(name)"
    }
    accessibilityValue = download.isLoading ? "\(Int((progress * 100).rounded())) %" : nil
    setTitleColor(inkColor, for: .normal)
    backgroundColor = download.isLoading ? .clear : pillColor
    track.isHidden = !download.isLoading
    ring.isHidden = !download.isLoading
    ring.strokeEnd = CGFloat(progress)
    setNeedsLayout()
  }
}

extension GetButton: DownloadObserver {
  func downloadDidChange(_ app: StoreApp, to state: DownloadState) {
    if app == self.app {
      refresh()
    }
  }
}

extension DownloadState {
  var isLoading: Bool {
    if case .loading = self { return true }
    return false
  }
}
