// SPDX-FileCopyrightText: 2026 The Tessera Authors
// SPDX-License-Identifier: MIT

internal import TesseraText

/// What lays a text view's text out: one of the two layout managers.
@MainActor protocol TextViewEngine: AnyObject {
  /// The view whose text it is, which draws it in its own traits.
  var textView: UIView? { get set }
  /// What text looks like that says nothing of itself.
  var defaults: TextDefaults { get set }
  /// Adds what the view's text is to look like besides.
  var marked: (NSAttributedString) -> NSAttributedString { get set }
  /// Told that the text, or its room, is another.
  var listeners: [() -> Void] { get set }

  /// What lines are made from is other.
  func containerDidChange()
  /// All of the text.
  func layout(of container: NSTextContainer) -> TextLayout
  /// The same as if the container had another width.
  func layout(of container: NSTextContainer, width: CGFloat) -> TextLayout
  /// At least a part of the text; what is missing has only room.
  func layout(of container: NSTextContainer, showing part: TextPart) -> TextLayout
}

/// A part of a text that somebody asks about.
enum TextPart {
  /// What is laid out already.
  case anything
  /// Characters, and so many lines above and below them.
  case offsets(Range<Int>, rows: Int)
  /// What is at a height of the layout.
  case height(CGFloat)
}

extension NSLayoutManager: TextViewEngine {
  func layout(of container: NSTextContainer, showing part: TextPart) -> TextLayout { layout(of: container) }
}

extension NSTextLayoutManager: TextViewEngine {
  /// Texts that are shorter, in UTF-16 code units, are laid out whole: nothing of them is ever estimated.
  private static let leastLength = 4096

  /// Whether only a part of the text is laid out.
  var isLong: Bool { (content?.length ?? 0) >= Self.leastLength }

  func layout(of container: NSTextContainer) -> TextLayout {
    flow.ensureAll()
    return flow.layout
  }

  func layout(of container: NSTextContainer, width: CGFloat) -> TextLayout {
    width == container.size.width ? layout(of: container) : flow.layout(width: width)
  }

  func layout(of container: NSTextContainer, showing part: TextPart) -> TextLayout {
    guard isLong else { return layout(of: container) }
    switch part {
    case .anything: break
    case .offsets(let offsets, let rows): flow.ensure(offsets, rows: rows)
    case .height(let y): flow.ensure(from: y, to: y)
    }
    return flow.layout
  }
}
