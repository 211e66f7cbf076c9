// SPDX-FileCopyrightText: 2026 The Tessera Authors
// SPDX-License-Identifier: MIT

/// How a font is looked for.
public struct CTFontOptions: OptionSet, Sendable {
  public let rawValue: UInt
  public init(rawValue: UInt) { self.rawValue = rawValue }

  /// Fonts that are not active stay so.
  public static let preventAutoActivation = CTFontOptions(rawValue: 1 << 0)
  /// Fonts may be fetched. None is.
  public static let preventAutoDownload = CTFontOptions(rawValue: 1 << 1)
  /// Fonts of the system go first.
  public static let preferSystemFont = CTFontOptions(rawValue: 1 << 2)
}

/// The font of a name. Options change nothing: fonts are looked for among those that there are.
public func CTFontCreateWithNameAndOptions(
  _ name: CFString, _ size: CGFloat, _ matrix: UnsafePointer<CGAffineTransform>?, _ options: CTFontOptions
) -> CTFont { CTFontCreateWithName(name, size, matrix) }

/// The font of a descriptor. Options change nothing: fonts are looked for among those that there are.
public func CTFontCreateWithFontDescriptorAndOptions(
  _ descriptor: CTFontDescriptor, _ size: CGFloat, _ matrix: UnsafePointer<CGAffineTransform>?,
  _ options: CTFontOptions
) -> CTFont { CTFontCreateWithFontDescriptor(descriptor, size, matrix) }
