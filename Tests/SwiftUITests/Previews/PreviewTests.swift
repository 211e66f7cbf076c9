// SPDX-FileCopyrightText: 2026 The Tessera Authors
// SPDX-License-Identifier: MIT

import Testing

@testable import SwiftUI

private struct RowPreviews: PreviewProvider {
  static var previews: some View {
    Group {
      Text("one").previewLayout(.sizeThatFits).previewDisplayName("One")
      Text("two").previewDevice("iPhone SE (3rd generation)").previewInterfaceOrientation(.landscapeLeft)
    }
    .previewLayout(.fixed(width: 200, height: 40))
  }
}

@Suite @MainActor struct PreviewTests {
  @Test func aProvidersViewsAreOrdinaryOnes() {
    let stage = Stage(RowPreviews.previews)
    let items = stage.host.element?.items ?? []
    #expect(items.map { ($0.box as? TextBox)?.spoken } == ["one", "two"])
    #expect(RowPreviews.platform == nil)
  }

  @Test func eachViewCarriesItsSettings() {
    let stage = Stage(RowPreviews.previews)
    let settings = (stage.host.element?.items ?? []).map(\.traits.previewSettings)
    #expect(settings.map(\.name) == ["One", nil])
    #expect(settings.map { $0.device?.rawValue } == [nil, "iPhone SE (3rd generation)"])
    #expect(settings.last?.orientation == .landscapeLeft)
    guard case .fixed(200, 40)? = settings.last?.layout else {
      Issue.record("expected the group's layout")
      return
    }
  }
}
