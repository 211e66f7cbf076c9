// SPDX-FileCopyrightText: 2026 The Tessera Authors
// SPDX-License-Identifier: MIT

/// A list of values of any hashable types, which stand for the pages of a navigation stack.
public struct NavigationPath {
  var values: [AnyHashable]

  public init() { values = [] }

  public init<S>(_ elements: S) where S: Sequence, S.Element: Hashable { values = elements.map { AnyHashable($0) } }

  /// Creates a path of values that were encoded.
  public init(_ codable: NavigationPath.CodableRepresentation) { values = codable.values.map { AnyHashable($0) } }

  public var count: Int { values.count }
  public var isEmpty: Bool { values.isEmpty }

  /// Adds a page at the top.
  public mutating func append<V>(_ value: V) where V: Hashable { values.append(AnyHashable(value)) }

  /// Takes pages off the top.
  public mutating func removeLast(_ k: Int = 1) { values.removeLast(k) }

  /// The path as it can be encoded; `nil` where a value cannot.
  public var codable: NavigationPath.CodableRepresentation? {
    let all = values.compactMap { $0.base as? any Codable & Hashable }
    return all.count == values.count ? CodableRepresentation(values: all) : nil
  }

  /// A path that can be encoded: each value after the name of its type.
  public struct CodableRepresentation: Codable {
    fileprivate let values: [any Codable & Hashable]

    fileprivate init(values: [any Codable & Hashable]) { self.values = values }

    public init(from decoder: any Decoder) throws {
      var container = try decoder.unkeyedContainer()
      var found: [any Codable & Hashable] = []
      while !container.isAtEnd {
        let name = try container.decode(String.self)
        let text = try container.decode(String.self)
        guard let type = _typeByName(name) as? any (Codable & Hashable).Type else {
          throw DecodingError.dataCorruptedError(in: container, debugDescription: "No type is named \(name).")
        }
        found.append(try JSONDecoder().decode(type, from: Data(text.utf8)))
      }
      // Pages from the top down, as they are encoded.
      values = found.reversed()
    }

    public func encode(to encoder: any Encoder) throws {
      var container = encoder.unkeyedContainer()
      for value in values.reversed() {
        try container.encode(_mangledTypeName(type(of: value)) ?? String(reflecting: type(of: value)))
        try container.encode(String(decoding: try JSONEncoder().encode(value), as: UTF8.self))
      }
    }
  }
}

extension NavigationPath: Equatable {}

extension NavigationPath.CodableRepresentation: Equatable {
  public static func == (lhs: Self, rhs: Self) -> Bool {
    lhs.values.map { AnyHashable($0) } == rhs.values.map { AnyHashable($0) }
  }
}
