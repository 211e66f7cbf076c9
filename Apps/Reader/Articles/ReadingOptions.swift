// SPDX-FileCopyrightText: 2026 The Tessera Authors
// SPDX-License-Identifier: MIT

import SwiftUI

/// How articles are set, with a sample.
struct ReadingOptions: View {
  @Environment(\.dismiss) private var dismiss

  var body: some View {
    NavigationStack {
      Form {
        TextOptions()
        Section("Sample") {
          ArticleText(paragraphs: ["A bell cannot be tuned twice. What the lathe takes away is gone."])
        }
      }
      .navigationTitle("Text")
      .navigationBarTitleDisplayMode(.inline)
      .toolbar {
        ToolbarItem(placement: .confirmationAction) {
          Button("Done") { dismiss() }
        }
      }
    }
  }
}

/// The rows of a form that say how articles are set.
struct TextOptions: View {
  @AppStorage(Preference.textScale) private var scale = 1.0
  @AppStorage(Preference.usesSerif) private var usesSerif = false

  var body: some View {
    Section {
      Stepper(value: $scale, in: 0.8...1.6, step: 0.1) {
        LabeledContent("Size", value: "\(Int((scale * 100).rounded())) %")
      }
      Toggle("Serif", isOn: $usesSerif)
    }
  }
}
