// SPDX-FileCopyrightText: 2026 The Tessera Authors
// SPDX-License-Identifier: MIT

internal import UIKit

// One view of a tree: its class, what all views have, its subviews.

extension SceneBuilder {
  /// Makes a view and all below it.
  func view(_ node: SceneNode) throws(SceneError) -> UIView {
    try node.object("a view as an object")
    try takeView()
    let view: UIView
    switch try className(node) {
    case "UIView":
      note(node, known: [])
      view = SceneView()
    case "UIStackView": view = try stack(node)
    case "UICollectionView": view = try collection(node)
    case "UILabel": view = try label(node)
    case "UIImageView": view = try imageView(node)
    case "UIButton": view = try button(node)
    case "UIScrollView": view = try scrollView(node)
    default: throw .notRegular
    }
    try configure(view, node, isRoot: false)
    return view
  }

  private func className(_ node: SceneNode) throws(SceneError) -> String {
    if let name = try node["cls"]?.string("a class name") { return name }
    if node["arranged"] != nil { return "UIStackView" }
    if node["layout"] != nil || node["itemsPerSection"] != nil { return "UICollectionView" }
    if node["text"] != nil || node["runs"] != nil { return "UILabel" }
    return node["image"] != nil ? "UIImageView" : "UIView"
  }

  /// What every view may be told.
  func configure(_ view: UIView, _ node: SceneNode, isRoot: Bool) throws(SceneError) {
    if let name = try node["name"]?.string("a view's name") { named[name] = view }
    if !isRoot {
      if let frame = try node["frame"]?.rect() { view.frame = frame }
      // Nothing but the device gives a view a safe area of its own.
      if node["safeAreaInsets_tlbr"] != nil, node.path != scene.input.path { throw .notRegular }
    }
    if try node["useConstraints"]?.bool() ?? false { view.translatesAutoresizingMaskIntoConstraints = false }
    if let mask = node["autoresizing"] { view.autoresizingMask = try autoresizingMask(mask) }
    if let margins = node["layoutMargins_tlbr"] ?? node["layoutMargins"] { view.layoutMargins = try margins.insets() }
    if let attribute = try node["semanticContentAttribute"]?.choice(Self.semantics) {
      view.semanticContentAttribute = attribute
    }
    if let preserves = try node["preservesSuperviewLayoutMargins"]?.bool() {
      view.preservesSuperviewLayoutMargins = preserves
    }
    if let adds = try node["insetsLayoutMarginsFromSafeArea"]?.bool() { view.insetsLayoutMarginsFromSafeArea = adds }
    if let view = view as? SceneView, let size = node["intrinsic"] { view.statedSize = try intrinsicSize(size) }
    try setPriorities(view, node)
    // Where `at` says the place, a width is what the view may take of it.
    if node["at"] == nil { try setLengths(view, node) }
    for name in try node.firstOf("guides", "layoutGuides")?.list("a list of guides' names") ?? [] {
      let guide = UILayoutGuide()
      view.addLayoutGuide(guide)
      guard guides.updateValue(guide, forKey: try name.string("a guide's name")) == nil else {
        throw .malformed(path: name.path, expected: "a name of its own", found: "one that another guide has")
      }
    }
    if let place = try node["at"]?.point() {
      if let width = try node.firstOf("maxWidth", "width")?.number() {
        view.frame.size = view.sizeThatFits(CGSize(width: width, height: .greatestFiniteMagnitude))
      } else if try node["sizeToFit"]?.bool() ?? true {
        view.sizeToFit()
      }
      view.frame.origin = place
    }
    if let transform = try transform(node) { view.transform = transform }
    for child in try node["subviews"]?.list("a list of subviews") ?? [] {
      view.addSubview(try self.view(child))
    }
    // Last: a stack view watches it.
    if let hidden = try (node["hidden"] ?? node["isHidden"])?.bool() { view.isHidden = hidden }
  }

  private static let semantics: [String: UISemanticContentAttribute] = [
    "unspecified": .unspecified, "playback": .playback, "spatial": .spatial,
    "forceLeftToRight": .forceLeftToRight, "forceRightToLeft": .forceRightToLeft,
  ]

  /// Six numbers, or an object that says what turns, enlarges and moves the view, in that order; or `rotation` alone.
  private func transform(_ node: SceneNode) throws(SceneError) -> CGAffineTransform? {
    if let angle = try node["rotation"]?.number("an angle in radians") {
      return CGAffineTransform(rotationAngle: angle)
    }
    guard let stated = node["transform"] else { return nil }
    if stated.isList {
      let numbers = try stated.numbers(6, "[a, b, c, d, tx, ty]")
      return CGAffineTransform(
        a: numbers[0], b: numbers[1], c: numbers[2], d: numbers[3], tx: numbers[4], ty: numbers[5])
    }
    try stated.object("a transform")
    try stated.accepts(["rotation", "rotationDegrees", "scale", "translation"], in: "a transform")
    var transform = CGAffineTransform.identity
    if let angle = try stated["rotation"]?.number("an angle in radians") { transform = transform.rotated(by: angle) }
    if let degrees = try stated["rotationDegrees"]?.number("an angle in degrees") {
      transform = transform.rotated(by: degrees * .pi / 180)
    }
    if let scale = stated["scale"] {
      let factors = scale.isNumber ? CGPoint(x: try scale.number(), y: try scale.number()) : try scale.point()
      transform = transform.scaledBy(x: factors.x, y: factors.y)
    }
    if let distance = try stated["translation"]?.point() {
      transform = transform.concatenating(CGAffineTransform(translationX: distance.x, y: distance.y))
    }
    return transform
  }

  private func intrinsicSize(_ node: SceneNode) throws(SceneError) -> CGSize {
    let parts = try node.list("[width, height], either null")
    guard parts.count == 2 else { throw node.malformed("[width, height], either null") }
    func length(_ part: SceneNode) throws(SceneError) -> CGFloat {
      if part.isNull { return UIView.noIntrinsicMetric }
      let value = try part.number()
      guard value >= 0 || value == UIView.noIntrinsicMetric else { throw part.malformed("a length not below 0") }
      return value
    }
    return CGSize(width: try length(parts[0]), height: try length(parts[1]))
  }

  /// A width or a height alone is a constraint.
  private func setLengths(_ view: UIView, _ node: SceneNode) throws(SceneError) {
    if let width = try node["width"]?.number() { view.widthAnchor.constraint(equalToConstant: width).isActive = true }
    if let height = try node["height"]?.number() {
      view.heightAnchor.constraint(equalToConstant: height).isActive = true
    }
  }

  private func autoresizingMask(_ node: SceneNode) throws(SceneError) -> UIView.AutoresizingMask {
    let names: [String: UIView.AutoresizingMask] = [
      "flexibleWidth": .flexibleWidth, "flexibleHeight": .flexibleHeight,
      "flexibleLeftMargin": .flexibleLeftMargin, "flexibleRightMargin": .flexibleRightMargin,
      "flexibleTopMargin": .flexibleTopMargin, "flexibleBottomMargin": .flexibleBottomMargin,
    ]
    var mask: UIView.AutoresizingMask = []
    for entry in try node.list("a list of autoresizing options") { mask.insert(try entry.choice(names)) }
    return mask
  }

  // MARK: - Priorities

  /// `hugging`, `huggingH`, `compressionV` and their like: one number for both axes, or `[horizontal, vertical]`.
  private func setPriorities(_ view: UIView, _ node: SceneNode) throws(SceneError) {
    for key in node.keys {
      guard let (isHugging, axes) = Self.priorityKey(key), let value = node[key] else { continue }
      let priorities: [UILayoutPriority]
      if value.isNumber {
        priorities = Array(repeating: try value.priority(), count: axes.count)
      } else {
        let parts = try value.list("a priority, or [horizontal, vertical]")
        guard parts.count == axes.count else { throw value.malformed("a priority, or [horizontal, vertical]") }
        var read: [UILayoutPriority] = []
        for part in parts { read.append(try part.priority()) }
        priorities = read
      }
      for (axis, priority) in zip(axes, priorities) {
        if isHugging {
          view.setContentHuggingPriority(priority, for: axis)
        } else {
          view.setContentCompressionResistancePriority(priority, for: axis)
        }
      }
    }
  }

  static func priorityKey(_ key: String) -> (isHugging: Bool, axes: [NSLayoutConstraint.Axis])? {
    let name = key.lowercased()
    let isHugging = name.contains("hugging")
    guard isHugging || name.contains("compression") else { return nil }
    if key.hasSuffix("H") || name.hasSuffix("horizontal") { return (isHugging, [.horizontal]) }
    if key.hasSuffix("V") || name.hasSuffix("vertical") { return (isHugging, [.vertical]) }
    return (isHugging, [.horizontal, .vertical])
  }
}
