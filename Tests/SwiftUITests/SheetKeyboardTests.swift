// SPDX-FileCopyrightText: 2026 The Tessera Authors
// SPDX-License-Identifier: MIT

import TesseraTesting
import Testing

@testable import SwiftUI

@Observable private final class Entry {
  var text = ""
  var isShown = false
}

private struct Entering: View {
  @Bindable var entry: Entry
  let usesForm: Bool
  @FocusState private var isFocused: Bool

  var body: some View {
    Text("base").sheet(isPresented: $entry.isShown) {
      Group {
        if usesForm {
          Form {
            ForEach(0..<8) { Text("row \($0)") }
            field
          }
        } else {
          VStack {
            Text("title")
            Spacer()
            field
          }
        }
      }
      .presentationDetents([.medium, .large])
    }
  }

  private var field: some View { TextField("Amount", text: $entry.text).focused($isFocused) }
}

@Suite @MainActor struct SheetKeyboardTests {
  private let entry = Entry()
  private let screen = TestScreen()

  private func textField(in view: UIView) -> UITextField? {
    view as? UITextField ?? view.subviews.lazy.compactMap { textField(in: $0) }.first
  }

  /// Shows the sheet, types into its field, and gives the places of both and of the keyboard.
  private func start(usesForm: Bool) throws -> (before: CGRect, sheet: CGRect, field: CGRect, keyboard: CGRect) {
    let controller = UIHostingController(rootView: Entering(entry: entry, usesForm: usesForm))
    screen.show(controller)
    entry.isShown = true
    screen.advance(by: 1)
    let presented = try #require(controller.presentedViewController)
    let sheet = try #require(presented.view)
    let before = sheet.convert(sheet.bounds, to: nil)
    if usesForm, let list = sheet.subviews.first?.firstList {
      list.scrollToItem(at: IndexPath(item: 8, section: 0), at: .bottom, animated: false)
      screen.advance(by: 0.5)
    }
    let field = try #require(textField(in: sheet))
    let watcher = KeyboardWatcher(sheet) {}
    field.becomeFirstResponder()
    screen.advance(by: 1.5)
    let keyboard = try #require(watcher.frame)
    return (
      before, sheet.convert(sheet.bounds, to: nil), field.convert(field.bounds, to: nil), keyboard
    )
  }

  @Test(arguments: [false, true]) func aSheetRisesForTheKeyboard(usesForm: Bool) throws {
    let places = try start(usesForm: usesForm)
    #expect(places.sheet.minY < places.before.minY - 50, "the sheet rises")
    #expect(places.field.maxY <= places.keyboard.minY, "the field is seen")
    #expect(places.field.minY >= places.sheet.minY)
  }

  @Test func aSheetComesBackDownAfterTheKeyboard() throws {
    let places = try start(usesForm: false)
    _ = screen.window?.endEditing(true)
    screen.advance(by: 1.5)
    let sheet = try #require(screen.window?.rootViewController?.presentedViewController?.view)
    #expect(abs(sheet.convert(sheet.bounds, to: nil).minY - places.before.minY) < 1)
  }
}

extension UIView {
  fileprivate var firstList: UICollectionView? {
    self as? UICollectionView ?? subviews.lazy.compactMap(\.firstList).first
  }
}
