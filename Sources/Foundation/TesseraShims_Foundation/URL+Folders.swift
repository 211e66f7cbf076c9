// SPDX-FileCopyrightText: 2026 The Tessera Authors
// SPDX-License-Identifier: MIT

public import Foundation

// The folders of an app, and files that come from elsewhere.

extension URL {
  public static var applicationDirectory: URL { folder(.applicationDirectory) }
  public static var applicationSupportDirectory: URL { folder(.applicationSupportDirectory) }
  public static var cachesDirectory: URL { folder(.cachesDirectory) }
  public static var desktopDirectory: URL { folder(.desktopDirectory) }
  public static var documentsDirectory: URL { folder(.documentDirectory) }
  public static var downloadsDirectory: URL { folder(.downloadsDirectory) }
  public static var libraryDirectory: URL { folder(.libraryDirectory) }
  public static var moviesDirectory: URL { folder(.moviesDirectory) }
  public static var musicDirectory: URL { folder(.musicDirectory) }
  public static var picturesDirectory: URL { folder(.picturesDirectory) }

  private static func folder(_ directory: FileManager.SearchPathDirectory) -> URL {
    FileManager.default.urls(for: directory, in: .userDomainMask).first ?? homeDirectory
  }

  /// Asks for access to a file outside of the app's folders. Here is no such file: the answer is whether this one can be read.
  @discardableResult public func startAccessingSecurityScopedResource() -> Bool {
    FileManager.default.isReadableFile(atPath: path)
  }

  /// Gives the access back.
  public func stopAccessingSecurityScopedResource() {}
}
