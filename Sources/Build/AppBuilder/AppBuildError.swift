// SPDX-FileCopyrightText: 2026 The Tessera Authors
// SPDX-License-Identifier: MIT

/// Why an app cannot be built, with a way out.
package enum AppBuildError: Error, Equatable, CustomStringConvertible {
  case noFolder(String)
  case notAFolder(String)
  case noSources(String)
  case foreignSource(String, language: String)
  case sourcesMissing(String)
  case noDelegate(String)
  case projectUnreadable(String)
  case noAppTarget(String, targets: [String])
  case noTests(String)
  case noSuchPlan(String, known: [String])
  case noSuchScheme(String, known: [String])
  case noSuchTarget(String, apps: [String])
  case severalApps([String])
  case sourceUnreadable(path: String, reason: String)
  case sameName(first: String, second: String)
  case translationFailed(errors: Int)
  case modulesMissing(app: String, [String])
  case noPackage(String)
  case kitFailed(status: Int32)
  case noKit(String)
  /// - Parameter leftOut: What the module was compiled without, which may be why.
  case compilationFailed(String, leftOut: [String] = [])
  case toolMissing(String)
  case noFonts(String)
  case cannotWrite(path: String, reason: String)

  package var description: String {
    switch self {
    case .noFolder(let path):
      "no folder at \(path); give the folder that holds an app's Swift files, such as Apps/Today"
    case .notAFolder(let path): "\(path) is a file; give the folder that holds the app's Swift files"
    case .noSources(let path): "\(path) holds no Xcode project and no Swift files"
    case .foreignSource(let place, let language):
      "\(place) is written in \(language), which is not compiled here; Tessera runs apps that are written in Swift"
    case .sourcesMissing(let place): "the Swift files that \(place) names are not there"
    case .noDelegate(let path):
      "\(path) has no app delegate; mark a class that conforms to UIApplicationDelegate with @main or @UIApplicationMain"
    case .projectUnreadable(let reason): reason
    case .noAppTarget(let path, let targets):
      "\(path) has no target that makes an app for iPhone or iPad"
        + (targets.isEmpty ? "" : "; \(targets.prefix(6).joined(separator: ", "))")
    case .noTests(let path): "\(path) has no target of unit tests for iPhone or iPad"
    case .noSuchPlan(let name, let known):
      "there is no test plan \(name)" + (known.isEmpty ? "" : "; the plans are \(known.joined(separator: ", "))")
    case .noSuchScheme(let name, let known):
      "there is no scheme \(name)" + (known.isEmpty ? "" : "; the schemes are \(known.joined(separator: ", "))")
    case .noSuchTarget(let name, let apps):
      "there is no app \(name); the apps are \(apps.joined(separator: ", "))"
    case .severalApps(let apps):
      "there are several apps: \(apps.joined(separator: ", ")); say which with --target, or name its project"
    case .sourceUnreadable(let path, let reason): "\(path) can't be read: \(reason)"
    case .sameName(let first, let second):
      "\(first) and \(second) have the same name; files of one module need different names"
    case .translationFailed(let errors): "\(errors) error\(errors == 1 ? "" : "s") in the app's source"
    case .modulesMissing(let app, let names):
      "\(app) can't be built here: it needs \(Self.list(names)), which \(names.count == 1 ? "is" : "are") missing; who "
        + "imports what is told above"
    case .noPackage(let path):
      "Tessera's own Package.swift is not at \(path); set TESSERA_ROOT to the folder of the Tessera checkout"
    case .kitFailed(let status):
      "the kit can't be built (swift build ended with status \(status)); its messages are above"
    case .noKit(let path): "there is no kit at \(path); TESSERA_KIT names the folder that holds it"
    case .compilationFailed(let name, let leftOut):
      "\(name) does not compile; the messages are above"
        + (leftOut.isEmpty ? "" : "; it was compiled without \(Self.list(leftOut))")
    case .toolMissing(let name): "\(name) is not on this machine's PATH; install Swift 6.3 from swift.org"
    case .noFonts(let reason):
      "there are no fonts to measure and draw text with: \(reason); `tessera doctor` says what this machine lacks, and "
        + "`make setup` installs it"
    case .cannotWrite(let path, let reason): "\(path) can't be written: \(reason)"
    }
  }

  /// Whether nothing is wrong with the app but that parts of it can't be had here.
  package var isAboutMissingParts: Bool {
    switch self {
    case .foreignSource, .modulesMissing, .noAppTarget, .noSources, .sourcesMissing: true
    default: false
    }
  }

  /// Names as a sentence has them.
  private static func list(_ names: [String]) -> String {
    guard names.count > 1, let last = names.last else { return names.first ?? "" }
    return names.dropLast().joined(separator: ", ") + " and " + last
  }
}
