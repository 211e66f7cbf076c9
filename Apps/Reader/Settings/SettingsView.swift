// SPDX-FileCopyrightText: 2026 The Tessera Authors
// SPDX-License-Identifier: MIT

import SwiftUI

/// What the reader prefers.
struct SettingsView: View {
  @Environment(Library.self) private var library
  @AppStorage(Preference.theme) private var theme = Theme.system
  @AppStorage(Preference.showsMinutes) private var showsMinutes = true
  @State private var asksForReset = false

  var body: some View {
    NavigationStack {
      Form {
        Section("Appearance") {
          Picker("Theme", selection: $theme) {
            ForEach(Theme.allCases) { Text($0.title).tag($0) }
          }
          Toggle("Reading Time", isOn: $showsMinutes)
        }
        TextOptions()
        Section {
          LabeledContent("Saved", value: "\(library.savedIDs.count)")
          LabeledContent("Read", value: "\(library.readIDs.count)")
          Button("Forget Everything", role: .destructive) { asksForReset = true }
            .disabled(library.savedIDs.isEmpty && library.readIDs.isEmpty)
        } header: {
          Text("Library")
        } footer: {
          Text("What you have read and saved stays on this device.")
        }
        Section {
          NavigationLink("About") { AboutView() }
        }
      }
      .navigationTitle("Settings")
      .confirmationDialog("Forget what you have read and saved?", isPresented: $asksForReset, titleVisibility: .visible)
      {
        Button("Forget Everything", role: .destructive) { library.reset() }
      }
    }
  }
}

/// What the app is.
struct AboutView: View {
  var body: some View {
    List {
      Section {
        VStack(spacing: 8) {
          Image(systemName: "book").font(.system(size: 44)).foregroundStyle(Color.ink)
          Text("Reader").font(.title2.bold())
          Text("Eight articles, and a place to keep them.").font(.subheadline).foregroundStyle(.secondary)
        }
        .frame(maxWidth: .infinity)
        .padding(.vertical, 8)
      }
      .listRowBackground(Color.clear)
      Section {
        LabeledContent("Version", value: "1.0")
      }
    }
    .navigationTitle("About")
    .navigationBarTitleDisplayMode(.inline)
  }
}
