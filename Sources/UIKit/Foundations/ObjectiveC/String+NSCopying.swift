// SPDX-FileCopyrightText: 2026 The Tessera Authors
// SPDX-License-Identifier: MIT

// Texts name boundaries, menus and previews: `"floor" as NSCopying`. With Objective-C a text is bridged to an object
// that copies; here it is a value, which is its own copy.
extension String: @retroactive NSCopying {
  public func copy(with zone: NSZone? = nil) -> Any { self }
}
