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
  /// What is shown where no variant suits.
  private var original: UIImage.State?
  private let variants = Mutex<[Variant]>([])

  public override init() {
    super.init()
  }

  // Not designated: an initialiser that apps cannot see would keep the others from their subclasses.
  convenience init(set url: URL, name: String) {
    self.init()
    set = (url, name)
  }

  /// The asset of a picture that comes from no set.
  convenience init(original: UIImage.State) {
    self.init()
    self.original = original
  }

  /// The variant for the traits; of several that suit, the one that says most.
  open func image(with traitCollection: UITraitCollection) -> UIImage {
    guard var state = state(for: traitCollection) else { return UIImage() }
    if set == nil || hasVariants { state.source = .asset(self) }
    return UIImage(state: state)
  }

  /// The variant for a configuration's traits.
  open func image(with configuration: UIImage.Configuration) -> UIImage {
    image(with: configuration.traitCollection ?? AmbientTraits.current).withConfiguration(configuration)
  }

  /// Adds a variant, which from then on belongs to this asset.
  open func register(_ image: UIImage, with traitCollection: UITraitCollection) {
    variants.withLock { variants in
      variants.removeAll { $0.traits == traitCollection }
      variants.append(Variant(traits: traitCollection, state: image.state))
    }
  }

  /// Adds a variant for the traits of a configuration.
  open func register(_ image: UIImage, with configuration: UIImage.Configuration) {
    register(image, with: configuration.traitCollection ?? UITraitCollection())
  }

  open func unregister(imageWith traitCollection: UITraitCollection) {
    variants.withLock { $0.removeAll { $0.traits == traitCollection } }
  }

  open func unregisterImage(with configuration: UIImage.Configuration) {
    unregister(imageWith: configuration.traitCollection ?? UITraitCollection())
  }

  /// Whether an app has added any.
  var hasVariants: Bool { variants.withLock { !$0.isEmpty } }

  /// What is shown for the traits; `nil` where there is nothing at all.
  func state(for traits: UITraitCollection) -> UIImage.State? {
    let (suitable, first) = variants.withLock { variants in
      (variants.filter { traits.containsTraits(in: $0.traits) }.last?.state, variants.first?.state)
    }
    if let suitable { return suitable }
    if let set, let state = UIImage.state(ofSet: set.url, name: set.name, traits) { return state }
    return original ?? first
  }
}
