// SPDX-FileCopyrightText: 2026 The Tessera Authors
// SPDX-License-Identifier: MIT

import UIKit

final class Mail: NSObject {
  @objc func send() { print("send") }
  @objc func send(_ text: String) { print("send", text) }
  @objc func send(_ text: String, to name: String) -> String { "\(text) to \(name)" }
  @objc func sum(_ numbers: [Int]) -> NSNumber { NSNumber(value: numbers.reduce(0, +)) }
  deinit { print("mail dies") }
}

enum Messages {
  @MainActor static func run() {
    let mail = Mail()
    mail.perform(#selector(Mail.send as (Mail) -> () -> Void))
    mail.perform(Selector("send:"), with: "hello")
    let result = mail.perform(#selector(Mail.send(_:to:)), with: "hello", with: "Ann")
    print(result?.takeUnretainedValue() as? String ?? "none")
    print(mail.perform(#selector(Mail.sum), with: [1, 2, 3])?.takeUnretainedValue() as? NSNumber ?? -1)
    print(mail.responds(to: Selector("send:to:")), mail.responds(to: Selector("nothing")), mail.responds(to: nil))
    let object: NSObjectProtocol = mail
    print(object.responds(to: Selector("sum:")))
    mail.performSelector(onMainThread: Selector("send:"), with: "now", waitUntilDone: true)
    mail.performSelector(onMainThread: Selector("send:"), with: "soon", waitUntilDone: false)
    print("not yet")
    Main.wait(0.01)
  }

  @MainActor static func runLater() {
    var mail: Mail? = Mail()
    mail?.perform(Selector("send:"), with: "second", afterDelay: 0.02)
    mail?.perform(Selector("send:"), with: "first", afterDelay: 0.01)
    mail?.perform(#selector(Mail.send(_:)), with: "never", afterDelay: 0.01)
    mail?.perform(Selector("send"), with: nil, afterDelay: 0.015, inModes: [.common])
    NSObject.cancelPreviousPerformRequests(withTarget: mail!, selector: #selector(Mail.send(_:)), object: "never")
    mail = nil
    print("held by its messages")
    Main.wait(0.05)
    let other = Mail()
    other.perform(Selector("send"), with: nil, afterDelay: 0)
    NSObject.cancelPreviousPerformRequests(withTarget: other)
    Main.wait(0.01)
    print("cancelled")
  }
}
