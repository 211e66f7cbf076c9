// SPDX-FileCopyrightText: 2026 The Tessera Authors
// SPDX-License-Identifier: MIT

package import AppBuilder
package import Foundation
internal import ObjCTranslator

/// Builds the programs that run a package's tests: translates its source into an overlay and has SwiftPM build that.
package struct PackageTests: Sendable {
  /// A test target whose program is there, or why it is not.
  package struct Built: Sendable {
    package var target: OverlayPlan.TestTarget
    /// `nil` where the target, or what it needs, does not compile; what is wrong has been said.
    package var program: URL?
  }

  package let package: URL
  /// Where everything goes that is made.
  package let scratch: URL
  package let kit: Kit
  /// Told what is going on, and what compilers say, a line at a time.
  package let progress: @Sendable (String) -> Void

  package init(package: URL, scratch: URL, kit: Kit, progress: @escaping @Sendable (String) -> Void) {
    self.package = package
    self.scratch = scratch
    self.kit = kit
    self.progress = progress
  }

  private var overlay: URL { scratch.appendingPathComponent("src", isDirectory: true) }
  private var products: URL { scratch.appendingPathComponent("build", isDirectory: true) }

  /// The package's own path of something in the overlay.
  package func original(_ text: String) -> String { text.replacing(overlay.path + "/", with: package.path + "/") }

  package func build() throws -> [Built] {
    try kit.build(.tests, progress: progress)
    let plan = try OverlayPlan(describe())
    progress("Translating \(plan.package.name)")
    let translation = try translate(plan)
    try OverlayTree(package: package, overlay: overlay, files: try files(plan, translation)).write()
    return try plan.tests.map { test in
      guard !plan.modules(visibleIn: test.name).contains(where: { translation.failed.contains($0.name) }) else {
        return Built(target: test, program: nil)
      }
      progress("Building \(test.name)")
      var said: [String] = []
      let status = try Tool.run(
        "swift",
        [
          "build", "--package-path", overlay.path, "--scratch-path", products.path, "--product", test.runner,
        ], onLine: { said.append($0) })
      // What was compiled in which order is of interest to nobody; where it fails, the errors are.
      if status != 0 { for line in said where !line.hasPrefix("[") { progress(original(line)) } }
      return Built(
        target: test, program: status == 0 ? products.appendingPathComponent("debug/\(test.runner)") : nil)
    }
  }

  // MARK: - Reading

  private func describe() throws -> PackageDescription {
    guard FileManager.default.fileExists(atPath: package.appendingPathComponent("Package.swift").path) else {
      throw OverlayError.noPackage(package.path)
    }
    var lines: [String] = []
    let status = try Tool.run(
      "swift",
      [
        "package", "--package-path", package.path, "--scratch-path",
        scratch.appendingPathComponent("describe").path, "describe", "--type", "json",
      ]
    ) { lines.append($0) }
    // Warnings are mixed in with the JSON, a line each; it begins and ends with a brace that stands alone.
    guard status == 0, let start = lines.firstIndex(of: "{"), let end = lines.lastIndex(of: "}"), start < end else {
      throw OverlayError.undescribed(lines.joined(separator: "\n"))
    }
    return try PackageDescription(
      output: lines[start...end].filter { !$0.hasPrefix("warning: ") }.joined(separator: "\n"))
  }

  // MARK: - Translation

  private struct Translation {
    /// Of each file of the overlay, by path relative to the package.
    var files: [String: String] = [:]
    /// By target.
    var classes: [String: [ClassOutline]] = [:]
    /// Targets with errors.
    var failed: Set<String> = []
  }

  private func translate(_ plan: OverlayPlan) throws -> Translation {
    var result = Translation()
    for target in plan.translated {
      var paths: [String: String] = [:]
      let inputs = try target.sources.filter { $0.hasSuffix(".swift") }.map { source in
        let path = target.path == "." ? source : "\(target.path)/\(source)"
        let file = package.appendingPathComponent(path)
        // Errors and `#filePath` name the overlay's file, beside which the references in use are linked.
        let place = overlay.appendingPathComponent(path).path
        paths[place] = path
        do {
          return TranslationInput(path: place, source: try String(contentsOf: file, encoding: .utf8))
        } catch {
          throw OverlayError.unreadable(path: file.path, reason: error.localizedDescription)
        }
      }
      let module = Translator().translate(inputs)
      for diagnostic in module.diagnostics { progress(original("\(diagnostic)")) }
      if module.diagnostics.contains(where: { $0.severity == .error }) { result.failed.insert(target.name) }
      for file in module.files { if let path = paths[file.path] { result.files[path] = file.source } }
      let tables =
        target.path == "." ? TranslatedModule.tablesFileName : "\(target.path)/\(TranslatedModule.tablesFileName)"
      result.files[tables] = module.tables
      result.classes[target.name] = module.classes
    }
    return result
  }

  // MARK: - The overlay's files

  private func files(_ plan: OverlayPlan, _ translation: Translation) throws -> [String: String] {
    var files = translation.files
    for test in plan.tests {
      let others = plan.modules(visibleIn: test.name).map(\.name).filter { $0 != test.name }
      let discovery = TestDiscovery(
        target: translation.classes[test.name] ?? [], others: others.map { translation.classes[$0] ?? [] })
      for warning in discovery.unreachable { progress(original("\(warning)")) }
      files["\(test.runnerPath)/main.swift"] = RunnerSource(target: test, classes: discovery.classes).text
    }
    let footer = OverlayManifest(
      plan: plan, compilerFlags: kit.moduleArguments + ["-suppress-warnings"],
      linkerFlags: kit.linkArguments(.tests)
    ).footer
    let names = try FileManager.default.contentsOfDirectory(atPath: package.path)
    for name in names where name == "Package.swift" || name.hasPrefix("Package@") && name.hasSuffix(".swift") {
      files[name] = try String(contentsOf: package.appendingPathComponent(name), encoding: .utf8) + footer
    }
    // SwiftPM may write it, so it is no link.
    if let pins = try? String(contentsOf: package.appendingPathComponent("Package.resolved"), encoding: .utf8) {
      files["Package.resolved"] = pins
    }
    return files
  }
}
