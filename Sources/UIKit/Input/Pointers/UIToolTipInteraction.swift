// SPDX-FileCopyrightText: 2026 The Tessera Authors
// SPDX-License-Identifier: MIT

/// A tip for a view, which a Mac shows where its pointer rests. Phones and pads show none, so nobody is asked for it.
@preconcurrency @MainActor open class UIToolTipInteraction: NSObject, UIInteraction {
  open private(set) weak var view: UIView?
  /// Whether the tip may be shown. Defaults to `true`.
  open var isEnabled = true
  /// What is said where the delegate says nothing else.
  open var defaultToolTip: String?
  open weak var delegate: (any UIToolTipInteractionDelegate)?

  public override init() {
    super.init()
  }

  public init(defaultToolTip: String) {
    self.defaultToolTip = defaultToolTip
    super.init()
  }

  open func willMove(to view: UIView?) {}

  open func didMove(to view: UIView?) { self.view = view }
}

/// Says what a tip says at a place.
@preconcurrency @MainActor public protocol UIToolTipInteractionDelegate: NSObjectProtocol {
  func toolTipInteraction(
    _ interaction: UIToolTipInteraction, configurationAt point: CGPoint
  ) -> UIToolTipConfiguration?
}

extension UIToolTipInteractionDelegate {
  public func toolTipInteraction(
    _ interaction: UIToolTipInteraction, configurationAt point: CGPoint
  ) -> UIToolTipConfiguration? { nil }
}

/// A tip, and the part of the view that it is for.
@preconcurrency @MainActor open class UIToolTipConfiguration: NSObject {
  public final let toolTip: String
  /// Null where it is for the whole view.
  public final let sourceRect: CGRect

  public convenience init(toolTip: String) {
    self.init(toolTip: toolTip, in: .null)
  }

  public init(toolTip: String, in sourceRect: CGRect) {
    self.toolTip = toolTip
    self.sourceRect = sourceRect
    super.init()
  }
}
