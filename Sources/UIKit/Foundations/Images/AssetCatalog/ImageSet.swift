// SPDX-FileCopyrightText: 2026 The Tessera Authors
// SPDX-License-Identifier: MIT

/// The pictures of an image set; their files are read when they are first shown.
struct ImageSet: Sendable {
  private struct Entry: Sendable {
    var variant: AssetVariant
    var file: URL
    var capInsets: UIEdgeInsets?
    var resizingMode = UIImage.ResizingMode.stretch
    var alignmentInsets = UIEdgeInsets.zero
  }

  private let url: URL
  private var entries: [Entry] = []
  private var keepsOutlines = false
  private var renderingMode = UIImage.RenderingMode.automatic

  /// Reads a set; `nil`, with a warning, where it names no picture.
  init?(_ url: URL) {
    self.url = url
    let file = url.appendingPathComponent("Contents.json")
    guard let contents = AssetContents.read(file), let list = AssetContents.list("images", in: contents, of: file)
    else {
      return nil
    }
    for item in list {
      guard let picture = AssetContents.file(item["filename"], in: url) else { continue }
      // For sizes of screens that phones no longer have.
      guard item["subtype"] == nil else { continue }
      let variant = AssetVariant(item, of: url)
      var entry = Entry(variant: variant, file: picture)
      Self.readSlicing(item["resizing"] as? [String: Any], scale: variant.scale ?? 1, into: &entry)
      entry.alignmentInsets = Self.insets(item["alignment-insets"] as? [String: Any], scale: variant.scale ?? 1)
      entries.append(entry)
    }
    switch (contents["properties"] as? [String: Any])?["template-rendering-intent"] as? String {
    case "template": renderingMode = .alwaysTemplate
    case "original": renderingMode = .alwaysOriginal
    default: break
    }
    keepsOutlines =
      (contents["properties"] as? [String: Any])?["preserves-vector-representation"] as? Bool ?? false
    guard !entries.isEmpty else {
      AssetWarnings.warn("Asset catalog: \(file.path) names no picture file.")
      return nil
    }
  }

  private static func readSlicing(_ resizing: [String: Any]?, scale: CGFloat, into entry: inout Entry) {
    guard let resizing, let mode = resizing["mode"] as? String else { return }
    let caps = resizing["cap-insets"] as? [String: Any] ?? resizing["capInsets"] as? [String: Any]
    var insets = insets(caps, scale: scale)
    if mode == "3-part-horizontal" { (insets.top, insets.bottom) = (0, 0) }
    if mode == "3-part-vertical" { (insets.left, insets.right) = (0, 0) }
    entry.capInsets = insets
    if (resizing["center"] as? [String: Any])?["mode"] as? String == "tile" { entry.resizingMode = .tile }
  }

  /// Insets in pixels as points.
  private static func insets(_ object: [String: Any]?, scale: CGFloat) -> UIEdgeInsets {
    func length(_ key: String) -> CGFloat {
      guard let number = (object?[key] as? NSNumber)?.doubleValue, number.isFinite else { return 0 }
      return min(max(CGFloat(number), 0), 16_384) / scale
    }
    return UIEdgeInsets(top: length("top"), left: length("left"), bottom: length("bottom"), right: length("right"))
  }

  /// The picture for the traits; `nil`, with a warning, where none suits or its file cannot be read.
  func state(for traits: UITraitCollection) -> UIImage.State? {
    let language = AssetLibrary.language
    guard let entry = AssetVariant.best(entries, for: traits, language: language, { $0.variant }) else {
      AssetWarnings.warn("Asset catalog: \(url.path) has no picture for \(traits).")
      return nil
    }
    guard
      var state = ImageFiles.state(
        of: entry.file, scale: entry.variant.scale ?? 1, keepsOutlines: keepsOutlines, traits)
    else { return nil }
    state.renderingMode = renderingMode
    state.capInsets = entry.capInsets ?? .zero
    state.isResizable = entry.capInsets != nil
    state.resizingMode = entry.resizingMode
    state.alignmentRectInsets = entry.alignmentInsets
    return state
  }
}
