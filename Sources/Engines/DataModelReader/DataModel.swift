// SPDX-FileCopyrightText: 2026 The Tessera Authors
// SPDX-License-Identifier: MIT

/// What a data model says: the kinds of objects, their attributes and how they hang together.
package struct DataModel: Hashable, Sendable {
  package var entities: [Entity] = []

  /// A kind of objects.
  package struct Entity: Hashable, Sendable {
    /// Whether Xcode writes the class's source.
    package enum Source: String, Hashable, Sendable {
      /// The class and its properties.
      case all = "class"
      /// The properties, in an extension of a class that the project has.
      case properties = "category"
      /// Nothing.
      case none = ""
    }

    package var name: String
    /// The Swift class of its objects, without a module; `nil` for none of their own.
    package var className: String?
    package var parent: String?
    package var isAbstract = false
    package var source = Source.none
    package var attributes: [Attribute] = []
    package var relationships: [Relationship] = []
    /// Names of properties that no two objects may have alike, each list for itself.
    package var uniqueness: [[String]] = []
  }

  /// A value of an object.
  package struct Attribute: Hashable, Sendable {
    /// The names that a model's source has for types.
    package enum Kind: String, Hashable, Sendable, CaseIterable {
      case integer16 = "Integer 16"
      case integer32 = "Integer 32"
      case integer64 = "Integer 64"
      case decimal = "Decimal"
      case double = "Double"
      case float = "Float"
      case string = "String"
      case boolean = "Boolean"
      case date = "Date"
      case binary = "Binary"
      case uuid = "UUID"
      case uri = "URI"
      case transformable = "Transformable"
      /// Of transient attributes.
      case undefined = "Undefined"
    }

    package var name: String
    package var kind: Kind
    package var isOptional = false
    package var isTransient = false
    /// Whether the class has a number, not an object for it.
    package var isScalar = false
    /// As text; of dates, seconds since 2001.
    package var standard: String?
    /// The class of a transformable value.
    package var className: String?
  }

  /// What an object has to do with objects of a kind.
  package struct Relationship: Hashable, Sendable {
    package enum DeleteRule: String, Hashable, Sendable {
      case nullify = "Nullify"
      case cascade = "Cascade"
      case deny = "Deny"
      case noAction = "No Action"
    }

    package var name: String
    package var destination: String
    package var inverse: String?
    package var isToMany = false
    package var isOrdered = false
    package var isOptional = false
    package var deleteRule = DeleteRule.nullify
    package var least = 0
    /// 0 means any number.
    package var most = 0
  }
}

/// Why a model cannot be read.
package struct DataModelError: Error, Hashable, CustomStringConvertible {
  /// Where, as far as that is known.
  package var line: Int?
  package var expected: String

  package var description: String { (line.map { "line \($0): " } ?? "") + expected }
}
