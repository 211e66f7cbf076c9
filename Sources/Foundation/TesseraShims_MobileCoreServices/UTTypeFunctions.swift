// SPDX-FileCopyrightText: 2026 The Tessera Authors
// SPDX-License-Identifier: MIT

internal import Foundation
public import TesseraShims_CoreFoundation
internal import TesseraShims_UniformTypeIdentifiers

// The functions of the old type interface.

/// Endings of files, as a class of tags.
public nonisolated(unsafe) let kUTTagClassFilenameExtension: CFString = "public.filename-extension"
/// MIME types, as a class of tags.
public nonisolated(unsafe) let kUTTagClassMIMEType: CFString = "public.mime-type"
/// Pasteboard types of the Mac, as a class of tags. No type here has such a tag.
public nonisolated(unsafe) let kUTTagClassNSPboardType: CFString = "com.apple.nspboard-type"
/// File types of the classic Mac system, as a class of tags. No type here has such a tag.
public nonisolated(unsafe) let kUTTagClassOSType: CFString = "com.apple.ostype"

private func passed(_ text: String?) -> Unmanaged<CFString>? { text.map { Unmanaged.passRetained($0 as NSString) } }

/// The type that has a tag, such as the one whose files end so. Where nobody knows one, a made-up one, as on iOS.
public func UTTypeCreatePreferredIdentifierForTag(
  _ inTagClass: CFString, _ inTag: CFString, _ inConformingToUTI: CFString?
) -> Unmanaged<CFString>? {
  let parent = inConformingToUTI.flatMap { UTType($0 as String) } ?? .data
  let found: UTType?
  switch inTagClass {
  case kUTTagClassFilenameExtension: found = UTType(filenameExtension: inTag as String, conformingTo: parent)
  case kUTTagClassMIMEType: found = UTType(mimeType: inTag as String, conformingTo: parent)
  default: found = nil
  }
  return passed(found?.identifier ?? "dyn.\(inTagClass).\(inTag)")
}

/// The tag of a type that comes first, such as the ending of its files; `nil` where it has none.
public func UTTypeCopyPreferredTagWithClass(_ inUTI: CFString, _ inTagClass: CFString) -> Unmanaged<CFString>? {
  let type = UTType(inUTI as String)
  return passed(inTagClass == kUTTagClassMIMEType ? type?.preferredMIMEType : type?.preferredFilenameExtension)
}

/// All types that have a tag. A made-up one where none is known, as on iOS.
public func UTTypeCreateAllIdentifiersForTag(
  _ inTagClass: CFString, _ inTag: CFString, _ inConformingToUTI: CFString?
) -> Unmanaged<CFArray>? {
  let parent = inConformingToUTI.flatMap { UTType($0 as String) }
  let known = UTType.types(
    tag: inTag as String, tagClass: UTTagClass(rawValue: inTagClass as String), conformingTo: parent)
  let found = known.isEmpty ? ["dyn.\(inTagClass).\(inTag)"] : known.map(\.identifier)
  return Unmanaged.passRetained(NSArray(array: found.map { $0 as NSString }))
}

/// All tags of a class that a type has; `nil` where it has none.
public func UTTypeCopyAllTagsWithClass(_ inUTI: CFString, _ inTagClass: CFString) -> Unmanaged<CFArray>? {
  let tags = UTType(inUTI as String)?.tags[UTTagClass(rawValue: inTagClass as String)] ?? []
  return tags.isEmpty ? nil : Unmanaged.passRetained(NSArray(array: tags.map { $0 as NSString }))
}

/// Whether the system or an app declares the type.
public func UTTypeIsDeclared(_ inUTI: CFString) -> Bool { UTType(inUTI as String) != nil }

/// Whether the identifier was made up for a tag that no declared type has.
public func UTTypeIsDynamic(_ inUTI: CFString) -> Bool { (inUTI as String).hasPrefix("dyn.") }

/// Whether a type belongs to another.
public func UTTypeConformsTo(_ inUTI: CFString, _ inConformsToUTI: CFString) -> Bool {
  guard let type = UTType(inUTI as String), let other = UTType(inConformsToUTI as String) else {
    return inUTI == inConformsToUTI
  }
  return type.conforms(to: other)
}

/// Whether two identifiers name the same type.
public func UTTypeEqual(_ inUTI1: CFString, _ inUTI2: CFString) -> Bool {
  (inUTI1 as String).lowercased() == (inUTI2 as String).lowercased()
}

/// What people call a type.
public func UTTypeCopyDescription(_ inUTI: CFString) -> Unmanaged<CFString>? {
  passed(UTType(inUTI as String)?.localizedDescription)
}
