// SPDX-FileCopyrightText: 2026 The Tessera Authors
// SPDX-License-Identifier: MIT

/// How the lines of a text stand among each other.
public enum TextAlignment: CaseIterable, Hashable, Sendable {
  case leading
  case center
  case trailing
}

/// How many lines text may have.
struct TextLineLimit: Equatable {
  var least: Int?
  var greatest: Int?
}

private struct LineLimitKey: EnvironmentKey { static let defaultValue = TextLineLimit() }
private struct LineSpacingKey: EnvironmentKey { static let defaultValue: CGFloat = 0 }
private struct AlignmentKey: EnvironmentKey { static let defaultValue = TextAlignment.leading }
private struct TruncationModeKey: EnvironmentKey { static let defaultValue = Text.TruncationMode.tail }
private struct MinimumScaleFactorKey: EnvironmentKey { static let defaultValue: CGFloat = 1 }
private struct AllowsTighteningKey: EnvironmentKey { static let defaultValue = false }
private struct TextCaseKey: EnvironmentKey { static let defaultValue: Text.Case? = nil }
private struct UnderlineKey: EnvironmentKey { static let defaultValue: Text.Line? = nil }
private struct StrikethroughKey: EnvironmentKey { static let defaultValue: Text.Line? = nil }
private struct KerningKey: EnvironmentKey { static let defaultValue: CGFloat? = nil }
private struct TrackingKey: EnvironmentKey { static let defaultValue: CGFloat? = nil }
private struct BaselineOffsetKey: EnvironmentKey { static let defaultValue: CGFloat = 0 }

extension EnvironmentValues {
  var textLineLimit: TextLineLimit {
    get { self[LineLimitKey.self] }
    set { self[LineLimitKey.self] = newValue }
  }

  /// The greatest number of lines; `nil` for no limit.
  public var lineLimit: Int? {
    get { textLineLimit.greatest }
    set { textLineLimit.greatest = newValue.map { max($0, 1) } }
  }

  /// Points between lines.
  public var lineSpacing: CGFloat {
    get { self[LineSpacingKey.self] }
    set { self[LineSpacingKey.self] = max(newValue, 0) }
  }

  public var multilineTextAlignment: TextAlignment {
    get { self[AlignmentKey.self] }
    set { self[AlignmentKey.self] = newValue }
  }

  public var truncationMode: Text.TruncationMode {
    get { self[TruncationModeKey.self] }
    set { self[TruncationModeKey.self] = newValue }
  }

  /// How much smaller text may be drawn so that it is not cut, 0…1. Defaults to 1.
  public var minimumScaleFactor: CGFloat {
    get { self[MinimumScaleFactorKey.self] }
    set { self[MinimumScaleFactorKey.self] = newValue }
  }

  /// Whether letters may stand closer so that text is not cut. Defaults to `false`.
  public var allowsTightening: Bool {
    get { self[AllowsTighteningKey.self] }
    set { self[AllowsTighteningKey.self] = newValue }
  }

  public var textCase: Text.Case? {
    get { self[TextCaseKey.self] }
    set { self[TextCaseKey.self] = newValue }
  }

  var textUnderline: Text.Line? {
    get { self[UnderlineKey.self] }
    set { self[UnderlineKey.self] = newValue }
  }

  var textStrikethrough: Text.Line? {
    get { self[StrikethroughKey.self] }
    set { self[StrikethroughKey.self] = newValue }
  }

  var textKerning: CGFloat? {
    get { self[KerningKey.self] }
    set { self[KerningKey.self] = newValue }
  }

  var textTracking: CGFloat? {
    get { self[TrackingKey.self] }
    set { self[TrackingKey.self] = newValue }
  }

  var textBaselineOffset: CGFloat {
    get { self[BaselineOffsetKey.self] }
    set { self[BaselineOffsetKey.self] = newValue }
  }
}

extension View {
  /// Limits the number of lines; `nil` for no limit.
  public nonisolated func lineLimit(_ number: Int?) -> some View {
    environment(\.textLineLimit, TextLineLimit(least: nil, greatest: number.map { max($0, 1) }))
  }

  /// Limits the number of lines, and leaves room for the least number.
  public nonisolated func lineLimit(_ limit: PartialRangeFrom<Int>) -> some View {
    environment(\.textLineLimit, TextLineLimit(least: limit.lowerBound, greatest: nil))
  }

  /// Limits the number of lines.
  public nonisolated func lineLimit(_ limit: PartialRangeThrough<Int>) -> some View {
    environment(\.textLineLimit, TextLineLimit(least: nil, greatest: limit.upperBound))
  }

  /// Limits the number of lines, and leaves room for the least number.
  public nonisolated func lineLimit(_ limit: ClosedRange<Int>) -> some View {
    environment(\.textLineLimit, TextLineLimit(least: limit.lowerBound, greatest: limit.upperBound))
  }

  /// Limits the number of lines, leaving room for all of them if wanted.
  public nonisolated func lineLimit(_ limit: Int, reservesSpace: Bool) -> some View {
    environment(\.textLineLimit, TextLineLimit(least: reservesSpace ? limit : nil, greatest: limit))
  }

  /// Adds points between lines.
  public nonisolated func lineSpacing(_ lineSpacing: CGFloat) -> some View {
    environment(\.lineSpacing, lineSpacing)
  }

  public nonisolated func multilineTextAlignment(_ alignment: TextAlignment) -> some View {
    environment(\.multilineTextAlignment, alignment)
  }

  public nonisolated func truncationMode(_ mode: Text.TruncationMode) -> some View {
    environment(\.truncationMode, mode)
  }

  /// How much smaller text may be drawn so that it is not cut, 0…1.
  public nonisolated func minimumScaleFactor(_ factor: CGFloat) -> some View {
    environment(\.minimumScaleFactor, factor)
  }

  /// Lets letters stand closer so that text is not cut.
  public nonisolated func allowsTightening(_ flag: Bool) -> some View { environment(\.allowsTightening, flag) }

  /// Writes text in capitals or small letters; `nil` leaves it as it is.
  public nonisolated func textCase(_ textCase: Text.Case?) -> some View { environment(\.textCase, textCase) }

  public nonisolated func underline(
    _ isActive: Bool = true, pattern: Text.LineStyle.Pattern = .solid, color: Color? = nil
  ) -> some View {
    environment(\.textUnderline, isActive ? Text.Line(pattern: pattern, color: color) : nil)
  }

  public nonisolated func strikethrough(
    _ isActive: Bool = true, pattern: Text.LineStyle.Pattern = .solid, color: Color? = nil
  ) -> some View {
    environment(\.textStrikethrough, isActive ? Text.Line(pattern: pattern, color: color) : nil)
  }

  /// Adds points after each character.
  public nonisolated func kerning(_ kerning: CGFloat) -> some View { environment(\.textKerning, kerning) }

  /// Adds points after each character.
  public nonisolated func tracking(_ tracking: CGFloat) -> some View { environment(\.textTracking, tracking) }

  /// Raises text, in points.
  public nonisolated func baselineOffset(_ baselineOffset: CGFloat) -> some View {
    environment(\.textBaselineOffset, baselineOffset)
  }
}
