// SPDX-FileCopyrightText: 2026 The Tessera Authors
// SPDX-License-Identifier: MIT

// Animations between two calls, as they were before blocks. Apple deprecated them in iOS 13.

extension UIView {
  /// How a view goes over to a new look.
  public enum AnimationTransition: Int, Sendable {
    case none = 0
    case flipFromLeft = 1
    case flipFromRight = 2
    /// Without a bend: the old look goes up and away.
    case curlUp = 3
    /// Without a bend: the new look comes down.
    case curlDown = 4
  }

  /// Begins a series of animated changes, which `commitAnimations()` ends. Series can be within each other.
  ///
  /// - Parameters:
  ///   - animationID: Handed to the delegate.
  ///   - context: Handed to the delegate.
  @available(iOS, deprecated: 13.0, message: "Use the block-based animation API instead")
  public class func beginAnimations(_ animationID: String?, context: UnsafeMutableRawPointer?) {
    AnimationSeries.begin(animationID, context)
  }

  /// Ends the series that was begun last, and has its changes shown.
  @available(iOS, deprecated: 13.0, message: "Use the block-based animation API instead")
  public class func commitAnimations() { AnimationSeries.commit() }

  /// Who is told of the beginning and the end, by the selectors that are set. Held until then.
  @available(iOS, deprecated: 13.0, message: "Use the block-based animation API instead")
  public class func setAnimationDelegate(_ delegate: Any?) {
    AnimationSeries.innermost?.delegate = delegate as AnyObject?
  }

  /// Sent to the delegate at the beginning, with the identifier and the context.
  @available(iOS, deprecated: 13.0, message: "Use the block-based animation API instead")
  public class func setAnimationWillStart(_ selector: Selector?) {
    AnimationSeries.innermost?.willStart = selector
  }

  /// Sent to the delegate at the end, with the identifier, whether the animations came to their end, and the context.
  @available(iOS, deprecated: 13.0, message: "Use the block-based animation API instead")
  public class func setAnimationDidStop(_ selector: Selector?) {
    AnimationSeries.innermost?.didStop = selector
  }

  /// In seconds. Defaults to 0.2.
  @available(iOS, deprecated: 13.0, message: "Use the block-based animation API instead")
  public class func setAnimationDuration(_ duration: TimeInterval) {
    AnimationSeries.change { $0.duration = duration }
  }

  /// How many seconds pass before anything moves. Defaults to 0.
  @available(iOS, deprecated: 13.0, message: "Use the block-based animation API instead")
  public class func setAnimationDelay(_ delay: TimeInterval) {
    AnimationSeries.change { $0.delay = delay }
  }

  /// Defaults to `easeInOut`.
  @available(iOS, deprecated: 13.0, message: "Use the block-based animation API instead")
  public class func setAnimationCurve(_ curve: AnimationCurve) {
    AnimationSeries.change { $0.pace = curve.pace }
  }

  /// How often the animations run; may be a fraction. Defaults to once.
  @available(iOS, deprecated: 13.0, message: "Use the block-based animation API instead")
  public class func setAnimationRepeatCount(_ repeatCount: Float) {
    AnimationSeries.change { $0.repeatCount = repeatCount > 0 ? CGFloat(repeatCount) : nil }
  }

  /// Whether each repetition runs back to the start. Defaults to `false`.
  @available(iOS, deprecated: 13.0, message: "Use the block-based animation API instead")
  public class func setAnimationRepeatAutoreverses(_ repeatAutoreverses: Bool) {
    AnimationSeries.change { $0.set(.autoreverse, repeatAutoreverses) }
  }

  /// Whether the animations start from what is on screen, in place of those under way. Defaults to `false`.
  @available(iOS, deprecated: 13.0, message: "Use the block-based animation API instead")
  public class func setAnimationBeginsFromCurrentState(_ fromCurrentState: Bool) {
    AnimationSeries.change { $0.set(.beginFromCurrentState, fromCurrentState) }
  }

  /// Has a view go over to its new look with a transition. To be called before the changes.
  @available(iOS, deprecated: 13.0, message: "Use the block-based animation API instead")
  public class func setAnimationTransition(_ transition: AnimationTransition, for view: UIView, cache: Bool) {
    guard let series = AnimationSeries.innermost, let context = AnimationContext.current,
      let kind = ViewTransition(AnimationOptions(rawValue: UInt(transition.rawValue) << 20)), view.layer.context != nil
    else { return }
    kind.run(on: view, in: context, series.group) {}
  }
}

extension AnimationContext {
  fileprivate mutating func set(_ option: UIView.AnimationOptions, _ isSet: Bool) {
    if isSet { options.insert(option) } else { options.remove(option) }
  }
}

/// The animations between `beginAnimations` and `commitAnimations`.
@MainActor private final class AnimationSeries {
  /// Series that have begun, with the outermost first. They end in the turn in which they begin, so there is one stack
  /// for all applications, as of blocks.
  private static var stack: [AnimationSeries] = []

  static var innermost: AnimationSeries? { stack.last }

  let identifier: String?
  let info: UnsafeMutableRawPointer?
  var delegate: AnyObject?
  var willStart: Selector?
  var didStop: Selector?
  private(set) var group: AnimationGroup

  private init(_ identifier: String?, _ info: UnsafeMutableRawPointer?) {
    (self.identifier, self.info) = (identifier, info)
    group = AnimationGroup(completion: nil)
  }

  static func begin(_ identifier: String?, _ info: UnsafeMutableRawPointer?) {
    let series = AnimationSeries(identifier, info)
    // Held by its own group, and so until the end of the animations.
    series.group = AnimationGroup { series.stop(finished: $0) }
    stack.append(series)
    AnimationContext(
      duration: 0.2, delay: 0, options: [], pace: UIView.AnimationCurve.easeInOut.pace, recorder: series.group
    ).begin()
  }

  static func change(_ change: (inout AnimationContext) -> Void) {
    if !stack.isEmpty { AnimationContext.changeInnermost(change) }
  }

  static func commit() {
    guard let series = stack.popLast(), let context = AnimationContext.end() else { return }
    if let selector = series.willStart, let delegate = series.delegate {
      selector.send(to: delegate, with: [series.identifier, series.info])
    }
    series.group.close(in: context)
  }

  private func stop(finished: Bool) {
    if let didStop, let delegate { didStop.send(to: delegate, with: [identifier, NSNumber(value: finished), info]) }
    delegate = nil
  }
}
