// SPDX-FileCopyrightText: 2026 The Tessera Authors
// SPDX-License-Identifier: MIT

/// What is lifted above the screen while a context menu is open: a picture of the view, or what a controller shows.
@MainActor final class MenuPreview: UIView {
  let targeted: UITargetedPreview
  /// The app's own preview.
  let controller: UIViewController?
  /// The view whose picture this is, which is not to be seen meanwhile, and how it was.
  private var hidden: (view: UIView, alpha: CGFloat)?
  /// Where it stands once it is lifted, in the overlay's bounds space.
  var place = CGRect.zero
  /// Where it goes back to.
  var home: UITargetedPreview
  private let content = UIView()

  init(_ targeted: UITargetedPreview, controller: UIViewController?) {
    self.targeted = targeted
    self.controller = controller
    home = targeted
    super.init(frame: CGRect(origin: .zero, size: controller == nil ? targeted.size : .zero))
    addSubview(content)
    isAccessibilityElement = controller == nil
    accessibilityLabel = targeted.view.accessibilityLabel
    layer.shadowRadius = 20
    layer.shadowOffset = CGSize(width: 0, height: 8)
    layer.shadowOpacity = 0
  }

  required init?(coder: NSCoder) { fatalError("Previews are made by menus only") }

  // MARK: - Looks

  private func showPicture() {
    content.frame = bounds
    let view = targeted.view
    let parameters = targeted.parameters
    let radius = view.layer.cornerRadius
    if let picture = view.snapshotView(afterScreenUpdates: view.window == nil) {
      picture.frame = bounds
      picture.isUserInteractionEnabled = false
      content.addSubview(picture)
    }
    content.backgroundColor = parameters.backgroundColor
    content.layer.cornerRadius = radius
    content.layer.cornerCurve = view.layer.cornerCurve
    if let path = parameters.visiblePath {
      let mask = CAShapeLayer()
      mask.path = path.cgPath
      content.layer.mask = mask
    } else if radius > 0 {
      content.clipsToBounds = true
    }
    let outline = parameters.shadowPath ?? parameters.visiblePath
    layer.shadowPath = (outline ?? UIBezierPath(roundedRect: bounds, cornerRadius: radius)).cgPath
  }

  private func show(_ controller: UIViewController) {
    bounds.size = place.size
    content.frame = bounds
    content.layer.cornerRadius = MenuMetrics.previewCornerRadius
    content.layer.cornerCurve = .continuous
    content.clipsToBounds = true
    let view: UIView = controller.view
    view.frame = content.bounds
    view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    controller.beginAppearanceTransition(true, animated: true)
    content.addSubview(view)
    controller.endAppearanceTransition()
    layer.shadowPath = UIBezierPath(roundedRect: bounds, cornerRadius: MenuMetrics.previewCornerRadius).cgPath
  }

  // MARK: - Motion

  /// Where the lifted view wants to stand, in the overlay's bounds space.
  func liftedFrame(in overlay: UIView, room: CGRect, menuHeight: CGFloat) -> CGRect {
    let middle = targeted.target.container.convert(targeted.target.center, to: overlay)
    guard let controller else {
      let scale = MenuMetrics.liftedScale(targeted.size)
      let size = CGSize(width: targeted.size.width * scale, height: targeted.size.height * scale)
      return CGRect(x: middle.x - size.width / 2, y: middle.y - size.height / 2, width: size.width, height: size.height)
    }
    let most = CGSize(
      width: room.width - 16, height: max(room.height - menuHeight - MenuMetrics.previewGap, room.height / 3))
    let wanted = controller.preferredContentSize
    let size = CGSize(
      width: wanted.width > 0 ? min(wanted.width, most.width) : most.width,
      height: wanted.height > 0 ? min(wanted.height, most.height) : most.height)
    return CGRect(
      x: room.midX - size.width / 2, y: middle.y - size.height / 2, width: size.width, height: size.height)
  }

  /// Stands where the view is, which is not to be seen any more.
  func prepare(in overlay: UIView) {
    if let controller { show(controller) } else { showPicture() }
    goHome(targeted)
    guard targeted.view.window != nil else { return }
    if controller == nil {
      hidden = (targeted.view, targeted.view.alpha)
      targeted.view.alpha = 0
    } else {
      alpha = 0
    }
  }

  private func goHome(_ home: UITargetedPreview) {
    guard let overlay = superview else { return }
    center = home.target.container.convert(home.target.center, to: overlay)
    let size = home.size
    let scale =
      bounds.width > 0 && bounds.height > 0
      ? CGAffineTransform(scaleX: size.width / bounds.width, y: size.height / bounds.height) : .identity
    transform = scale.concatenating(home.target.transform)
  }

  func rise() {
    center = place.middle
    transform =
      bounds.width > 0 && bounds.height > 0
      ? CGAffineTransform(scaleX: place.width / bounds.width, y: place.height / bounds.height) : .identity
    alpha = 1
    layer.shadowOpacity = 0.15
  }

  func sink() {
    layer.shadowOpacity = 0
    if home.target.container.window != nil { goHome(home) } else { alpha = 0 }
    if controller != nil { alpha = 0 }
  }

  /// Grows until it fills the screen, for what comes in its place.
  func fill() {
    guard let overlay = superview else { return }
    center = overlay.bounds.middle
    let scale = max(
      overlay.bounds.width / max(bounds.width, 1), controller == nil ? 1 : overlay.bounds.height / max(bounds.height, 1)
    )
    transform = CGAffineTransform(scaleX: scale, y: scale)
    alpha = 0
    layer.shadowOpacity = 0
  }

  /// It is over: the view is to be seen again.
  func finish() {
    if let hidden, hidden.view.alpha == 0 { hidden.view.alpha = hidden.alpha }
    hidden = nil
    guard let controller, controller.viewIfLoaded?.isDescendant(of: self) == true else { return }
    controller.beginAppearanceTransition(false, animated: false)
    controller.viewIfLoaded?.removeFromSuperview()
    controller.endAppearanceTransition()
  }
}
