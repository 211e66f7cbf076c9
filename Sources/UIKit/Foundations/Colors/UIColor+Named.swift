// SPDX-FileCopyrightText: 2026 The Tessera Authors
// SPDX-License-Identifier: MIT

extension UIColor {
  /// The colour of that name in the main bundle's asset catalogs; it follows the traits under which it is shown.
  public convenience init?(named name: String) {
    self.init(named: name, in: nil, compatibleWith: nil)
  }

  /// The colour of that name in a bundle's asset catalogs; `nil` where there is none.
  ///
  /// It follows the traits under which it is shown, whatever `traitCollection` says, as on iOS.
  public convenience init?(
    named name: String, in bundle: Bundle?, compatibleWith traitCollection: UITraitCollection?
  ) {
    guard let url = AssetLibrary.set(.color, name, in: bundle), let set = AssetSets.color(url) else { return nil }
    self.init { set.color(for: $0) }
    catalogSet = url
  }
}
