// SPDX-FileCopyrightText: 2026 The Tessera Authors
// SPDX-License-Identifier: MIT

import SwiftUI

@main
struct ReaderApp: App {
  @State private var library = Library(source: BundledArticles())

  var body: some Scene {
    WindowGroup {
      RootView()
        .environment(library)
    }
  }
}
