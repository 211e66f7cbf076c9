// SPDX-FileCopyrightText: 2026 The Tessera Authors
// SPDX-License-Identifier: MIT

package import Foundation

/// The kit that apps link: UIKit and what lies below it as one dynamic library, built once for all apps.
package struct Kit: Sendable {
  /// The root of the Tessera checkout.
  package let root: URL
  /// Where the kit is built.
  package let scratch: URL

  /// Finds the checkout: `TESSERA_ROOT`, else the one that this program was built from.
  package init(environment: [String: String] = ProcessInfo.processInfo.environment) throws(AppBuildError) {
    let own = URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
      .deletingLastPathComponent()
    root = environment["TESSERA_ROOT"].map { URL(fileURLWithPath: $0, isDirectory: true) } ?? own
    scratch = root.appendingPathComponent(".build/kit", isDirectory: true)
    guard FileManager.default.fileExists(atPath: root.appendingPathComponent("Package.swift").path) else {
      throw .noPackage(root.path)
    }
  }

  package var products: URL { scratch.appendingPathComponent("release", isDirectory: true) }
  package var library: URL { products.appendingPathComponent("libTesseraKit.so") }
  package var modules: URL { products.appendingPathComponent("Modules", isDirectory: true) }

  /// The kit's version, for whoever keeps something that was built against it.
  package var stamp: String? { try? String(contentsOf: stampFile, encoding: .utf8) }

  private var stampFile: URL { scratch.appendingPathComponent("tessera-kit.stamp") }

  /// Builds the library if its sources changed since the last time.
  ///
  /// - Parameter progress: Told what is going on, a line at a time.
  package func build(progress: @escaping @Sendable (String) -> Void) throws(AppBuildError) {
    let wanted = fingerprint()
    if stamp == wanted, FileManager.default.fileExists(atPath: library.path) { return }
    progress("Building the kit; the first time takes some minutes")
    let status = try Tool.run(
      "swift",
      [
        "build", "--package-path", root.path, "--scratch-path", scratch.path, "-c", "release", "--product",
        "TesseraKit",
      ],
      environment: Self.buildEnvironment, onLine: progress)
    guard status == 0 else { throw .kitFailed(status: status) }
    do {
      try wanted.write(to: stampFile, atomically: true, encoding: .utf8)
    } catch {
      throw .cannotWrite(path: stampFile.path, reason: error.localizedDescription)
    }
  }

  /// Without the apps: they would have SwiftSyntax built in release, which takes longer than the kit itself.
  private static var buildEnvironment: [String: String] {
    ProcessInfo.processInfo.environment.merging(["TESSERA_WITHOUT_APPS": "1"]) { $1 }
  }

  /// What says whether the sources changed: names, sizes and times of all files.
  private func fingerprint() -> String {
    var lines: [String] = []
    let keys: Set<URLResourceKey> = [.contentModificationDateKey, .fileSizeKey, .isRegularFileKey]
    let sources = root.appendingPathComponent("Sources", isDirectory: true)
    let walker = FileManager.default.enumerator(
      at: sources, includingPropertiesForKeys: Array(keys), options: [.skipsHiddenFiles])
    for case let file as URL in walker ?? FileManager.DirectoryEnumerator() {
      note(file, keys, &lines)
    }
    note(root.appendingPathComponent("Package.swift"), keys, &lines)
    return lines.sorted().joined(separator: "\n")
  }

  private func note(_ file: URL, _ keys: Set<URLResourceKey>, _ lines: inout [String]) {
    guard let values = try? file.resourceValues(forKeys: keys), values.isRegularFile == true else { return }
    let time = values.contentModificationDate?.timeIntervalSince1970 ?? 0
    lines.append("\(file.path) \(values.fileSize ?? 0) \(time)")
  }

  /// What `swiftc` needs to compile and link against the kit.
  package var compilerArguments: [String] {
    // First among the libraries: the host's clock and random source must be found before the system's (CHostClock).
    var arguments = [library.path, "-I", modules.path, "-Xlinker", "-rpath", "-Xlinker", products.path]
    // `internal import` hides a C module's names but not the need to find it.
    let sources = root.appendingPathComponent("Sources", isDirectory: true)
    for name in ["CCairo", "CPango", "CImageCodecs"] {
      arguments += ["-Xcc", "-fmodule-map-file=" + sources.appendingPathComponent("\(name)/module.modulemap").path]
    }
    for name in ["CTesseraRuntime", "CHostClock", "CPNGPacking"] {
      let map = products.appendingPathComponent("\(name).build/module.modulemap").path
      if FileManager.default.fileExists(atPath: map) { arguments += ["-Xcc", "-fmodule-map-file=" + map] }
    }
    for flag in ["cairo-ft", "pangoft2"].flatMap(Tool.pkgConfigIncludes) { arguments += ["-Xcc", flag] }
    return arguments
  }
}
