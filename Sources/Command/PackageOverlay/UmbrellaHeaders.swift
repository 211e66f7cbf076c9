// SPDX-FileCopyrightText: 2026 The Tessera Authors
// SPDX-License-Identifier: MIT

internal import Foundation

/// Modules that are frameworks with a header of their own name, as Xcode makes it: it imports UIKit, and so does everybody who
/// imports the module.
struct UmbrellaHeaders {
  /// Those whose header imports UIKit.
  let modules: Set<String>

  /// - Parameter modules: The modules of the package, whose headers may lie anywhere in it.
  init(package: URL, modules: [String]) {
    let names = Dictionary(modules.map { ("\($0).h", $0) }) { first, _ in first }
    var found: Set<String> = []
    let files = FileManager.default.enumerator(
      at: package, includingPropertiesForKeys: nil, options: [.skipsHiddenFiles, .skipsPackageDescendants])
    while let file = files?.nextObject() as? URL {
      if (files?.level ?? 0) > 4 { files?.skipDescendants() }
      guard let module = names[file.lastPathComponent], let text = try? String(contentsOf: file, encoding: .utf8),
        text.contains("<UIKit/UIKit.h>") || text.contains("@import UIKit;")
      else { continue }
      found.insert(module)
    }
    self.modules = found
  }
}
