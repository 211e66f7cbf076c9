// SPDX-FileCopyrightText: 2026 The Tessera Authors
// SPDX-License-Identifier: MIT

import CoreGraphics
import RenderProtocol
import Testing

@testable import UIKit

/// Views under the pointer, and what there is of pencils and spelling.
@MainActor @Suite struct UIPointerInteractionTests {
  private final class Host: NSObject, UIPointerInteractionDelegate {
    var lines: [String] = []
    var effect = UIPointerEffect.lift

    func pointerInteraction(_ interaction: UIPointerInteraction, styleFor region: UIPointerRegion) -> UIPointerStyle? {
      interaction.view.map { UIPointerStyle(effect: effect(UITargetedPreview(view: $0))) }
    }

    func pointerInteraction(
      _ interaction: UIPointerInteraction, willEnter region: UIPointerRegion,
      animator: any UIPointerInteractionAnimating
    ) { lines.append("enter \(Int(region.rect.width))") }

    func pointerInteraction(
      _ interaction: UIPointerInteraction, willExit region: UIPointerRegion,
      animator: any UIPointerInteractionAnimating
    ) { lines.append("exit") }
  }

  private func stage(_ device: DeviceDescription) -> (Phone, UIView, Host, UIPointerInteraction) {
    let page = UIViewController()
    let phone = Phone(device, root: page)
    let view = UIView(frame: CGRect(x: 100, y: 100, width: 80, height: 40))
    page.view.addSubview(view)
    let host = Host()
    let interaction = UIPointerInteraction(delegate: host)
    view.addInteraction(interaction)
    phone.frame()
    return (phone, view, host, interaction)
  }

  private func move(_ phone: Phone, _ x: CGFloat, _ y: CGFloat) {
    phone.window.touchDispatcher.hover.move(to: CGPoint(x: x, y: y), UIEvent(type: .hover))
  }

  @Test func aViewOnAPadRisesUnderThePointer() {
    let (phone, view, host, interaction) = stage(.iPadPro11)
    move(phone, 120, 120)
    #expect(view.transform.a > 1)
    #expect(view.layer.shadowOpacity > 0)
    move(phone, 130, 120)
    move(phone, 300, 300)
    #expect(view.transform == .identity)
    #expect(view.layer.shadowOpacity == 0)
    #expect(host.lines == ["enter 80", "exit"])
    interaction.isEnabled = false
    move(phone, 120, 120)
    #expect(host.lines.count == 2)
  }

  @Test func onPhonesThereIsNone() {
    let (phone, view, host, _) = stage(.iPhone16)
    move(phone, 120, 120)
    #expect(view.transform == .identity)
    #expect(host.lines.isEmpty)
  }

  @Test func aButtonHasAPlateThatItsProviderCanReplace() {
    let page = UIViewController()
    let phone = Phone(.iPadPro11, root: page)
    let button = UIButton(type: .system)
    button.frame = CGRect(x: 100, y: 100, width: 80, height: 40)
    button.isPointerInteractionEnabled = true
    page.view.addSubview(button)
    phone.frame()
    let count = button.subviews.count
    move(phone, 120, 120)
    #expect(button.subviews.count == count + 1)
    move(phone, 300, 300)
    phone.advance(0.5)
    #expect(button.subviews.count == count)
    button.pointerStyleProvider = { _, effect, _ in UIPointerStyle(effect: .lift(effect.preview)) }
    move(phone, 120, 120)
    #expect(button.transform.a > 1)
    button.isPointerInteractionEnabled = false
    #expect(button.interactions.isEmpty)
    #expect(button.transform == .identity)
  }

  @Test func withoutAPencilAndADictionaryNothingIsHeardAndNothingIsWrong() {
    #expect(UIPencilInteraction.preferredTapAction == .ignore)
    let checker = UITextChecker()
    let range = NSRange(location: 0, length: 4)
    let wrong = checker.rangeOfMisspelledWord(in: "wrod", range: range, startingAt: 0, wrap: false, language: "en")
    #expect(wrong.location == NSNotFound)
    UITextChecker.learnWord("wrod")
    #expect(UITextChecker.hasLearnedWord("wrod"))
    UITextChecker.unlearnWord("wrod")
    #expect(!UITextChecker.hasLearnedWord("wrod"))
    checker.ignoreWord("wrod")
    #expect(checker.ignoredWords == ["wrod"])
  }
}
