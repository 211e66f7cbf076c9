// SPDX-FileCopyrightText: 2026 The Tessera Authors
// SPDX-License-Identifier: MIT

public import Foundation

/// What types are told by: endings of files, or MIME types.
public struct UTTagClass: RawRepresentable, Hashable, Sendable, CustomStringConvertible {
  public let rawValue: String
  public init(rawValue: String) { self.rawValue = rawValue }
  public static let filenameExtension = UTTagClass(rawValue: "public.filename-extension")
  public static let mimeType = UTTagClass(rawValue: "public.mime-type")
  public var description: String { rawValue }
}

extension URL {
  /// A file in the folder, with an ending of the type where its name has none.
  public func appendingPathComponent(_ partialName: String, conformingTo contentType: UTType) -> URL {
    appendingPathComponent(UTType.name(partialName, contentType))
  }
  public mutating func appendPathComponent(_ partialName: String, conformingTo contentType: UTType) {
    self = appendingPathComponent(partialName, conformingTo: contentType)
  }
  /// The file with an ending of the type, where it has none.
  public func appendingPathExtension(for contentType: UTType) -> URL {
    deletingLastPathComponent().appendingPathComponent(UTType.name(lastPathComponent, contentType))
  }
  public mutating func appendPathExtension(for contentType: UTType) { self = appendingPathExtension(for: contentType) }
}

extension NSString {
  public func appendingPathComponent(_ partialName: String, conformingTo contentType: UTType) -> String {
    appendingPathComponent(UTType.name(partialName, contentType))
  }
  public func appendingPathExtension(for contentType: UTType) -> String {
    let text = String(describing: self)
    let name = UTType.name((text as NSString).lastPathComponent, contentType)
    return ((text as NSString).deletingLastPathComponent as NSString).appendingPathComponent(name)
  }
}

extension UTType {
  /// A file's name with an ending that the type has.
  static func name(_ name: String, _ type: UTType) -> String {
    let ending = (name as NSString).pathExtension
    if !ending.isEmpty, type.tags[.filenameExtension]?.contains(ending.lowercased()) == true { return name }
    return type.preferredFilenameExtension.map { "\(name).\($0)" } ?? name
  }
}
