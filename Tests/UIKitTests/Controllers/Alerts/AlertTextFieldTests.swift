// SPDX-FileCopyrightText: 2026 The Tessera Authors
// SPDX-License-Identifier: MIT

import Testing

@testable import UIKit

@MainActor struct AlertTextFieldTests {
  @Test func anAlertAsksForText() {
    let root = UIViewController()
    let phone = Phone(root: root)
    phone.window.makeKeyAndVisible()
    let alert = UIAlertController(title: "Name", message: nil, preferredStyle: .alert)
    #expect(alert.textFields == nil)
    alert.addTextField { $0.placeholder = "First" }
    alert.addTextField()
    alert.addAction(UIAlertAction(title: "OK", style: .default))
    root.present(alert, animated: true)
    phone.advance(2)
    #expect(alert.textFields?.count == 2 && alert.textFields?.first?.isEditing == true)
    phone.type("Ada")
    #expect(alert.textFields?.first?.text == "Ada")
    // It stands above the keyboard.
    #expect(alert.view.frame.maxY <= 517)
    root.dismiss(animated: true)
    phone.advance(2)
    #expect(phone.application.keyboard.frame == nil)
  }
}
