// SPDX-FileCopyrightText: 2026 The Tessera Authors
// SPDX-License-Identifier: MIT

/// Takes sections one under the other, in loops and conditions too.
@resultBuilder
enum ContentBuilder<Content: SectionIdentifierViewModel> {
  static func buildExpression(_ section: Content) -> [Content] { [section] }
  static func buildExpression(_ sections: [Content]) -> [Content] { sections }
  static func buildBlock(_ parts: [Content]...) -> [Content] { parts.flatMap { $0 } }
  static func buildOptional(_ part: [Content]?) -> [Content] { part ?? [] }
  static func buildEither(first part: [Content]) -> [Content] { part }
  static func buildEither(second part: [Content]) -> [Content] { part }
  static func buildArray(_ parts: [[Content]]) -> [Content] { parts.flatMap { $0 } }
}
