// SPDX-FileCopyrightText: 2026 The Tessera Authors
// SPDX-License-Identifier: MIT

import CoreGraphics
import SeededRandom
import Testing

@testable import UIKit

/// A text view that people and the app edit at random: what it shows must be what a view shows that is made with its text, what its
/// delegate is told must be what happens, and all that people do can be taken back.
@MainActor struct UITextViewFuzzTests {
  @Test(arguments: [false, true], [110, 147, 207, 267] + Array(0..<8))
  func aTextOfAnyPastStandsWhereThatOfAFreshViewDoes(isLayoutManaged: Bool, seed: Int) {
    var random = SeededRandom(seed: UInt64(seed))
    let desk = TextDesk(isLayoutManaged: isLayoutManaged)
    for step in 0..<40 {
      let change = TextStep.random(withApp: true, using: &random)
      desk.apply(change)
      let faults = desk.faults() + desk.differencesFromFresh()
      #expect(faults.isEmpty, "seed \(seed), step \(step): \(faults)\n\(desk.story)")
      if !faults.isEmpty { return }
    }
  }

  @Test(arguments: 0..<30) func whatPeopleDoCanAllBeTakenBackAndDoneAgain(seed: Int) {
    var random = SeededRandom(seed: UInt64(seed))
    let desk = TextDesk(isLayoutManaged: seed % 2 == 0)
    let before = NSAttributedString(attributedString: desk.view.attributedText)
    for _ in 0..<30 {
      desk.apply(.random(withApp: false, using: &random))
      let faults = desk.faults()
      #expect(faults.isEmpty, "seed \(seed): \(faults)\n\(desk.story)")
      if !faults.isEmpty { return }
    }
    desk.apply(.unmark)
    // What was taken back on the way can be done again too.
    desk.doAllAgain()
    let after = NSAttributedString(attributedString: desk.view.attributedText)
    desk.takeAllBack()
    #expect(desk.view.attributedText.isEqual(to: before), "seed \(seed): \(desk.view.text ?? "")\n\(desk.story)")
    desk.doAllAgain()
    #expect(desk.view.attributedText.isEqual(to: after), "seed \(seed): \(desk.view.text ?? "")\n\(desk.story)")
    #expect(desk.faults().isEmpty, "seed \(seed): \(desk.faults())\n\(desk.story)")
  }
}

/// A text view in a window, with a delegate that keeps the text by what it is asked.
@MainActor private final class TextDesk: NSObject, UITextViewDelegate {
  let bench = Bench()
  let view: UITextView
  private var steps: [TextStep] = []
  private var delegated = DelegatedText("Some text to begin with")

  init(isLayoutManaged: Bool) {
    bench.take()
    UIPasteboard.general.string = "pasted\ntext "
    view = UITextView(usingTextLayoutManager: !isLayoutManaged)
    super.init()
    view.frame = CGRect(x: 20, y: 20, width: 200, height: 120)
    view.font = .systemFont(ofSize: 17)
    view.allowsEditingTextAttributes = true
    view.text = delegated.known
    view.delegate = self
    bench.window.makeKeyAndVisible()
    bench.window.addSubview(view)
    bench.frame()
    view.becomeFirstResponder()
  }

  var story: String { steps.map { "\($0)" }.joined(separator: "\n") }

  func apply(_ step: TextStep) {
    steps.append(step)
    let isMarked = view.markedTextRange != nil
    bench.take()
    if !bench.apply(step, at: view.frame.origin) { applyOfApp(step) }
    bench.frame()
    // What an input method types is asked for once; what apps do is not.
    if isMarked || view.markedTextRange != nil { delegated.take(view.text) }
    delegated.forgetAllowed()
  }

  private func applyOfApp(_ step: TextStep) {
    let storage = view.textStorage
    func range(_ share: Double, _ part: Double) -> NSRange {
      let start = Int(share * Double(storage.length))
      let end = min(start + Int(part * Double(storage.length)), storage.length)
      return (storage.string as NSString).rangeOfComposedCharacterSequences(
        for: NSRange(location: start, length: end - start))
    }
    switch step {
    case .select(let share, let part): view.selectedRange = range(share, part)
    case .setText(let text): view.text = text
    case .replaceInStorage(let share, let part, let text):
      storage.replaceCharacters(in: range(share, part), with: text)
    case .style(let share, let part, let key, let value):
      storage.addAttribute(key, value: value, range: range(share, part))
    case .font(let size): view.font = .systemFont(ofSize: size)
    case .width(let width): view.frame.size.width = width
    case .inset(let inset): view.textContainerInset = inset
    case .align(let alignment): view.textAlignment = alignment
    case .scroll(let share):
      view.contentOffset.y = max(view.contentSize.height - view.bounds.height, 0) * share
    case .mirror(let isMirrored):
      view.semanticContentAttribute = isMirrored ? .forceRightToLeft : .forceLeftToRight
    default: break
    }
    delegated.take(view.text)
  }

  /// Takes back, or does again, all that can be.
  func takeAllBack() { pressAll([.command]) { $0.canUndo } }
  func doAllAgain() { pressAll([.command, .shift]) { $0.canRedo } }

  private func pressAll(_ flags: UIKeyModifierFlags, while isPossible: (UndoManager) -> Bool) {
    let ends = bench.pressAll("z", flags) { view.undoManager.map(isPossible) ?? false }
    if !ends { delegated.note("never ends") }
    delegated.forgetAllowed()
  }

  // MARK: - What the delegate hears

  func textView(_ textView: UITextView, shouldChangeTextIn range: NSRange, replacementText text: String) -> Bool {
    delegated.allow(range, text)
    return true
  }

  func textViewDidChange(_ textView: UITextView) {
    guard textView.markedTextRange == nil else { return delegated.take(textView.text) }
    delegated.change()
  }

  // MARK: - What must hold

  func faults() -> [String] {
    let text = view.text ?? ""
    var faults = delegated.takeFaults(at: text)
    let selection = view.selectedRange
    let ends = Set(text.indices.map { $0.utf16Offset(in: text) } + [text.utf16.count])
    if !ends.contains(selection.location) || !ends.contains(NSMaxRange(selection)) {
      faults.append("selects \(selection), a part of a character of \(text.debugDescription)")
    }
    if let marked = view.markedTextRange, view.offset(from: marked.end, to: view.endOfDocument) < 0 {
      faults.append("marks what is not there")
    }
    return faults
  }

  /// What a view shows otherwise that is made with this one's text.
  func differencesFromFresh() -> [String] {
    let fresh = UITextView(usingTextLayoutManager: view.textLayoutManager != nil)
    fresh.frame = view.frame
    fresh.font = view.font
    fresh.textAlignment = view.textAlignment
    fresh.textContainerInset = view.textContainerInset
    fresh.semanticContentAttribute = view.semanticContentAttribute
    fresh.attributedText = view.attributedText
    bench.window.addSubview(fresh)
    defer { fresh.removeFromSuperview() }
    view.layoutIfNeeded()
    fresh.layoutIfNeeded()
    fresh.contentOffset = view.contentOffset
    fresh.layoutIfNeeded()
    var differences: [String] = []
    func compare<Value: Equatable>(_ what: String, _ ask: (UITextView) -> Value) {
      let (mine, its) = (ask(view), ask(fresh))
      if mine != its { differences.append("\(what): \(mine) and not \(its)") }
    }
    compare("text", \.text)
    compare("content size", \.contentSize)
    let text = view.text ?? ""
    for offset in text.indices.map({ $0.utf16Offset(in: text) }) + [text.utf16.count] {
      compare("caret at \(offset)") { view in
        view.position(from: view.beginningOfDocument, offset: offset).map(view.caretRect)
      }
    }
    compare("selection") { view -> [CGRect] in
      guard let start = view.position(from: view.beginningOfDocument, offset: self.view.selectedRange.location),
        let end = view.position(from: start, offset: self.view.selectedRange.length),
        let range = view.textRange(from: start, to: end)
      else { return [] }
      return view.selectionRects(for: range).map(\.rect)
    }
    for x in stride(from: CGFloat(5), to: view.bounds.width, by: 37) {
      for y in stride(from: CGFloat(5), to: view.contentSize.height, by: 11) {
        compare("place of \(x), \(y)") { view in
          view.closestPosition(to: CGPoint(x: x, y: y)).map { view.offset(from: view.beginningOfDocument, to: $0) }
        }
      }
    }
    compare("drawing") { $0.drawing() }
    return Array(differences.prefix(3))
  }
}

extension UITextView {
  /// What is drawn of the text in sight, as a sum of its pixels.
  fileprivate func drawing() -> Int {
    let format = UIGraphicsImageRendererFormat()
    format.scale = 1
    let picture = UIGraphicsImageRenderer(bounds: bounds, format: format).image { context in
      context.cgContext.translateBy(x: canvas.frame.minX, y: canvas.frame.minY)
      canvas.layer.render(in: context.cgContext)
    }
    return picture.pngData()?.hashValue ?? 0
  }
}
