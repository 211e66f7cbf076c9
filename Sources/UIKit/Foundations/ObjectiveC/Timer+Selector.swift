// SPDX-FileCopyrightText: 2026 The Tessera Authors
// SPDX-License-Identifier: MIT

import Foundation

// Timers that call a method. Foundation on Linux has those with closures only.

extension Timer {
  /// Makes a timer that calls a method of a target, and puts it on this thread's run loop in its default mode.
  ///
  /// Target and `userInfo` are held until the timer is invalidated; one that doesn't repeat invalidates itself when it
  /// has fired. The method gets the timer.
  @discardableResult
  public class func scheduledTimer(
    timeInterval ti: TimeInterval, target aTarget: Any, selector aSelector: Selector, userInfo: Any?,
    repeats yesOrNo: Bool
  ) -> Timer {
    let timer = SelectorTimer.make(
      at: nil, interval: ti, repeats: yesOrNo, target: aTarget, selector: aSelector, userInfo: userInfo)
    RunLoop.current.add(timer, forMode: .default)
    return timer
  }
}

/// What lets an initialiser of `Timer` make a subclass: initialisers of protocols may assign `self`.
public protocol _TesseraTimer {}
extension Timer: _TesseraTimer {}

extension _TesseraTimer where Self: Timer {
  /// Makes a timer that does nothing, as a place for another one: `var timer = Timer()`.
  public init() {
    let timer = Timer(fire: .distantFuture, interval: 0, repeats: false) { _ in }
    // `Self` is `Timer`, as below.
    self = timer as! Self
  }

  /// Makes a timer that calls a method of a target, to be put on a run loop by the caller.
  public init(
    timeInterval ti: TimeInterval, target aTarget: Any, selector aSelector: Selector, userInfo: Any?,
    repeats yesOrNo: Bool
  ) {
    let timer = SelectorTimer.make(
      at: nil, interval: ti, repeats: yesOrNo, target: aTarget, selector: aSelector, userInfo: userInfo)
    // `Self` is `Timer`: nobody can subclass it further without naming a designated initialiser.
    self = timer as! Self
  }

  /// Makes a timer that first fires at a date, to be put on a run loop by the caller.
  public init(
    fireAt date: Date, interval ti: TimeInterval, target t: Any, selector s: Selector, userInfo ui: Any?,
    repeats rep: Bool
  ) {
    // `Self` is `Timer`, as above.
    self = SelectorTimer.make(at: date, interval: ti, repeats: rep, target: t, selector: s, userInfo: ui) as! Self
  }
}

/// A timer that lets go of its target when it is invalidated.
private final class SelectorTimer: Timer {
  /// Target and `userInfo`, shared with the closure that Foundation's timer never lets go of.
  private final class Load: @unchecked Sendable {
    private let lock = NSLock()
    private var values: (target: Any, userInfo: Any?)?

    init(target: Any, userInfo: Any?) { values = (target, userInfo) }

    var target: Any? { lock.withLock { values?.target } }
    var userInfo: Any? { lock.withLock { values?.userInfo } }

    func drop() {
      let old = lock.withLock {
        let old = values
        values = nil
        return old
      }
      withExtendedLifetime(old) {}
    }
  }
  private var load: Load?

  static func make(
    at date: Date?, interval: TimeInterval, repeats: Bool, target: Any, selector: Selector, userInfo: Any?
  ) -> SelectorTimer {
    // Shorter intervals count as a tenth of a millisecond, as on iOS.
    let interval = max(interval, 0.0001)
    let load = Load(target: target, userInfo: userInfo)
    let fire: @Sendable (Timer) -> Void = { timer in
      guard let target = load.target else { return }
      selector.send(to: target, with: [timer])
      if !repeats { timer.invalidate() }
    }
    let timer =
      date.map { SelectorTimer(fire: $0, interval: interval, repeats: repeats, block: fire) }
      ?? SelectorTimer(_tesseraTimeInterval: interval, repeats: repeats, block: fire)
    timer.load = load
    return timer
  }

  override var userInfo: Any? { load?.userInfo }

  override func invalidate() {
    super.invalidate()
    load?.drop()
  }
}
