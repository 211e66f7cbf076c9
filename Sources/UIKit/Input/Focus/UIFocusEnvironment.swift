// SPDX-FileCopyrightText: 2026 The Tessera Authors
// SPDX-License-Identifier: MIT

/// A part of the app that has a say in where the keyboard's focus goes: a view or a controller.
@preconcurrency @MainActor public protocol UIFocusEnvironment: NSObjectProtocol {
  /// Where the focus goes first within this part; empty for the first item that can be focused, in reading order.
  var preferredFocusEnvironments: [any UIFocusEnvironment] { get }

  /// The part around this one.
  var parentFocusEnvironment: (any UIFocusEnvironment)? { get }

  /// The name of the group that arrows stay within and Tab leads out of; `nil` for that of the part around.
  var focusGroupIdentifier: String? { get }

  /// What holds the items of this part. Defaults to `nil`.
  var focusItemContainer: (any UIFocusItemContainer)? { get }

  /// Asks for the focus to be where this part prefers it, before the next frame, if it is within it.
  func setNeedsFocusUpdate()

  /// Does at once what `setNeedsFocusUpdate()` asked for.
  func updateFocusIfNeeded()

  /// Whether the focus may move. Asked of all parts around the old item and the new one.
  func shouldUpdateFocus(in context: UIFocusUpdateContext) -> Bool

  /// Told that the focus has moved, as all parts around the old item and the new one are.
  func didUpdateFocus(in context: UIFocusUpdateContext, with coordinator: UIFocusAnimationCoordinator)
}

/// Something that the focus can be on: a view.
@preconcurrency @MainActor public protocol UIFocusItem: UIFocusEnvironment {
  /// Whether the focus can be on the item now.
  var canBecomeFocused: Bool { get }

  /// Whether the focus is on the item.
  var isFocused: Bool { get }

  /// Where the item is in the space of what is around it, points.
  var frame: CGRect { get }
}

/// The direction in which the focus moves.
public struct UIFocusHeading: OptionSet, Hashable, Sendable {
  public let rawValue: UInt

  public init(rawValue: UInt) {
    self.rawValue = rawValue
  }

  public static let up = UIFocusHeading(rawValue: 1)
  public static let down = UIFocusHeading(rawValue: 2)
  public static let left = UIFocusHeading(rawValue: 4)
  public static let right = UIFocusHeading(rawValue: 8)
  public static let next = UIFocusHeading(rawValue: 16)
  public static let previous = UIFocusHeading(rawValue: 32)
  public static let first = UIFocusHeading(rawValue: 256)
  public static let last = UIFocusHeading(rawValue: 512)
}

/// A move of the focus: from where, whereto, in which direction.
@preconcurrency @MainActor open class UIFocusUpdateContext: NSObject {
  /// The item that had the focus; `nil` where none had.
  open private(set) weak var previouslyFocusedItem: (any UIFocusItem)?
  /// The item that gets the focus; `nil` where none does.
  open private(set) weak var nextFocusedItem: (any UIFocusItem)?
  /// The direction; empty for a move by code.
  open private(set) var focusHeading: UIFocusHeading

  init(from previous: (any UIFocusItem)?, to next: (any UIFocusItem)?, heading: UIFocusHeading) {
    previouslyFocusedItem = previous
    nextFocusedItem = next
    focusHeading = heading
    super.init()
  }

  open var previouslyFocusedView: UIView? { previouslyFocusedItem as? UIView }

  open var nextFocusedView: UIView? { nextFocusedItem as? UIView }
}

/// Collects what is animated along with a move of the focus.
@preconcurrency @MainActor open class UIFocusAnimationCoordinator: NSObject {
  /// How long a move of the focus takes, in seconds; not measured.
  static let duration: TimeInterval = 0.2

  private var animations: [() -> Void] = []
  private var completions: [() -> Void] = []

  /// Adds changes that are animated with the move, and what is done after it.
  open func addCoordinatedAnimations(_ animations: (() -> Void)?, completion: (() -> Void)? = nil) {
    if let animations { self.animations.append(animations) }
    if let completion { completions.append(completion) }
  }

  func run() {
    let (animations, completions) = (animations, completions)
    guard !animations.isEmpty else { return completions.forEach { $0() } }
    UIView.animate(withDuration: Self.duration) {
      animations.forEach { $0() }
    } completion: { _ in
      completions.forEach { $0() }
    }
  }
}
