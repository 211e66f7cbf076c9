// SPDX-FileCopyrightText: 2026 The Tessera Authors
// SPDX-License-Identifier: MIT

/// A row of a wheel that can be seen: the delegate's view, or a title.
final class PickerRow: UIView {
  private let label = UILabel()
  /// The view of the delegate's that is shown.
  private(set) var content: UIView?

  private static let fontSize: CGFloat = 21
  /// Beside a title, points.
  private static let margin: CGFloat = 4

  override init(frame: CGRect) {
    super.init(frame: frame)
    isUserInteractionEnabled = false
    label.font = .systemFont(ofSize: Self.fontSize)
    label.textAlignment = .center
    addSubview(label)
  }

  required init?(coder: NSCoder) { fatalError("Rows of wheels are not archived") }

  /// Asks the delegate what a row shows: a view, else a title with attributes, else a plain one.
  func show(_ row: Int, of component: Int, in picker: UIPickerView) {
    let delegate = picker.delegate
    let view = delegate?.pickerView(picker, viewForRow: row, forComponent: component, reusing: content)
    if let view, view !== UIPickerView.noRowView {
      label.isHidden = true
      if view !== content || view.superview !== self {
        content?.removeFromSuperview()
        content = view
        addSubview(view)
      }
      return
    }
    content?.removeFromSuperview()
    content = nil
    label.isHidden = false
    label.textAlignment = (picker as? WheelAligning)?.alignment(ofComponent: component) ?? .center
    if let text = delegate?.pickerView(picker, attributedTitleForRow: row, forComponent: component) {
      label.attributedText = text
    } else {
      label.text = delegate?.pickerView(picker, titleForRow: row, forComponent: component)
      label.textColor = picker.titleColor ?? .label
    }
  }

  /// What assistive technology says of a row.
  static func words(_ row: Int, of component: Int, in picker: UIPickerView) -> String? {
    picker.delegate?.pickerView(picker, attributedTitleForRow: row, forComponent: component)?.string
      ?? picker.delegate?.pickerView(picker, titleForRow: row, forComponent: component)
  }

  func place(in size: CGSize, at center: CGPoint, foreshortening: CGFloat, strength: CGFloat) {
    if bounds.size != size { bounds.size = size }
    self.center = center
    transform = foreshortening == 1 ? .identity : CGAffineTransform(scaleX: 1, y: foreshortening)
    alpha = strength
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    label.frame = bounds.insetBy(dx: Self.margin, dy: 0)
    guard let content else { return }
    // As on iOS, views stand in the middle with their own size; those without one fill the row.
    if content.bounds.size == .zero { content.bounds.size = bounds.size }
    content.center = CGPoint(x: bounds.midX, y: bounds.midY)
  }
}

/// A picker that places titles otherwise than in the middle.
@preconcurrency @MainActor protocol WheelAligning: UIPickerView {
  func alignment(ofComponent component: Int) -> NSTextAlignment
}
