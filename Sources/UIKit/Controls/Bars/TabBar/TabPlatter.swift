// SPDX-FileCopyrightText: 2026 The Tessera Authors
// SPDX-License-Identifier: MIT

/// The capsule of glass on which tabs stand, with the lens behind the selected one.
///
/// A finger that taps selects when it is lifted. One that stays, or goes along the bar, takes the lens with it, and selects
/// the tab that it is nearest to in the end.
final class TabPlatter: UIView, OverContent {
  var isOverDark: Bool?
  var followsContent: Bool { true }
  let arrangement: TabArrangement
  let buttons: [TabButton]
  let lens = TabLens()
  private weak var bar: UITabBar?
  private let glass = UIVisualEffectView(effect: PlatterEffect(tint: nil))
  private var press: Press?

  /// A finger on the tabs.
  private struct Press {
    var start: CGPoint
    var wait: DelayedActions.Token?
    /// Where the lens is led to, once it is; in the platter's bounds.
    var place: CGFloat?
  }

  /// How stacked tabs are to share the width.
  struct Spread {
    var positioning = UITabBar.ItemPositioning.automatic
    /// Points; 0 leaves it to the system.
    var width: CGFloat = 0
    var spacing: CGFloat = 0
  }

  /// Whether only the selected tab is seen.
  var isMinimized = false {
    didSet { if isMinimized != oldValue { setNeedsLayout() } }
  }

  var spread = Spread() {
    didSet { setNeedsLayout() }
  }

  init(items: [UITabBarItem], arrangement: TabArrangement, bar: UITabBar) {
    self.arrangement = arrangement
    self.bar = bar
    buttons = items.map { TabButton(item: $0, arrangement: arrangement) }
    super.init(frame: .zero)
    layer.shadowColor = UIColor.black.cgColor
    layer.shadowOpacity = 0.07
    layer.shadowRadius = 16.9
    layer.shadowOffset = CGSize(width: 0, height: 8)
    addSubview(glass)
    addSubview(lens)
    for button in buttons {
      button.platter = self
      addSubview(button)
    }
    isHidden = buttons.isEmpty
  }

  required init?(coder: NSCoder) { fatalError("Platters are not archived") }

  override var semanticContentAttribute: UISemanticContentAttribute {
    didSet { for button in buttons { button.semanticContentAttribute = semanticContentAttribute } }
  }

  // MARK: - Layout

  /// The platter's size in a bar with so much room between its sides, points.
  func wantedSize(in room: CGFloat) -> CGSize {
    if isMinimized {
      let least = TabBarMetrics.minimized
      return CGSize(width: least.width, height: min(least.height, TabBarMetrics.platterHeight(arrangement)))
    }
    let count = CGFloat(buttons.count)
    let most = max(room - TabBarMetrics.besides, 0)
    let ends = 2 * TabBarMetrics.inset
    let width: CGFloat
    switch arrangement {
    case .stacked:
      let pitch =
        spread.positioning == .centered && spread.width > 0 ? spread.width + spread.spacing : TabBarMetrics.pitch
      let wanted = count * pitch + TabBarMetrics.overlap + ends
      width = spread.positioning == .fill ? most : min(wanted, most)
    case .compactInline:
      width = min(buttons.reduce(TabBarMetrics.inset) { $0 + $1.wantedWidth + TabBarMetrics.inset }, most)
    case .inline:
      width = min(buttons.reduce(ends) { $0 + $1.wantedWidth }, most)
    }
    return CGSize(width: width, height: TabBarMetrics.platterHeight(arrangement))
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    guard !buttons.isEmpty else { return }
    let radius = min(bounds.width, bounds.height) / 2
    glass.frame = bounds
    glass.layer.cornerRadius = radius
    layer.shadowPath = CGPath(roundedRect: bounds, cornerWidth: radius, cornerHeight: radius, transform: nil)
    for button in buttons { button.alpha = isMinimized && !button.isSelected ? 0 : 1 }
    lens.alpha = isMinimized ? 0 : 1
    if isMinimized {
      for button in buttons { button.frame = bounds }
      return
    }
    for (button, place) in zip(buttons, places) {
      button.frame = mirrored(place)
    }
    if press?.place == nil { placeLens() }
  }

  /// Where tabs stand if people read from left to right.
  private var places: [CGRect] {
    let inset = TabBarMetrics.inset
    let height = bounds.height - 2 * inset
    if arrangement == .stacked {
      let pitch = (bounds.width - 2 * inset - TabBarMetrics.overlap) / CGFloat(buttons.count)
      return buttons.indices.map { index in
        CGRect(x: inset + pitch * CGFloat(index), y: inset, width: pitch + TabBarMetrics.overlap, height: height)
      }
    }
    let gap = arrangement == .compactInline ? inset : 0
    let widths = buttons.map(\.wantedWidth)
    let gaps = 2 * inset + gap * CGFloat(buttons.count - 1)
    // Where the bar is too narrow, tabs give in proportion.
    let share = min((bounds.width - gaps) / max(widths.reduce(0, +), 1), 1)
    var x = inset
    return widths.map { width in
      defer { x += width * share + gap }
      return CGRect(x: x, y: inset, width: width * share, height: height)
    }
  }

  private func placeLens() {
    guard let selected = buttons.first(where: { $0.isSelected }) else {
      lens.isHidden = true
      return
    }
    lens.isHidden = false
    lens.bounds.size = selected.bounds.size
    lens.center = selected.center
    lens.layoutIfNeeded()
  }

  // MARK: - Selection

  /// Shows which tab is selected; animated, the lens travels there.
  func select(_ item: UITabBarItem?, animated: Bool) {
    for button in buttons where button.isSelected != (button.item === item) { button.isSelected = button.item === item }
    guard press?.place == nil else { return }
    guard animated, !lens.isHidden else { return setNeedsLayout() }
    layoutIfNeeded()
    moveLens(TabBarMetrics.travel) { self.placeLens() }
  }

  private func moveLens(_ spring: (response: Double, bounce: Double), _ change: @escaping () -> Void) {
    UIView.animate(
      springDuration: spring.response, bounce: spring.bounce,
      options: [.allowUserInteraction, .beginFromCurrentState], animations: change)
  }

  /// A person wants a tab.
  func choose(_ button: TabButton?) {
    guard let button, button.isEnabled else { return }
    bar?.tapped(button.item)
  }

  // MARK: - A finger

  func fingerDown(_ touch: UITouch) {
    var new = Press(start: touch.location(in: self))
    new.wait = owningApplication.schedule(after: TabBarMetrics.patience) { [weak self] in
      guard let self, let press else { return }
      lead(to: press.start.x)
    }
    press?.wait?.cancel()
    press = new
  }

  func fingerMoved(_ touch: UITouch) {
    guard let press else { return }
    let place = touch.location(in: self)
    guard press.place != nil || abs(place.x - press.start.x) > TabBarMetrics.slop else { return }
    lead(to: place.x)
  }

  /// - Parameter touch: `nil` where the finger was taken away.
  /// - Returns: Whether the finger has led the lens: what it selects has been selected then.
  func fingerUp(_ touch: UITouch?) -> Bool {
    guard let press else { return false }
    press.wait?.cancel()
    self.press = nil
    guard press.place != nil else { return false }
    lens.isLifted = false
    if let place = touch?.location(in: self),
      bounds.insetBy(dx: -Self.tolerance, dy: -Self.tolerance).contains(place)
    {
      choose(nearest(to: place.x))
    }
    // Wherever that led, the lens is where the selection is.
    moveLens(TabBarMetrics.travel) { self.placeLens() }
    return true
  }

  /// How far beside the tabs a finger still counts, points, as for controls.
  private static let tolerance: CGFloat = 70

  private func lead(to x: CGFloat) {
    press?.wait?.cancel()
    let middles = buttons.map(\.center.x)
    guard !lens.isHidden, let least = middles.min(), let most = middles.max(), let over = nearest(to: x) else { return }
    let place = min(max(x, least), most)
    press?.place = place
    lens.isLifted = true
    moveLens(TabBarMetrics.follow) {
      self.lens.bounds.size = over.bounds.size
      self.lens.center = CGPoint(x: place, y: self.bounds.midY)
    }
  }

  private func nearest(to x: CGFloat) -> TabButton? {
    buttons.filter(\.isEnabled).min { abs($0.center.x - x) < abs($1.center.x - x) }
  }
}
