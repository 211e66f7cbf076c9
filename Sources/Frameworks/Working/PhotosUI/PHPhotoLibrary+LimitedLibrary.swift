// SPDX-FileCopyrightText: 2026 The Tessera Authors
// SPDX-License-Identifier: MIT

public import Photos
public import UIKit

extension PHPhotoLibrary {
  /// Has people choose which pictures an app may see; on iOS it shows something only to apps that may see some. Here an app may
  /// see all or none, so that there is nothing to choose.
  @MainActor public func presentLimitedLibraryPicker(from controller: UIViewController) {}

  @MainActor public func presentLimitedLibraryPicker(
    from controller: UIViewController, completionHandler: @escaping ([String]) -> Void
  ) {
    nonisolated(unsafe) let completionHandler = completionHandler
    DispatchQueue.main.async { completionHandler([]) }
  }
}
