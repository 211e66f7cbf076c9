// SPDX-FileCopyrightText: 2026 The Tessera Authors
// SPDX-License-Identifier: MIT

/// The command line of `xcodebuild`: actions, options and build settings in any order.
package struct XcodeBuildArguments: Hashable, Sendable {
  package enum Action: String, Hashable, Sendable {
    case build
    case buildForTesting = "build-for-testing"
    case clean
    case test
    case testWithoutBuilding = "test-without-building"
  }

  /// Questions, which are answered instead of building anything.
  package enum Query: String, Hashable, Sendable {
    case version = "-version"
    case list = "-list"
    case destinations = "-showdestinations"
    case sdks = "-showsdks"
    case settings = "-showBuildSettings"
    case resolve = "-resolvePackageDependencies"
    case help = "-help"
  }

  /// In the order given; `build` where none is.
  package var actions: [Action] = []
  package var query: Query?
  package var isJSON = false
  package var project: String?
  package var workspace: String?
  package var scheme: String?
  package var target: String?
  package var configuration: String?
  package var sdk: String?
  package var xcconfig: String?
  package var destinations: [Destination] = []
  /// `Target`, `Target/Class` or `Target/Class/test`.
  package var onlyTesting: [String] = []
  package var skipTesting: [String] = []
  package var testPlan: String?
  package var derivedDataPath: String?
  package var resultBundlePath: String?
  package var isQuiet = false
  package var coverage: Bool?
  package var jobs: Int?
  package var retries = 0
  package var repeats = 1
  /// Seconds that a test may take; `nil` where nobody says.
  package var timeout: Double?
  /// `NAME=value`, above all levels of build settings.
  package var settings: [String: String] = [:]

  /// - Parameter words: The words behind the program's name.
  /// - Throws: Where a word isn't known, a value is missing, or an action needs a Mac.
  package init(_ words: [String]) throws(FrontError) {
    var iterations: Int?
    var retriesOnFailure = false
    var limitsTime = true
    var allowance: Double?
    var index = 0
    func value() throws(FrontError) -> String {
      index += 1
      guard index < words.count else {
        throw FrontError(.usage, "xcodebuild: error: option '\(words[index - 1])' requires an argument.")
      }
      return words[index]
    }
    while index < words.count {
      let word = words[index]
      defer { index += 1 }
      if let action = Action(rawValue: word) {
        actions.append(action)
        continue
      }
      if let query = Query(rawValue: word) {
        self.query = query
        continue
      }
      if let work = Self.macOnly[word] { throw .needsMac("xcodebuild \(word)", work) }
      if try takeTests(word, value) { continue }
      switch word {
      case "-json": isJSON = true
      case "-project": project = try value()
      case "-workspace": workspace = try value()
      case "-scheme": scheme = try value()
      case "-target": target = try value()
      case "-alltargets": break
      case "-configuration": configuration = try value()
      case "-sdk": sdk = try value()
      case "-xcconfig": xcconfig = try value()
      case "-destination": destinations.append(try Destination(try value()))
      case "-derivedDataPath": derivedDataPath = try value()
      case "-resultBundlePath": resultBundlePath = try value()
      case "-quiet": isQuiet = true
      case "-enableCodeCoverage": coverage = try value() == "YES"
      case "-parallel-testing-enabled": if try value() == "NO" { jobs = 1 }
      case "-parallel-testing-worker-count", "-maximum-parallel-testing-workers": jobs = try number(word, value())
      case "-test-iterations": iterations = try number(word, value())
      case "-retry-tests-on-failure": retriesOnFailure = true
      case "-run-tests-until-failure": retriesOnFailure = false
      case "-test-timeouts-enabled": limitsTime = try value() == "YES"
      case "-default-test-execution-time-allowance": allowance = Double(try number(word, value()))
      case _ where Self.ignored.contains(word): break
      case _ where Self.ignoredWithValue.contains(word): _ = try value()
      case _ where word.hasPrefix("-") || !word.contains("="):
        // Defaults of Xcode's own, such as `-IDEPackageSupportUseBuiltinSCM=YES`, mean nothing here.
        if word.hasPrefix("-"), word.contains("=") { break }
        throw FrontError(
          .usage,
          word.hasPrefix("-")
            ? "xcodebuild: error: invalid option '\(word)'" : "xcodebuild: error: Unknown build action '\(word)'.")
      default:
        let pair = word.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false).map(String.init)
        if !Self.isAboutApple(pair[0]) { settings[pair[0]] = pair[1] }
      }
    }
    if retriesOnFailure { retries = max(0, (iterations ?? 3) - 1) } else if let iterations { repeats = iterations }
    if limitsTime { timeout = allowance }
    if let sdk, !Self.isKnown(sdk: sdk) {
      throw FrontError(.missing, "xcodebuild: error: SDK '\(sdk)' is not simulated here; Tessera has iphonesimulator")
    }
    if actions.isEmpty, query == nil { actions = [.build] }
  }

  /// Takes `-only-testing:T` or `-only-testing T`, and the like.
  private mutating func takeTests(
    _ word: String, _ value: () throws(FrontError) -> String
  ) throws(FrontError) -> Bool {
    let parts = word.split(separator: ":", maxSplits: 1).map(String.init)
    guard let name = parts.first else { return false }
    switch name {
    case "-only-testing": onlyTesting.append(try parts.count > 1 ? parts[1] : value())
    case "-skip-testing": skipTesting.append(try parts.count > 1 ? parts[1] : value())
    case "-testPlan": testPlan = try value()
    default: return false
    }
    return true
  }

  private func number(_ word: String, _ text: String) throws(FrontError) -> Int {
    guard let number = Int(text), number > 0 else {
      throw FrontError(.usage, "xcodebuild: error: \(word): expected a number above 0, found '\(text)'")
    }
    return number
  }

  /// The actions that a Mac alone can do, with what they are.
  private static let macOnly = [
    "analyze": "the static analyzer", "archive": "archiving", "-exportArchive": "exporting an archive",
    "-create-xcframework": "making an XCFramework", "docbuild": "building documentation", "install": "installing",
    "-exportLocalizations": "exporting localizations", "-importLocalizations": "importing localizations",
    "-exportNotarizedApp": "notarizing", "-downloadPlatform": "downloading a platform",
    "-downloadAllPlatforms": "downloading platforms", "-runFirstLaunch": "setting up Xcode",
  ]

  private static let ignored: Set = [
    "-allowProvisioningUpdates", "-allowProvisioningDeviceRegistration", "-disableAutomaticPackageResolution",
    "-hideShellScriptEnvironment", "-onlyUsePackageVersionsFromResolvedFile", "-parallelizeTargets",
    "-showBuildTimingSummary", "-skipMacroValidation", "-skipPackagePluginValidation", "-skipPackageUpdates",
    "-skipUnavailableActions", "-verbose", "-disable-concurrent-destination-testing",
  ]

  private static let ignoredWithValue: Set = [
    "-arch", "-authenticationKeyID", "-authenticationKeyIssuerID", "-authenticationKeyPath",
    "-clonedSourcePackagesDirPath", "-collect-test-diagnostics", "-destination-timeout",
    "-enableAddressSanitizer", "-enableThreadSanitizer", "-enableUndefinedBehaviorSanitizer",
    "-jobs", "-maximum-concurrent-test-simulator-destinations", "-maximum-test-execution-time-allowance",
    "-packageCachePath", "-resultBundleVersion", "-resultStreamPath", "-scmProvider",
    "-test-repetition-relaunch-enabled",
    "-testLanguage", "-testRegion", "-toolchain", "-xctestrun",
  ]

  /// Settings of signing and of the machine that builds, which mean nothing here.
  private static func isAboutApple(_ name: String) -> Bool {
    name.hasPrefix("CODE_SIGN") || name.hasPrefix("PROVISIONING_PROFILE")
      || [
        "AD_HOC_CODE_SIGNING_ALLOWED", "ARCHS", "BUILD_LIBRARY_FOR_DISTRIBUTION", "COMPILER_INDEX_STORE_ENABLE",
        "DEBUG_INFORMATION_FORMAT", "DEVELOPMENT_TEAM", "ENABLE_BITCODE", "ENABLE_TESTABILITY", "EXCLUDED_ARCHS",
        "ONLY_ACTIVE_ARCH", "SKIP_INSTALL", "TOOLCHAINS", "VALID_ARCHS",
      ].contains(name)
  }

  private static func isKnown(sdk: String) -> Bool {
    // A path of an SDK ends in its name.
    let name = (sdk.split(separator: "/").last.map(String.init) ?? sdk).lowercased()
    return name.hasPrefix("iphonesimulator") || name.hasPrefix("iphoneos")
  }

  /// Whether tests run.
  package var runsTests: Bool { actions.contains(.test) || actions.contains(.testWithoutBuilding) }

  // MARK: - For `tessera test`

  /// A regular expression that finds the tests of `Target`, `Target/Class` or `Target/Class/test`.
  package static func pattern(_ tests: String) -> String {
    var parts = tests.split(separator: "/").map(String.init)
    guard !parts.isEmpty else { return "^$" }
    // Module names replace what can't stand in an identifier.
    let target = String(parts.removeFirst().map { $0.isLetter || $0.isNumber || $0 == "_" ? $0 : "_" })
    var pattern = "^" + escaped(target) + "\\."
    guard var last = parts.popLast() else { return pattern }
    // A test is the third part; with two it is a class, or a function of Swift Testing's outside of any suite.
    let isTest = !parts.isEmpty || last.hasSuffix(")")
    if last.hasSuffix("()") { last.removeLast(2) }
    pattern += (parts + [last]).map(escaped).joined(separator: "/")
    return pattern + (isTest ? "(\\(.*\\))?( .*)?$" : "/")
  }

  private static func escaped(_ text: String) -> String {
    text.map { character in
      character.isLetter || character.isNumber || character == "_" ? "\(character)" : "\\\(character)"
    }.joined()
  }
}
