// SPDX-FileCopyrightText: 2026 The Tessera Authors
// SPDX-License-Identifier: MIT

internal import CFoundationDoors
public import Foundation

// What errors say of themselves where their makers say nothing. Foundation on Linux has words of its own; alerts show those
// that are known from iOS. `CFoundationDoors` has Foundation's name lead here.

extension Error {
  /// Stands in front of `localizedDescription`.
  @_silgen_name("tessera_error_text")
  package func tesseraErrorText() -> String {
    if let text = (self as? any LocalizedError)?.errorDescription { return text }
    let error = self as NSError
    return ErrorWords.text(of: error, plain: error.localizedDescription)
  }
}

/// The words that iOS has for an error.
package enum ErrorWords {
  /// How Foundation on Linux begins.
  private static let plain = "The operation could not be completed."

  /// What an error says of itself, from what Foundation on Linux has it say.
  package static func text(of error: NSError, plain text: String) -> String {
    if let known = cocoa(error) { return known }
    guard text.hasPrefix(plain) else { return text }
    let rest = text.dropFirst(plain.count)
    // What went wrong with a file is a sentence of its own.
    if error.domain == NSCocoaErrorDomain, error.userInfo.isEmpty, rest.hasPrefix(" The ") {
      return String(rest.dropFirst())
    }
    return "The operation couldn’t be completed." + rest
  }

  /// What is said of files and data.
  private static func cocoa(_ error: NSError) -> String? {
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
