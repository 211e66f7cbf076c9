// SPDX-FileCopyrightText: 2026 The Tessera Authors
// SPDX-License-Identifier: MIT

package import Foundation

/// Modules that are frameworks with a header of their own name, as Xcode makes it: it imports UIKit, and so does everybody who
/// imports the module.
package struct UmbrellaHeaders {
  /// Those whose header imports UIKit.
  package let modules: Set<String>

  /// - Parameter modules: The modules of the package, whose headers may lie anywhere in it.
  package init(package: URL, modules: [String]) {
    self.modules = Self.modules(modules, in: package)
  }

  /// - Parameter modules: The modules of a project, whose headers lie beside their sources.
  init(of modules: [AppModule]) {
    self.modules = modules.reduce(into: []) { found, module in
      guard let folder = Self.folder(of: module.sources) else { return }
      found.formUnion(Self.modules([module.name], in: folder))
    }
  }

  /// The folder that all of some files lie in; `nil` of no files.
  private static func folder(of files: [URL]) -> URL? {
    guard var common = files.first?.deletingLastPathComponent().pathComponents else { return nil }
    for file in files {
      let equal = zip(common, file.deletingLastPathComponent().pathComponents).prefix { $0 == $1 }
      common.removeLast(common.count - equal.count)
    }
    return URL(fileURLWithPath: NSString.path(withComponents: common), isDirectory: true)
  }

  private static func modules(_ modules: [String], in folder: URL) -> Set<String> {
    let names = Dictionary(modules.map { ("\($0).h", $0) }) { first, _ in first }
    var found: Set<String> = []
    let files = FileManager.default.enumerator(
      at: folder, includingPropertiesForKeys: nil, options: [.skipsHiddenFiles, .skipsPackageDescendants])
    while let file = files?.nextObject() as? URL {
      if (files?.level ?? 0) > 4 { files?.skipDescendants() }
      guard let module = names[file.lastPathComponent], let text = try? String(contentsOf: file, encoding: .utf8),
        text.contains("<UIKit/UIKit.h>") || text.contains("@import UIKit;")
      else { continue }
      found.insert(module)
    }
    return found
  }
}
