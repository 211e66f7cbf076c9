// SPDX-FileCopyrightText: 2026 The Tessera Authors
// SPDX-License-Identifier: MIT

import Testing

@testable import UIKit

@MainActor @Suite struct UIAlertViewTests {
  private final class Delegate: NSObject, UIAlertViewDelegate, UIActionSheetDelegate {
    var log: [String] = []
    func alertView(_ alertView: UIAlertView, clickedButtonAt buttonIndex: Int) {
      log.append("clicked \(alertView.buttonTitle(at: buttonIndex) ?? "-")")
    }
    func alertView(_ alertView: UIAlertView, didDismissWithButtonIndex buttonIndex: Int) { log.append("gone") }
    func actionSheet(_ actionSheet: UIActionSheet, clickedButtonAt buttonIndex: Int) {
      log.append("clicked \(actionSheet.buttonTitle(at: buttonIndex) ?? "-")")
    }
  }

  private func button(_ title: String, in view: UIView) -> UIView? {
    if let label = view as? UILabel, label.text == title { return label }
    return view.subviews.lazy.compactMap { button(title, in: $0) }.first
  }

  private func tap(_ title: String, _ phone: Phone) {
    for window in phone.application.windows.reversed() {
      guard let label = button(title, in: window) else { continue }
      let place = label.convert(CGPoint(x: label.bounds.midX, y: label.bounds.midY), to: nil)
      return phone.tap(place.x, place.y)
    }
    Issue.record("there is no \(title)")
  }

  @Test func anAlertIsShownWithoutAControllerAndTellsItsDelegate() {
    let phone = Phone(root: UIViewController())
    phone.window.makeKeyAndVisible()
    let delegate = Delegate()
    let alert = UIAlertView(
      title: "Sure?", message: "Think.", delegate: delegate, cancelButtonTitle: "No", otherButtonTitles: "Yes")
    #expect(alert.cancelButtonIndex == 0 && alert.firstOtherButtonIndex == 1 && alert.numberOfButtons == 2)
    alert.alertViewStyle = .plainTextInput
    #expect(alert.textField(at: 0) != nil && alert.textField(at: 1) == nil)
    alert.show()
    phone.advance(2)
    #expect(alert.isVisible)
    tap("Yes", phone)
    phone.advance(2)
    #expect(delegate.log == ["clicked Yes", "gone"] && !alert.isVisible)
    #expect(phone.application.keyWindow === phone.window)
  }

  @Test func aSheetIsShownWithoutAControllerAndTellsItsDelegate() {
    let root = UIViewController()
    let phone = Phone(root: root)
    phone.window.makeKeyAndVisible()
    let delegate = Delegate()
    let sheet = UIActionSheet(
      title: nil, delegate: delegate, cancelButtonTitle: "Cancel", destructiveButtonTitle: "Delete",
      otherButtonTitles: "Keep")
    #expect(sheet.destructiveButtonIndex == 0 && sheet.cancelButtonIndex == 1 && sheet.firstOtherButtonIndex == 2)
    sheet.show(in: root.view)
    phone.advance(2)
    tap("Keep", phone)
    phone.advance(2)
    #expect(delegate.log == ["clicked Keep"] && !sheet.isVisible)
  }
}
