// SPDX-FileCopyrightText: 2026 The Tessera Authors
// SPDX-License-Identifier: MIT

import CoreGraphics
import SeededRandom
import Testing

@testable import UIKit

/// A text field that people edit at random: what its delegate is told must be what happens, its caret is in sight and between
/// characters, and all that people do can be taken back.
@MainActor struct UITextFieldFuzzTests {
  @Test(arguments: [false, true], 0..<20) func aFieldOfAnyPastIsAsItsDelegateKnowsIt(isMirrored: Bool, seed: Int) {
    var random = SeededRandom(seed: UInt64(seed))
    let desk = FieldDesk(isMirrored: isMirrored)
    let before = desk.field.text
    for step in 0..<30 {
      desk.apply(.random(withApp: false, using: &random))
      let faults = desk.faults()
      #expect(faults.isEmpty, "seed \(seed), step \(step): \(faults)\n\(desk.story)")
      if !faults.isEmpty { return }
    }
    desk.apply(.unmark)
    // What was taken back on the way can be done again too.
    desk.pressAll([.command, .shift]) { $0.canRedo }
    let after = desk.field.text
    desk.pressAll(.command) { $0.canUndo }
    #expect(desk.field.text == before, "seed \(seed)\n\(desk.story)")
    desk.pressAll([.command, .shift]) { $0.canRedo }
    #expect(desk.field.text == after, "seed \(seed)\n\(desk.story)")
    #expect(desk.faults().isEmpty, "seed \(seed): \(desk.faults())\n\(desk.story)")
  }
}

/// A text field in a window, with a delegate that keeps the text by what it is asked.
@MainActor private final class FieldDesk: NSObject, UITextFieldDelegate {
  let bench = Bench()
  let field: UITextField
  private var steps: [TextStep] = []
  private var delegated = DelegatedText("Some text to begin with")

  init(isMirrored: Bool) {
    bench.take()
    UIPasteboard.general.string = "pasted\ntext "
    field = UITextField(frame: CGRect(x: 20, y: 20, width: 200, height: 34))
    super.init()
    field.borderStyle = .roundedRect
    field.semanticContentAttribute = isMirrored ? .forceRightToLeft : .forceLeftToRight
    field.text = delegated.known
    field.delegate = self
    field.addAction(UIAction { [unowned self] _ in hear() }, for: .editingChanged)
    bench.window.makeKeyAndVisible()
    bench.window.addSubview(field)
    bench.frame()
    field.becomeFirstResponder()
  }

  var story: String { steps.map { "\($0)" }.joined(separator: "\n") }

  func apply(_ step: TextStep) {
    steps.append(step)
    let isMarked = field.markedTextRange != nil
    bench.take()
    _ = bench.apply(step, at: field.frame.origin)
    bench.frame()
    // What an input method types is asked for once.
    if isMarked || field.markedTextRange != nil { delegated.take(field.text ?? "") }
    delegated.forgetAllowed()
  }

  func pressAll(_ flags: UIKeyModifierFlags, while isPossible: (UndoManager) -> Bool) {
    let ends = bench.pressAll("z", flags) { field.undoManager.map(isPossible) ?? false }
    if !ends { delegated.note("never ends") }
    delegated.forgetAllowed()
  }

  func textField(_ textField: UITextField, shouldChangeCharactersIn range: NSRange, replacementString string: String)
    -> Bool
  {
    delegated.allow(range, string)
    return true
  }

  func hear() {
    guard field.markedTextRange == nil else { return delegated.take(field.text ?? "") }
    delegated.change()
  }

  func faults() -> [String] {
    let text = field.text ?? ""
    var faults = delegated.takeFaults(at: text)
    if text.contains(where: \.isNewline) { faults.append("has lines: \(text.debugDescription)") }
    guard let range = field.selectedTextRange else { return faults + ["selects nothing"] }
    let ends = Set(text.indices.map { $0.utf16Offset(in: text) } + [text.utf16.count])
    for place in [range.start, range.end] {
      let offset = field.offset(from: field.beginningOfDocument, to: place)
      if !ends.contains(offset) { faults.append("selects \(offset), in a character of \(text.debugDescription)") }
    }
    let caret = field.caretRect(for: range.end)
    if range.isEmpty, !field.bounds.contains(caret) { faults.append("has its caret at \(caret)") }
    if let marked = field.markedTextRange, field.offset(from: marked.end, to: field.endOfDocument) < 0 {
      faults.append("marks what is not there")
    }
    return faults
  }
}
