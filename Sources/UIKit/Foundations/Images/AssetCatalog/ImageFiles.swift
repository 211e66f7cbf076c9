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

  /// The picture files that a name may stand for in a folder: the scale asked for first, then the larger ones.
  static func candidates(_ name: String, in folder: URL, scale: CGFloat) -> [(file: URL, scale: CGFloat)] {
    let parts = name as NSString
    let extensions = parts.pathExtension.isEmpty ? ["png", "jpg", "jpeg", "webp"] : [parts.pathExtension]
    let stem = parts.pathExtension.isEmpty ? name : parts.deletingPathExtension
    let scales = [scale.rounded()] + [3, 2, 1].filter { $0 != scale.rounded() }
    var result: [(file: URL, scale: CGFloat)] = []
    for scale in scales {
      let suffix = scale == 1 ? "" : "@\(Int(scale))x"
      for type in extensions {
        result.append((folder.appendingPathComponent("\(stem)\(suffix).\(type)"), scale))
      }
    }
    return result
  }

  /// The scale that a file name ends in: 2 for `…@2x.png`.
  static func scale(ofFileNamed name: String) -> CGFloat {
    let stem = (name as NSString).deletingPathExtension
    for scale in 2...3 where stem.hasSuffix("@\(scale)x") { return CGFloat(scale) }
    return 1
  }

  /// A bundle's picture by file name; nothing outside the bundle's folders is read.
  static func state(named name: String, in bundle: Bundle?, scale: CGFloat) -> UIImage.State? {
    for folder in AssetLibrary.folders(of: bundle) where folder.pathExtension != "xcassets" {
      let root = folder.resolvingSymlinksInPath().standardizedFileURL.path
      for (file, scale) in candidates(name, in: folder, scale: max(scale, 1)) {
        let path = file.resolvingSymlinksInPath().standardizedFileURL.path
        guard path.hasPrefix(root + "/"), FileManager.default.fileExists(atPath: path), let image = image(file) else {
          continue
        }
        return UIImage.State(
          image: image, scale: scale, orientation: UIImage.Orientation(exif: image.exifOrientation))
      }
    }
    return nil
  }
}
