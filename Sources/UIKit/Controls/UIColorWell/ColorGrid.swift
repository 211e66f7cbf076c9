// SPDX-FileCopyrightText: 2026 The Tessera Authors
// SPDX-License-Identifier: MIT

/// Colours to choose from: a row of greys, and hues from dark to light; below them, how opaque the colour is.
final class ColorGrid: UIView {
  private static let columns = 12
  private static let rows = 10
  /// Around the colours, and between them and the slider, points.
  private static let margin: CGFloat = 20
  private static let sliderHeight: CGFloat = 34

  static func size(supportsAlpha: Bool) -> CGSize {
    CGSize(width: 320, height: 2 * margin + 240 + (supportsAlpha ? margin + sliderHeight : 0))
  }

  private let field = UIView()
  private let slider = UISlider()
  private let ring = UIView()
  private var swatches: [Swatch] = []
  let supportsAlpha: Bool
  /// Told of each choice.
  var onChoose: ((UIColor) -> Void)?

  init(supportsAlpha: Bool) {
    self.supportsAlpha = supportsAlpha
    super.init(frame: CGRect(origin: .zero, size: Self.size(supportsAlpha: supportsAlpha)))
    field.clipsToBounds = true
    field.layer.cornerRadius = 10
    field.layer.cornerCurve = .continuous
    addSubview(field)
    for row in 0..<Self.rows {
      for column in 0..<Self.columns {
        let swatch = Swatch(color: Self.color(row, column))
        swatch.addAction(
          UIAction { [weak self, unowned swatch] _ in self?.choose(swatch.color) }, for: .touchUpInside)
        swatches.append(swatch)
        field.addSubview(swatch)
      }
    }
    ring.isUserInteractionEnabled = false
    ring.layer.borderWidth = 3
    ring.layer.borderColor = UIColor.white.cgColor
    ring.layer.cornerRadius = 4
    addSubview(ring)
    slider.value = 1
    slider.accessibilityLabel = "Opacity"
    slider.isHidden = !supportsAlpha
    slider.addAction(
      UIAction { [weak self] _ in
        guard let self, let color else { return }
        self.color = color.withAlphaComponent(CGFloat(slider.value))
        self.color.map { self.onChoose?($0) }
      }, for: .valueChanged)
    addSubview(slider)
  }

  required init?(coder: NSCoder) { fatalError("Grids are not archived") }

  /// The chosen colour; one that is not in the grid marks nothing.
  var color: UIColor? {
    didSet {
      slider.value = Float(color?.cgColor.alpha ?? 1)
      setNeedsLayout()
    }
  }

  private func choose(_ color: UIColor) {
    let chosen = supportsAlpha && slider.value > 0 ? color.withAlphaComponent(CGFloat(slider.value)) : color
    self.color = chosen
    onChoose?(chosen)
  }

  /// Greys from white to black in the first row; below, hues from dark to light.
  static func color(_ row: Int, _ column: Int) -> UIColor {
    guard row > 0 else { return UIColor(white: 1 - CGFloat(column) / CGFloat(columns - 1), alpha: 1) }
    let hue = (CGFloat(column) / CGFloat(columns) + 0.54).truncatingRemainder(dividingBy: 1)
    let share = CGFloat(row) / CGFloat(rows - 1)
    return share < 0.5
      ? UIColor(hue: hue, saturation: 1, brightness: 0.3 + 1.4 * share, alpha: 1)
      : UIColor(hue: hue, saturation: 1 - (share - 0.45) * 1.5, brightness: 1, alpha: 1)
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    let width = max(bounds.width - 2 * Self.margin, 0)
    let side = width / CGFloat(Self.columns)
    let height = 240 / CGFloat(Self.rows)
    field.frame = CGRect(x: Self.margin, y: Self.margin, width: width, height: 240)
    for (index, swatch) in swatches.enumerated() {
      swatch.frame = CGRect(
        x: CGFloat(index % Self.columns) * side, y: CGFloat(index / Self.columns) * height, width: side, height: height)
    }
    slider.frame = CGRect(x: Self.margin, y: field.frame.maxY + Self.margin, width: width, height: Self.sliderHeight)
    slider.minimumTrackTintColor = color?.withAlphaComponent(1)
    let wanted = color?.withAlphaComponent(1).cgColor
    let chosen = swatches.first { $0.color.cgColor == wanted }
    ring.isHidden = chosen == nil
    if let chosen { ring.frame = convert(chosen.frame, from: field).insetBy(dx: -1, dy: -1) }
    for swatch in swatches where swatch.isSelected != (swatch === chosen) { swatch.isSelected = swatch === chosen }
  }
}

/// A colour that can be tapped.
private final class Swatch: UIControl {
  let color: UIColor

  init(color: UIColor) {
    self.color = color
    super.init(frame: .zero)
    backgroundColor = color
    isAccessibilityElement = true
    accessibilityTraits = .button
    var (red, green, blue): (CGFloat, CGFloat, CGFloat) = (0, 0, 0)
    color.getRed(&red, green: &green, blue: &blue, alpha: nil)
    let parts = [red, green, blue].map { "\(Int(($0 * 255).rounded()))" }
    accessibilityLabel = "Colour " + parts.joined(separator: " ")
  }

  required init?(coder: NSCoder) { fatalError("Swatches are not archived") }
}
