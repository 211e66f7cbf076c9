// SPDX-FileCopyrightText: 2026 The Tessera Authors
// SPDX-License-Identifier: MIT

// Where the sheet stands.

extension UISheetPresentationController {
  /// A detent that can be used, and the place that it means.
  struct Stop {
    var detent: Detent
    var place: SheetPlace
  }

  var geometry: SheetGeometry {
    let view = containerView ?? presentingViewController.viewIfLoaded?.window
    return SheetGeometry(
      container: view?.bounds.size ?? presentingViewController.owningApplication.screen.bounds.size,
      safeArea: view?.safeAreaInsets ?? .zero,
      scale: max(containerTraits.displayScale, 1))
  }

  private var containerTraits: UITraitCollection {
    containerView?.traitCollection ?? presentingViewController.traitCollection
  }

  /// Whether the sheet is a card in the middle, as where there is much room both ways.
  private var isCard: Bool {
    containerTraits.horizontalSizeClass == .regular && containerTraits.verticalSizeClass == .regular
  }

  private var isCompactInHeight: Bool { containerTraits.verticalSizeClass == .compact }

  /// The detents that can be used, lowest first, each with its place.
  func stops(in geometry: SheetGeometry) -> [Stop] {
    if isCard {
      let card = cardSize.map { geometry.above(keyboard: keyboardCover, geometry.card($0)) }
      return [Stop(detent: .large(), place: card ?? geometry.page)]
    }
    if isCompactInHeight, !prefersEdgeAttachedInCompactHeight {
      return [Stop(detent: .large(), place: geometry.full)]
    }
    let context = SheetContext(traits: containerTraits, geometry: geometry)
    let stops = detents.compactMap { detent -> (CGFloat, Stop)? in
      guard let value = detent.resolvedValue(in: context), value.isFinite else { return nil }
      // What the keyboard covers, besides the safe area, is added below the content.
      let raised = value + max(keyboardCover - geometry.safeArea.bottom, 0)
      let place =
        isCompactInHeight ? geometry.attached(value: raised, width: attachedWidth) : geometry.place(value: raised)
      return (value, Stop(detent: detent, place: place))
    }
    guard !stops.isEmpty else { return [Stop(detent: .large(), place: geometry.large)] }
    return stops.sorted { $0.0 < $1.0 }.map(\.1)
  }

  /// How much of the container the keyboard covers, points; 0 while it types into something outside the sheet.
  private var keyboardCover: CGFloat {
    guard let containerView, let first = containerView.owningWindow?.firstResponder,
      sequence(first: first, next: \.next).contains(where: { $0 === presentedViewController })
    else { return 0 }
    return containerView.owningApplication.keyboardOverlap(of: containerView) ?? 0
  }

  private var attachedWidth: CGFloat {
    let wish = presentedViewController.preferredContentSize.width
    return widthFollowsPreferredContentSizeWhenEdgeAttached && wish > 0 ? wish : .infinity
  }

  /// The size of a card: what the content prefers, or that of forms; `nil` for a page, which is no card.
  private var cardSize: CGSize? {
    let wish = presentedViewController.preferredContentSize
    if style == .pageSheet, wish.width <= 0 || wish.height <= 0 { return nil }
    let usual = CGSize(width: 540, height: 620)
    return CGSize(
      width: wish.width > 0 ? wish.width : usual.width, height: wish.height > 0 ? wish.height : usual.height)
  }

  var stops: [Stop] { stops(in: geometry) }

  private func selectedStop(in geometry: SheetGeometry) -> Stop? {
    let stops = stops(in: geometry)
    return stops.first { $0.detent.identifier == selectedDetentIdentifier } ?? stops.first
  }

  var selectedDetent: Detent? { selectedStop(in: geometry)?.detent }

  var restingPlace: SheetPlace { restingPlace(in: geometry) }

  func restingPlace(in geometry: SheetGeometry) -> SheetPlace { selectedStop(in: geometry)?.place ?? geometry.large }

  /// Whether what lies behind is dimmed at the selected height.
  var isDimmed: Bool {
    let stops = self.stops
    guard let largest = stops.firstIndex(where: { $0.detent.identifier == largestUndimmedDetentIdentifier }) else {
      return true
    }
    let selected = selectedDetent?.identifier
    return (stops.firstIndex { $0.detent.identifier == selected } ?? 0) > largest
  }

  /// Puts the sheet at a place, `offset` points lower.
  func show(_ place: SheetPlace, offset: CGFloat = 0) {
    sheetView.place(place, offset: offset, cornerRadius: preferredCornerRadius ?? Self.cornerRadius)
    let isOnItsWay = presentedViewController.isBeingPresented || presentedViewController.isBeingDismissed
    if !isOnItsWay, sheetDrag == nil { dimmingView.alpha = isDimmed ? 1 : 0 }
  }

  /// The radius of a circle that fits a sheet's corners, which on iOS are continuous.
  static let cornerRadius: CGFloat = 38

  /// Moves the sheet to where it rests, after changes, at the finger's speed in points a second.
  func settle(velocity: CGFloat, _ changes: () -> Void) {
    let top = sheetView.frame.minY
    changes()
    let place = restingPlace
    let way = place.frame.minY - top
    var spring = SpringParameters.system
    spring.initialVelocity = abs(way) > 1 ? min(max(velocity / way, 0), SheetDrag.mostWays) : 0
    UIView.runBlock(
      duration: SheetDrag.duration, delay: 0, options: [.allowUserInteraction, .layoutSubviews], pace: .spring(spring),
      animations: {
        self.show(place)
        self.containerView?.layoutIfNeeded()
      }, completion: nil)
  }
}
