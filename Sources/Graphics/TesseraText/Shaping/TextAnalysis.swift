// SPDX-FileCopyrightText: 2026 The Tessera Authors
// SPDX-License-Identifier: MIT

internal import CPango

/// What Unicode says about text, before any font is chosen. Pango's tables answer; offsets count Unicode scalars.
enum TextAnalysis {
  /// Where lines may break and where user-perceived characters begin, for each scalar of a stretch.
  struct Boundaries {
    var mayBreakBefore: [Bool]
    var startsCharacter: [Bool]
  }

  static func boundaries(of scalars: ArraySlice<Unicode.Scalar>) -> Boundaries {
    let count = scalars.count
    guard count > 0 else { return Boundaries(mayBreakBefore: [], startsCharacter: []) }
    var attributes = [PangoLogAttr](repeating: PangoLogAttr(), count: count + 1)
    let utf8 = bytes(scalars)
    utf8.withUnsafeBufferPointer { text in
      text.withMemoryRebound(to: CChar.self) { text in
        // A fixed language: what the process's locale is must not move line breaks.
        pango_get_log_attrs(
          text.baseAddress, Int32(text.count), -1, pango_language_from_string("en"), &attributes, Int32(count + 1))
      }
    }
    var result = Boundaries(
      mayBreakBefore: [Bool](repeating: false, count: count), startsCharacter: [Bool](repeating: true, count: count))
    for index in 0..<count {
      result.mayBreakBefore[index] = index > 0 && attributes[index].is_line_break != 0
      result.startsCharacter[index] = index == 0 || attributes[index].is_cursor_position != 0
    }
    return result
  }

  /// The embedding level of each scalar by the bidirectional algorithm, and that of the paragraph.
  static func levels(
    of scalars: ArraySlice<Unicode.Scalar>, direction: ParagraphStyle.WritingDirection
  ) -> (levels: [UInt8], base: UInt8) {
    var base: PangoDirection =
      switch direction {
      case .leftToRight: PANGO_DIRECTION_LTR
      case .rightToLeft: PANGO_DIRECTION_RTL
      case .natural: PANGO_DIRECTION_WEAK_LTR
      }
    let utf8 = bytes(scalars)
    let found = utf8.withUnsafeBufferPointer { text in
      text.withMemoryRebound(to: CChar.self) { text in
        pango_log2vis_get_embedding_levels(text.baseAddress, Int32(text.count), &base)
      }
    }
    let isRightToLeft = base == PANGO_DIRECTION_RTL || base == PANGO_DIRECTION_WEAK_RTL
    guard let found else { return ([UInt8](repeating: isRightToLeft ? 1 : 0, count: scalars.count), 0) }
    defer { g_free(found) }
    return (Array(UnsafeBufferPointer(start: found, count: scalars.count)), isRightToLeft ? 1 : 0)
  }

  /// Whether the character can make text run from right to left.
  static func isRightToLeft(_ scalar: Unicode.Scalar) -> Bool {
    guard scalar.value >= 0x590 else { return false }
    switch scalar.value {
    case 0x590...0x8FF, 0xFB1D...0xFDFF, 0xFE70...0xFEFF, 0x10800...0x10FFF, 0x1E800...0x1EFFF: return true
    case 0x200F, 0x202B, 0x202E, 0x2067, 0x2068: return true
    default: return false
    }
  }

  private static func bytes(_ scalars: ArraySlice<Unicode.Scalar>) -> [UInt8] {
    var result: [UInt8] = []
    result.reserveCapacity(scalars.count + scalars.count / 4)
    for scalar in scalars { result.append(contentsOf: UTF8.encode(scalar.isShown ? scalar : .joiner)!) }
    return result
  }
}

extension Unicode.Scalar {
  /// Invisible and without influence on its neighbours; stands for what must not be shown. (Pango also stops at NUL.)
  static let joiner: Unicode.Scalar = "\u{2060}"

  /// Whether a font is asked for the character; controls and line separators are not.
  var isShown: Bool {
    self == "\t" || (!isControl && value != 0x2028 && value != 0x2029)
  }

  /// Ends a paragraph.
  var isParagraphSeparator: Bool {
    self == "\n" || self == "\r" || value == 0x2029 || value == 0x85
  }

  /// Ends a line without ending the paragraph.
  var isLineSeparator: Bool {
    value == 0x2028 || value == 0x0B || value == 0x0C
  }

  /// A space that may hang over the end of a line.
  var isHangingSpace: Bool {
    switch value {
    case 0x20, 0x09, 0x3000, 0x1680, 0x205F, 0x200B: true
    case 0x2000...0x200A: value != 0x2007
    default: isLineSeparator
    }
  }
}
