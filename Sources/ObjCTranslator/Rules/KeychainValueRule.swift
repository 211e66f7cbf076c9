// SPDX-FileCopyrightText: 2026 The Tessera Authors
// SPDX-License-Identifier: MIT

internal import SwiftSyntax

/// What queries of the keychain are made of. On iOS the names of Core Foundation are objects, here they are Swift's values:
/// these become objects where a file works with dictionaries of such, and dictionaries of Foundation's become Swift's.
///
/// ## Before
///     var query: [String: AnyObject] = [kSecClass as String: kSecClassGenericPassword]
///     query[kSecMatchLimit as String] = kSecMatchLimitOne
///     SecItemDelete(NSMutableDictionary() as CFDictionary)
///     NSString(format: kSecClass)
/// ## After
///     var query: [String: AnyObject] = [kSecClass as String: kSecClassGenericPassword as AnyObject]
///     query[kSecMatchLimit as String] = kSecMatchLimitOne as AnyObject
///     SecItemDelete(NSMutableDictionary() as! CFDictionary)
///     NSString(string: kSecClass)
struct KeychainValueRule: Rule {
  func apply(to module: ModuleContext) {
    for file in module.files {
      let scan = file.scan
      if scan.identifiers.contains("AnyObject") {
        for token in scan.keychainValues { file.edits.insert(" as AnyObject", at: token.offsets.upperBound) }
      }
      if !scan.identifiers.isDisjoint(with: ["NSDictionary", "NSMutableDictionary"]) {
        for token in scan.dictionaryCasts { file.edits.insert("!", at: token.offsets.upperBound) }
      }
      for label in scan.keychainFormats { file.edits.replace(label.offsets, with: "string") }
    }
  }

  /// Whether a name stands alone as a value in a dictionary, or is assigned to an element of something.
  static func isElement(_ node: DeclReferenceExprSyntax) -> Bool {
    guard node.baseName.text.hasPrefix("kSec") else { return false }
    if let element = node.parent?.as(DictionaryElementSyntax.self) { return element.value.id == node.id }
    guard let list = node.parent?.as(ExprListSyntax.self), list.count == 3, list.last?.id == node.id,
      list.dropFirst().first?.is(AssignmentExprSyntax.self) == true
    else { return false }
    return list.first?.is(SubscriptCallExprSyntax.self) == true
  }

  /// The label in `NSString(format: kSecClass)`.
  static func format(in node: FunctionCallExprSyntax) -> TokenSyntax? {
    guard node.arguments.count == 1, let argument = node.arguments.first, let label = argument.label,
      label.text == "format",
      argument.expression.as(DeclReferenceExprSyntax.self)?.baseName.text.hasPrefix("kSec") == true
    else { return nil }
    return label
  }

  /// The `as` of `x as CFDictionary`.
  static func casts(in node: SequenceExprSyntax) -> [TokenSyntax] {
    zip(node.elements, node.elements.dropFirst()).compactMap { cast, type in
      guard let cast = cast.as(UnresolvedAsExprSyntax.self), cast.questionOrExclamationMark == nil,
        type.trimmedDescription == "CFDictionary"
      else { return nil }
      return cast.asKeyword
    }
  }
}
