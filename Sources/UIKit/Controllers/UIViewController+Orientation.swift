// SPDX-FileCopyrightText: 2026 The Tessera Authors
// SPDX-License-Identifier: MIT

extension UIViewController {
  /// Has `supportedInterfaceOrientations` asked again, and the interface turned where it must not stay as it is.
  public func setNeedsUpdateOfSupportedInterfaceOrientations() { owningApplication.fitOrientation() }

  /// Turns the interface to how the device is held, where that is supported now.
  @available(iOS, deprecated: 16.0, message: "Use setNeedsUpdateOfSupportedInterfaceOrientations() instead.")
  public class func attemptRotationToDeviceOrientation() { UIApplication.current.fitOrientation() }
}
