// SPDX-FileCopyrightText: 2026 The Tessera Authors
// SPDX-License-Identifier: MIT

import Testing

@testable import SwiftUI

private struct Card: View {
  var title = "A card"

  var body: some View {
    VStack(alignment: .leading, spacing: 12) {
      HStack {
        Image(systemName: "star.fill").foregroundStyle(.yellow).font(.title)
        Text(title).font(.title2).bold()
        Spacer()
        Text("New").font(.caption).foregroundColor(.white).padding(.horizontal, 8).padding(.vertical, 4)
          .background(Color.blue).cornerRadius(8)
      }
      Divider()
      Text("Views are values, and **what** they show is drawn into layers below the hosting view.")
        .foregroundStyle(.secondary)
      HStack(spacing: 8) {
        ForEach(0..<4) { index in
          RoundedRectangle(cornerRadius: 10).fill(index.isMultiple(of: 2) ? Color.green : .orange).frame(height: 44)
            .overlay(Text("\(index)").foregroundColor(.white))
        }
      }
      if title.isEmpty { Text("Nothing") } else { Circle().stroke(.red, lineWidth: 3).frame(width: 40, height: 40) }
    }
    .padding()
    .background(RoundedRectangle(cornerRadius: 16).fill(Color(.secondarySystemBackground)))
    .shadow(color: .black.opacity(0.2), radius: 6, y: 3)
    .padding()
  }
}

@Suite @MainActor struct CardTests {
  @Test func aHostingControllerShowsACard() throws {
    let data = try look(Card(), as: "card")
    #expect(data.count > 5_000)
    _ = try look(Card(), as: "card-dark", appearance: .dark)
    _ = try look(Card(), as: "card-rtl", isRightToLeft: true)
    _ = try look(Card(), as: "card-large", textSize: .accessibilityExtraExtraExtraLarge)
  }
}
