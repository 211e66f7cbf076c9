// SPDX-FileCopyrightText: 2026 The Tessera Authors
// SPDX-License-Identifier: MIT

import Foundation

/// How a file of an item provider is handed over.
public struct NSItemProviderFileOptions: OptionSet, Sendable {
  public let rawValue: Int
  public init(rawValue: Int) { self.rawValue = rawValue }

  /// The file itself, rather than a copy.
  public static let openInPlace = NSItemProviderFileOptions(rawValue: 1)
}

extension NSItemProvider {
  /// Whether there is a representation of a type. Files that are opened in place there are none here.
  public func hasRepresentationConforming(
    toTypeIdentifier typeIdentifier: String, fileOptions: NSItemProviderFileOptions = []
  ) -> Bool { fileOptions.isEmpty && hasItemConformingToTypeIdentifier(typeIdentifier) }

  /// Loads an item: as it was given, else addresses as `NSURL`, text as `NSString`, property lists as what they hold,
  /// and all else as `NSData`.
  ///
  /// - Parameters:
  ///   - options: Hints, such as the size of a preview. Nothing is made smaller here.
  ///   - completionHandler: Called later, on the main thread.
  public func loadItem(
    forTypeIdentifier typeIdentifier: String, options: [AnyHashable: Any]? = nil,
    completionHandler: CompletionHandler? = nil
  ) {
    if let item = givenItem(of: typeIdentifier) {
      let passed = Passed(value: item)
      DispatchQueue.main.async { completionHandler?(passed.value, nil) }
      return
    }
    let registered =
      registeredTypeIdentifiers.first { TypeIdentifiers.conforms($0, to: typeIdentifier) } ?? typeIdentifier
    loadDataRepresentation(forTypeIdentifier: typeIdentifier) { data, error in
      completionHandler?(data.map { Self.item($0, registered) }, error)
    }
  }

  /// Loads an item, likewise.
  public func loadItem(
    forTypeIdentifier typeIdentifier: String, options: [AnyHashable: Any]? = nil
  ) async throws -> any NSSecureCoding {
    let loaded: Passed<any NSSecureCoding> = try await withCheckedThrowingContinuation { next in
      loadItem(forTypeIdentifier: typeIdentifier, options: options) { item, error in
        if let item {
          next.resume(returning: Passed(value: item))
        } else {
          next.resume(throwing: error ?? Self.error(.unknownError, "there is no item"))
        }
      }
    }
    return loaded.value
  }

  private static func item(_ data: Data, _ identifier: String) -> any NSSecureCoding {
    if TypeIdentifiers.conforms(identifier, to: "public.url"),
      let url = URL(string: String(decoding: data, as: UTF8.self))
    {
      return url as NSURL
    }
    if TypeIdentifiers.conforms(identifier, to: "public.text") {
      return String(decoding: data, as: UTF8.self) as NSString
    }
    if identifier == "com.apple.property-list",
      let list = try? PropertyListSerialization.propertyList(from: data, format: nil)
    {
      return list as? NSDictionary ?? list as? NSArray ?? data as NSData
    }
    return data as NSData
  }
}
