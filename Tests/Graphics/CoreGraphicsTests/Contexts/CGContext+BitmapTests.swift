// SPDX-FileCopyrightText: 2026 The Tessera Authors
// SPDX-License-Identifier: MIT

import Testing

@testable import CoreGraphics

@Suite struct CGContextBitmapTests {
  private let rgba = CGImageAlphaInfo.premultipliedLast.rawValue

  private func context(_ width: Int, _ height: Int) throws -> CGContext {
    try #require(
      CGContext(
        data: nil, width: width, height: height, bitsPerComponent: 8, bytesPerRow: 0,
        space: CGColorSpaceCreateDeviceRGB(), bitmapInfo: rgba))
  }

  @Test func aBitmapsOriginIsAtTheBottomLeft() throws {
    let context = try context(4, 4)
    #expect(context.ctm == .identity)
    context.setFillColor(red: 1, green: 0, blue: 0, alpha: 1)
    context.fill(CGRect(x: 0, y: 0, width: 1, height: 1))
    let bitmap = try #require(context.bitmap)
    #expect(bitmap[0, 3] == [0, 0, 255, 255])
    #expect(bitmap[0, 0] == [0, 0, 0, 0])
  }

  @Test func picturesStandUprightWhereYPointsUpAndUpsideDownWhereItPointsDown() throws {
    let red: [UInt8] = [0, 0, 255, 255]
    let blue: [UInt8] = [255, 0, 0, 255]
    let image = picture([[red, red], [blue, blue]])
    let up = try context(2, 4)
    up.draw(image, in: CGRect(x: 0, y: 2, width: 2, height: 2))
    let upBitmap = try #require(up.bitmap)
    #expect((0..<4).map { upBitmap[0, $0] } == [red, blue, [0, 0, 0, 0], [0, 0, 0, 0]])

    let down = try #require(CGContext(bitmapSize: CGSize(width: 2, height: 4), scale: 1, opaque: false))
    down.draw(image, in: CGRect(x: 0, y: 0, width: 2, height: 2))
    down.drawUpright(image, in: CGRect(x: 0, y: 2, width: 2, height: 2))
    let downBitmap = try #require(down.bitmap)
    #expect((0..<4).map { downBitmap[0, $0] } == [blue, red, red, blue])
  }

  @Test func theCallersMemoryIsCurrentAfterEachCallInItsOwnLayout() throws {
    var pixels = [UInt8](repeating: 0, count: 8)
    try pixels.withUnsafeMutableBytes { memory in
      let context = try #require(
        CGContext(
          data: memory.baseAddress, width: 2, height: 1, bitsPerComponent: 8, bytesPerRow: 8,
          space: CGColorSpaceCreateDeviceRGB(), bitmapInfo: rgba))
      context.setFillColor(red: 1, green: 0.4, blue: 0, alpha: 1)
      context.fill(CGRect(x: 0, y: 0, width: 1, height: 1))
      #expect(Array(memory) == [255, 102, 0, 255, 0, 0, 0, 0])
      context.setFillColor(red: 1, green: 0.4, blue: 0, alpha: 0.5)
      context.fill(CGRect(x: 1, y: 0, width: 1, height: 1))
      #expect(Array(memory) == [255, 102, 0, 255, 128, 51, 0, 128])
    }
  }

  @Test func picturesHaveWhatIsWrittenIntoTheMemory() throws {
    let context = try context(2, 2)
    context.setFillColor(red: 1, green: 0, blue: 0, alpha: 1)
    context.fill(CGRect(x: 0, y: 0, width: 2, height: 2))
    let memory = try #require(context.data)
    #expect(memory.load(as: UInt32.self) == 0xFF00_00FF)
    memory.storeBytes(of: 0xFF00_FF00, as: UInt32.self)
    let image = try #require(context.makeImage()).decoded()
    #expect([image[0, 0], image[1, 0], image[0, 1]] == [[0, 255, 0, 255], [0, 0, 255, 255], [0, 0, 255, 255]])

    // What is drawn afterwards lies on what was written, and is in the same memory at once.
    context.setFillColor(red: 0, green: 0, blue: 1, alpha: 1)
    context.fill(CGRect(x: 1, y: 0, width: 1, height: 2))
    #expect(memory.load(fromByteOffset: 4, as: UInt32.self) == 0xFFFF_0000)
    let later = try #require(context.bitmap)
    #expect([later[0, 0], later[1, 0], later[1, 1]] == [[0, 255, 0, 255], [255, 0, 0, 255], [255, 0, 0, 255]])
    #expect(context.data == memory)
  }

  @Test func picturesHaveWhatTheCallerWritesIntoMemoryOfItsOwn() throws {
    var pixels = [UInt8](repeating: 0, count: 4)
    try pixels.withUnsafeMutableBytes { memory in
      let context = try #require(
        CGContext(
          data: memory.baseAddress, width: 2, height: 1, bitsPerComponent: 8, bytesPerRow: 4,
          space: CGColorSpaceCreateDeviceGray(), bitmapInfo: CGImageAlphaInfo.none.rawValue))
      context.setFillColor(gray: 1, alpha: 1)
      context.fill(CGRect(x: 0, y: 0, width: 2, height: 1))
      memory[1] = 51
      let image = try #require(context.makeImage()).decoded()
      #expect([image[0, 0], image[1, 0]] == [[255, 255, 255, 255], [51, 51, 51, 255]])
    }
  }

  @Test func opaqueContextsAreBlackAtFirst() throws {
    let opaque = try #require(CGContext(bitmapSize: CGSize(width: 2, height: 1), scale: 1, opaque: true))
    let bitmap = try #require(opaque.bitmap)
    #expect([bitmap[0, 0], bitmap[1, 0]] == [[0, 0, 0, 255], [0, 0, 0, 255]])
  }

  @Test(
    arguments: [
      (CGImageAlphaInfo.premultipliedLast.rawValue, [255, 102, 0, 255]),
      (CGImageAlphaInfo.premultipliedFirst.rawValue, [255, 255, 102, 0]),
      (CGImageAlphaInfo.premultipliedFirst.rawValue | CGBitmapInfo.byteOrder32Little.rawValue, [0, 102, 255, 255]),
      (CGImageAlphaInfo.noneSkipLast.rawValue | CGBitmapInfo.byteOrder32Big.rawValue, [255, 102, 0, 255]),
      (CGImageAlphaInfo.premultipliedLast.rawValue | CGBitmapInfo.byteOrder32Little.rawValue, [255, 0, 102, 255]),
    ] as [(UInt32, [UInt8])])
  func bytesLieAsTheBitmapInfoSays(info: UInt32, expected: [UInt8]) throws {
    let context = try #require(
      CGContext(
        data: nil, width: 1, height: 1, bitsPerComponent: 8, bytesPerRow: 0, space: CGColorSpaceCreateDeviceRGB(),
        bitmapInfo: info))
    context.setFillColor(red: 1, green: 0.4, blue: 0, alpha: 1)
    context.fill(CGRect(x: 0, y: 0, width: 1, height: 1))
    let data = try #require(context.data)
    #expect(Array(UnsafeRawBufferPointer(start: data, count: 4)) == expected)
    #expect(context.bitmapInfo.rawValue == info)
    // Whoever reads a picture's pixels goes by what it says of them.
    let image = try #require(context.makeImage())
    #expect(image.bitmapInfo.rawValue == info)
    #expect(image.alphaInfo == context.alphaInfo)
    #expect(image.alphaInfo.rawValue == info & CGBitmapInfo.alphaInfoMask.rawValue)
    #expect(image.dataProvider?.data as Data? == Data(expected))
    #expect(try image.decoded()[0, 0] == [0, 102, 255, 255])
  }

  @Test func picturesOfAContextHaveItsRows() throws {
    let context = try #require(
      CGContext(
        data: nil, width: 2, height: 2, bitsPerComponent: 8, bytesPerRow: 5, space: CGColorSpaceCreateDeviceGray(),
        bitmapInfo: CGImageAlphaInfo.none.rawValue))
    context.setFillColor(gray: 1, alpha: 1)
    context.fill(CGRect(x: 0, y: 0, width: 1, height: 2))
    let image = try #require(context.makeImage())
    #expect(image.bitsPerPixel == 8 && image.bytesPerRow == 5 && image.alphaInfo == .none)
    #expect(image.colorSpace?.numberOfComponents == 1)
    #expect(image.dataProvider?.data as Data? == Data([255, 0, 0, 0, 0, 255, 0, 0, 0, 0]))
  }

  @Test func greyContextsKeepBrightness() throws {
    let context = try #require(
      CGContext(
        data: nil, width: 1, height: 1, bitsPerComponent: 8, bytesPerRow: 0, space: CGColorSpaceCreateDeviceGray(),
        bitmapInfo: CGImageAlphaInfo.none.rawValue))
    context.setFillColor(red: 0, green: 1, blue: 0, alpha: 1)
    context.fill(CGRect(x: 0, y: 0, width: 1, height: 1))
    #expect(try #require(context.data).load(as: UInt8.self) == 182)
    #expect(context.bytesPerRow == 1)
  }

  @Test func layersMayStayOpenAcrossDrawingAndStateLastsFromDrawToDraw() throws {
    let context = try context(4, 1)
    context.translateBy(x: 1, y: 0)
    context.saveGState()
    context.clip(to: CGRect(x: 0, y: 0, width: 1, height: 1))
    context.fill(CGRect(x: -1, y: 0, width: 4, height: 1))
    #expect((0..<4).map { context.bitmap?[$0, 0][3] } == [0, 255, 0, 0])
    context.restoreGState()
    context.beginTransparencyLayer(auxiliaryInfo: nil)
    context.translateBy(x: 1, y: 0)
    context.fill(CGRect(x: 0, y: 0, width: 1, height: 1))
    #expect((0..<4).map { context.bitmap?[$0, 0][3] } == [0, 255, 0, 0])
    context.endTransparencyLayer()
    #expect((0..<4).map { context.bitmap?[$0, 0][3] } == [0, 255, 255, 0])
    context.fill(CGRect(x: -1, y: 0, width: 1, height: 1))
    #expect((0..<4).map { context.bitmap?[$0, 0][3] } == [255, 255, 255, 0])
  }

  @Test func shadowsGoUpWhereYPointsUp() throws {
    let context = try context(1, 3)
    context.setShadow(offset: CGSize(width: 0, height: 1), blur: 0, color: CGColor(gray: 0, alpha: 1))
    context.setFillColor(red: 1, green: 0, blue: 0, alpha: 1)
    context.fill(CGRect(x: 0, y: 1, width: 1, height: 1))
    let bitmap = try #require(context.bitmap)
    #expect((0..<3).map { bitmap[0, $0] } == [[0, 0, 0, 255], [0, 0, 255, 255], [0, 0, 0, 0]])
  }

  @Test func tilesCoverTheClip() throws {
    let context = try context(4, 2)
    let image = picture([[[255, 0, 0, 255], [0, 0, 255, 255]]])
    context.draw(image, in: CGRect(x: 0, y: 0, width: 2, height: 1), byTiling: true)
    let bitmap = try #require(context.bitmap)
    for y in 0..<2 { #expect((0..<4).map { bitmap[$0, y][0] } == [255, 0, 255, 0]) }
  }

  @Test(arguments: [
    (0, 1, 8, 0), (1, -1, 8, 0), (20_000, 1, 8, 0), (16_384, 16_384, 8, 0), (4, 4, 16, 0), (4, 4, 8, 3),
  ])
  func impossibleBitmapsAreRefused(width: Int, height: Int, bits: Int, bytesPerRow: Int) {
    #expect(
      CGContext(
        data: nil, width: width, height: height, bitsPerComponent: bits, bytesPerRow: bytesPerRow,
        space: CGColorSpaceCreateDeviceRGB(), bitmapInfo: rgba) == nil)
  }

  @Test func manyOperationsDoNotPileUp() throws {
    let context = try context(1, 1)
    for _ in 0..<5_000 {
      context.saveGState()
      context.fill(CGRect(x: 0, y: 0, width: 1, height: 1))
      context.restoreGState()
    }
    #expect(context.operations.count < 1_100)
  }
}
