// SPDX-FileCopyrightText: 2026 The Tessera Authors
// SPDX-License-Identifier: MIT

internal import TesseraText

/// Where attachments stand, as far as it is known before lines are made.
struct AttachmentRoom {
  var container: NSTextContainer?
  /// The width of lines, in points.
  var width: CGFloat = 10_000_000
  /// Where the string begins in its text, in UTF-16 code units.
  var start = 0
  /// The fragment that the string is, where views may stand for attachments.
  var fragment: NSTextLayoutFragment?
}

extension NSTextAttachment {
  /// The text engine's form of the attachment at a character with a font.
  func engineAttachment(
    font: UIFont, attributes: [NSAttributedString.Key: Any], at index: Int, room: AttachmentRoom
  ) -> TextAttachment {
    let line = CGRect(x: 0, y: 0, width: room.width, height: font.lineHeight)
    if let fragment = room.fragment {
      return textAttachment(in: fragment, attributes, at: index, room: room, line: line, font: font)
    }
    let rect = attachmentBounds(
      for: room.container, proposedLineFragment: line, glyphPosition: .zero, characterIndex: index)
    return textAttachment(rect, font: font)
  }

  /// The same in a fragment, where a view may stand for it.
  private func textAttachment(
    in fragment: NSTextLayoutFragment, _ attributes: [NSAttributedString.Key: Any], at index: Int,
    room: AttachmentRoom, line: CGRect, font: UIFont
  ) -> TextAttachment {
    let passed = Passed(value: (self, fragment, attributes, room.container))
    let start = room.start
    return onThisThread {
      let (attachment, fragment, attributes, container) = passed.value
      let location = TextOffset(start + index)
      let provider = fragment.provider(for: attachment, at: index)
      attachment.hasView = provider != nil
      let rect =
        provider?.attachmentBounds(
          for: attributes, location: location, textContainer: container, proposedLineFragment: line, position: .zero)
        ?? attachment.attachmentBounds(
          for: attributes, location: location, textContainer: container, proposedLineFragment: line, position: .zero)
      return attachment.textAttachment(rect, font: font)
    }
  }

  private func textAttachment(_ wanted: CGRect, font: UIFont) -> TextAttachment {
    var rect = wanted
    // A symbol of no size of its own has the text's, which the attachment does not know.
    if bounds == .zero, let image, image.isSymbolImage, rect == image.boundsOnBaseline {
      rect = image.adapted(to: font).boundsOnBaseline
    }
    rect.size.width += 2 * lineLayoutPadding
    return TextAttachment(bounds: rect, content: .init(self))
  }

  /// Draws what the attachment shows in the current context.
  func draw(_ place: PlacedAttachment) {
    let rect = place.rect.insetBy(dx: lineLayoutPadding, dy: 0)
    guard !rect.isEmpty, !hasView,
      let image = onThisThread({
        image(for: rect, attributes: [:], location: TextOffset(place.range.lowerBound), textContainer: nil)
      })
    else { return }
    let adapted = image.adapted(to: UIFont(place.font))
    let isInked = adapted.renderingMode == .alwaysTemplate || adapted.isTemplateByItself
    (isInked ? adapted.withTintColor(UIColor(cgColor: CGColor(rgba: place.color))) : adapted).draw(in: rect)
  }
}

extension UIImage {
  /// The picture's size, its own baseline at y 0; y up.
  var boundsOnBaseline: CGRect {
    CGRect(origin: CGPoint(x: 0, y: -(baselineOffsetFromBottom ?? 0)), size: size)
  }

  /// A symbol in a font's size and weight for what its own configuration leaves open; other pictures as they are.
  fileprivate func adapted(to font: UIFont) -> UIImage {
    isSymbolImage ? preferring(SymbolConfiguration(font: font)) : self
  }
}
