// SPDX-FileCopyrightText: 2026 The Tessera Authors
// SPDX-License-Identifier: MIT

public import CoreGraphics

/// Calls a method of an object once for each frame of the screen.
///
/// The link keeps its target until `invalidate()`. `CADisplayLink(target:selector:)` stands in UIKit, beside `Selector`.
@preconcurrency @MainActor open class CADisplayLink: NSObject {
  private var handler: ((CADisplayLink) -> Void)?
  private weak var links: DisplayLinks?
  /// What the link goes by, be it added from elsewhere: the session that it was made in.
  private let session = InterfaceSession.current
  private var modes: Set<RunLoop.Mode> = []

  /// Creates a link that calls nothing.
  public override init() {
    super.init()
  }

  /// Creates a link that calls `handler` with itself, once it is added to a run loop.
  package convenience init(handler: @escaping (CADisplayLink) -> Void) {
    self.init()
    self.handler = handler
  }

  /// When the frame that is shown now was shown, in media time.
  public private(set) final var timestamp: CFTimeInterval = 0
  /// When the next frame will be shown, in media time.
  public private(set) final var targetTimestamp: CFTimeInterval = 0
  /// How long a frame of the screen takes, in seconds.
  public final var duration: CFTimeInterval { session.frameDuration }

  /// Whether the method is not called for now. Defaults to `false`.
  open var isPaused = false {
    didSet { if isPaused != oldValue { reschedule() } }
  }

  /// How often to call, in frames a second; 0, the default, for every frame. Rounded to frames that are a whole number
  /// of the screen's.
  open var preferredFramesPerSecond = 0

  /// Every how many frames to call.
  @available(iOS, introduced: 3.1, deprecated: 10.0, message: "use preferredFramesPerSecond")
  open var frameInterval: Int {
    get { preferredFramesPerSecond > 0 ? max(60 / preferredFramesPerSecond, 1) : 1 }
    set { preferredFramesPerSecond = newValue > 1 ? max(60 / newValue, 1) : 0 }
  }

  /// How often to call, in frames a second; a preferred rate counts before a maximum one.
  open var preferredFrameRateRange = CAFrameRateRange.default

  /// Begins to call, with the next frame; all modes are the same here.
  open func add(to runloop: RunLoop, forMode mode: RunLoop.Mode) {
    guard handler != nil else { return }
    modes.insert(mode)
    reschedule()
  }

  /// Stops calling in one mode; the link lives on.
  open func remove(from runloop: RunLoop, forMode mode: RunLoop.Mode) {
    modes.remove(mode)
    reschedule()
  }

  /// Stops calling for good, and lets go of the target.
  open func invalidate() {
    modes = []
    handler = nil
    reschedule()
  }

  private func reschedule() {
    if modes.isEmpty || isPaused {
      links?.remove(self)
      links = nil
    } else if links == nil {
      timestamp = 0
      attach(to: session.context?.displayLinks)
    }
  }

  private func attach(to links: DisplayLinks?) {
    self.links = links
    links?.add(self)
    if links == nil { session.linksWithoutScreen.append(self) }
  }

  /// Begins on the first screen there is, if there was none when the link was added.
  func findScreen(_ links: DisplayLinks) {
    if self.links == nil, !modes.isEmpty, !isPaused { attach(to: links) }
  }

  /// Frames of the screen from one call to the next.
  private var interval: Int {
    let wanted = [
      Double(preferredFramesPerSecond), Double(preferredFrameRateRange.preferred),
      Double(preferredFrameRateRange.maximum),
    ].first { $0 > 0 }
    guard let wanted else { return 1 }
    return max(1, Int((1 / (wanted * duration)).rounded(.down)))
  }

  /// When the next call is due; at once after a pause.
  var nextTime: CFTimeInterval { timestamp == 0 ? -.infinity : targetTimestamp }

  func call(at time: CFTimeInterval) {
    timestamp = time
    targetTimestamp = time + Double(interval) * duration
    handler?(self)
  }
}

/// The display links that are at work, in the order in which they began.
@MainActor final class DisplayLinks {
  private var active: [CADisplayLink] = []
  private var lastTick: CFTimeInterval = 0
  /// Set once, when the screen is made.
  private weak var session: InterfaceSession?
  private var frameDuration: CFTimeInterval { session?.frameDuration ?? 1.0 / 60 }
  /// Called when a link begins, so that frames are made.
  var onStart: (() -> Void)?

  /// A frame that is closer than this to its time counts as in time: hosts do not call at exact distances.
  private var tolerance: CFTimeInterval { frameDuration / 4 }

  /// When the next call is due, in media time; `nil` where no link is at work.
  var nextTime: CFTimeInterval? {
    active.map(\.nextTime).min().map { max($0, lastTick + frameDuration) }
  }

  func add(_ link: CADisplayLink) {
    active.append(link)
    lastTick = (session?.clock() ?? 0) - frameDuration
    onStart?()
  }

  /// Goes by a session, and takes on its links that wait for a screen.
  func take(_ session: InterfaceSession) {
    self.session = session
    let links = session.linksWithoutScreen
    session.linksWithoutScreen = []
    for link in links { link.findScreen(self) }
  }

  func remove(_ link: CADisplayLink) {
    active.removeAll { $0 === link }
  }

  /// Links that begin or stop others on the way are allowed.
  func tick(to time: CFTimeInterval) {
    guard !active.isEmpty else { return }
    lastTick = time
    for link in active where link.nextTime <= time + tolerance && active.contains(where: { $0 === link }) {
      link.call(at: time)
    }
  }
}
