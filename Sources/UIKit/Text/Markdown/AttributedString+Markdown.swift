// SPDX-FileCopyrightText: 2026 The Tessera Authors
// SPDX-License-Identifier: MIT

extension AttributedString {
  /// How Markdown is read.
  public struct MarkdownParsingOptions: Sendable {
    public enum InterpretedSyntax: Sendable {
      /// Blocks too; what is between them, and line breaks within them, is not in the text.
      case full
      /// What is within paragraphs only; white space becomes one space.
      case inlineOnly
      /// What is within paragraphs only; white space stays.
      case inlineOnlyPreservingWhitespace
    }

    public enum FailurePolicy: Sendable {
      case throwError
      case returnPartiallyParsedIfPossible
    }

    /// Whether `^[text](attributes)` gives attributes of the app's own: it is not read. Defaults to `false`.
    public var allowsExtendedAttributes: Bool
    public var interpretedSyntax: InterpretedSyntax
    /// Markdown has no errors; what is too long is one.
    public var failurePolicy: FailurePolicy
    /// Kept. Defaults to `nil`.
    public var languageCode: String?

    public init(
      allowsExtendedAttributes: Bool = false, interpretedSyntax: InterpretedSyntax = .full,
      failurePolicy: FailurePolicy = .throwError, languageCode: String? = nil
    ) {
      self.allowsExtendedAttributes = allowsExtendedAttributes
      self.interpretedSyntax = interpretedSyntax
      self.failurePolicy = failurePolicy
      self.languageCode = languageCode
    }
  }

  /// Reads Markdown: emphasis, code, links, struck text; and headings, lists, quotes and blocks of code as
  /// `presentationIntent`s. Throws for text of more than 16 megabytes.
  public init(markdown: String, options: MarkdownParsingOptions = .init(), baseURL: URL? = nil) throws {
    self = try MarkdownReader(options: options, baseURL: baseURL).read(markdown)
  }

  /// Reads Markdown in UTF-8.
  public init(markdown: Data, options: MarkdownParsingOptions = .init(), baseURL: URL? = nil) throws {
    guard let text = String(data: markdown, encoding: .utf8) else {
      throw DocumentError.hasNoCharacters(encoding: String.Encoding.utf8.rawValue)
    }
    try self.init(markdown: text, options: options, baseURL: baseURL)
  }

  /// Reads Markdown in a file.
  public init(contentsOf url: URL, options: MarkdownParsingOptions = .init(), baseURL: URL? = nil) throws {
    try self.init(markdown: Data(contentsOf: url), options: options, baseURL: baseURL)
  }
}

extension NSAttributedString {
  /// Reads Markdown, as `AttributedString` does.
  public convenience init(
    markdown: String, options: AttributedString.MarkdownParsingOptions = .init(), baseURL: URL? = nil
  ) throws {
    self.init(try AttributedString(markdown: markdown, options: options, baseURL: baseURL))
  }

  /// Reads Markdown in UTF-8.
  public convenience init(
    markdown: Data, options: AttributedString.MarkdownParsingOptions = .init(), baseURL: URL? = nil
  ) throws {
    self.init(try AttributedString(markdown: markdown, options: options, baseURL: baseURL))
  }
}
