// SPDX-FileCopyrightText: 2026 The Tessera Authors
// SPDX-License-Identifier: MIT

/// Keys that change what other keys mean.
public struct UIKeyModifierFlags: OptionSet, Hashable, Sendable {
  public let rawValue: Int

  public init(rawValue: Int) {
    self.rawValue = rawValue
  }

  /// Caps lock.
  public static let alphaShift = UIKeyModifierFlags(rawValue: 1 << 16)
  public static let shift = UIKeyModifierFlags(rawValue: 1 << 17)
  public static let control = UIKeyModifierFlags(rawValue: 1 << 18)
  public static let alternate = UIKeyModifierFlags(rawValue: 1 << 19)
  public static let command = UIKeyModifierFlags(rawValue: 1 << 20)
  public static let numericPad = UIKeyModifierFlags(rawValue: 1 << 21)

  /// From the wire's bits: shift 1, control 2, alt 4, meta 8.
  init(wire: UInt8) {
    self = []
    if wire & 1 != 0 { insert(.shift) }
    if wire & 2 != 0 { insert(.control) }
    if wire & 4 != 0 { insert(.alternate) }
    if wire & 8 != 0 { insert(.command) }
  }
}
