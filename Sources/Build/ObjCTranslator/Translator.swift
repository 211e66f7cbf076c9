// SPDX-FileCopyrightText: 2026 The Tessera Authors
// SPDX-License-Identifier: MIT

internal import Foundation

/// Turns a module of ordinary iOS Swift source into Swift that compiles on Linux against Tessera's UIKit.
///
/// All files of a module go in together, because several rules need to see all of them: an override in an extension
/// belongs into a class that may stand in another file. Lines stay where they are: each output starts with a
/// `#sourceLocation` directive that names the original file, so compiler errors point into the user's own source.
///
/// Translating an output again returns it unchanged.
///
/// ## Example
///     let module = Translator().translate([TranslationInput(path: "App/Main.swift", source: text)])
///     for file in module.files { write(file.source, to: file.path) }
///
/// ## Errors
/// What can't be translated is reported in ``TranslatedModule/diagnostics`` with file, line and a way out; the
/// construct is left as it was, so the compiler speaks too. Source that doesn't parse is passed on to the compiler.
public struct Translator: Sendable {
  /// How this translator treats the module it is given.
  public let options: TranslationOptions

  /// Creates a translator.
  public init(options: TranslationOptions = TranslationOptions()) {
    self.options = options
  }

  /// The rules, in the order in which they run. Each adds edits; none sees the edits of another. Imports come
  /// last, when every rule has said what its text needs.
  static var rules: [any Rule] {
    [
      BuildConditionRule(), AvailabilityRule(), AttributeRule(), MainAttributeRule(), PreviewRule(), EntryRule(),
      ObjCProtocolRule(), OptionalRequirementRule(),
      OptionalCallRule(), OptionalReferenceRule(), OptionalPropertyRule(), SelectorRule(), KeyPathRule(), ObserveRule(),
      TimerRule(), SealedClassRule(),
      SystemVersionRule(), AttributeNameRule(),
      VariableArgumentRule(), FormatterRule(), ObjectValueRule(), FoundationNameRule(), KeyedDictionaryRule(),
      RootMethodRule(), AccessibilityOverrideRule(),
      KeyValueOverrideRule(), ForwardingRule(), NibObjectRule(),
      MetatypeInitRule(), GenericInitRule(), ClassNameRule(), SuperBlockRule(), RenamedOverrideRule(), NewerNameRule(),
      DynamicPropertyRule(), ManagedPropertyRule(), OptionalWitnessRule(),
      FrameworkOverrideRule(), ForeignOverrideRule(), ExtensionOverrideRule(), OwnInitRule(), AsyncWitnessRule(),
      ErrorObjectRule(), RootConformanceRule(),
      ScalarFunctionRule(), TestSetUpRule(), TestCaseRule(), ObjectMemberRule(),
      MessageRule(), BlockRule(), MethodExchangeRule(), ClassTableRule(),
      ObjCExistentialRule(), ImportRule(),
    ]
  }

  /// Translates the files of one module.
  ///
  /// The result holds the files in the order given. Never fails: problems are diagnostics.
  ///
  /// - Complexity: linear in the size of the source; files are parsed in parallel.
  public func translate(_ files: [TranslationInput]) -> TranslatedModule {
    let parsed = parse(files)
    let module = ModuleContext(files: parsed, options: options)
    for file in parsed {
      // The compiler would name the end of the translated file, which nobody wrote.
      for brace in file.openBraces { module.report("this '{' is never closed: '}' is missing", at: brace, in: file) }
    }
    for rule in Self.rules { rule.apply(to: module) }
    let outputs = parsed.map { file in
      TranslationOutput(
        path: file.path, source: file.rendered(), diagnostics: module.diagnostics.filter { $0.path == file.path })
    }
    return TranslatedModule(
      files: outputs, tables: ClassTableRule.tablesFile(for: module), classes: ClassOutline.all(in: module),
      interface: ModuleInterface(of: module), missing: module.missing)
  }

  /// Parses and scans the files, on as many cores as there are.
  private func parse(_ inputs: [TranslationInput]) -> [SourceFile] {
    let slots = Slots(count: inputs.count)
    let options = self.options
    DispatchQueue.concurrentPerform(iterations: inputs.count) { index in
      slots.set(index, SourceFile(input: inputs[index], options: options))
    }
    return slots.values()
  }
}

/// Results of a parallel loop, one per index.
private final class Slots: @unchecked Sendable {
  private let lock = NSLock()
  private var files: [SourceFile?]

  init(count: Int) { files = Array(repeating: nil, count: count) }

  func set(_ index: Int, _ file: SourceFile) {
    lock.withLock { files[index] = file }
  }

  func values() -> [SourceFile] { lock.withLock { files.compactMap { $0 } } }
}
