// SPDX-FileCopyrightText: 2026 The Tessera Authors
// SPDX-License-Identifier: MIT

/// What a double tap on an Apple Pencil, or a squeeze, is set to do.
public enum UIPencilPreferredAction: Int, Sendable {
  case ignore = 0
  case switchEraser = 1
  case switchPrevious = 2
  case showColorPalette = 3
  case showInkAttributes = 4
  case showContextualPalette = 5
  case runSystemShortcut = 6
}

/// Hears of double taps on an Apple Pencil and of squeezes. Tessera's devices have no pencil, so that, as on an iPad
/// without one, nothing is heard.
@preconcurrency @MainActor open class UIPencilInteraction: NSObject, UIInteraction {
  open weak var delegate: (any UIPencilInteractionDelegate)?
  open private(set) weak var view: UIView?

  public override init() {
    super.init()
  }

  public convenience init(delegate: any UIPencilInteractionDelegate) {
    self.init()
    self.delegate = delegate
  }

  /// Whether the delegate hears anything. Defaults to `true`.
  open var isEnabled = true

  /// What people have chosen for a double tap: nothing, without a pencil.
  open class var preferredTapAction: UIPencilPreferredAction { .ignore }

  /// What people have chosen for a squeeze: nothing, without a pencil.
  open class var preferredSqueezeAction: UIPencilPreferredAction { .ignore }

  /// Whether only pencils draw: not without a pencil.
  open class var prefersPencilOnlyDrawing: Bool { false }

  /// Whether a pencil near the screen shows what its tool does: not without a pencil.
  open class var prefersHoverToolPreview: Bool { false }

  open func willMove(to view: UIView?) {}

  open func didMove(to view: UIView?) { self.view = view }

  /// Where a gesture of the pencil is in its course.
  public enum Phase: UInt, Sendable {
    case began = 0
    case changed = 1
    case ended = 2
    case cancelled = 3
  }

  /// A double tap, as a delegate is told of it.
  @preconcurrency @MainActor open class Tap: NSObject {
    open var timestamp: TimeInterval { 0 }
    /// How the pencil was held above the screen; `nil` where that is not known.
    open var hoverPose: UIPencilHoverPose? { nil }
  }

  /// A squeeze, as a delegate is told of it.
  @preconcurrency @MainActor open class Squeeze: NSObject {
    open var timestamp: TimeInterval { 0 }
    open var phase: Phase { .ended }
    /// How the pencil was held above the screen; `nil` where that is not known.
    open var hoverPose: UIPencilHoverPose? { nil }
  }
}

/// How a pencil is held above the screen. Places are in the interaction's view, angles in radians.
@preconcurrency @MainActor open class UIPencilHoverPose: NSObject {
  open var location: CGPoint { .zero }
  /// From 0 at the screen to 1 where the pencil is just noticed.
  open var zOffset: CGFloat { 0 }
  open var azimuthAngle: CGFloat { 0 }
  open var azimuthUnitVector: CGVector { CGVector(dx: 1, dy: 0) }
  open var altitudeAngle: CGFloat { 0 }
  open var rollAngle: CGFloat { 0 }
}

@preconcurrency @MainActor public protocol UIPencilInteractionDelegate: NSObjectProtocol {
  func pencilInteractionDidTap(_ interaction: UIPencilInteraction)
  func pencilInteraction(_ interaction: UIPencilInteraction, didReceiveTap tap: UIPencilInteraction.Tap)
  func pencilInteraction(_ interaction: UIPencilInteraction, didReceiveSqueeze squeeze: UIPencilInteraction.Squeeze)
}

extension UIPencilInteractionDelegate {
  public func pencilInteractionDidTap(_ interaction: UIPencilInteraction) {}
  public func pencilInteraction(_ interaction: UIPencilInteraction, didReceiveTap tap: UIPencilInteraction.Tap) {}
  public func pencilInteraction(
    _ interaction: UIPencilInteraction, didReceiveSqueeze squeeze: UIPencilInteraction.Squeeze
  ) {}
}
