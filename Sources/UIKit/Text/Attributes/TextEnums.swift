// SPDX-FileCopyrightText: 2026 The Tessera Authors
// SPDX-License-Identifier: MIT

/// On which side of its room text stands.
public enum NSTextAlignment: Int, Sendable {
  case left = 0
  case center = 1
  case right = 2
  case justified = 3
  /// The side where reading starts.
  case natural = 4
}

/// What happens to text that is wider than its room.
public enum NSLineBreakMode: Int, Sendable {
  case byWordWrapping = 0
  case byCharWrapping = 1
  case byClipping = 2
  case byTruncatingHead = 3
  case byTruncatingTail = 4
  case byTruncatingMiddle = 5
}

/// The direction in which a paragraph is written.
public enum NSWritingDirection: Int, Sendable {
  case natural = -1
  case leftToRight = 0
  case rightToLeft = 1
}

/// Lines under or through text.
public struct NSUnderlineStyle: OptionSet, Hashable, Sendable {
  public let rawValue: Int

  public init(rawValue: Int) {
    self.rawValue = rawValue
  }

  public static let single = NSUnderlineStyle(rawValue: 1)
  public static let thick = NSUnderlineStyle(rawValue: 2)
  public static let double = NSUnderlineStyle(rawValue: 9)
  /// Patterns go with one of the styles above.
  public static let patternDot = NSUnderlineStyle(rawValue: 0x100)
  public static let patternDash = NSUnderlineStyle(rawValue: 0x200)
  public static let patternDashDot = NSUnderlineStyle(rawValue: 0x300)
  public static let patternDashDotDot = NSUnderlineStyle(rawValue: 0x400)
  /// Spaces have no line.
  public static let byWord = NSUnderlineStyle(rawValue: 0x8000)
}

/// Where text that was made smaller to fit stands in its label.
public enum UIBaselineAdjustment: Int, Sendable {
  /// The baseline stays where it would be for text of full size.
  case alignBaselines = 0
  case alignCenters = 1
  /// The text stands at the top.
  case none = 2
}

/// How strings are measured and drawn.
public struct NSStringDrawingOptions: OptionSet, Hashable, Sendable {
  public let rawValue: Int

  public init(rawValue: Int) {
    self.rawValue = rawValue
  }

  /// The rectangle's origin is the top left corner of the text, which may have several lines; else it is the start of
  /// the baseline of a single one.
  public static let usesLineFragmentOrigin = NSStringDrawingOptions(rawValue: 1)
  /// Includes the fonts' leading in the height of lines; it is zero for every font here.
  public static let usesFontLeading = NSStringDrawingOptions(rawValue: 2)
  /// Ends the last line that fits with an ellipsis where more text follows.
  public static let truncatesLastVisibleLine = NSStringDrawingOptions(rawValue: 32)
}
