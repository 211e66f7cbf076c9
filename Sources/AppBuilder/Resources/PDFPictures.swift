// SPDX-FileCopyrightText: 2026 The Tessera Authors
// SPDX-License-Identifier: MIT

import Foundation

/// Makes drawings that the kit reads of the PDFs in asset catalogs, by `pdftocairo` of poppler-utils.
///
/// `a.pdf` gets `a.pdf.svg` beside it, in the built app only; what was made is kept, so that a PDF is read once.
struct PDFPictures {
  private static let tool = "pdftocairo"

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
    for file in files {
      guard let data = try? Data(contentsOf: file) else { continue }
      var hash = PathHash("\(data.count) ")
      hash.add(data.base64EncodedString())
      let kept = cache.appendingPathComponent("\(hash.text).svg")
      if !FileManager.default.fileExists(atPath: kept.path) {
        let status = try? Tool.run(
          Self.tool, ["-svg", "-f", "1", "-l", "1", file.path, kept.path], onLine: { _ in })
        guard status == 0 else {
          progress("\(file.lastPathComponent) is not shown: \(Self.tool) can't read it")
          try? FileManager.default.removeItem(at: kept)
          continue
        }
      }
      try? FileManager.default.copyItem(at: kept, to: file.appendingPathExtension("svg"))
    }
  }

  private static func files(in bundle: URL) -> [URL] {
    guard let walk = FileManager.default.enumerator(at: bundle, includingPropertiesForKeys: nil) else { return [] }
    return walk.compactMap { $0 as? URL }
      .filter { $0.pathExtension.lowercased() == "pdf" && $0.path.contains(".xcassets/") }
      .sorted { $0.path < $1.path }
  }
}
