// SPDX-FileCopyrightText: 2026 The Tessera Authors
// SPDX-License-Identifier: MIT

// With Objective-C an extension can take the place of what a class of UIKit's says. Here the translator gives what such an
// extension has another name, and makes the class one that says it so: the class asks whether it is.

/// An extension of an app's that overrides `preferredStatusBarStyle`.
@preconcurrency @MainActor public protocol _TesseraOwn_preferredStatusBarStyle {
  var _tesseraOwn_preferredStatusBarStyle: UIStatusBarStyle { get }
}

/// An extension of an app's that overrides `prefersStatusBarHidden`.
@preconcurrency @MainActor public protocol _TesseraOwn_prefersStatusBarHidden {
  var _tesseraOwn_prefersStatusBarHidden: Bool { get }
}

/// An extension of an app's that overrides `childForStatusBarStyle`.
@preconcurrency @MainActor public protocol _TesseraOwn_childForStatusBarStyle {
  var _tesseraOwn_childForStatusBarStyle: UIViewController? { get }
}

/// An extension of an app's that overrides `childForStatusBarHidden`.
@preconcurrency @MainActor public protocol _TesseraOwn_childForStatusBarHidden {
  var _tesseraOwn_childForStatusBarHidden: UIViewController? { get }
}

/// An extension of an app's that overrides `supportedInterfaceOrientations`.
@preconcurrency @MainActor public protocol _TesseraOwn_supportedInterfaceOrientations {
  var _tesseraOwn_supportedInterfaceOrientations: UIInterfaceOrientationMask { get }
}

/// An extension of an app's that overrides `preferredInterfaceOrientationForPresentation`.
@preconcurrency @MainActor public protocol _TesseraOwn_preferredInterfaceOrientationForPresentation {
  var _tesseraOwn_preferredInterfaceOrientationForPresentation: UIInterfaceOrientation { get }
}

/// An extension of an app's that overrides `shouldAutorotate`.
@preconcurrency @MainActor public protocol _TesseraOwn_shouldAutorotate {
  var _tesseraOwn_shouldAutorotate: Bool { get }
}

extension UIViewController {
  /// What an extension says; of a class's own answers only one of that class or below it, not one of all controllers.
  func own_preferredStatusBarStyle(overridden: Bool = false) -> UIStatusBarStyle? {
    if overridden, UIViewController.self is any _TesseraOwn_preferredStatusBarStyle.Type { return nil }
    return (self as? any _TesseraOwn_preferredStatusBarStyle)?._tesseraOwn_preferredStatusBarStyle
  }
  /// What an extension says; of a class's own answers only one of that class or below it, not one of all controllers.
  func own_prefersStatusBarHidden(overridden: Bool = false) -> Bool? {
    if overridden, UIViewController.self is any _TesseraOwn_prefersStatusBarHidden.Type { return nil }
    return (self as? any _TesseraOwn_prefersStatusBarHidden)?._tesseraOwn_prefersStatusBarHidden
  }
  /// What an extension says; of a class's own answers only one of that class or below it, not one of all controllers.
  func own_childForStatusBarStyle(overridden: Bool = false) -> UIViewController?? {
    if overridden, UIViewController.self is any _TesseraOwn_childForStatusBarStyle.Type { return nil }
    return (self as? any _TesseraOwn_childForStatusBarStyle).map { $0._tesseraOwn_childForStatusBarStyle }
  }
  /// What an extension says; of a class's own answers only one of that class or below it, not one of all controllers.
  func own_childForStatusBarHidden(overridden: Bool = false) -> UIViewController?? {
    if overridden, UIViewController.self is any _TesseraOwn_childForStatusBarHidden.Type { return nil }
    return (self as? any _TesseraOwn_childForStatusBarHidden).map { $0._tesseraOwn_childForStatusBarHidden }
  }
  /// What an extension says; of a class's own answers only one of that class or below it, not one of all controllers.
  func own_supportedInterfaceOrientations(overridden: Bool = false) -> UIInterfaceOrientationMask? {
    if overridden, UIViewController.self is any _TesseraOwn_supportedInterfaceOrientations.Type { return nil }
    return (self as? any _TesseraOwn_supportedInterfaceOrientations)?._tesseraOwn_supportedInterfaceOrientations
  }
  /// What an extension says; of a class's own answers only one of that class or below it, not one of all controllers.
  func own_preferredInterfaceOrientationForPresentation(overridden: Bool = false) -> UIInterfaceOrientation? {
    if overridden, UIViewController.self is any _TesseraOwn_preferredInterfaceOrientationForPresentation.Type {
      return nil
    }
    return (self as? any _TesseraOwn_preferredInterfaceOrientationForPresentation)?
      ._tesseraOwn_preferredInterfaceOrientationForPresentation
  }
  /// What an extension says; of a class's own answers only one of that class or below it, not one of all controllers.
  func own_shouldAutorotate(overridden: Bool = false) -> Bool? {
    if overridden, UIViewController.self is any _TesseraOwn_shouldAutorotate.Type { return nil }
    return (self as? any _TesseraOwn_shouldAutorotate)?._tesseraOwn_shouldAutorotate
  }
}
