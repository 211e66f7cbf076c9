// SPDX-FileCopyrightText: 2026 The Tessera Authors
// SPDX-License-Identifier: MIT

internal import CoreGraphics

/// The icon in an app's asset catalogs: of the set `AppIcon`, as in a new Xcode project, else of the first one there is.
struct AppIcon: Sendable {
  /// Bounds of what is looked at.
  enum Limit {
    static let depth = 8
    static let folders = 4_000
    static let contentsBytes = 256 << 10
    static let fileBytes = 2 << 20
    static let pixels = 2_048
  }

  /// The fewest pixels at which an icon looks sharp on the page.
  static let wantedPixels = 168

  /// The folder that catalogs lie in.
  let bundle: URL

  /// The light icon's PNG file at the size that fits the page best; `nil` where there is none that can be shown.
  func read() -> Data? {
    let sets = iconSets()
    let usual = sets.first { $0.lastPathComponent == "AppIcon.appiconset" }
    guard let set = usual ?? sets.first else { return nil }
    let files = entries(of: set).compactMap { file(named: $0, in: set) }
    let enough = files.filter { $0.pixels >= Self.wantedPixels }
    return (enough.min { $0.pixels < $1.pixels } ?? files.max { $0.pixels < $1.pixels })?.file
  }

  // MARK: - Catalogs

  private func iconSets() -> [URL] {
    var found: [URL] = []
    var rest = folders(in: bundle).filter { $0.pathExtension == "xcassets" }.map { ($0, 0) }
    var seen = 0
    while let (folder, depth) = rest.popLast(), seen < Limit.folders {
      seen += 1
      if folder.pathExtension == "appiconset" {
        found.append(folder)
      } else if depth == 0 || (folder.pathExtension.isEmpty && depth < Limit.depth) {
        rest += folders(in: folder).map { ($0, depth + 1) }
      }
    }
    return found.sorted { $0.path < $1.path }
  }

  /// Folders that are not links.
  private func folders(in folder: URL) -> [URL] {
    let keys: Set<URLResourceKey> = [.isDirectoryKey, .isSymbolicLinkKey]
    let contents = try? FileManager.default.contentsOfDirectory(
      at: folder, includingPropertiesForKeys: Array(keys), options: [.skipsHiddenFiles])
    return (contents ?? []).filter { item in
      let values = try? item.resourceValues(forKeys: keys)
      return values?.isDirectory == true && values?.isSymbolicLink != true
    }
  }

  // MARK: - One set

  private struct Contents: Decodable {
    struct Entry: Decodable {
      struct Appearance: Decodable {}

      var filename: String?
      var appearances: [Appearance]?
    }

    var images: [Entry]?
  }

  /// The names of the files, those for dark and tinted home screens left out.
  private func entries(of set: URL) -> [String] {
    guard let json = Self.file(at: set.appendingPathComponent("Contents.json"), atMost: Limit.contentsBytes),
      let contents = try? JSONDecoder().decode(Contents.self, from: json)
    else { return [] }
    return (contents.images ?? []).filter { ($0.appearances ?? []).isEmpty }.compactMap(\.filename)
  }

  private func file(named name: String, in set: URL) -> (pixels: Int, file: Data)? {
    guard !name.contains("/"), let file = Self.file(at: set.appendingPathComponent(name), atMost: Limit.fileBytes),
      let pixels = Self.pixels(png: file), (1...Limit.pixels).contains(pixels)
    else { return nil }
    return (pixels, file)
  }

  /// A file that is not a link.
  private static func file(at url: URL, atMost limit: Int) -> Data? {
    let values = try? url.resourceValues(forKeys: [.isRegularFileKey, .isSymbolicLinkKey, .fileSizeKey])
    guard values?.isRegularFile == true, values?.isSymbolicLink != true, (values?.fileSize ?? .max) <= limit else {
      return nil
    }
    return try? Data(contentsOf: url)
  }

  /// The longer side of a PNG as its first chunk has it; `nil` for what is no PNG.
  private static func pixels(png file: Data) -> Int? {
    let start: [UInt8] = [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A, 0, 0, 0, 13, 0x49, 0x48, 0x44, 0x52]
    let head = Array(file.prefix(24))
    guard head.count == 24, Array(head.prefix(16)) == start else { return nil }
    let number = { (place: Int) in head[place..<place + 4].reduce(0) { $0 << 8 | Int($1) } }
    return max(number(16), number(20))
  }
}
