// SPDX-FileCopyrightText: 2026 The Tessera Authors
// SPDX-License-Identifier: MIT

internal import Foundation

/// Whether the caller runs on the main queue, which need not be on the process's first thread.
enum MainQueueMark {
  private static let key = DispatchSpecificKey<Bool>()
  private static let marked: Void = DispatchQueue.main.setSpecific(key: key, value: true)

  static var isCurrent: Bool {
    _ = marked
    return DispatchQueue.getSpecific(key: key) ?? false
  }
}
