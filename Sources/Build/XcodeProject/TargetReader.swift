// SPDX-FileCopyrightText: 2026 The Tessera Authors
// SPDX-License-Identifier: MIT

/// Reads a project's targets with their settings.
struct TargetReader {
  private let path: String
  private let objects: ProjectObjects
  private let tree: ProjectTree
  private let files: ProjectFiles
  private let project: ProjectObject
  private let overrides: SettingOverrides
  /// The folders that are kept in step, of which any target may have parts.
  private let folders: [ProjectObject]

  init(
    path: String, _ objects: ProjectObjects, _ tree: ProjectTree, _ files: ProjectFiles, project: ProjectObject,
    overrides: SettingOverrides = SettingOverrides()
  ) {
    (self.path, self.objects, self.tree, self.files, self.project) = (path, objects, tree, files, project)
    self.overrides = overrides
    folders = objects.all(isa: "PBXFileSystemSynchronizedRootGroup")
  }

  /// The names of the project's configurations.
  var configurations: [String] { list(of: project).compactMap { $0.string("name") } }

  func target(_ target: ProjectObject, configuration: String) throws(ProjectError) -> ProjectTarget {
    let name = target.string("name") ?? target.identifier
    let members = TargetMembers(target, folders: folders, objects, tree, files)
    let dependencies = objects.list(target["dependencies"]).compactMap { dependency in
      dependency.string("target").flatMap { objects[$0]?.string("name") } ?? dependency.string("name")
    }
    var missing = members.missing
    let settings = try settings(of: target, name: name, configuration: configuration, missing: &missing)
    return ProjectTarget(
      name: name, kind: ProductKind(target.string("productType") ?? ""),
      settings: settings, sources: members.sources,
      resources: members.resources, foreign: members.foreign, missing: missing, dependencies: dependencies,
      packageProducts: objects.list(target["packageProductDependencies"]).compactMap { $0.string("productName") },
      binaries: members.binaries, bridgingHeader: bridgingHeader(settings))
  }

  private func bridgingHeader(_ settings: BuildSettings) -> BridgingHeader? {
    guard let path = settings["SWIFT_OBJC_BRIDGING_HEADER"], !path.isEmpty else { return nil }
    let bytes = files.read(FilePath.join(FilePath.folder(self.path), path))
    return bytes.map { BridgingHeader(String(decoding: $0, as: UTF8.self)) }
  }

  // MARK: - Settings

  private func settings(
    of target: ProjectObject, name: String, configuration: String, missing: inout [String]
  ) throws(ProjectError) -> BuildSettings {
    var settings = BuildSettings(conditions: [
      "sdk": "iphonesimulator", "arch": "x86_64", "config": configuration, "variant": "normal",
    ])
    settings.add(defaults(name: name, configuration: configuration))
    for owner in [project, target] {
      guard let found = self.configuration(configuration, of: owner) else { continue }
      if let file = try baseConfiguration(of: found, missing: &missing) { settings.add(file) }
      settings.add((found["buildSettings"]?.dictionary?.values ?? [:]).compactMapValues(BuildSettings.text))
    }
    if let file = overrides.file {
      var reader = ConfigurationReader(files: files, folder: tree.folder)
      settings.add(try reader.read(file))
    }
    settings.add(overrides.settings)
    return settings
  }

  /// What Xcode takes where nobody says anything.
  private func defaults(name: String, configuration: String) -> [String: String] {
    // Until Xcode 8 there was one version of Swift, and no setting of it.
    let attributes = project["attributes"]?.dictionary
    let xcode = (attributes?["LastUpgradeCheck"] ?? attributes?["LastSwiftUpdateCheck"])?.string.flatMap(Int.init)
    let version = xcode.map { $0 < 800 } == true ? ["SWIFT_VERSION": "2"] : [:]
    return version.merging([
      "CONFIGURATION": configuration, "CURRENT_PROJECT_VERSION": "1",
      "DEVELOPMENT_LANGUAGE": project.string("developmentRegion") ?? "en",
      "EFFECTIVE_PLATFORM_NAME": "-iphonesimulator", "EXECUTABLE_NAME": "$(PRODUCT_NAME)", "MARKETING_VERSION": "1.0",
      "PLATFORM_NAME": "iphonesimulator", "PRODUCT_BUNDLE_PACKAGE_TYPE": "APPL",
      "PRODUCT_MODULE_NAME": "$(PRODUCT_NAME:c99extidentifier)", "PRODUCT_NAME": "$(TARGET_NAME)",
      "PROJECT_DIR": tree.folder, "PROJECT_FILE_PATH": path, "PROJECT_NAME": FilePath.stem(path),
      "SOURCE_ROOT": tree.folder,
      "SRCROOT": tree.folder, "TARGET_NAME": name,
    ]) { $1 }
  }

  private func list(of owner: ProjectObject) -> [ProjectObject] {
    guard let list = owner.string("buildConfigurationList").flatMap({ objects[$0] }) else { return [] }
    return objects.list(list["buildConfigurations"])
  }

  /// The configuration of a name; where an owner has none of it, the one that it says counts then, or its first.
  private func configuration(_ name: String, of owner: ProjectObject) -> ProjectObject? {
    let all = list(of: owner)
    let usual = owner.string("buildConfigurationList").flatMap { objects[$0]?.string("defaultConfigurationName") }
    return all.first { $0.string("name") == name } ?? all.first { $0.string("name") == usual } ?? all.first
  }

  private func baseConfiguration(
    of configuration: ProjectObject, missing: inout [String]
  ) throws(ProjectError) -> [String: String]? {
    var path = configuration.string("baseConfigurationReference").flatMap(tree.path)
    if let anchor = configuration.string("baseConfigurationReferenceAnchor").flatMap(tree.path),
      let relative = configuration.string("baseConfigurationReferenceRelativePath")
    {
      path = FilePath.join(anchor, relative)
    }
    guard var path else { return nil }
    if files.read(path) == nil {
      var finder = FileFinder(files)
      path = finder.find(path) ?? path
    }
    // A file of CocoaPods is made by its installation; the project can be read without.
    if files.read(path) == nil, FilePath.name(path).hasPrefix("Pods") { return nil }
    guard files.read(path) != nil else {
      missing.append(path)
      return nil
    }
    var reader = ConfigurationReader(files: files, folder: tree.folder)
    defer { missing += reader.missing }
    return try reader.read(path)
  }
}
