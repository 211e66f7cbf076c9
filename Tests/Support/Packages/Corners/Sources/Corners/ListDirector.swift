// SPDX-FileCopyrightText: 2026 The Tessera Authors
// SPDX-License-Identifier: MIT

import UIKit

/// A list's delegate that hands on what it does not do itself.
open class ListDirector: NSObject, UITableViewDelegate {
  public weak var scrollDelegate: UIScrollViewDelegate?

  open override func responds(to aSelector: Selector!) -> Bool {
    super.responds(to: aSelector) || scrollDelegate?.responds(to: aSelector) == true
  }

  open override func forwardingTarget(for aSelector: Selector!) -> Any? {
    scrollDelegate?.responds(to: aSelector) == true ? scrollDelegate : super.forwardingTarget(for: aSelector)
  }
}

/// What every object has through one name.
public struct Extended<Base> {
  public let base: Base
}

public protocol Extensible {
  associatedtype Base
  var ext: Extended<Base> { get }
}

extension Extensible {
  public var ext: Extended<Self> { Extended(base: self) }
}

extension NSObject: Extensible {}

/// The part of an app that is stood in for in tests.
public protocol BackgroundTasks {
  func beginBackgroundTask(withName taskName: String?, expirationHandler handler: (() -> Void)?)
    -> UIBackgroundTaskIdentifier
  func endBackgroundTask(_ identifier: UIBackgroundTaskIdentifier)
}

extension UIApplication: BackgroundTasks {}

/// Work whose states follow from a property of its own.
open class SteppedOperation: Operation, @unchecked Sendable {
  @objc private enum Step: Int { case ready, executing, finished }
  private let queue = DispatchQueue(label: "steps", attributes: .concurrent)
  private var kept = Step.ready
  @objc private dynamic var step: Step {
    get { queue.sync { kept } }
    set { queue.sync(flags: .barrier) { kept = newValue } }
  }

  open override var isReady: Bool { step == .ready && super.isReady }
  public final override var isExecuting: Bool { step == .executing }
  public final override var isFinished: Bool { step == .finished }
  public final override var isAsynchronous: Bool { true }

  open override class func keyPathsForValuesAffectingValue(forKey key: String) -> Set<String> {
    if ["isReady", "isFinished", "isExecuting"].contains(key) { return [#keyPath(step)] }
    return super.keyPathsForValuesAffectingValue(forKey: key)
  }

  public final override func start() {
    if isCancelled { return finish() }
    step = .executing
    main()
  }

  open override func main() { finish() }

  public final func finish() { if !isFinished { step = .finished } }
}
