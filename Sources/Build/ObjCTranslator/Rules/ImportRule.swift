// SPDX-FileCopyrightText: 2026 The Tessera Authors
// SPDX-License-Identifier: MIT

internal import SwiftSyntax

/// Imports: modules that can't bear their own name here get it with a prefix, and modules that Apple's re-export are
/// added on the line of the first import.
///
/// A module named `os` or `Darwin` would change how dependencies compile (they ask `canImport`), hence the prefix.
///
/// ## Before
///     import Foundation
///     import os.log
///     import UIKit.UIView
/// ## After
///     import Foundation; import FoundationNetworking
///     import TesseraShims_os
///     import UIKit
struct ImportRule: Rule {
  /// The module that stands for one of ``AppleModules/renamed``. Two of Apple's have all that is here of two others, and
  /// one is part of another.
  private static func standIn(for name: String) -> String {
    if name == "AVFAudio" { return "AVFoundation" }
    let other = ["OSLog": "os", "CoreServices": "MobileCoreServices", "MachO": "Darwin"]
    return "TesseraShims_" + (other[name] ?? name)
  }

  /// A module that has a class of its own name: before a dot the class is meant (`OSLog.viewCycle`).
  private static let alsoClass = "OSLog"

  func apply(to module: ModuleContext) {
    let brought = reportMissing(in: module)
    for file in module.files where !file.isTranslated {
      if file.scan.imports.contains(where: { module.options.umbrellas.contains($0.path.first?.name.text ?? "") }) {
        file.requiredImports += ["Foundation", "UIKit"]
      }
      for node in file.scan.imports { rename(node, in: file, options: module.options) }
      for token in file.scan.qualifiers { requalify(token, in: file, of: module) }
      addImports(
        to: file, brought: brought[ObjectIdentifier(file)] ?? [],
        // What the whole file sees by an import that stands in a branch.
        bridged: module.options.bridged + file.scan.lostImports.filter(AppleModules.ofTheKit.contains).sorted(),
        supplements: module.options.supplements,
        ownsObservable: module.declaration(named: "Observable") != nil)
    }
  }

  /// Whether a module has another name here. A project may have a module `Network` of its own, which goes first.
  static func isShim(_ name: String, _ options: TranslationOptions) -> Bool {
    AppleModules.renamed.contains(name) && options.modules?.contains(name) != true
  }

  /// Names before a dot: those of modules that have another name here, and Foundation where another module has the name
  /// behind the dot.
  private func requalify(_ token: TokenSyntax, in file: SourceFile, of module: ModuleContext) {
    let name = token.text
    guard name != Self.alsoClass else { return }
    if Self.isShim(name, module.options) {
      // Darwin comes along with Foundation.
      let comesAlong = name == "Darwin" && AppleModules.broughtAlong(by: Self.imported(by: file)).contains("Foundation")
      guard Self.imports(name, file) || comesAlong && module.declaration(named: name) == nil else { return }
      let standIn = Self.standIn(for: name)
      file.edits.replace(token.offsets, with: standIn)
      if !Self.imports(name, file) { file.requiredImports.append(standIn) }
    } else if name == "Foundation", let member = Self.member(behind: token), let home = Self.home(of: member) {
      file.edits.replace(token.offsets, with: home)
      file.requiredImports.append(home)
    }
  }

  /// The name behind the dot behind a name.
  private static func member(behind token: TokenSyntax) -> String? {
    if let access = token.parent?.parent?.as(MemberAccessExprSyntax.self) { return access.declName.baseName.text }
    return token.parent?.parent?.as(MemberTypeSyntax.self)?.name.text
  }

  /// The module that has a name which Foundation has on Apple's platforms; `nil` where Foundation has it here too.
  private static func home(of name: String) -> String? {
    if networking.contains(name) { return "FoundationNetworking" }
    if xml.contains(name) { return "FoundationXML" }
    return ofUIKit.contains(name) ? "UIKit" : nil
  }

  private static func imported(by file: SourceFile) -> Set<String> {
    Set(file.scan.imports.compactMap { $0.path.first?.name.text })
  }

  private func rename(_ node: ImportDeclSyntax, in file: SourceFile, options: TranslationOptions) {
    guard let first = node.path.first else { return }
    if let standIn = options.standIns[first.name.text] {
      file.edits.replace(node.path.offsets, with: standIn)
      return
    }
    // What ``SealedClassRule`` adds is of the toolchain's module.
    if node.path.trimmedDescription == SealedClassRule.function { return }
    // `class Foundation.URLSession` is a declaration that another module has here.
    if node.importKindSpecifier != nil, first.name.text == "Foundation",
      let name = node.path.dropFirst().first?.name.text,
      let home = Self.home(of: name)
    {
      file.edits.replace(first.name.offsets, with: home)
      return
    }
    guard Self.isShim(first.name.text, options) else {
      // `UIKit.UIView` is a header of the module, which has none here; `class UIKit.UIView` is a declaration of it.
      if node.importKindSpecifier == nil, node.path.count > 1, Self.hasHeaders(first.name.text) {
        file.edits.replace(node.path.offsets, with: first.name.text)
      }
      return
    }
    // `os.log` and `ObjectiveC.runtime` are submodules, `struct os.Logger` is one declaration of a module.
    let end = node.importKindSpecifier == nil ? node.path.offsets.upperBound : first.name.offsets.upperBound
    file.edits.replace(first.name.offsets.lowerBound..<end, with: Self.standIn(for: first.name.text))
  }

  /// Whether a module is one of Apple's that are here, and has submodules on Apple's platforms.
  private static func hasHeaders(_ name: String) -> Bool {
    name == "Foundation" || AppleModules.ofTheKit.contains(name)
  }

  /// Says once for each module that isn't here who imports it: the compiler stops at the first import, and after it come
  /// errors about every name of the module. An import of which nothing is used gives way to what it brings along.
  private func reportMissing(in module: ModuleContext) -> [ObjectIdentifier: Set<String>] {
    let search = ModuleSearch(module)
    for (missing, places, isSure) in search.missing {
      guard let first = places.first else { continue }
      module.missing.append(missing)
      module.report(
        missing.description, severity: isSure ? .error : .warning, at: first.node.offsets.lowerBound, in: first.file)
    }
    var brought: [ObjectIdentifier: Set<String>] = [:]
    for (name, places) in search.idle {
      let brings = AppleModules.names[name]?.brings ?? []
      for place in places {
        place.file.replaceKeepingLines(place.node.offsets, with: brings.map { "import " + $0 }.joined(separator: "; "))
        brought[ObjectIdentifier(place.file), default: []].formUnion(brings)
      }
      guard let first = places.first else { continue }
      module.report(
        "Tessera has no module '\(name)'; nothing of it is used here, so the import is left out", severity: .warning,
        at: first.node.offsets.lowerBound, in: first.file)
    }
    return brought
  }

  private static func imports(_ name: String, _ file: SourceFile) -> Bool {
    file.scan.imports.contains { $0.path.first?.name.text == name }
  }

  /// - Parameters:
  ///   - brought: What stands in place of imports that were left out.
  ///   - bridged: What a header imports for every file.
  ///   - supplements: What comes along with XCTest.
  ///   - ownsObservable: Whether `Observable` is the module's own, a property wrapper perhaps.
  private func addImports(
    to file: SourceFile, brought: Set<String>, bridged: [String], supplements: [String], ownsObservable: Bool
  ) {
    let scan = file.scan
    var imported = Set(scan.imports.compactMap { $0.path.first?.name.text }).union(brought)
    // What is written under another name.
    imported.formUnion(imported.filter { AppleModules.renamed.contains($0) }.map(Self.standIn(for:)))
    let present = imported.union(bridged)
    var wanted = bridged.map { AppleModules.renamed.contains($0) ? Self.standIn(for: $0) : $0 } + file.requiredImports
    let isTest = !present.isDisjoint(with: Self.testing)
    let brings = AppleModules.broughtAlong(by: present)
    let hasFoundation = isTest || brings.contains("Foundation")
    let hasUIKit = isTest || brings.contains("UIKit")
    if hasFoundation, !scan.identifiers.isDisjoint(with: Self.networking) { wanted.append("FoundationNetworking") }
    if hasFoundation, !scan.identifiers.isDisjoint(with: Self.xml) { wanted.append("FoundationXML") }
    if hasFoundation, !present.contains("Combine"), !scan.identifiers.isDisjoint(with: Self.published) {
      wanted.append("Combine")
    }
    if hasFoundation, usesObservation(scan, ownsObservable: ownsObservable) { wanted.append("Observation") }
    if hasFoundation, !scan.identifiers.isDisjoint(with: Self.objectiveC) {
      wanted.append("TesseraShims_ObjectiveC")
    }
    if hasFoundation || present.contains("os"), scan.identifiers.contains(where: Self.isOfDarwin) {
      wanted.append("TesseraShims_Darwin")
    }
    if hasFoundation, scan.identifiers.contains(where: { $0.hasPrefix(Self.unfairLocks) }) {
      wanted.append("TesseraShims_os")
    }
    if hasFoundation, !present.contains("NaturalLanguage"),
      scan.identifiers.contains(where: { $0.hasPrefix("NSLinguisticTag") })
    {
      wanted.append("NaturalLanguage")
    }
    if isTest {
      // What they bring along on iOS, and what XCTest lacks here.
      wanted += ["Foundation", "UIKit"]
      if !present.isDisjoint(with: Self.casesOfXCTest) { wanted.append("XCTest") }
      if present.contains("XCTest") || wanted.contains("XCTest") {
        wanted += supplements.filter { !present.contains($0) }
      }
    }
    // UIKit does not bring these along by itself, since they are made with it.
    if hasUIKit, scan.identifiers.contains(where: Self.isOfCoreText) { wanted.append("CoreText") }
    if hasUIKit, scan.identifiers.contains(where: Self.isOfUserNotifications) { wanted.append("UserNotifications") }
    if !hasUIKit, present.contains("CoreImage"), scan.identifiers.contains(where: Self.isOfCoreVideo) {
      wanted.append("CoreVideo")
    }
    if hasFoundation, scan.identifiers.contains(where: Self.isOfSecurity) {
      wanted.append("TesseraShims_Security")
    }
    if present.contains("Dispatch"), !scan.identifiers.isDisjoint(with: Self.ofDispatch) {
      wanted.append("TesseraShims_Foundation")
    }
    if hasFoundation, !brings.contains("UIKit") {
      if !scan.identifiers.isDisjoint(with: Self.ofUIKit) { wanted.append("UIKit") }
      if !scan.identifiers.isDisjoint(with: Self.ofFoundation) {
        wanted.append("TesseraShims_Foundation")
      }
      if !present.contains("CoreGraphics"), scan.identifiers.contains(where: Self.isOfCoreGraphics) {
        wanted.append("CoreGraphics")
      }
      if scan.identifiers.contains(where: Self.isOfCoreFoundation) { wanted.append("TesseraShims_CoreFoundation") }
    }
    if hasFoundation, scan.identifiers.contains(where: Self.isOfCFNetwork) { wanted.append("TesseraShims_CFNetwork") }
    // On Apple's platforms the root class belongs to Objective-C.
    if present.contains("ObjectiveC"),
      scan.identifiers.contains(where: { Self.root.contains($0) || Self.ofUIKit.contains($0) })
    {
      wanted += ["Foundation", "UIKit"]
    }
    let names = wanted.filter { imported.insert($0).inserted }
    guard !names.isEmpty else { return }
    // What a file shows others of Foundation it shows of what belongs to it.
    let isPublic = scan.imports.contains { node in
      ["Foundation", "UIKit"].contains(node.path.first?.name.text)
        && node.modifiers.contains { $0.name.text == "public" }
    }
    let text = names.map { (isPublic ? "public import " : "import ") + $0 }.joined(separator: "; ")
    if let node = scan.imports.first(where: { $0.parent?.parent?.parent?.is(SourceFileSyntax.self) == true }) {
      file.edits.insert("; " + text, at: node.offsets.upperBound)
    } else {
      file.trailer.insert(text, at: 0)
    }
  }

  /// Whether a file uses what Apple's Foundation re-exports from Observation. By its name alone `Observable` may be
  /// anybody's.
  private func usesObservation(_ scan: FileScan, ownsObservable: Bool) -> Bool {
    !ownsObservable && scan.attributes.contains { $0.name == "Observable" }
      || !scan.identifiers.isDisjoint(with: ["ObservationIgnored", "ObservationRegistrar", "withObservationTracking"])
  }

  /// What belongs to Objective-C's module on Apple's platforms.
  private static let root: Set<String> = ["NSObject", "NSObjectProtocol", "Selector"]
  /// What Apple's Dispatch has and another module of ours makes good.
  private static let ofDispatch: Set<String> = [
    "asyncAfterUnsafe", "asyncUnsafe", "DispatchSourceFileSystemObject", "makeFileSystemObjectSource",
  ]

  /// Modules that bring Foundation and UIKit along on iOS.
  private static let testing: Set<String> = ["FBSnapshotTestCase", "Quick", "XCTest", "iOSSnapshotTestCase"]
  /// Those of them whose cases are XCTest's.
  private static let casesOfXCTest: Set<String> = ["FBSnapshotTestCase", "iOSSnapshotTestCase"]
}

extension TranslationOptions {
  /// The modules that come along with XCTest.
  fileprivate var supplements: [String] {
    (supplementsXCTest ? ["XCTestSupplement"] : []) + (automatesInterfaces ? ["XCUIAutomation"] : [])
  }
}
