// SPDX-FileCopyrightText: 2026 The Tessera Authors
// SPDX-License-Identifier: MIT

internal import Foundation
internal import XcodeProject

/// The names that a project has, and its build settings, for tools that ask.
package struct ProjectOutline: Sendable {
  /// The first project's name.
  package let name: String
  package let targets: [String]
  package let configurations: [String]
  /// Of each target the settings that scripts ask for.
  package let settings: [(name: String, settings: [String: String])]

  /// - Throws: Where there is no project at the path, or it can't be read.
  package init(at path: String, choice: AppChoice = AppChoice()) throws(AppBuildError) {
    guard let place = try ProjectPlace(at: path, choice), let first = place.projects.first else {
      throw .projectUnreadable("\(path): expected an Xcode project, a workspace or a package there")
    }
    name = URL(fileURLWithPath: first.path).deletingPathExtension().lastPathComponent
    let all = place.projects.flatMap(\.targets)
    targets = all.map(\.name)
    configurations = first.configurations
    settings = all.map { target in
      let values = Self.asked.compactMap { key in target.settings[key].map { (key, $0) } }
      return (target.name, Dictionary(values, uniquingKeysWith: { first, _ in first }))
    }
  }

  private static let asked = [
    "CONFIGURATION", "CURRENT_PROJECT_VERSION", "EXECUTABLE_NAME", "INFOPLIST_FILE", "IPHONEOS_DEPLOYMENT_TARGET",
    "MARKETING_VERSION", "PLATFORM_NAME", "PRODUCT_BUNDLE_IDENTIFIER", "PRODUCT_MODULE_NAME", "PRODUCT_NAME",
    "PROJECT_DIR", "PROJECT_NAME", "SDKROOT", "SRCROOT", "SWIFT_ACTIVE_COMPILATION_CONDITIONS", "SWIFT_VERSION",
    "TARGETED_DEVICE_FAMILY", "TARGET_NAME",
  ]
}

extension AppFolder {
  /// The names of the apps at a path.
  package static func apps(at path: String, _ choice: AppChoice) -> [String] {
    ((try? ProjectPlace(at: path, choice))?.projects ?? []).flatMap { $0.apps.map(\.name) }
  }
}
