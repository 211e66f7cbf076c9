// SPDX-FileCopyrightText: 2026 The Tessera Authors
// SPDX-License-Identifier: MIT

/// A picture of an asset catalog; Xcode, and here the builder of apps, writes a member for each that an app has.
public struct ImageResource: Hashable, @unchecked Sendable {
  fileprivate let name: String
  fileprivate let bundle: Bundle

  /// The picture of that name in a bundle's asset catalogs.
  public init(name: String, bundle: Bundle) {
    (self.name, self.bundle) = (name, bundle)
  }
}

/// A colour of an asset catalog; Xcode, and here the builder of apps, writes a member for each that an app has.
public struct ColorResource: Hashable, @unchecked Sendable {
  fileprivate let name: String
  fileprivate let bundle: Bundle

  /// The colour of that name in a bundle's asset catalogs.
  public init(name: String, bundle: Bundle) {
    (self.name, self.bundle) = (name, bundle)
  }
}

extension UIImage {
  /// The picture of a resource. One whose file cannot be read is empty, with a line on standard error.
  public convenience init(resource: ImageResource) {
    self.init(
      state: Self.find(resource.name, in: resource.bundle, AmbientTraits.current) ?? State(picture: .nothing, scale: 1))
  }
}

extension UIColor {
  /// The colour of a resource; clear where its set has none.
  public convenience init(resource: ColorResource) {
    let set = AssetLibrary.set(.color, resource.name, in: resource.bundle).flatMap(AssetSets.color)
    self.init { set?.color(for: $0) ?? .clear }
  }
}
