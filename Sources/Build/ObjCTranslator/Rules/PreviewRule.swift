// SPDX-FileCopyrightText: 2026 The Tessera Authors
// SPDX-License-Identifier: MIT

/// Takes previews away: Xcode's canvas alone shows them. That goes for the macro, which is part of Xcode's tools, and for what
/// projects write in SwiftUI around their UIKit views: as long as nothing else uses it, nobody but the canvas sees it.
///
/// ## Before
///     #Preview { ViewController() }
///     struct Previews: PreviewProvider { static var previews: some View { Wrapper(ViewController()) } }
/// ## After
///
///
struct PreviewRule: Rule {
  static let name = "Preview"

  func apply(to module: ModuleContext) {
    for file in module.files {
      for range in file.scan.previews { file.blank(range) }
    }
    dropCanvas(of: module)
  }

  /// Takes what only previews use away. What the app itself uses stays, with all that it uses, for the error about SwiftUI.
  private func dropCanvas(of module: ModuleContext) {
    guard module.files.contains(where: { !$0.scan.canvas.isEmpty }) else { return }
    var used = module.files.reduce(into: Set<String>()) { $0.formUnion($1.scan.identifiers) }
    var found = true
    while found {
      found = false
      for file in module.files {
        for index in file.scan.canvas.indices.reversed() where used.contains(file.scan.canvas[index].name) {
          let fact = file.scan.canvas.remove(at: index)
          file.scan.identifiers.formUnion(fact.identifiers)
          used.formUnion(fact.identifiers)
          found = true
        }
      }
    }
    for file in module.files {
      for fact in file.scan.canvas { file.blank(fact.range) }
    }
  }
}
