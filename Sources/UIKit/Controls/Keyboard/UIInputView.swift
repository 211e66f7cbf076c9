// SPDX-FileCopyrightText: 2026 The Tessera Authors
// SPDX-License-Identifier: MIT

/// A view to stand in the keyboard's place, or above it, that looks like it.
@preconcurrency @MainActor open class UIInputView: UIView {
  public enum Style: Int, Sendable {
    case `default` = 0
    case keyboard = 1
  }

  open private(set) var inputViewStyle: Style

  /// Whether the height is what constraints want. Defaults to `false`: the frame's.
  open var allowsSelfSizing = false

  public init(frame: CGRect, inputViewStyle: Style) {
    self.inputViewStyle = inputViewStyle
    super.init(frame: frame)
    setUp()
  }

  public override init(frame: CGRect) {
    inputViewStyle = .default
    super.init(frame: frame)
  }

  public required init?(coder: NSCoder) {
    inputViewStyle = .default
    super.init(coder: coder)
    finishDecoding(coder, as: UIInputView.self)
  }

  private func setUp() {
    if inputViewStyle == .keyboard { backgroundColor = KeyboardLook.panel }
  }
}

/// A view whose keys may click. The device is set to silent.
@preconcurrency @MainActor public protocol UIInputViewAudioFeedback: NSObjectProtocol {
  var enableInputClicksWhenVisible: Bool { get }
}

extension UIInputViewAudioFeedback {
  public var enableInputClicksWhenVisible: Bool { false }
}
