// SPDX-FileCopyrightText: 2026 The Tessera Authors
// SPDX-License-Identifier: MIT

// What extensions of an app's have in place of a responder's own methods; see `UIViewController+OwnExtensions.swift`.

/// An extension of an app's that overrides `touchesBegan(_:with:)`.
@preconcurrency @MainActor public protocol _TesseraOwn_touchesBegan {
  func _tesseraOwn_touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?)
}

/// An extension of an app's that overrides `touchesMoved(_:with:)`.
@preconcurrency @MainActor public protocol _TesseraOwn_touchesMoved {
  func _tesseraOwn_touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?)
}

/// An extension of an app's that overrides `touchesEnded(_:with:)`.
@preconcurrency @MainActor public protocol _TesseraOwn_touchesEnded {
  func _tesseraOwn_touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?)
}

/// An extension of an app's that overrides `awakeFromNib`.
@preconcurrency @MainActor public protocol _TesseraOwn_awakeFromNib {
  func _tesseraOwn_awakeFromNib()
}

extension UIResponder {
  /// What such an extension means by `super`: nothing, as the class's own was called.
  public func _tesseraSuper_awakeFromNib() {}
  /// What such an extension means by `super`.
  public func _tesseraSuper_touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
    next?.touchesBegan(touches, with: event)
  }
  /// What such an extension means by `super`.
  public func _tesseraSuper_touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {
    next?.touchesMoved(touches, with: event)
  }
  /// What such an extension means by `super`.
  public func _tesseraSuper_touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
    next?.touchesEnded(touches, with: event)
  }
}
