// SPDX-FileCopyrightText: 2026 The Tessera Authors
// SPDX-License-Identifier: MIT

internal import CFormatNames
public import Foundation

// What errors say of themselves where their makers say nothing. Foundation on Linux has words of its own; alerts show those
// that are known from iOS. `CFormatNames` has Foundation's name lead here.

extension Error {
  /// Stands in front of `localizedDescription`.
  @_silgen_name("tessera_error_text")
  package func tesseraErrorText() -> String {
    if let text = (self as? any LocalizedError)?.errorDescription { return text }
    let error = self as NSError
    if let known = ErrorWords.cocoa(error) { return known }
    let text = error.localizedDescription
    guard text.hasPrefix(ErrorWords.plain) else { return text }
    return "The operation couldn’t be completed." + text.dropFirst(ErrorWords.plain.count)
  }
}

private enum ErrorWords {
  /// How Foundation on Linux begins.
  static let plain = "The operation could not be completed."

  /// What is said of files and data.
  static func cocoa(_ error: NSError) -> String? {
    guard error.domain == NSCocoaErrorDomain, error.userInfo[NSLocalizedDescriptionKey] == nil else { return nil }
    switch error.code {
    case 260:
      guard let file = error.userInfo["NSFilePath"] as? String ?? (error.userInfo["NSURL"] as? URL)?.path else {
        return nil
      }
      let name = URL(fileURLWithPath: file).lastPathComponent
      return "The file “\(name)” couldn’t be opened because there is no such file."
    case 3840, 4864: return "The data couldn’t be read because it isn’t in the correct format."
    case 4865: return "The data couldn’t be read because it is missing."
    default: return nil
    }
  }
}
