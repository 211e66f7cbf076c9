// SPDX-FileCopyrightText: 2026 The Tessera Authors
// SPDX-License-Identifier: MIT

internal import TesseraShims_UniformTypeIdentifiers

/// A string that somebody else made, as Core Foundation hands it out.
public struct ForeignString {
  let value: String

  public func takeRetainedValue() -> String { value }
}

public let kUTTagClassFilenameExtension = "public.filename-extension"

/// The type of files with an ending; `nil` for endings that nobody knows.
public func UTTypeCreatePreferredIdentifierForTag(
  _ inTagClass: String, _ inTag: String, _ inConformingToUTI: String?
) -> ForeignString? {
  guard inTagClass == kUTTagClassFilenameExtension else { return nil }
  return UTType(filenameExtension: inTag).map { ForeignString(value: $0.identifier) }
}
