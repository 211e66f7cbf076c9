// SPDX-FileCopyrightText: 2026 The Tessera Authors
// SPDX-License-Identifier: MIT

public import Foundation

// Nobody is signed in to iCloud here, which is what these say.

extension FileManager {
  /// Always `nil`.
  public var ubiquityIdentityToken: (any NSCoding & NSCopying & NSObjectProtocol)? { nil }

  /// Always `nil`.
  public func url(forUbiquityContainerIdentifier containerIdentifier: String?) -> URL? { nil }

  /// Always `false`.
  public func isUbiquitousItem(at url: URL) -> Bool { false }

  /// Throws: there is no cloud that a file could be moved to.
  public func setUbiquitous(_ flag: Bool, itemAt url: URL, destinationURL: URL) throws { throw Self.noCloud }
  /// Throws, likewise.
  public func startDownloadingUbiquitousItem(at url: URL) throws { throw Self.noCloud }
  /// Throws, likewise.
  public func evictUbiquitousItem(at url: URL) throws { throw Self.noCloud }

  /// What a device says where nobody is signed in to iCloud.
  private static var noCloud: NSError {
    NSError(domain: NSCocoaErrorDomain, code: 4355, userInfo: [NSLocalizedDescriptionKey: "iCloud is not available."])
  }
}

extension URL {
  /// Whether a file that may be in the cloud can be had: here, whether it is there.
  ///
  /// - Throws: Why it can't be reached.
  public func checkPromisedItemIsReachable() throws -> Bool { try checkResourceIsReachable() }

  /// What is known of a file that may be in the cloud: here, of the file.
  public func promisedItemResourceValues(forKeys keys: Set<URLResourceKey>) throws -> URLResourceValues {
    try resourceValues(forKeys: keys)
  }
}
