// SPDX-FileCopyrightText: 2026 The Tessera Authors
// SPDX-License-Identifier: MIT

package import Foundation

/// Interface files by the names that Xcode's compiler gives them: apps ask their bundle whether it has a `nib` before they
/// load one. Here the source is what is read, and the other name a link to it.
package enum CompiledInterfaces {
  /// Xcode's endings, by those of the sources.
  private static let endings = ["xib": "nib", "storyboard": "storyboardc"]

  /// Adds the links to a folder and those within. What is there already stays.
  ///
  /// - Complexity: linear in the number of files.
  package static func link(in folder: URL) {
    let manager = FileManager.default
    let files = manager.enumerator(atPath: folder.path)
    while let path = files?.nextObject() as? String {
      let file = folder.appendingPathComponent(path)
      if file.pathExtension == "xcassets" { files?.skipDescendants() }
      guard let ending = endings[file.pathExtension] else { continue }
      let link = file.deletingPathExtension().appendingPathExtension(ending)
      guard !manager.fileExists(atPath: link.path) else { continue }
      try? manager.createSymbolicLink(atPath: link.path, withDestinationPath: file.lastPathComponent)
    }
  }
}
