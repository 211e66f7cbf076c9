// SPDX-FileCopyrightText: 2026 The Tessera Authors
// SPDX-License-Identifier: MIT

/// The bytes of a data set in an asset catalog.
open class NSDataAsset: NSObject, NSCopying, @unchecked Sendable {
  /// The most that is read of one set.
  private static let mostBytes = 256 << 20

  open private(set) var name: String
  open private(set) var data: Data
  /// The uniform type identifier that the set was given; empty for none.
  open private(set) var typeIdentifier: String

  /// The data set of that name in the main bundle.
  public convenience init?(name: String) {
    self.init(name: name, bundle: .main)
  }

  /// The data set of that name in a bundle; `nil` where there is none that can be read.
  public init?(name: String, bundle: Bundle) {
    guard let set = AssetLibrary.set(.data, name, in: bundle) else { return nil }
    let file = set.appendingPathComponent("Contents.json")
    guard let contents = AssetContents.read(file), let list = AssetContents.list("data", in: contents, of: file) else {
      return nil
    }
    let traits = AmbientTraits.current
    let entries = list.filter { $0["filename"] is String }
    guard
      let entry = AssetVariant.best(
        entries, for: traits, language: AssetLibrary.language, { AssetVariant($0, of: set) })
        ?? entries.first,
      let source = AssetContents.file(entry["filename"], in: set),
      let data = AssetContents.data(source, most: Self.mostBytes, expected: "data")
    else {
      AssetWarnings.warn("Asset catalog: \(file.path) has no data that can be read.")
      return nil
    }
    self.name = name
    self.data = data
    typeIdentifier = entry["universal-type-identifier"] as? String ?? ""
    super.init()
  }

  open func copy(with zone: NSZone? = nil) -> Any { self }
}
