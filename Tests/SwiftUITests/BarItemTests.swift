// SPDX-FileCopyrightText: 2026 The Tessera Authors
// SPDX-License-Identifier: MIT

import TesseraTesting
import Testing

@testable import SwiftUI

@Suite @MainActor struct BarItemTests {
  private let screen = TestScreen()

  private func page(_ view: some View) -> UIViewController? {
    let controller = UIHostingController(rootView: NavigationStack { view })
    screen.show(controller)
    screen.advance(by: 0.5)
    return (controller.children.first as? UINavigationController)?.topViewController
  }

  private func views<V: UIView>(_ type: V.Type, in view: UIView?) -> [V] {
    guard let view else { return [] }
    return ((view as? V).map { [$0] } ?? []) + view.subviews.flatMap { views(type, in: $0) }
  }

  @Test func aSpacerAmongItemsIsTheBarsSpace() throws {
    let page = page(
      Text("page").toolbar {
        ToolbarItemGroup(placement: .bottomBar) {
          Button("One") {}
          Spacer()
          Button("Two") {}
        }
      })
    let items = try #require(page?.toolbarItems)
    #expect(items.map(\.title) == ["One", nil, "Two"])
    #expect(items[1].customView == nil)
    let texts = screen.readTexts
    let (one, two) = (texts.first { $0.text == "One" }, texts.first { $0.text == "Two" })
    #expect(try #require(one).frame.minX < 80)
    #expect(try #require(two).frame.maxX > screen.size.width - 80)
  }

  @Test func contentWithSpacersTakesTheWidthOfABar() throws {
    _ = page(
      Text("page").toolbar {
        ToolbarItem(placement: .bottomBar) {
          HStack {
            Text("One")
            Spacer()
            Text("Two")
          }
        }
      })
    let texts = screen.readTexts
    let (one, two) = (texts.first { $0.text == "One" }, texts.first { $0.text == "Two" })
    #expect(try #require(one).frame.minX < 80)
    #expect(try #require(two).frame.maxX > screen.size.width - 80)
  }

  @Test func contentWithSpacersTakesTheWidthAboveTheKeyboard() throws {
    struct Fields: View {
      @State private var text = ""
      @FocusState private var isFocused: Bool
      var body: some View {
        TextField("field", text: $text).focused($isFocused).onAppear { isFocused = true }
          .toolbar {
            ToolbarItem(placement: .keyboard) {
              HStack {
                Spacer()
                Button("Close") {}
              }
            }
          }
      }
    }
    let page = page(Fields())
    screen.advance(by: 1)
    let bar = try #require(page?.inputAccessoryView as? UIToolbar)
    let item = try #require(bar.items?.first?.customView)
    #expect(item.bounds.width > screen.size.width - 120)
  }

  @Test func aMenuInABarIsOneItem() throws {
    let page = page(
      Text("page").toolbar {
        Menu {
          Button("First") {}
        } label: {
          Label("Options", systemImage: "ellipsis.circle")
        }
      })
    let item = try #require(page?.navigationItem.rightBarButtonItems?.first)
    #expect(page?.navigationItem.rightBarButtonItems?.count == 1)
    #expect(item.customView == nil && item.image != nil && item.title == nil)
    #expect(item.accessibilityLabel == "Options")
    #expect(item.menu != nil)
    let bar = try #require(page?.navigationController?.navigationBar)
    let place = try #require(item.frame(in: bar))
    screen.tap(at: bar.convert(CGPoint(x: place.midX, y: place.midY), to: nil))
    screen.advance(by: 1)
    #expect(screen.texts.contains("First"))
  }

  @Test func aMenuWithAPictureIsOneItem() throws {
    let page = page(
      Text("page").toolbar {
        ToolbarItem(placement: .topBarTrailing) {
          Menu {
            Button("First") {}
          } label: {
            Image(systemName: "gear")
          }
          .accessibilityLabel("Settings").accessibilityIdentifier("menu")
        }
      })
    let item = try #require(page?.navigationItem.rightBarButtonItems?.first)
    #expect(item.customView == nil && item.image != nil)
    #expect(item.accessibilityLabel == "Settings" && item.accessibilityIdentifier == "menu")
  }

  @Test func aLabelInABarIsItsPictureAndCalledByItsTitle() throws {
    let page = page(
      Text("page").toolbar {
        ToolbarItem(placement: .topBarTrailing) { Button("Add", systemImage: "plus") {} }
        ToolbarItem(placement: .topBarLeading) {
          Button {
          } label: {
            HStack {
              Image(systemName: "chevron.left")
              Text("Back")
            }
          }
        }
      })
    let add = try #require(page?.navigationItem.rightBarButtonItems?.first)
    #expect(add.image != nil && add.title == nil && add.accessibilityLabel == "Add")
    #expect(page?.navigationItem.leftBarButtonItems?.first?.customView != nil, "a picture beside a text stays so")
    #expect(screen.texts.contains("Back"))
  }

  @Test func aLabelAsItsIconIsReadAsItsTitle() throws {
    screen.show(UIHostingController(rootView: Label("Delete", systemImage: "trash").labelStyle(.iconOnly)))
    screen.step()
    let element = screen.window?.rootViewController?.view.accessibilityElements?.first as? UIAccessibilityElement
    #expect(element?.accessibilityLabel == "Delete")
  }
}
