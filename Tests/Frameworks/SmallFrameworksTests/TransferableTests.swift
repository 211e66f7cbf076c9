// SPDX-FileCopyrightText: 2026 The Tessera Authors
// SPDX-License-Identifier: MIT

import CoreTransferable
import Foundation
import Photos
import PhotosUI
import Testing
import UIKit

@Suite struct TransferableTests {
  private struct Note: Codable, Equatable, Transferable {
    var text: String

    static var transferRepresentation: some TransferRepresentation {
      CodableRepresentation(contentType: .json)
      ProxyRepresentation(exporting: \.text)
    }
  }

  private struct Picture: Transferable {
    var name: String

    static var transferRepresentation: some TransferRepresentation {
      FileRepresentation(importedContentType: .image) { received in
        Picture(name: "\(received.file.pathExtension) \(try Data(contentsOf: received.file).count > 8)")
      }
    }
  }

  @Test func aValueIsHandedOnInItsForms() async throws {
    let note = Note(text: "hello")
    #expect(Note.exportedContentTypes() == [.json, .utf8PlainText])
    #expect(Note.importedContentTypes() == [.json])
    #expect(try await note.exported(as: .plainText) == Data("hello".utf8))
    let data = try await note.exported(as: .json)
    #expect(try await Note(importing: data, contentType: .json) == note)
    await #expect(throws: (any Error).self) { try await note.exported(as: .png) }
  }

  @Test func providersOfferAndMakeValues() async throws {
    let provider = NSItemProvider()
    provider.register(Note(text: "kept"))
    #expect(provider.registeredTypeIdentifiers == ["public.json", "public.utf8-plain-text"])
    let note = try await withCheckedThrowingContinuation { done in
      provider.loadTransferable(type: Note.self) { done.resume(with: $0) }
    }
    #expect(note == Note(text: "kept"))
  }

  @Test @MainActor func pickedPicturesAreLoaded() async throws {
    let identifier = PHAsset.identifier(0)
    let item = PhotosPickerItem(itemIdentifier: identifier)
    let data = try #require(try await item.loadTransferable(type: Data.self))
    #expect(UIImage(data: data) != nil)
    #expect(try await item.loadTransferable(type: Picture.self)?.name == " true")
    #expect(try await item.loadTransferable(type: String.self) == nil)
    #expect(try await PhotosPickerItem(itemIdentifier: "none").loadTransferable(type: Data.self) == nil)
  }
}
