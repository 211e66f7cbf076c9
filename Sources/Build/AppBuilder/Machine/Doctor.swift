// SPDX-FileCopyrightText: 2026 The Tessera Authors
// SPDX-License-Identifier: MIT

import Foundation
import Glibc

/// Looks at a machine: what Tessera needs and what of it is there.
package struct Doctor {
  /// What was found of one thing.
  package struct Finding: Equatable, CustomStringConvertible {
    package enum State: String {
      case good = "ok"
      /// Not needed to run apps, or made by itself when it is.
      case note
      case missing
    }

    package var state: State
    package var what: String
    /// What it is, or what to do.
    package var detail: String

    package var description: String {
      "\(state.rawValue.padding(toLength: 8, withPad: " ", startingAt: 0))\(what): \(detail)"
    }
  }

  private let kit: Kit
  private let environment: [String: String]
  /// Runs a program of the path; the lines that it wrote, or `nil` where it is not there or failed.
  private let run: (_ tool: String, _ arguments: [String]) -> [String]?

  package init(
    kit: Kit, environment: [String: String] = ProcessInfo.processInfo.environment,
    run: @escaping (_ tool: String, _ arguments: [String]) -> [String]? = Doctor.runTool
  ) {
    self.kit = kit
    self.environment = environment
    self.run = run
  }

  package static func runTool(_ tool: String, _ arguments: [String]) -> [String]? {
    var lines: [String] = []
    return (try? Tool.run(tool, arguments) { lines.append($0) }) == 0 ? lines : nil
  }

  /// Everything, in the order in which it is needed.
  package func examine() -> [Finding] {
    [swift()] + libraries() + [pictures(), fonts(), kitState(), chromium(), port(8080)]
  }

  // MARK: - Swift and libraries

  /// The oldest compiler that the sources compile with.
  private static let oldestSwift = [6, 3]

  func swift() -> Finding {
    let wayOut = "install Swift 6.3 from https://www.swift.org/install/linux/"
    let told = run("swiftc", ["--version"])?.first { $0.contains("Swift version") }
    guard let told, let range = told.range(of: "Swift version ") else {
      return Finding(state: .missing, what: "Swift", detail: "swiftc is not on the PATH; \(wayOut)")
    }
    let version = told[range.upperBound...].prefix { $0.isNumber || $0 == "." }
    let numbers = version.split(separator: ".").compactMap { Int($0) }
    guard !numbers.lexicographicallyPrecedes(Self.oldestSwift) else {
      return Finding(state: .missing, what: "Swift", detail: "\(version) is too old; \(wayOut)")
    }
    return Finding(state: .good, what: "Swift", detail: String(version))
  }

  /// pkg-config's names, and the Debian packages that have them.
  private static let libraries = [
    ("cairo-ft", "libcairo2-dev"), ("pangoft2", "libpango1.0-dev"), ("harfbuzz", "libharfbuzz-dev"),
    ("fontconfig", "libfontconfig-dev"), ("libturbojpeg", "libturbojpeg0-dev"), ("libpng", "libpng-dev"),
    ("libwebp", "libwebp-dev"), ("libcrypto", "libssl-dev"), ("libxml-2.0", "libxml2-dev"),
  ]

  func libraries() -> [Finding] {
    guard run("pkg-config", ["--version"]) != nil else {
      return [
        Finding(state: .missing, what: "libraries", detail: "pkg-config is not there; apt-get install pkg-config")
      ]
    }
    let versions = Self.libraries.map { library, package in
      (library, package, run("pkg-config", ["--modversion", library])?.first)
    }
    let missing = versions.filter { $0.2 == nil }.map { library, package, _ in
      Finding(state: .missing, what: library, detail: "apt-get install \(package)")
    }
    let found = versions.compactMap { library, _, version in version.map { "\(library) \($0)" } }
    return found.isEmpty
      ? missing : [Finding(state: .good, what: "libraries", detail: found.joined(separator: ", "))] + missing
  }

  /// The programs that draw what the kit's own reader of pictures does not, how they are asked, and their packages.
  private static let converters = [
    ("pdftocairo", "-v", "poppler-utils"), ("rsvg-convert", "--version", "librsvg2-bin"),
  ]

  func pictures() -> Finding {
    let missing = Self.converters.filter { tool, question, _ in run(tool, [question]) == nil }
    guard !missing.isEmpty else {
      return Finding(state: .good, what: "pictures", detail: "PDFs and all of SVGs in catalogs are shown")
    }
    let tools = missing.map(\.0).joined(separator: " and ")
    return Finding(
      state: .note, what: "pictures",
      detail: "without \(tools), some of catalogs is not shown; apt-get install "
        + missing.map(\.2).joined(separator: " "))
  }

  // MARK: - Fonts and the kit

  func fonts() -> Finding {
    let fonts = Fonts(root: kit.root, environment: environment)
    guard fonts.areThere else {
      return Finding(
        state: .missing, what: "fonts",
        detail: "none in \(fonts.directory.path); `make setup` makes them, as does the first command that needs them")
    }
    do {
      let hash = try fonts.check()
      guard let expected = fonts.expectedHash, expected != hash else {
        return Finding(state: .good, what: "fonts", detail: "\(hash), in \(fonts.directory.path)")
      }
      return Finding(
        state: .note, what: "fonts",
        detail: "\(hash), in \(fonts.directory.path); the pictures of this repository were made with \(expected): "
          + "text has other outlines here, as Inter is of another release than Debian 12's")
    } catch {
      return Finding(
        state: .missing, what: "fonts", detail: "\(error); remove \(fonts.directory.path), and they are made again")
    }
  }

  func kitState() -> Finding {
    kit.isBuilt
      ? Finding(state: .good, what: "kit", detail: "built, in \(kit.products.path)")
      : Finding(state: .note, what: "kit", detail: "not built as it is now; the next app is built after it, in minutes")
  }

  // MARK: - For tests and pages

  func chromium() -> Finding {
    let found = ["chromium", "chromedriver"].map { run($0, ["--version"])?.last }
    guard let browser = found[0], found[1] != nil else {
      return Finding(
        state: .note, what: "Chromium", detail: "not there; `make test` installs it, for tests of the page")
    }
    return Finding(state: .good, what: "Chromium", detail: browser.trimmingCharacters(in: .whitespaces))
  }

  func port(_ number: UInt16) -> Finding {
    let descriptor = socket(AF_INET, Int32(SOCK_STREAM.rawValue), 0)
    guard descriptor >= 0 else {
      return Finding(state: .missing, what: "port \(number)", detail: String(cString: strerror(errno)))
    }
    defer { close(descriptor) }
    var on: Int32 = 1
    setsockopt(descriptor, SOL_SOCKET, SO_REUSEADDR, &on, socklen_t(MemoryLayout<Int32>.size))
    var address = sockaddr_in()
    address.sin_family = sa_family_t(AF_INET)
    address.sin_port = number.bigEndian
    address.sin_addr.s_addr = UInt32(0x7f00_0001).bigEndian
    let status = withUnsafePointer(to: &address) { pointer in
      pointer.withMemoryRebound(to: sockaddr.self, capacity: 1) {
        bind(descriptor, $0, socklen_t(MemoryLayout<sockaddr_in>.size))
      }
    }
    return status == 0
      ? Finding(state: .good, what: "port \(number)", detail: "free")
      : Finding(state: .note, what: "port \(number)", detail: "taken; `tessera run --port 0` takes a free one")
  }
}
