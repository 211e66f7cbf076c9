// SPDX-FileCopyrightText: 2026 The Tessera Authors
// SPDX-License-Identifier: MIT

internal import CoreGraphics
internal import TesseraText
internal import ViewLayoutCore

extension Text: LeafView {
  func makeBox(_ element: ViewElement) -> TextBox { TextBox(element) }

  func resolve(_ box: TextBox, _ environment: EnvironmentValues) {
    let resolver = TextResolver(environment, clock: box.clock)
    let string = resolver.resolve(self)
    let font = environment.effectiveFont.resolve(environment.traits).font
    var content = TextContent(text: string.typesetText)
    content.lineLimit = environment.textLineLimit.greatest
    content.leastLines = environment.textLineLimit.least
    content.leastScale = min(max(environment.minimumScaleFactor, 0.01), 1)
    content.tightens = environment.allowsTightening
    content.pixelScale = environment.displayScale
    content.isRightToLeft = environment.layoutDirection == .rightToLeft
    content.lineHeight = font.lineHeight
    content.truncation =
      switch environment.truncationMode {
      case .head: .byTruncatingHead
      case .middle: .byTruncatingMiddle
      case .tail: .byTruncatingTail
      }
    let paint = environment.foregroundPaint()
    var gradient: GradientPaint?
    if case .gradient(let found) = paint, !hasOwnStyle { gradient = found }
    if case .gradient(let found)? = ownPaint(environment) { gradient = found }
    let isRedacted = environment.redactionReasons.contains(.placeholder)
    box.set(
      content, Self.spacing(string, font, environment.displayScale), gradient: gradient,
      bars: isRedacted ? paint.color.faded(0.16) : nil)
    box.isSelectable = environment.isTextSelectable
    box.spoken = resolver.string(self)
  }

  private var hasOwnStyle: Bool {
    modifiers.contains {
      switch $0 {
      case .color(.some), .style: true
      default: false
      }
    }
  }

  @MainActor private func ownPaint(_ environment: EnvironmentValues) -> Paint? {
    for modifier in modifiers {
      if case .style(let box) = modifier { return box.style.paint(environment) }
    }
    return nil
  }

  /// The distances that the text prefers, by its largest font.
  @MainActor private static func spacing(
    _ string: NSAttributedString, _ font: UIFont, _ scale: CGFloat
  ) -> SpacingPreferences {
    var largest = font
    var isFirst = true
    string.enumerateAttribute(.font, in: NSRange(location: 0, length: string.length), options: []) { value, _, _ in
      guard let font = value as? UIFont else { return }
      if isFirst || font.lineHeight > largest.lineHeight { largest = font }
      isFirst = false
    }
    let key = SpacingKey(font: largest.described, scale: scale)
    if let known = known[key] { return known }
    let made = SpacingPreferences.text(
      ascender: largest.ascender, descender: -largest.descender, capHeight: largest.capHeight,
      leading: largest.leading, scale: scale)
    if known.count > 256 { known.removeAll() }
    known[key] = made
    return made
  }

  private struct SpacingKey: Hashable {
    var font: FontDescriptor
    var scale: CGFloat
  }

  @MainActor private static var known: [SpacingKey: SpacingPreferences] = [:]
}
