// SPDX-FileCopyrightText: 2026 The Tessera Authors
// SPDX-License-Identifier: MIT

import Foundation
import Testing
import UIKit

@Suite struct ModernTests {
  @Test func whatIsAttachedIsKept() {
    Attachment.record(Data("<attached>".utf8), named: "note.txt")
    Attachment.record("a text", named: "text.txt")
  }

  @Test func theEndOfAProcessIsSeen() async {
    await #expect(processExitsWith: .failure) { fatalError("as it should") }
    await #expect(processExitsWith: .success) { exit(0) }
  }

  @MainActor @Test func buttonsOfBarsArePressed() async {
    let pressed = Pressed()
    let item = UIBarButtonItem(barButtonSystemItem: .add, target: pressed, action: #selector(Pressed.press(_:)))
    _ = item.target?.perform(item.action, with: item)
    item.target!.performSelector(onMainThread: item.action!, with: item, waitUntilDone: true)
    if let target = item.target, let action = item.action { _ = target.perform(action, with: nil) }
    #expect(pressed.senders == [item, item, nil])
    await confirmation { confirm in
      pressed.onPress = { confirm() }
      UIApplication.shared.sendAction(#selector(Pressed.press(_:)), to: item.target, from: item, for: nil)
    }
  }

  @MainActor @Test func buttonsOfAlertsArePressed() {
    var pressed: [String?] = []
    let alert = UIAlertController(title: "Sure?", message: nil, preferredStyle: .alert)
    alert.addAction(UIAlertAction(title: "Yes", style: .destructive) { pressed.append($0.title) })
    alert.addAction(UIAlertAction(title: "No", style: .cancel))
    alert.press(0)
    alert.press(1)
    #expect(pressed == ["Yes"])
  }
}

extension UIAlertController {
  typealias Handler = @convention(block) (UIAlertAction) -> Void

  fileprivate func press(_ index: Int) {
    guard let block = actions[index].value(forKey: "handler") else { return }
    unsafeBitCast(block as AnyObject, to: Handler.self)(actions[index])
  }
}

private final class Pressed: NSObject {
  var senders: [UIBarButtonItem?] = []
  var onPress: (() -> Void)?

  @objc func press(_ sender: UIBarButtonItem?) {
    senders.append(sender)
    onPress?()
  }
}
