// SPDX-FileCopyrightText: 2026 The Tessera Authors
// SPDX-License-Identifier: MIT

internal import CoreGraphics
internal import QuartzCore

extension CATextLayer {
  /// Gives QuartzCore the means to draw text, once.
  static let canDrawText: Void = {
    drawer = { layer, context in layer.drawText(in: context) }
  }()

  private func drawText(in context: CGContext) {
    UIGraphicsPushContext(context)
    defer { UIGraphicsPopContext() }
    let text = attributedText
    text.draw(with: isWrapped ? bounds : line(of: text), options: .usesLineFragmentOrigin, context: nil)
  }

  /// Where text stands whose lines are only those that it breaks itself: it may reach beyond the bounds. What is cut short
  /// keeps to them.
  private func line(of text: NSAttributedString) -> CGRect {
    guard truncationMode == .none else { return bounds }
    let width = text.size().width
    let slack = bounds.width - width
    let shift: CGFloat =
      switch alignment {
      case .right: slack
      case .center: slack / 2
      default: 0
      }
    // Sizes are not rounded; a hair more keeps the last word on its line.
    return CGRect(x: bounds.minX + shift, y: bounds.minY, width: width + 0.01, height: bounds.height)
  }

  private var attributedText: NSAttributedString {
    let style = NSMutableParagraphStyle()
    style.alignment = alignment
    style.lineBreakMode = lineBreakMode
    if let text = string as? NSAttributedString {
      // Its own fonts and colours, the layer's lines.
      let text = NSMutableAttributedString(attributedString: text)
      text.addAttribute(.paragraphStyle, value: style, range: NSRange(location: 0, length: text.length))
      return text
    }
    return NSAttributedString(
      string: string as? String ?? "",
      attributes: [
        .font: resolvedFont, .foregroundColor: foregroundColor.map(UIColor.init(cgColor:)) ?? UIColor.clear,
        .paragraphStyle: style,
      ])
  }

  private var resolvedFont: UIFont {
    if let font = font as? UIFont { return font.withSize(fontSize) }
    if let name = font as? NSString, let font = UIFont(name: String(describing: name), size: fontSize) { return font }
    return .systemFont(ofSize: fontSize)
  }

  private var alignment: NSTextAlignment {
    switch alignmentMode {
    case .left: .left
    case .right: .right
    case .center: .center
    case .justified: .justified
    default: .natural
    }
  }

  private var lineBreakMode: NSLineBreakMode {
    switch truncationMode {
    case .start: .byTruncatingHead
    case .middle: .byTruncatingMiddle
    case .end: .byTruncatingTail
    default: isWrapped ? .byWordWrapping : .byClipping
    }
  }
}
