// SPDX-FileCopyrightText: 2026 The Tessera Authors
// SPDX-License-Identifier: MIT

/// What lies under everything: a plain ground with lines of latitude and longitude, by which one sees it move.
final class MapGround: UIView {
  var mapType = MKMapType.standard { didSet { paint() } }
  private let lines = CAShapeLayer()
  private let notice = UILabel()

  /// Points between lines at least.
  private static let nearest = 70.0
  /// Degrees between lines.
  private static let steps = [
    30, 15, 10, 5, 2, 1, 0.5, 0.2, 0.1, 0.05, 0.02, 0.01, 0.005, 0.002, 0.001, 0.0005, 0.0002,
  ]

  init() {
    super.init(frame: .zero)
    isUserInteractionEnabled = false
    lines.lineWidth = 1
    layer.addSublayer(lines)
    notice.text = "No map data"
    notice.font = .systemFont(ofSize: 9)
    notice.sizeToFit()
    addSubview(notice)
    paint()
  }

  required init?(coder: NSCoder) { fatalError("not in nibs") }

  override func layoutSubviews() {
    super.layoutSubviews()
    let free = bounds.inset(by: superview?.safeAreaInsets ?? .zero)
    notice.frame.origin = CGPoint(x: free.minX + 8, y: free.maxY - notice.bounds.height - 6)
  }

  override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
    super.traitCollectionDidChange(previousTraitCollection)
    paint()
  }

  private func paint() {
    let isDark = traitCollection.userInterfaceStyle == .dark
    let shades: (ground: Int, lines: Int, words: Int)
    switch mapType {
    case .standard: shades = isDark ? (0x2B2D31, 0x3A3D42, 0x9A9CA1) : (0xF4F1EA, 0xE3DED3, 0x8A867D)
    case .mutedStandard: shades = isDark ? (0x2B2C2E, 0x393A3D, 0x9A9A9C) : (0xF3F3F1, 0xE4E4E1, 0x8B8B88)
    case .satellite, .hybrid, .satelliteFlyover, .hybridFlyover: shades = (0x1F3A33, 0x2C4C43, 0xB9C9C3)
    }
    backgroundColor = Self.color(shades.ground)
    lines.strokeColor = Self.color(shades.lines).cgColor
    notice.textColor = Self.color(shades.words)
  }

  private static func color(_ hex: Int) -> UIColor {
    UIColor(
      red: CGFloat(hex >> 16) / 255, green: CGFloat(hex >> 8 & 0xFF) / 255, blue: CGFloat(hex & 0xFF) / 255, alpha: 1)
  }

  /// - Parameter scale: Points a map point.
  func show(_ rect: MKMapRect, scale: Double) {
    guard !rect.isNull, scale > 0 else { return }
    let degree = Mercator.side / 360 * scale
    let step = Self.steps.last { $0 * degree >= Self.nearest } ?? Self.steps[0]
    let region = MKCoordinateRegion(rect)
    let west = MKMapPoint(x: rect.minX, y: rect.midY).coordinate.longitude
    let south = MKMapPoint(x: rect.midX, y: rect.maxY).coordinate.latitude
    let path = CGMutablePath()
    for longitude in Self.multiples(of: step, from: west, over: region.span.longitudeDelta) {
      let x = (MKMapPoint(CLLocationCoordinate2D(latitude: 0, longitude: longitude)).x - rect.minX) * scale
      path.move(to: CGPoint(x: x, y: 0))
      path.addLine(to: CGPoint(x: x, y: rect.height * scale))
    }
    for latitude in Self.multiples(of: step, from: south, over: region.span.latitudeDelta) {
      let y = (MKMapPoint(CLLocationCoordinate2D(latitude: latitude, longitude: 0)).y - rect.minY) * scale
      path.move(to: CGPoint(x: 0, y: y))
      path.addLine(to: CGPoint(x: rect.width * scale, y: y))
    }
    lines.path = path
    lines.fillColor = nil
  }

  private static func multiples(of step: Double, from start: Double, over length: Double) -> [Double] {
    let first = (start / step).rounded(.up)
    let count = max(Int(((start + length) / step).rounded(.down) - first), -1) + 1
    // Lines are some tens of points apart.
    return (0..<min(count, 200)).map { (first + Double($0)) * step }
  }
}
