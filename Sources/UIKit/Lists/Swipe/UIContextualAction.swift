// SPDX-FileCopyrightText: 2026 The Tessera Authors
// SPDX-License-Identifier: MIT

/// Something that can be done with a row, offered when it is swiped aside.
@preconcurrency @MainActor open class UIContextualAction: NSObject {
  /// What the action means.
  public enum Style: Int, Sendable {
    case normal = 0
    /// It removes something; its button is red.
    case destructive = 1
  }

  /// Does the action. Call the last argument when it is done: `true` if it was, `false` if not; the row closes then.
  public typealias Handler = (
    _ action: UIContextualAction, _ sourceView: UIView, _ completionHandler: @escaping (_ actionPerformed: Bool) -> Void
  ) -> Void

  open private(set) var style: Style
  open private(set) var handler: Handler

  public init(style: Style, title: String?, handler: @escaping Handler) {
    self.style = style
    self.title = title
    self.handler = handler
    super.init()
  }

  /// Shown on the button, under the picture if there is one.
  open var title: String?

  /// What the button is called by assistive technology. Defaults to the title.
  open var accessibilityLabel: String?
  open var accessibilityHint: String?
  open var accessibilityValue: String?
  /// A name for tests, which nobody hears.
  open var accessibilityIdentifier: String?

  /// Shown on the button as a template. Defaults to `nil`.
  open var image: UIImage?

  /// Of the button. Defaults to grey, or red for destructive actions; `nil` goes back to that.
  open var backgroundColor: UIColor! {
    get { ownColor ?? (style == .destructive ? .systemRed : .systemGray) }
    set { ownColor = newValue }
  }
  private var ownColor: UIColor?
}

/// What one side of a row offers when it is swiped aside.
@preconcurrency @MainActor open class UISwipeActionsConfiguration: NSObject {
  /// From the row's edge inwards.
  open private(set) var actions: [UIContextualAction]

  public init(actions: [UIContextualAction]) {
    self.actions = actions
    super.init()
  }

  /// Whether a long swipe does the first action. Defaults to `true`.
  open var performsFirstActionWithFullSwipe = true
}
