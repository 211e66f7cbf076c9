// SPDX-FileCopyrightText: 2026 The Tessera Authors
// SPDX-License-Identifier: MIT

public import Foundation

/// A kind of objects: which properties they have.
open class NSEntityDescription: NSObject, @unchecked Sendable {
  open var name: String?
  /// The name of the Swift class of its objects, `NSManagedObject` for none of their own.
  open var managedObjectClassName: String! = "NSManagedObject"
  open var isAbstract = false
  open var userInfo: [AnyHashable: Any]?
  open var uniquenessConstraints: [[Any]] = []
  open internal(set) weak var managedObjectModel: NSManagedObjectModel!
  open internal(set) weak var superentity: NSEntityDescription?

  /// The kinds that are kinds of this one.
  open var subentities: [NSEntityDescription] = [] {
    didSet {
      for entity in subentities { entity.superentity = self }
    }
  }

  /// Its own properties and, once it has a parent, that one's.
  open var properties: [NSPropertyDescription] {
    get { (superentity?.properties ?? []) + own }
    set {
      own = newValue.filter { property in superentity?.properties.contains { $0 === property } != true }
      for property in own { property.entity = self }
    }
  }

  private var own: [NSPropertyDescription] = []

  /// What an app's class was seen to be, as soon as it was.
  var seenClass: NSManagedObject.Type?

  public override init() { super.init() }

  open var propertiesByName: [String: NSPropertyDescription] {
    Dictionary(properties.map { ($0.name, $0) }) { $1 }
  }

  open var attributesByName: [String: NSAttributeDescription] {
    propertiesByName.compactMapValues { $0 as? NSAttributeDescription }
  }

  open var relationshipsByName: [String: NSRelationshipDescription] {
    propertiesByName.compactMapValues { $0 as? NSRelationshipDescription }
  }

  open var subentitiesByName: [String: NSEntityDescription] {
    Dictionary(subentities.map { ($0.name ?? "", $0) }) { $1 }
  }

  /// The relationships that lead to a kind of objects.
  open func relationships(forDestination entity: NSEntityDescription) -> [NSRelationshipDescription] {
    relationshipsByName.values.filter { $0.destinationEntity === entity }.sorted { $0.name < $1.name }
  }

  /// Whether this kind is another, or a kind of it.
  open func isKindOf(entity: NSEntityDescription) -> Bool {
    self === entity || superentity?.isKindOf(entity: entity) == true
  }

  /// The kind with a name in the model that a context has; `nil` where there is none.
  open class func entity(forEntityName entityName: String, in context: NSManagedObjectContext) -> NSEntityDescription? {
    context.model?.entitiesByName[entityName]
  }

  /// Makes an object of a kind in a context; a name that the model has not stops the app.
  @discardableResult
  open class func insertNewObject(forEntityName entityName: String, into context: NSManagedObjectContext)
    -> NSManagedObject
  {
    guard let entity = entity(forEntityName: entityName, in: context) else {
      fatalError("+entityForName: could not locate an entity named '\(entityName)' in this model.")
    }
    return entity.makeObject(in: context)
  }

  open override var description: String { "(<NSEntityDescription: \(name ?? "?")>)" }

  /// This kind and all kinds of it.
  var family: [NSEntityDescription] { [self] + subentities.flatMap(\.family) }

  /// The properties by name, looked up once for all objects.
  private(set) lazy var table = PropertyTable(self)
}

/// A kind's properties as its objects look for them.
struct PropertyTable {
  let attributes: [String: NSAttributeDescription]
  let relationships: [String: NSRelationshipDescription]
  /// The values of a new object.
  let defaults: [String: Any]

  init(_ entity: NSEntityDescription) {
    attributes = entity.attributesByName
    relationships = entity.relationshipsByName
    defaults = attributes.compactMapValues(\.defaultValue)
  }
}
