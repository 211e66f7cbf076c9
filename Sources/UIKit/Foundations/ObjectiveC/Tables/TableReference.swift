// SPDX-FileCopyrightText: 2026 The Tessera Authors
// SPDX-License-Identifier: MIT

import Foundation

/// An object in one of Foundation's tables, held or not, told from others as the table's options say.
struct TableReference: Hashable {
  private let strong: AnyObject?
  private weak var weak: AnyObject?
  private let identifier: ObjectIdentifier
  /// Where objects say themselves what they are equal to; as long as it lives it does.
  private let isByIdentity: Bool
  private let hash: Int

  init(_ object: AnyObject, _ options: NSPointerFunctions.Options) {
    strong = options.isWeak ? nil : object
    weak = options.isWeak ? object : nil
    identifier = ObjectIdentifier(object)
    isByIdentity = options.contains(.objectPointerPersonality)
    hash = isByIdentity ? identifier.hashValue : (object as? NSObject)?.hash ?? identifier.hashValue
  }

  /// The object; `nil` where nobody else held it.
  var object: AnyObject? { strong ?? weak }

  static func == (left: TableReference, right: TableReference) -> Bool {
    guard let one = left.object, let other = right.object else { return left.identifier == right.identifier }
    if one === other { return true }
    guard !left.isByIdentity, let one = one as? NSObject else { return false }
    return one.isEqual(other)
  }

  func hash(into hasher: inout Hasher) { hasher.combine(hash) }
}

/// How tables hold what is in them; of the kinds of memory there are two.
open class NSPointerFunctions: NSObject {
  /// How things are held and told from each other.
  public struct Options: OptionSet, Sendable {
    public let rawValue: UInt

    public init(rawValue: UInt) { self.rawValue = rawValue }

    /// Objects are held. The default.
    public static let strongMemory = Options([])
    /// Objects are not held, and leave the table when they die.
    public static let weakMemory = Options(rawValue: 5)
    /// Objects are equal where they say so. The default.
    public static let objectPersonality = Options([])
    /// An object is equal to itself alone.
    public static let objectPointerPersonality = Options(rawValue: 2 << 8)
    /// Copies are held instead of what is put in.
    public static let copyIn = Options(rawValue: 1 << 16)

    var isWeak: Bool { contains(.weakMemory) }
  }
}

extension NSPointerFunctions.Options {
  /// What a table takes for an object that is put in.
  func taken(_ object: AnyObject) -> AnyObject {
    guard contains(.copyIn), let source = object as? any NSCopying else { return object }
    return source.copy(with: nil) as AnyObject
  }
}

public typealias NSHashTableOptions = NSPointerFunctions.Options
public typealias NSMapTableOptions = NSPointerFunctions.Options
