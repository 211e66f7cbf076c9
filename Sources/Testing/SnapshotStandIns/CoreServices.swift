// SPDX-FileCopyrightText: 2026 The Tessera Authors
// SPDX-License-Identifier: MIT

public import CoreGraphics
internal import TesseraShims_UniformTypeIdentifiers

/// Endings of files, as a class of tags.
public nonisolated(unsafe) let kUTTagClassFilenameExtension: CFString = "public.filename-extension"

/// The type of files with an ending; `nil` for endings that nobody knows.
public func UTTypeCreatePreferredIdentifierForTag(
  _ inTagClass: CFString, _ inTag: CFString, _ inConformingToUTI: CFString?
) -> Unmanaged<CFString>? {
  guard inTagClass == kUTTagClassFilenameExtension else { return nil }
  return UTType(filenameExtension: inTag as String).map { Unmanaged.passRetained($0.identifier as NSString) }
}
