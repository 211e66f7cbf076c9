// SPDX-FileCopyrightText: 2026 The Tessera Authors
// SPDX-License-Identifier: MIT

/// A text that asks a delegate what becomes of what is pasted.
@preconcurrency @MainActor public protocol UITextPasteConfigurationSupporting: UIPasteConfigurationSupporting {
  var pasteDelegate: (any UITextPasteDelegate)? { get set }
}

/// One thing that is being pasted. One of the methods has to be called, at once or later.
@preconcurrency @MainActor public protocol UITextPasteItem: NSObjectProtocol {
  var itemProvider: NSItemProvider { get }
  /// What was dragged within the app.
  var localObject: Any? { get }
  /// What the text around looks like.
  var defaultAttributes: [NSAttributedString.Key: Any] { get }

  func setResult(string: String)
  func setResult(attributedString string: NSAttributedString)
  func setResult(attachment textAttachment: NSTextAttachment)
  /// Nothing is pasted of it.
  func setNoResult()
  /// What would be pasted without a delegate.
  func setDefaultResult()
}

/// Says what becomes of what is pasted into a text. All of it is optional.
@preconcurrency @MainActor public protocol UITextPasteDelegate: NSObjectProtocol {
  /// Gives an item its result.
  func textPasteConfigurationSupporting(
    _ textPasteConfigurationSupporting: any UITextPasteConfigurationSupporting, transform item: any UITextPasteItem)
  /// Makes one string of those of all items.
  func textPasteConfigurationSupporting(
    _ textPasteConfigurationSupporting: any UITextPasteConfigurationSupporting,
    combineItemAttributedStrings itemStrings: [NSAttributedString], for textRange: UITextRange
  ) -> NSAttributedString
  /// Puts the string into the text, and says where it is then.
  func textPasteConfigurationSupporting(
    _ textPasteConfigurationSupporting: any UITextPasteConfigurationSupporting,
    performPasteOf attributedString: NSAttributedString, to textRange: UITextRange
  ) -> UITextRange
  /// Whether what is pasted moves in; nothing does here.
  func textPasteConfigurationSupporting(
    _ textPasteConfigurationSupporting: any UITextPasteConfigurationSupporting,
    shouldAnimatePasteOf attributedString: NSAttributedString, to textRange: UITextRange
  ) -> Bool
}

extension UITextPasteDelegate {
  public func textPasteConfigurationSupporting(
    _ textPasteConfigurationSupporting: any UITextPasteConfigurationSupporting, transform item: any UITextPasteItem
  ) { item.setDefaultResult() }
  public func textPasteConfigurationSupporting(
    _ textPasteConfigurationSupporting: any UITextPasteConfigurationSupporting,
    combineItemAttributedStrings itemStrings: [NSAttributedString], for textRange: UITextRange
  ) -> NSAttributedString { TextPasting.joined(itemStrings) }
  public func textPasteConfigurationSupporting(
    _ textPasteConfigurationSupporting: any UITextPasteConfigurationSupporting,
    performPasteOf attributedString: NSAttributedString, to textRange: UITextRange
  ) -> UITextRange {
    guard let host = textPasteConfigurationSupporting as? any TextKeyTarget else { return textRange }
    return host.keyEditor.put(attributedString, in: textRange)
  }
  public func textPasteConfigurationSupporting(
    _ textPasteConfigurationSupporting: any UITextPasteConfigurationSupporting,
    shouldAnimatePasteOf attributedString: NSAttributedString, to textRange: UITextRange
  ) -> Bool { false }
}

/// Pastes into a text, as its delegate says, once all items have their results.
@MainActor final class TextPasting {
  private let target: any UITextPasteConfigurationSupporting & UITextInput
  private let delegate: any UITextPasteDelegate
  private var items: [TextPasteItem] = []

  init(_ target: any UITextPasteConfigurationSupporting & UITextInput, _ delegate: any UITextPasteDelegate) {
    (self.target, self.delegate) = (target, delegate)
  }

  func paste(_ pasteboard: UIPasteboard, attributes: [NSAttributedString.Key: Any]) {
    items = zip(pasteboard.itemProviders, pasteboard.items.indices).map { provider, index in
      let only = IndexSet(integer: index)
      let text = pasteboard.values(forPasteboardType: "public.utf8-plain-text", inItemSet: only)?.first as? String
      return TextPasteItem(
        provider, text: text ?? (pasteboard.items.count == 1 ? pasteboard.string : nil),
        image: pasteboard.items.count == 1 ? pasteboard.image : nil, attributes: attributes)
    }
    for item in items {
      item.told = { self.finish() }
      delegate.textPasteConfigurationSupporting(target, transform: item)
    }
  }

  private func finish() {
    guard items.allSatisfy(\.isDone), let range = target.selectedTextRange else { return }
    for item in items { item.told = nil }
    let strings = items.compactMap(\.result)
    guard !strings.isEmpty else { return }
    let whole =
      strings.count == 1
      ? strings[0]
      : delegate.textPasteConfigurationSupporting(target, combineItemAttributedStrings: strings, for: range)
    _ = delegate.textPasteConfigurationSupporting(target, performPasteOf: whole, to: range)
  }

  static func joined(_ strings: [NSAttributedString]) -> NSAttributedString {
    let whole = NSMutableAttributedString()
    for (index, string) in strings.enumerated() {
      if index > 0 { whole.append(NSAttributedString(string: "\n")) }
      whole.append(string)
    }
    return whole
  }
}

private final class TextPasteItem: NSObject, UITextPasteItem {
  let itemProvider: NSItemProvider
  let defaultAttributes: [NSAttributedString.Key: Any]
  private let text: String?
  private let image: UIImage?
  private(set) var result: NSAttributedString?
  private(set) var isDone = false
  var told: (() -> Void)?

  init(_ provider: NSItemProvider, text: String?, image: UIImage?, attributes: [NSAttributedString.Key: Any]) {
    (itemProvider, self.text, self.image, defaultAttributes) = (provider, text, image, attributes)
    super.init()
  }

  var localObject: Any? { nil }

  private func end(with result: NSAttributedString?) {
    guard !isDone else { return }
    (isDone, self.result) = (true, result)
    told?()
  }

  func setResult(string: String) { end(with: NSAttributedString(string: string, attributes: defaultAttributes)) }
  func setResult(attributedString string: NSAttributedString) { end(with: string) }
  func setResult(attachment textAttachment: NSTextAttachment) {
    end(with: NSAttributedString(attachment: textAttachment, attributes: defaultAttributes))
  }
  func setNoResult() { end(with: nil) }
  func setDefaultResult() {
    if let text {
      setResult(string: text)
    } else if let image {
      setResult(attachment: NSTextAttachment(image: image))
    } else {
      setNoResult()
    }
  }
}
