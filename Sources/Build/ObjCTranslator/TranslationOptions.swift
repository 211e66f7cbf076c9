// SPDX-FileCopyrightText: 2026 The Tessera Authors
// SPDX-License-Identifier: MIT

internal import Foundation

/// How a module is translated.
public struct TranslationOptions: Sendable {
  /// What `targetEnvironment(simulator)` means. Defaults to `true`: Tessera stands where the simulator stands, without
  /// camera, push and sensors of a real device.
  public var isSimulator = true

  /// The optional requirements of the framework's protocols. Defaults to those of UIKit and Foundation,
  /// ``OptionalRequirement/uiKit`` and ``OptionalRequirement/foundation``.
  public var optionalRequirements = OptionalRequirement.uiKit + OptionalRequirement.foundation

  /// Framework protocols and the protocols they refine, so that a conformance to the one counts for the other.
  public var inheritedProtocols = OptionalRequirement.uiKitInheritance
    .merging(OptionalRequirement.foundationInheritance) { own, _ in own }

  /// What names for compositions of classes and protocols stand for, in modules that are imported.
  public var aliases: [String: [String]] = [:]

  /// The initialisers that protocols of modules which are imported ask for, each by its labels.
  public var requiredInits: [String: [[String]]] = [:]

  /// Which of the framework's classes derives from which. Defaults to UIKit's.
  public var superclasses: [String: String] = OptionalRequirementList.uiKit.superclasses

  /// Whether a class of the framework derives from another or is it. A class that nobody knows may derive from any.
  func derives(_ name: String, from other: String) -> Bool {
    var current = name
    // Classes of two modules may have one name, and seem to derive from each other.
    for _ in 0...superclasses.count {
      if current == other { return true }
      guard let next = superclasses[current] else { return current != "NSObject" }
      current = next
    }
    return true
  }

  /// A class of another module and those that it derives from, as far as they are known, nearest first.
  func line(from name: String?) -> [String] {
    // One that is named with its module is known without.
    let name = name.map { name in
      superclasses[name] == nil ? name.split(separator: ".", maxSplits: 1).last.map(String.init) ?? name : name
    }
    // Classes of two modules may have one name, and seem to derive from each other.
    return Array(
      sequence(first: name) { $0.map { superclasses[$0] } }.prefix { $0 != nil }.prefix(superclasses.count + 1)
    )
    .compactMap { $0 }
  }

  /// Names of the framework's optional properties of optional type. Reading one gives an optional in an optional on
  /// Apple's platforms, here only one. Defaults to UIKit's: `window`.
  public var optionalProperties: Set<String> = OptionalRequirementList.uiKit.properties

  /// The protocols of imported modules that have an optional property, whose getter throws, by its name.
  public var throwingProperties: [String: Set<String>] = [:]

  /// Names of the framework's properties that tell key-value observers of changes. Defaults to UIKit's, and those of web
  /// views, players and progresses.
  public var observableProperties: Set<String> = [
    "alpha", "bounds", "center", "contentInset", "contentOffset", "contentSize", "frame", "isEnabled", "isHidden",
    "isHighlighted", "isSelected", "attributedText", "image", "text", "title", "zoomScale",
    "completedUnitCount", "fractionCompleted", "isCancelled", "isExecuting", "isFinished", "isReady", "position",
    "state", "totalUnitCount",
    "canGoBack", "canGoForward", "currentItem", "estimatedProgress", "isLoading", "isPlaybackBufferEmpty",
    "isPlaybackBufferFull", "isPlaybackLikelyToKeepUp", "loadedTimeRanges", "rate", "status", "timeControlStatus",
    "url",
  ]

  /// Optional requirements of which other modules ask objects whether they have them, by full name.
  public var askedRequirements: Set<String> = OptionalRequirement.foundationAsked

  /// Methods of other modules' extensions whose names newer standard libraries have too, by full name.
  public var newerNames: Set<String> = []

  /// What modules do that may import this one.
  public var elsewhere = ForeignNames()

  /// Optional methods that classes of imported modules were given so that others can override them.
  var witnesses: [String: Set<String>] = [:]

  /// Classes of imported modules, with what they say they conform to.
  var conformances: [String: Set<String>] = [:]

  /// Methods of imported modules' types of which selectors need to know more than their names in Swift.
  var namedMethods: [String: [NamedMethod]] = [:]

  /// What modules that are imported add to the framework's classes, where classes can override it.
  public var overridable: [OverridableMember] = []

  /// Their classes that do, each with the name of the protocol.
  var overriders: Set<String> = []

  /// Classes of imported modules that make objects by an `init()` of their own.
  var madeClasses: Set<String> = []

  /// Modules that the module's files see without importing them, as those do that a bridging header imports.
  public var bridged: [String] = []

  /// Modules whose header imports UIKit, so that importing one of them brings UIKit and Foundation along.
  public var umbrellas: Set<String> = []

  /// Modules that another one stands in for, by the names that source imports them by; asked whether they can be
  /// imported, the answer stays what it is.
  public var standIns: [String: String] = [:]

  /// Translated modules that the app's own module is built with: it makes their tables known.
  public var libraries: [String] = []

  /// Whether there is a module `XCTestSupplement` with what XCTest lacks here, for whoever imports XCTest.
  public var supplementsXCTest = false

  /// Whether whoever imports XCTest gets `XCUIAutomation` with it: the module's tests drive an app from outside.
  public var automatesInterfaces = false

  /// The modules that there are, by name: what else is imported is missing. Where it is `nil` nobody knows, and only
  /// Apple's modules of which Tessera has nothing are taken for missing.
  public var modules: Set<String>?

  /// Why modules are missing, a sentence each, by name.
  public var absences: [String: String] = [:]

  /// Whether the app's entry point is left out: its source is then a library, as for tests that it is the host of.
  public var omitsMain = false

  /// Creates the options for an iOS app.
  public init() {}
}

/// A requirement that is `@objc optional` on Apple's platforms and has a default here.
public struct OptionalRequirement: Sendable, Hashable {
  /// The protocol, e.g. `UIScrollViewDelegate`.
  public var protocolName: String
  /// The declaration without body: `func scrollViewDidScroll(_ scrollView: UIScrollView)`.
  public var signature: String
  /// An expression over the parameters that is returned where nobody implements the method; `nil` where nothing is done.
  public var defaultValue: String?
  /// Whether it throws where nobody implements the method, as those of translated modules do.
  public var isThrowing: Bool

  /// Creates a requirement.
  public init(protocolName: String, signature: String, defaultValue: String? = nil, isThrowing: Bool = false) {
    self.protocolName = protocolName
    self.signature = signature
    self.defaultValue = defaultValue
    self.isThrowing = isThrowing
  }
}

/// The data file that lists a framework's optional requirements.
///
/// Its form: `{ "classes": { name: superclass }, "protocols": [ { "name", "inherits": [name], "properties": [name],
/// "requirements": [ { "signature", "default" } ] } ] }`.
public struct OptionalRequirementList: Sendable {
  /// All requirements of all protocols.
  public var requirements: [OptionalRequirement] = []
  /// Which protocol refines which.
  public var inheritance: [String: [String]] = [:]
  /// Names of optional properties whose type is an optional.
  public var properties: Set<String> = []
  /// Which class derives from which.
  public var superclasses: [String: String] = [:]

  private struct File: Decodable {
    struct Entry: Decodable {
      var name: String
      var inherits: [String]?
      var properties: [String]?
      var requirements: [Requirement]
    }
    struct Requirement: Decodable {
      var signature: String
      var `default`: String?
    }
    var protocols: [Entry]
    var classes: [String: String]?
  }

  /// Reads a list.
  ///
  /// - Throws: `DecodingError` where the JSON isn't of the form above.
  public init(json: [UInt8]) throws {
    let file = try JSONDecoder().decode(File.self, from: Data(json))
    superclasses = file.classes ?? [:]
    for entry in file.protocols {
      inheritance[entry.name] = entry.inherits ?? []
      properties.formUnion(entry.properties ?? [])
      for requirement in entry.requirements {
        requirements.append(
          OptionalRequirement(
            protocolName: entry.name, signature: requirement.signature, defaultValue: requirement.default))
      }
    }
  }

  /// The list that ships with this package.
  static let uiKit: OptionalRequirementList = {
    // The file is compiled in and a test decodes it, so a failure here is a broken build, not bad input.
    try! OptionalRequirementList(json: PackageResources.OptionalRequirements_json)
  }()
}

extension OptionalRequirement {
  /// The optional requirements of UIKit's protocols, from `Compatibility/OptionalRequirements.json`.
  public static var uiKit: [OptionalRequirement] { OptionalRequirementList.uiKit.requirements }
  /// Which of UIKit's protocols refines which.
  public static var uiKitInheritance: [String: [String]] { OptionalRequirementList.uiKit.inheritance }
}
