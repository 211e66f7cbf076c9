// SPDX-FileCopyrightText: 2026 The Tessera Authors
// SPDX-License-Identifier: MIT

/// How much of the current page has passed, which a page control shows by a bar in place of the page's dot.
@preconcurrency @MainActor open class UIPageControlProgress: NSObject {
  /// Says where pages begin, and is told when the bar comes and goes. A timer's asks it for more where it conforms to
  /// `UIPageControlTimerProgressDelegate`.
  open weak var delegate: (any UIPageControlProgressDelegate)?

  /// From 0 to 1. Defaults to 0; where another page comes, to what the delegate says.
  open var currentProgress: Float {
    get { storedProgress }
    set {
      storedProgress = min(max(newValue, 0), 1)
      pageControl?.progressDidChange()
    }
  }

  private var storedProgress: Float = 0

  /// Whether a page control on the screen shows the bar.
  open internal(set) var isProgressVisible = false {
    didSet {
      if isProgressVisible != oldValue { delegate?.pageControlProgressVisibilityDidChange(self) }
    }
  }

  /// The control that shows it.
  weak var pageControl: UIPageControl?

  public override init() {
    super.init()
  }

  /// Called when the control shows another page.
  func pageDidChange(to page: Int) {
    currentProgress = delegate?.pageControlProgress(self, initialProgressForPage: page) ?? 0
  }

  /// Called when the control comes onto the screen or leaves it.
  func visibilityMayHaveChanged() {
    let control = pageControl
    isProgressVisible = control?.window != nil && control?.isHidden == false && (control?.numberOfPages ?? 0) > 0
  }
}

/// What a page control's progress asks. All of it is optional.
@preconcurrency @MainActor public protocol UIPageControlProgressDelegate: NSObjectProtocol {
  /// Where a page begins that becomes the current one. Defaults to 0.
  func pageControlProgress(_ progress: UIPageControlProgress, initialProgressForPage page: Int) -> Float

  func pageControlProgressVisibilityDidChange(_ progress: UIPageControlProgress)
}

extension UIPageControlProgressDelegate {
  public func pageControlProgress(_ progress: UIPageControlProgress, initialProgressForPage page: Int) -> Float { 0 }

  public func pageControlProgressVisibilityDidChange(_ progress: UIPageControlProgress) {}
}

/// Goes on by itself, and turns to the next page when the current one has had its time.
@preconcurrency @MainActor open class UIPageControlTimerProgress: UIPageControlProgress {
  /// Seconds that a page has, where it has no time of its own.
  open var preferredDuration: TimeInterval

  /// Whether the first page follows the last one. Defaults to `false`: the timer stops there.
  open var resetsToInitialPageAfterEnd = false

  private var durations: [Int: TimeInterval] = [:]
  private var isResumed = false
  private var lastTick: TimeInterval?

  /// Creates a timer that stands still.
  ///
  /// - Parameter preferredDuration: Seconds that a page has.
  public init(preferredDuration: TimeInterval) {
    self.preferredDuration = preferredDuration
    super.init()
  }

  /// Whether the timer goes on, if it is seen.
  open var isRunning: Bool { isResumed }

  /// Goes on from where it stands.
  open func resumeTimer() {
    guard !isResumed else { return }
    isResumed = true
    startTicking()
  }

  /// Stands still.
  open func pauseTimer() {
    isResumed = false
    lastTick = nil
  }

  /// Gives a page a time of its own, seconds.
  open func setDuration(_ duration: TimeInterval, forPage page: Int) { durations[page] = duration }

  /// How long a page has, seconds.
  open func duration(forPage page: Int) -> TimeInterval { durations[page] ?? preferredDuration }

  private var timerDelegate: (any UIPageControlTimerProgressDelegate)? {
    delegate as? any UIPageControlTimerProgressDelegate
  }

  override func visibilityMayHaveChanged() {
    super.visibilityMayHaveChanged()
    if isProgressVisible { startTicking() } else { lastTick = nil }
  }

  private func startTicking() {
    guard isResumed, isProgressVisible, lastTick == nil, let application = pageControl?.owningApplication else {
      return
    }
    lastTick = application.now
    application.frameTickers.start(self)
  }
}

extension UIPageControlTimerProgress: FrameTicker {
  func tick(to time: TimeInterval) -> Bool {
    guard isResumed, isProgressVisible, let last = lastTick, let control = pageControl else {
      lastTick = nil
      return false
    }
    lastTick = time
    // A page that a finger chooses has its time when the finger has gone.
    guard control.interactionState == .none else { return true }
    let duration = duration(forPage: control.currentPage)
    let share = duration > 0 ? Float((time - last) / duration) : 1
    currentProgress += share
    timerDelegate?.pageControlTimerProgressDidChange(self)
    if currentProgress >= 1 { turn(control) }
    if !isResumed { lastTick = nil }
    return isResumed
  }

  private func turn(_ control: UIPageControl) {
    let isLast = control.currentPage >= control.numberOfPages - 1
    let next = isLast ? 0 : control.currentPage + 1
    guard !isLast || resetsToInitialPageAfterEnd,
      timerDelegate?.pageControlTimerProgress(self, shouldAdvanceToPage: next) != false
    else { return pauseTimer() }
    if control.currentPage == next { return pageDidChange(to: next) }
    control.turn(by: next - control.currentPage)
  }
}

/// What a timer of a page control asks besides. All of it is optional.
@preconcurrency @MainActor public protocol UIPageControlTimerProgressDelegate: UIPageControlProgressDelegate {
  /// Told with every frame in which the timer has gone on.
  func pageControlTimerProgressDidChange(_ progress: UIPageControlTimerProgress)

  /// Whether a page follows one that has had its time. Defaults to `true`; otherwise the timer stops.
  func pageControlTimerProgress(_ progress: UIPageControlTimerProgress, shouldAdvanceToPage page: Int) -> Bool
}

extension UIPageControlTimerProgressDelegate {
  public func pageControlTimerProgressDidChange(_ progress: UIPageControlTimerProgress) {}

  public func pageControlTimerProgress(_ progress: UIPageControlTimerProgress, shouldAdvanceToPage page: Int) -> Bool {
    true
  }
}
