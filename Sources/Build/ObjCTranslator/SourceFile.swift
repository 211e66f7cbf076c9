// SPDX-FileCopyrightText: 2026 The Tessera Authors
// SPDX-License-Identifier: MIT

internal import SwiftParser
internal import SwiftSyntax

/// A parsed input, what was found in it, and the edits that rules want made.
final class SourceFile {
  /// What an output begins with; a file that begins so has been translated before.
  static let directive = "#sourceLocation(file: "

  let path: String
  let source: String
  /// The source as bytes: syntax positions are offsets into it.
  let bytes: [UInt8]
  let isTranslated: Bool
  /// Whether the compiler will find that this isn't Swift. Generated lines are then left out: behind a brace that
  /// isn't closed they would only add errors that nobody made.
  let hasSyntaxError: Bool
  /// Where braces open that nothing closes.
  let openBraces: [Int]
  var scan: FileScan
  let edits = EditList()
  /// Modules that the translated text needs, beyond what the file imports.
  var requiredImports: [String] = []
  /// The closing braces in front of which members were added.
  var bracesWithMembers: Set<Int> = []
  /// Generated lines that follow the user's last line.
  var trailer: [String] = []
  /// Types that are made less private, by identity.
  private var promoted: Set<ObjectIdentifier> = []
  private let lineStarts: [Int]

  init(input: TranslationInput, options: TranslationOptions) {
    path = input.path
    source = input.source
    bytes = Array(input.source.utf8)
    var starts = [0]
    bytes.withUnsafeBufferPointer { buffer in
      for index in 0..<buffer.count where buffer[index] == 10 { starts.append(index + 1) }
    }
    lineStarts = starts
    let head = source.hasPrefix("#!") ? source.drop { !$0.isNewline }.dropFirst() : source[...]
    isTranslated = head.hasPrefix(Self.directive)
    let text = isTranslated ? "" : source
    // As Swift 5, which only warns of `@available (iOS 13, *)`: whether that is an error is the compiler's to say.
    var parser = Parser(text, swiftVersion: .v5)
    let tree = SourceFileSyntax.parse(from: &parser)
    hasSyntaxError = tree.hasError
    openBraces = tree.hasError ? Self.openBraces(in: tree) : []
    scan = FileScanner.scan(tree, options: options)
  }

  /// Whether a type is to be made less private for the first time.
  func isFirstPromotion(of type: TypeFact) -> Bool { promoted.insert(ObjectIdentifier(type)).inserted }

  private static func openBraces(in tree: SourceFileSyntax) -> [Int] {
    tree.tokens(viewMode: .all).compactMap { token in
      guard token.presence == .missing, token.tokenKind == .rightBrace else { return nil }
      let opening = token.parent?.children(viewMode: .sourceAccurate).lazy.compactMap { $0.as(TokenSyntax.self) }
        .first { $0.tokenKind == .leftBrace }
      return opening?.offsets.lowerBound
    }
  }

  /// The file's name without its folder.
  var name: String { path.split(separator: "/").last.map(String.init) ?? path }

  /// The file's name without folder and ending, as an identifier.
  var identifier: String {
    let stem = name.hasSuffix(".swift") ? String(name.dropLast(6)) : name
    return String(stem.unicodeScalars.map { $0.properties.isXIDContinue ? Character($0) : "_" })
  }

  /// The line of an offset, counted from 1.
  func line(at offset: Int) -> Int {
    var low = 0
    var high = lineStarts.count
    while high - low > 1 {
      let middle = (low + high) / 2
      if lineStarts[middle] <= offset { low = middle } else { high = middle }
    }
    return low + 1
  }

  /// The column of an offset in bytes, counted from 1.
  func column(at offset: Int) -> Int { offset - lineStarts[line(at: offset) - 1] + 1 }

  /// The text of a range of the original.
  func text(_ range: Range<Int>) -> String { String(decoding: bytes[range], as: UTF8.self) }

  /// The text of a node without the trivia around it.
  func text(_ node: some SyntaxProtocol) -> String { text(node.offsets) }

  /// The range with all edits inside it applied.
  func rendered(_ range: Range<Int>) -> String { edits.apply(to: bytes, in: range) }

  /// A directive that says which original line comes next.
  func sourceLocation(line: Int) -> String {
    let name = path.reduce(into: "") { result, character in
      if character == "\\" || character == "\"" { result.append("\\") }
      result.append(character)
    }
    return "\(Self.directive)\"\(name)\", line: \(line))"
  }

  /// The whole output.
  func rendered() -> String {
    if isTranslated { return source }
    var start = 0
    var head = ""
    if bytes.starts(with: [0xEF, 0xBB, 0xBF]) { start = 3 }
    if bytes[start...].starts(with: Array("#!".utf8)), lineStarts.count > 1 {
      head = text(start..<lineStarts[1])
      start = lineStarts[1]
    }
    var result = head + sourceLocation(line: head.isEmpty ? 1 : 2) + "\n" + rendered(start..<bytes.count)
    if !trailer.isEmpty, !hasSyntaxError {
      if result.utf8.last != 10 { result += "\n" }
      result += "#sourceLocation()\n" + trailer.joined(separator: "\n") + "\n"
    }
    return result
  }
}

extension SyntaxProtocol {
  /// The byte range without leading and trailing trivia.
  var offsets: Range<Int> {
    let start = positionAfterSkippingLeadingTrivia.utf8Offset
    return start..<max(start, endPositionBeforeTrailingTrivia.utf8Offset)
  }
}
