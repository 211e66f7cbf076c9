// SPDX-FileCopyrightText: 2026 The Tessera Authors
// SPDX-License-Identifier: MIT

internal import TesseraShims_UniformTypeIdentifiers

// The functions of the old type interface.

/// Endings of files, as a class of tags.
public let kUTTagClassFilenameExtension = "public.filename-extension"
/// MIME types, as a class of tags.
public let kUTTagClassMIMEType = "public.mime-type"

/// A text that a function handed over. Apple's are `Unmanaged<CFString>`; here a `CFString` is a value.
public struct _UnmanagedText: Sendable {
  let text: String

  /// The text.
  public func takeRetainedValue() -> String { text }
  /// The text.
  public func takeUnretainedValue() -> String { text }
}

/// The type that has a tag, such as the one whose files end so. Where nobody knows one, a made-up one, as on iOS.
public func UTTypeCreatePreferredIdentifierForTag(
  _ inTagClass: String, _ inTag: String, _ inConformingToUTI: String?
) -> _UnmanagedText? {
  let parent = inConformingToUTI.flatMap { UTType($0) } ?? .data
  let found: UTType?
  switch inTagClass {
  case kUTTagClassFilenameExtension: found = UTType(filenameExtension: inTag, conformingTo: parent)
  case kUTTagClassMIMEType: found = UTType(mimeType: inTag, conformingTo: parent)
  default: found = nil
  }
  return _UnmanagedText(text: found?.identifier ?? "dyn.\(inTagClass).\(inTag)")
}

/// The tag of a type that comes first, such as the ending of its files; `nil` where it has none.
public func UTTypeCopyPreferredTagWithClass(_ inUTI: String, _ inTagClass: String) -> _UnmanagedText? {
  let type = UTType(inUTI)
  let tag = inTagClass == kUTTagClassMIMEType ? type?.preferredMIMEType : type?.preferredFilenameExtension
  return tag.map(_UnmanagedText.init)
}

/// Whether a type belongs to another.
public func UTTypeConformsTo(_ inUTI: String, _ inConformsToUTI: String) -> Bool {
  guard let type = UTType(inUTI), let other = UTType(inConformsToUTI) else { return inUTI == inConformsToUTI }
  return type.conforms(to: other)
}

/// Whether two identifiers name the same type.
public func UTTypeEqual(_ inUTI1: String, _ inUTI2: String) -> Bool { inUTI1.lowercased() == inUTI2.lowercased() }

/// What people call a type.
public func UTTypeCopyDescription(_ inUTI: String) -> _UnmanagedText? {
  UTType(inUTI)?.localizedDescription.map(_UnmanagedText.init)
}
