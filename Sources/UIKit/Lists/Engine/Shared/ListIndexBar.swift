// SPDX-FileCopyrightText: 2026 The Tessera Authors
// SPDX-License-Identifier: MIT

/// The titles of an index, one below the other at the trailing edge of a list, over its content.
///
/// A finger on it goes to the title under it, at once and as it moves on; arrows do so while it has the keyboard's focus.
@MainActor final class ListIndexBar: UIView {
  /// The width for titles of one letter, points.
  private static let leastWidth: CGFloat = 15
  /// The least room on either side of a title, points; not measured.
  private static let margin: CGFloat = 2

  private unowned let list: any IndexedHost
  private var plan = IndexTitlesPlan(count: 0, height: 0)
  /// The title that the finger is on.
  private var touched: Int?

  var titles: [String] = [] {
    didSet {
      guard titles != oldValue else { return }
      touched = nil
      width = max(Self.leastWidth, titles.map { (text($0).size().width + 2 * Self.margin).rounded(.up) }.max() ?? 0)
      replan()
      setNeedsDisplay()
    }
  }

  var colors = ListIndexColors() {
    didSet { if colors != oldValue { showColors() } }
  }

  private func showColors() {
    backgroundColor = touched == nil ? colors.background : colors.trackingBackground ?? colors.background
    setNeedsDisplay()
  }

  /// Points.
  private(set) var width = leastWidth

  init(_ list: any IndexedHost) {
    self.list = list
    super.init(frame: .zero)
    contentMode = .redraw
    focusGroupIdentifier = "\(ObjectIdentifier(self))"
    addGestureRecognizer(IndexScrubGestureRecognizer(self))
    isAccessibilityElement = true
    accessibilityLabel = "Section index"
    accessibilityTraits = .adjustable
  }

  required init?(coder: NSCoder) { nil }

  // MARK: - Looks

  override func layoutSubviews() {
    super.layoutSubviews()
    replan()
  }

  private func replan() {
    let new = IndexTitlesPlan(count: titles.count, height: bounds.height)
    guard new != plan else { return }
    plan = new
    setNeedsDisplay()
  }

  override func tintColorDidChange() {
    super.tintColorDidChange()
    setNeedsDisplay()
  }

  override func draw(_ rect: CGRect) {
    for (index, slot) in plan.slots.enumerated() {
      let word =
        switch slot {
        case .title(let title): text(titles[title])
        case .dot: text("•")
        }
      let size = word.size()
      let middle = top + (CGFloat(index) + 0.5) * IndexTitlesPlan.pitch
      word.draw(at: CGPoint(x: (bounds.width - size.width) / 2, y: middle - size.height / 2))
    }
  }

  private func text(_ title: String) -> NSAttributedString {
    NSAttributedString(
      string: title,
      attributes: [
        .font: UIFont.systemFont(ofSize: 11, weight: .semibold),
        .foregroundColor: colors.title ?? tintColor ?? .systemBlue,
      ])
  }

  /// Where the first title begins: all are in the middle.
  private var top: CGFloat { max(0, (bounds.height - plan.height) / 2) }

  // MARK: - Fingers

  /// The finger is at a height; the content follows if that is another title.
  func scrub(to y: CGFloat) {
    guard let title = plan.title(at: y - top), title != touched else { return }
    touched = title
    showColors()
    select(title)
  }

  func endScrub() {
    touched = nil
    showColors()
  }

  private func select(_ title: Int) {
    list.showIndexTitle(title)
    accessibilityValue = titles[title]
  }

  // MARK: - Keys

  override var canBecomeFocused: Bool { true }

  override func pressesBegan(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
    let left = presses.filter { !step($0) }
    if !left.isEmpty { super.pressesBegan(left, with: event) }
  }

  private func step(_ press: UIPress) -> Bool {
    guard let key = press.key, key.modifierFlags.isDisjoint(with: [.shift, .control, .alternate, .command]) else {
      return false
    }
    switch key.keyCode {
    case .keyboardDownArrow, .keyboardRightArrow: adjust(by: 1)
    case .keyboardUpArrow, .keyboardLeftArrow: adjust(by: -1)
    default: return false
    }
    return true
  }

  /// Goes some titles on from where the content is, not beyond the ends.
  func adjust(by step: Int) {
    guard !titles.isEmpty else { return }
    // Where content ends, the last titles can't be told apart by what is seen.
    let spoken = accessibilityValue.flatMap { titles.firstIndex(of: $0) }
    let seen = list.seenIndexTitle
    let here = spoken.flatMap { list.isShownAsFarAsPossible(indexTitle: $0) ? $0 : nil } ?? seen ?? 0
    select(min(max(here + step, 0), titles.count - 1))
  }
}

/// Follows a finger on an index from the moment that it comes down, before anything else can.
@MainActor private final class IndexScrubGestureRecognizer: UILongPressGestureRecognizer {
  private weak var bar: ListIndexBar?

  init(_ bar: ListIndexBar) {
    self.bar = bar
    super.init(target: nil, action: nil)
    minimumPressDuration = 0
  }

  override func tellTargets() {
    switch state {
    case .began, .changed: bar?.scrub(to: location(in: bar).y)
    case .ended, .cancelled: bar?.endScrub()
    default: break
    }
    super.tellTargets()
  }
}
