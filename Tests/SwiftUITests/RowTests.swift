// SPDX-FileCopyrightText: 2026 The Tessera Authors
// SPDX-License-Identifier: MIT

import TesseraTesting
import Testing

@testable import SwiftUI

@Observable private final class Model {
  var log: [String] = []
  var choice = 1
  var isOn = true
  var level = 0.5
  var posts: [Int] = []
  var isLoading = true
}

private struct Linked: View {
  let model: Model

  var body: some View {
    NavigationStack {
      List(0..<3) { number in
        NavigationLink(value: number) {
          HStack {
            Text("row \(number)")
            Spacer()
          }
        }
        .contextMenu { Button("Copy \(number)") { model.log.append("copy \(number)") } }
        .swipeActions {
          Button(role: .destructive) {
          } label: {
            Label("Delete", systemImage: "trash")
          }
        }
      }
      .navigationDestination(for: Int.self) { Text("page \($0)") }
    }
  }
}

private struct Feed: View {
  let model: Model

  var body: some View {
    List {
      Section {
        ForEach(model.posts, id: \.self) { post in
          VStack(alignment: .leading) {
            Text("Post \(post)").font(.headline)
            Text("Text").font(.subheadline)
            Text("Date").font(.caption)
          }
        }
      } footer: {
        if model.isLoading { Text("Loading") }
      }
      Section("Static") { ForEach(0..<3) { Text("fixed \($0)") } }
        .listRowInsets(EdgeInsets(top: 4, leading: 8, bottom: 4, trailing: 8))
    }
  }
}

@Suite @MainActor struct RowTests {
  private let model = Model()
  private let screen = TestScreen()

  private func show(_ view: some View) -> UICollectionView? {
    let controller = UIHostingController(rootView: view)
    screen.show(controller)
    screen.advance(by: 0.5)
    return views(UICollectionView.self, in: controller.view).first
  }

  private func views<V: UIView>(_ type: V.Type, in view: UIView?) -> [V] {
    guard let view else { return [] }
    return ((view as? V).map { [$0] } ?? []) + view.subviews.flatMap { views(type, in: $0) }
  }

  private func text(_ text: String) throws -> CGRect {
    try #require(screen.readTexts.first { $0.text == text }, "\(text)").frame
  }

  @Test func aRestOnARowOpensItsMenuWhereverItIs() throws {
    _ = show(Linked(model: model))
    let y = try text("row 1").midY
    screen.press(at: CGPoint(x: screen.size.width / 2, y: y))
    screen.advance(by: 1)
    #expect(screen.texts.contains("Copy 1") && !screen.texts.contains("page 1"))
    screen.tap("Copy 1")
    #expect(model.log == ["copy 1"])
  }

  @Test func aRowWithAMenuStillLeadsToItsPage() throws {
    _ = show(Linked(model: model))
    let y = try text("row 1").midY
    screen.tap(at: CGPoint(x: screen.size.width / 2, y: y))
    screen.advance(by: 1)
    #expect(screen.texts.contains("page 1"))
  }

  @Test func aSwipesPictureIsCalledByTheTitleOfItsLabel() throws {
    let list = try #require(show(Linked(model: model)))
    let provider = try #require(list.delegate as? ListController)
    let actions = provider.swipe(at: IndexPath(item: 0, section: 0), isLeading: false)?.actions
    #expect(actions?.first?.image != nil && actions?.first?.title == nil)
    #expect(actions?.first?.accessibilityLabel == "Delete")
  }

  @Test func labelsOfTwoTextsHaveASubtitle() throws {
    @Bindable var model = model
    _ = show(
      Form {
        Toggle(isOn: $model.isOn) {
          Text("Title 1")
          Text("Subtitle 1")
        }
        LabeledContent {
          Text("value")
        } label: {
          Text("Title 2")
          Text("Subtitle 2")
        }
        Picker(selection: $model.choice) {
          Text("one").tag(1)
        } label: {
          Text("Title 3")
          Text("Subtitle 3")
        }
        Label {
          Text("Title 4")
          Text("Subtitle 4")
        } icon: {
          Image(systemName: "star")
        }
      })
    for number in 1...4 {
      let (title, subtitle) = (try text("Title \(number)"), try text("Subtitle \(number)"))
      #expect(title.minX == subtitle.minX && title.maxY <= subtitle.minY, "\(number)")
      #expect(subtitle.height < title.height, "\(number)")
    }
  }

  @Test func choicesOfAnInlinePickerAreRows() throws {
    @Bindable var model = model
    let list = try #require(
      show(
        Form {
          Section {
            Picker("Flavour", selection: $model.choice) {
              Label("Vanilla", systemImage: "star").tag(1)
              Text("Mint").tag(2)
            }
            .pickerStyle(.inline).labelsHidden()
            Text("other")
          }
        }))
    #expect(list.numberOfItems(inSection: 0) == 3)
    let (first, second) = (try text("Vanilla"), try text("Mint"))
    #expect(abs(second.minY - first.minY - 52) < 1)
    screen.tap("Mint")
    #expect(model.choice == 2)
  }

  @Test func linesBeginAtTheContentNotAtALabelThatIsOnlyRead() throws {
    @Bindable var model = model
    let list = try #require(
      show(
        Form {
          Picker("Read only", selection: $model.choice) {
            Text("A").tag(1)
            Text("B").tag(2)
          }
          .pickerStyle(.segmented).labelsHidden()
          Slider(value: $model.level) { Text("Read only") }
          Text("last")
        }))
    let starts = views(RowCell.self, in: list).map { cell in
      cell.layoutIfNeeded()
      return cell.separatorLayoutGuide.layoutFrame.minX
    }
    #expect(Set(starts).count == 1, "\(starts)")
  }

  @Test func rowsThatComeAboveOthersHaveHeightsOfTheirOwn() throws {
    let list = try #require(show(Feed(model: model)))
    withAnimation {
      model.posts = Array(0..<6)
      model.isLoading = false
    }
    screen.advance(by: 1)
    let heights = (0..<3).compactMap { list.cellForItem(at: IndexPath(item: $0, section: 0))?.bounds.height }
    #expect(heights.count == 3 && heights.allSatisfy { $0 > 70 }, "\(heights)")
  }
}
