// SPDX-FileCopyrightText: 2026 The Tessera Authors
// SPDX-License-Identifier: MIT

/// Fills the window while a menu is open: has its cards, and takes touches, the pointer and keys.
///
/// A finger chooses what it is lifted from, whether it came down on the card or opened the menu and went on; beside the
/// cards it closes the menu. Keys come here before anybody else.
@MainActor final class MenuOverlay: UIView {
  /// Whence the menu comes.
  enum Source {
    /// A button that the card lies over: a rectangle of its bounds space.
    case button(UIView, CGRect)
    /// The tip of a pointer, in the window's space.
    case point(CGPoint)
    /// A view that is lifted above the screen.
    case preview(MenuPreview)
  }

  let source: Source
  let context: MenuContext
  /// The menu's cards, those of submenus on top.
  private(set) var cards: [MenuCard] = []
  /// Whether what comes first stands nearest to where the menu opened.
  let putsFirstNearest: Bool
  let dimmingView = UIView()
  private var places: [MenuPlace] = []
  private var laidOutSize = CGSize.zero
  private(set) var isClosing = false
  var tracking = MenuTracking()

  /// Called with what was chosen, before the menu closes.
  var onChoose: (any UIMenu.Leaf) -> Void = { _ in }
  /// Called when people leave without having chosen.
  var onDismiss: () -> Void = {}
  /// Called when the lifted view is tapped.
  var onPreviewTap: () -> Void = {}

  init(_ source: Source, in window: UIWindow, putsFirstNearest: Bool, _ context: MenuContext) {
    self.source = source
    self.context = context
    self.putsFirstNearest = putsFirstNearest
    super.init(frame: window.bounds)
    autoresizingMask = [.flexibleWidth, .flexibleHeight]
    laidOutSize = bounds.size
    accessibilityViewIsModal = true
    addGestureRecognizer(MenuHoverGestureRecognizer(self))
    window.addSubview(self)
    window.keyOverlay = self
    if case .preview(let preview) = source {
      dimmingView.frame = bounds
      dimmingView.autoresizingMask = [.flexibleWidth, .flexibleHeight]
      dimmingView.isUserInteractionEnabled = false
      dimmingView.backgroundColor = UIColor { traits in
        UIColor(white: 0, alpha: MenuMetrics.dimming(isDark: traits.userInterfaceStyle == .dark))
      }
      dimmingView.alpha = 0
      addSubview(dimmingView)
      addSubview(preview)
    }
  }

  required init?(coder: NSCoder) { fatalError("Overlays are made by menus only") }

  /// Nothing of what happens here is anybody else's.
  override var next: UIResponder? { nil }

  var card: MenuCard? { cards.last }

  // MARK: - Input

  override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) { fingersCame(touches) }
  override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) { fingersMoved(touches) }
  override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) { fingersLeft(touches) }
  override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {
    if let touch = tracking.touch, touches.contains(touch) { endTracking() }
  }

  override func pressesBegan(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
    for press in presses { take(press.key?.keyCode) }
  }
  override func pressesEnded(_ presses: Set<UIPress>, with event: UIPressesEvent?) {}

  override func accessibilityPerformEscape() -> Bool {
    cards.count > 1 ? closeSubmenu() : onDismiss()
    return true
  }

  // MARK: - Opening and closing

  /// Shows a menu, or the lifted view by itself where there is none.
  func open(_ menu: UIMenu?, alongside: () -> Void) {
    if let menu { push(menu, isSubmenu: false) }
    guard case .preview(let preview) = source else {
      guard let card, let place = places.last else { return alongside() }
      grow(card, place, from: sourceSize)
      return MenuMetrics.opening.animate {
        shrinkBack(card)
        alongside()
      }
    }
    preview.prepare(in: self)
    if let card, let place = places.last { grow(card, place, from: CGSize(width: 40, height: 20)) }
    MenuMetrics.dimming.animate { dimmingView.alpha = 1 }
    MenuMetrics.lift.animate {
      preview.rise()
      if let card { shrinkBack(card) }
      alongside()
    }
  }

  private var sourceSize: CGSize {
    if case .button(_, let rect) = source { rect.size } else { CGSize(width: 40, height: 20) }
  }

  /// Closes the menu. The lifted view goes back unless it has somewhere else to go.
  func close(alongside: () -> Void, completion: @escaping () -> Void) {
    guard !isClosing else { return }
    isClosing = true
    endTracking()
    isUserInteractionEnabled = false
    accessibilityElementsHidden = true
    if window?.keyOverlay === self { window?.keyOverlay = nil }
    if case .preview(let preview) = source {
      MenuMetrics.undimming.animate { dimmingView.alpha = 0 }
      MenuMetrics.undimming.animate {
        preview.sink()
        for card in cards { card.alpha = 0 }
        alongside()
      } completion: { [self] in
        preview.finish()
        removeFromSuperview()
        completion()
      }
      return
    }
    MenuMetrics.closing.animate {
      for (card, place) in zip(cards, places) {
        shrink(card, place, to: sourceSize)
        card.alpha = 0
      }
      alongside()
    } completion: { [self] in
      removeFromSuperview()
      completion()
    }
  }

  /// Lets the card begin as small as what it grows from.
  private func grow(_ card: MenuCard, _ place: MenuPlace, from size: CGSize) {
    shrink(card, place, to: size)
    card.alpha = 0
  }

  private func shrink(_ card: MenuCard, _ place: MenuPlace, to size: CGSize) {
    let frame = place.frame
    let scale = CGPoint(
      x: min(max(size.width / max(frame.width, 1), 0.2), 1), y: min(max(size.height / max(frame.height, 1), 0.1), 1))
    // The point from which the card grows stays where it is.
    card.transform = CGAffineTransform(scaleX: scale.x, y: scale.y).concatenating(
      CGAffineTransform(
        translationX: (place.origin.x - 0.5) * frame.width * (1 - scale.x),
        y: (place.origin.y - 0.5) * frame.height * (1 - scale.y)))
  }

  private func shrinkBack(_ card: MenuCard) {
    card.transform = .identity
    card.alpha = 1
  }

  // MARK: - Cards

  private func push(_ menu: UIMenu, isSubmenu: Bool) {
    let isReversed = putsFirstNearest && (isSubmenu ? places.last : rootPlace(for: .zero))?.opensUpward ?? false
    let card = MenuCard(menu, isSubmenu: isSubmenu, isReversed: isReversed, context)
    for deferred in menu.deferredElements { deferred.menuWillShow() }
    cards.append(card)
    addSubview(card)
    show(menu, in: card)
    layoutCards()
  }

  private func show(_ menu: UIMenu, in card: MenuCard) {
    card.show(menu) { [weak self] item in self?.choose(item) }
    for case .loading(let deferred) in MenuPlan(menu).rows {
      var isAtOnce = true
      deferred.load { [weak self, weak card] in
        guard let self, let card, !isClosing, cards.contains(where: { $0 === card }) else { return }
        if isAtOnce { return show(card.menu, in: card) }
        show(card.menu, in: card)
        layoutCards()
      }
      isAtOnce = false
    }
  }

  /// Shows other elements in the cards, from the menu to its submenus; what has no submenu any more is closed.
  func update(_ change: (UIMenu) -> UIMenu) {
    guard !isClosing else { return }
    for card in cards { show(change(card.menu), in: card) }
    layoutCards()
  }

  /// Opens a submenu over the card.
  func openSubmenu(_ menu: UIMenu) {
    guard let parent = card else { return }
    let item = parent.marked ?? parent.items.first { $0.element === menu }
    tracking.submenuAnchor = item.map { $0.convert($0.bounds, to: self) } ?? parent.frame
    parent.marked = nil
    push(menu, isSubmenu: true)
    guard let card, let place = places.last else { return }
    grow(card, place, from: tracking.submenuAnchor.size)
    MenuMetrics.submenuOpening.animate {
      shrinkBack(card)
      parent.transform = CGAffineTransform(scaleX: MenuMetrics.parentScale, y: MenuMetrics.parentScale)
      parent.alpha = MenuMetrics.parentAlpha
    }
    parent.accessibilityElementsHidden = true
  }

  func closeSubmenu() {
    guard cards.count > 1, let card, let place = places.last else { return }
    cards.removeLast()
    places.removeLast()
    self.card?.accessibilityElementsHidden = false
    card.accessibilityElementsHidden = true
    MenuMetrics.submenuClosing.animate {
      shrink(card, place, to: CGSize(width: place.frame.width, height: 42))
      card.alpha = 0
      if let parent = self.card { shrinkBack(parent) }
    } completion: {
      card.removeFromSuperview()
    }
  }

  // MARK: - Choosing

  func choose(_ item: MenuItemView) {
    guard !isClosing, item.isEnabled else { return }
    switch item.target {
    case .nothing: break
    case .back: closeSubmenu()
    case .submenu(let menu): openSubmenu(menu)
    case .leaf(let leaf, let choice):
      choice?.select(leaf)
      onChoose(leaf)
      guard leaf.attributes.contains(.keepsMenuPresented) else { return }
      update { $0 }
    }
  }

  // MARK: - Layout

  private var room: CGRect {
    let safe = window?.safeAreaInsets ?? .zero
    return bounds.inset(by: safe).insetBy(dx: MenuMetrics.margin, dy: MenuMetrics.margin)
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    guard bounds.size != laidOutSize else { return }
    laidOutSize = bounds.size
    // The device was turned: what the menu belongs to stands elsewhere.
    if !isClosing { onDismiss() }
  }

  private func layoutCards() {
    places = []
    for (index, card) in cards.enumerated() {
      let size = card.wantedSize(in: room.size)
      let place = index == 0 ? rootPlace(for: size) : submenuPlace(for: size)
      places.append(place)
      card.bounds.size = place.frame.size
      card.center = place.frame.middle
      card.layoutIfNeeded()
    }
    if cards.isEmpty { _ = rootPlace(for: .zero) }
  }

  private func rootPlace(for size: CGSize) -> MenuPlace {
    switch source {
    case .button(let view, let rect): return MenuPlace(size: size, over: view.convert(rect, to: self), in: room)
    case .point(let point):
      return MenuPlace(size: size, at: point, in: room, isRightToLeft: context.isRightToLeft)
    case .preview(let preview):
      let wanted = preview.liftedFrame(in: self, room: room, menuHeight: size.height)
      let placed = MenuPlace.beside(
        preview: wanted, card: size, in: room, isRightToLeft: context.isRightToLeft)
      preview.place = placed.preview
      return placed.card
    }
  }

  /// A submenu's header lies over the row that it comes from.
  private func submenuPlace(for size: CGSize) -> MenuPlace {
    var anchor = tracking.submenuAnchor
    let parent = places.last?.frame ?? anchor
    anchor = CGRect(x: parent.minX, y: anchor.midY - MenuMetrics.submenuHeader / 2, width: parent.width, height: 1)
    // Below the middle too it opens downward, as far as there is room.
    let wanted = MenuPlace(
      size: size, over: anchor, in: CGRect(x: room.minX, y: room.minY, width: room.width, height: 2 * room.height))
    var place = wanted
    place.frame = CGRect(x: anchor.minX, y: anchor.minY, width: size.width, height: size.height).moved(into: room)
    place.origin = CGPoint(x: 0.5, y: min(max((anchor.minY - place.frame.minY) / max(size.height, 1), 0), 1))
    return place
  }
}
