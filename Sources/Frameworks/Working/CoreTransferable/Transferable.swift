// SPDX-FileCopyrightText: 2026 The Tessera Authors
// SPDX-License-Identifier: MIT

/// A value that can be handed to another app, another view or a file, in forms of one or more types of content.
public protocol Transferable {
  associatedtype Representation: TransferRepresentation

  /// The forms, the best first.
  @TransferRepresentationBuilder<Self> static var transferRepresentation: Representation { get }
}

extension Transferable {
  /// The types of content that a value can be made of, the best first.
  public static func importedContentTypes() -> [UTType] { forms.filter { $0.make != nil }.map(\.contentType) }

  /// The types of content that a value can be written as, the best first.
  public static func exportedContentTypes(_ visibility: TransferRepresentationVisibility = .all) -> [UTType] {
    forms.filter { $0.write != nil && $0.visibility.reaches(visibility) }.map(\.contentType)
  }

  /// The value as data.
  ///
  /// - Parameter contentType: The type that is wanted; the best there is where it is `nil`.
  /// - Throws: ``TransferError`` where there is no such form, and what the form throws.
  public func exported(as contentType: UTType? = nil) async throws -> Data {
    for form in Self.forms where contentType.map({ form.contentType.conforms(to: $0) }) ?? true {
      if let write = form.write, form.isOffered(self) { return try await write(self) }
    }
    throw TransferError(contentType: contentType, type: Self.self)
  }

  /// A value of data.
  ///
  /// - Throws: ``TransferError`` where no form takes the type, and what the form throws.
  public init(importing data: Data, contentType: UTType? = nil) async throws {
    for form in Self.forms where contentType.map({ $0.conforms(to: form.contentType) }) ?? true {
      if let make = form.make {
        self = try await make(data)
        return
      }
    }
    throw TransferError(contentType: contentType, type: Self.self)
  }

  /// All forms, the best first.
  package static var forms: [TransferForm<Self>] { TransferForm.all(of: transferRepresentation) }
}

/// A value has no form of a type of content.
package struct TransferError: Error, CustomStringConvertible {
  var contentType: UTType?
  var type: Any.Type

  package var description: String {
    "\(type) has no form of \(contentType?.identifier ?? "any type")"
  }
}

/// Who may see a form.
public struct TransferRepresentationVisibility: Hashable, Sendable {
  private let rank: Int

  /// Everybody.
  public static let all = TransferRepresentationVisibility(rank: 0)
  /// Apps of the same team.
  public static let team = TransferRepresentationVisibility(rank: 1)
  /// Apps of the same group.
  public static let group = TransferRepresentationVisibility(rank: 2)
  /// The app itself.
  public static let ownProcess = TransferRepresentationVisibility(rank: 3)

  /// Whether somebody who stands as near as `other` sees it.
  func reaches(_ other: Self) -> Bool { rank <= other.rank }
}
