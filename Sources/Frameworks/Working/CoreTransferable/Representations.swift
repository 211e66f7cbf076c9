// SPDX-FileCopyrightText: 2026 The Tessera Authors
// SPDX-License-Identifier: MIT

/// A form that is data.
public struct DataRepresentation<Item: Transferable>: TransferRepresentation, FormedRepresentation {
  public typealias Body = Never
  let forms: [TransferForm<Item>]

  /// A form that is written and read.
  public init(
    contentType: UTType, exporting: @escaping @Sendable (Item) async throws -> Data,
    importing: @escaping @Sendable (Data) async throws -> Item
  ) { forms = [TransferForm(contentType: contentType, write: exporting, make: importing)] }

  /// A form that is written.
  public init(exportedContentType: UTType, exporting: @escaping @Sendable (Item) async throws -> Data) {
    forms = [TransferForm(contentType: exportedContentType, write: exporting)]
  }

  /// A form that is read.
  public init(importedContentType: UTType, importing: @escaping @Sendable (Data) async throws -> Item) {
    forms = [TransferForm(contentType: importedContentType, make: importing)]
  }
}

/// A form that is a file.
public struct FileRepresentation<Item: Transferable>: TransferRepresentation, FormedRepresentation {
  public typealias Body = Never
  let forms: [TransferForm<Item>]

  /// A form that is written and read.
  ///
  /// - Parameter shouldAttemptToOpenInPlace: Files are always read where they are copied to.
  public init(
    contentType: UTType, shouldAttemptToOpenInPlace: Bool = false,
    exporting: @escaping @Sendable (Item) async throws -> SentTransferredFile,
    importing: @escaping @Sendable (ReceivedTransferredFile) async throws -> Item
  ) {
    forms = [
      TransferForm(
        contentType: contentType, write: { try Data(contentsOf: try await exporting($0).file) },
        make: { try await Self.read($0, contentType, importing) })
    ]
  }

  /// A form that is written.
  public init(
    exportedContentType: UTType, shouldAllowToOpenInPlace: Bool = false,
    exporting: @escaping @Sendable (Item) async throws -> SentTransferredFile
  ) {
    forms = [
      TransferForm(contentType: exportedContentType, write: { try Data(contentsOf: try await exporting($0).file) })
    ]
  }

  /// A form that is read.
  public init(
    importedContentType: UTType, shouldAttemptToOpenInPlace: Bool = false,
    importing: @escaping @Sendable (ReceivedTransferredFile) async throws -> Item
  ) {
    forms = [
      TransferForm(contentType: importedContentType, make: { try await Self.read($0, importedContentType, importing) })
    ]
  }

  // The file is removed once the value is made, as on iOS; an importer that needs it longer copies it.
  private static func read(
    _ data: Data, _ type: UTType, _ importing: (ReceivedTransferredFile) async throws -> Item
  ) async throws -> Item {
    let folder = FileManager.default.temporaryDirectory.appendingPathComponent(
      ProcessInfo.processInfo.globallyUniqueString, isDirectory: true)
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    let name = type.preferredFilenameExtension.map { "file.\($0)" } ?? "file"
    let file = folder.appendingPathComponent(name)
    try data.write(to: file)
    return try await importing(ReceivedTransferredFile(file: file, isOriginalFile: false))
  }
}

/// A file that is handed on.
public struct SentTransferredFile: Sendable {
  public let file: URL
  public let allowAccessingOriginalFile: Bool

  public init(_ file: URL, allowAccessingOriginalFile: Bool = false) {
    (self.file, self.allowAccessingOriginalFile) = (file, allowAccessingOriginalFile)
  }
}

/// A file that was handed over.
public struct ReceivedTransferredFile: Sendable {
  public let file: URL
  /// Whether it is the sender's own file; here always a copy.
  public let isOriginalFile: Bool
}

/// A form that a coder writes and reads.
public struct CodableRepresentation<Item: Transferable & Codable, Encoder: Sendable, Decoder: Sendable>:
  TransferRepresentation, FormedRepresentation
{
  public typealias Body = Never
  let forms: [TransferForm<Item>]
}

extension CodableRepresentation where Encoder == JSONEncoder, Decoder == JSONDecoder {
  /// A form in JSON.
  public init(for itemType: Item.Type = Item.self, contentType: UTType) {
    forms = [
      TransferForm(
        contentType: contentType, write: { try JSONEncoder().encode($0) },
        make: { try JSONDecoder().decode(Item.self, from: $0) })
    ]
  }
}

/// The forms of another value that stands for the item.
public struct ProxyRepresentation<Item: Transferable, ProxyRepresentation: Transferable>: TransferRepresentation,
  FormedRepresentation
{
  public typealias Body = Never
  let forms: [TransferForm<Item>]

  /// A form that is written and read.
  public init(
    exporting: @escaping @Sendable (Item) throws -> ProxyRepresentation,
    importing: @escaping @Sendable (ProxyRepresentation) throws -> Item
  ) { forms = Self.forms(exporting, importing) }

  /// A form that is written.
  public init(exporting: @escaping @Sendable (Item) throws -> ProxyRepresentation) {
    forms = Self.forms(exporting, nil)
  }

  /// A form that is read.
  public init(importing: @escaping @Sendable (ProxyRepresentation) throws -> Item) {
    forms = Self.forms(nil, importing)
  }

  private static func forms(
    _ exporting: (@Sendable (Item) throws -> ProxyRepresentation)?,
    _ importing: (@Sendable (ProxyRepresentation) throws -> Item)?
  ) -> [TransferForm<Item>] {
    ProxyRepresentation.forms.map { form in
      var own = TransferForm<Item>(contentType: form.contentType, visibility: form.visibility)
      if let exporting, let write = form.write { own.write = { try await write(exporting($0)) } }
      if let importing, let make = form.make { own.make = { try importing(try await make($0)) } }
      return own
    }
  }
}
