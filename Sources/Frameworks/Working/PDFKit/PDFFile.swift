// SPDX-FileCopyrightText: 2026 The Tessera Authors
// SPDX-License-Identifier: MIT

internal import CoreGraphics
internal import Foundation
internal import Synchronization
internal import UIKit

/// A file of pages, read and drawn by Poppler's programs, which the kit needs anyway.
final class PDFFile: Sendable {
  /// What is known of a page, in points from the lower left.
  struct Page: Sendable {
    var media: CGRect
    var crop: CGRect
    /// In degrees, with the clock.
    var rotation: Int
  }

  let data: Data
  let pages: [Page]
  let attributes: [String: String]
  let isEncrypted: Bool
  private let file: URL
  private struct Key: Hashable {
    var page: Int
    var pixels: Int
    var isCropped: Bool
  }
  private let drawn = Mutex<[Key: UIImage]>([:])

  /// `nil` for what is no such file, or asks for a password, or where Poppler is missing.
  init?(_ data: Data) {
    self.data = data
    file = FileManager.default.temporaryDirectory.appendingPathComponent("\(UUID().uuidString).pdf")
    guard data.starts(with: Data("%PDF".utf8)), (try? data.write(to: file)) != nil,
      let answer = Self.run("pdfinfo", ["-box", "-f", "1", "-l", "1000000", file.path])
    else {
      try? FileManager.default.removeItem(at: file)
      return nil
    }
    var (pages, attributes): ([Int: Page], [String: String]) = ([:], [:])
    for line in String(decoding: answer, as: UTF8.self).split(separator: "\n") {
      guard let colon = line.firstIndex(of: ":") else { continue }
      let words = line[..<colon].split(separator: " ")
      let value = line[line.index(after: colon)...].trimmingCharacters(in: .whitespaces)
      guard words.count == 3, words[0] == "Page", let number = Int(words[1]) else {
        attributes[String(line[..<colon])] = value
        continue
      }
      let numbers = value.split(separator: " ").compactMap { Double($0) }
      let box =
        numbers.count == 4
        ? CGRect(x: numbers[0], y: numbers[1], width: numbers[2] - numbers[0], height: numbers[3] - numbers[1]) : .zero
      switch words[2] {
      case "rot": pages[number, default: Page(media: .zero, crop: .zero, rotation: 0)].rotation = Int(value) ?? 0
      case "MediaBox": pages[number, default: Page(media: .zero, crop: .zero, rotation: 0)].media = box
      case "CropBox": pages[number, default: Page(media: .zero, crop: .zero, rotation: 0)].crop = box
      default: break
      }
    }
    self.pages = pages.keys.sorted().compactMap { pages[$0] }
    self.attributes = attributes
    isEncrypted = attributes["Encrypted"]?.hasPrefix("yes") == true
    if self.pages.isEmpty {
      try? FileManager.default.removeItem(at: file)
      return nil
    }
  }

  deinit { try? FileManager.default.removeItem(at: file) }

  func text(of page: Int) -> String {
    let answer = Self.run("pdftotext", ["-f", "\(page + 1)", "-l", "\(page + 1)", "-nopgbrk", file.path, "-"])
    return answer.map { String(decoding: $0, as: UTF8.self) } ?? ""
  }

  /// A picture of a page, so many pixels wide.
  func picture(of page: Int, width pixels: Int, isCropped: Bool) -> UIImage? {
    let key = Key(page: page, pixels: pixels, isCropped: isCropped)
    if let known = drawn.withLock({ $0[key] }) { return known }
    let arguments =
      [
        "-png", "-singlefile", "-f", "\(page + 1)", "-l", "\(page + 1)", "-scale-to-x", "\(pixels)", "-scale-to-y",
        "-1",
      ]
      + (isCropped ? ["-cropbox"] : []) + [file.path, "-"]
    guard let answer = Self.run("pdftocairo", arguments), let image = UIImage(data: answer) else { return nil }
    drawn.withLock { drawn in
      // A few pages are on the screen at a time.
      if drawn.count > 16 { drawn = [:] }
      drawn[key] = image
    }
    return image
  }

  /// What a program prints; `nil` where it fails or is missing.
  private static func run(_ program: String, _ arguments: [String]) -> Data? {
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
