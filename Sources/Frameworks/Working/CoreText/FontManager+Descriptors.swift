// SPDX-FileCopyrightText: 2026 The Tessera Authors
// SPDX-License-Identifier: MIT

public import CoreGraphics
public import UIKit

// Descriptors of fonts that need not be registered.

/// The fonts in a file; `nil` for a file that is no font.
public func CTFontManagerCreateFontDescriptorsFromURL(_ fileURL: CFURL) -> CFArray? {
  FontFile.unregistered(fileURL as URL).map { [UIFontDescriptor.described($0)] as NSArray }
}

/// The font in bytes; `nil` for bytes that are no font.
public func CTFontManagerCreateFontDescriptorFromData(_ data: CFData) -> CTFontDescriptor? {
  guard let provider = CGDataProvider(data: data), let font = CGFont(provider) else { return nil }
  return .described(font.file)
}

/// The PostScript names of all fonts that there are.
public func CTFontManagerCopyAvailablePostScriptNames() -> CFArray {
  let names: [String] = UIFont.familyNames.flatMap { UIFont.fontNames(forFamilyName: $0) }
  return names as NSArray
}

/// The families of fonts that there are.
public func CTFontManagerCopyAvailableFontFamilyNames() -> CFArray { UIFont.familyNames as NSArray }
