// SPDX-FileCopyrightText: 2026 The Tessera Authors
// SPDX-License-Identifier: MIT

public import Foundation

/// The key of a store's type in its metadata.
public let NSStoreTypeKey = "NSStoreType"
/// The key of a store's identifier in its metadata.
public let NSStoreUUIDKey = "NSStoreUUID"
/// The key of the hashes of the kinds that a store was written with, in its metadata.
public let NSStoreModelVersionHashesKey = "NSStoreModelVersionHashes"
/// The key of the identifiers of the model that a store was written with, in its metadata. No store keeps them.
public let NSStoreModelVersionIdentifiersKey = "NSStoreModelVersionIdentifiers"

extension NSPropertyDescription {
  /// Tells the property from those that are stored otherwise, in 32 bytes. Its name, type, whether it is optional and
  /// `versionHashModifier` count; other hashes than on Apple's platforms.
  public var versionHash: Data { VersionHash.data(versionText) }

  var versionText: String {
    var parts = [name, "\(isOptional)", "\(isTransient)", versionHashModifier ?? ""]
    if let attribute = self as? NSAttributeDescription { parts.append("\(attribute.attributeType.rawValue)") }
    if let relationship = self as? NSRelationshipDescription {
      parts += [
        relationship.destinationEntity?.name ?? "", "\(relationship.minCount)", "\(relationship.maxCount)",
        "\(relationship.isOrdered)", "\(relationship.deleteRule.rawValue)",
      ]
    }
    return parts.joined(separator: "|")
  }
}

extension NSEntityDescription {
  /// Tells the kind from those that are stored otherwise, in 32 bytes.
  public var versionHash: Data {
    let properties = propertiesByName.values.map(\.versionText).sorted()
    return VersionHash.data(
      ([name ?? "", superentity?.name ?? "", "\(isAbstract)"] + properties).joined(separator: "\n"))
  }
}

extension NSManagedObjectModel {
  /// The hashes of all kinds by their names.
  public var entityVersionHashesByName: [String: Data] { entitiesByName.mapValues(\.versionHash) }

  /// Whether a store that was written with some kinds can be opened with this model as it is: the metadata's hashes are those of
  /// the model. Configurations are not told apart here.
  public func isConfiguration(
    withName configuration: String?, compatibleWithStoreMetadata metadata: [String: Any]
  ) -> Bool { metadata[NSStoreModelVersionHashesKey] as? [String: Data] == entityVersionHashesByName }

  /// The model of some bundles that a store was written with, all of them together or one; `nil` where none is.
  public class func mergedModel(from bundles: [Bundle]?, forStoreMetadata metadata: [String: Any])
    -> NSManagedObjectModel?
  {
    guard let model = mergedModel(from: bundles) else { return nil }
    return model.isConfiguration(withName: nil, compatibleWithStoreMetadata: metadata) ? model : nil
  }
}

/// A hash that is the same in every run.
private enum VersionHash {
  static func data(_ text: String) -> Data {
    var data = Data()
    for seed: UInt64 in [0xcbf2_9ce4_8422_2325, 0x9e37_79b9_7f4a_7c15, 0xd6e8_feb8_6659_fd93, 0xa076_1d64_78bd_642f] {
      var hash = seed
      for byte in text.utf8 { hash = (hash ^ UInt64(byte)) &* 0x100_0000_01b3 }
      withUnsafeBytes(of: hash.bigEndian) { data.append(contentsOf: $0) }
    }
    return data
  }
}
