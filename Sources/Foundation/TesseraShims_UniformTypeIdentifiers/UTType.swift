// SPDX-FileCopyrightText: 2026 The Tessera Authors
// SPDX-License-Identifier: MIT

public import Foundation

/// A kind of data, by its identifier, with the kinds it belongs to.
///
/// Knows the types that UI code names; others can be made from an identifier or a file name's ending and conform to
/// `data` only.
public struct UTType: Hashable, Sendable, Codable, CustomStringConvertible {
  /// The identifier, such as `public.png`.
  public let identifier: String

  struct Record: Sendable {
    var parents: [String]
    var extensions: [String] = []
    var mimeTypes: [String] = []
    var name: String
  }

  private static let records = commonRecords.merging(FurtherTypes.records) { first, _ in first }
  private static let commonRecords: [String: Record] = [
    "public.item": Record(parents: [], name: "item"),
    "public.content": Record(parents: [], name: "content"),
    "public.data": Record(parents: ["public.item"], name: "data"),
    "public.folder": Record(parents: ["public.directory"], name: "folder"),
    "public.image": Record(parents: ["public.data", "public.content"], name: "image"),
    "public.png": Record(parents: ["public.image"], extensions: ["png"], mimeTypes: ["image/png"], name: "PNG image"),
    "public.jpeg": Record(
      parents: ["public.image"], extensions: ["jpeg", "jpg", "jpe"], mimeTypes: ["image/jpeg"], name: "JPEG image"),
    "com.compuserve.gif": Record(
      parents: ["public.image"], extensions: ["gif"], mimeTypes: ["image/gif"], name: "GIF image"),
    "public.heic": Record(
      parents: ["public.heif"], extensions: ["heic"], mimeTypes: ["image/heic"], name: "HEIC image"),
    "org.webmproject.webp": Record(
      parents: ["public.image"], extensions: ["webp"], mimeTypes: ["image/webp"], name: "WebP image"),
    "public.svg-image": Record(
      parents: ["public.image", "public.xml"], extensions: ["svg"], mimeTypes: ["image/svg+xml"], name: "SVG image"),
    "public.text": Record(parents: ["public.data", "public.content"], mimeTypes: ["text/*"], name: "text"),
    "public.plain-text": Record(
      parents: ["public.text"], extensions: ["txt", "text"], mimeTypes: ["text/plain"], name: "plain text"),
    "public.utf8-plain-text": Record(parents: ["public.plain-text"], name: "UTF-8 text"),
    "public.html": Record(
      parents: ["public.text"], extensions: ["html", "htm"], mimeTypes: ["text/html"], name: "HTML text"),
    "public.xml": Record(
      parents: ["public.text"], extensions: ["xml"], mimeTypes: ["application/xml", "text/xml"], name: "XML text"),
    "public.json": Record(
      parents: ["public.text"], extensions: ["json"], mimeTypes: ["application/json"], name: "JSON"),
    "public.comma-separated-values-text": Record(
      parents: ["public.delimited-values-text"], extensions: ["csv"], mimeTypes: ["text/csv"], name: "CSV"),
    "com.adobe.pdf": Record(
      parents: ["public.data", "public.composite-content"], extensions: ["pdf"], mimeTypes: ["application/pdf"],
      name: "PDF"),
    "public.zip-archive": Record(
      parents: ["public.archive"], extensions: ["zip"], mimeTypes: ["application/zip"], name: "ZIP archive"),
    "public.audiovisual-content": Record(parents: ["public.data", "public.content"], name: "audiovisual content"),
    "public.movie": Record(parents: ["public.audiovisual-content"], name: "movie"),
    "public.video": Record(parents: ["public.movie"], name: "video"),
    "public.mpeg-4": Record(
      parents: ["public.movie"], extensions: ["mp4"], mimeTypes: ["video/mp4"], name: "MPEG-4 movie"),
    "public.audio": Record(parents: ["public.audiovisual-content"], name: "audio"),
    "public.mp3": Record(parents: ["public.audio"], extensions: ["mp3"], mimeTypes: ["audio/mpeg"], name: "MP3 audio"),
    "public.url": Record(parents: ["public.data"], name: "URL"),
    "public.file-url": Record(parents: ["public.url"], name: "file URL"),
  ]

  init(known identifier: String) { self.identifier = identifier }

  /// The type of that identifier; `nil` where it isn't known.
  public init?(_ identifier: String) {
    guard Self.records[identifier] != nil else { return nil }
    self.identifier = identifier
  }

  /// A type that an app declares itself.
  public init(exportedAs identifier: String, conformingTo parent: UTType? = nil) { self.identifier = identifier }

  /// A type that an app knows from elsewhere.
  public init(importedAs identifier: String, conformingTo parent: UTType? = nil) { self.identifier = identifier }

  /// The type of files with that ending; `nil` where it isn't known or isn't a `parent`.
  public init?(filenameExtension: String, conformingTo parent: UTType = .data) {
    self.init(parent: parent) { $0.extensions.contains(filenameExtension.lowercased()) }
  }

  /// The type of data with that MIME type; `nil` where it isn't known or isn't a `parent`.
  public init?(mimeType: String, conformingTo parent: UTType = .data) {
    self.init(parent: parent) { $0.mimeTypes.contains(mimeType.lowercased()) }
  }

  private init?(parent: UTType, where matches: (Record) -> Bool) {
    let found = Self.records.filter { matches($0.value) }.keys.sorted().map { UTType(known: $0) }
    guard let first = found.first(where: { $0.conforms(to: parent) }) else { return nil }
    self = first
  }

  /// The ending that files of this type have as a rule.
  public var preferredFilenameExtension: String? { Self.records[identifier]?.extensions.first }
  /// The MIME type.
  public var preferredMIMEType: String? { Self.records[identifier]?.mimeTypes.first }
  /// A short name for people.
  public var localizedDescription: String? { Self.records[identifier]?.name }
  public var description: String { identifier }

  /// Whether this type is another or a kind of it.
  public func conforms(to type: UTType) -> Bool {
    self == type || supertypes.contains(type)
  }

  public func isSubtype(of type: UTType) -> Bool { self != type && conforms(to: type) }
  public func isSupertype(of type: UTType) -> Bool { self != type && type.conforms(to: self) }
  /// Whether somebody declared the type: all that can be made were.
  public var isDeclared: Bool { true }
  /// Whether the type was made of a file's ending alone: none is.
  public var isDynamic: Bool { false }
  public var isPublic: Bool { identifier.hasPrefix("public.") }
  /// None is known.
  public var referenceURL: URL? { nil }
  public var version: Int? { nil }

  /// Endings of files, and MIME types.
  public var tags: [UTTagClass: [String]] {
    guard let record = Self.records[identifier] else { return [:] }
    return [.filenameExtension: record.extensions, .mimeType: record.mimeTypes].filter { !$0.value.isEmpty }
  }

  /// The types that have an ending or a MIME type, by their identifiers' order.
  public static func types(tag: String, tagClass: UTTagClass, conformingTo supertype: UTType?) -> [UTType] {
    records.keys.sorted().map { UTType(known: $0) }
      .filter { $0.tags[tagClass]?.contains(tag.lowercased()) == true && supertype.map($0.conforms) != false }
  }

  /// The type that has an ending or a MIME type; `nil` where none is known or none is a `supertype`.
  public init?(tag: String, tagClass: UTTagClass, conformingTo supertype: UTType?) {
    let first =
      tagClass == .mimeType
      ? UTType(mimeType: tag, conformingTo: supertype ?? .item)
      : tagClass == .filenameExtension ? UTType(filenameExtension: tag, conformingTo: supertype ?? .item) : nil
    guard let first else { return nil }
    self = first
  }

  /// Every type that this one is a kind of.
  public var supertypes: Set<UTType> {
    var result: Set<UTType> = []
    var open = Self.records[identifier]?.parents ?? ["public.data"]
    while let next = open.popLast() {
      if result.insert(UTType(known: next)).inserted { open += Self.records[next]?.parents ?? [] }
    }
    return result
  }
}

extension UTType {
  public static let item = UTType(known: "public.item")
  public static let content = UTType(known: "public.content")
  public static let data = UTType(known: "public.data")
  public static let folder = UTType(known: "public.folder")
  public static let image = UTType(known: "public.image")
  public static let png = UTType(known: "public.png")
  public static let jpeg = UTType(known: "public.jpeg")
  public static let gif = UTType(known: "com.compuserve.gif")
  public static let heic = UTType(known: "public.heic")
  public static let webP = UTType(known: "org.webmproject.webp")
  public static let svg = UTType(known: "public.svg-image")
  public static let text = UTType(known: "public.text")
  public static let plainText = UTType(known: "public.plain-text")
  public static let utf8PlainText = UTType(known: "public.utf8-plain-text")
  public static let html = UTType(known: "public.html")
  public static let xml = UTType(known: "public.xml")
  public static let json = UTType(known: "public.json")
  public static let commaSeparatedText = UTType(known: "public.comma-separated-values-text")
  public static let pdf = UTType(known: "com.adobe.pdf")
  public static let zip = UTType(known: "public.zip-archive")
  public static let audiovisualContent = UTType(known: "public.audiovisual-content")
  public static let movie = UTType(known: "public.movie")
  public static let video = UTType(known: "public.video")
  public static let mpeg4Movie = UTType(known: "public.mpeg-4")
  public static let audio = UTType(known: "public.audio")
  public static let mp3 = UTType(known: "public.mp3")
  public static let url = UTType(known: "public.url")
  public static let fileURL = UTType(known: "public.file-url")
}
