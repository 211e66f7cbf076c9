// SPDX-FileCopyrightText: 2026 The Tessera Authors
// SPDX-License-Identifier: MIT

// How round the corners of a view are, by itself or by what it is in.

/// What a view knows of its corners, made when it or one inside asks for round ones.
struct CornerState {
  var configuration: UICornerConfiguration?
  /// Cuts out corners of which more than one kind is round, which layers cannot be.
  var mask: CAShapeLayer?
  /// Views inside whose corners run beside this one's.
  var followers: [WeakReference<UIView>] = []
}

extension UIView {
  /// How round the view's corners are. They follow its size, and concentric ones its place in the container: the nearest
  /// view around it that has round corners. Defaults to square ones.
  public var cornerConfiguration: UICornerConfiguration {
    get { corners?.configuration ?? .square }
    set {
      var state = corners ?? CornerState()
      state.configuration = newValue
      corners = state
      applyCorners()
      if newValue.isConcentric { setNeedsLayout() }
    }
  }

  /// How round one corner is, points.
  public func effectiveRadius(corner: UIRectCorner) -> CGFloat {
    guard let index = Self.cornerOrder.firstIndex(of: corner) else { return 0 }
    return roundness[index]
  }

  private static let cornerOrder: [UIRectCorner] = [.topLeft, .topRight, .bottomLeft, .bottomRight]
  private static let cornerMasks: [CACornerMask] = [
    .layerMinXMinYCorner, .layerMaxXMinYCorner, .layerMinXMaxYCorner, .layerMaxXMaxYCorner,
  ]

  /// The radii of the corners as they are, from the upper left one, row by row.
  private var roundness: [CGFloat] {
    if let configuration = corners?.configuration {
      return configuration.radii(in: bounds.size) { self.concentricRadius($0) }
    }
    if layer.cornerRadius == 0, let window = self as? UIWindow { return window.roundnessOfScreen }
    return Self.cornerMasks.map { layer.maskedCorners.contains($0) ? layer.cornerRadius : 0 }
  }

  /// Gives the layer the corners that the view is to have now.
  func applyCorners() {
    guard let state = corners else { return }
    if state.configuration != nil { show(roundness) }
    for follower in state.followers { follower.object?.applyCorners() }
  }

  private func show(_ radii: [CGFloat]) {
    let kinds = Set(radii.filter { $0 > 0 })
    if kinds.count <= 1 {
      if let mask = corners?.mask {
        if layer.mask === mask { layer.mask = nil }
        corners?.mask = nil
      }
      let radius = kinds.first ?? 0
      if radius > 0 {
        var rounded: CACornerMask = []
        for (index, mask) in Self.cornerMasks.enumerated() where radii[index] > 0 { rounded.insert(mask) }
        if layer.maskedCorners != rounded { layer.maskedCorners = rounded }
      }
      if layer.cornerRadius != radius { layer.cornerRadius = radius }
    } else {
      layer.cornerRadius = 0
      let mask = corners?.mask ?? CAShapeLayer()
      corners?.mask = mask
      mask.frame = bounds
      mask.path = Self.outline(of: CGRect(origin: .zero, size: bounds.size), radii: radii)
      if layer.mask !== mask { layer.mask = mask }
    }
    cornersDidChange()
  }

  /// A rectangle with corners of different radii, clockwise.
  private static func outline(of rect: CGRect, radii: [CGFloat]) -> CGPath {
    let path = CGMutablePath()
    let points = [
      CGPoint(x: rect.minX, y: rect.minY), CGPoint(x: rect.maxX, y: rect.minY),
      CGPoint(x: rect.maxX, y: rect.maxY), CGPoint(x: rect.minX, y: rect.maxY),
    ]
    let ordered = [radii[0], radii[1], radii[3], radii[2]]
    path.move(to: CGPoint(x: rect.minX + ordered[0], y: rect.minY))
    for index in 1...4 {
      path.addArc(tangent1End: points[index % 4], tangent2End: points[(index + 1) % 4], radius: ordered[index % 4])
    }
    path.closeSubpath()
    return path
  }

  // MARK: - Concentric corners

  /// The radius of a corner that keeps the same distance from the container's corner all along; 0 without a container, or
  /// where the corner is too far from it.
  private func concentricRadius(_ corner: UICornerConfiguration.Corner) -> CGFloat {
    guard let container = cornerContainer else { return 0 }
    container.note(follower: self)
    let outer = container.roundness[corner.rawValue]
    guard outer > 0 else { return 0 }
    let room = container.bounds
    let place = converted(bounds, to: container)
    let isLeft = corner == .topLeft || corner == .bottomLeft
    let isTop = corner == .topLeft || corner == .topRight
    let across = isLeft ? place.minX - room.minX : room.maxX - place.maxX
    let down = isTop ? place.minY - room.minY : room.maxY - place.maxY
    return max(outer - max(across, down, 0), 0)
  }

  /// The nearest view around this one with round corners.
  private var cornerContainer: UIView? {
    sequence(first: self) { $0.storedSuperview }.dropFirst().first { view in
      view.corners?.configuration != nil || view.layer.cornerRadius > 0 || view is UIWindow
    }
  }

  private func note(follower: UIView) {
    var state = corners ?? CornerState()
    state.followers.removeAll { $0.object == nil || $0.object?.isBelow(self) == false }
    if !state.followers.contains(where: { $0.object === follower }) { state.followers.append(WeakReference(follower)) }
    corners = state
  }
}

extension UIWindow {
  /// A window that fills the screen is as round as this.
  fileprivate var roundnessOfScreen: [CGFloat] {
    let screen = owningApplication.screen
    let fills = bounds.size == screen.bounds.size
    return [CGFloat](repeating: fills ? CGFloat(screen.configuration.device.screenCornerRadius) : 0, count: 4)
  }
}
