// SPDX-FileCopyrightText: 2026 The Tessera Authors
// SPDX-License-Identifier: MIT

extension UITabAccessory {
  /// Where an accessory is.
  public enum Environment: Int, Sendable {
    /// Not in an accessory.
    case unspecified = 0
    case none = 1
    /// Above the tabs.
    case regular = 2
    /// Among the tabs, which are then fewer; here accessories stay above them.
    case inline = 3
  }
}

/// Where the accessory is that a view is in.
public struct UITraitTabAccessoryEnvironment: UITraitDefinition {
  public static let defaultValue = UITabAccessory.Environment.unspecified
}

extension UIMutableTraits {
  /// Where the accessory is that a view is in.
  public var tabAccessoryEnvironment: UITabAccessory.Environment {
    get { self[UITraitTabAccessoryEnvironment.self] }
    set { self[UITraitTabAccessoryEnvironment.self] = newValue }
  }
}

extension UITraitCollection {
  /// Where the accessory is that a view is in.
  public var tabAccessoryEnvironment: UITabAccessory.Environment { self[UITraitTabAccessoryEnvironment.self] }
}
