// SPDX-FileCopyrightText: 2026 The Tessera Authors
// SPDX-License-Identifier: MIT

public import Foundation

// Folders of the app by name, which Foundation on Linux knows only by asking a file manager.
extension URL {
  private static func folder(_ directory: FileManager.SearchPathDirectory) -> URL {
    FileManager.default.urls(for: directory, in: .userDomainMask).first ?? homeDirectory
  }

  /// The app's documents.
  public static var documentsDirectory: URL { folder(.documentDirectory) }
  /// What the app can make again.
  public static var cachesDirectory: URL { folder(.cachesDirectory) }
  /// What the app keeps for itself.
  public static var applicationSupportDirectory: URL { folder(.applicationSupportDirectory) }
  /// The folder above the caches.
  public static var libraryDirectory: URL { folder(.libraryDirectory) }
  /// Where downloads go.
  public static var downloadsDirectory: URL { folder(.downloadsDirectory) }
  /// Where pictures go.
  public static var picturesDirectory: URL { folder(.picturesDirectory) }
  /// Where films go.
  public static var moviesDirectory: URL { folder(.moviesDirectory) }
  /// Where music goes.
  public static var musicDirectory: URL { folder(.musicDirectory) }
  /// What stands on the desktop.
  public static var desktopDirectory: URL { folder(.desktopDirectory) }
  /// What others may read.
  public static var sharedPublicDirectory: URL { folder(.sharedPublicDirectory) }
}
