// SPDX-FileCopyrightText: 2026 The Tessera Authors
// SPDX-License-Identifier: MIT

internal import Foundation
internal import XCTest

/// The names that test objects of Quick's have for themselves: on iOS the method's name that Quick makes of an example,
/// `a_cell__shows_its_title`, by which libraries name their files; on Linux Quick gives them the example's.
struct QuickNames {
  private let isQuick: Bool
  private var known: Set<String> = []

  init(_ testClass: XCTestCase.Type) {
    var next: AnyClass? = testClass
    var isQuick = false
    while let type = next, !isQuick {
      isQuick = ["Quick.QuickSpec", "Quick.AsyncSpec"].contains(String(reflecting: type))
      next = _getSuperclass(type)
    }
    self.isQuick = isQuick
  }

  /// What an object is to be called that runs a test; of two that would have the same name the second gets a number.
  mutating func objectName(_ test: String) -> String {
    guard isQuick else { return test }
    let name = Self.identifier(test)
    var unique = name
    var number = 2
    while !known.insert(unique).inserted {
      unique = "\(name)_\(number)"
      number += 1
    }
    return unique
  }

  private static let invalid = [
    CharacterSet.whitespacesAndNewlines, .illegalCharacters, .controlCharacters, .punctuationCharacters,
    .nonBaseCharacters, .symbols,
  ].reduce(CharacterSet()) { $0.union($1) }

  private static func identifier(_ text: String) -> String {
    let name = text.components(separatedBy: invalid).joined(separator: "_")
    return name.isEmpty ? "_" : name
  }
}
