// SPDX-FileCopyrightText: 2026 The Tessera Authors
// SPDX-License-Identifier: MIT

/// How a view looks while the pointer is on it.
public enum UIPointerEffect {
  /// How a view of a preview moves under the pointer.
  public enum TintMode: Int, Sendable {
    case none = 0
    case overlay = 1
    case underlay = 2
  }

  /// As suits the view: highlighted, lifted or merely larger.
  case automatic(UITargetedPreview)
  /// A faint plate above the view.
  case highlight(UITargetedPreview)
  /// The view rises, with a shadow.
  case lift(UITargetedPreview)
  case hover(
    UITargetedPreview, preferredTintMode: TintMode = .overlay, prefersShadow: Bool = false,
    prefersScaledContent: Bool = true)

  @preconcurrency @MainActor public var preview: UITargetedPreview {
    switch self {
    case .automatic(let preview), .highlight(let preview), .lift(let preview), .hover(let preview, _, _, _): preview
    }
  }
}

/// The pointer's own shape: a hint to the page, whose pointer is the browser's.
public enum UIPointerShape {
  case path(UIBezierPath)
  /// In the space of the interaction's view; a radius below 0 stands for the default one.
  case roundedRect(CGRect, radius: CGFloat = defaultCornerRadius)
  case verticalBeam(length: CGFloat)
  case horizontalBeam(length: CGFloat)

  public static let defaultCornerRadius: CGFloat = -1
}

/// What the pointer and what is under it look like.
@preconcurrency @MainActor open class UIPointerStyle: NSObject {
  let effect: UIPointerEffect?
  let shape: UIPointerShape?

  public init(effect: UIPointerEffect, shape: UIPointerShape? = nil) {
    self.effect = effect
    self.shape = shape
    super.init()
  }

  /// - Parameter constrainedAxes: Along which the pointer keeps to the region's middle; a hint.
  public init(shape: UIPointerShape, constrainedAxes: UIAxis = []) {
    effect = nil
    self.shape = shape
    super.init()
  }

  /// The pointer as it is everywhere. Also what `hidden()` gives: the browser's pointer stays.
  open class func system() -> UIPointerStyle { UIPointerStyle(shape: .verticalBeam(length: 0)) }
  open class func hidden() -> UIPointerStyle { system() }
}

/// A part of a view that has a style.
@preconcurrency @MainActor open class UIPointerRegion: NSObject {
  /// In the bounds space of the interaction's view.
  open private(set) var rect: CGRect
  open private(set) var identifier: AnyHashable?
  /// Along which the pointer stays with the region while a button is down; a hint.
  open var latchingAxes: UIAxis = []

  public init(rect: CGRect, identifier: AnyHashable? = nil) {
    self.rect = rect
    self.identifier = identifier
    super.init()
  }

  open override func isEqual(_ object: Any?) -> Bool {
    guard let other = object as? UIPointerRegion else { return false }
    return MainActor.assumeIsolated { rect == other.rect && identifier == other.identifier }
  }

  open override var hash: Int { MainActor.assumeIsolated { rect.width.hashValue ^ (identifier?.hashValue ?? 0) } }
}

/// Where the pointer is when a region is asked for.
@preconcurrency @MainActor open class UIPointerRegionRequest: NSObject {
  /// In the bounds space of the interaction's view.
  open private(set) var location: CGPoint
  open private(set) var modifiers: UIKeyModifierFlags

  init(location: CGPoint, modifiers: UIKeyModifierFlags) {
    self.location = location
    self.modifiers = modifiers
    super.init()
  }
}

/// Things to animate along with the pointer's coming and going.
@preconcurrency @MainActor public protocol UIPointerInteractionAnimating: NSObjectProtocol {
  func addAnimations(_ animations: @escaping () -> Void)
  func addCompletion(_ completion: @escaping (Bool) -> Void)
}
