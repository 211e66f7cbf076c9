// SPDX-FileCopyrightText: 2026 The Tessera Authors
// SPDX-License-Identifier: MIT

import SwiftUI

struct SwiftUIScreen: View {
  @State private var count = 0
  @State private var isGreen = false

  var body: some View {
    VStack(spacing: 20) {
      Text("Taps: \(count)").accessibilityIdentifier("taps")
      Button("Tap me") { count += 1 }
      Button("Turn green") { isGreen = true }.disabled(isGreen)
      Rectangle().fill(isGreen ? Color.green : Color.gray).frame(width: 100, height: 100)
        .accessibilityElement().accessibilityLabel(isGreen ? "Green" : "Grey")
    }
  }
}
