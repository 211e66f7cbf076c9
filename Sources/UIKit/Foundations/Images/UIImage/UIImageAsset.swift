// SPDX-FileCopyrightText: 2026 The Tessera Authors
// SPDX-License-Identifier: MIT

internal import Synchronization

/// Variants of a picture for different traits.
open class UIImageAsset: NSObject, @unchecked Sendable {
  private struct Variant {
    var traits: UITraitCollection
    var state: UIImage.State
  }

  private var set: (url: URL, name: String)?
  private let variants = Mutex<[Variant]>([])

  public override init() {
    super.init()
  }

  // Not designated: an initialiser that apps cannot see would keep the others from their subclasses.
  convenience init(set url: URL, name: String) {
    self.init()
    set = (url, name)
  }

  /// The variant for the traits; of several that suit, the one that says most.
  open func image(with traitCollection: UITraitCollection) -> UIImage {
    if let set, let state = UIImage.state(ofSet: set.url, name: set.name, traitCollection) {
      return UIImage(state: state)
    }
    guard var state = registered(for: traitCollection) else {
      fatalError("UIImageAsset has no image for \(traitCollection)")
    }
    state.source = .asset(self)
    return UIImage(state: state)
  }

  /// Adds a variant, which from then on belongs to this asset.
  open func register(_ image: UIImage, with traitCollection: UITraitCollection) {
    variants.withLock { variants in
      variants.removeAll { $0.traits == traitCollection }
      variants.append(Variant(traits: traitCollection, state: image.state))
    }
  }

  open func unregister(imageWith traitCollection: UITraitCollection) {
    variants.withLock { $0.removeAll { $0.traits == traitCollection } }
  }

  func registered(for traits: UITraitCollection) -> UIImage.State? {
    variants.withLock { variants in
      let suitable = variants.filter { traits.containsTraits(in: $0.traits) }
      return (suitable.last ?? variants.first)?.state
    }
  }
}
