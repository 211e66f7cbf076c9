// SPDX-FileCopyrightText: 2026 The Tessera Authors
// SPDX-License-Identifier: MIT

import TesseraTesting
import Testing

@testable import SwiftUI

private struct Fruit: Identifiable, Equatable {
  let id: Int
  var name: String
}

@Observable private final class Basket {
  var fruits = ["Fig", "Kiwi", "Plum"].enumerated().map { Fruit(id: $0, name: $1) }
}

private struct Fruits: View {
  @Bindable var basket: Basket
  var body: some View { List($basket.fruits, editActions: .all) { $fruit in Text(fruit.name) } }
}

@Suite @MainActor struct EditActionTests {
  private let basket = Basket()

  private func list<Content: View>(_ scene: AnimationScene<Content>) throws -> UICollectionView {
    func find(_ view: UIView) -> UICollectionView? {
      view as? UICollectionView ?? view.subviews.lazy.compactMap { find($0) }.first
    }
    return try #require(find(scene.view))
  }

  @Test func rowsOfABindingAreMovedAndDeleted() throws {
    let scene = AnimationScene(Fruits(basket: basket))
    let view = try list(scene)
    let delegate = try #require(view.dataSource)
    #expect(delegate.collectionView(view, canMoveItemAt: IndexPath(item: 0, section: 0)))
    delegate.collectionView(
      view, moveItemAt: IndexPath(item: 0, section: 0), to: IndexPath(item: 2, section: 0))
    #expect(basket.fruits.map(\.name) == ["Kiwi", "Plum", "Fig"])
  }

  @Test func headersStandOut() throws {
    var values = EnvironmentValues()
    #expect(values.headerProminence == .standard)
    values.headerProminence = .increased
    let scene = AnimationScene(
      List {
        Section("Standard") { Text("one") }
        Section("Increased") { Text("two") }.headerProminence(.increased)
      })
    let texts = scene.screen.readTexts
    let heights = ["Standard", "Increased"].map { name in texts.first { $0.text == name }?.frame.height ?? 0 }
    #expect(heights[1] > heights[0])
  }

  @Test func separatorsBeginAndEndWhereRowsSay() throws {
    let scene = AnimationScene(
      List {
        Text("one").alignmentGuide(.listRowSeparatorLeading) { _ in 40 }
          .alignmentGuide(.listRowSeparatorTrailing) { _ in 90 }
        Text("two")
      })
    let view = try list(scene)
    let cell = try #require(view.cellForItem(at: IndexPath(item: 0, section: 0)) as? RowCell)
    let guide = cell.separatorLayoutGuide.layoutFrame
    let margin: CGFloat = 16
    #expect(abs(guide.minX - margin - 40) < 0.5)
    #expect(abs(guide.maxX - margin - 90) < 0.5)
  }
}
