// SPDX-FileCopyrightText: 2026 The Tessera Authors
// SPDX-License-Identifier: MIT

extension UIImage {
  /// The picture of that name in the main bundle, for the present traits, if there is one.
  static func quietly(named name: String) -> State? { lookUp(name, in: nil, AmbientTraits.current) }

  /// Looks a name up in a bundle's asset catalogs and files, and tells where nothing is found.
  static func find(_ name: String, in bundle: Bundle?, _ traits: UITraitCollection) -> State? {
    guard !name.isEmpty else { return nil }
    if let state = lookUp(name, in: bundle, traits) { return state }
    let folders = AssetLibrary.folders(of: bundle).map(\.path).joined(separator: ", ")
    AssetWarnings.warn(
      "UIImage: no image named \"\(name)\" was found in \(folders), neither in an asset catalog nor as a PNG, JPEG or "
        + "WebP file.")
    return nil
  }

  private static func lookUp(_ name: String, in bundle: Bundle?, _ traits: UITraitCollection) -> State? {
    let stem = (name as NSString).pathExtension == "png" ? (name as NSString).deletingPathExtension : name
    if let url = AssetLibrary.set(.image, stem, in: bundle) { return state(ofSet: url, name: stem, traits) }
    if var state = ImageFiles.state(named: name, in: bundle, scale: AmbientTraits.scale(traits)) {
      state.traits = traits
      return state
    }
    return nil
  }

  static func state(ofSet url: URL, name: String, _ traits: UITraitCollection) -> State? {
    guard var state = AssetSets.image(url)?.state(for: traits) else { return nil }
    state.traits = traits
    state.source = .set(url, name: name)
    return state
  }

  /// The variant of this picture for other traits, with the changes that were made to this one.
  func resolved(for traits: UITraitCollection) -> UIImage {
    var found: State
    switch state.source {
    case nil: return self
    case .symbol(let request):
      guard traits.values != state.traits.values else { return self }
      found = Self.state(of: request, traits)
      guard found.picture != state.picture else { return self }
      carryChanges(to: &found)
    case .set(let url, let name):
      guard traits.values != state.traits.values, let other = Self.state(ofSet: url, name: name, traits) else {
        return self
      }
      found = other
      if let original = Self.state(ofSet: url, name: name, state.traits) { carry(over: original, to: &found) }
    case .asset(let asset):
      guard let other = asset.registered(for: traits), other.picture != state.picture else { return self }
      found = other
      found.renderingMode = state.renderingMode
      found.tint = state.tint
      found.source = state.source
    }
    return UIImage(state: found)
  }

  /// Takes over what was changed since the picture was loaded as `original`.
  private func carry(over original: State, to found: inout State) {
    if state.renderingMode != original.renderingMode { found.renderingMode = state.renderingMode }
    found.tint = state.tint
    if state.alignmentRectInsets != original.alignmentRectInsets {
      found.alignmentRectInsets = state.alignmentRectInsets
    }
    if state.isResizable, !original.isResizable || state.capInsets != original.capInsets {
      found.isResizable = true
      found.capInsets = state.capInsets
      found.resizingMode = state.resizingMode
    }
  }
}
