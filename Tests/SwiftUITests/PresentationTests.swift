// SPDX-FileCopyrightText: 2026 The Tessera Authors
// SPDX-License-Identifier: MIT

import TesseraShims_UniformTypeIdentifiers
import TesseraTesting
import Testing

@testable import SwiftUI

@Observable private final class Screens {
  var isSheet = false
  var isCover = false
  var item: Thing?
  var isAlert = false
  var isDialog = false
  var isOld = false
  var detent = PresentationDetent.medium
  var log: [String] = []
  var name = "outside"
}

private struct Thing: Identifiable {
  let id: Int
}

private struct Presenter: View {
  @Bindable var screens: Screens

  var body: some View {
    VStack { Text("base \(screens.name)") }
      .sheet(isPresented: $screens.isSheet, onDismiss: { screens.log.append("sheet gone") }) {
        SheetContent()
          .presentationDetents([.medium, .large], selection: $screens.detent)
          .interactiveDismissDisabled(screens.name == "locked")
      }
      .fullScreenCover(isPresented: $screens.isCover) { SheetContent() }
      .sheet(item: $screens.item, onDismiss: { screens.log.append("item gone") }) { Text("item \($0.id)") }
      .alert("Careful", isPresented: $screens.isAlert) {
        Button("Delete", role: .destructive) { screens.log.append("deleted") }
        Button("Keep", role: .cancel) {}
      } message: {
        Text("This cannot be undone.")
      }
      .confirmationDialog("Choose", isPresented: $screens.isDialog, titleVisibility: .visible) {
        Button("One") { screens.log.append("one") }
        Button("Two") { screens.log.append("two") }
      }
      .environment(screens)
  }
}

private struct OldPresenter: View {
  @Bindable var screens: Screens

  var body: some View {
    Text("base").alert(isPresented: $screens.isOld) {
      Alert(
        title: Text("Old"), message: Text("Words"), primaryButton: .default(Text("Yes")) { screens.log.append("yes") },
        secondaryButton: .cancel())
    }
  }
}

private struct SheetContent: View {
  @Environment(Screens.self) private var screens
  @Environment(\.dismiss) private var dismiss
  @State private var count = 0

  var body: some View {
    VStack {
      Text("inside \(screens.name) \(count)")
      Button("count") { count += 1 }
      Button("close") { dismiss() }
    }
  }
}

@Observable private final class RenamingModel {
  var isShown = false
  var name = "old"
  var done = ""
}

@Observable private final class ImportingModel {
  var isShown = false
  var log: [String] = []
}

@Observable private final class HidingModel {
  var isHidden = false
}

@Suite @MainActor struct PresentationTests {
  private let screens = Screens()
  private let screen = TestScreen()

  private func start() -> UIViewController {
    let controller = UIHostingController(rootView: Presenter(screens: screens))
    screen.show(controller)
    screen.step()
    return controller
  }

  private func has(_ text: String) -> Bool { screen.texts.contains(text) }

  @Test func aSheetComesAndGoesWithItsBinding() {
    let base = start()
    screens.isSheet = true
    screen.advance(by: 1)
    #expect(base.presentedViewController?.modalPresentationStyle == .pageSheet)
    #expect(has("inside outside 0"), "the environment goes across")
    screen.tap("count")
    #expect(has("inside outside 1"))
    screens.name = "changed"
    screen.step()
    #expect(has("inside changed 1"))
    screens.isSheet = false
    screen.advance(by: 1)
    #expect(base.presentedViewController == nil)
    #expect(screens.log == ["sheet gone"])
  }

  @Test func whatIsPresentedClosesItself() {
    let base = start()
    screens.isSheet = true
    screen.advance(by: 1)
    screen.tap("close")
    screen.advance(by: 1)
    #expect(!screens.isSheet)
    #expect(base.presentedViewController == nil)
    #expect(screens.log == ["sheet gone"])
    screens.isSheet = true
    screen.advance(by: 1)
    #expect(has("inside outside 0"), "state is that of a new sheet")
  }

  @Test func aSwipeDownWritesTheBinding() {
    let base = start()
    screens.isSheet = true
    screen.advance(by: 1)
    let top = base.presentedViewController?.view.convert(CGPoint.zero, to: nil) ?? .zero
    screen.drag(from: CGPoint(x: 200, y: top.y + 12), to: CGPoint(x: 200, y: 850), duration: 0.15)
    screen.advance(by: 1.5)
    #expect(!screens.isSheet)
    #expect(base.presentedViewController == nil)
  }

  @Test func aSheetThatIsLockedStays() {
    let base = start()
    screens.isSheet = true
    screens.name = "locked"
    screen.advance(by: 1)
    #expect(base.presentedViewController?.isModalInPresentation == true)
    let sheet = base.presentedViewController?.sheetPresentationController
    #expect(Set(sheet?.detents.map(\.identifier) ?? []) == [.medium, .large])
    #expect(sheet?.selectedDetentIdentifier == .medium)
    screens.detent = .large
    screen.advance(by: 1)
    #expect(sheet?.selectedDetentIdentifier == .large)
  }

  @Test func anotherItemIsAnotherSheet() {
    let base = start()
    screens.item = Thing(id: 1)
    screen.advance(by: 1)
    #expect(has("item 1"))
    let first = base.presentedViewController
    screens.item = Thing(id: 2)
    screen.advance(by: 2)
    #expect(has("item 2"))
    #expect(base.presentedViewController !== first)
    screens.item = nil
    screen.advance(by: 1)
    #expect(base.presentedViewController == nil)
    #expect(screens.log == ["item gone", "item gone"])
  }

  @Test func aCoverFillsTheScreen() {
    let base = start()
    screens.isCover = true
    screen.advance(by: 1)
    #expect(base.presentedViewController?.modalPresentationStyle == .fullScreen)
    #expect(!has("base outside"))
    screens.name = "new"
    screen.step()
    #expect(has("inside new 0"), "a screen that is covered does not keep what covers it from updates")
    screen.tap("close")
    screen.advance(by: 1)
    #expect(has("base new"))
  }

  @Test func aSecondPresentationWaitsForTheFirst() {
    let base = start()
    screens.isSheet = true
    screens.item = Thing(id: 5)
    screen.advance(by: 1)
    #expect(has("inside outside 0"))
    screens.isSheet = false
    screen.advance(by: 2)
    #expect(has("item 5"))
    #expect(base.presentedViewController != nil)
  }

  @Test func anAlertHasItsButtonsAndAnyEndsIt() {
    let base = start()
    screens.isAlert = true
    screen.advance(by: 1)
    let alert = base.presentedViewController as? UIAlertController
    #expect(alert?.title == "Careful")
    #expect(alert?.message == "This cannot be undone.")
    #expect(alert?.actions.map(\.title) == ["Delete", "Keep"])
    #expect(alert?.actions.map(\.style) == [.destructive, .cancel])
    screen.tap("Delete")
    screen.advance(by: 1)
    #expect(screens.log == ["deleted"])
    #expect(!screens.isAlert)
    #expect(base.presentedViewController == nil)
  }

  @Test func aDialogAddsAButtonThatCancels() {
    let base = start()
    screens.isDialog = true
    screen.advance(by: 1)
    let alert = base.presentedViewController as? UIAlertController
    #expect(alert?.title == "Choose")
    #expect(alert?.preferredStyle == .actionSheet)
    #expect(alert?.actions.map(\.title) == ["One", "Two", "Cancel"])
    screen.tap("Two")
    screen.advance(by: 1)
    #expect(screens.log == ["two"])
    #expect(!screens.isDialog)
  }

  @Test func alertsOfTheOlderFormWork() {
    let controller = UIHostingController(rootView: OldPresenter(screens: screens))
    screen.show(controller)
    screens.isOld = true
    screen.advance(by: 1)
    screen.tap("Yes")
    screen.advance(by: 1)
    #expect(screens.log == ["yes"])
    #expect(!screens.isOld)
  }

  @Test func fieldsOfAnAlertWriteTheirBindings() throws {
    struct Asking: View {
      @Bindable var model: RenamingModel
      var body: some View {
        Text("base").alert("Rename", isPresented: $model.isShown) {
          TextField("Name", text: $model.name).keyboardType(.emailAddress)
          SecureField("Password", text: .constant("x"))
          Button("OK") { model.done = model.name }
        }
      }
    }
    let model = RenamingModel()
    let controller = UIHostingController(rootView: Asking(model: model))
    screen.show(controller)
    model.isShown = true
    screen.advance(by: 1)
    let alert = try #require(controller.presentedViewController as? UIAlertController)
    let fields = try #require(alert.textFields)
    #expect(fields.map(\.placeholder) == ["Name", "Password"])
    #expect(fields.map(\.text) == ["old", "x"] && fields.map(\.isSecureTextEntry) == [false, true])
    #expect(fields[0].keyboardType == .emailAddress)
    fields[0].text = "new"
    fields[0].sendActions(for: .editingChanged)
    #expect(model.name == "new")
  }

  @Test func filesAreChosenByUIKitsPicker() throws {
    struct Importing: View {
      @Bindable var model: ImportingModel
      var body: some View {
        Text("base").fileImporter(isPresented: $model.isShown, allowedContentTypes: [.plainText]) {
          model.log.append((try? $0.get().lastPathComponent) ?? "failed")
        }
      }
    }
    let model = ImportingModel()
    let controller = UIHostingController(rootView: Importing(model: model))
    screen.show(controller)
    model.isShown = true
    screen.advance(by: 1)
    let picker = try #require(controller.presentedViewController as? UIDocumentPickerViewController)
    let url = URL(fileURLWithPath: "/chosen.txt")
    picker.delegate?.documentPicker(picker, didPickDocumentsAt: [url])
    screen.advance(by: 1)
    #expect(model.log == ["chosen.txt"] && !model.isShown)
  }

  @Test func theStatusBarIsHiddenWhileAViewSaysSo() {
    struct Screen: View {
      let model: HidingModel
      var body: some View { NavigationStack { Text("page").statusBarHidden(model.isHidden) } }
    }
    let model = HidingModel()
    let controller = UIHostingController(rootView: Screen(model: model))
    screen.show(controller)
    #expect(!controller.prefersStatusBarHidden)
    model.isHidden = true
    screen.step()
    #expect(controller.prefersStatusBarHidden)
  }
}
