// SPDX-FileCopyrightText: 2026 The Tessera Authors
// SPDX-License-Identifier: MIT

/// The colours of the keyboard.
@MainActor enum KeyboardLook {
  private static func grey(_ light: CGFloat, _ lightAlpha: CGFloat, _ dark: CGFloat, _ darkAlpha: CGFloat) -> UIColor {
    UIColor { traits in
      traits.userInterfaceStyle == .dark
        ? UIColor(white: dark, alpha: darkAlpha) : UIColor(white: light, alpha: lightAlpha)
    }
  }

  /// How much of what is behind shows through is measured; the shades are not.
  static let panel = UIColor { traits in
    traits.userInterfaceStyle == .dark
      ? UIColor(red: 0.13, green: 0.13, blue: 0.14, alpha: 212 / 255)
      : UIColor(red: 0.83, green: 0.84, blue: 0.87, alpha: 185 / 255)
  }
  static let blur: CGFloat = 23
  static let corner: CGFloat = 26
  static let key = grey(1, 1, 1, 0.26)
  static let quietKey = grey(1, 1, 1, 0.26)
  static let pressedKey = grey(0.72, 1, 1, 0.4)
  /// The key that ends the text, where there is none yet; measured in the light.
  /// Of a letter above the finger, which lies over other keys; chosen.
  static let popUp = UIColor { UIColor(white: $0.userInterfaceStyle == .dark ? 0.42 : 1, alpha: 1) }
  static let waitingEnter = UIColor { traits in
    traits.userInterfaceStyle == .dark
      ? UIColor(white: 1, alpha: 0.12) : UIColor(red: 190 / 255, green: 192 / 255, blue: 195 / 255, alpha: 1)
  }
}

/// The keyboard on the screen: a panel with keys.
final class KeyboardView: UIView {
  /// Told of what was pressed.
  var press: ((KeyboardKey) -> Void)?
  private var plan: KeyboardPlan?
  private var keys: [KeyboardKeyView] = []
  private var page = KeyboardPlan.Page.letters
  private(set) var isShifted = false
  private var shape: (type: UIKeyboardType, enter: UIReturnKeyType, hasEmoji: Bool)?
  /// Made when it is first shown.
  private var emoji: EmojiPanel?
  private var isEnterOn = true
  /// Made when it is first shown.
  private var popUp: KeyPopUp?
  private weak var popUpKey: KeyboardKeyView?
  /// A finger that came down on one key and is on another now.
  private var slide: (from: KeyboardKeyView, to: KeyboardKeyView)?

  init() {
    super.init(frame: .zero)
    isMultipleTouchEnabled = true
    accessibilityIdentifier = "keyboard"
  }

  required init?(coder: NSCoder) {
    fatalError("Keyboards are made by the application only")
  }

  /// Puts the keyboard to how somebody wants to be typed into.
  func adapt(to input: any UIKeyInput, isNew: Bool) {
    let before = (page: page, isEnterOn: isEnterOn)
    let isPad = traitCollection.userInterfaceIdiom == .pad
    if isNew || shape?.type != input.keyboardType {
      page = KeyboardPlan.firstPage(of: input.keyboardType, isPad: isPad)
    }
    let hasEmoji = KeyboardPlan.hasEmoji(input.keyboardType, isSecure: input.isSecureTextEntry)
    let wanted = (input.keyboardType, input.returnKeyType, hasEmoji)
    if !hasEmoji, page == .emoji { page = .letters }
    if shape == nil || shape! != wanted || isNew {
      shape = wanted
      plan = nil
    }
    isEnterOn = !input.enablesReturnKeyAutomatically || input.hasText
    // Most letters that are typed change nothing here.
    if plan == nil || before != (page, isEnterOn) { setNeedsLayout() }
  }

  func setShifted(_ isShifted: Bool) {
    guard isShifted != self.isShifted else { return }
    self.isShifted = isShifted
    for key in keys { key.show(isShifted: isShifted, isOn: key.key != .enter || isEnterOn) }
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    guard let shape else { return }
    let isPad = traitCollection.userInterfaceIdiom == .pad
    var wanted = KeyboardPlan(type: shape.type, page: page, size: bounds.size, isPad: isPad)
    wanted.hasEmoji = shape.hasEmoji && !wanted.isPadOfNumbers
    guard wanted != plan else {
      for key in keys { key.show(isShifted: isShifted, isOn: key.key != .enter || isEnterOn) }
      return
    }
    plan = wanted
    for key in keys { key.removeFromSuperview() }
    keys = wanted.places().filter { $0.key != .gap }.map { place in
      let view = KeyboardKeyView(
        place.key, enter: shape.enter, isLarge: wanted.isPadOfNumbers || isPad, isSmall: place.frame.height < 40,
        isBare: place.isBare)
      view.frame = place.frame
      listen(to: view)
      if !isPad, !wanted.isPadOfNumbers { view.onHighlight = { [weak self] in self?.highlightDidChange(of: $0) } }
      view.show(isShifted: isShifted, isOn: place.key != .enter || isEnterOn)
      addSubview(view)
      return view
    }
    showEmoji(in: wanted.page == .emoji ? wanted.emojiArea : nil)
  }

  private func listen(to view: KeyboardKeyView) {
    guard view.pressEvents == .touchUpInside else {
      return view.addAction(UIAction { [weak self, unowned view] _ in self?.pressed(view.key) }, for: view.pressEvents)
    }
    view.onSlide = { [weak self] in self?.slid(from: $0, to: $1) }
    view.addAction(
      UIAction { [weak self, unowned view] _ in self?.released(view, isInside: true) }, for: .touchUpInside)
    for event: UIControl.Event in [.touchUpOutside, .touchCancel] {
      view.addAction(UIAction { [weak self, unowned view] _ in self?.released(view, isInside: false) }, for: event)
    }
  }

  /// A finger that came down on a key goes to a place: the key there is the one that it types in the end.
  private func slid(from key: KeyboardKeyView, to place: CGPoint) {
    let reach = UIEdgeInsets(top: -6, left: -3, bottom: -6, right: -3)
    guard key.slides, let target = keys.first(where: { $0.slides && $0.frame.inset(by: reach).contains(place) }),
      target !== slide?.to ?? key
    else { return }
    slide?.to.isSlidTo = false
    slide = target === key ? nil : (key, target)
    key.hasSlidAway = slide != nil
    slide?.to.isSlidTo = true
  }

  private func released(_ key: KeyboardKeyView, isInside: Bool) {
    let target = slide?.from === key ? slide?.to : nil
    if target != nil {
      slide = nil
      key.hasSlidAway = false
      target?.isSlidTo = false
    }
    if let target { return pressed(target.key) }
    if isInside { pressed(key.key) }
  }

  /// A finger came to a key of a letter, or left it.
  private func highlightDidChange(of key: KeyboardKeyView) {
    guard case .text(let text) = key.key, key.isUnderFinger else {
      if popUpKey !== key { return }
      popUp?.removeFromSuperview()
      return
    }
    let shown = popUp ?? KeyPopUp()
    (popUp, popUpKey) = (shown, key)
    addSubview(shown)
    shown.show(isShifted && page == .letters ? text.uppercased() : text, above: key.frame, in: bounds.width)
  }

  private func showEmoji(in area: CGRect?) {
    guard let area else {
      emoji?.removeFromSuperview()
      return
    }
    let panel = emoji ?? EmojiPanel()
    emoji = panel
    panel.frame = area
    panel.press = { [weak self] in self?.press?(.text($0)) }
    panel.groupDidChange = { [weak self] in self?.mark($0) }
    addSubview(panel)
    mark(panel.group)
  }

  private func mark(_ group: EmojiTable.Group) {
    for key in keys { key.isSelected = key.key == .emoji(group) }
  }

  private func pressed(_ key: KeyboardKey) {
    switch key {
    case .shift: setShifted(!isShifted)
    case .page(let page):
      self.page = page
      setNeedsLayout()
    case .emoji(let group): emoji?.show(group)
    case .text(let text):
      press?(.text(isShifted && page == .letters ? text.uppercased() : text))
    case .space:
      press?(.text(" "))
      if page != .letters {
        page = .letters
        setNeedsLayout()
      }
    default: press?(key)
    }
  }

  /// The key that shows a text; for tests and scripts.
  func key(_ wanted: KeyboardKey) -> UIControl? {
    layoutIfNeeded()
    return keys.first { $0.key == wanted }
  }
}

/// One key.
final class KeyboardKeyView: UIControl {
  let key: KeyboardKey
  private let enter: UIReturnKeyType
  private let label = UILabel()
  private let symbol = KeyboardSymbol()
  /// Of a group of emoji.
  private lazy var picture = makePicture()
  private let isPlain: Bool
  private let isBare: Bool
  /// Told when a finger comes and goes.
  var onHighlight: ((KeyboardKeyView) -> Void)?
  private var wasUnderFinger = false
  /// Told where a finger that came down on the key is, in the superview's space.
  var onSlide: ((KeyboardKeyView, CGPoint) -> Void)?
  /// Whether a finger that came down on another key is on this one.
  var isSlidTo = false {
    didSet { if isSlidTo != oldValue { stateDidChange() } }
  }
  /// Whether the finger that came down on this key is on another one.
  var hasSlidAway = false {
    didSet { if hasSlidAway != oldValue { stateDidChange() } }
  }

  var isUnderFinger: Bool { isSlidTo || isHighlighted && !hasSlidAway }

  /// Whether fingers slide from and to the key.
  var slides: Bool {
    if case .text = key { return true }
    return key == .space
  }

  private var isOn = true
  private static let corner: CGFloat = 7

  init(_ key: KeyboardKey, enter: UIReturnKeyType, isLarge: Bool, isSmall: Bool, isBare: Bool) {
    self.key = key
    self.enter = enter
    self.isBare = isBare
    if case .text = key { isPlain = true } else { isPlain = key == .space }
    super.init(frame: .zero)
    layer.cornerRadius = Self.corner
    layer.cornerCurve = .continuous
    label.textAlignment = .center
    label.isAccessibilityElement = false
    symbol.isUserInteractionEnabled = false
    symbol.backgroundColor = .clear
    symbol.contentMode = .redraw
    for view in [label, symbol] {
      view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
      addSubview(view)
    }
    isAccessibilityElement = true
    accessibilityTraits = .keyboardKey
    switch key {
    case .text: label.font = .systemFont(ofSize: isLarge ? 25 : isSmall ? 20 : 22)
    default: label.font = .systemFont(ofSize: 16)
    }
  }

  required init?(coder: NSCoder) {
    fatalError("Keys are made by the keyboard only")
  }

  /// Letters are typed when the finger leaves, so that it can slide; what changes keys acts at once.
  var pressEvents: UIControl.Event {
    switch key {
    case .shift, .delete, .page, .emoji: .touchDown
    default: .touchUpInside
    }
  }

  func show(isShifted: Bool, isOn: Bool) {
    self.isOn = isOn
    symbol.kind = nil
    switch key {
    case .text(let text): label.text = isShifted && text.count == 1 ? text.uppercased() : text
    case .shift: symbol.kind = isShifted ? .shifted : .shift
    case .delete: symbol.kind = .delete
    case .space: label.text = "space"
    case .page(.emoji): symbol.kind = .emoji
    case .page(let page):
      label.text =
        switch page {
        case .numbers: "123"
        case .symbols: "#+="
        default: "ABC"
        }
    case .emoji: picture.tintColor = .secondaryLabel
    case .enter:
      switch enter {
      case .default: symbol.kind = .enter
      case .go, .route: symbol.kind = .go
      case .done: symbol.kind = .done
      default: label.text = Self.words[enter]
      }
    case .gap: break
    }
    accessibilityLabel = spokenName
    stateDidChange()
  }

  private func makePicture() -> UIImageView {
    let picture = UIImageView()
    if case .emoji(let group) = key { picture.image = UIImage(systemName: EmojiTable.symbol(of: group)) }
    picture.prefersTemplates = true
    picture.preferredSymbolConfiguration = UIImage.SymbolConfiguration(pointSize: 18, weight: .regular)
    picture.contentMode = .center
    picture.isAccessibilityElement = false
    addSubview(picture)
    return picture
  }

  private var spokenName: String? {
    switch key {
    case .emoji(let group): group.rawValue
    default: symbol.kind.map { Self.names[$0] ?? "" } ?? label.text
    }
  }

  private static let words: [UIReturnKeyType: String] = [
    .google: "search", .join: "join", .next: "next", .search: "search", .send: "send", .yahoo: "search",
    .emergencyCall: "emergency call", .continue: "continue",
  ]
  private static let names: [KeyboardSymbol.Kind: String] = [
    .shift: "shift", .shifted: "shift", .delete: "delete", .enter: "return", .go: "go", .done: "done",
    .emoji: "emoji",
  ]

  override func continueTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
    if let superview { onSlide?(self, touch.location(in: superview)) }
    return true
  }

  override func stateDidChange() {
    super.stateDidChange()
    if isUnderFinger != wasUnderFinger {
      wasUnderFinger = isUnderFinger
      onHighlight?(self)
    }
    let isNamed = key == .enter && enter != .default
    let isBlue = isNamed && isOn
    let rest: UIColor =
      isBlue
      ? .systemBlue : isNamed ? KeyboardLook.waitingEnter : isPlain ? KeyboardLook.key : KeyboardLook.quietKey
    var hasKey = !isBare
    if case .emoji = key { hasKey = isSelected }
    backgroundColor = isUnderFinger ? KeyboardLook.pressedKey : hasKey ? rest : .clear
    label.textColor = isBlue ? .white : isBare ? .secondaryLabel : .label
    label.alpha = key == .space ? 0 : isOn ? 1 : 0.4
    symbol.color = isBlue ? .white : isBare ? .secondaryLabel : .label
    symbol.alpha = isOn ? 1 : 0.4
    if label.frame.isEmpty {
      label.frame = bounds
      symbol.frame = bounds
    }
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    label.frame = bounds
    symbol.frame = bounds
    if case .emoji = key { picture.frame = bounds }
  }
}

/// What is drawn on keys that have no letters.
final class KeyboardSymbol: UIView {
  enum Kind: Hashable { case shift, shifted, delete, enter, go, done, emoji }

  var kind: Kind? {
    didSet { if kind != oldValue { setNeedsDisplay() } }
  }
  var color = UIColor.label {
    didSet { setNeedsDisplay() }
  }

  override func draw(_ rect: CGRect) {
    guard let kind else { return }
    color.resolvedColor(with: traitCollection).set()
    let (x, y) = (bounds.midX, bounds.midY)
    let path = UIBezierPath()
    func line(_ points: [(CGFloat, CGFloat)], closes: Bool = false) {
      for (index, point) in points.enumerated() {
        let place = CGPoint(x: x + point.0, y: y + point.1)
        index == 0 ? path.move(to: place) : path.addLine(to: place)
      }
      if closes { path.close() }
    }
    path.lineWidth = 1.7
    path.lineCapStyle = .round
    path.lineJoinStyle = .round
    switch kind {
    case .shift, .shifted:
      line([(0, -9), (9, 0.5), (4, 0.5), (4, 8), (-4, 8), (-4, 0.5), (-9, 0.5)], closes: true)
      if kind == .shifted { path.fill() }
    case .delete:
      line([(-11, 0), (-4.5, -7.5), (11, -7.5), (11, 7.5), (-4.5, 7.5)], closes: true)
      line([(-1, -3.5), (6, 3.5)])
      line([(-1, 3.5), (6, -3.5)])
    case .enter:
      line([(9, -6), (9, 1.5), (-9, 1.5)])
      line([(-4.5, -3), (-9, 1.5), (-4.5, 6)])
    case .go:
      line([(-8, 0), (8, 0)])
      line([(2.5, -5.5), (8, 0), (2.5, 5.5)])
    case .done: line([(-7, 0.5), (-2, 6), (7.5, -6)])
    case .emoji:
      path.append(UIBezierPath(ovalIn: CGRect(x: x - 11, y: y - 11, width: 22, height: 22)))
      for side: CGFloat in [-1, 1] {
        UIBezierPath(ovalIn: CGRect(x: x + side * 3.7 - 1.3, y: y - 5.2, width: 2.6, height: 3.8)).fill()
      }
      path.move(to: CGPoint(x: x + 6, y: y + 2.5))
      path.addArc(
        withCenter: CGPoint(x: x, y: y + 1.2), radius: 6, startAngle: 0.2, endAngle: .pi - 0.2, clockwise: true)
    }
    path.stroke()
  }
}
