// SPDX-FileCopyrightText: 2026 The Tessera Authors
// SPDX-License-Identifier: MIT

// Classes that implement a method of key-value coding themselves. With Objective-C they override the root class's; here the
// translator adds the conformance, and the root class asks for it.

/// A class that implements `value(forKey:)`.
@preconcurrency @MainActor public protocol _TesseraKeyValueGetting: AnyObject {
  func value(forKey key: String) -> Any?
}

/// A class that implements `setValue(_:forKey:)`.
@preconcurrency @MainActor public protocol _TesseraKeyValueSetting: AnyObject {
  func setValue(_ value: Any?, forKey key: String)
}

/// A class that implements `setNilValueForKey(_:)`.
@preconcurrency @MainActor public protocol _TesseraNilValueSetting: AnyObject {
  func setNilValueForKey(_ key: String)
}

/// A class that implements `forwardingTarget(for:)`.
@preconcurrency @MainActor public protocol _TesseraForwarding: AnyObject {
  func forwardingTarget(for aSelector: Selector!) -> Any?
}

/// A class that implements `responds(to:)`.
@preconcurrency @MainActor public protocol _TesseraResponding: AnyObject {
  func responds(to aSelector: Selector!) -> Bool
}

/// A class that implements `value(forUndefinedKey:)`.
@preconcurrency @MainActor public protocol _TesseraUndefinedKeyGetting: AnyObject {
  func value(forUndefinedKey key: String) -> Any?
}

/// A class that implements `setValue(_:forUndefinedKey:)`.
@preconcurrency @MainActor public protocol _TesseraUndefinedKeySetting: AnyObject {
  func setValue(_ value: Any?, forUndefinedKey key: String)
}
