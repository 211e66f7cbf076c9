// SPDX-FileCopyrightText: 2026 The Tessera Authors
// SPDX-License-Identifier: MIT

internal import UIKit

/// Makes a scene's views with the kit.
///
/// A part told in words, or a class that is not built here, makes the scene irregular (`SceneError.notRegular`); a value
/// of the wrong type is a mistake of the file.
@MainActor final class SceneBuilder {
  let scene: TruthCase
  /// The view that paths start from; `root` unless a scene is one collection view or stack alone.
  private(set) var base = UIView()
  /// The space that frames "in the root" are in.
  private(set) var root = UIView()
  var named: [String: UIView] = [:]
  /// Layout guides that the scene adds to views.
  var guides: [String: UILayoutGuide] = [:]
  var collections: [UICollectionView] = []
  /// Collection views hold their data sources weakly.
  var sources: [NSObject] = []
  /// Where collection views and their sections are scrolled to once they are laid out.
  var startingOffsets: [Scrolling] = []
  /// Views hold their controllers weakly.
  var navigation: UINavigationController?
  private var rootController: UIViewController?
  /// Those whose views have traits of their own.
  var controllers: [UIViewController] = []
  var showsText = false
  /// Whether words say where named views are.
  var hasPlaces = false
  /// Keys that nobody asked for, for the report of a scene that fails.
  private(set) var ignoredKeys: Set<String> = []
  /// Views and items a scene may have; the ones this was made for have two dozen.
  private var remainingViews = 20_000

  init(scene: TruthCase) {
    self.scene = scene
  }

  /// What a device must be like for the scene.
  struct Surroundings {
    var size: CGSize
    var safeArea = UIEdgeInsets.zero
  }

  /// Reads how large the screen is and what its bars take, before there are views.
  func surroundings() throws(SceneError) -> Surroundings {
    let input = scene.input
    var result = Surroundings(size: .zero)
    for key in ["size", "window"] {
      if let size = try input[key]?.size() { result.size = size }
    }
    let frame = try (input["root"]?["frame"] ?? input["frame"])?.rect()
    if let frame, input["root"] != nil { result.size = frame.size }
    if let frame, result.size == .zero { result.size = CGSize(width: frame.maxX, height: frame.maxY) }
    // A root of no size would be a window of none.
    if result.size.width < 1 || result.size.height < 1 { result.size = CGSize(width: 320, height: 480) }
    let safeArea = input["root"]?["safeAreaInsets_tlbr"] ?? input["safeAreaInsets_tlbr"]
    result.safeArea = try safeArea?.insets() ?? .zero
    return result
  }

  /// Builds the views.
  func build(in size: CGSize) throws(SceneError) {
    try buildViews(in: size)
    useExpectedGuides()
    if let direction = scene.input.firstOf("layoutDirection", "direction") ?? scene.input["rtl"] {
      try turn(root, direction)
    }
  }

  /// Lets all views read in one direction.
  private func turn(_ view: UIView, _ node: SceneNode) throws(SceneError) {
    let isRightToLeft: Bool
    if case .bool(let value) = node.value {
      isRightToLeft = value
    } else {
      isRightToLeft = try node.choice([
        "rightToLeft": true, "rtl": true, "leftToRight": false, "ltr": false,
      ])
    }
    view.semanticContentAttribute = isRightToLeft ? .forceRightToLeft : .forceLeftToRight
    for child in view.subviews { try turn(child, node) }
  }

  private func buildViews(in size: CGSize) throws(SceneError) {
    let input = scene.input
    root = SceneView(frame: CGRect(origin: .zero, size: size))
    if scene.isFromSimulator {
      // On phones, scenes were the views of controllers, which have margins of their own.
      let controller = UIViewController()
      controller.view = root
      rootController = controller
    }
    base = root
    if try isNavigation() {
      try buildNavigation()
      return
    }
    if let node = input["root"] {
      try node.object("the root view as an object")
      try configureRoot(node)
    } else if input["cls"] != nil || input["arranged"] != nil || input["layout"] != nil {
      base = try view(input)
      root.addSubview(base)
    } else if input["constraints"] == nil, input["views"]?.isObject != true {
      guard try buildList() else { throw .notRegular }
    }
    if let views = input["views"], case .object = views.value { try addNamedViews(views) }
    let constraints = ["constraints", "visualFormats", "formats", "vfl"].compactMap { input[$0] }
    for list in constraints { try ConstraintReader(scene: self).activate(list) }
    if constraints.isEmpty, input["views"]?.isObject == true, !hasPlaces {
      // Named views without constraints are placed by other words.
      throw .notRegular
    }
  }

  private func configureRoot(_ node: SceneNode) throws(SceneError) {
    if try node["cls"]?.string() ?? "UIView" != "UIView" {
      base = try view(node)
      root.addSubview(base)
      return
    }
    try configure(root, node, isRoot: true)
    note(node, known: ["cls"])
    if let children = scene.input["children"] {
      // Each is tried alone, which comes to the same: they don't see one another.
      for (index, child) in try children.list("frames of children").enumerated() {
        let view = child.isObject ? try self.view(child) : SceneView(frame: try child.rect())
        root.addSubview(view)
        named["child\(index)"] = view
      }
    }
  }

  func takeView() throws(SceneError) {
    remainingViews -= 1
    guard remainingViews >= 0 else {
      throw .malformed(path: scene.input.path, expected: "at most 20,000 views and items", found: "more")
    }
  }

  func takeItems(_ count: Int) throws(SceneError) {
    remainingViews -= min(count, 1_000_000)
    try takeView()
  }

  /// Remembers keys that are not known here.
  func note(_ node: SceneNode, known: Set<String>) {
    for key in node.keys
    where !known.contains(key) && !Self.commonKeys.contains(key) && Self.priorityKey(key) == nil && node[key] != nil {
      ignoredKeys.insert(key)
    }
  }

  /// Keys that every view may have, and remarks.
  private static let commonKeys: Set<String> = SceneNode.remarks.union([
    "cls", "frame", "at", "name", "subviews", "useConstraints", "autoresizing", "safeAreaInsets_tlbr", "layoutMargins",
    "layoutMargins_tlbr", "preservesSuperviewLayoutMargins", "insetsLayoutMarginsFromSafeArea", "hidden", "isHidden",
    "intrinsic", "size", "width", "height", "tag", "transform", "rotation", "scale", "guides", "layoutGuides",
    "semanticContentAttribute", "layoutDirection", "direction", "rtl", "inside", "customSpacing",
    "customSpacingAfter", "spacingAfter", "stack",
    // What changes looks only.
    "alpha", "clips", "clipsToBounds", "contentMode", "opacity", "opaque", "shadow",
  ])
}
