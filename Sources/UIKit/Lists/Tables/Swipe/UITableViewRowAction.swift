// SPDX-FileCopyrightText: 2026 The Tessera Authors
// SPDX-License-Identifier: MIT

/// Something that can be done with a row, offered when it is swiped aside.
@available(
  iOS, introduced: 8.0, deprecated: 13.0,
  message: "Use UIContextualAction and related APIs instead."
)
@preconcurrency @MainActor open class UITableViewRowAction: NSObject, @preconcurrency NSCopying {
  /// What the action means.
  public enum Style: Int, Sendable {
    /// It removes something; its button is red.
    case `default` = 0
    case normal = 1

    /// It removes something; its button is red.
    public static var destructive: Style { .default }
  }

  /// Defaults to `default`.
  open internal(set) var style = Style.default

  /// On the button. Defaults to `nil`.
  open var title: String?

  /// Of the button; `nil`, the default, is grey, or red for destructive actions.
  open var backgroundColor: UIColor?

  @available(*, unavailable, message: "buttons of rows have no effects behind them")
  open var backgroundEffect: UIVisualEffect? {
    get { nil }
    set {}
  }

  private(set) var handler: ((UITableViewRowAction, IndexPath) -> Void)?

  /// Creates an action.
  ///
  /// - Parameters:
  ///   - style: What the action means.
  ///   - title: On the button.
  ///   - handler: Called with the action and the row when the button is touched; the row closes then.
  public convenience init(
    style: Style, title: String?, handler: @escaping (UITableViewRowAction, IndexPath) -> Void
  ) {
    self.init()
    self.style = style
    self.title = title
    self.handler = handler
  }

  /// A destructive action without a title, which does nothing.
  public override init() {
    super.init()
  }

  open func copy(with zone: NSZone? = nil) -> Any {
    let copy = UITableViewRowAction()
    (copy.style, copy.title, copy.backgroundColor, copy.handler) = (style, title, backgroundColor, handler)
    return copy
  }
}
