// SPDX-FileCopyrightText: 2026 The Tessera Authors
// SPDX-License-Identifier: MIT

import Testing

@testable import UIKit

@MainActor struct UITextPasteDelegateTests {
  private let bench = Bench()
  private let view = UITextView(frame: CGRect(x: 0, y: 0, width: 300, height: 300))

  init() {
    bench.take()
    bench.window.makeKeyAndVisible()
    bench.window.addSubview(view)
    view.becomeFirstResponder()
  }

  @Test func aDelegateMakesSomethingElseOfWhatIsPasted() {
    final class Shouter: NSObject, UITextPasteDelegate {
      func textPasteConfigurationSupporting(
        _ textPasteConfigurationSupporting: any UITextPasteConfigurationSupporting, transform item: any UITextPasteItem
      ) { item.setResult(string: "(\(item.defaultAttributes.isEmpty ? "" : "looks"))") }
      func textPasteConfigurationSupporting(
        _ textPasteConfigurationSupporting: any UITextPasteConfigurationSupporting,
        combineItemAttributedStrings itemStrings: [NSAttributedString], for textRange: UITextRange
      ) -> NSAttributedString { NSAttributedString(string: itemStrings.map(\.string).joined(separator: "+")) }
    }
    let shouter = Shouter()
    view.pasteDelegate = shouter
    view.text = "ab"
    view.selectedRange = NSRange(location: 1, length: 0)
    UIPasteboard.general.strings = ["one", "two"]
    view.paste(nil)
    #expect(view.text == "a(looks)+(looks)b")
  }

  @Test func whatADelegateLeavesIsPastedAsUsual() {
    final class Idle: NSObject, UITextPasteDelegate {}
    let idle = Idle()
    view.pasteDelegate = idle
    UIPasteboard.general.string = "text"
    view.paste(nil)
    #expect(view.text == "text")
    let picture = UIGraphicsImageRenderer(size: CGSize(width: 4, height: 4)).image {
      $0.fill(CGRect(x: 0, y: 0, width: 4, height: 4))
    }
    UIPasteboard.general.image = picture
    view.pasteConfiguration = UIPasteConfiguration(forAccepting: UIImage.self)
    #expect(view.canPerformAction(Selector("paste:"), withSender: nil))
    view.paste(nil)
    #expect(view.text == "text\u{FFFC}" && view.attributedText.containsAttachments(in: NSRange(location: 4, length: 1)))
  }

  @Test func aControlPastesIntoItsTarget() {
    final class Target: UIView {
      var pasted = 0
      override func paste(itemProviders: [NSItemProvider]) { pasted += itemProviders.count }
    }
    let target = Target()
    let control = UIPasteControl(configuration: .init())
    control.target = target
    UIPasteboard.general.string = "text"
    #expect(!control.isEnabled && control.frame.width > 60)
    target.pasteConfiguration = UIPasteConfiguration(acceptableTypeIdentifiers: ["public.text"])
    UIPasteboard.general.strings = ["one", "two"]
    #expect(control.isEnabled)
    control.button.sendActions(for: .touchUpInside)
    #expect(target.pasted == 2)
    UIPasteboard.general.color = .red
    #expect(!control.isEnabled)
    #expect(target.canPerformAction(Selector("paste:"), withSender: nil) == false)
  }
}
