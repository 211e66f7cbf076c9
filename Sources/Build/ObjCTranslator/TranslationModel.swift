// SPDX-FileCopyrightText: 2026 The Tessera Authors
// SPDX-License-Identifier: MIT

/// One source file as the user wrote it.
public struct TranslationInput: Sendable, Hashable {
  /// The path that compiler errors shall name, absolute as a rule.
  public var path: String
  /// The text of the file.
  public var source: String

  /// Creates an input from a path and the text at that path.
  public init(path: String, source: String) {
    self.path = path
    self.source = source
  }
}

/// One source file as the compiler shall see it.
public struct TranslationOutput: Sendable, Hashable {
  /// The path of the input it came from.
  public var path: String
  /// The name for the translated file. It differs from the original's, because the compiler wants `#fileID` to be
  /// unique and the directive on the first line claims the original's; only `main.swift` has to keep its name.
  public var fileName: String {
    let name = path.split(separator: "/").last.map(String.init) ?? path
    guard name != "main.swift" else { return name }
    return (name.hasSuffix(".swift") ? String(name.dropLast(6)) : name) + ".translated.swift"
  }
  /// The translated text.
  public var source: String
  /// What the translator has to say about this file.
  public var diagnostics: [TranslationDiagnostic]
}

/// A whole translated module.
public struct TranslatedModule: Sendable, Hashable {
  /// The name of the generated file that registers the module's tables.
  public static let tablesFileName = "TesseraTables.generated.swift"

  /// The translated files, in the order of the inputs.
  public var files: [TranslationOutput]
  /// The text of the generated tables file, to be compiled with the others.
  public var tables: String
  /// The module's classes.
  public var classes: [ClassOutline]
  /// What those that import the module have to know.
  public var interface = ModuleInterface()
  /// What the files import and nobody has, by name; each is an error or a warning among the diagnostics too.
  public var missing: [MissingModule] = []
  /// All diagnostics, in the order of the files and, within a file, of the lines.
  public var diagnostics: [TranslationDiagnostic] { files.flatMap(\.diagnostics) }
}

/// A message about a construct that the translator can't carry over.
public struct TranslationDiagnostic: Sendable, Hashable, CustomStringConvertible {
  /// How bad it is.
  public enum Severity: String, Sendable, Hashable {
    case warning
    case error
  }

  /// The user's file.
  public var path: String
  /// The line, counted from 1.
  public var line: Int
  /// The column in UTF-8 bytes, counted from 1.
  public var column: Int
  /// Whether the build can go on.
  public var severity: Severity
  /// What is wrong and the way out.
  public var message: String

  /// The form compilers use, which editors and build systems understand.
  public var description: String { "\(path):\(line):\(column): \(severity.rawValue): \(message)" }
}
