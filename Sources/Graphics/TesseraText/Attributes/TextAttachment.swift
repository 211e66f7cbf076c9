// SPDX-FileCopyrightText: 2026 The Tessera Authors
// SPDX-License-Identifier: MIT

package import CoreGraphics

/// What stands in a text in place of the character U+FFFC, as a picture does. Lengths are points.
package struct TextAttachment: Hashable, Sendable {
  /// What is drawn; two are the same where they are one object.
  package struct Content: Hashable, @unchecked Sendable {
    package let object: AnyObject

    package init(_ object: AnyObject) {
      self.object = object
    }

    package static func == (left: Self, right: Self) -> Bool { left.object === right.object }

    package func hash(into hasher: inout Hasher) {
      hasher.combine(ObjectIdentifier(object))
    }
  }

  /// The character that it stands in place of.
  package static let character: Unicode.Scalar = "\u{FFFC}"

  package var width: CGFloat
  /// How far it reaches above the baseline; below 0 where it begins under it.
  package var ascent: CGFloat
  /// How far it reaches below the baseline.
  package var descent: CGFloat
  /// `nil` only takes up room.
  package var content: Content?

  /// Creates what takes up a rectangle whose origin is on the baseline, y up.
  package init(bounds: CGRect, content: Content?) {
    width = bounds.width
    ascent = bounds.maxY
    descent = -bounds.minY
    self.content = content
  }

  /// The same with numbers that can be computed with.
  var sane: TextAttachment {
    var copy = self
    copy.width = max(width.bounded(by: 1e6), 0)
    (copy.ascent, copy.descent) = (ascent.bounded(by: 1e6), descent.bounded(by: 1e6))
    return copy
  }
}

/// An attachment in its place in a layout.
package struct PlacedAttachment {
  package var content: TextAttachment.Content
  package var rect: CGRect
  package var font: FontDescriptor
  /// The colour of the text at that place.
  package var color: RGBAColor
  /// UTF-16 code units.
  package var range: Range<Int>
}

extension TextLayout {
  /// The attachments that show something, the layout's top left corner at `origin`, in points.
  package func attachments(at origin: CGPoint = .zero) -> [PlacedAttachment] {
    guard showsAttachments else { return [] }
    return lines.flatMap { line in
      line.spans().compactMap { span -> PlacedAttachment? in
        guard let attachment = span.attachment, let content = attachment.content else { return nil }
        let baseline = line.baseline - span.attributes.baselineOffset
        return PlacedAttachment(
          content: content,
          rect: CGRect(
            x: origin.x + span.x, y: origin.y + baseline - attachment.ascent, width: attachment.width,
            height: attachment.ascent + attachment.descent),
          font: span.attributes.font, color: span.attributes.color, range: span.range)
      }
    }
  }
}
