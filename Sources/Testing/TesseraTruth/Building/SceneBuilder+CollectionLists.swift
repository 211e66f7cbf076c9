// SPDX-FileCopyrightText: 2026 The Tessera Authors
// SPDX-License-Identifier: MIT

internal import UIKit

// Sections that are lists, in list layouts and among the groups of compositional ones.

/// A section of a compositional scene.
enum SceneSection {
  case groups(NSCollectionLayoutSection)
  /// A list, and what more the scene says of its section.
  case list(UICollectionLayoutListConfiguration, SceneNode)
}

extension SceneBuilder {
  /// Reads a list's section; `configuration` is what holds for all lists of the scene.
  func listSection(
    _ node: SceneNode, _ configuration: UICollectionLayoutListConfiguration, modes: ListModes
  ) throws(SceneError) -> (section: SceneSection, content: ListSource.Section) {
    let reader = ListReader { node throws(SceneError) in try Self.picture(node) }
    let content = try reader.section(node)
    showsText = true
    var own = configuration
    // A section has a header or a footer where the scene gives it one.
    if own.headerMode != .firstItemInSection {
      own.headerMode = content.header != nil && modes.allowsHeaders ? .supplementary : .none
    }
    own.footerMode = content.footer != nil && modes.allowsFooters ? .supplementary : .none
    switch node["list"]?.value {
    case nil, .bool(true): break
    case .string(let name):
      guard let appearance = ListReader.appearance(inName: name) else { throw .notRegular }
      own = UICollectionLayoutListConfiguration(appearance: appearance).with(own.headerMode, own.footerMode)
    default:
      guard let list = node["list"] else { break }
      try list.object("what the list says, or its appearance")
      try list.accepts(ListReader.configurationKeys, in: "a list")
      try ListReader.read(list, into: &own)
    }
    try ListReader.read(node, into: &own)
    return (.list(own, node), content)
  }

  /// Whether a scene leaves headers and footers away although its sections name some.
  struct ListModes {
    var allowsHeaders = true
    var allowsFooters = true

    init(_ node: SceneNode) {
      if case .string("none")? = node["headerMode"]?.value { allowsHeaders = false }
      if case .string("none")? = node["footerMode"]?.value { allowsFooters = false }
    }
  }

  /// What holds for all lists of a scene: what it says itself, and the appearance in its layout's name.
  func listConfiguration(
    _ node: SceneNode, layoutName: String
  ) throws(SceneError) -> UICollectionLayoutListConfiguration {
    var configuration = UICollectionLayoutListConfiguration(
      appearance: ListReader.appearance(inName: layoutName) ?? .plain)
    try ListReader.read(node, into: &configuration)
    return configuration
  }
}

extension UICollectionLayoutListConfiguration {
  fileprivate func with(_ headers: HeaderMode, _ footers: FooterMode) -> Self {
    var copy = self
    (copy.headerMode, copy.footerMode) = (headers, footers)
    return copy
  }
}

extension TruthCase {
  /// Whether lines of text styles were some points higher where the scene was measured than on an English phone.
  var hasTallLines: Bool { origin.contains("iPhone SE 3") }
}
