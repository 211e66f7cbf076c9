// SPDX-FileCopyrightText: 2026 The Tessera Authors
// SPDX-License-Identifier: MIT

/// What is selected in a text: ranges, or a place where one of no length is.
open class NSTextSelection: NSObject, @unchecked Sendable {
  private let foundationMark = FoundationMark()

  /// What a selection grows by.
  public enum Granularity: Int, Sendable {
    case character = 0
    case word = 1
    case paragraph = 2
    case line = 3
    case sentence = 4
  }

  /// The line that the end of a selection belongs to, where lines wrap.
  public enum Affinity: Int, Sendable {
    case upstream = 0
    case downstream = 1
  }

  public final let textRanges: [NSTextRange]
  public final let granularity: Granularity
  public final let affinity: Affinity
  /// Whether it is not yet what a person wants, as while a finger drags. Defaults to `false`.
  public final let isTransient: Bool
  /// Where the end that stays is from the container's edge, for moving up and down.
  open var anchorPositionOffset: CGFloat = 0
  /// Whether it is one stretch of characters, whatever is seen. Defaults to `true`.
  open var isLogical = true
  /// The other place of the caret, where text of both directions meets.
  open var secondarySelectionLocation: (any NSTextLocation)?
  /// What text typed in its place looks like.
  open var typingAttributes: [NSAttributedString.Key: Any] = [:]
  /// The end that stays where the selection is extended; `nil` for its start.
  var anchor: (any NSTextLocation)?

  public init(_ textRanges: [NSTextRange], affinity: Affinity, granularity: Granularity) {
    (self.textRanges, self.affinity, self.granularity) = (textRanges, affinity, granularity)
    isTransient = false
    super.init()
  }

  public required init?(coder: NSCoder) { nil }

  public convenience init(range: NSTextRange, affinity: Affinity, granularity: Granularity) {
    self.init([range], affinity: affinity, granularity: granularity)
  }

  public convenience init(_ location: any NSTextLocation, affinity: Affinity) {
    self.init([NSTextRange(location: location)], affinity: affinity, granularity: .character)
  }

  /// The same with other ranges.
  open func textSelection(with textRanges: [NSTextRange]) -> NSTextSelection {
    let made = NSTextSelection(textRanges, affinity: affinity, granularity: granularity)
    made.anchorPositionOffset = anchorPositionOffset
    made.isLogical = isLogical
    made.typingAttributes = typingAttributes
    return made
  }

  open override func isEqual(_ object: Any?) -> Bool {
    guard let other = object as? NSTextSelection else { return false }
    return textRanges == other.textRanges && affinity == other.affinity && granularity == other.granularity
  }

  open override var hash: Int { textRanges.hashValue }
}
