// SPDX-FileCopyrightText: 2026 The Tessera Authors
// SPDX-License-Identifier: MIT

public import Foundation

// Bookmarks remember a file's place; a file that was moved is not found again, as on a disk without numbers for files.

extension URL {
  /// How a bookmark is made; none of it makes a difference.
  public struct BookmarkCreationOptions: OptionSet, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }
    public static let minimalBookmark = BookmarkCreationOptions(rawValue: 1 << 9)
    public static let suitableForBookmarkFile = BookmarkCreationOptions(rawValue: 1 << 10)
  }

  /// How a bookmark is followed; none of it makes a difference.
  public struct BookmarkResolutionOptions: OptionSet, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }
    public static let withoutUI = BookmarkResolutionOptions(rawValue: 1 << 8)
    public static let withoutMounting = BookmarkResolutionOptions(rawValue: 1 << 9)
  }

  /// Data by which the file is found again.
  public func bookmarkData(
    options: BookmarkCreationOptions = [], includingResourceValuesForKeys keys: Set<URLResourceKey>? = nil,
    relativeTo url: URL? = nil
  ) throws -> Data {
    guard isFileURL, FileManager.default.fileExists(atPath: path) else {
      throw CocoaError(.fileReadNoSuchFile, userInfo: [NSURLErrorKey: self])
    }
    return Data("book".utf8) + Data(standardizedFileURL.path.utf8)
  }

  /// The file of a bookmark, which must be there.
  public init(
    resolvingBookmarkData data: Data, options: BookmarkResolutionOptions = [], relativeTo url: URL? = nil,
    bookmarkDataIsStale: inout Bool
  ) throws {
    guard data.starts(with: Array("book".utf8)), let path = String(data: data.dropFirst(4), encoding: .utf8) else {
      throw CocoaError(.fileReadCorruptFile)
    }
    guard FileManager.default.fileExists(atPath: path) else { throw CocoaError(.fileReadNoSuchFile) }
    bookmarkDataIsStale = false
    self.init(fileURLWithPath: path)
  }
}

extension URLResourceKey {
  /// Bytes that are free for what a person wants to have.
  public static let volumeAvailableCapacityForImportantUsageKey = URLResourceKey(
    rawValue: "NSURLVolumeAvailableCapacityForImportantUsageKey")
  /// Bytes that are free for what can be had again.
  public static let volumeAvailableCapacityForOpportunisticUsageKey = URLResourceKey(
    rawValue: "NSURLVolumeAvailableCapacityForOpportunisticUsageKey")
}

extension URLResourceValues {
  /// Bytes that are free for what a person wants to have: all that are free where the app's files are.
  public var volumeAvailableCapacityForImportantUsage: Int64? { freeBytes }
  /// Bytes that are free for what can be had again: the same.
  public var volumeAvailableCapacityForOpportunisticUsage: Int64? { freeBytes }

  private var freeBytes: Int64? {
    let home = URL(fileURLWithPath: NSHomeDirectory())
    return (try? home.resourceValues(forKeys: [.volumeAvailableCapacityKey]))?.volumeAvailableCapacity.map(Int64.init)
  }
}
