// SPDX-FileCopyrightText: 2026 The Tessera Authors
// SPDX-License-Identifier: MIT

internal import Synchronization

/// Picture files that have been read; each is read once and decoded only when it is drawn.
enum ImageFiles {
  private static let known = Mutex<(images: [URL: CGImage], bytes: Int)>(([:], 0))
  /// When so much has been read, what was read first is forgotten with the rest.
  private static let mostBytes = 64 << 20

  static func image(_ file: URL) -> CGImage? {
    if let image = known.withLock({ $0.images[file] }) { return image }
    guard let data = AssetContents.data(file, most: ImageLimits.fileBytes, expected: "a PNG, JPEG or WebP picture")
    else {
      return nil
    }
    do {
      let image = try CGImage(decoding: data)
      known.withLock { known in
        if known.bytes + data.count > mostBytes { known = ([:], 0) }
        known.images[file] = image
        known.bytes += data.count
      }
      return image
    } catch {
      AssetWarnings.warn("Assets: \(file.path) cannot be shown: \(error)")
      return nil
    }
  }

  private static let drawings = Mutex<[URL: VectorPicture]>([:])
  private static let mostDrawings = 2_000
  private static let mostDrawingBytes = 8 << 20

  /// Whether a file has outlines, not pixels.
  static func isDrawing(_ file: URL) -> Bool { ["svg", "pdf"].contains(file.pathExtension.lowercased()) }

  /// The pixels that were made of a PDF when the app was built: those for a scale, else more, else fewer.
  private static func pixels(ofPDF file: URL, scale: CGFloat) -> (file: URL, scale: CGFloat)? {
    let wanted = scale.rounded()
    let others: [CGFloat] = [1, 2, 3].filter { $0 > wanted } + [3, 2, 1].filter { $0 < wanted }
    return ([wanted] + others).lazy
      .map {
        (file.deletingLastPathComponent().appendingPathComponent("\(file.lastPathComponent)@\(Int($0))x.png"), $0)
      }
      .first { FileManager.default.fileExists(atPath: $0.0.path) }
  }

  private static func isPDF(_ file: URL) -> Bool { file.pathExtension.lowercased() == "pdf" }

  /// Whether a PDF's outlines were kept when the app was built.
  private static func hasOutlines(_ file: URL) -> Bool {
    FileManager.default.fileExists(atPath: file.appendingPathExtension("svg").path)
  }

  /// The drawing in a file. Of a PDF, what was made of it when the app was built stands beside it.
  static func drawing(_ file: URL) -> VectorPicture? {
    if let known = drawings.withLock({ $0[file] }) { return known }
    var source = file
    if isPDF(file) {
      source = file.appendingPathExtension("svg")
      guard hasOutlines(file) else {
        AssetWarnings.warn(
          "Assets: \(file.path) is a PDF, which pdftocairo draws when the app is built; install poppler-utils.")
        return nil
      }
    }
    guard let data = AssetContents.data(source, most: mostDrawingBytes, expected: "an SVG drawing") else { return nil }
    do {
      let drawing = try SVGReader.read(data)
      drawings.withLock { drawings in
        if drawings.count >= mostDrawings { drawings = [:] }
        drawings[file] = drawing
      }
      return drawing
    } catch {
      AssetWarnings.warn("Assets: \(source.path) cannot be shown: \(error)")
      return nil
    }
  }

  /// Forgets what was read, so that changed files are read anew.
  static func forget() {
    known.withLock { $0 = ([:], 0) }
    drawings.withLock { $0 = [:] }
  }

  /// What is shown of a file.
  ///
  /// - Parameters:
  ///   - scale: Pixels per point of the pixels in it; drawings have the screen's.
  ///   - keepsOutlines: Whether a drawing is drawn anew at every size.
  static func state(
    of file: URL, scale: CGFloat, keepsOutlines: Bool, _ traits: UITraitCollection
  ) -> UIImage.State? {
    let screen = max(AmbientTraits.scale(traits), 1)
    if isPDF(file), !(keepsOutlines && hasOutlines(file)), let pixels = pixels(ofPDF: file, scale: screen) {
      return image(pixels.file).map { UIImage.State(image: $0, scale: pixels.scale) }
    }
    if isDrawing(file) {
      return drawing(file).map {
        UIImage.State(
          picture: .vector(UIImage.Vector(picture: $0, keepsOutlines: keepsOutlines)),
          scale: screen)
      }
    }
    return image(file).map {
      UIImage.State(image: $0, scale: scale, orientation: UIImage.Orientation(exif: $0.exifOrientation))
    }
  }

  /// The picture files that a name may stand for in a folder: the scale asked for first, then the larger ones, and at each
  /// scale those for the kind of device.
  static func candidates(
    _ name: String, in folder: URL, scale: CGFloat, idiom: UIUserInterfaceIdiom = .unspecified
  ) -> [(file: URL, scale: CGFloat)] {
    let known = ["png", "jpg", "jpeg", "webp", "pdf", "svg"]
    let ending = (name as NSString).pathExtension
    let isNamed = known.contains(ending.lowercased())
    let extensions = isNamed ? [ending] : known
    let stem = isNamed ? (name as NSString).deletingPathExtension : name
    let scales = [scale.rounded()] + [3, 2, 1].filter { $0 != scale.rounded() }
    let devices = [idiom == .pad ? "~ipad" : idiom == .phone ? "~iphone" : nil, ""].compactMap(\.self)
    var result: [(file: URL, scale: CGFloat)] = []
    for scale in scales {
      let suffix = scale == 1 ? "" : "@\(Int(scale))x"
      for device in devices {
        for type in extensions {
          let file = folder.appendingPathComponent("\(stem)\(suffix)\(device).\(type)")
          result.append((file, scale == 1 ? Self.scale(ofFileNamed: file.lastPathComponent) : scale))
        }
      }
    }
    return result
  }

  /// The scale that a file name ends in: 2 for `…@2x.png` and `…@2x~ipad.png`.
  static func scale(ofFileNamed name: String) -> CGFloat {
    var stem = (name as NSString).deletingPathExtension
    for device in ["~ipad", "~iphone"] where stem.hasSuffix(device) { stem = String(stem.dropLast(device.count)) }
    for scale in 2...3 where stem.hasSuffix("@\(scale)x") { return CGFloat(scale) }
    return 1
  }

  /// A bundle's picture by file name; nothing outside the bundle's folders is read.
  static func state(named name: String, in bundle: Bundle?, _ traits: UITraitCollection) -> UIImage.State? {
    for folder in AssetLibrary.folders(of: bundle) where folder.pathExtension != "xcassets" {
      let root = folder.resolvingSymlinksInPath().standardizedFileURL.path
      let localized = AssetLibrary.language.map { folder.appendingPathComponent("\($0).lproj") }
      let places = [localized, folder, folder.appendingPathComponent("Base.lproj")].compactMap(\.self)
      for place in places {
        for (file, scale) in files(named: name, in: place, traits) {
          let path = file.resolvingSymlinksInPath().standardizedFileURL.path
          guard path.hasPrefix(root + "/"), let state = state(of: file, scale: scale, keepsOutlines: false, traits)
          else { continue }
          return state
        }
      }
    }
    return nil
  }

  /// The picture at a path, or the one beside it that is for the screen.
  static func state(atPath path: String, _ traits: UITraitCollection) -> UIImage.State? {
    let file = URL(fileURLWithPath: path)
    let name = file.lastPathComponent
    for (file, scale) in files(named: name, in: file.deletingLastPathComponent(), traits) {
      if let state = state(of: file, scale: scale, keepsOutlines: false, traits) { return state }
    }
    guard FileManager.default.fileExists(atPath: path) else { return nil }
    return state(of: file, scale: scale(ofFileNamed: name), keepsOutlines: false, traits)
  }

  private static func files(
    named name: String, in folder: URL, _ traits: UITraitCollection
  ) -> [(file: URL, scale: CGFloat)] {
    candidates(name, in: folder, scale: max(AmbientTraits.scale(traits), 1), idiom: traits.userInterfaceIdiom)
      .filter { FileManager.default.fileExists(atPath: $0.file.path) }
  }
}
