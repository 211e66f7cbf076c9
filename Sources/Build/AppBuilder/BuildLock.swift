// SPDX-FileCopyrightText: 2026 The Tessera Authors
// SPDX-License-Identifier: MIT

import Foundation
import Glibc

/// Keeps other processes from building in a folder: two commands may be asked for the same app at once.
struct BuildLock {
  private let file: FileHandle

  /// Makes the folder where there is none, and waits for whoever builds in it. A process that ends lets go.
  init(of folder: URL) throws(AppBuildError) {
    let path = folder.appendingPathComponent("lock").path
    try AppBuilder.writing(folder) {
      try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    }
    let descriptor = open(path, O_RDWR | O_CREAT | O_CLOEXEC, 0o600)
    guard descriptor >= 0 else {
      throw .cannotWrite(path: path, reason: String(cString: strerror(errno)))
    }
    file = FileHandle(fileDescriptor: descriptor, closeOnDealloc: true)
    while flock(descriptor, LOCK_EX) != 0, errno == EINTR {}
  }

  func release() { try? file.close() }
}
