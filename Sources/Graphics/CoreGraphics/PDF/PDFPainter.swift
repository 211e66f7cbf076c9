// SPDX-FileCopyrightText: 2026 The Tessera Authors
// SPDX-License-Identifier: MIT

/// Draws the pages of a file by Poppler's programs, which the kit needs anyway. Where they are missing nothing is drawn.
final class PDFPainter: @unchecked Sendable {
  private struct Key: Hashable {
    var page: Int
    var pixels: Int
  }

  private let data: Data
  private let lock = NSLock()
  private var path: URL?
  private var known: String?
  private var drawn: [Key: CGImage] = [:]

  init(_ data: Data) { self.data = data }
  deinit { if let path { try? FileManager.default.removeItem(at: path) } }

  /// The password, once it was found to be right.
  var password: String? { lock.withLock { known } }

  /// Tries a password.
  @discardableResult func unlock(_ password: String) -> Bool {
    lock.withLock {
      guard let path = written(),
        run("pdfinfo", ["-upw", password, path.path]) != nil || run("pdfinfo", ["-opw", password, path.path]) != nil
      else { return false }
      known = password
      return true
    }
  }

  /// A picture of a page's crop box, so many pixels wide, turned as the page is shown.
  func picture(of page: Int, width pixels: Int) -> CGImage? {
    lock.withLock {
      let key = Key(page: page, pixels: pixels)
      if let image = drawn[key] { return image }
      guard let path = written() else { return nil }
      let words = known.map { $0.isEmpty ? [] : ["-upw", $0] } ?? []
      let size = ["-scale-to-x", "\(pixels)", "-scale-to-y", "-1"]
      let arguments =
        ["-png", "-transp", "-singlefile", "-cropbox", "-f", "\(page)", "-l", "\(page)"] + size + words + [
          path.path, "-",
        ]
      guard let answer = run("pdftocairo", arguments), let image = try? CGImage(decoding: answer) else { return nil }
      // A few pages are on the screen at a time.
      if drawn.count > 16 { drawn = [:] }
      drawn[key] = image
      return image
    }
  }

  /// The file, written down for the programs when the first is needed.
  private func written() -> URL? {
    if let path { return path }
    let file = FileManager.default.temporaryDirectory.appendingPathComponent("\(UUID().uuidString).pdf")
    guard (try? data.write(to: file)) != nil else { return nil }
    path = file
    return file
  }

  /// What a program prints; `nil` where it fails or is missing.
  private func run(_ program: String, _ arguments: [String]) -> Data? {
    let (process, pipe) = (Process(), Pipe())
    process.executableURL = URL(fileURLWithPath: "/usr/bin/env")
    process.arguments = [program] + arguments
    (process.standardOutput, process.standardError) = (pipe, FileHandle.nullDevice)
    guard (try? process.run()) != nil else { return nil }
    let answer = pipe.fileHandleForReading.readDataToEndOfFile()
    process.waitUntilExit()
    return process.terminationStatus == 0 ? answer : nil
  }
}
