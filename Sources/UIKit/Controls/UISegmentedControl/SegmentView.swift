// SPDX-FileCopyrightText: 2026 The Tessera Authors
// SPDX-License-Identifier: MIT

/// By what a segmented control's pictures and adjustments are told apart.
struct SegmentLook: Hashable {
  var state: UIControl.State = .normal
  /// The state of the segment on the right of a divider.
  var right: UIControl.State?
  var segment: UISegmentedControl.Segment?
  var metrics: UIBarMetrics
}

/// One segment. Touches go to the control; assistive technology meets the segments.
final class SegmentView: UIView {
  enum Content {
    case title(String?)
    case image(UIImage?)
    case action(UIAction)
  }

  let background = UIImageView()
  let label = UILabel()
  let picture = UIImageView()
  var content: Content
  /// Points; 0 for its share.
  var width: CGFloat = 0
  var offset = CGSize.zero
  var isEnabled = true

  init(content: Content) {
    self.content = content
    super.init(frame: .zero)
    isUserInteractionEnabled = false
    isOpaque = false
    label.textAlignment = .center
    label.lineBreakMode = .byTruncatingTail
    picture.contentMode = .center
    addSubview(background)
    addSubview(label)
    addSubview(picture)
    isAccessibilityElement = true
  }

  convenience init(title: String?) { self.init(content: .title(title)) }
  convenience init(image: UIImage?) { self.init(content: .image(image)) }
  convenience init(action: UIAction) { self.init(content: .action(action)) }

  required init?(coder: NSCoder) { fatalError("Segments are not archived") }

  var title: String? {
    switch content {
    case .title(let title): title
    case .image: nil
    case .action(let action): action.image == nil ? action.title : nil
    }
  }

  var image: UIImage? {
    switch content {
    case .title: nil
    case .image(let image): image
    case .action(let action): action.image
    }
  }

  var action: UIAction? {
    if case .action(let action) = content { action } else { nil }
  }

  /// Shows the contents; returns how wide they are.
  @discardableResult func show(_ attributes: [NSAttributedString.Key: Any]) -> CGFloat {
    if let image {
      picture.image = image
      picture.prefersTemplates = true
      picture.tintColor = attributes[.foregroundColor] as? UIColor
      label.attributedText = nil
      return image.size.width
    }
    picture.image = nil
    let text = NSAttributedString(string: title ?? "", attributes: attributes)
    if label.attributedText != text { label.attributedText = text }
    return label.sizeThatFits(.zero).width
  }

  /// How wide the contents would be, points.
  func contentWidth(_ attributes: [NSAttributedString.Key: Any]) -> CGFloat {
    image?.size.width ?? NSAttributedString(string: title ?? "", attributes: attributes).size().width
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    background.frame = bounds
  }

  override var accessibilityLabel: String? {
    get { accessibilityState.label ?? title ?? action?.title }
    set { super.accessibilityLabel = newValue }
  }
}
