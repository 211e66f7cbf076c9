// SPDX-FileCopyrightText: 2026 The Tessera Authors
// SPDX-License-Identifier: MIT

internal import Synchronization
internal import ViewLayoutCore

/// The identity of a guide, with its value where nothing sets one.
public protocol AlignmentID {
  /// The guide of a view that sets none, in points of the view's coordinates.
  static func defaultValue(in context: ViewDimensions) -> CGFloat
}

/// The keys that were made for types of guides; one for each type and axis.
private enum AlignmentKeys {
  private static let keys = Mutex<[AlignmentName: AlignmentKey]>([:])

  private struct AlignmentName: Hashable {
    var id: ObjectIdentifier
    var axis: LayoutAxis
  }

  static func key(_ id: any AlignmentID.Type, _ axis: LayoutAxis) -> AlignmentKey {
    nonisolated(unsafe) let id = id
    let name = AlignmentName(id: ObjectIdentifier(id), axis: axis)
    return keys.withLock { keys in
      if let known = keys[name] { return known }
      let made = AlignmentKey(id: name.id, axis: axis) { id.defaultValue(in: ViewDimensions($0)) }
      keys[name] = made
      return made
    }
  }
}

/// A guide by which views are aligned across.
public struct HorizontalAlignment: Equatable, Sendable {
  let key: AlignmentKey

  /// A guide of an app's own.
  public init(_ id: any AlignmentID.Type) { key = AlignmentKeys.key(id, .horizontal) }

  init(key: AlignmentKey) { self.key = key }

  public static let leading = HorizontalAlignment(key: .leading)
  public static let center = HorizontalAlignment(key: .horizontalCenter)
  public static let trailing = HorizontalAlignment(key: .trailing)

  /// Where the line below a row of a list begins: at its first text, where the row does not say.
  public static let listRowSeparatorLeading = HorizontalAlignment(SeparatorLeading.self)
  /// Where the line below a row of a list ends: at the row's trailing edge, where the row does not say.
  public static let listRowSeparatorTrailing = HorizontalAlignment(SeparatorTrailing.self)

  private enum SeparatorLeading: AlignmentID {
    static func defaultValue(in context: ViewDimensions) -> CGFloat { context[.leading] }
  }

  private enum SeparatorTrailing: AlignmentID {
    static func defaultValue(in context: ViewDimensions) -> CGFloat { context[.trailing] }
  }
}

/// A guide by which views are aligned up and down.
public struct VerticalAlignment: Equatable, Sendable {
  let key: AlignmentKey

  /// A guide of an app's own.
  public init(_ id: any AlignmentID.Type) { key = AlignmentKeys.key(id, .vertical) }

  init(key: AlignmentKey) { self.key = key }

  public static let top = VerticalAlignment(key: .top)
  public static let center = VerticalAlignment(key: .verticalCenter)
  public static let bottom = VerticalAlignment(key: .bottom)
  public static let firstTextBaseline = VerticalAlignment(key: .firstBaseline)
  public static let lastTextBaseline = VerticalAlignment(key: .lastBaseline)
}

/// A guide on each axis.
public struct Alignment: Equatable, Sendable {
  public var horizontal: HorizontalAlignment
  public var vertical: VerticalAlignment

  public init(horizontal: HorizontalAlignment, vertical: VerticalAlignment) {
    self.horizontal = horizontal
    self.vertical = vertical
  }

  public static let center = Alignment(horizontal: .center, vertical: .center)
  public static let leading = Alignment(horizontal: .leading, vertical: .center)
  public static let trailing = Alignment(horizontal: .trailing, vertical: .center)
  public static let top = Alignment(horizontal: .center, vertical: .top)
  public static let bottom = Alignment(horizontal: .center, vertical: .bottom)
  public static let topLeading = Alignment(horizontal: .leading, vertical: .top)
  public static let topTrailing = Alignment(horizontal: .trailing, vertical: .top)
  public static let bottomLeading = Alignment(horizontal: .leading, vertical: .bottom)
  public static let bottomTrailing = Alignment(horizontal: .trailing, vertical: .bottom)
  public static let centerFirstTextBaseline = Alignment(horizontal: .center, vertical: .firstTextBaseline)
  public static let centerLastTextBaseline = Alignment(horizontal: .center, vertical: .lastTextBaseline)
  public static let leadingFirstTextBaseline = Alignment(horizontal: .leading, vertical: .firstTextBaseline)
  public static let leadingLastTextBaseline = Alignment(horizontal: .leading, vertical: .lastTextBaseline)
  public static let trailingFirstTextBaseline = Alignment(horizontal: .trailing, vertical: .firstTextBaseline)
  public static let trailingLastTextBaseline = Alignment(horizontal: .trailing, vertical: .lastTextBaseline)

  var pair: AlignmentPair { AlignmentPair(horizontal.key, vertical.key) }
}

/// The size of a view and its guides, in the view's own coordinates.
public struct ViewDimensions {
  let dimensions: Dimensions

  init(_ dimensions: Dimensions) { self.dimensions = dimensions }

  public var width: CGFloat { dimensions.width }
  public var height: CGFloat { dimensions.height }

  public subscript(guide: HorizontalAlignment) -> CGFloat { dimensions[guide.key] }
  public subscript(guide: VerticalAlignment) -> CGFloat { dimensions[guide.key] }

  /// The value of a guide if one was set in the view.
  public subscript(explicit guide: HorizontalAlignment) -> CGFloat? { dimensions.explicit(guide.key) }

  /// The value of a guide if one was set in the view.
  public subscript(explicit guide: VerticalAlignment) -> CGFloat? { dimensions.explicit(guide.key) }
}

extension ViewDimensions: Equatable {
  public static func == (lhs: ViewDimensions, rhs: ViewDimensions) -> Bool {
    lhs.width == rhs.width && lhs.height == rhs.height
  }
}

/// A size that a container proposes to a view, in points; `nil` asks for the ideal length.
public struct ProposedViewSize: Equatable, Sendable {
  public var width: CGFloat?
  public var height: CGFloat?

  public init(width: CGFloat?, height: CGFloat?) {
    self.width = width
    self.height = height
  }

  public init(_ size: CGSize) {
    self.init(width: size.width, height: size.height)
  }

  public static let zero = ProposedViewSize(width: 0, height: 0)
  public static let unspecified = ProposedViewSize(width: nil, height: nil)
  public static let infinity = ProposedViewSize(width: .infinity, height: .infinity)

  /// The size with other lengths in place of those that are `nil`.
  public func replacingUnspecifiedDimensions(by size: CGSize = CGSize(width: 10, height: 10)) -> CGSize {
    CGSize(width: width ?? size.width, height: height ?? size.height)
  }

  var proposal: Proposal { Proposal(width: width, height: height) }
  init(_ proposal: Proposal) { self.init(width: proposal.width, height: proposal.height) }
}
