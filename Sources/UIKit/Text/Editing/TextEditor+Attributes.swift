// SPDX-FileCopyrightText: 2026 The Tessera Authors
// SPDX-License-Identifier: MIT

// What people make of the look of a text.

extension TextEditor {
  /// Changes attributes of what is selected, or of what is typed next; it can be taken back.
  func changeAttributes(name: String, _ change: (inout [NSAttributedString.Key: Any]) -> Void) {
    guard host.allowsAttributes, host.allowsEditing else { return }
    unmark()
    let range = selection
    guard range.length > 0 else {
      var attributes = typingAttributes
      change(&attributes)
      ownTypingAttributes = attributes
      return
    }
    let text = NSMutableAttributedString(attributedString: storage.attributedSubstring(from: range))
    text.enumerateAttributes(in: NSRange(location: 0, length: text.length), options: []) { attributes, part, _ in
      var attributes = attributes
      change(&attributes)
      text.setAttributes(attributes, range: part)
    }
    replace(range, with: text, as: .other(name))
    select(range)
    host.editorDidChangeSelection()
    host.editorDidChangeText(byPerson: true)
  }

  /// The attributes of the first character that is selected, or of what is typed next.
  private var firstAttributes: [NSAttributedString.Key: Any] {
    selection.length > 0 ? storage.attributes(at: selection.location, effectiveRange: nil) : typingAttributes
  }

  /// Gives the selected text a trait, or takes it away where the first character has it.
  func toggleTrait(_ trait: UIFontDescriptor.SymbolicTraits, name: String) {
    let plain = host.plainTextAttributes[.font] as? UIFont ?? .systemFont(ofSize: 12)
    let first = firstAttributes[.font] as? UIFont ?? plain
    let isOn = first.fontDescriptor.symbolicTraits.contains(trait)
    changeAttributes(name: name) { attributes in
      let font = attributes[.font] as? UIFont ?? first
      let traits = font.fontDescriptor.symbolicTraits
      let wanted = isOn ? traits.subtracting(trait) : traits.union(trait)
      guard let descriptor = font.fontDescriptor.withSymbolicTraits(wanted) else { return }
      attributes[.font] = UIFont(descriptor: descriptor, size: font.pointSize)
    }
  }

  func toggleLine() {
    let isOn = (firstAttributes[.underlineStyle] as? Int ?? 0) != 0
    changeAttributes(name: "Underline") { $0[.underlineStyle] = isOn ? nil : NSUnderlineStyle.single.rawValue }
  }
}
