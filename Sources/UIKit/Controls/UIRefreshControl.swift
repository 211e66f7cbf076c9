// SPDX-FileCopyrightText: 2026 The Tessera Authors
// SPDX-License-Identifier: MIT

/// Stands above the content of a scroll view and is pulled into sight to refresh it.
///
/// Set it as the scroll view's `refreshControl`. It is 60 points tall, 84.5 with a title of the usual size. Content pulled
/// one and a half times as far down as the control is tall begins to refresh while the finger is still down:
/// `valueChanged` is sent and the content rests below the control until `endRefreshing()`. How far iOS lets people pull
/// is not measured.
@preconcurrency @MainActor open class UIRefreshControl: UIControl {
  private static let plainHeight: CGFloat = 60
  private static let titleHeight: CGFloat = 24.5
  private static let triggerShare: CGFloat = 1.5

  private let spinner = SpokesView(metrics: .refresh)
  private let label = UILabel()
  private var storedIsRefreshing = false
  /// Whether a pull may refresh: a finger that has done so must let the content go first.
  private var isArmed = true

  public override init(frame: CGRect) {
    super.init(frame: frame)
    setUp()
  }

  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    setUp()
    finishDecoding(coder, as: UIRefreshControl.self)
  }

  private func setUp() {
    bounds.size.height = Self.plainHeight
    label.textAlignment = .center
    addSubview(spinner)
    isHidden = true
  }

  /// Whether the content is being refreshed.
  open var isRefreshing: Bool { storedIsRefreshing }

  /// Text below the spokes. Defaults to `nil`.
  open var attributedTitle: NSAttributedString? {
    didSet { titleDidChange() }
  }

  /// The colour of the spokes. Grey unless set.
  open override var tintColor: UIColor! {
    get { super.tintColor }
    set {
      super.tintColor = newValue
      spinner.spokeColor = newValue
    }
  }

  /// Shows that a refresh that code began is under way; sends nothing, and does not scroll the control into sight.
  open func beginRefreshing() { begin() }

  /// Ends a refresh; the content goes back to its top.
  open func endRefreshing() { end() }

  open override func layoutSubviews() {
    super.layoutSubviews()
    spinner.center = CGPoint(x: bounds.midX, y: Self.plainHeight / 2)
    label.frame = CGRect(
      x: 8, y: Self.plainHeight - 8, width: max(bounds.width - 16, 0), height: titleHeight)
  }

  open override func didMoveToSuperview() {
    super.didMoveToSuperview()
    if let scrollView, scrollView.refreshControl !== self { scrollView.refreshControl = self }
    contentDidMove()
  }

  // MARK: - Following the content

  private var scrollView: UIScrollView? { superview as? UIScrollView }

  private var titleHeight: CGFloat {
    attributedTitle.map { max(Self.titleHeight, $0.size().height.rounded(.up)) } ?? 0
  }

  private var height: CGFloat { Self.plainHeight + titleHeight }

  private func titleDidChange() {
    label.attributedText = attributedTitle
    if attributedTitle == nil { label.removeFromSuperview() } else if label.superview == nil { addSubview(label) }
    if storedIsRefreshing { scrollView?.changeRefreshInset(to: height) }
    contentDidMove()
    setNeedsLayout()
  }

  /// Takes its place for the scroll view's offset, and refreshes where content is pulled far enough.
  func contentDidMove() {
    guard let scrollView else { return }
    let top = scrollView.adjustedContentInset.top - scrollView.refreshInset
    let pulled = -top - scrollView.contentOffset.y
    if pulled <= 0 || !scrollView.isDragging { isArmed = true }
    isHidden = pulled <= 0 && !storedIsRefreshing
    guard !isHidden else { return }
    // It stays with the top of what is seen when it is pulled farther than it is tall, above a large title.
    let title = scrollView.bar.titleHeight
    frame = CGRect(
      x: 0, y: min(-height, scrollView.contentOffset.y + top) - title, width: scrollView.bounds.width, height: height)
    // A large title makes it taller, not harder to reach.
    let trigger = Self.triggerShare * min(height, Self.plainHeight + Self.titleHeight)
    spinner.show(progress: pulled / trigger)
    if isArmed, isEnabled, !storedIsRefreshing, scrollView.isDragging, pulled >= trigger {
      begin()
      sendActions(for: [.valueChanged, .primaryActionTriggered])
    }
  }

  private func begin() {
    guard !storedIsRefreshing else { return }
    storedIsRefreshing = true
    isArmed = false
    isHidden = false
    spinner.startTurning()
    scrollView?.changeRefreshInset(to: height)
    contentDidMove()
  }

  private func end() {
    guard storedIsRefreshing else { return }
    storedIsRefreshing = false
    spinner.stopTurning()
    scrollView?.changeRefreshInset(to: 0)
    contentDidMove()
  }
}

extension UIScrollView {
  func refreshControlDidChange(from old: UIRefreshControl?) {
    if let old, old.superview === self {
      old.endRefreshing()
      old.removeFromSuperview()
    }
    updateAdjustedInset()
    if let refreshControl, refreshControl.superview !== self { insertSubview(refreshControl, at: 0) }
  }

  /// Makes room for the control, or takes it away: content that is let go rests below it, content at rest goes there.
  func changeRefreshInset(to inset: CGFloat) {
    guard inset != refreshInset else { return }
    let isLess = inset < refreshInset
    refreshInset = inset
    updateAdjustedInset(followsEdge: false)
    guard isLess, drag == nil, flight == nil, !zoom.isUnderWay, !isTracking else { return }
    let target = clamped(contentOffset)
    guard target != contentOffset else { return }
    if window == nil { contentOffset = target } else { fly(to: target, purpose: .settling) }
  }
}
