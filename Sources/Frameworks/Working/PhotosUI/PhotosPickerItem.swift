// SPDX-FileCopyrightText: 2026 The Tessera Authors
// SPDX-License-Identifier: MIT

public import CoreTransferable

/// A picture that somebody picked.
public struct PhotosPickerItem: Equatable, Hashable, Sendable {
  /// How pictures are handed over; all are PNG here.
  public struct EncodingDisambiguationPolicy: Equatable, Hashable, Sendable {
    private let number: Int

    public static let automatic = EncodingDisambiguationPolicy(number: 0)
    public static let current = EncodingDisambiguationPolicy(number: 1)
    public static let compatible = EncodingDisambiguationPolicy(number: 2)
  }

  /// Which of the library's it is.
  public let itemIdentifier: String?

  /// The types that it can be had as.
  public let supportedContentTypes: [UTType]

  /// Stands for a picture of the library's.
  public init(itemIdentifier: String) {
    self.itemIdentifier = itemIdentifier
    supportedContentTypes = [.png]
  }

  /// The picture as a value; `nil` where the library has none of that name, or the type has no form of a picture.
  public func loadTransferable<T: Transferable>(type: T.Type) async throws -> T? {
    guard T.importedContentTypes().contains(where: { UTType.png.conforms(to: $0) }), let data = await data else {
      return nil
    }
    return try await T(importing: data, contentType: .png)
  }

  /// The same, told to a block.
  @discardableResult
  public func loadTransferable<T: Transferable>(
    type: T.Type, completionHandler: @escaping @Sendable (Result<T?, any Error>) -> Void
  ) -> Progress {
    let progress = Progress(totalUnitCount: 1)
    nonisolated(unsafe) let told = progress
    Task {
      do {
        let value = try await loadTransferable(type: type)
        told.completedUnitCount = 1
        completionHandler(.success(value))
      } catch { completionHandler(.failure(error)) }
    }
    return progress
  }

  @MainActor private var data: Data? {
    PickerPicture.all(nil).first { $0.identifier == itemIdentifier }?.image.pngData()
  }
}
