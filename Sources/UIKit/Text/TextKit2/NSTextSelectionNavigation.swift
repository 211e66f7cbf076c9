// SPDX-FileCopyrightText: 2026 The Tessera Authors
// SPDX-License-Identifier: MIT

/// What selections are worked out from.
@preconcurrency @MainActor public protocol NSTextSelectionDataSource: NSObjectProtocol {
  var documentRange: NSTextRange { get }
  func enumerateSubstrings(
    from location: any NSTextLocation, options: NSString.EnumerationOptions,
    using block: (String?, NSTextRange, NSTextRange?, UnsafeMutablePointer<ObjCBool>) -> Void)
  func textRange(
    for selectionGranularity: NSTextSelection.Granularity, enclosing location: any NSTextLocation
  ) -> NSTextRange?
  func location(_ location: any NSTextLocation, offsetBy offset: Int) -> (any NSTextLocation)?
  func offset(from: any NSTextLocation, to: any NSTextLocation) -> Int
  func baseWritingDirection(at location: any NSTextLocation) -> NSTextSelectionNavigation.WritingDirection
  /// Hands out where carets may stand on a line, from left to right; the flag says whether it is a character's leading
  /// side, before which the place is.
  func enumerateCaretOffsetsInLineFragment(
    at location: any NSTextLocation,
    using block: (CGFloat, any NSTextLocation, Bool, UnsafeMutablePointer<ObjCBool>) -> Void)
  func lineFragmentRange(for point: CGPoint, inContainerAt location: any NSTextLocation) -> NSTextRange?
  func enumerateContainerBoundaries(
    from location: any NSTextLocation, reverse: Bool,
    using block: (any NSTextLocation, UnsafeMutablePointer<ObjCBool>) -> Void)
  func textLayoutOrientation(at location: any NSTextLocation) -> NSTextSelectionNavigation.LayoutOrientation
}

extension NSTextSelectionDataSource {
  public func enumerateContainerBoundaries(
    from location: any NSTextLocation, reverse: Bool,
    using block: (any NSTextLocation, UnsafeMutablePointer<ObjCBool>) -> Void
  ) {
    var stop = ObjCBool(false)
    block(reverse ? documentRange.location : documentRange.endLocation, &stop)
  }
  public func textLayoutOrientation(
    at location: any NSTextLocation
  ) -> NSTextSelectionNavigation.LayoutOrientation { .horizontal }
}

/// Works out where selections go: by keys, and by points.
@preconcurrency @MainActor open class NSTextSelectionNavigation: NSObject {
  public enum Direction: Int, Sendable {
    case forward = 0
    case backward = 1
    case right = 2
    case left = 3
    case up = 4
    case down = 5
  }

  /// How far a selection moves.
  public enum Destination: Int, Sendable {
    case character = 0
    case word = 1
    case line = 2
    case sentence = 3
    case paragraph = 4
    case container = 5
    case document = 6
  }

  public struct Modifier: OptionSet, Hashable, Sendable {
    public let rawValue: UInt

    public init(rawValue: UInt) {
      self.rawValue = rawValue
    }

    /// The selection grows from where it is anchored.
    public static let extend = Modifier(rawValue: 2)
    /// The selection is a rectangle.
    public static let visual = Modifier(rawValue: 4)
    /// Other selections stay.
    public static let multiple = Modifier(rawValue: 8)
  }

  public enum WritingDirection: Int, Sendable {
    case leftToRight = 0
    case rightToLeft = 1
  }

  public enum LayoutOrientation: Int, Sendable {
    case horizontal = 0
    case vertical = 1
  }

  open private(set) weak var textSelectionDataSource: (any NSTextSelectionDataSource)?
  /// Whether selections may have several ranges. Defaults to `false`.
  open var allowsNonContiguousRanges = false
  /// Whether directions turn with vertical text; there is none. Defaults to `false`.
  open var rotatesCoordinateSystemForLayoutOrientation = false

  public init(dataSource: any NSTextSelectionDataSource) {
    textSelectionDataSource = dataSource
    super.init()
  }

  /// Nothing is kept that could be out of date.
  open func flushLayoutCache() {}

  // MARK: - Keys

  /// Where a selection goes by a key; `nil` where it cannot go.
  open func destinationSelection(
    for textSelection: NSTextSelection, direction: Direction, destination: Destination, extending: Bool, confined: Bool
  ) -> NSTextSelection? {
    guard let source = textSelectionDataSource, let first = textSelection.textRanges.first,
      let last = textSelection.textRanges.last
    else { return nil }
    let anchor = textSelection.anchor ?? first.location
    let isAnchoredAtEnd = anchor.compare(last.endLocation) == .orderedSame && !last.isEmpty
    let moving = isAnchoredAtEnd ? first.location : last.endLocation
    let isBackward = isBackward(direction, at: moving, source)
    var x: CGFloat?
    var target: any NSTextLocation
    if !extending, !(first.isEmpty && textSelection.textRanges.count == 1), destination == .character,
      direction != .up, direction != .down
    {
      // A selection closes at the side that it would leave at.
      target = isBackward ? first.location : last.endLocation
    } else if direction == .up || direction == .down, destination == .character || destination == .line {
      let start = extending ? moving : direction == .up ? first.location : last.endLocation
      x = textSelection.anchorPositionOffset > 0 ? textSelection.anchorPositionOffset : caretX(at: start, source)
      guard let found = vertical(from: start, up: direction == .up, x: x ?? 0, source) else { return nil }
      target = found
    } else {
      let start = extending ? moving : isBackward ? first.location : last.endLocation
      guard let found = boundary(destination, from: start, isBackward: isBackward, source) else { return nil }
      target = found
    }
    if confined {
      let bounds = source.textRange(for: .paragraph, enclosing: moving)
      if let bounds, target.compare(bounds.location) == .orderedAscending { target = bounds.location }
      if let bounds, target.compare(bounds.endLocation) == .orderedDescending { target = bounds.endLocation }
    }
    let made =
      extending
      ? NSTextSelection(range: range(anchor, target), affinity: .downstream, granularity: textSelection.granularity)
      : NSTextSelection(target, affinity: .downstream)
    made.anchor = extending ? anchor : nil
    made.anchorPositionOffset = x ?? 0
    made.typingAttributes = textSelection.typingAttributes
    return made
  }

  private func isBackward(
    _ direction: Direction, at location: any NSTextLocation, _ source: any NSTextSelectionDataSource
  ) -> Bool {
    switch direction {
    case .forward, .down: false
    case .backward, .up: true
    case .left: source.baseWritingDirection(at: location) == .leftToRight
    case .right: source.baseWritingDirection(at: location) == .rightToLeft
    }
  }

  private func range(_ one: any NSTextLocation, _ other: any NSTextLocation) -> NSTextRange {
    (one.compare(other) == .orderedDescending ? NSTextRange(location: other, end: one) : nil)
      ?? NSTextRange(location: one, end: other) ?? NSTextRange(location: one)
  }

  private func caretX(at location: any NSTextLocation, _ source: any NSTextSelectionDataSource) -> CGFloat {
    var found: CGFloat = 0
    source.enumerateCaretOffsetsInLineFragment(at: location) { x, place, isLeading, stop in
      guard place.compare(location) == .orderedSame else { return }
      found = x
      if isLeading { stop.pointee = true }
    }
    return found
  }

  /// The place nearest to x on the line above or below; `nil` at the first and the last.
  private func vertical(
    from start: any NSTextLocation, up: Bool, x: CGFloat, _ source: any NSTextSelectionDataSource
  ) -> (any NSTextLocation)? {
    guard let line = source.textRange(for: .line, enclosing: start) else { return nil }
    let document = source.documentRange
    if up {
      guard document.location.compare(line.location) == .orderedAscending else { return document.location }
      guard let before = source.location(line.location, offsetBy: -1) else { return nil }
      return nearest(to: x, onLineAt: before, source)
    }
    guard line.endLocation.compare(document.endLocation) == .orderedAscending || endsWithEmptyLine(line, source) else {
      return document.endLocation
    }
    return nearest(to: x, onLineAt: line.endLocation, source)
  }

  private func endsWithEmptyLine(_ line: NSTextRange, _ source: any NSTextSelectionDataSource) -> Bool {
    guard let below = source.textRange(for: .line, enclosing: line.endLocation) else { return false }
    return below.location.compare(line.location) == .orderedDescending
  }

  private func nearest(
    to x: CGFloat, onLineAt location: any NSTextLocation, _ source: any NSTextSelectionDataSource
  ) -> any NSTextLocation {
    var best: (distance: CGFloat, place: any NSTextLocation)?
    let line = source.textRange(for: .line, enclosing: location)
    source.enumerateCaretOffsetsInLineFragment(at: location) { offset, place, _, _ in
      // The end of a line that wraps is the next one's start.
      if let line, place.compare(line.endLocation) != .orderedAscending,
        line.endLocation.compare(source.documentRange.endLocation) == .orderedAscending
      {
        return
      }
      let distance = abs(offset - x)
      if best.map({ distance < $0.distance }) ?? true { best = (distance, place) }
    }
    return best?.place ?? line?.location ?? location
  }

  private func boundary(
    _ destination: Destination, from start: any NSTextLocation, isBackward: Bool,
    _ source: any NSTextSelectionDataSource
  ) -> (any NSTextLocation)? {
    let document = source.documentRange
    switch destination {
    case .document: return isBackward ? document.location : document.endLocation
    case .container:
      var found: (any NSTextLocation)?
      source.enumerateContainerBoundaries(from: start, reverse: isBackward) { place, stop in
        found = place
        stop.pointee = true
      }
      return found
    case .line: return endOfLine(at: start, isBackward: isBackward, source)
    default: break
    }
    let unit: NSString.EnumerationOptions =
      switch destination {
      case .word: NSString.EnumerationOptions(rawValue: 3)
      case .sentence: NSString.EnumerationOptions(rawValue: 4)
      case .paragraph: .byParagraphs
      default: .byComposedCharacterSequences
      }
    var found: (any NSTextLocation)?
    let options: NSString.EnumerationOptions = isBackward ? [unit, .reverse] : unit
    source.enumerateSubstrings(from: start, options: options.union(.substringNotRequired)) { _, range, whole, stop in
      let place = isBackward ? (whole ?? range).location : (whole ?? range).endLocation
      guard place.compare(start) != .orderedSame else { return }
      found = place
      stop.pointee = true
    }
    if let found { return found }
    let end = isBackward ? document.location : document.endLocation
    return start.compare(end) == .orderedSame ? nil : end
  }

  private func endOfLine(
    at start: any NSTextLocation, isBackward: Bool, _ source: any NSTextSelectionDataSource
  ) -> (any NSTextLocation)? {
    guard let line = source.textRange(for: .line, enclosing: start) else { return nil }
    if isBackward { return line.location }
    // Before what ends the line, or its last space.
    let isLast = line.endLocation.compare(source.documentRange.endLocation) == .orderedSame
    var end = line.endLocation
    source.enumerateSubstrings(from: end, options: [.byComposedCharacterSequences, .reverse]) { text, range, _, stop in
      if text?.first?.isNewline == true || !isLast { end = range.location }
      stop.pointee = true
    }
    return end.compare(line.location) == .orderedAscending ? line.location : end
  }

  // MARK: - Points

  /// What a press, or a drag, at a point selects. Places are in the container's space.
  open func textSelections(
    interactingAt point: CGPoint, inContainerAt containerLocation: any NSTextLocation, anchors: [NSTextSelection],
    modifiers: Modifier, selecting: Bool, bounds: CGRect
  ) -> [NSTextSelection] {
    guard let place = place(at: point, containerLocation) else { return [] }
    let pressed = NSTextSelection(place, affinity: .downstream)
    guard modifiers.contains(.extend) || selecting, let anchor = anchors.first, let first = anchor.textRanges.first
    else { return modifiers.contains(.multiple) && allowsNonContiguousRanges ? anchors + [pressed] : [pressed] }
    let unit =
      textSelection(for: anchor.granularity, enclosing: pressed).textRanges.first ?? NSTextRange(location: place)
    let start = anchor.anchor.map { NSTextRange(location: $0) } ?? first
    let grown = start.union(anchor.granularity == .character ? NSTextRange(location: place) : unit)
    let made = NSTextSelection(range: grown, affinity: .downstream, granularity: anchor.granularity)
    made.anchor = place.compare(start.location) == .orderedAscending ? start.endLocation : start.location
    return [made]
  }

  private func place(at point: CGPoint, _ location: any NSTextLocation) -> (any NSTextLocation)? {
    guard let source = textSelectionDataSource else { return nil }
    guard let line = source.lineFragmentRange(for: point, inContainerAt: location) else {
      return point.y < 0 ? source.documentRange.location : source.documentRange.endLocation
    }
    return nearest(to: point.x, onLineAt: line.location, source)
  }

  /// A selection grown to whole words, lines and so on.
  open func textSelection(
    for selectionGranularity: NSTextSelection.Granularity, enclosing textSelection: NSTextSelection
  ) -> NSTextSelection {
    guard let source = textSelectionDataSource else { return textSelection }
    let ranges = textSelection.textRanges.map { range -> NSTextRange in
      guard let first = source.textRange(for: selectionGranularity, enclosing: range.location) else { return range }
      guard !range.isEmpty, let before = source.location(range.endLocation, offsetBy: -1),
        let last = source.textRange(for: selectionGranularity, enclosing: before)
      else { return first }
      return first.union(last)
    }
    return NSTextSelection(ranges, affinity: textSelection.affinity, granularity: selectionGranularity)
  }

  /// The word, line and so on at a point.
  open func textSelection(
    for selectionGranularity: NSTextSelection.Granularity, enclosing point: CGPoint,
    inContainerAt location: any NSTextLocation
  ) -> NSTextSelection? {
    place(at: point, location).map {
      textSelection(for: selectionGranularity, enclosing: NSTextSelection($0, affinity: .downstream))
    }
  }

  /// Where text typed into a selection goes; `nil` where nothing is selected.
  open func resolvedInsertionLocation(
    for textSelection: NSTextSelection, writingDirection: WritingDirection
  ) -> (any NSTextLocation)? { textSelection.secondarySelectionLocation ?? textSelection.textRanges.first?.location }

  /// What a key that deletes takes away.
  open func deletionRanges(
    for textSelection: NSTextSelection, direction: Direction, destination: Destination, allowsDecomposition: Bool
  ) -> [NSTextRange] {
    let selected = textSelection.textRanges.filter { !$0.isEmpty }
    guard selected.isEmpty, let source = textSelectionDataSource, let place = textSelection.textRanges.first?.location
    else { return selected }
    let isBackward = isBackward(direction, at: place, source)
    guard let end = boundary(destination, from: place, isBackward: isBackward, source),
      end.compare(place) != .orderedSame
    else { return [] }
    return [range(place, end)]
  }
}
