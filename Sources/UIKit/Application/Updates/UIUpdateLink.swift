// SPDX-FileCopyrightText: 2026 The Tessera Authors
// SPDX-License-Identifier: MIT

/// Where in the making of a frame something is done. The phases run in this order, those of low latency not at all.
@preconcurrency @MainActor public final class UIUpdateActionPhase: NSObject {
  let order: Int

  private init(_ order: Int) {
    self.order = order
    super.init()
  }

  public static let afterUpdateScheduled = UIUpdateActionPhase(0)
  public static let beforeEventDispatch = UIUpdateActionPhase(1)
  public static let afterEventDispatch = UIUpdateActionPhase(2)
  public static let beforeCADisplayLinkDispatch = UIUpdateActionPhase(3)
  public static let afterCADisplayLinkDispatch = UIUpdateActionPhase(4)
  public static let beforeCATransactionCommit = UIUpdateActionPhase(5)
  public static let afterCATransactionCommit = UIUpdateActionPhase(6)
  public static let beforeLowLatencyEventDispatch = UIUpdateActionPhase(7)
  public static let afterLowLatencyEventDispatch = UIUpdateActionPhase(8)
  public static let beforeLowLatencyCATransactionCommit = UIUpdateActionPhase(9)
  public static let afterLowLatencyCATransactionCommit = UIUpdateActionPhase(10)
  public static let afterUpdateComplete = UIUpdateActionPhase(11)

  /// Whether the phase is one of those that there are only with low latency.
  var isLowLatency: Bool { (7...10).contains(order) }
}

/// What is known of the frame that is being made.
@preconcurrency @MainActor public final class UIUpdateInfo: NSObject {
  /// What the frame is to show, in media time.
  public let modelTime: TimeInterval
  /// When the frame must be done, in media time.
  public let completionDeadlineTime: TimeInterval
  /// When the frame will be seen, in media time.
  public let estimatedPresentationTime: TimeInterval
  public let isImmediatePresentationExpected = false
  public let isLowLatencyEventDispatchConfirmed = false
  public let isPerformingLowLatencyPhases = false

  init(time: TimeInterval, frame: TimeInterval) {
    modelTime = time
    completionDeadlineTime = time + frame
    estimatedPresentationTime = time + frame
    super.init()
  }

  /// What is known of the frame of a scene; `nil` where none is being made.
  public static func current(for windowScene: UIWindowScene) -> UIUpdateInfo? {
    windowScene.owningApplication.updates.current
  }

  /// What is known of the frame of a view; `nil` where none is being made.
  public static func current(for view: UIView) -> UIUpdateInfo? { view.owningApplication.updates.current }
}

/// Does things in the phases of each frame.
@preconcurrency @MainActor public final class UIUpdateLink: NSObject {
  public typealias Handler = (UIUpdateLink, UIUpdateInfo) -> Void

  private weak var view: UIView?
  private weak var windowScene: UIWindowScene?
  private weak var application: UIApplication?
  private var actions: [(phase: UIUpdateActionPhase, handler: Handler)] = []

  /// Creates a link for the frames of a view, while it is in a window.
  public init(view: UIView) {
    self.view = view
    application = view.owningApplication
    super.init()
  }

  /// Creates a link for the frames of a scene.
  public init(windowScene: UIWindowScene) {
    self.windowScene = windowScene
    application = windowScene.owningApplication
    super.init()
  }

  /// The same with something to do before display links are called.
  public convenience init(view: UIView, actionHandler handler: @escaping Handler) {
    self.init(view: view)
    addAction(handler: handler)
  }

  public convenience init(view: UIView, actionTarget target: Any, selector: Selector) {
    self.init(view: view)
    addAction(target: target, selector: selector)
  }

  public convenience init(windowScene: UIWindowScene, actionHandler handler: @escaping Handler) {
    self.init(windowScene: windowScene)
    addAction(handler: handler)
  }

  public convenience init(windowScene: UIWindowScene, actionTarget target: Any, selector: Selector) {
    self.init(windowScene: windowScene)
    addAction(target: target, selector: selector)
  }

  /// Adds something to do in a phase. Those of low latency never come here.
  public func addAction(to phase: UIUpdateActionPhase, handler: @escaping Handler) { actions.append((phase, handler)) }

  /// Adds something to do before display links are called.
  public func addAction(handler: @escaping Handler) {
    addAction(to: .beforeCADisplayLinkDispatch, handler: handler)
  }

  /// Adds a method to call in a phase, with the link and what is known of the frame. The target is not kept.
  public func addAction(to phase: UIUpdateActionPhase, target: Any, selector: Selector) {
    let target = WeakReference(target as AnyObject)
    addAction(to: phase) { link, info in
      if let target = target.object { selector.perform(on: target, with: [link, info]) }
    }
  }

  /// Adds a method to call before display links are called.
  public func addAction(target: Any, selector: Selector) {
    addAction(to: .beforeCADisplayLinkDispatch, target: target, selector: selector)
  }

  /// Whether the link does anything. Defaults to `false`.
  public var isEnabled = false {
    didSet {
      guard isEnabled != oldValue else { return }
      application?.updates.linkDidChange(self)
    }
  }

  /// Whether there is a frame each time the screen is drawn, even where nothing changes. Defaults to `false`.
  public var requiresContinuousUpdates = false {
    didSet { if requiresContinuousUpdates != oldValue { application?.updates.linkDidChange(self) } }
  }

  /// Hints: events come with frames here, and frames are shown when they are made. Both default to `false`.
  public var wantsLowLatencyEventDispatch = false
  public var wantsImmediatePresentation = false

  /// How often frames are wanted; a hint: they come as often as the screen is drawn.
  public var preferredFrameRateRange = CAFrameRateRange.default

  /// What is known of the frame that is being made; `nil` at other times.
  public var currentUpdateInfo: UIUpdateInfo? { isActive ? application?.updates.current : nil }

  /// Whether what the link is for is there.
  var isActive: Bool { isEnabled && (view.map { $0.window != nil } ?? (windowScene != nil)) }

  func run(_ phase: UIUpdateActionPhase, _ info: UIUpdateInfo) {
    for action in actions where action.phase === phase { action.handler(self, info) }
  }
}

/// The links of an application, and the frame that is being made.
@MainActor final class UpdateLinks: FrameTicker {
  private var links: [UIUpdateLink] = []
  private(set) var current: UIUpdateInfo?

  var isEmpty: Bool { links.isEmpty }

  func linkDidChange(_ link: UIUpdateLink) {
    links.removeAll { $0 === link }
    if link.isEnabled { links.append(link) }
    if needsFrames { application?.frameTickers.start(self) }
  }

  private weak var application: UIApplication?

  init(application: UIApplication) {
    self.application = application
  }

  /// Whether frames are to go on although nothing changes.
  var needsFrames: Bool { links.contains { $0.isActive && $0.requiresContinuousUpdates } }

  func begin(at time: TimeInterval, frame: TimeInterval) {
    current = UIUpdateInfo(time: time, frame: frame)
  }

  func end() { current = nil }

  func run(_ phases: [UIUpdateActionPhase]) {
    guard let current else { return }
    for phase in phases {
      for link in links where link.isActive { link.run(phase, current) }
    }
  }

  func tick(to time: TimeInterval) -> Bool { needsFrames }
}
