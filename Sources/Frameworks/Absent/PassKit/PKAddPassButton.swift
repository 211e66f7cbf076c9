// SPDX-FileCopyrightText: 2026 The Tessera Authors
// SPDX-License-Identifier: MIT

public import UIKit

/// How a button that adds a pass looks.
public enum PKAddPassButtonStyle: Int, Sendable {
  case black = 0
  case blackOutline = 1
}

/// The button that adds a pass to Wallet. Its mark is a plain wallet in place of Apple's.
@preconcurrency @MainActor open class PKAddPassButton: UIButton {
  /// How it looks. Defaults to black.
  open var addPassButtonStyle: PKAddPassButtonStyle {
    didSet { show() }
  }

  public init(addPassButtonStyle style: PKAddPassButtonStyle) {
    addPassButtonStyle = style
    super.init(frame: CGRect(x: 0, y: 0, width: 211, height: 48))
    show()
  }

  public override convenience init(frame: CGRect) {
    self.init(addPassButtonStyle: .black)
    self.frame = frame
  }

  public required init?(coder: NSCoder) {
    addPassButtonStyle = .black
    super.init(coder: coder)
    show()
  }

  open override var intrinsicContentSize: CGSize { CGSize(width: 211, height: 48) }

  private func show() {
    setTitle("Add to Apple Wallet", for: .normal)
    setTitleColor(.white, for: .normal)
    setImage(UIImage(systemName: "wallet.pass"), for: .normal)
    tintColor = .white
    backgroundColor = .black
    layer.cornerRadius = 8
    layer.borderWidth = addPassButtonStyle == .blackOutline ? 1 : 0
    layer.borderColor = UIColor(white: 0.7, alpha: 1).cgColor
  }
}
