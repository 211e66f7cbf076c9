// SPDX-FileCopyrightText: 2026 The Tessera Authors
// SPDX-License-Identifier: MIT

/// Names one of the two controllers of a transition.
public struct UITransitionContextViewControllerKey: RawRepresentable, Hashable, Sendable {
  public let rawValue: String

  public init(rawValue: String) {
    self.rawValue = rawValue
  }

  /// The controller that is on screen when the transition begins.
  public static let from = UITransitionContextViewControllerKey(rawValue: "UITransitionContextFromViewController")
  /// The controller that is on screen when the transition is over.
  public static let to = UITransitionContextViewControllerKey(rawValue: "UITransitionContextToViewController")
}

/// Names one of the two views of a transition.
public struct UITransitionContextViewKey: RawRepresentable, Hashable, Sendable {
  public let rawValue: String

  public init(rawValue: String) {
    self.rawValue = rawValue
  }

  /// The view that goes; none where it stays in place under the other.
  public static let from = UITransitionContextViewKey(rawValue: "UITransitionContextFromView")
  /// The view that comes; none where it is in place already.
  public static let to = UITransitionContextViewKey(rawValue: "UITransitionContextToView")
}

/// What a transition's animator is told, and what it reports to.
@preconcurrency @MainActor public protocol UIViewControllerContextTransitioning: NSObjectProtocol {
  /// The view in which the animation takes place.
  var containerView: UIView { get }
  var isAnimated: Bool { get }
  /// Whether a gesture drives the transition now.
  var isInteractive: Bool { get }
  var transitionWasCancelled: Bool { get }
  var presentationStyle: UIModalPresentationStyle { get }
  /// Tells how far a gesture has driven the transition, 0…1.
  func updateInteractiveTransition(_ percentComplete: CGFloat)
  func finishInteractiveTransition()
  func cancelInteractiveTransition()
  func pauseInteractiveTransition()
  /// Ends the transition; the animator must call it.
  func completeTransition(_ didComplete: Bool)
  func viewController(forKey key: UITransitionContextViewControllerKey) -> UIViewController?
  func view(forKey key: UITransitionContextViewKey) -> UIView?
  var targetTransform: CGAffineTransform { get }
  /// In the container's space; empty where the controller's view is not there yet.
  func initialFrame(for vc: UIViewController) -> CGRect
  /// In the container's space; empty where the controller's view is not there any more.
  func finalFrame(for vc: UIViewController) -> CGRect
}
