// SPDX-FileCopyrightText: 2026 The Tessera Authors
// SPDX-License-Identifier: MIT

import Foundation

/// Puts into plain shapes what the kit does not draw itself of the SVGs in asset catalogs, by `rsvg-convert` of librsvg:
/// text, masks, filters, patterns and markers.
///
/// The file in the built app is replaced; what was made is kept, so that an SVG is converted once. Files that have nothing
/// of the kind stay as they are. Text becomes outlines, filters become pixels; what is masked or has patterns becomes a
/// picture of pixels as a whole.
struct SVGPictures {
  private static let tool = "rsvg-convert"
  /// How many units of what is made are one of the file's: outlines of letters and pixels are that much finer.
  private static let fineness = 4.0
  /// Larger files are left to the kit, which refuses them.
  private static let mostBytes = 8 << 20

  /// Where what was made is kept.
  let cache: URL
  let progress: @Sendable (String) -> Void

  /// Works on the catalogs in a built app.
  func convert(in bundle: URL) {
    let files = Self.files(in: bundle)
    guard !files.isEmpty else { return }
    guard Tool.find(Self.tool) != nil else {
      progress(
        "\(files.count) SVG picture\(files.count == 1 ? " is" : "s are") shown without text, masks, filters and patterns, "
          + "such as \(files[0].file.lastPathComponent): there is no \(Self.tool) here; install librsvg2-bin")
      return
    }
    try? FileManager.default.createDirectory(at: cache, withIntermediateDirectories: true)
    for (file, data) in files {
      var hash = PathHash("\(data.count) ")
      hash.add(data.base64EncodedString())
      let kept = cache.appendingPathComponent("\(hash.text).svg")
      if !FileManager.default.fileExists(atPath: kept.path) {
        switch Self.plain(file, in: cache) {
        case .success(let plain): try? plain.write(to: kept, options: .atomic)
        case .failure(let problem):
          progress("\(file.lastPathComponent): \(Self.tool) can't read it: \(problem.words)")
          continue
        }
      }
      guard let plain = try? Data(contentsOf: kept) else { continue }
      try? plain.write(to: file, options: .atomic)
    }
  }

  /// What can't be drawn without help, as files have it.
  private static let foreign = ["<text", "<mask", "<filter", "<pattern", "<marker"].map { Data($0.utf8) }

  private static func files(in bundle: URL) -> [(file: URL, data: Data)] {
    let root = bundle.resolvingSymlinksInPath().path + "/"
    guard let walk = FileManager.default.enumerator(at: bundle, includingPropertiesForKeys: nil) else { return [] }
    return walk.compactMap { $0 as? URL }
      .filter { $0.pathExtension.lowercased() == "svg" && $0.path.contains(".imageset/") }
      // What a link leads to is somebody's own file.
      .filter { $0.path.contains(".xcassets/") && $0.resolvingSymlinksInPath().path.hasPrefix(root) }
      .sorted { $0.path < $1.path }
      .compactMap { file in
        guard let data = try? Data(contentsOf: file), data.count <= mostBytes,
          foreign.contains(where: { data.range(of: $0) != nil })
        else { return nil }
        return (file, data)
      }
  }

  // MARK: - Conversion

  private struct Problem: Error {
    var words: String
  }

  /// A drawing of shapes and pixels only.
  private static func plain(_ file: URL, in folder: URL) -> Result<Data, Problem> {
    do {
      let drawn = try run(file, as: "svg", in: folder)
      let text = String(decoding: drawn, as: UTF8.self)
      guard let size = Size(ofRoot: text) else { return .failure(Problem(words: "what it makes has no size")) }
      guard text.contains("<mask") || text.contains("<pattern") else { return .success(Data(size.reduced(text).utf8)) }
      return .success(Data(size.picture(try run(file, as: "png", in: folder)).utf8))
    } catch let problem as Problem {
      return .failure(problem)
    } catch {
      return .failure(Problem(words: error.localizedDescription))
    }
  }

  private static func run(_ file: URL, as format: String, in folder: URL) throws -> Data {
    let result = folder.appendingPathComponent("made.\(format)")
    defer { try? FileManager.default.removeItem(at: result) }
    var said: [String] = []
    let status = try Tool.run(tool, ["-z", "\(Int(fineness))", "-f", format, "-o", result.path, file.path]) {
      said.append($0)
    }
    guard status == 0 else { throw Problem(words: words(said, about: file)) }
    return try Data(contentsOf: result)
  }

  /// What went wrong, without the path, which the line begins with.
  private static func words(_ said: [String], about file: URL) -> String {
    guard let line = said.last(where: { !$0.isEmpty }) else { return "it does not say why" }
    return line.replacingOccurrences(of: file.path, with: file.lastPathComponent)
  }

  /// The size of a drawing that was made finer.
  private struct Size {
    let width: Double
    let height: Double
    let root: Range<String.Index>

    init?(ofRoot text: String) {
      guard let start = text.range(of: "<svg "), let end = text.range(of: ">", range: start.upperBound..<text.endIndex)
      else { return nil }
      root = start.lowerBound..<end.upperBound
      guard let width = Self.number("width", in: text[root]), let height = Self.number("height", in: text[root]),
        width > 0, height > 0
      else { return nil }
      (self.width, self.height) = (width / fineness, height / fineness)
    }

    private static func number(_ name: String, in root: Substring) -> Double? {
      guard let start = root.range(of: " \(name)=\"") else { return nil }
      return Double(root[start.upperBound...].prefix { $0.isNumber || $0 == "." })
    }

    private var head: String {
      "<svg xmlns=\"http://www.w3.org/2000/svg\" xmlns:xlink=\"http://www.w3.org/1999/xlink\" width=\"\(width)\" "
        + "height=\"\(height)\" viewBox=\"0 0 \(width * fineness) \(height * fineness)\">"
    }

    /// The drawing in its own size.
    func reduced(_ text: String) -> String { text.replacingCharacters(in: root, with: head) }

    /// A drawing that is one picture of pixels.
    func picture(_ png: Data) -> String {
      head + "<image width=\"\(width * fineness)\" height=\"\(height * fineness)\" "
        + "xlink:href=\"data:image/png;base64,\(png.base64EncodedString())\"/></svg>"
    }
  }
}
