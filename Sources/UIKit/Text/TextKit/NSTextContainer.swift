// SPDX-FileCopyrightText: 2026 The Tessera Authors
// SPDX-License-Identifier: MIT

internal import CoreGraphics
internal import TesseraText

/// The room that a text is laid out in. Lengths are points, places in the container's space.
///
/// Subclasses that have room of another shape override `lineFragmentRect(forProposedRect:at:writingDirection:remaining:)`.
@preconcurrency @MainActor open class NSTextContainer: NSObject {
  /// The layout manager that has the container; `nil` where a text layout manager has it. A text view that is asked for
  /// it takes a layout manager from then on.
  open internal(set) var layoutManager: NSLayoutManager? {
    get { ownLayoutManager ?? textLayoutManager?.fallBack?() }
    set { ownLayoutManager = newValue }
  }

  weak var ownLayoutManager: NSLayoutManager?

  /// The text layout manager that has the container; `nil` where a layout manager has it.
  open internal(set) weak var textLayoutManager: NSTextLayoutManager?
  private var holes: [PathBands] = []
  /// The width that the text is just measured for, where it is not the container's.
  var measuredWidth: CGFloat?

  /// Creates a container of a size; a side of 0 sets no limit.
  public init(size: CGSize) {
    self.size = size
    super.init()
  }

  public convenience override init() {
    self.init(size: .zero)
  }

  public required init(coder: NSCoder) {
    size = .zero
    super.init()
  }

  open var size: CGSize {
    didSet { if size != oldValue { changed(from: oldValue) } }
  }

  /// What text flows around, in the container's space; the containers' own padding stays free around it. Text is laid out
  /// beside shapes only in a container that has a width. Defaults to none.
  open var exclusionPaths: [UIBezierPath] = [] {
    didSet {
      holes = exclusionPaths.map { PathBands($0.cgPath, evenOdd: $0.usesEvenOddFillRule) }
      changed(from: size)
    }
  }

  /// How the last line ends. Defaults to `byWordWrapping`.
  open var lineBreakMode: NSLineBreakMode = .byWordWrapping {
    didSet { if lineBreakMode != oldValue { changed(from: size) } }
  }

  /// The room at both ends of each line. Defaults to 5.
  open var lineFragmentPadding: CGFloat = 5 {
    didSet { if lineFragmentPadding != oldValue { changed(from: size) } }
  }

  /// At most so many lines; 0, the default, means that there is no limit.
  open var maximumNumberOfLines = 0 {
    didSet { if maximumNumberOfLines != oldValue { changed(from: size) } }
  }

  /// Whether the width follows the text view's. Defaults to `false`; a text view's own container follows.
  open var widthTracksTextView = false
  /// Whether the height follows the text view's. Defaults to `false`.
  open var heightTracksTextView = false

  open var isSimpleRectangularTextContainer: Bool { exclusionPaths.isEmpty }

  /// Gives the container to another layout manager, with all that the old one has: its storage and its containers.
  open func replaceLayoutManager(_ newLayoutManager: NSLayoutManager) {
    guard let old = ownLayoutManager, old !== newLayoutManager else { return }
    let storage = old.textStorage
    for _ in old.textContainers {
      let container = old.textContainers[0]
      old.removeTextContainer(at: 0)
      newLayoutManager.addTextContainer(container)
    }
    storage?.removeLayoutManager(old)
    storage?.addLayoutManager(newLayoutManager)
  }

  /// The part of a proposed rectangle that a line may stand in; `zero` where there is none.
  ///
  /// - Parameters:
  ///   - proposedRect: As wide as the container, and as high as the line.
  ///   - characterIndex: The character that the line begins with.
  ///   - baseWritingDirection: Where the line is from right to left, the rightmost part comes first.
  ///   - remainingRect: Takes what may still hold text of the same line, behind what is in the way; `zero` for nothing.
  open func lineFragmentRect(
    forProposedRect proposedRect: CGRect, at characterIndex: Int,
    writingDirection baseWritingDirection: NSWritingDirection, remaining remainingRect: UnsafeMutablePointer<CGRect>?
  ) -> CGRect {
    remainingRect?.pointee = .zero
    var room = proposedRect
    let width = measuredWidth ?? size.width
    if width > 0 { room = room.intersection(CGRect(x: 0, y: room.minY, width: width, height: room.height)) }
    guard !room.isNull, room.width > 0, size.height <= 0 || room.maxY <= size.height + 0.5 else { return .zero }
    let taken = PathBands.united(holes.flatMap { $0.covered(from: room.minY, to: room.maxY) })
    var free: [ClosedRange<CGFloat>] = []
    var x = room.minX
    for stretch in taken where stretch.upperBound > room.minX && stretch.lowerBound < room.maxX {
      if stretch.lowerBound > x { free.append(x...stretch.lowerBound) }
      x = max(x, stretch.upperBound)
    }
    if x < room.maxX { free.append(x...room.maxX) }
    let isFromRight = baseWritingDirection == .rightToLeft
    guard let first = isFromRight ? free.last : free.first else { return .zero }
    if free.count > 1 {
      let rest = isFromRight ? room.minX...free[free.count - 2].upperBound : free[1].lowerBound...room.maxX
      remainingRect?.pointee = CGRect(
        x: rest.lowerBound, y: room.minY, width: rest.upperBound - rest.lowerBound, height: room.height)
    }
    return CGRect(
      x: first.lowerBound, y: room.minY, width: first.upperBound - first.lowerBound, height: room.height)
  }

  private func changed(from oldSize: CGSize) {
    ownLayoutManager?.containerDidChange(self, from: oldSize)
    textLayoutManager?.containerDidChange()
  }
}

extension NSTextContainer {
  /// Whether each line has to be asked for.
  var hasOwnShape: Bool { type(of: self) != NSTextContainer.self || !isSimpleRectangularTextContainer }

  /// More parts of a line than this are not filled.
  private static let greatestNumberOfParts = 64

  /// What of a line text may stand in, from left to right, less the padding at both ends; the first padding is x 0.
  func stretches(at top: CGFloat, height: CGFloat, offset: Int, isRightToLeft: Bool) -> [ClosedRange<CGFloat>] {
    var found: [ClosedRange<CGFloat>] = []
    var proposed = CGRect(x: 0, y: top, width: measuredWidth ?? size.width, height: height)
    for _ in 0..<Self.greatestNumberOfParts {
      var rest = CGRect.zero
      let part = lineFragmentRect(
        forProposedRect: proposed, at: offset, writingDirection: isRightToLeft ? .rightToLeft : .leftToRight,
        remaining: &rest)
      guard part.width > 0, part.minX.isFinite, part.width.isFinite else { break }
      let end = part.maxX - 2 * lineFragmentPadding
      if end > part.minX { found.append(part.minX...end) }
      guard rest.width > 0, rest != proposed else { break }
      proposed = rest
    }
    return found.sorted { $0.lowerBound < $1.lowerBound }
  }

  /// What a container of a width has for text.
  func usable(_ width: CGFloat) -> CGFloat {
    width > 0 && width < 1e6 ? max(width - 2 * lineFragmentPadding, 0) : .infinity
  }

  /// How text is laid out in it, if it had a width.
  func layoutOptions(width: CGFloat, scale: CGFloat, isRightToLeft: Bool) -> TextLayoutOptions {
    let height = size.height
    return TextLayoutOptions(
      width: usable(width), height: height > 0 && height < 1e6 ? height : .infinity,
      numberOfLines: maximumNumberOfLines,
      lineBreakMode: LineBreakMode(rawValue: lineBreakMode.rawValue) ?? .byWordWrapping, scale: scale,
      stacking: .textView, isRightToLeft: isRightToLeft)
  }

  /// What is in the way of lines in it.
  func room(width: CGFloat, isRightToLeft: Bool) -> TextRoom {
    var room = TextRoom()
    if hasOwnShape, usable(width).isFinite {
      room.holes = { line, offset in
        self.stretches(at: line.minY, height: line.height, offset: offset, isRightToLeft: isRightToLeft)
      }
    }
    return room
  }
}
