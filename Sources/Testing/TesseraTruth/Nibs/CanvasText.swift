// SPDX-FileCopyrightText: 2026 The Tessera Authors
// SPDX-License-Identifier: MIT

internal import Foundation
internal import NibReader
internal import UIKit

/// Text measurement of the canvas. Lengths are points.
struct CanvasText: Equatable {
  /// The major version of iOS. From 26 on, measurement is the kit's own.
  var version = 26
  /// The stored size, if it is whole points.
  ///
  /// Some versions of Xcode round labels up to whole points on every device, and files edited with several versions contain
  /// both kinds. A label whose text exactly fills a whole stored size was rounded that way.
  var wholeWidth: CGFloat?
  var wholeHeight: CGFloat?

  /// The natural width of a label in one line.
  @MainActor func width(of label: UILabel) -> CGFloat {
    guard let text = label.attributedText, text.length > 0, let font = label.font else { return 0 }
    let width =
      HelveticaWidths.width(of: text.string, font, version: version)
      ?? text.size().width + trailingSpace(text) + change(in: text.string, font)
    if wholeHeight != nil, wholeWidth == roundedUp(width, 1) { return roundedUp(width, 1) }
    return roundedUp(width, max(label.traitCollection.displayScale, 1))
  }

  /// The width of a button's title, in whole points.
  @MainActor func width(ofTitle title: String, _ font: UIFont?) -> CGFloat {
    // The kit's outlines are slightly wider than Apple's, by up to this length.
    let slack: CGFloat = 0.03
    return roundedUp(width(of: title, font) - slack, 1)
  }

  /// The natural width of a control before iOS 26 whose segments all have titles; `nil` for other controls.
  @MainActor func width(of control: UISegmentedControl) -> CGFloat? {
    guard version < 26, control.numberOfSegments > 0 else { return nil }
    let segments = 0..<control.numberOfSegments
    guard segments.allSatisfy({ control.titleForSegment(at: $0) != nil && control.widthForSegment(at: $0) == 0 }) else {
      return nil
    }
    let font = control.titleTextAttributes(for: .normal)?[.font] as? UIFont ?? .systemFont(ofSize: 13)
    let padding: CGFloat = version >= 13 ? 19.4 : 14
    let widths = segments.map { roundedUp(width(of: control.titleForSegment(at: $0) ?? "", font) + padding, 1) }
    let all =
      control.apportionsSegmentWidthsByContent
      ? widths.reduce(0, +) : (widths.max() ?? 0) * CGFloat(widths.count)
    // A divider of one point between neighbours.
    return all + CGFloat(widths.count - 1)
  }

  @MainActor private func width(of text: String, _ font: UIFont?) -> CGFloat {
    guard let font, !text.isEmpty else { return 0 }
    if let width = HelveticaWidths.width(of: text, font, version: version) { return width }
    let attributed = NSAttributedString(string: text, attributes: [.font: font])
    return attributed.size().width + trailingSpace(attributed) + change(in: text, font)
  }

  /// The natural size of a label whose text fills a size.
  func rounded(_ filled: CGSize, isWrapped: Bool) -> CGSize {
    var size = filled
    if let wholeHeight, roundedUp(size.height, 1) == wholeHeight { size.height = wholeHeight }
    // Measured on iOS 26: wrapped text asks for one point more.
    if isWrapped, version >= 26 { size.height += 1 }
    return size
  }

  private func roundedUp(_ length: CGFloat, _ scale: CGFloat) -> CGFloat {
    (length * scale - 0.001).rounded(.up) / scale
  }

  /// The width of spaces at the end of a line. Stored widths include them.
  @MainActor private func trailingSpace(_ text: NSAttributedString) -> CGFloat {
    let string = text.string
    guard string.last == " ", !string.allSatisfy({ $0 == " " }) else { return 0 }
    let end = NSMutableAttributedString(attributedString: text)
    let mark = NSMutableAttributedString(
      attributedString: text.attributedSubstring(
        from: NSRange(location: text.length - 1, length: 1)))
    mark.mutableString.setString(".")
    let dot = mark.size().width
    end.append(mark)
    return max(end.size().width - dot - text.size().width, 0)
  }

  /// The difference between the width in the system's fonts and in the kit's.
  @MainActor private func change(in text: String, _ font: UIFont) -> CGFloat {
    var change: CGFloat = 0
    let size = font.pointSize
    // The kit's emoji are 1.25 em wide. The line fits stored widths from 13 to 45 points.
    if size >= 12 {
      let emoji = text.filter { character in
        character.unicodeScalars.contains { $0.properties.isEmojiPresentation || $0.value == 0xFE0F }
      }
      change += CGFloat(emoji.count) * (0.97 * size + 5.8 - 1.25 * size)
    }
    return change + CGFloat(text.count) * tracking(font)
  }

  /// The tracking of earlier systems, less the tracking of iOS 26; points per character.
  ///
  /// Fitted to labels in files of Xcode 8 to 10. Up to iOS 10 the text face serves sizes up to 20 points; today its outlines blend
  /// into the display face from 17 points on.
  @MainActor private func tracking(_ font: UIFont) -> CGFloat {
    guard version <= 12, font.fontName.hasPrefix(".SFUI-") else { return 0 }
    let size = font.pointSize
    let units: CGFloat =
      switch size {
      case 16.5..<17.5: 5
      case 17.5..<18.5 where version <= 10: 12
      case 18.5..<19.5 where version <= 10: 15
      case 19.5..<20.5 where version <= 10: 27
      case 25.5..<26.5: 9
      default: 0
      }
    return units * size / 2048
  }
}

extension CanvasText {
  /// Text measurement for an element.
  init(_ system: CanvasSystem, _ element: NibElement) {
    version = system.version
    guard let rect = element.rect("frame") else { return }
    func whole(_ length: Double) -> CGFloat? { length > 0 && length == length.rounded() ? CGFloat(length) : nil }
    (wholeWidth, wholeHeight) = (whole(rect.width), whole(rect.height))
  }
}
