// SPDX-FileCopyrightText: 2026 The Tessera Authors
// SPDX-License-Identifier: MIT

public import Foundation

extension FileManager {
  /// Moves a file to where people may take it back from. An app's own folders have no such place: always an error.
  public func trashItem(at url: URL, resultingItemURL outResultingURL: UnsafeMutablePointer<NSURL?>?) throws {
    guard fileExists(atPath: url.path) else { throw CocoaError(.fileNoSuchFile, userInfo: [NSURLErrorKey: url]) }
    throw CocoaError(CocoaError.Code(rawValue: 3328), userInfo: [NSURLErrorKey: url])
  }
}
