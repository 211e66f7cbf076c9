// SPDX-FileCopyrightText: 2026 The Tessera Authors
// SPDX-License-Identifier: MIT

public import CoreGraphics

/// For whom fonts are registered.
public enum CTFontManagerScope: UInt32, Sendable {
  /// For nobody.
  case none = 0
  /// For the app, until it ends.
  case process = 1
  /// For the user. Here as in an app that has no entitlement for it: it fails.
  case persistent = 2
  /// For all of the user's apps until they log out, which no iOS device offers.
  case session = 3

  /// For the user, by its older name.
  public static var user: CTFontManagerScope { .persistent }
}

/// What functions of the font manager fail with.
public enum CTFontManagerError: CFIndex, Error, Sendable {
  /// There is no file at the URL.
  case fileNotFound = 101
  /// The file may not be read.
  case insufficientPermissions = 102
  /// The file is no font of a known format.
  case unrecognizedFormat = 103
  /// The file holds wrong data.
  case invalidFontData = 104
  /// A font of that file or name is registered already.
  case alreadyRegistered = 105
  /// Too many fonts are registered.
  case exceededResourceLimit = 106
  /// The asset catalog has no such font.
  case assetNotFound = 107
  /// The font is not registered.
  case notRegistered = 201
  /// The font is in use.
  case inUse = 202
  /// The system needs the font.
  case systemRequired = 203
  /// It could not be registered for some other reason.
  case registrationFailed = 301
  /// The app has not the entitlement that is needed.
  case missingEntitlement = 302
  /// The descriptor says too little.
  case insufficientInfo = 303
  /// The user said no.
  case cancelledByUser = 304
  /// Two of the fonts have the same name.
  case duplicatedName = 305
  /// The path is no path of a file.
  case invalidFilePath = 306
  /// Fonts can't be registered for whom they should.
  case unsupportedScope = 307
}

/// The domain of the font manager's errors.
public nonisolated(unsafe) let kCTFontManagerErrorDomain: CFString = "com.apple.CoreText.CTFontManagerErrorDomain"
/// The key of an error's URLs: an array of those that it is about.
public nonisolated(unsafe) let kCTFontManagerErrorFontURLsKey: CFString = "CTFontManagerErrorFontURLs"

/// Registers the font in a file, so that `UIFont(name:size:)` finds it.
///
/// - Parameters:
///   - scope: `.process`; others fail with `unsupportedScope`.
///   - error: Set where it fails, retained: `takeRetainedValue()`.
/// - Returns: Whether it was registered; not where it was before.
@discardableResult
public func CTFontManagerRegisterFontsForURL(
  _ fontURL: CFURL, _ scope: CTFontManagerScope, _ error: UnsafeMutablePointer<Unmanaged<CFError>?>?
) -> Bool {
  FontRegistry.report(FontRegistry.register(fontURL as URL, scope), error)
}

/// Takes the font in a file back: it is not found by its names any more. Text that is shown keeps it.
@discardableResult
public func CTFontManagerUnregisterFontsForURL(
  _ fontURL: CFURL, _ scope: CTFontManagerScope, _ error: UnsafeMutablePointer<Unmanaged<CFError>?>?
) -> Bool {
  FontRegistry.report(FontRegistry.unregister(fontURL as URL, scope), error)
}

/// Registers a font that was made of bytes, for the app until it ends.
@discardableResult
public func CTFontManagerRegisterGraphicsFont(
  _ font: CGFont, _ error: UnsafeMutablePointer<Unmanaged<CFError>?>?
) -> Bool {
  FontRegistry.report(FontRegistry.register(font.file), error)
}

/// Takes a font back that was made of bytes.
@discardableResult
public func CTFontManagerUnregisterGraphicsFont(
  _ font: CGFont, _ error: UnsafeMutablePointer<Unmanaged<CFError>?>?
) -> Bool {
  FontRegistry.report(FontRegistry.unregister(font.file), error)
}

/// Registers the fonts in files.
///
/// - Parameters:
///   - enabled: Whether they are found by their names.
///   - registrationHandler: Called once, before this returns, with an error for each file that failed and `true`.
public func CTFontManagerRegisterFontURLs(
  _ fontURLs: CFArray, _ scope: CTFontManagerScope, _ enabled: Bool,
  _ registrationHandler: ((_ errors: CFArray, _ done: Bool) -> Bool)?
) {
  let errors = FontRegistry.urls(fontURLs).compactMap { url in
    enabled ? FontRegistry.register(url, scope) : FontRegistry.problem(with: url, scope)
  }
  _ = registrationHandler?(errors as NSArray, true)
}

/// Takes the fonts in files back.
///
/// - Parameter registrationHandler: Called once, before this returns, with an error for each file that failed and `true`.
public func CTFontManagerUnregisterFontURLs(
  _ fontURLs: CFArray, _ scope: CTFontManagerScope,
  _ registrationHandler: ((_ errors: CFArray, _ done: Bool) -> Bool)?
) {
  _ = registrationHandler?(
    FontRegistry.urls(fontURLs).compactMap { FontRegistry.unregister($0, scope) } as NSArray, true)
}
