// SPDX-FileCopyrightText: 2026 The Tessera Authors
// SPDX-License-Identifier: MIT

internal import CoreGraphics

/// A scene: what is laid out and which frames it gets on the real thing.
struct TruthCase {
  /// What a frame is relative to.
  enum FrameSpace {
    case superview
    case root
  }

  let name: String
  /// Where the frames were measured, for example `26.0 (iPhone SE 3 simulator, scale 2, status bar hidden)`.
  let origin: String
  let frameSpace: FrameSpace
  let isTextDependent: Bool
  let input: SceneNode
  let expectations: [Expectation]

  /// What is known of one view.
  struct Expectation {
    let path: String
    let frame: CGRect?
    /// Further figures, by what the kit calls them.
    var intrinsicSize: CGSize?
    var safeArea: SceneNode?
    var margins: SceneNode?
    var contentWidth: CGFloat?
    var contentHeight: CGFloat?
    var contentOffset: CGPoint?
    var bounds: CGRect?
    var center: CGPoint?
    /// What the view asks for, laid out as small as it can be.
    var fittingSize: CGSize?
    /// Whether the view is known not to be there.
    var isAbsent = false
    /// A key that nothing is compared with, as an error.
    var unknownKey: SceneError?
  }

  init(_ node: SceneNode, name: String) throws(SceneError) {
    self.name = name
    input = try node.required("input", "what the scene is made of")
    try input.object("an object that says what the scene is made of")
    origin = try node["ios"]?.string() ?? ""
    isTextDependent = try node["text_dependent"]?.bool() ?? false
    frameSpace = try Self.frameSpace(node["frame_space"])
    var expectations: [Expectation] = []
    for entry in try node.required("expected", "a list of frames").list("a list of frames") {
      let expectation = try Expectation(entry)
      expectations.append(expectation)
      for (key, guide) in Expectation.guides {
        guard let frame = try entry[key]?.rect() else { continue }
        let path = expectation.path.isEmpty ? guide : "\(expectation.path).\(guide)"
        expectations.append(Expectation(path: path, frame: frame))
      }
    }
    if node["contentSizeWidth"] != nil || node["contentSizeHeight"] != nil || node["contentSize"] != nil {
      var content = Expectation(path: "contentSize", frame: nil)
      if let size = try node["contentSize"]?.size() {
        (content.contentWidth, content.contentHeight) = (size.width, size.height)
      }
      if let width = try node["contentSizeWidth"]?.number() { content.contentWidth = width }
      if let height = try node["contentSizeHeight"]?.number() { content.contentHeight = height }
      expectations.append(content)
    }
    self.expectations = expectations
  }

  private static func frameSpace(_ node: SceneNode?) throws(SceneError) -> FrameSpace {
    guard let node else { return .superview }
    // "collection content" and "table content" are the superview's space too: cells are subviews.
    let name = try node.string()
    if name == "root" || name == "window" { return .root }
    if name.contains("superview") || name.contains("content") { return .superview }
    throw .malformed(path: node.path, expected: "superview, root or collection content", found: "'\(name)'")
  }

  /// Pixels per point where the frames were measured.
  var scale: CGFloat {
    if case .number(let value)? = input["scale"]?.value, [1, 2, 3].contains(value) { return CGFloat(value) }
    if origin.contains("scale 3") { return 3 }
    if origin.contains("scale 1") { return 1 }
    return 2
  }

  var isFromSimulator: Bool { origin.contains("simulator") && !isFromCatalyst }
  var isFromCatalyst: Bool { origin.contains("Catalyst") }
}

extension TruthCase.Expectation {
  init(_ node: SceneNode) throws(SceneError) {
    path = try node.required("path", "the path of a view").string("the path of a view")
    frame = try node["frame"]?.rect()
    isAbsent = node.has("frame") && frame == nil
    intrinsicSize = try node["intrinsic"]?.size()
    safeArea = node["safeAreaInsets_tlbr"]
    margins = node["layoutMargins_tlbr"]
    contentOffset = try node["contentOffset"]?.point()
    bounds = try node["bounds"]?.rect()
    center = try node["center"]?.point()
    fittingSize = try node.firstOf("fittingSize", "fitting")?.size()
    if let size = try node["contentSize"]?.size() { (contentWidth, contentHeight) = (size.width, size.height) }
    do {
      try node.accepts(Self.keys, in: "what is expected of a view")
    } catch {
      unknownKey = error
    }
  }

  /// Frames of guides beside the view's own.
  static let guides: [(key: String, guide: String)] = [
    ("safeAreaLayoutGuide", "safeArea"), ("layoutMarginsGuide", "layoutMargins"),
    ("readableContentGuide", "readableContent"),
  ]

  private static let keys: Set<String> = [
    "fittingSize", "fitting", "safeAreaLayoutGuide", "layoutMarginsGuide", "readableContentGuide",
    "path", "class", "frame", "intrinsic", "safeAreaInsets_tlbr", "layoutMargins_tlbr", "contentOffset", "contentSize",
    "bounds", "center", "text", "kind",
  ]
}
