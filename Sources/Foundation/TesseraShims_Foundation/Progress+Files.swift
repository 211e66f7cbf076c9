// SPDX-FileCopyrightText: 2026 The Tessera Authors
// SPDX-License-Identifier: MIT

public import Foundation

// What a progress says of files. Each value stands in `userInfo`.

extension Progress.FileOperationKind {
  /// Files are sent somewhere.
  public static let uploading = Progress.FileOperationKind(rawValue: "NSProgressFileOperationKindUploading")
  /// Files are copied within a volume.
  public static let duplicating = Progress.FileOperationKind(rawValue: "NSProgressFileOperationKindDuplicating")
}

extension Progress {
  /// What is done with files; `nil` where nothing is said.
  public var fileOperationKind: FileOperationKind? {
    get { (userInfo[.fileOperationKindKey] as? String).map(FileOperationKind.init(rawValue:)) }
    set { setUserInfoObject(newValue?.rawValue, forKey: .fileOperationKindKey) }
  }

  /// The file that it is about.
  public var fileURL: URL? {
    get { userInfo[.fileURLKey] as? URL }
    set { setUserInfoObject(newValue, forKey: .fileURLKey) }
  }

  /// How many files there are.
  public var fileTotalCount: Int? {
    get { userInfo[.fileTotalCountKey] as? Int }
    set { setUserInfoObject(newValue, forKey: .fileTotalCountKey) }
  }

  /// How many files are done.
  public var fileCompletedCount: Int? {
    get { userInfo[.fileCompletedCountKey] as? Int }
    set { setUserInfoObject(newValue, forKey: .fileCompletedCountKey) }
  }

  /// Bytes in a second.
  public var throughput: Int? {
    get { userInfo[.throughputKey] as? Int }
    set { setUserInfoObject(newValue, forKey: .throughputKey) }
  }

  /// Seconds that it will still take.
  public var estimatedTimeRemaining: TimeInterval? {
    get { userInfo[.estimatedTimeRemainingKey] as? TimeInterval }
    set { setUserInfoObject(newValue, forKey: .estimatedTimeRemainingKey) }
  }
}
