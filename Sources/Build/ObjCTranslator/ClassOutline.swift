// SPDX-FileCopyrightText: 2026 The Tessera Authors
// SPDX-License-Identifier: MIT

internal import SwiftSyntax

/// What a module says of one of its classes, for whoever looks for tests: XCTest finds its tests by Objective-C's
/// runtime, which Linux lacks.
public struct ClassOutline: Sendable, Hashable {
  /// A method without parameters and results.
  public struct Method: Sendable, Hashable {
    /// Its name without parentheses.
    public var name: String
    /// Whether it says `async`.
    public var isAsync: Bool
    /// Where it stands.
    public var path: String
    /// The line, counted from 1.
    public var line: Int
    /// What must hold for it to be compiled beside its class: conditions of `#if`, as the compiler sees them.
    public var conditions: [String]

    /// Creates a method.
    public init(name: String, isAsync: Bool, path: String = "", line: Int = 0, conditions: [String] = []) {
      self.name = name
      self.isAsync = isAsync
      self.path = path
      self.line = line
      self.conditions = conditions
    }
  }

  /// With the names of the types around it, separated by dots.
  public var name: String
  /// The first of what it inherits from, as written; a class or a protocol.
  public var superclass: String?
  /// Whether only its own file can name it.
  public var isPrivate: Bool
  /// Whether anything at the end of its file can name it, though nothing elsewhere may.
  public var isNamedInFile = true
  /// Instance methods whose names begin with `test`, in the order of the source.
  public var tests: [Method]
  /// Whether it has no objects by itself: its subclasses say what it is generic over, and have its tests.
  public var isGeneric = false
  /// Whether it says itself which test cases there are.
  public var makesSuite = false
  /// Where it stands.
  public var path: String
  /// The line, counted from 1.
  public var line: Int
  /// What must hold for it to be compiled: conditions of `#if`, as the compiler sees them. Only the compiler knows all of
  /// a build's flags.
  public var conditions: [String] = []
}

extension ClassOutline {
  /// The classes of a module, in the order of its files. Those inside functions are left out, as are branches that an iOS
  /// build surely leaves out.
  static func all(in module: ModuleContext) -> [ClassOutline] {
    module.files.flatMap { file in
      file.scan.types.filter { $0.kind == .class && !$0.isLocal }.map { type in
        let conditions = file.words(of: type.conditions)
        return ClassOutline(
          name: type.qualifiedName, superclass: type.inherited.first,
          isPrivate: sequence(first: type, next: \.parent).contains { $0.has("private") || $0.has("fileprivate") },
          isNamedInFile: sequence(first: type, next: \.parent).allSatisfy { !$0.has("private") || $0.parent == nil },
          tests: module.members(of: type).compactMap { test($0, beyond: conditions) }, isGeneric: type.isGeneric,
          makesSuite: type.members.contains { $0.name == TestCaseRule.suite && $0.has("override") }, path: file.path,
          line: file.line(at: type.node.offsets.lowerBound), conditions: conditions)
      }
    }
  }

  private static func test(_ member: MemberFact, beyond conditions: [String]) -> Method? {
    guard member.kind == .function, member.name.hasPrefix("test"), member.parameters.isEmpty, !member.isStatic,
      !member.has("private"), !member.has("fileprivate"), !member.attributes.isUnavailable,
      let function = member.node.as(FunctionDeclSyntax.self), function.genericParameterClause == nil
    else { return nil }
    let result = function.signature.returnClause?.type.trimmedDescription
    guard result == nil || result == "Void" || result == "()" else { return nil }
    return Method(
      name: member.name, isAsync: function.signature.effectSpecifiers?.asyncSpecifier != nil,
      path: member.owner.file.path, line: member.owner.file.line(at: function.name.offsets.lowerBound),
      conditions: member.owner.file.words(of: member.conditions).filter { !conditions.contains($0) })
  }
}
