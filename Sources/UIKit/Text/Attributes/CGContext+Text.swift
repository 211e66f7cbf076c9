// SPDX-FileCopyrightText: 2026 The Tessera Authors
// SPDX-License-Identifier: MIT

internal import TesseraText

extension CGContext {
  /// Draws laid-out text with its top left corner at `origin`, in points.
  func draw(_ layout: TextLayout, at origin: CGPoint, part: TextLayout.DrawnPart = .all) {
    draw(layout.operations(at: origin, part: part))
    guard part != .backgrounds else { return }
    let attachments = layout.attachments(at: origin)
    guard !attachments.isEmpty else { return }
    UIGraphicsPushContext(self)
    for place in attachments { (place.content.object as? NSTextAttachment)?.draw(place) }
    UIGraphicsPopContext()
  }

  /// Draws what a text engine has written down.
  func draw(_ operations: [DisplayList.Operation]) {
    for operation in operations {
      switch operation {
      case .glyphs(let run):
        if run.color.alpha > 0 { draw(run) }
      case .fill(let path, let color, _) where color.alpha > 0:
        saveGState()
        setFillColor(CGColor(rgba: color))
        addPath(path)
        fillPath()
        restoreGState()
      case .stroke(let path, let style, let color) where color.alpha > 0:
        saveGState()
        setStrokeColor(CGColor(rgba: color))
        setLineWidth(style.width)
        addPath(path)
        strokePath()
        restoreGState()
      default:
        // Text engines write nothing else down.
        break
      }
    }
  }

  /// Draws with a shadow, if there is one.
  func withShadow(_ shadow: NSShadow?, traits: UITraitCollection, _ draw: () -> Void) {
    guard let shadow else { return draw() }
    saveGState()
    let color = (shadow.shadowColor as? UIColor)?.resolvedCGColor(with: traits)
    setShadow(offset: shadow.shadowOffset, blur: shadow.shadowBlurRadius, color: color)
    draw()
    restoreGState()
  }
}
