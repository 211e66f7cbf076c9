// SPDX-FileCopyrightText: 2026 The Tessera Authors
// SPDX-License-Identifier: MIT

extension UIViewController {
  /// Has `supportedInterfaceOrientations` asked again, and the interface turned where it must not stay as it is.
  public func setNeedsUpdateOfSupportedInterfaceOrientations() { owningApplication.fitOrientation() }

  /// Turns the interface to how the device is held, where that is supported now.
  @available(iOS, deprecated: 16.0, message: "Use setNeedsUpdateOfSupportedInterfaceOrientations() instead.")
  public class func attemptRotationToDeviceOrientation() { UIApplication.current.fitOrientation() }
}

extension UIViewController {
  /// Has `prefersInterfaceOrientationLocked` asked again, and the interface turned where it need no longer stay.
  public func setNeedsUpdateOfPrefersInterfaceOrientationLocked() { owningApplication.fitOrientation() }

  /// What the controller, or the child that decides, says.
  var locksOrientation: Bool {
    childViewControllerForInterfaceOrientationLock?.locksOrientation ?? prefersInterfaceOrientationLocked
  }

  /// Has `prefersPointerLocked` asked again.
  public func setNeedsUpdateOfPrefersPointerLocked() {}
}
