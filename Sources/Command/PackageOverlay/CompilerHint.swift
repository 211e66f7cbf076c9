// SPDX-FileCopyrightText: 2026 The Tessera Authors
// SPDX-License-Identifier: MIT

/// A way out that the compiler does not know, where source is right on Apple's platforms.
struct CompilerHint: Hashable, CustomStringConvertible {
  let description: String

  private static let appleHeaders = ["UIKit", "Foundation", "QuartzCore", "CoreGraphics", "XCTest", "objc"]

  /// The hint for a line that the compiler said; `nil` where it says enough.
  init?(_ line: String) {
    if line.contains(": fatal error: '"), line.contains(".h' file not found"),
      let name = Self.appleHeaders.first(where: { line.contains("'\($0)/") })
    {
      description =
        "note: C and Objective-C that include \(name)'s headers can't be built here; only Swift finds \(name)"
      return
    }
    guard line.contains(": error: ") else { return nil }
    let place = line.prefix(upTo: line.range(of: " error: ")?.lowerBound ?? line.endIndex)
    if line.contains("value of type 'AnyObject") && line.contains("has no member") {
      description =
        "\(place) note: without Objective-C nobody finds members of AnyObject by name; cast it to its class before: "
        + "(object as? SomeClass)?.member"
    } else if line.contains("was not compiled for testing"), ["UIKit", "QuartzCore"].contains(where: line.contains) {
      description = "\(place) note: the kit itself can't be imported @testable; import it without"
    } else if line.contains("cannot find") && line.contains("'XCUI") {
      description =
        "\(place) note: an app is driven from outside by the targets of UI tests in Xcode projects alone"
    } else if line.contains("unable to type-check this expression in reasonable time"),
      let file = place.split(separator: ":").first, let missing = UndeclaredNames(file: String(file)),
      !missing.names.isEmpty
    {
      let names = missing.names.map { ".\($0)" }.joined(separator: ", ")
      description = "\(place) note: what the compiler does not say: neither the kit nor the package declares \(names)"
    } else {
      return nil
    }
  }
}
