// SPDX-FileCopyrightText: 2026 The Tessera Authors
// SPDX-License-Identifier: MIT

import SwiftUI

/// The tabs of the app.
struct RootView: View {
  @Environment(Library.self) private var library
  @SceneStorage("tab") private var tab = Place.articles
  @AppStorage(Preference.theme) private var theme = Theme.system

  enum Place: String {
    case articles
    case saved
    case settings
    case search
  }

  var body: some View {
    TabView(selection: $tab) {
      Tab("Articles", systemImage: "book", value: Place.articles) {
        ArticlesView()
      }
      Tab("Saved", systemImage: "bookmark", value: Place.saved) {
        SavedView()
      }
      Tab("Settings", systemImage: "gear", value: Place.settings) {
        SettingsView()
      }
      Tab("Search", systemImage: "magnifyingglass", value: Place.search) {
        SearchView()
      }
    }
    .tint(.ink)
    .preferredColorScheme(theme.colorScheme)
    .task { await library.loadIfNeeded() }
  }
}
