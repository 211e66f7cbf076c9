// SPDX-FileCopyrightText: 2026 The Tessera Authors
// SPDX-License-Identifier: MIT

internal import Foundation
internal import ObjCTranslator

/// What is to be known of a package that was made from a project of Xcode's.
package struct ProjectRole: Sendable {
  /// The modules that are apps, of which tests get all but the place where they start.
  package var hosts: Set<String>
  /// The modules of tests that drive an app from outside.
  package var interfaceTests: Set<String>
  /// The modules that there are.
  package var modules: Set<String>
  /// Why others are missing.
  package var absences: [String: String]
  /// Those whose header imports UIKit.
  package var umbrellas: Set<String>
  /// Those that a module's files see without importing them, by the module's name.
  package var bridged: [String: [String]]
  /// Where the package's links lead, by their paths.
  package var links: [String: String]

  package init(
    hosts: Set<String>, interfaceTests: Set<String> = [], modules: Set<String>, absences: [String: String],
    umbrellas: Set<String> = [], bridged: [String: [String]] = [:], links: [String: String]
  ) {
    (self.hosts, self.interfaceTests, self.modules) = (hosts, interfaceTests, modules)
    (self.absences, self.umbrellas, self.bridged, self.links) = (absences, umbrellas, bridged, links)
  }

  func adapt(_ target: PackageDescription.Target, _ options: inout TranslationOptions) {
    options.omitsMain = hosts.contains(target.name)
    options.automatesInterfaces = interfaceTests.contains(target.name)
    options.modules = modules
    options.absences = absences
    options.umbrellas.formUnion(umbrellas)
    options.bridged = bridged[target.name, default: []].filter(modules.contains)
  }

  /// A line with the project's own paths in place of the package's.
  func original(_ text: String, package: String) -> String {
    guard let start = text.range(of: package + "/") else { return text }
    // A path ends where it names a file; a line tells of one, or of the same one several times.
    guard let end = text[start.upperBound...].range(of: ".swift") else { return text }
    let path = String(text[start.lowerBound..<end.upperBound])
    return links[path].map { text.replacing(path, with: $0) } ?? text
  }
}
