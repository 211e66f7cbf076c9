// SPDX-FileCopyrightText: 2026 The Tessera Authors
// SPDX-License-Identifier: MIT

import CoreGraphics
import RenderProtocol
import Testing

@testable import BrowserServer

@Suite struct ScreenPicturesTests {
  private let root = LayerID(rawValue: 1)
  private let picture = ImageIdentifier(rawValue: 42)

  private func commit(
    _ number: UInt64, color: RGBAColor, size: CGSize = CGSize(width: 8, height: 6), more: [LayerChange] = []
  ) -> Commit {
    let bounds = CGRect(origin: .zero, size: size)
    return Commit(
      number: number, isFull: number == 1, screenSize: size, screenScale: 2, root: root,
      deltas: [
        LayerDelta(
          layer: root,
          changes: [
            .bounds(bounds), .position(CGPoint(x: bounds.midX, y: bounds.midY)), .backgroundColor(color),
          ] + more)
      ], removed: [])
  }

  private let red = RGBAColor(red: 1, green: 0, blue: 0, alpha: 1)
  private let blue = RGBAColor(red: 0, green: 0, blue: 1, alpha: 1)

  private func decoded(_ file: Data) throws -> Bitmap {
    try CGImage(decoding: file).decoded()
  }

  private func chunks(_ name: String, in file: Data) -> Int {
    let (bytes, wanted) = (Array(file), Array(name.utf8))
    return bytes.indices.dropLast(3).filter { Array(bytes[$0..<$0 + 4]) == wanted }.count
  }

  @Test func aScreenshotHasThePixelsOfTheScreen() throws {
    var tree = LayerTree()
    tree.apply(commit(1, color: red))
    let bitmap = try decoded(ScreenPictures(images: ImageStore(capacity: 100)).screenshot(of: tree, at: 0))
    #expect(bitmap.width == 16 && bitmap.height == 12)
    #expect(bitmap[3, 3] == [0, 0, 255, 255])
  }

  @Test(arguments: [
    (CGSize(width: 8, height: 6), 16, 12), (CGSize(width: 393, height: 852), 341, 740),
    (CGSize(width: 1366, height: 1024), 560, 420), (CGSize(width: 100_000, height: 1_000), 560, 6),
  ])
  func aMiniatureIsNeverLargerThanItMayBe(size: CGSize, width: Int, height: Int) throws {
    var tree = LayerTree()
    tree.apply(commit(1, color: red, size: size))
    let bitmap = try decoded(ScreenPictures(images: ImageStore(capacity: 100)).miniature(of: tree, at: 0))
    #expect(bitmap.width == width && bitmap.height == height)
    #expect(bitmap[3, 3] == [0, 0, 255, 255])
  }

  @Test func aScreenWithoutPixelsHasNoMiniature() {
    let pictures = ScreenPictures(images: ImageStore(capacity: 100))
    for size in [CGSize.zero, CGSize(width: 1, height: 1_000_000), CGSize(width: -5, height: 5)] {
      var tree = LayerTree()
      tree.apply(commit(1, color: red, size: size))
      #expect(throws: ScreenPictures.Failure.self) { try pictures.miniature(of: tree, at: 0) }
    }
  }

  @Test func picturesAreKnownByTheNamesThatCommitsCallThemBy() throws {
    var images = ImageStore(capacity: 100_000)
    let green = Data((0..<4).flatMap { _ in [0, 255, 0, 255] as [UInt8] })
    let file = Bitmap(width: 2, height: 2, pixels: green).pngData()
    images.insert(picture, format: .png, bytes: file) { [] }
    let blank = CGImage(width: 2, height: 2, storage: .bitmap(Data()), identifier: picture)
    let drawing = DisplayList(operations: [
      .image(blank, rect: CGRect(x: 0, y: 0, width: 8, height: 6), alpha: 1, interpolation: .default)
    ])
    for contents in [LayerContents.image(picture, pixelWidth: 2, pixelHeight: 2), .drawing(drawing)] {
      var tree = LayerTree()
      tree.apply(commit(1, color: red, more: [.contents(contents)]))
      let bitmap = try decoded(ScreenPictures(images: images).screenshot(of: tree, at: 0))
      #expect(bitmap[8, 6] == [0, 255, 0, 255])
    }
  }

  @Test func nothingShownIsNothingToDraw() {
    let pictures = ScreenPictures(images: ImageStore(capacity: 100))
    #expect(throws: ScreenPictures.Failure.self) { try pictures.screenshot(of: LayerTree(), at: 0) }
    #expect(throws: ScreenPictures.Failure.self) {
      try pictures.recording(of: ScreenHistory(), until: 10) { _ in true }
    }
  }

  @Test func aRecordingHasAFrameForEachDifference() throws {
    var history = ScreenHistory()
    history.note(commit(1, color: red), at: 0)
    history.note(commit(2, color: blue), at: 1)
    // Nothing looks different after this one.
    history.note(commit(3, color: blue), at: 2)
    var shares: [Double] = []
    let file = try ScreenPictures(images: ImageStore(capacity: 100)).recording(of: history, until: 3) { share in
      shares.append(share)
      return true
    }
    let first = try decoded(file)
    #expect(first.width == 8 && first.height == 6)
    #expect(chunks("ANMF", in: file) == 2)
    #expect(shares == shares.sorted())
    #expect(shares.count == 91)
    let again = try ScreenPictures(images: ImageStore(capacity: 100)).recording(of: history, until: 3) { _ in true }
    #expect(file == again)
  }

  @Test func aDeviceThatTurnsFitsIntoOneRecording() throws {
    var history = ScreenHistory()
    history.note(commit(1, color: red), at: 0)
    history.note(commit(2, color: red, size: CGSize(width: 6, height: 8)), at: 1)
    let file = try ScreenPictures(images: ImageStore(capacity: 100)).recording(of: history, until: 2) { _ in true }
    let first = try decoded(file)
    #expect(first.width == 8 && first.height == 8)
  }

  @Test func whoIsGoneNeedsNoRecording() {
    var history = ScreenHistory()
    history.note(commit(1, color: red), at: 0)
    var count = 0
    #expect(throws: CancellationError.self) {
      try ScreenPictures(images: ImageStore(capacity: 100)).recording(of: history, until: 8) { _ in
        count += 1
        return count < 5
      }
    }
    #expect(count == 5)
  }
}
