// SPDX-FileCopyrightText: 2026 The Tessera Authors
// SPDX-License-Identifier: MIT

internal import CoreFoundation
public import Foundation

// URLs and bundles.

/// The URL of a text; `nil` where it is none.
public func CFURLCreateWithString(_ allocator: CFAllocator!, _ URLString: CFString!, _ baseURL: CFURL!) -> CFURL! {
  NSURL(string: URLString as String, relativeTo: baseURL as URL?)
}

/// The text of a URL.
public func CFURLGetString(_ anURL: CFURL!) -> CFString! { anURL.relativeString as NSString }
/// A URL without its base.
public func CFURLCopyAbsoluteURL(_ relativeURL: CFURL!) -> CFURL! { relativeURL.absoluteURL as NSURL? }
/// The part in front of the colon.
public func CFURLCopyScheme(_ anURL: CFURL!) -> CFString! { anURL.scheme as NSString? }
/// The name of the host.
public func CFURLCopyHostName(_ anURL: CFURL!) -> CFString! { anURL.host as NSString? }
/// The path.
public func CFURLCopyPath(_ anURL: CFURL!) -> CFString! { anURL.path as NSString? }
/// The last part of the path.
public func CFURLCopyLastPathComponent(_ url: CFURL!) -> CFString! { url.lastPathComponent as NSString? }
/// The extension of the last part of the path.
public func CFURLCopyPathExtension(_ url: CFURL!) -> CFString! { url.pathExtension as NSString? }
/// The number of the port; -1 for none.
public func CFURLGetPortNumber(_ anURL: CFURL!) -> Int32 { anURL.port?.int32Value ?? -1 }

/// Escapes what a URL may not contain.
///
/// - Parameters:
///   - charactersToLeaveUnescaped: Characters that stay as they are; `nil` for none.
///   - legalURLCharactersToBeEscaped: Characters that a URL may contain and that are escaped too; `nil` for none.
public func CFURLCreateStringByAddingPercentEscapes(
  _ allocator: CFAllocator!, _ originalString: CFString!, _ charactersToLeaveUnescaped: CFString!,
  _ legalURLCharactersToBeEscaped: CFString!, _ encoding: CFStringEncoding
) -> CFString! {
  real(
    CoreFoundation.CFURLCreateStringByAddingPercentEscapes(
      nil, real(originalString, as: CoreFoundation.CFString.self),
      real(charactersToLeaveUnescaped, as: CoreFoundation.CFString.self),
      real(legalURLCharactersToBeEscaped, as: CoreFoundation.CFString.self), encoding), as: NSString.self)
}

/// Undoes escapes; `nil` where they are no text.
///
/// - Parameter charactersToLeaveEscaped: Characters whose escapes stay; `nil` for all, and empty for none.
public func CFURLCreateStringByReplacingPercentEscapes(
  _ allocator: CFAllocator!, _ originalString: CFString!, _ charactersToLeaveEscaped: CFString!
) -> CFString! {
  CFURLCreateStringByReplacingPercentEscapesUsingEncoding(
    nil, originalString, charactersToLeaveEscaped, CFStringBuiltInEncodings.UTF8.rawValue)
}

/// Undoes escapes of an encoding; `nil` where they are no text.
public func CFURLCreateStringByReplacingPercentEscapesUsingEncoding(
  _ allocator: CFAllocator!, _ origString: CFString!, _ charsToLeaveEscaped: CFString!, _ encoding: CFStringEncoding
) -> CFString! {
  real(
    CoreFoundation.CFURLCreateStringByReplacingPercentEscapesUsingEncoding(
      nil, real(origString, as: CoreFoundation.CFString.self),
      real(charsToLeaveEscaped, as: CoreFoundation.CFString.self), encoding), as: NSString.self)
}

/// The bundle of the app.
public func CFBundleGetMainBundle() -> CFBundle! { .main }
/// The identifier of a bundle.
public func CFBundleGetIdentifier(_ bundle: CFBundle!) -> CFString! { bundle.bundleIdentifier as NSString? }
/// The property list of a bundle.
public func CFBundleGetInfoDictionary(_ bundle: CFBundle!) -> CFDictionary! { bundle.infoDictionary as NSDictionary? }
/// A value of the property list of a bundle.
public func CFBundleGetValueForInfoDictionaryKey(_ bundle: CFBundle!, _ key: CFString!) -> CFTypeRef! {
  bundle.object(forInfoDictionaryKey: key as String).map { $0 as AnyObject }
}

/// The key of a bundle's version in its property list.
public nonisolated(unsafe) let kCFBundleVersionKey: CFString! = cfConstant("CFBundleVersion")
/// The key of a bundle's name.
public nonisolated(unsafe) let kCFBundleNameKey: CFString! = cfConstant("CFBundleName")
/// The key of a bundle's identifier.
public nonisolated(unsafe) let kCFBundleIdentifierKey: CFString! = cfConstant("CFBundleIdentifier")
/// The key of the name of a bundle's program.
public nonisolated(unsafe) let kCFBundleExecutableKey: CFString! = cfConstant("CFBundleExecutable")
/// The key of the language that a bundle is written in.
public nonisolated(unsafe) let kCFBundleDevelopmentRegionKey: CFString! = cfConstant("CFBundleDevelopmentRegion")
/// The key of the languages that a bundle has.
public nonisolated(unsafe) let kCFBundleLocalizationsKey: CFString! = cfConstant("CFBundleLocalizations")

// MARK: - Preferences

/// The app that runs.
public nonisolated(unsafe) let kCFPreferencesCurrentApplication: CFString! = cfConstant(
  "kCFPreferencesCurrentApplication")

/// A value of an app's preferences; `nil` for none. Only the running app's are here.
public func CFPreferencesCopyAppValue(_ key: CFString, _ applicationID: CFString) -> CFPropertyList? {
  preferences(of: applicationID)?.object(forKey: key as String).map { $0 as AnyObject }
}

/// Sets a value of an app's preferences; `nil` removes it.
public func CFPreferencesSetAppValue(_ key: CFString, _ value: CFPropertyList?, _ applicationID: CFString) {
  preferences(of: applicationID)?.set(value, forKey: key as String)
}

/// Writes an app's preferences. They are kept as they are set; this answers whether there are any of the app.
@discardableResult public func CFPreferencesAppSynchronize(_ applicationID: CFString) -> Bool {
  preferences(of: applicationID)?.synchronize() ?? false
}

private func preferences(of application: CFString) -> UserDefaults? {
  application == kCFPreferencesCurrentApplication || application as String == Bundle.main.bundleIdentifier
    ? .standard : UserDefaults(suiteName: application as String)
}
