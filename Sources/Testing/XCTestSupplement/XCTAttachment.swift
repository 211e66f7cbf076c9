// SPDX-FileCopyrightText: 2026 The Tessera Authors
// SPDX-License-Identifier: MIT

public import Foundation
public import UIKit

/// Something to look at beside a test's result: a picture, a text, a file.
open class XCTAttachment: NSObject, @unchecked Sendable {
  /// How long an attachment is kept.
  public enum Lifetime: Int, Sendable {
    case keepAlways
    /// Only where the test fails.
    case deleteOnSuccess
  }

  /// How well pictures are packed.
  public enum ImageQuality: Int, Sendable {
    /// Every pixel as it is.
    case original
    case medium
    case low
  }

  /// What is in it: bytes, or the file that they are in.
  package enum Payload {
    case data(Data)
    case file(URL)
  }

  package let payload: Payload
  /// The content's type, such as `public.png`.
  public let uniformTypeIdentifier: String
  /// How the attachment is called; defaults to `nil`, for a name by its type.
  open var name: String?
  /// Defaults to an empty dictionary.
  open var userInfo: [AnyHashable: Any]?
  /// Defaults to `deleteOnSuccess`.
  open var lifetime = Lifetime.deleteOnSuccess

  /// Creates an attachment of a type with bytes; without a type it is plain data.
  public init(
    uniformTypeIdentifier identifier: String?, name: String?, payload: Data?, userInfo: [AnyHashable: Any]? = nil
  ) {
    self.payload = .data(payload ?? Data())
    uniformTypeIdentifier = identifier ?? "public.data"
    self.name = name
    self.userInfo = userInfo ?? [:]
    super.init()
  }

  private init(file: URL, type: String?) {
    payload = .file(file)
    uniformTypeIdentifier = type ?? Self.type(ofEnding: file.pathExtension)
    name = file.lastPathComponent
    userInfo = [:]
    super.init()
  }

  /// Creates an attachment with bytes of any kind.
  public convenience init(data payload: Data) {
    self.init(data: payload, uniformTypeIdentifier: "public.data")
  }

  /// Creates an attachment with bytes of a type.
  public convenience init(data payload: Data, uniformTypeIdentifier identifier: String) {
    self.init(uniformTypeIdentifier: identifier, name: nil, payload: payload)
  }

  /// Creates an attachment with a text.
  public convenience init(string: String) {
    self.init(data: Data(string.utf8), uniformTypeIdentifier: "public.plain-text")
  }

  /// Creates an attachment with a picture, every pixel of it.
  public convenience init(image: UIImage) {
    self.init(image: image, quality: .original)
  }

  /// Creates an attachment with a picture.
  public convenience init(image: UIImage, quality: ImageQuality) {
    guard quality != .original, let data = image.jpegData(compressionQuality: quality == .medium ? 0.7 : 0.3) else {
      self.init(data: image.pngData() ?? Data(), uniformTypeIdentifier: "public.png")
      return
    }
    self.init(data: data, uniformTypeIdentifier: "public.jpeg")
  }

  /// Creates an attachment with a property list.
  public convenience init(plistObject object: Any) {
    let data = try? PropertyListSerialization.data(fromPropertyList: object, format: .xml, options: 0)
    self.init(data: data ?? Data(), uniformTypeIdentifier: "com.apple.property-list")
  }

  /// Creates an attachment with an object's archive.
  public convenience init(archivableObject object: any NSSecureCoding) {
    self.init(archivableObject: object, uniformTypeIdentifier: "public.data")
  }

  /// Creates an attachment of a type with an object's archive.
  public convenience init(archivableObject object: any NSSecureCoding, uniformTypeIdentifier identifier: String) {
    let data = try? NSKeyedArchiver.archivedData(withRootObject: object, requiringSecureCoding: true)
    self.init(data: data ?? Data(), uniformTypeIdentifier: identifier)
  }

  /// Creates an attachment with what is in a file when the test adds it.
  public convenience init(contentsOfFile url: URL) {
    self.init(file: url, type: nil)
  }

  /// Creates an attachment with what is in a file, of a type.
  public convenience init(contentsOfFile url: URL, uniformTypeIdentifier identifier: String) {
    self.init(file: url, type: identifier)
  }

  /// The bytes; `nil` where there is no such file.
  package var bytes: Data? {
    switch payload {
    case .data(let data): data
    case .file(let url): try? Data(contentsOf: url)
    }
  }

  private static let types = [
    "png": "public.png", "jpg": "public.jpeg", "jpeg": "public.jpeg", "txt": "public.plain-text",
    "json": "public.json", "plist": "com.apple.property-list", "html": "public.html",
  ]

  /// The type of a file with an ending.
  package static func type(ofEnding ending: String) -> String { types[ending.lowercased()] ?? "public.data" }

  /// The ending of a file with it.
  package var ending: String {
    Self.types.filter { $0.value == uniformTypeIdentifier }.keys.min { ($0.count, $0) < ($1.count, $1) } ?? "dat"
  }
}
