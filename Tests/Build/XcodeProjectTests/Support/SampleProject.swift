// SPDX-FileCopyrightText: 2026 The Tessera Authors
// SPDX-License-Identifier: MIT

@testable import XcodeProject

extension ProjectFiles {
  /// Files that are there only in memory, by their absolute paths.
  static func memory(_ texts: [String: String]) -> ProjectFiles {
    ProjectFiles(
      read: { path in texts[path].map { Array($0.utf8) } },
      list: { folder in
        var names: [String: Bool] = [:]
        let prefix = folder == "/" ? "/" : folder + "/"
        for path in texts.keys where path.hasPrefix(prefix) {
          let rest = path.dropFirst(prefix.count)
          let name = rest.prefix { $0 != "/" }
          names[String(name)] = name.count < rest.count
        }
        return names.isEmpty ? nil : names.sorted { $0.key < $1.key }.map { ($0.key, $0.value) }
      })
  }
}

/// A project in memory: an app `Sample` of one group, to which tests add.
struct SampleProject {
  var files: [String: String] = [:]
  /// Objects as project files write them, without those that every project has.
  var objects = ""
  /// Identifiers in the target's phases.
  var sources: [String] = []
  var resources: [String] = []
  /// Identifiers in the main group.
  var group: [String] = []
  /// More lines of the target.
  var target = ""
  /// More lines of the project.
  var project = ""
  /// One more of the target's phases.
  var phases = ""
  var projectSettings = "SDKROOT = iphoneos; SWIFT_VERSION = 5.0;"
  var targetSettings = "PRODUCT_NAME = \"$(TARGET_NAME)\";"
  var configuration = ""

  static let path = "/projects/Sample.xcodeproj"

  /// Adds a file to the main group and a phase.
  mutating func add(_ path: String, to phase: WritableKeyPath<SampleProject, [String]>, isThere: Bool = true) {
    let identifier = "F\(group.count)"
    objects += "\(identifier) = {isa = PBXFileReference; path = \"\(path)\"; sourceTree = \"<group>\"; };\n"
    objects += "B\(identifier) = {isa = PBXBuildFile; fileRef = \(identifier); };\n"
    group.append(identifier)
    self[keyPath: phase].append("B\(identifier)")
    if isThere { files["/projects/\(path)"] = "" }
  }

  var text: String {
    """
    // !$*UTF8*$!
    { archiveVersion = 1; objectVersion = 56; rootObject = P; objects = {
    P = {isa = PBXProject; buildConfigurationList = PL; developmentRegion = en; mainGroup = G; projectDirPath = "";
      targets = (T, ); \(project) };
    G = {isa = PBXGroup; children = (\(group.joined(separator: ", "))); sourceTree = "<group>"; };
    T = {isa = PBXNativeTarget; name = Sample; productType = "com.apple.product-type.application";
      buildConfigurationList = TL; buildPhases = (S, R, \(phases)); \(target) };
    S = {isa = PBXSourcesBuildPhase; files = (\(sources.joined(separator: ", "))); };
    R = {isa = PBXResourcesBuildPhase; files = (\(resources.joined(separator: ", "))); };
    PL = {isa = XCConfigurationList; buildConfigurations = (PD, PR); defaultConfigurationName = Release; };
    TL = {isa = XCConfigurationList; buildConfigurations = (TD, TR); defaultConfigurationName = Release; };
    PD = {isa = XCBuildConfiguration; name = Debug; buildSettings = {\(projectSettings)}; };
    PR = {isa = XCBuildConfiguration; name = Release; buildSettings = {\(projectSettings)}; };
    TD = {isa = XCBuildConfiguration; name = Debug; \(configuration) buildSettings = {\(targetSettings)}; };
    TR = {isa = XCBuildConfiguration; name = Release; buildSettings = {\(targetSettings)}; };
    \(objects)
    }; }
    """
  }

  func read(
    configuration: String? = nil, overrides: SettingOverrides = SettingOverrides()
  ) throws -> XcodeProject {
    var files = files
    files[Self.path + "/project.pbxproj"] = text
    return try XcodeProject(path: Self.path, configuration: configuration, overrides: overrides, files: .memory(files))
  }
}
