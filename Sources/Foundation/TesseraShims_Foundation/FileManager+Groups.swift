// SPDX-FileCopyrightText: 2026 The Tessera Authors
// SPDX-License-Identifier: MIT

public import Foundation

extension FileManager {
  /// The folder that apps of one group share, made when it is first asked for; `nil` for an identifier that can be no
  /// folder's name.
  public func containerURL(forSecurityApplicationGroupIdentifier groupIdentifier: String) -> URL? {
    guard !groupIdentifier.isEmpty, !groupIdentifier.hasPrefix("."), !groupIdentifier.contains("/"),
      let support = try? url(for: .applicationSupportDirectory, in: .userDomainMask, appropriateFor: nil, create: true)
    else { return nil }
    let folder = support.appendingPathComponent("Groups", isDirectory: true)
      .appendingPathComponent(groupIdentifier, isDirectory: true)
    return (try? createDirectory(at: folder, withIntermediateDirectories: true)) == nil ? nil : folder
  }
}
