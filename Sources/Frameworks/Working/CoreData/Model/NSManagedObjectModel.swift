// SPDX-FileCopyrightText: 2026 The Tessera Authors
// SPDX-License-Identifier: MIT

internal import DataModelReader
public import Foundation
import Synchronization

/// The kinds of objects that an app keeps.
open class NSManagedObjectModel: NSObject, @unchecked Sendable {
  /// The kinds. A model that stores use already is not to be changed.
  open var entities: [NSEntityDescription] {
    get { kinds }
    set {
      kinds = newValue
      for entity in kinds { entity.managedObjectModel = self }
      entitiesByName = Dictionary(kinds.compactMap { entity in entity.name.map { ($0, entity) } }) { $1 }
      KnownModels.note(self)
    }
  }

  private var kinds: [NSEntityDescription] = []
  open private(set) var entitiesByName: [String: NSEntityDescription] = [:]
  open var versionIdentifiers: Set<AnyHashable> = []

  public override init() { super.init() }

  /// Reads a model of the app's bundle, `Name.momd`; `nil` where it cannot be read, with a line in the log.
  public convenience init?(contentsOf url: URL) {
    do {
      let model = try DataModel(at: url)
      self.init(model)
    } catch {
      FileHandle.standardError.write(Data("CoreData: \(url.lastPathComponent) cannot be read: \(error)\n".utf8))
      return nil
    }
  }

  convenience init(_ model: DataModel) {
    self.init()
    entities = ModelBuilder.entities(of: model)
  }

  /// All models of some bundles as one; of none, the app's.
  open class func mergedModel(from bundles: [Bundle]?) -> NSManagedObjectModel? {
    let urls: [URL] = (bundles ?? [.main]).flatMap { bundle -> [URL] in
      (bundle.urls(forResourcesWithExtension: "momd", subdirectory: nil) ?? []).map { $0 as URL }
    }
    let models = urls.sorted { $0.path < $1.path }.compactMap { NSManagedObjectModel(contentsOf: $0) }
    return models.isEmpty ? nil : NSManagedObjectModel(byMerging: models)
  }

  /// Models as one.
  public convenience init?(byMerging models: [NSManagedObjectModel]?) {
    guard let models else { return nil }
    self.init()
    entities = models.flatMap(\.entities)
  }

  /// The model of a name in a bundle.
  static func named(_ name: String, in bundle: Bundle) -> NSManagedObjectModel? {
    ["momd", "mom"].lazy.compactMap { bundle.url(forResource: name, withExtension: $0) }.first
      .flatMap(NSManagedObjectModel.init(contentsOf:))
  }
}

/// The models that there are, for objects that are made without a context's help.
enum KnownModels {
  private struct Entry: @unchecked Sendable { weak var model: NSManagedObjectModel? }
  private static let entries = Mutex<[Entry]>([])

  static func note(_ model: NSManagedObjectModel) {
    entries.withLock { list in
      list.removeAll { $0.model == nil || $0.model === model }
      list.append(Entry(model: model))
    }
  }

  /// The kind whose objects are of a class.
  static func entity(of type: NSManagedObject.Type) -> NSEntityDescription? {
    let models = entries.withLock { $0.compactMap(\.model) }
    return models.lazy.reversed().compactMap { $0.entity(of: type) }.first
  }
}

extension NSManagedObjectModel {
  func entity(of type: NSManagedObject.Type) -> NSEntityDescription? {
    let name = String(describing: type)
    let found = entities.first { $0.managedObjectClassName == name } ?? entitiesByName[name]
    if let found, found.seenClass == nil { found.seenClass = type }
    return found
  }
}
