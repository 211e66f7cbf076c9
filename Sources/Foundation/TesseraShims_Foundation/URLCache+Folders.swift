// SPDX-FileCopyrightText: 2026 The Tessera Authors
// SPDX-License-Identifier: MIT

public import Foundation
public import FoundationNetworking

extension URLCache {
  /// A cache whose files are in a folder, by default in one of the app's in its caches. Capacities are bytes.
  public convenience init(memoryCapacity: Int, diskCapacity: Int, directory directoryURL: URL? = nil) {
    let path: String? = directoryURL?.path
    self.init(memoryCapacity: memoryCapacity, diskCapacity: diskCapacity, diskPath: path)
  }

  /// A cache whose files are in a folder; a name is that of a folder in the app's caches. Foundation on Linux would take it
  /// for one in the folder that the app was started from.
  public convenience init(memoryCapacity: Int, diskCapacity: Int, diskPath path: String) {
    let caches = FileManager.default.urls(for: .cachesDirectory, in: .userDomainMask).first
    let whole: String? = path.hasPrefix("/") ? path : caches?.appendingPathComponent(path, isDirectory: true).path
    self.init(memoryCapacity: memoryCapacity, diskCapacity: diskCapacity, diskPath: whole)
  }
}
