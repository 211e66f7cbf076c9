// SPDX-FileCopyrightText: 2026 The Tessera Authors
// SPDX-License-Identifier: MIT

/// What a target makes.
package enum ProductKind: Equatable, Sendable {
  case app
  case framework
  case library
  case unitTests
  case interfaceTests
  case `extension`
  case watchApp
  /// Anything else, as the project file calls it.
  case other(String)

  init(_ type: String) {
    let name = type.hasPrefix(Self.prefix) ? String(type.dropFirst(Self.prefix.count)) : type
    switch name {
    case "application": self = .app
    case "framework", "framework.static": self = .framework
    case "library.static", "library.dynamic": self = .library
    case "bundle.unit-test": self = .unitTests
    case "bundle.ui-testing": self = .interfaceTests
    case "application.watchapp", "application.watchapp2", "application.watchapp2-container", "watchkit-extension",
      "watchkit2-extension":
      self = .watchApp
    case _ where name.contains("extension"): self = .extension
    default: self = .other(name)
    }
  }

  private static let prefix = "com.apple.product-type."
}

/// A target of a project, as far as iOS source is made from it.
package struct ProjectTarget: Sendable {
  package let name: String
  package let kind: ProductKind
  package let settings: BuildSettings
  /// Swift files that are there, sorted.
  package let sources: [String]
  package let resources: [ProjectResource]
  /// Files that nothing here can compile, by what they would need: `Objective-C`, `Core Data` …
  package let foreign: [String: [String]]
  /// Files that the project names and that are not there.
  package let missing: [String]
  /// The names of the project's own targets that it depends on.
  package let dependencies: [String]
  /// The products of packages that it uses.
  package let packageProducts: [String]
  /// Frameworks and libraries that it links as they are, compiled for Apple's devices, by their paths.
  package let binaries: [String]
  /// The header by which its Swift sees Objective-C; `nil` where it has none or it can't be read.
  package let bridgingHeader: BridgingHeader?
}

extension ProjectTarget {
  /// The name of what it makes, without an ending.
  package var productName: String { settings["PRODUCT_NAME"].flatMap { $0.isEmpty ? nil : $0 } ?? name }

  /// Whether its Swift sees Objective-C of the target itself.
  package var hasBridgingHeader: Bool { settings["SWIFT_OBJC_BRIDGING_HEADER"]?.isEmpty == false }

  /// The name of the module that its source makes.
  package var moduleName: String {
    let name = settings["PRODUCT_MODULE_NAME"].flatMap { $0.isEmpty ? nil : $0 } ?? name
    return BuildSettings.identifier(name)
  }

  /// Whether it is for phones or pads; targets for Macs, watches and television sets are not.
  package var isForPhones: Bool {
    let platforms = settings.list("SUPPORTED_PLATFORMS")
    let root = settings["SDKROOT"] ?? ""
    if root.hasPrefix("iphone") { return true }
    if root.isEmpty || root == "auto" { return platforms.isEmpty || platforms.contains("iphoneos") }
    return platforms.contains("iphoneos")
  }

  /// The language mode of its Swift: `4`, `4.2`, `5` or `6`. Swift 3 is read as 4, and 5 is taken where none is said.
  package var languageMode: String {
    let version = settings["SWIFT_VERSION"] ?? ""
    if version.hasPrefix("4.2") { return "4.2" }
    return switch version.first {
    case "1", "2", "3", "4": "4"
    case "6": "6"
    default: "5"
    }
  }

  /// The version of its Swift where no compiler of today has a mode for it.
  package var outdatedSwift: String? {
    settings["SWIFT_VERSION"].flatMap { ["1", "2", "3"].contains($0.prefix(1)) ? $0 : nil }
  }

  /// The conditions of `#if` that hold in its source.
  package var conditions: [String] {
    var names = settings.list("SWIFT_ACTIVE_COMPILATION_CONDITIONS")
    let flags = settings.list("OTHER_SWIFT_FLAGS")
    for (index, flag) in flags.enumerated() {
      if flag == "-D", index + 1 < flags.count {
        names.append(flags[index + 1])
      } else if flag.hasPrefix("-D"), flag.count > 2 {
        names.append(String(flag.dropFirst(2)))
      }
    }
    var seen: Set<String> = []
    return names.filter { !$0.isEmpty && seen.insert($0).inserted }
  }

  /// Whether what names no isolation belongs to the main actor.
  package var isOnMainActor: Bool { settings["SWIFT_DEFAULT_ACTOR_ISOLATION"] == "MainActor" }

  /// The language's features that are switched on, by the compiler's names.
  package var features: [String] {
    var result: [String] = []
    if settings.isOn("SWIFT_APPROACHABLE_CONCURRENCY") { result += Self.approachable }
    for (key, name) in Self.featureSettings where settings.isOn(key) { result.append(name) }
    let flags = settings.list("OTHER_SWIFT_FLAGS")
    for (flag, name) in zip(flags, flags.dropFirst())
    where flag == "-enable-upcoming-feature" || flag == "-enable-experimental-feature" {
      result.append(name)
    }
    return result
  }

  private static let approachable = [
    "DisableOutwardActorInference", "GlobalActorIsolatedTypesUsability", "InferIsolatedConformances",
    "InferSendableFromCaptures", "NonisolatedNonsendingByDefault",
  ]

  private static let featureSettings = [
    ("SWIFT_UPCOMING_FEATURE_CONCISE_MAGIC_FILE", "ConciseMagicFile"),
    ("SWIFT_UPCOMING_FEATURE_EXISTENTIAL_ANY", "ExistentialAny"),
    ("SWIFT_UPCOMING_FEATURE_MEMBER_IMPORT_VISIBILITY", "MemberImportVisibility"),
    ("SWIFT_UPCOMING_FEATURE_NONISOLATED_NONSENDING_BY_DEFAULT", "NonisolatedNonsendingByDefault"),
  ]
}
