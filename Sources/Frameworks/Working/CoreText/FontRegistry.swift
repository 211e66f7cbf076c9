// SPDX-FileCopyrightText: 2026 The Tessera Authors
// SPDX-License-Identifier: MIT

internal import CoreGraphics

/// What the functions of the font manager do; each answers with the error that it ends in.
enum FontRegistry {
  static func register(_ url: URL, _ scope: CTFontManagerScope) -> CFError? {
    if let problem = problem(with: url, scope) { return problem }
    guard let file = FontFile.unregistered(url) else { return error(.unrecognizedFormat, url) }
    return register(file)
  }

  static func register(_ file: FontFile) -> CFError? {
    // Two fonts of one name can't be told apart by it; iOS refuses the second.
    guard !FontFile.all.contains(where: { $0 == file || $0.postScriptName == file.postScriptName }) else {
      return error(.alreadyRegistered, file.url)
    }
    return FontFile.register(file.url) == nil ? error(.exceededResourceLimit, file.url) : nil
  }

  static func unregister(_ url: URL, _ scope: CTFontManagerScope) -> CFError? {
    if let problem = problem(with: url, scope) { return problem }
    guard let file = FontFile.unregistered(url) else { return error(.unrecognizedFormat, url) }
    return unregister(file)
  }

  static func unregister(_ file: FontFile) -> CFError? {
    FontFile.unregister(file) ? nil : error(.notRegistered, file.url)
  }

  /// What can be said of a file before it is registered.
  static func problem(with url: URL, _ scope: CTFontManagerScope) -> CFError? {
    guard scope == .process else { return error(.unsupportedScope, url) }
    guard url.isFileURL else { return error(.invalidFilePath, url) }
    guard FileManager.default.fileExists(atPath: url.path) else { return error(.fileNotFound, url) }
    return FontFile.unregistered(url) == nil ? error(.unrecognizedFormat, url) : nil
  }

  static func urls(_ values: CFArray) -> [URL] { values.compactMap { $0 as? URL } }

  /// Hands an error on to who asked.
  static func report(_ error: CFError?, _ place: UnsafeMutablePointer<Unmanaged<CFError>?>?) -> Bool {
    guard let error else { return true }
    place?.pointee = Unmanaged.passRetained(error)
    return false
  }

  private static func error(_ code: CTFontManagerError, _ url: URL) -> CFError {
    let words =
      switch code {
      case .fileNotFound: "There is no file at \(url.path)."
      case .unrecognizedFormat: "\(url.lastPathComponent) is no font of a known format."
      case .alreadyRegistered: "The font in \(url.lastPathComponent) is registered already."
      case .exceededResourceLimit: "Too many fonts are registered."
      case .notRegistered: "The font in \(url.lastPathComponent) is not registered."
      case .invalidFilePath: "\(url.absoluteString) is no path of a file."
      case .unsupportedScope: "Fonts are registered for the process only."
      default: "The font in \(url.lastPathComponent) can't be registered."
      }
    return CFError(
      domain: kCTFontManagerErrorDomain as String, code: code.rawValue,
      userInfo: [NSLocalizedDescriptionKey: words, kCTFontManagerErrorFontURLsKey as String: [url]])
  }
}
