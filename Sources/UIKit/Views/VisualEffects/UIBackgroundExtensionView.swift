// SPDX-FileCopyrightText: 2026 The Tessera Authors
// SPDX-License-Identifier: MIT

/// Holds content in the safe area, and goes on with its mirror image, blurred, out to its own edges.
@preconcurrency @MainActor public final class UIBackgroundExtensionView: UIView {
  /// What is shown, and mirrored. Defaults to `nil`.
  public var contentView: UIView? {
    didSet { if contentView !== oldValue { contentDidChange(from: oldValue) } }
  }

  /// Whether the content's frame is the safe area; otherwise it is the app's to set. Defaults to `true`.
  public var automaticallyPlacesContentView = true {
    didSet { setNeedsLayout() }
  }

  /// Mirrors, one in the other: each shows what is in it once more, turned about one edge of the content.
  private let mirrors = [UIRectEdge.top, .left, .bottom, .right].map { EdgeMirror(edge: $0) }
  private let blurs = [UIView(), UIView(), UIView(), UIView()]

  /// How much of the mirrored parts is blurred; chosen.
  private static let blur: CGFloat = 8

  public override init(frame: CGRect) {
    super.init(frame: frame)
    setUp()
  }

  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    setUp()
  }

  private func setUp() {
    clipsToBounds = true
    var holder: UIView = self
    for mirror in mirrors.reversed() {
      holder.addSubview(mirror)
      holder = mirror
    }
    for view in blurs {
      view.isUserInteractionEnabled = false
      view.layer.backdropBlur = Self.blur
      addSubview(view)
    }
  }

  private func contentDidChange(from old: UIView?) {
    if old?.superview === mirrors[0] { old?.removeFromSuperview() }
    if let contentView { mirrors[0].addSubview(contentView) }
    setNeedsLayout()
  }

  public override func safeAreaInsetsDidChange() {
    super.safeAreaInsetsDidChange()
    setNeedsLayout()
  }

  public override func layoutSubviews() {
    super.layoutSubviews()
    for mirror in mirrors { mirror.frame = bounds }
    if automaticallyPlacesContentView { contentView?.frame = bounds.inset(by: safeAreaInsets) }
    guard let place = contentView?.frame else { return }
    for mirror in mirrors { mirror.turn(about: place) }
    let parts = [
      CGRect(x: 0, y: 0, width: bounds.width, height: place.minY),
      CGRect(x: 0, y: place.minY, width: place.minX, height: place.height),
      CGRect(x: 0, y: place.maxY, width: bounds.width, height: bounds.height - place.maxY),
      CGRect(x: place.maxX, y: place.minY, width: bounds.width - place.maxX, height: place.height),
    ]
    for (view, part) in zip(blurs, parts) {
      view.frame = part
      view.isHidden = part.width <= 0 || part.height <= 0
    }
  }
}

/// Shows what is in it a second time, mirrored at an edge.
private final class EdgeMirror: UIView {
  private let edge: UIRectEdge

  override class var layerClass: AnyClass { CAReplicatorLayer.self }

  init(edge: UIRectEdge) {
    self.edge = edge
    super.init(frame: .zero)
  }

  required init?(coder: NSCoder) { fatalError("Mirrors are not archived") }

  /// Instances are turned about the middle of the layer: the mirror image then moves to the edge.
  func turn(about place: CGRect) {
    guard let layer = layer as? CAReplicatorLayer else { return }
    let (line, isAcross): (CGFloat, Bool) =
      switch edge {
      case .top: (place.minY - bounds.midY, false)
      case .bottom: (place.maxY - bounds.midY, false)
      case .left: (place.minX - bounds.midX, true)
      default: (place.maxX - bounds.midX, true)
      }
    let room: CGFloat =
      switch edge {
      case .top: place.minY
      case .bottom: bounds.maxY - place.maxY
      case .left: place.minX
      default: bounds.maxX - place.maxX
      }
    layer.instanceCount = room > 0 ? 2 : 1
    layer.instanceTransform =
      isAcross
      ? CATransform3DConcat(CATransform3DMakeScale(-1, 1, 1), CATransform3DMakeTranslation(2 * line, 0, 0))
      : CATransform3DConcat(CATransform3DMakeScale(1, -1, 1), CATransform3DMakeTranslation(0, 2 * line, 0))
  }
}
