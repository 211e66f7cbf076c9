// SPDX-FileCopyrightText: 2026 The Tessera Authors
// SPDX-License-Identifier: MIT

extension UIViewController {
  /// A way for a controller to come and go, in navigation stacks and presentations.
  @preconcurrency @MainActor public final class Transition: NSObject {
    enum Kind {
      case zoom(ZoomOptions, source: (ZoomSourceContext) -> ZoomSource?)
      case modal(UIModalTransitionStyle)
    }

    let kind: Kind

    init(kind: Kind) {
      self.kind = kind
      super.init()
    }

    /// The controller grows out of a view, and goes back into it.
    ///
    /// - Parameter sourceViewProvider: Asked for the view each time; without one the controller comes as usual.
    public static func zoom(
      options: ZoomOptions? = nil,
      sourceViewProvider: @escaping (UIZoomTransitionSourceViewProviderContext) -> UIView?
    ) -> Transition {
      Transition(kind: .zoom(options ?? ZoomOptions()) { sourceViewProvider($0).map { ZoomSource(view: $0) } })
    }

    /// The controller grows out of what a bar shows for an item, and goes back into it.
    @_disfavoredOverload
    public static func zoom(
      options: ZoomOptions? = nil,
      sourceBarButtonItemProvider: @escaping (UIZoomTransitionSourceViewProviderContext) -> UIBarButtonItem?
    ) -> Transition {
      Transition(
        kind: .zoom(options ?? ZoomOptions()) { context in
          sourceBarButtonItemProvider(context).flatMap { item in
            (item.customView ?? item.button?.platter ?? item.button).map { ZoomSource(view: $0) }
          }
        })
    }

    /// From below.
    public static func coverVertical() -> Transition { Transition(kind: .modal(.coverVertical)) }

    /// Over the back of what presents it.
    public static func flipHorizontal() -> Transition { Transition(kind: .modal(.flipHorizontal)) }

    /// Faded in.
    public static func crossDissolve() -> Transition { Transition(kind: .modal(.crossDissolve)) }

    @available(*, unavailable, message: "Tessera draws no curling pages.")
    public static func partialCurl() -> Transition { Transition(kind: .modal(.coverVertical)) }

    var zoomOptions: ZoomOptions? { if case .zoom(let options, _) = kind { options } else { nil } }
  }

  /// How the controller comes and goes, in place of the usual way. Defaults to `nil`.
  public var preferredTransition: Transition? {
    get { navigation.preferredTransition }
    set {
      navigation.preferredTransition = newValue
      if case .modal(let style) = newValue?.kind { modalTransitionStyle = style }
    }
  }

  /// What the controller grows out of, when another one shows it; `nil` where it does not zoom.
  func zoomSource(over source: UIViewController) -> ZoomMotion? {
    guard case .zoom(let options, let provider)? = preferredTransition?.kind,
      let found = provider(UIZoomTransitionSourceViewProviderContext(source: source, zoomed: self)),
      found.view.window != nil
    else { return nil }
    return ZoomMotion(options: options, source: found.view, zoomed: self)
  }
}

extension UIViewController.Transition {
  typealias ZoomSourceContext = UIZoomTransitionSourceViewProviderContext

  /// What a controller grows out of.
  struct ZoomSource {
    var view: UIView
  }

  /// How a controller zooms.
  @preconcurrency @MainActor open class ZoomOptions: NSObject {
    public typealias AlignmentRectContext = UIZoomTransitionAlignmentRectContext
    public typealias InteractionContext = UIZoomTransitionInteractionContext

    /// Which part of the controller's view lies over the source at first, in the view's space; `nil` for its middle.
    open var alignmentRectProvider: ((AlignmentRectContext) -> CGRect?)?

    /// Whether a finger may send the controller back where it went down. Defaults to `nil`: always.
    open var interactiveDismissShouldBegin: ((InteractionContext) -> Bool)?

    /// What lies between the controller and what is behind it. Defaults to `nil`: a faint shade.
    open var dimmingColor: UIColor?

    /// Done to what is behind the controller. Defaults to `nil`.
    open var dimmingVisualEffect: UIVisualEffect?

    public override init() {
      super.init()
    }
  }
}

/// What is asked for the view that a controller grows out of.
@preconcurrency @MainActor public final class UIZoomTransitionSourceViewProviderContext: NSObject {
  /// What shows the other one.
  public let sourceViewController: UIViewController
  public let zoomedViewController: UIViewController

  init(source: UIViewController, zoomed: UIViewController) {
    sourceViewController = source
    zoomedViewController = zoomed
    super.init()
  }
}

/// What is asked for the part that lies over the source.
@preconcurrency @MainActor public final class UIZoomTransitionAlignmentRectContext: NSObject {
  public let sourceView: UIView
  public let zoomedViewController: UIViewController

  init(source: UIView, zoomed: UIViewController) {
    sourceView = source
    zoomedViewController = zoomed
    super.init()
  }
}

/// A finger that would send a controller back.
@preconcurrency @MainActor public final class UIZoomTransitionInteractionContext: NSObject {
  /// Where it is, in the space of the controller's view.
  public let location: CGPoint
  /// Points a second.
  public let velocity: CGVector
  /// Whether the controller goes back unless it is told otherwise.
  public let willBegin: Bool

  init(location: CGPoint, velocity: CGVector, willBegin: Bool) {
    (self.location, self.velocity, self.willBegin) = (location, velocity, willBegin)
    super.init()
  }
}
