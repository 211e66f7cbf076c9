// SPDX-FileCopyrightText: 2026 The Tessera Authors
// SPDX-License-Identifier: MIT

/// What a file does for a target, by its kind.
enum FileRole: Equatable {
  case source
  case resource
  /// Source in another language, or something that only Apple's tools make anything of.
  case foreign(String)
  /// Nothing: headers, settings, property lists that the build reads, notes.
  case none

  init(_ path: String) {
    switch FilePath.ending(path) {
    case "swift": self = .source
    case "m", "mm": self = .foreign("Objective-C")
    case "c", "cc", "cpp", "cxx": self = .foreign("C")
    case "s": self = .foreign("assembly")
    case "metal": self = .foreign("Metal")
    case "xcmappingmodel": self = .foreign("Core Data")
    case "mlmodel", "mlpackage": self = .foreign("Core ML")
    case "intentdefinition": self = .foreign("intents")
    case "h", "hpp", "pch", "modulemap", "xcconfig", "entitlements", "md", "xctestplan", "playground", "xcodeproj",
      "xcworkspace",
      "docc", "gitignore", "podspec", "lock":
      self = .none
    default: self = .resource
    }
  }

  /// Whether a file is a data model, which Xcode has among the sources and compiles to a resource.
  static func isDataModel(_ path: String) -> Bool { ["xcdatamodel", "xcdatamodeld"].contains(FilePath.ending(path)) }

  /// Folders that are one file to Xcode.
  static let packages: Set<String> = [
    "xcassets", "bundle", "xcdatamodeld", "xcdatamodel", "xcmappingmodel", "playground", "xcodeproj", "xcworkspace",
    "docc", "framework",
    "xcframework", "mlpackage", "scnassets", "icon", "atlas",
  ]
}
