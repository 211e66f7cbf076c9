// SPDX-FileCopyrightText: 2026 The Tessera Authors
// SPDX-License-Identifier: MIT

public import TesseraShims_UniformTypeIdentifiers

/// What a document is read from.
public struct FileDocumentReadConfiguration {
  public let contentType: UTType
  public let file: FileWrapper

  init(contentType: UTType, file: FileWrapper) {
    self.contentType = contentType
    self.file = file
  }
}

/// What a document is written as.
public struct FileDocumentWriteConfiguration {
  public let contentType: UTType
  /// The file that it was read from; `nil` for a new one.
  public let existingFile: FileWrapper?

  init(contentType: UTType, existingFile: FileWrapper?) {
    self.contentType = contentType
    self.existingFile = existingFile
  }
}

/// A value that is kept in a file.
@preconcurrency public protocol FileDocument: Sendable {
  /// The types that the document is read from.
  static var readableContentTypes: [UTType] { get }
  /// The types that the document is written as. Defaults to those that it is read from.
  static var writableContentTypes: [UTType] { get }

  init(configuration: Self.ReadConfiguration) throws
  func fileWrapper(configuration: Self.WriteConfiguration) throws -> FileWrapper

  typealias ReadConfiguration = FileDocumentReadConfiguration
  typealias WriteConfiguration = FileDocumentWriteConfiguration
}

extension FileDocument {
  public static var writableContentTypes: [UTType] { readableContentTypes }
}

/// An object that is kept in a file.
@preconcurrency public protocol ReferenceFileDocument: ObservableObject, Sendable {
  /// What the document is at one moment.
  associatedtype Snapshot

  /// The types that the document is read from.
  static var readableContentTypes: [UTType] { get }
  /// The types that the document is written as. Defaults to those that it is read from.
  static var writableContentTypes: [UTType] { get }

  init(configuration: Self.ReadConfiguration) throws
  func snapshot(contentType: UTType) throws -> Self.Snapshot
  func fileWrapper(snapshot: Self.Snapshot, configuration: Self.WriteConfiguration) throws -> FileWrapper

  typealias ReadConfiguration = FileDocumentReadConfiguration
  typealias WriteConfiguration = FileDocumentWriteConfiguration
}

extension ReferenceFileDocument {
  public static var writableContentTypes: [UTType] { readableContentTypes }
}
