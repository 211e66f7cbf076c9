// SPDX-FileCopyrightText: 2026 The Tessera Authors
// SPDX-License-Identifier: MIT

import Testing

@testable import CoreGraphics

@Suite struct ImageCacheTests {
  private func image(_ shade: UInt8, side: Int = 10) -> CGImage {
    CGImage(Bitmap(width: side, height: side, pixels: Data(repeating: shade, count: side * side * 4)))
  }

  @Test func aPictureIsDecodedAndScaledOncePerSize() throws {
    let cache = ImageCache()
    let picture = try CGImage(decoding: PictureFiles.jpeg(width: 80, height: 80))
    for _ in 0..<5 { #expect(try cache.surface(for: picture, width: 8, height: 8).width == 8) }
    #expect(cache.decodeCount == 1)
    #expect(cache.scaleCount == 1)
    _ = try cache.surface(for: picture, width: 9, height: 9)
    #expect(cache.decodeCount == 2)
  }

  @Test func whatIsPreparedIsNotDecodedWhenItIsAskedFor() throws {
    let cache = ImageCache()
    let pictures = try (1...3).map {
      try CGImage(decoding: PictureFiles.jpeg(width: 80, height: 80, color: [UInt8($0) * 60, 9, 9]))
    }
    let alone = ImageCache()
    let requests = pictures.map { ImageCache.Request(image: $0, width: 30, height: 30) }
    cache.prepare(requests + [.init(image: image(1), width: 4, height: 4)])
    // Pixels in memory have nothing to decode.
    #expect(cache.decodeCount == 3)
    for picture in pictures {
      let surface = try cache.surface(for: picture, width: 30, height: 30)
      #expect(try surface.bitmap() == alone.surface(for: picture, width: 30, height: 30).bitmap())
    }
    #expect(cache.decodeCount == 3)
    cache.prepare(requests)
    #expect(cache.decodeCount == 3)
  }

  @Test func aSinglePictureAndADamagedOneAreLeftToWhoeverAsks() throws {
    let cache = ImageCache()
    let good = try CGImage(decoding: PictureFiles.jpeg(width: 80, height: 80))
    cache.prepare([.init(image: good, width: 8, height: 8), .init(image: good, width: 9, height: 9)])
    #expect(cache.decodeCount == 0)
    var file = PictureFiles.png(width: 1, height: 1, depth: 8, colorType: 0, rows: [0, 9])
    file[45] ^= 0xFF
    let broken = try CGImage(decoding: file)
    cache.prepare([.init(image: good, width: 8, height: 8), .init(image: broken, width: 1, height: 1)])
    #expect(cache.decodeCount == 1)
    #expect(throws: ImageDecodingError.self) { try cache.surface(for: broken) }
  }

  @Test func picturesAreNeverEnlarged() throws {
    let surface = try ImageCache().surface(for: image(1), width: 500, height: 5)
    #expect((surface.width, surface.height) == (10, 5))
  }

  @Test func whatWasUsedLeastRecentlyGoesFirst() throws {
    let cache = ImageCache(byteLimit: 800)
    let (first, second, third) = (image(1), image(2), image(3))
    _ = try cache.surface(for: first)
    _ = try cache.surface(for: second)
    _ = try cache.surface(for: first)
    _ = try cache.surface(for: third)
    #expect(cache.byteCount == 800)
    #expect(cache.decodeCount == 3)
    _ = try cache.surface(for: first)
    #expect(cache.decodeCount == 3)
    _ = try cache.surface(for: second)
    #expect(cache.decodeCount == 4)
  }

  @Test func aPictureBeyondTheLimitIsDrawnButNotKept() throws {
    let cache = ImageCache(byteLimit: 100)
    _ = try cache.surface(for: image(1))
    #expect(cache.byteCount == 0)
  }

  @Test func aDrawnPictureFillsItsRectangleExactly() throws {
    let cache = ImageCache()
    let square = image(255, side: 64)
    let bitmap = try render(
      [.image(square, rect: CGRect(x: 1, y: 1, width: 4, height: 4), alpha: 0.5, interpolation: .default)], width: 6,
      height: 6, images: cache)
    #expect(bitmap[0, 0] == [0, 0, 0, 0])
    for x in 1..<5 { #expect(bitmap[x, 1] == [128, 128, 128, 128]) }
    #expect(bitmap[5, 4] == [0, 0, 0, 0])
  }

  @Test func enlargingMixesOrShowsSquares() throws {
    let two = picture([[[0, 0, 0, 255], [255, 255, 255, 255]]])
    func row(_ quality: CGInterpolationQuality) throws -> [UInt8] {
      let bitmap = try render(
        [.image(two, rect: CGRect(x: 0, y: 0, width: 4, height: 1), alpha: 1, interpolation: quality)], width: 4,
        height: 1)
      return (0..<4).map { bitmap[$0, 0][0] }
    }
    #expect(try row(.none) == [0, 0, 255, 255])
    let mixed = try row(.default)
    #expect(mixed == [0, 63, 191, 255])
  }

  @Test func aDamagedPictureIsReportedAndTheRestDrawn() throws {
    let surface = try #require(CairoSurface(.color, width: 1, height: 1))
    var file = PictureFiles.png(width: 1, height: 1, depth: 8, colorType: 0, rows: [0, 9])
    file[45] ^= 0xFF
    let broken = try CGImage(decoding: file)
    let list = DisplayList(operations: [
      .image(broken, rect: CGRect(x: 0, y: 0, width: 1, height: 1), alpha: 1, interpolation: .default),
      fill(0, 0, 1, 1, .pureRed),
    ])
    #expect(throws: ImageDecodingError.self) {
      try surface.draw(list, scale: 1, images: ImageCache(), fonts: FontCache(directory: nil))
    }
    #expect(surface.bitmap()[0, 0] == [0, 0, 255, 255])
  }
}
