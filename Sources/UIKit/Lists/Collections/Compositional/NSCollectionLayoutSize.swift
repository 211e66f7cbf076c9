// SPDX-FileCopyrightText: 2026 The Tessera Authors
// SPDX-License-Identifier: MIT

internal import CollectionLayoutCore

/// A width and a height of something in a compositional layout. Immutable.
@preconcurrency @MainActor open class NSCollectionLayoutSize: NSObject, @preconcurrency NSCopying {
  open private(set) var widthDimension: NSCollectionLayoutDimension
  open private(set) var heightDimension: NSCollectionLayoutDimension

  public init(widthDimension: NSCollectionLayoutDimension, heightDimension: NSCollectionLayoutDimension) {
    (self.widthDimension, self.heightDimension) = (widthDimension, heightDimension)
    super.init()
  }

  var value: CompositionalSize { CompositionalSize(width: widthDimension.value, height: heightDimension.value) }

  /// The size itself, as it cannot change.
  open func copy(with zone: NSZone? = nil) -> Any { self }

  open override func isEqual(_ object: Any?) -> Bool {
    guard let other = object as? NSCollectionLayoutSize else { return false }
    return MainActor.assumeIsolated { other.value == value }
  }

  open override var hash: Int { MainActor.assumeIsolated { value.hashValue } }

  open override var description: String {
    MainActor.assumeIsolated { "{\(widthDimension.text), \(heightDimension.text)}" }
  }
}
