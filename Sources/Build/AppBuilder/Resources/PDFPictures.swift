// SPDX-FileCopyrightText: 2026 The Tessera Authors
// SPDX-License-Identifier: MIT

import Dispatch
import Foundation
import Glibc
import Synchronization

/// Draws the PDFs in asset catalogs to pixels, by `pdftocairo` of poppler-utils, as Xcode does when it compiles a catalog.
///
/// `a.pdf` gets `a.pdf@2x.png` and `a.pdf@3x.png` beside it, in the built app only. Where the set asks for outlines
/// (`preserves-vector-representation`) and all of the drawing can be said in plain shapes, it gets `a.pdf.svg` too. What
/// was made is kept, so that a PDF is read once.
struct PDFPictures {
  private static let tool = "pdftocairo"
  /// Pixels per point that screens have. A screen with one takes the double.
  private static let scales = [2, 3]
  /// The longest side of what is drawn, in pixels.
  private static let longest = 8_192.0

  /// Where drawings are kept.
  let cache: URL
  let progress: @Sendable (String) -> Void

  /// Works on the catalogs in a built app.
  func convert(in bundle: URL) {
    let files = Self.files(in: bundle)
    guard !files.isEmpty else { return }
    guard Tool.find(Self.tool) != nil else {
      progress(
        "\(files.count) PDF picture\(files.count == 1 ? " is" : "s are") not shown, such as "
          + "\(files[0].lastPathComponent): there is no \(Self.tool) here; install poppler-utils")
      return
    }
    try? FileManager.default.createDirectory(at: cache, withIntermediateDirectories: true)
    let stiff = Mutex<[Int: String]>([:])
    // Each takes a few processes of some ten milliseconds.
    DispatchQueue.concurrentPerform(iterations: files.count) { index in
      if convert(files[index]) == .pixelsInsteadOfOutlines {
        stiff.withLock { $0[index] = files[index].lastPathComponent }
      }
    }
    let names = stiff.withLock { $0.sorted { $0.key < $1.key }.map(\.value) }
    if let first = names.first {
      progress(
        "\(names.count == 1 ? first : "\(names.count) PDF pictures, such as \(first),") can't be kept as outlines, as the "
          + "catalog asks: blend modes, masks and patterns are drawn as pixels")
    }
  }

  private enum Outcome {
    case done
    case pixelsInsteadOfOutlines
    case unreadable
  }

  private func convert(_ file: URL) -> Outcome {
    guard let data = try? Data(contentsOf: file) else { return .unreadable }
    var hash = PathHash("\(data.count) ")
    hash.add(data.base64EncodedString())
    let outlines = cache.appendingPathComponent("\(hash.text).svg")
    guard make(outlines, ["-svg", file.path]),
      let text = try? String(contentsOf: outlines, encoding: .utf8), let side = Self.longestSide(of: text)
    else {
      progress("\(file.lastPathComponent) is not shown: \(Self.tool) can't read it")
      return .unreadable
    }
    let scales = Self.scales.filter { side * Double($0) <= Self.longest }
    for scale in scales.isEmpty ? [1] : scales {
      let kept = cache.appendingPathComponent("\(hash.text)@\(scale)x.png")
      let resolution = scales.isEmpty ? min(72, 72 * Self.longest / side) : Double(72 * scale)
      let words = ["-png", "-transp", "-singlefile", "-r", "\(resolution)", file.path]
      guard make(kept, words) else { continue }
      Self.copy(kept, beside: file, named: "\(file.lastPathComponent)@\(scale)x.png")
    }
    guard Self.wantsOutlines(file) else { return .done }
    guard Self.isPlain(text) else { return .pixelsInsteadOfOutlines }
    Self.copy(outlines, beside: file, named: "\(file.lastPathComponent).svg")
    return .done
  }

  private static func copy(_ kept: URL, beside file: URL, named name: String) {
    let target = file.deletingLastPathComponent().appendingPathComponent(name)
    try? FileManager.default.copyItem(at: kept, to: target)
  }

  /// Has the tool make a file of a PDF's first page, unless it is there.
  private func make(_ kept: URL, _ words: [String]) -> Bool {
    if FileManager.default.fileExists(atPath: kept.path) { return true }
    // Two PDFs may be alike, and be drawn at once.
    let fresh = cache.appendingPathComponent(UUID().uuidString, isDirectory: false)
    let made = fresh.appendingPathExtension(kept.pathExtension)
    defer { try? FileManager.default.removeItem(at: made) }
    let isPicture = kept.pathExtension == "png"
    let status = try? Tool.run(
      Self.tool, ["-f", "1", "-l", "1"] + words + [isPicture ? fresh.path : made.path], onLine: { _ in })
    return status == 0 && rename(made.path, kept.path) == 0
  }

  // MARK: - Outlines

  /// Whether the set of a picture asks for its outlines.
  private static func wantsOutlines(_ file: URL) -> Bool {
    let contents = file.deletingLastPathComponent().appendingPathComponent("Contents.json")
    guard let data = try? Data(contentsOf: contents),
      let object = try? JSONSerialization.jsonObject(with: data) as? [String: Any]
    else { return false }
    return (object["properties"] as? [String: Any])?["preserves-vector-representation"] as? Bool ?? false
  }

  /// What outlines may be made of: all that the kit draws.
  private static let plainElements: Set<Substring> = [
    "circle", "clipPath", "defs", "ellipse", "g", "image", "line", "linearGradient", "path", "polygon", "polyline",
    "radialGradient", "rect", "stop", "svg", "symbol", "use",
  ]
  /// How cairo's versions write blend modes.
  private static let blending = ["comp-op:", "mix-blend-mode", "enable-background"]

  /// Whether a drawing has nothing but shapes, gradients and clips.
  static func isPlain(_ text: String) -> Bool {
    guard !blending.contains(where: text.contains) else { return false }
    return text.split(separator: "<", omittingEmptySubsequences: false).dropFirst().allSatisfy { tag in
      guard let first = tag.first, first.isLetter else { return true }
      return plainElements.contains(tag.prefix { $0.isLetter })
    }
  }

  /// The longer side of a drawing, in points.
  private static func longestSide(of text: String) -> Double? {
    func length(_ name: String) -> Double? {
      guard let start = text.range(of: " \(name)=\"") else { return nil }
      return Double(text[start.upperBound...].prefix { $0.isNumber || $0 == "." })
    }
    guard let width = length("width"), let height = length("height"), width > 0, height > 0 else { return nil }
    return max(width, height)
  }

  private static func files(in bundle: URL) -> [URL] {
    guard let walk = FileManager.default.enumerator(at: bundle, includingPropertiesForKeys: nil) else { return [] }
    return walk.compactMap { $0 as? URL }
      .filter { $0.pathExtension.lowercased() == "pdf" && $0.path.contains(".xcassets/") }
      .sorted { $0.path < $1.path }
  }
}
