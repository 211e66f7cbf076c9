// SPDX-FileCopyrightText: 2026 The Tessera Authors
// SPDX-License-Identifier: MIT

package import Foundation
import Glibc

/// The kit that apps link: UIKit and what lies below it as one dynamic library, built once for all apps.
package struct Kit: Sendable {
  /// The root of the Tessera checkout.
  package let root: URL
  /// Where the kit is built.
  package let scratch: URL
  /// Where apps and the tests of projects are built: in the checkout, or in the person's own cache where this program is
  /// installed, since the installation may belong to somebody else.
  package let work: URL

  /// Finds the checkout: `TESSERA_ROOT`, else where this program is installed, else what it was built from.
  package init(environment: [String: String] = ProcessInfo.processInfo.environment) throws(AppBuildError) {
    // Sources/Build/AppBuilder/Kit.swift
    let own = URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
      .deletingLastPathComponent().deletingLastPathComponent()
    let installed = Self.installed(executable: URL(fileURLWithPath: "/proc/self/exe").resolvingSymlinksInPath())
    root = environment["TESSERA_ROOT"].map { URL(fileURLWithPath: $0, isDirectory: true) } ?? installed ?? own
    scratch = root.appendingPathComponent(".build/kit", isDirectory: true)
    let given =
      environment["TESSERA_KIT"].map { URL(fileURLWithPath: $0, isDirectory: true) }
      ?? installed?.appendingPathComponent("kit", isDirectory: true)
    products = given ?? scratch.appendingPathComponent("release", isDirectory: true)
    work =
      installed == nil ? root.appendingPathComponent(".build", isDirectory: true) : Self.cache(environment)
    isGiven = given != nil
    isOptimized = true
    if installed != nil { return }
    guard FileManager.default.fileExists(atPath: root.appendingPathComponent("Package.swift").path) else {
      throw .noPackage(root.path)
    }
  }

  private init(unoptimizedAt root: URL) {
    self.root = root
    work = root.appendingPathComponent(".build", isDirectory: true)
    scratch = root.appendingPathComponent(".build/first", isDirectory: true)
    products = scratch.appendingPathComponent("debug", isDirectory: true)
    (isGiven, isOptimized) = (false, false)
  }

  /// The kit to begin with where this one was never built: without optimisation it takes a third of the time, and
  /// `make run` has built what it shares with this program. `nil` where this one is there.
  package var first: Kit? {
    isGiven || !isOptimized || access(library.path, F_OK) == 0 ? nil : Kit(unoptimizedAt: root)
  }

  /// Where a person's programs keep what can be made again.
  static func cache(_ environment: [String: String]) -> URL {
    if let folder = environment["XDG_CACHE_HOME"], folder.hasPrefix("/") {
      return URL(fileURLWithPath: folder, isDirectory: true).appendingPathComponent("tessera", isDirectory: true)
    }
    let home = environment["HOME"] ?? NSHomeDirectory()
    return URL(fileURLWithPath: home, isDirectory: true).appendingPathComponent(".cache/tessera", isDirectory: true)
  }

  /// Where `Tools/dist.sh` has put everything that this program needs; `nil` for a program in a checkout.
  static func installed(executable: URL) -> URL? {
    let place = executable.deletingLastPathComponent().deletingLastPathComponent()
    let modules = place.appendingPathComponent("kit/Modules", isDirectory: true)
    return FileManager.default.fileExists(atPath: modules.path) ? place : nil
  }

  /// The library, its modules and what else was built: as `TESSERA_KIT` names it, else in `scratch`.
  package let products: URL
  /// Whether somebody else has built it and says where; it is then taken as it is.
  private let isGiven: Bool
  private let isOptimized: Bool
  package var library: URL { url(of: .library) }
  package var modules: URL { products.appendingPathComponent("Modules", isDirectory: true) }

  /// The folder of modules that stand in for libraries which can't be compiled here.
  package var standIns: URL { root.appendingPathComponent(StandIns.folder, isDirectory: true) }

  /// Where the tests of a project are built: nothing is written beside it.
  package func testFolder(of project: URL) -> URL {
    work.appendingPathComponent(
      "tests/\(project.deletingPathExtension().lastPathComponent)-\(PathHash(project.path).text)",
      isDirectory: true)
  }

  /// The modules that an app can import without bringing them along: the kit's and the toolchain's.
  package var moduleNames: Set<String> {
    let files = (try? FileManager.default.contentsOfDirectory(atPath: modules.path)) ?? []
    let built = files.filter { $0.hasSuffix(".swiftmodule") }.map { String($0.dropLast(".swiftmodule".count)) }
    return AppFolder.kitModules.union(Self.toolchainModules).union(built)
  }

  private static let toolchainModules: Set<String> = [
    "Cxx", "CxxStdlib", "Dispatch", "Distributed", "FoundationEssentials", "FoundationInternationalization",
    "FoundationNetworking", "FoundationXML", "Glibc", "Observation", "RegexBuilder", "Synchronization", "Testing",
    "XCTest", "_Concurrency", "_Differentiation", "_StringProcessing",
  ]

  /// What is built from the checkout with the kit's settings, and shares its objects.
  package enum Product: Sendable, CaseIterable {
    /// The library that apps link.
    case library
    /// The library that the tests of packages link: the kit, and what runs tests on it.
    case tests
    /// The program that compares the kit's layout with measured frames.
    case truth

    var name: String {
      switch self {
      case .library: "TesseraKit"
      case .tests: "TesseraTestKit"
      case .truth: "tessera-truth"
      }
    }

    var file: String {
      switch self {
      case .library: "libTesseraKit.so"
      case .tests: "libTesseraTestKit.so"
      case .truth: "tessera-truth"
      }
    }

    /// Floors of `Sources` that it is not made of: whoever changes them need not wait for it.
    var foreignFloors: Set<String> {
      switch self {
      case .library: ["Build", "Command", "Page", "Testing"]
      case .tests, .truth: ["Build", "Command", "Page"]
      }
    }
  }

  /// Where a product is once it is built.
  package func url(of product: Product) -> URL { products.appendingPathComponent(product.file) }

  /// The kit's version, for whoever keeps something that was built against it.
  package var stamp: String? { builtStamp(of: .library) }

  /// Whether nothing has to be compiled before apps can be.
  package var isBuilt: Bool { isBuilt(.library, as: wantedStamp(of: .library)) }

  private func stampFile(of product: Product) -> URL { scratch.appendingPathComponent("\(product.name).stamp") }

  private func builtStamp(of product: Product) -> String? {
    if isGiven { return wantedStamp(of: product) }
    return try? String(contentsOf: stampFile(of: product), encoding: .utf8)
  }

  private func isBuilt(_ product: Product, as wanted: String) -> Bool {
    builtStamp(of: product) == wanted && access(url(of: product).path, F_OK) == 0
  }

  /// Builds a product if its sources changed since the last time.
  ///
  /// - Parameters:
  ///   - isBeside: Whether something else is shown meanwhile, which is to have the processors when it needs them.
  ///   - progress: Told what is going on, a line at a time.
  package func build(
    _ product: Product = .library, isBeside: Bool = false, progress: @Sendable (String) -> Void
  ) throws(AppBuildError) {
    let wanted = wantedStamp(of: product)
    if isBuilt(product, as: wanted) { return }
    if isGiven { throw .noKit(url(of: product).path) }
    progress("Building the kit; the first time takes some minutes")
    let command =
      isOptimized
      ? [
        "swift", "build", "--package-path", root.path, "--scratch-path", scratch.path, "-c", "release", "--product",
        product.name,
      ] : [root.appendingPathComponent("Tools/first_build.sh").path, product.name]
    let status = try Tool.run(
      "nice", ["-n", isBeside ? "15" : "0"] + command, environment: Self.buildEnvironment, onLine: progress)
    guard status == 0 else { throw .kitFailed(status: status) }
    try write(Self.findIncludeFlags().joined(separator: "\n"), to: includeFlagsFile)
    try write(wanted, to: stampFile(of: product))
  }

  private func write(_ text: String, to file: URL) throws(AppBuildError) {
    do {
      try text.write(to: file, atomically: true, encoding: .utf8)
    } catch {
      throw .cannotWrite(path: file.path, reason: error.localizedDescription)
    }
  }

  /// Without the apps: they would have SwiftSyntax built in release, which takes longer than the kit itself.
  private static var buildEnvironment: [String: String] {
    ProcessInfo.processInfo.environment.merging(["TESSERA_WITHOUT_APPS": "1"]) { $1 }
  }

  /// What says whether a product's sources, or the compiler, changed.
  private func wantedStamp(of product: Product) -> String {
    var stamps = FileStamps()
    if isGiven {
      stamps.note(url(of: product).path)
      return stamps.digest
    }
    let foreign = product.foreignFloors
    stamps.note(root.path + "/Sources") { !foreign.contains($0) }
    stamps.note(root.path + "/Package.swift")
    if !isOptimized { stamps.note(text: "unoptimized") }
    // Through links: the compiler's name stays while what it stands for is replaced.
    if let compiler = Tool.find("swiftc") { stamps.note(compiler.resolvingSymlinksInPath().path) }
    return stamps.digest
  }

  /// What `swiftc` needs to compile and link against the kit.
  package var compilerArguments: [String] {
    linkArguments(.library) + moduleArguments
  }

  /// What linking against one of the kit's libraries takes.
  package func linkArguments(_ product: Product) -> [String] {
    // First among the libraries: the host's clock and random source must be found before the system's (CHostClock).
    [url(of: product).path, "-Xlinker", "-rpath", "-Xlinker", products.path]
  }

  /// What finding the kit's modules takes.
  package var moduleArguments: [String] {
    var arguments = ["-I", modules.path]
    // `internal import` hides a C module's names but not the need to find it: those of system libraries are among the
    // sources, the kit's own were made beside its products.
    let sources = root.appendingPathComponent("Sources/C/System", isDirectory: true)
    let maps =
      Self.moduleMaps(in: sources) { _ in true } + Self.moduleMaps(in: products) { $0.hasSuffix(".build") }
    for map in maps { arguments += ["-Xcc", "-fmodule-map-file=" + map.path] }
    for flag in includeFlags { arguments += ["-Xcc", flag] }
    return arguments
  }

  /// The maps of C modules in a folder's folders, by name.
  private static func moduleMaps(in folder: URL, where isWanted: (String) -> Bool) -> [URL] {
    let names = (try? FileManager.default.contentsOfDirectory(atPath: folder.path)) ?? []
    return names.sorted().filter(isWanted).map { folder.appendingPathComponent("\($0)/module.modulemap") }
      .filter { FileManager.default.fileExists(atPath: $0.path) }
  }

  /// What the C libraries' headers need, asked once: it takes two processes to find out.
  private var includeFlags: [String] {
    guard let kept = try? String(contentsOf: includeFlagsFile, encoding: .utf8) else { return Self.findIncludeFlags() }
    return kept.split(separator: "\n").map(String.init)
  }

  private var includeFlagsFile: URL { scratch.appendingPathComponent("include-flags") }

  private static func findIncludeFlags() -> [String] {
    ["cairo-ft", "pangoft2", "libxml-2.0"].flatMap(Tool.pkgConfigIncludes)
  }
}
