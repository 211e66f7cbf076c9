// SPDX-FileCopyrightText: 2026 The Tessera Authors
// SPDX-License-Identifier: MIT

internal import TesseraText

// The text, its attributes, and how it is laid out.

extension UITextField {
  static let initialTextAttributes: [NSAttributedString.Key: Any] = [
    .font: UIFont.systemFont(ofSize: 17), .foregroundColor: UIColor.label,
  ]

  func setUp() {
    contentMode = .redraw
    border.isUserInteractionEnabled = false
    content.field = self
    placeholderLabel.isAccessibilityElement = false
    placeholderLabel.accessibilityElementsHidden = true
    addSubview(border)
    addSubview(placeholderLabel)
    addSubview(content)
    gestures.attach()
    placeholderDidChange()
    content.tintDidChange(to: tintColor)
  }

  func setText(_ text: String?) {
    editor.setText(NSAttributedString(string: oneLine(text ?? ""), attributes: storedTextAttributes))
  }

  func setAttributedText(_ text: NSAttributedString?) {
    let whole = NSMutableAttributedString(attributedString: text ?? NSAttributedString(string: ""))
    // What the string does not say is as the field has it.
    let range = NSRange(location: 0, length: whole.length)
    for (key, value) in storedTextAttributes {
      var missing: [NSRange] = []
      whole.enumerateAttribute(key, in: range, options: []) { found, part, _ in if found == nil { missing.append(part) }
      }
      for part in missing { whole.addAttribute(key, value: value, range: part) }
    }
    editor.setText(whole)
  }

  private func oneLine(_ text: String) -> String {
    text.contains(where: \.isNewline) ? String(text.map { $0.isNewline ? " " : $0 }) : text
  }

  func setTextAttribute(_ key: NSAttributedString.Key, _ value: Any) {
    storedTextAttributes[key] = value
    editor.storage.addAttribute(key, value: value, range: editor.whole)
    placeholderDidChange()
    textLookDidChange()
  }

  func setTextAttributes(_ attributes: [NSAttributedString.Key: Any]) {
    storedTextAttributes = Self.initialTextAttributes.merging(attributes) { $1 }
    if let style = attributes[.paragraphStyle] as? NSParagraphStyle { textAlignment = style.alignment }
    editor.storage.setAttributes(storedTextAttributes, range: editor.whole)
    placeholderDidChange()
    textSizeDidChange()
  }

  // MARK: - The placeholder

  var placeholderAttributes: [NSAttributedString.Key: Any] {
    [.font: ownFont, .foregroundColor: placeholderColor]
  }

  func placeholderDidChange() {
    if let storedAttributedPlaceholder {
      let whole = NSMutableAttributedString(
        string: storedAttributedPlaceholder.string, attributes: placeholderAttributes)
      storedAttributedPlaceholder.enumerateAttributes(
        in: NSRange(location: 0, length: storedAttributedPlaceholder.length), options: []
      ) { attributes, range, _ in whole.addAttributes(attributes, range: range) }
      placeholderLabel.attributedText = whole
    } else {
      placeholderLabel.attributedText = storedPlaceholder.map {
        NSAttributedString(string: $0, attributes: placeholderAttributes)
      }
    }
    placeholderLabel.isHidden = !isBlank
    placeholderLabel.textAlignment = textAlignment
    publishAccessibility()
    invalidateIntrinsicContentSize()
    setNeedsLayout()
  }

  // MARK: - What changed

  /// The text, or something that the natural size depends on.
  func textSizeDidChange() {
    textLookDidChange()
    invalidateIntrinsicContentSize()
  }

  /// Something that the natural size does not depend on.
  func textLookDidChange() {
    knownLayout = nil
    content.textDidChange()
    setNeedsLayout()
  }

  func placeTextDidChange() {
    placeholderLabel.textAlignment = textAlignment
    textLookDidChange()
  }

  // MARK: - What is shown

  private static let dot = "•"

  /// The text, or dots in its place, beside which the character may be seen that was typed last.
  var shownText: String {
    guard isSecureTextEntry, let revealed, revealed.index < editor.text.count else { return spokenText }
    let after = editor.text.count - revealed.index - 1
    return String(repeating: Self.dot, count: revealed.index) + String(revealed.character)
      + String(repeating: Self.dot, count: after)
  }

  /// The text, or dots in its place, as others may hear it.
  var spokenText: String {
    isSecureTextEntry ? String(repeating: Self.dot, count: editor.text.count) : editor.text
  }

  /// How long the character of a secret is seen that was typed last, in seconds; chosen.
  private static let revealTime: TimeInterval = 1.5

  /// Shows a character of a secret for a while, or until something else is done.
  func reveal(_ text: String) {
    // Each dot is one unit of text, and so must be what stands in its place.
    guard isSecureTextEntry, isEditing, editor.markedRange == nil, text.utf16.count == 1, let character = text.first,
      !character.isWhitespace, !Self.readsRightToLeft(character), let index = indexBeforeCaret
    else { return }
    revealed = (character, index)
    revealEnd = owningApplication.schedule(after: Self.revealTime) { [weak self] in self?.hideRevealed() }
    textSizeDidChange()
  }

  /// Whether a character would turn the dots around it.
  private static func readsRightToLeft(_ character: Character) -> Bool {
    character.unicodeScalars.contains {
      (0x590...0x8FF).contains($0.value) || (0xFB1D...0xFDFF).contains($0.value) || (0xFE70...0xFEFF).contains($0.value)
    }
  }

  private var indexBeforeCaret: Int? {
    let before = editor.text.prefix(utf16Offset: editor.selection.location).count
    return before > 0 ? before - 1 : nil
  }

  func hideRevealed() {
    guard revealed != nil else { return }
    revealed = nil
    revealEnd?.cancel()
    revealEnd = nil
    textSizeDidChange()
  }

  var ownFont: UIFont { storedTextAttributes[.font] as? UIFont ?? .systemFont(ofSize: 17) }

  private func engineText(scale: CGFloat) -> AttributedText {
    let defaults = TextDefaults(
      font: ownFont, color: storedTextAttributes[.foregroundColor] as? UIColor ?? .label, paragraph: ParagraphStyle())
    let shown =
      isSecureTextEntry
      ? NSAttributedString(string: shownText, attributes: storedTextAttributes) : editor.storage
    let text = shown.engineText(defaults, traits: traitCollection, fontScale: scale)
    let runs = text.runs.map { run in
      // The field itself places the line.
      var run = run
      run.attributes.paragraph.alignment = .left
      if !isEnabled { run.attributes.color.alpha *= Self.disabledAlpha }
      return run
    }
    return AttributedText(text.string, runs: runs, defaultAttributes: TextAttributes())
  }

  private static let disabledAlpha: Float = 0.5

  private func options(width: CGFloat) -> TextLayoutOptions {
    TextLayoutOptions(
      width: width, numberOfLines: 1, lineBreakMode: width.isFinite ? .byTruncatingTail : .byClipping,
      scale: AmbientTraits.scale(traitCollection),
      isRightToLeft: effectiveUserInterfaceLayoutDirection == .rightToLeft)
  }

  /// The line as it is shown in some room: whole while it is edited, else with its end cut off where it is too long.
  func lineLayout(width: CGFloat) -> TextLayout {
    let limit: CGFloat? = isEditing ? nil : width
    if let knownLayout, knownLayout.width == limit { return knownLayout.layout }
    var scale: CGFloat = 1
    if adjustsFontSizeToFitWidth, minimumFontSize > 0, minimumFontSize < ownFont.pointSize {
      scale = TextFitting.scale(from: 1, to: minimumFontSize / ownFont.pointSize) {
        TextLayout(engineText(scale: $0), options: options(width: .infinity)).size.width <= width
      }
    }
    let whole = TextLayout(engineText(scale: scale), options: options(width: .infinity))
    let layout =
      isEditing || whole.size.width <= width
      ? whole : TextLayout(engineText(scale: scale), options: options(width: width))
    knownLayout = (layout, limit)
    return layout
  }

  /// The width of all text, spaces at its end included.
  var textWidth: CGFloat {
    let text = engineText(scale: 1)
    guard !text.isEmpty else { return 0 }
    return advance(of: TextLayout(text, options: options(width: .infinity)))
  }

  func advance(of layout: TextLayout) -> CGFloat {
    guard let line = layout.lines.first else { return 0 }
    return layout.rects(for: line.range).reduce(layout.size.width) { max($0, $1.maxX) }
  }
}
