// SPDX-FileCopyrightText: 2026 The Tessera Authors
// SPDX-License-Identifier: MIT

import SwiftUI

/// The keys of what the reader prefers.
enum Preference {
  static let theme = "theme"
  static let textScale = "textScale"
  static let usesSerif = "usesSerif"
  static let showsMinutes = "showsMinutes"
}

/// Whether the app is light or dark.
enum Theme: String, CaseIterable, Identifiable {
  case system
  case light
  case dark

  var id: Self { self }

  var title: LocalizedStringKey {
    switch self {
    case .system: "Automatic"
    case .light: "Light"
    case .dark: "Dark"
    }
  }

  var colorScheme: ColorScheme? {
    switch self {
    case .system: nil
    case .light: .light
    case .dark: .dark
    }
  }
}

extension Color {
  /// The app's own colour.
  static let ink = Color("Ink")

  /// The colour of a topic.
  static func topic(_ name: String) -> Color {
    switch name {
    case "Sea": .teal
    case "Travel": .indigo
    case "Nature": .green
    case "Craft": .orange
    default: .gray
    }
  }
}
