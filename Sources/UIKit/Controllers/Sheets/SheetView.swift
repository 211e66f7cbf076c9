// SPDX-FileCopyrightText: 2026 The Tessera Authors
// SPDX-License-Identifier: MIT

/// The view of a sheet: cuts its content at the corners, shows the grabber, and is scaled as a whole.
final class SheetView: UIView {
  private let grabber = UIView()
  private var insets = UIEdgeInsets.zero

  /// The presented controller's view.
  var content: UIView? {
    didSet {
      guard content !== oldValue else { return }
      if oldValue?.superview === self { oldValue?.removeFromSuperview() }
      guard let content else { return }
      content.frame = bounds
      content.autoresizingMask = [.flexibleWidth, .flexibleHeight]
      insertSubview(content, at: 0)
    }
  }

  var showsGrabber = false {
    didSet { grabber.isHidden = !showsGrabber }
  }

  init() {
    super.init(frame: .zero)
    clipsToBounds = true
    grabber.isHidden = true
    grabber.isUserInteractionEnabled = false
    grabber.backgroundColor = .tertiaryLabel
    grabber.layer.cornerRadius = Self.grabberSize.height / 2
    addSubview(grabber)
  }

  required init?(coder: NSCoder) {
    fatalError("Sheets are made by UISheetPresentationController only")
  }

  private static let grabberSize = CGSize(width: 36, height: 5)
  private static let grabberTop: CGFloat = 5

  func place(_ place: SheetPlace, offset: CGFloat, cornerRadius: CGFloat) {
    let scale = place.scale
    layer.maskedCorners =
      place.margin > 0
      ? [.layerMinXMinYCorner, .layerMaxXMinYCorner, .layerMinXMaxYCorner, .layerMaxXMaxYCorner]
      : [.layerMinXMinYCorner, .layerMaxXMinYCorner]
    layer.cornerRadius = place.frame.minY > 0 ? cornerRadius : 0
    transform = scale == 1 ? .identity : CGAffineTransform(scaleX: scale, y: scale)
    bounds = CGRect(origin: .zero, size: place.size)
    center = CGPoint(x: place.frame.midX, y: place.frame.midY + offset)
    grabber.frame = CGRect(
      x: (place.size.width - Self.grabberSize.width) / 2, y: Self.grabberTop, width: Self.grabberSize.width,
      height: Self.grabberSize.height)
    guard insets != place.insets else { return }
    insets = place.insets
    content?.updateSafeArea()
  }

  /// A sheet's own safe area, wherever on the screen it stands.
  override func safeAreaPassed(toSubviewAt frame: CGRect) -> UIEdgeInsets { insets }
}
