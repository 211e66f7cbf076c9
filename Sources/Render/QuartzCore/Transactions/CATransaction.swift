// SPDX-FileCopyrightText: 2026 The Tessera Authors
// SPDX-License-Identifier: MIT

public import CoreGraphics

/// Groups changes of layers, with what is to hold for all of them.
///
/// Transactions nest. Outside any, changes belong to an implicit one, which ends with the frame.
@preconcurrency @MainActor open class CATransaction: NSObject {
  /// The open transactions of the user interface that the caller runs in.
  private static var stack: TransactionStack {
    _read { yield InterfaceSession.current.transactions }
    _modify { yield &InterfaceSession.current.transactions }
  }

  /// Opens a transaction inside the current one.
  open class func begin() {
    stack.begin()
  }

  /// Closes the innermost transaction; its completion block runs at once where nothing was animated in it, and else
  /// after the last of its animations.
  ///
  /// Closing more than was opened is a programmer error.
  open class func commit() {
    guard let ended = stack.commit() else {
      fatalError("CATransaction.commit() was called without a matching begin().")
    }
    ended.completion?.release()
    if stack.depth == 0, stack.takeFlushRequest() { flush() }
  }

  /// Makes and sends the frame now; inside an explicit transaction, when the outermost one ends.
  open class func flush() {
    guard stack.depth == 0 else {
      stack.requestFlush()
      return
    }
    InterfaceSession.current.flushHandler?()
    endImplicitTransaction()
  }

  /// Ends the implicit transaction: called once a frame, after its commit.
  ///
  /// Delegates hear of animations that began with the commit or were removed before it; animations of layers that are
  /// in no tree by now come to nothing.
  package class func endImplicitTransaction() {
    let callbacks = InterfaceSession.current.callbacks
    callbacks.endOrphans()
    callbacks.run()
    stack.endImplicit()?.release()
  }

  /// Changes layers without actions, and so without implicit animations.
  package class func withoutActions(_ changes: () -> Void) {
    begin()
    setDisableActions(true)
    changes()
    commit()
  }

  /// What waits for animations that are added now.
  class var completion: TransactionCompletion? { stack.completion }

  /// How many explicit transactions are open.
  package class var depth: Int { stack.depth }

  /// How long animations take that do not say, in seconds. Defaults to 0.25.
  open class func animationDuration() -> CFTimeInterval {
    value(forKey: kCATransactionAnimationDuration) as? CFTimeInterval ?? 0.25
  }

  /// Sets how long animations take that do not say, in seconds.
  open class func setAnimationDuration(_ dur: CFTimeInterval) {
    setValue(dur, forKey: kCATransactionAnimationDuration)
  }

  /// The curve of animations that do not say; `nil`, the default, leaves it to them.
  open class func animationTimingFunction() -> CAMediaTimingFunction? {
    value(forKey: kCATransactionAnimationTimingFunction) as? CAMediaTimingFunction
  }

  /// Sets the curve of animations that do not say.
  open class func setAnimationTimingFunction(_ function: CAMediaTimingFunction?) {
    setValue(function, forKey: kCATransactionAnimationTimingFunction)
  }

  /// Whether changes of properties look for no actions. Defaults to `false`.
  open class func disableActions() -> Bool {
    stack.disablesActions
  }

  private nonisolated static let changes = NSRecursiveLock()

  /// Waits until no other thread holds the lock for changes of layers, and takes it.
  nonisolated open class func lock() { changes.lock() }

  /// Lets go of the lock for changes of layers.
  nonisolated open class func unlock() { changes.unlock() }

  /// Sets whether changes of properties look for no actions.
  open class func setDisableActions(_ flag: Bool) {
    setValue(flag, forKey: kCATransactionDisableActions)
  }

  /// What runs when the transaction has ended and its animations with it.
  open class func completionBlock() -> (() -> Void)? {
    stack.current.completion?.block
  }

  /// Sets what runs when the transaction has ended and its animations with it; a block that was set before runs
  /// when the animations added until now have ended.
  open class func setCompletionBlock(_ block: (() -> Void)?) {
    stack.setCompletionBlock(block)?.release()
  }

  /// The value for a key in the innermost transaction that has one.
  open class func value(forKey key: String) -> Any? {
    if key == kCATransactionCompletionBlock { return completionBlock() }
    return stack.value(forKey: key)
  }

  /// Sets the value for a key in the innermost transaction, for it and for those inside it.
  open class func setValue(_ anObject: Any?, forKey key: String) {
    if key == kCATransactionCompletionBlock {
      setCompletionBlock(anObject as? () -> Void)
    } else {
      stack.setValue(anObject, forKey: key)
    }
  }
}

/// The key of `CATransaction.animationDuration()`.
public let kCATransactionAnimationDuration = "animationDuration"
/// The key of `CATransaction.animationTimingFunction()`.
public let kCATransactionAnimationTimingFunction = "animationTimingFunction"
/// The key of `CATransaction.disableActions()`.
public let kCATransactionDisableActions = "disableActions"
/// The key of `CATransaction.completionBlock()`.
public let kCATransactionCompletionBlock = "completionBlock"
