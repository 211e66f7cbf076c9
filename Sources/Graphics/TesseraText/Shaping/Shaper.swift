// SPDX-FileCopyrightText: 2026 The Tessera Authors
// SPDX-License-Identifier: MIT

internal import CPango
import CoreGraphics

/// Chooses fonts for a stretch of text and has HarfBuzz place its glyphs.
///
/// Shaping works in font units without hinting; sizes are applied afterwards, so that positions are exact and the
/// browser, which does the same with the same files, arrives at them too.
struct Shaper {
  let text: ShapedText
  let range: Range<Int>
  /// Embedding levels for `range`, or `nil` where all are 0.
  let levels: ArraySlice<UInt8>?
  /// Whether a line may begin with the first character.
  let mayBreakAtStart: Bool

  private var clusters: [ShapedSegment.Cluster] = []
  private var glyphs: [ShapedSegment.Glyph] = []
  private var items: [ShapedSegment.Item] = []
  private var substitutes: [Int: Unicode.Scalar?] = [:]
  private var codepoints: [UInt32] = []

  init(text: ShapedText, range: Range<Int>, levels: ArraySlice<UInt8>?, mayBreakAtStart: Bool) {
    self.text = text
    self.range = range
    self.levels = levels
    self.mayBreakAtStart = mayBreakAtStart
  }

  /// A stretch of characters that go to HarfBuzz in one call.
  private struct Stretch {
    var range: Range<Int>
    var font: OpenFont
    var key: TextAttributes.ShapingKey
    var level: UInt8
    var script: hb_script_t
    /// How its characters are shown for features that the font has not; where they are shown as others is elsewhere.
    var scale: CGFloat = 1
    var rise: CGFloat = 0
    var features = FontFeatures([])
  }

  mutating func shape() -> ShapedSegment {
    let scalars = text.scalars[range]
    let boundaries = TextAnalysis.boundaries(of: scalars)
    codepoints = scalars.map { $0.isShown ? ($0 == "\t" ? 0x20 : $0.value) : Unicode.Scalar.joiner.value }
    for index in range where !text.scalars[index].isShown { substitutes[index] = .some(nil) }
    for stretch in stretches(boundaries) { place(stretch, boundaries) }
    text.counters.count(shapedScalars: range.count)
    return ShapedSegment(
      owner: text.text, scalars: text.scalars, range: range, clusters: clusters, glyphs: glyphs, items: items,
      substitutes: substitutes)
  }

  private mutating func stretches(_ boundaries: TextAnalysis.Boundaries) -> [Stretch] {
    var result: [Stretch] = []
    var cascades: [FontDescriptor: FontCascade] = [:]
    var runs = AttributeCursor(text: text, scalar: range.lowerBound)
    let hasAttachments = text.text.hasAttachments
    let forms = forms(&cascades)
    var start = range.lowerBound
    while start < range.upperBound {
      var end = start + 1
      while end < range.upperBound, !boundaries.startsCharacter[end - range.lowerBound] { end += 1 }
      let run = runs.run(at: start)
      let key = text.text.runs[run].attributes.shapingKey
      let cascade = cascades[key.font] ?? FontCascade(key.font, library: text.library)
      cascades[key.font] = cascade
      let form = end == start + 1 ? forms[start] : nil
      if let other = form?.scalar, cascade.primary?.covers(other) ?? false {
        substitutes[start] = .some(other)
        codepoints[start - range.lowerBound] = other.value
      }
      let scalar = text.scalars[start]
      let isPlain = end == start + 1 && scalar.value < 0x7F && scalar.value >= 0x20
      let font: OpenFont
      if hasAttachments, text.text.runs[run].attributes.attachment(for: scalar) != nil,
        let primary = cascade.primary
      {
        font = primary
        substitutes[start] = .some(nil)
        codepoints[start - range.lowerBound] = Unicode.Scalar.joiner.value
      } else if isPlain, let plain = cascade.font(forASCII: scalar, after: result.last?.font) {
        font = plain
      } else if let found = cascade.font(for: text.scalars[start..<end]) {
        font = found
      } else if let primary = cascade.font(for: [FallbackFonts.box]) ?? cascade.primary {
        font = primary
        for index in start..<end {
          substitutes[index] = .some(index == start ? FallbackFonts.box : nil)
          codepoints[index - range.lowerBound] =
            index == start ? FallbackFonts.box.value : Unicode.Scalar.joiner.value
        }
      } else {
        fatalError(text.library.missingFontsMessage)
      }
      let level = levels.map { $0[$0.startIndex + start - range.lowerBound] } ?? 0
      var script = hb_unicode_script(hb_unicode_funcs_get_default(), codepoints[start - range.lowerBound])
      let isShared = script == HB_SCRIPT_COMMON || script == HB_SCRIPT_INHERITED || script == HB_SCRIPT_UNKNOWN
      if let last = result.last, last.font === font, last.key == key, last.level == level,
        last.scale == form?.scale ?? 1, last.rise == form?.rise ?? 0,
        isShared || last.script == script || last.script == HB_SCRIPT_COMMON
      {
        result[result.count - 1].range = last.range.lowerBound..<end
        if !isShared { result[result.count - 1].script = script }
      } else {
        if isShared { script = HB_SCRIPT_COMMON }
        result.append(
          Stretch(
            range: start..<end, font: font, key: key, level: level, script: script, scale: form?.scale ?? 1,
            rise: form?.rise ?? 0, features: cascade.features))
      }
      start = end
    }
    return result
  }

  /// The forms of characters whose font is asked for features that it has no glyphs for.
  private func forms(_ cascades: inout [FontDescriptor: FontCascade]) -> [Int: DrawnForm] {
    var result: [Int: DrawnForm] = [:]
    var start = range.lowerBound
    while start < range.upperBound {
      let run = text.runIndex(at: start)
      var end = start + 1
      while end < range.upperBound, text.offset(ofScalar: end) < text.text.runs[run].range.upperBound { end += 1 }
      let font = text.text.runs[run].attributes.font
      if !font.features.isEmpty {
        let cascade = cascades[font] ?? FontCascade(font, library: text.library)
        cascades[font] = cascade
        result.merge(DrawnForm.forms(of: text.scalars[start..<end], cascade.draws)) { $1 }
      }
      start = end
    }
    return result
  }

  private mutating func place(_ stretch: Stretch, _ boundaries: TextAnalysis.Boundaries) {
    // Never null: a failed allocation gives HarfBuzz's empty buffer, which stays empty.
    let buffer = hb_buffer_create()!
    defer { hb_buffer_destroy(buffer) }
    let isRightToLeft = stretch.level & 1 == 1
    hb_buffer_add_utf32(
      buffer, codepoints, Int32(codepoints.count), UInt32(stretch.range.lowerBound - range.lowerBound),
      Int32(stretch.range.count))
    hb_buffer_set_direction(buffer, isRightToLeft ? HB_DIRECTION_RTL : HB_DIRECTION_LTR)
    hb_buffer_set_script(buffer, stretch.script)
    hb_buffer_set_language(buffer, hb_language_from_string("en", -1))
    // For all of the buffer.
    func feature(_ tag: String, _ value: Int) -> hb_feature_t {
      hb_feature_t(tag: OpenFont.tag(tag), value: UInt32(clamping: value), start: 0, end: .max)
    }
    var features = stretch.features.values.filter { stretch.font.has($0.key) }.map { feature($0.key, $0.value) }
    if !stretch.key.pairKerning { features.append(feature("kern", 0)) }
    hb_shape(stretch.font.font, buffer, features, UInt32(features.count))
    text.counters.countCall()

    var count: UInt32 = 0
    guard let infos = hb_buffer_get_glyph_infos(buffer, &count),
      let positions = hb_buffer_get_glyph_positions(buffer, nil)
    else { return }
    let size = stretch.key.font.size * stretch.scale
    let factor = size / stretch.font.unitsPerEm
    let wide = factor * stretch.key.stretch
    let item = items.count
    items.append(
      .init(
        font: stretch.font, size: size, level: stretch.level, rise: stretch.rise * stretch.key.font.size,
        features: stretch.features.isEmpty ? "" : stretch.features.words(stretch.font.has)))

    // Glyphs come from left to right; groups of one cluster lie together.
    var groups: [(start: Int, glyphs: Range<Int>, isUnsafe: Bool)] = []
    for index in 0..<Int(count) {
      let position = positions[index]
      let glyph = ShapedSegment.Glyph(
        identifier: infos[index].codepoint, x: CGFloat(position.x_offset) * wide,
        y: -CGFloat(position.y_offset) * factor,
        advance: stretch.font.isColor && position.x_advance > 0
          ? FallbackFonts.emojiAdvance * size : CGFloat(position.x_advance) * wide)
      let start = Int(infos[index].cluster) + range.lowerBound
      let isUnsafe = infos[index].mask & HB_GLYPH_FLAG_UNSAFE_TO_BREAK.rawValue != 0
      if let last = groups.last, last.start == start {
        groups[groups.count - 1].glyphs = last.glyphs.lowerBound..<glyphs.count + 1
      } else {
        groups.append((start, glyphs.count..<glyphs.count + 1, isUnsafe))
      }
      glyphs.append(glyph)
    }
    if isRightToLeft { groups.reverse() }
    append(groups, of: stretch, item: item, boundaries)
  }

  private mutating func append(
    _ groups: [(start: Int, glyphs: Range<Int>, isUnsafe: Bool)], of stretch: Stretch, item: Int,
    _ boundaries: TextAnalysis.Boundaries
  ) {
    var runs = AttributeCursor(text: text, scalar: stretch.range.lowerBound)
    let hasAttachments = text.text.hasAttachments
    let isSystemFace = stretch.font.isSystemFace
    // Joined letters stay joined, here and in browsers.
    let isCursive = FallbackFonts.joinedFaces.contains { stretch.font.face.name.hasPrefix($0) }
    var lastRun = -1
    var runSpacing: CGFloat = 0
    for (index, group) in groups.enumerated() {
      let end = index + 1 < groups.count ? groups[index + 1].start : stretch.range.upperBound
      let scalar = text.scalars[group.start]
      let run = runs.run(at: group.start)
      if run != lastRun {
        runSpacing = text.text.runs[run].attributes.spacing(isSystemFace: isSystemFace)
        lastRun = run
      }
      let isTab = scalar == "\t"
      let attachment = hasAttachments ? text.text.runs[run].attributes.attachment(for: scalar) : nil
      let isInvisible =
        attachment != nil || !scalar.isShown
        || (end - group.start == 1 && scalar.properties.isDefaultIgnorableCodePoint)
      if isInvisible {
        for glyph in group.glyphs { glyphs[glyph].advance = 0 }
      }
      let spacing = isInvisible || isTab || isCursive ? 0 : runSpacing
      let offset = group.start - range.lowerBound
      clusters.append(
        .init(
          start: group.start, count: end - group.start, glyphs: isInvisible || isTab ? 0..<0 : group.glyphs,
          item: item, run: run,
          advance: attachment?.width ?? (isTab ? 0 : glyphs[group.glyphs].reduce(spacing) { $0 + $1.advance }),
          spacing: spacing, mayBreakBefore: offset == 0 ? mayBreakAtStart : boundaries.mayBreakBefore[offset],
          isUnsafeToBreak: group.isUnsafe, isHangingSpace: scalar.isHangingSpace, isTab: isTab,
          endsLine: scalar.isLineSeparator))
    }
  }
}

/// Walks forward through a text's attribute runs.
struct AttributeCursor {
  let text: ShapedText
  private var index: Int

  init(text: ShapedText, scalar: Int) {
    self.text = text
    index = text.runIndex(at: scalar)
  }

  /// The run of a scalar that is not before the last one asked for.
  mutating func run(at scalar: Int) -> Int {
    let runs = text.text.runs
    let offset = text.offset(ofScalar: scalar)
    while index + 1 < runs.count, runs[index].range.upperBound <= offset { index += 1 }
    return index
  }
}
