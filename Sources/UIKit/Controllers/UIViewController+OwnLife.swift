// SPDX-FileCopyrightText: 2026 The Tessera Authors
// SPDX-License-Identifier: MIT

// What extensions of UIKit's controllers do when a controller lives on: see UIViewController+OwnExtensions.

/// An extension of an app's that overrides `viewDidLoad`.
@preconcurrency @MainActor public protocol _TesseraOwn_viewDidLoad {
  func _tesseraOwn_viewDidLoad()
}

/// An extension of an app's that overrides `viewWillAppear`.
@preconcurrency @MainActor public protocol _TesseraOwn_viewWillAppear {
  func _tesseraOwn_viewWillAppear(_ animated: Bool)
}

/// An extension of an app's that overrides `viewDidAppear`.
@preconcurrency @MainActor public protocol _TesseraOwn_viewDidAppear {
  func _tesseraOwn_viewDidAppear(_ animated: Bool)
}

/// An extension of an app's that overrides `viewWillDisappear`.
@preconcurrency @MainActor public protocol _TesseraOwn_viewWillDisappear {
  func _tesseraOwn_viewWillDisappear(_ animated: Bool)
}

/// An extension of an app's that overrides `viewDidDisappear`.
@preconcurrency @MainActor public protocol _TesseraOwn_viewDidDisappear {
  func _tesseraOwn_viewDidDisappear(_ animated: Bool)
}

/// An extension of an app's that overrides `viewWillLayoutSubviews`.
@preconcurrency @MainActor public protocol _TesseraOwn_viewWillLayoutSubviews {
  func _tesseraOwn_viewWillLayoutSubviews()
}

/// An extension of an app's that overrides `viewDidLayoutSubviews`.
@preconcurrency @MainActor public protocol _TesseraOwn_viewDidLayoutSubviews {
  func _tesseraOwn_viewDidLayoutSubviews()
}

extension UIViewController {
  // Every controller is asked, at every layout: what no extension has is known after the first time.

  func own_viewDidLoad() {
    (self as? any _TesseraOwn_viewDidLoad)?._tesseraOwn_viewDidLoad()
  }
  /// What such an extension means by `super`: nothing, as the class's own was called.
  public func _tesseraSuper_viewDidLoad() {}

  func own_viewWillAppear(_ animated: Bool) {
    (self as? any _TesseraOwn_viewWillAppear)?._tesseraOwn_viewWillAppear(animated)
  }
  /// What such an extension means by `super`: nothing, as the class's own was called.
  public func _tesseraSuper_viewWillAppear(_ animated: Bool) {}

  func own_viewDidAppear(_ animated: Bool) {
    (self as? any _TesseraOwn_viewDidAppear)?._tesseraOwn_viewDidAppear(animated)
  }
  /// What such an extension means by `super`: nothing, as the class's own was called.
  public func _tesseraSuper_viewDidAppear(_ animated: Bool) {}

  func own_viewWillDisappear(_ animated: Bool) {
    (self as? any _TesseraOwn_viewWillDisappear)?._tesseraOwn_viewWillDisappear(animated)
  }
  /// What such an extension means by `super`: nothing, as the class's own was called.
  public func _tesseraSuper_viewWillDisappear(_ animated: Bool) {}

  func own_viewDidDisappear(_ animated: Bool) {
    (self as? any _TesseraOwn_viewDidDisappear)?._tesseraOwn_viewDidDisappear(animated)
  }
  /// What such an extension means by `super`: nothing, as the class's own was called.
  public func _tesseraSuper_viewDidDisappear(_ animated: Bool) {}

  func own_viewWillLayoutSubviews() {
    (self as? any _TesseraOwn_viewWillLayoutSubviews)?._tesseraOwn_viewWillLayoutSubviews()
  }
  /// What such an extension means by `super`: nothing, as the class's own was called.
  public func _tesseraSuper_viewWillLayoutSubviews() {}

  func own_viewDidLayoutSubviews() {
    (self as? any _TesseraOwn_viewDidLayoutSubviews)?._tesseraOwn_viewDidLayoutSubviews()
  }
  /// What such an extension means by `super`: nothing, as the class's own was called.
  public func _tesseraSuper_viewDidLayoutSubviews() {}
}
