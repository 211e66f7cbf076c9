// SPDX-FileCopyrightText: 2026 The Tessera Authors
// SPDX-License-Identifier: MIT

/// What is seen of a dragged item: a picture of the view that was lifted, somewhat larger and with a shadow.
///
/// Looks and times were not measured on iOS.
@MainActor final class DragPlatter: UIView {
  static let liftDuration: TimeInterval = 0.25
  static let flightDuration: TimeInterval = 0.35
  private static let liftedScale: CGFloat = 1.05
  private static let shadowOpacity: Float = 0.25
  /// How far apart items lie on each other, points.
  private static let stackStep: CGFloat = 6

  let item: UIDragItem
  let preview: UITargetedDragPreview
  private unowned let dragWindow: UIWindow
  /// From the finger to the middle of the picture.
  private var grip: CGVector
  private let home: CGPoint

  init(item: UIDragItem, preview: UITargetedDragPreview, in window: UIWindow, finger: CGPoint) {
    self.item = item
    self.preview = preview
    dragWindow = window
    home = preview.target.container.convert(preview.target.center, to: nil)
    grip = CGVector(dx: home.x - finger.x, dy: home.y - finger.y)
    super.init(frame: .zero)
    isUserInteractionEnabled = false
    show(preview.view, preview.parameters)
    center = home
    transform = preview.target.transform
    layer.zPosition = 10_000
    layer.shadowOpacity = 0
    layer.shadowRadius = 12
    layer.shadowOffset = CGSize(width: 0, height: 8)
    window.addSubview(self)
  }

  required init?(coder: NSCoder) { nil }

  /// Takes a picture of a view.
  private func show(_ view: UIView, _ parameters: UIPreviewParameters) {
    for subview in subviews { subview.removeFromSuperview() }
    bounds = CGRect(origin: .zero, size: view.bounds.size)
    guard let picture = view.snapshotView(afterScreenUpdates: view.window == nil) else { return }
    picture.frame = bounds
    picture.backgroundColor = parameters.backgroundColor
    picture.layer.cornerRadius = view.layer.cornerRadius
    if let path = parameters.visiblePath {
      let mask = CAShapeLayer()
      mask.path = path.cgPath
      picture.layer.mask = mask
    }
    addSubview(picture)
    let outline = parameters.shadowPath ?? parameters.visiblePath
    layer.shadowPath =
      (outline ?? UIBezierPath(roundedRect: bounds, cornerRadius: view.layer.cornerRadius)).cgPath
  }

  func rise() {
    transform = preview.target.transform.scaledBy(x: Self.liftedScale, y: Self.liftedScale)
    layer.shadowOpacity = Self.shadowOpacity
  }

  /// The finger moves on: the items come together, and those with a picture of their own show it.
  func begin(at index: Int, following first: DragPlatter) {
    if let own = item.previewProvider?() {
      show(own.view, own.parameters)
      grip = .zero
    }
    guard index > 0 else { return }
    let shift = CGFloat(index) * Self.stackStep
    grip = CGVector(dx: first.grip.dx + shift, dy: first.grip.dy + shift)
    layer.zPosition = 10_000 - CGFloat(index)
  }

  func follow(_ finger: CGPoint) { center = CGPoint(x: finger.x + grip.dx, y: finger.y + grip.dy) }

  func fly(to preview: UITargetedDragPreview) {
    let target = preview.target
    center = target.container.convert(target.center, to: nil)
    let size = preview.size
    let scale =
      bounds.width > 0 && bounds.height > 0
      ? CGAffineTransform(scaleX: size.width / bounds.width, y: size.height / bounds.height) : .identity
    transform = scale.concatenating(target.transform)
    layer.shadowOpacity = 0
  }

  func fade() {
    transform = transform.scaledBy(x: 0.5, y: 0.5)
    alpha = 0
  }

  /// The preview of a drop for which nobody says a place: it shrinks where it is.
  func shrunkPreview(in container: UIView) -> UITargetedDragPreview {
    UITargetedDragPreview(
      view: self, parameters: UIDragPreviewParameters(),
      target: UIDragPreviewTarget(
        container: container, center: container.convert(center, from: nil),
        transform: CGAffineTransform(scaleX: 0.5, y: 0.5)))
  }
}
