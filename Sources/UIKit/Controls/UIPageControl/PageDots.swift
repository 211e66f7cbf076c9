// SPDX-FileCopyrightText: 2026 The Tessera Authors
// SPDX-License-Identifier: MIT

/// Where a page control's dots stand.
struct PageDotsPlan: Equatable {
  /// Of the current page, points; those of the others are smaller.
  static let dot: CGFloat = 10
  static let otherDot: CGFloat = 8
  /// From the ends to the first dot, and between two.
  static let end: CGFloat = 14
  static let gap: CGFloat = 8
  /// Above and below the dots.
  static let side: CGFloat = 8

  /// The room of one dot or picture.
  var box = CGSize(width: dot, height: dot)
  var isVertical = false
  /// Whether the current page has a bar in place of a dot.
  var hasBar = false

  /// How much longer the bar is than a dot, points; chosen.
  static let bar: CGFloat = 24
  var extra: CGFloat { hasBar ? Self.bar : 0 }

  /// From one dot to the next.
  var pitch: CGFloat { (isVertical ? box.height : box.width) + Self.gap }

  var thickness: CGFloat { (isVertical ? box.width : box.height) + 2 * Self.side }

  func length(of count: Int) -> CGFloat { CGFloat(count) * pitch - Self.gap + 2 * Self.end + extra }

  /// How many dots have room in a length; at least one.
  func count(in length: CGFloat) -> Int {
    guard length.isFinite, pitch > 0 else { return 1 }
    return max(Int(((length + Self.gap - 2 * Self.end - extra) / pitch + 0.001).rounded(.down)), 1)
  }
}

/// The dots of a page control: as many as there is room for.
final class PageDots: UIView {
  var plan = PageDotsPlan() {
    didSet { if plan != oldValue { setNeedsLayout() } }
  }
  var goesBackwards = false {
    didSet { if goesBackwards != oldValue { setNeedsLayout() } }
  }
  /// Of other pages and of the current one.
  var colors: (other: UIColor, current: UIColor) = (.label, .label)
  /// The picture of a page, told whether it is the current one.
  var images: (Int, Bool) -> UIImage? = { _, _ in nil }
  private var page = 0
  private var count = 0
  /// The first page that has a dot, where not all have one.
  private var first = 0
  private var dots: [Int: UIImageView] = [:]
  /// How much of the current page has passed, 0…1; `nil` for a dot like others.
  var progress: CGFloat? {
    didSet { if progress != oldValue { showProgress() } }
  }
  private let fill = UIView()

  /// How many dots there is room for.
  var mostDots: Int { plan.count(in: plan.isVertical ? bounds.height : bounds.width) }

  func show(page: Int, of count: Int, animated: Bool) {
    (self.page, self.count) = (page, count)
    setNeedsLayout()
    guard animated, !bounds.isEmpty, UIView.areAnimationsEnabled else { return }
    UIView.animate(
      withDuration: Self.duration, delay: 0, options: [.allowUserInteraction, .beginFromCurrentState],
      animations: { self.layoutIfNeeded() })
  }

  /// How long dots take to change, seconds; chosen.
  private static let duration: TimeInterval = 0.2

  /// The pages that have dots: the row moves when the current one comes near its end.
  private func window(_ room: Int) -> Range<Int> {
    guard count > room else { return 0..<count }
    let margin = min(Self.margin, (room - 1) / 2)
    first = min(max(first, page + margin + 1 - room), page - margin)
    first = min(max(first, 0), count - room)
    return first..<(first + room)
  }

  /// How many dots stay on each side of the current one; chosen.
  private static let margin = 2
  /// The sizes of the outermost dots where more pages follow; chosen.
  private static let fading: [CGFloat] = [0.4, 0.7]

  private func scale(of page: Int, in window: Range<Int>) -> CGFloat {
    guard window.count < count else { return 1 }
    let toStart = window.lowerBound == 0 ? Int.max : page - window.lowerBound
    let toEnd = window.upperBound == count ? Int.max : window.upperBound - 1 - page
    let distance = min(toStart, toEnd)
    return distance < Self.fading.count ? Self.fading[distance] : 1
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    let window = window(mostDots)
    for (page, dot) in dots where !window.contains(page) {
      dot.removeFromSuperview()
      dots[page] = nil
    }
    let length = plan.length(of: window.count)
    let start = ((plan.isVertical ? bounds.height : bounds.width) - length) / 2 + PageDotsPlan.end
    for page in window {
      let isNew = dots[page] == nil
      let dot = dots[page] ?? makeDot(page)
      let place = {
        self.show(dot, page)
        let index = self.goesBackwards ? window.upperBound - 1 - page : page - window.lowerBound
        let current = self.goesBackwards ? window.upperBound - 1 - self.page : self.page - window.lowerBound
        let shift = index == current ? self.plan.extra / 2 : index > current ? self.plan.extra : 0
        let along = start + CGFloat(index) * self.plan.pitch + (self.plan.pitch - PageDotsPlan.gap) / 2 + shift
        dot.center =
          self.plan.isVertical
          ? CGPoint(x: self.bounds.midX, y: along) : CGPoint(x: along, y: self.bounds.midY)
        let scale = self.scale(of: page, in: window)
        dot.transform = CGAffineTransform(scaleX: scale, y: scale)
      }
      if isNew { UIView.performWithoutAnimation(place) } else { place() }
    }
  }

  private func makeDot(_ page: Int) -> UIImageView {
    let dot = UIImageView()
    dot.prefersTemplates = true
    dot.contentMode = .scaleAspectFit
    dots[page] = dot
    addSubview(dot)
    return dot
  }

  private func show(_ dot: UIImageView, _ page: Int) {
    let isCurrent = page == self.page
    if isCurrent, plan.hasBar { return showBar(in: dot) }
    if fill.superview === dot { fill.removeFromSuperview() }
    dot.clipsToBounds = false
    let image = images(page, isCurrent)
    let side = isCurrent ? PageDotsPlan.dot : PageDotsPlan.otherDot
    let color = isCurrent ? colors.current : colors.other
    dot.image = image
    dot.tintColor = color
    dot.backgroundColor = image == nil ? color : nil
    dot.bounds.size = image?.size ?? CGSize(width: side, height: side)
    dot.layer.cornerRadius = image == nil ? side / 2 : 0
  }

  // MARK: - The current page's bar

  private func showBar(in dot: UIImageView) {
    dot.image = nil
    dot.backgroundColor = colors.other
    let length = PageDotsPlan.otherDot + plan.extra
    dot.bounds.size =
      plan.isVertical
      ? CGSize(width: PageDotsPlan.otherDot, height: length) : CGSize(width: length, height: PageDotsPlan.otherDot)
    dot.layer.cornerRadius = PageDotsPlan.otherDot / 2
    dot.clipsToBounds = true
    if fill.superview !== dot { dot.addSubview(fill) }
    fill.backgroundColor = colors.current
    showProgress()
  }

  private func showProgress() {
    guard let bar = fill.superview else { return }
    let share = min(max(progress ?? 0, 0), 1)
    let room = bar.bounds.size
    UIView.performWithoutAnimation {
      var place =
        plan.isVertical
        ? CGRect(x: 0, y: 0, width: room.width, height: room.height * share)
        : CGRect(x: 0, y: 0, width: room.width * share, height: room.height)
      if goesBackwards {
        place.origin = CGPoint(x: room.width - place.width, y: room.height - place.height)
      }
      fill.frame = place
    }
  }
}
