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
      "UIImage: no image named \"\(name)\" was found in \(folders), neither in an asset catalog nor as a PNG, JPEG, WebP "
        + "or SVG file.")
    return nil
  }

  private static func lookUp(_ name: String, in bundle: Bundle?, _ traits: UITraitCollection) -> State? {
    if let state = inCatalog(name, in: bundle, traits) { return state }
    let file = name as NSString
    if ["png", "jpg", "jpeg"].contains(file.pathExtension.lowercased()),
      let state = inCatalog(file.deletingPathExtension, in: bundle, traits)
    {
      return state
    }
    if var state = ImageFiles.state(named: name, in: bundle, traits) {
      state.traits = traits
      return state
    }
    return nil
  }

  /// A picture or a symbol of the catalogs.
  private static func inCatalog(_ name: String, in bundle: Bundle?, _ traits: UITraitCollection) -> State? {
    if let url = AssetLibrary.set(.image, name, in: bundle) { return state(ofSet: url, name: name, traits) }
    guard let url = AssetLibrary.set(.symbol, name, in: bundle), AssetSets.symbol(url) != nil else { return nil }
    return state(of: SymbolRequest(name: name, set: url), traits)
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
    if let asset = extendedAsset {
      guard let other = asset.state(for: traits), other.picture != state.picture else { return self }
      found = other
      found.renderingMode = state.renderingMode
      found.tint = state.tint
      found.source = .asset(asset)
      return UIImage(state: found)
    }
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
      guard let other = asset.state(for: traits), other.picture != state.picture else { return self }
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
