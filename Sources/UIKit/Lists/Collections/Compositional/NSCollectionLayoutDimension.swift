// SPDX-FileCopyrightText: 2026 The Tessera Authors
// SPDX-License-Identifier: MIT

internal import CollectionLayoutCore

/// The width or the height of something in a compositional layout. Immutable; lengths are points.
@preconcurrency @MainActor open class NSCollectionLayoutDimension: NSObject, @preconcurrency NSCopying {
  let value: CompositionalDimension

  init(_ value: CompositionalDimension) {
    self.value = value
    super.init()
  }

  /// A share of the width of the container; 1 is all of it.
  open class func fractionalWidth(_ fractionalWidth: CGFloat) -> NSCollectionLayoutDimension {
    NSCollectionLayoutDimension(.fractionalWidth(fractionalWidth))
  }

  /// A share of the height of the container; 1 is all of it.
  open class func fractionalHeight(_ fractionalHeight: CGFloat) -> NSCollectionLayoutDimension {
    NSCollectionLayoutDimension(.fractionalHeight(fractionalHeight))
  }

  /// A length in points.
  open class func absolute(_ absoluteDimension: CGFloat) -> NSCollectionLayoutDimension {
    NSCollectionLayoutDimension(.absolute(absoluteDimension))
  }

  /// A length in points that stands until the view has said its own.
  open class func estimated(_ estimatedDimension: CGFloat) -> NSCollectionLayoutDimension {
    NSCollectionLayoutDimension(.estimated(estimatedDimension))
  }

  /// As `estimated(_:)`, but all siblings of a group that ask for this get the largest of their lengths.
  open class func uniformAcrossSiblings(estimate: CGFloat) -> NSCollectionLayoutDimension {
    NSCollectionLayoutDimension(.uniformAcrossSiblings(estimate: estimate))
  }

  open var isFractionalWidth: Bool { if case .fractionalWidth = value { true } else { false } }
  open var isFractionalHeight: Bool { if case .fractionalHeight = value { true } else { false } }
  open var isAbsolute: Bool { if case .absolute = value { true } else { false } }
  open var isEstimated: Bool { if case .estimated = value { true } else { false } }
  open var isUniformAcrossSiblings: Bool { value.isUniformAcrossSiblings }

  /// The number: points, or a share.
  open var dimension: CGFloat { value.value }

  /// The dimension itself, as it cannot change.
  open func copy(with zone: NSZone? = nil) -> Any { self }

  open override func isEqual(_ object: Any?) -> Bool {
    guard let other = object as? NSCollectionLayoutDimension else { return false }
    return MainActor.assumeIsolated { other.value == value }
  }

  open override var hash: Int { MainActor.assumeIsolated { value.hashValue } }

  open override var description: String { MainActor.assumeIsolated { text } }

  var text: String {
    switch value {
    case .fractionalWidth(let share): ".fractionalWidth(\(share.shortText))"
    case .fractionalHeight(let share): ".fractionalHeight(\(share.shortText))"
    case .absolute(let length): ".absolute(\(length.shortText))"
    case .estimated(let length): ".estimated(\(length.shortText))"
    case .uniformAcrossSiblings(let length): ".uniformAcrossSiblings(\(length.shortText))"
    }
  }
}
