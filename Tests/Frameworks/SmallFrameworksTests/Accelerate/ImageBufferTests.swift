// SPDX-FileCopyrightText: 2026 The Tessera Authors
// SPDX-License-Identifier: MIT

import Accelerate
import CoreGraphics
import Testing

@Suite struct ImageBufferTests {
  /// Pixels in memory, for as long as a test lasts.
  private final class Picture {
    let (width, height, channels): (Int, Int, Int)
    let data: UnsafeMutablePointer<UInt8>
    var buffer: vImage_Buffer

    init(_ width: Int, _ height: Int, channels: Int = 4, padding: Int = 0, _ value: (Int) -> UInt8 = { _ in 0 }) {
      (self.width, self.height, self.channels) = (width, height, channels)
      let rowBytes = width * channels + padding
      data = .allocate(capacity: rowBytes * height)
      data.initialize(repeating: 0, count: rowBytes * height)
      buffer = vImage_Buffer(
        data: data, height: vImagePixelCount(height), width: vImagePixelCount(width), rowBytes: rowBytes)
      for index in 0..<width * height * channels {
        data[index / (width * channels) * rowBytes + index % (width * channels)] = value(index)
      }
    }
    deinit { data.deallocate() }

    subscript(x: Int, y: Int, channel: Int) -> UInt8 { data[y * buffer.rowBytes + x * channels + channel] }
    var values: [UInt8] {
      (0..<height).flatMap { y in (0..<width * channels).map { data[y * buffer.rowBytes + $0] } }
    }
  }

  private func noise(_ index: Int) -> UInt8 { UInt8(truncatingIfNeeded: index &* 2_654_435_761 >> 7) }

  @Test(arguments: [kvImageEdgeExtend, kvImageBackgroundColorFill, kvImageTruncateKernel, kvImageCopyInPlace])
  func boxesAreMeansOfTheirPixels(style: Int) {
    let (width, height, tall, wide) = (11, 9, 5, 7)
    let source = Picture(width, height, padding: 8, noise)
    let result = Picture(width, height)
    let color: [UInt8] = [10, 20, 30, 40]
    let error = vImageBoxConvolve_ARGB8888(
      &source.buffer, &result.buffer, nil, 0, 0, UInt32(tall), UInt32(wide), color, vImage_Flags(style))
    #expect(error == kvImageNoError)
    for y in 0..<height {
      for x in 0..<width {
        for channel in 0..<4 {
          var (sum, count, reachesOut) = (0, 0, false)
          for row in y - tall / 2...y + tall / 2 {
            for column in x - wide / 2...x + wide / 2 {
              let isInside = (0..<width).contains(column) && (0..<height).contains(row)
              reachesOut = reachesOut || !isInside
              if isInside || style == kvImageEdgeExtend {
                sum += Int(source[min(max(column, 0), width - 1), min(max(row, 0), height - 1), channel])
              } else if style == kvImageBackgroundColorFill {
                sum += Int(color[channel])
              } else {
                continue
              }
              count += 1
            }
          }
          let copies = style == kvImageCopyInPlace && reachesOut
          let expected = copies ? Int(source[x, y, channel]) : (sum + count / 2) / count
          #expect(Int(result[x, y, channel]) == expected, "\(x) \(y) \(channel)")
        }
      }
    }
  }

  @Test func aBoxOfAPartLooksBeyondIt() {
    let source = Picture(6, 6, channels: 1, noise)
    let whole = Picture(6, 6, channels: 1)
    let part = Picture(3, 2, channels: 1)
    vImageBoxConvolve_Planar8(&source.buffer, &whole.buffer, nil, 0, 0, 3, 3, 0, vImage_Flags(kvImageEdgeExtend))
    vImageBoxConvolve_Planar8(&source.buffer, &part.buffer, nil, 2, 3, 3, 3, 0, vImage_Flags(kvImageEdgeExtend))
    for y in 0..<2 { for x in 0..<3 { #expect(part[x, y, 0] == whole[x + 2, y + 3, 0]) } }
  }

  @Test func whatCannotBeConvolvedIsRefused() {
    let source = Picture(4, 4)
    let result = Picture(4, 4)
    let large = Picture(5, 4)
    let extend = vImage_Flags(kvImageEdgeExtend)
    #expect(
      vImageBoxConvolve_ARGB8888(&source.buffer, &result.buffer, nil, 0, 0, 2, 3, nil, extend)
        == kvImageInvalidKernelSize)
    #expect(
      vImageBoxConvolve_ARGB8888(&source.buffer, &result.buffer, nil, 0, 0, 3, 3, nil, 0) == kvImageInvalidEdgeStyle)
    #expect(
      vImageBoxConvolve_ARGB8888(&source.buffer, &large.buffer, nil, 0, 0, 3, 3, nil, extend)
        == kvImageRoiLargerThanInputBuffer)
    #expect(
      vImageBoxConvolve_ARGB8888(&source.buffer, &result.buffer, nil, 9, 0, 3, 3, nil, extend) == kvImageInvalidOffset_X
    )
  }

  @Test func aTentIsTwoBoxes() {
    let source = Picture(9, 1, channels: 1) { $0 == 4 ? 90 : 0 }
    let result = Picture(9, 1, channels: 1)
    vImageTentConvolve_Planar8(&source.buffer, &result.buffer, nil, 0, 0, 1, 5, 0, vImage_Flags(kvImageEdgeExtend))
    #expect(result.values == [0, 0, 10, 20, 30, 20, 10, 0, 0])
  }

  @Test func aKernelWeighsItsNeighbors() {
    let source = Picture(3, 3, channels: 1) { UInt8($0 * 10) }
    let result = Picture(3, 3, channels: 1)
    vImageConvolve_Planar8(
      &source.buffer, &result.buffer, nil, 0, 0, [0, -1, 0, -1, 5, -1, 0, -1, 0], 3, 3, 1, 0,
      vImage_Flags(kvImageEdgeExtend))
    #expect(result[1, 1, 0] == 40 && result[0, 0, 0] == 0 && result[2, 2, 0] == 120)
  }

  @Test func alphaIsMultipliedInAndTakenOut() {
    let source = Picture(256, 1) { $0 % 4 == 3 ? UInt8($0 / 4) : 200 }
    let result = Picture(256, 1)
    vImagePremultiplyData_RGBA8888(&source.buffer, &result.buffer, 0)
    for alpha in 0..<256 { #expect(Int(result[alpha, 0, 0]) == (200 * alpha + 127) / 255) }
    vImageUnpremultiplyData_RGBA8888(&result.buffer, &result.buffer, 0)
    #expect(result[255, 0, 0] == 200 && result[128, 0, 1] == 199 && result[0, 0, 2] == 0 && result[7, 0, 3] == 7)
  }

  @Test func channelsChangePlacesAndComeApart() {
    let source = Picture(2, 1) { UInt8($0 + 1) }
    let result = Picture(2, 1)
    vImagePermuteChannels_ARGB8888(&source.buffer, &result.buffer, [3, 2, 1, 0], 0)
    #expect(result.values == [4, 3, 2, 1, 8, 7, 6, 5])
    let planes = (0..<4).map { _ in Picture(2, 1, channels: 1) }
    vImageConvert_ARGB8888toPlanar8(
      &source.buffer, &planes[0].buffer, &planes[1].buffer, &planes[2].buffer, &planes[3].buffer, 0)
    #expect(planes.map(\.values) == [[1, 5], [2, 6], [3, 7], [4, 8]])
    let colors = Picture(2, 1, channels: 3)
    vImageConvert_BGRA8888toRGB888(&source.buffer, &colors.buffer, 0)
    #expect(colors.values == [3, 2, 1, 7, 6, 5])
    vImageConvert_RGB888toBGRA8888(&colors.buffer, nil, 255, &result.buffer, false, 0)
    #expect(result.values == [1, 2, 3, 255, 5, 6, 7, 255])
  }

  @Test func everyHalfNumberComesBack() {
    let count = 1 << 16
    let halves = UnsafeMutablePointer<UInt16>.allocate(capacity: 2 * count)
    let numbers = UnsafeMutablePointer<Float>.allocate(capacity: count)
    defer {
      halves.deallocate()
      numbers.deallocate()
    }
    for index in 0..<count { halves[index] = UInt16(index) }
    var (source, floats, back) = (
      vImage_Buffer(data: halves, height: 1, width: UInt(count), rowBytes: 2 * count),
      vImage_Buffer(data: numbers, height: 1, width: UInt(count), rowBytes: 4 * count),
      vImage_Buffer(data: halves + count, height: 1, width: UInt(count), rowBytes: 2 * count)
    )
    vImageConvert_Planar16FtoPlanarF(&source, &floats, 0)
    vImageConvert_PlanarFtoPlanar16F(&floats, &back, 0)
    #expect((0..<count).allSatisfy { numbers[$0].isNaN || halves[count + $0] == UInt16($0) })
    #expect(numbers[0x3C00] == 1 && numbers[0xC000] == -2 && numbers[0x7C00] == .infinity && numbers[1] == 0x1p-24)
  }

  @Test func turnedAndMirroredPixelsAreWhereTheyBelong() {
    let source = Picture(3, 2, channels: 1) { UInt8($0 + 1) }
    let turned = Picture(2, 3, channels: 1)
    vImageRotate90_Planar8(&source.buffer, &turned.buffer, 1, 0, 0)
    #expect(turned.values == [3, 6, 2, 5, 1, 4])
    vImageRotate90_Planar8(&source.buffer, &turned.buffer, 3, 0, 0)
    #expect(turned.values == [4, 1, 5, 2, 6, 3])
    let result = Picture(3, 2, channels: 1)
    vImageHorizontalReflect_Planar8(&source.buffer, &result.buffer, 0)
    #expect(result.values == [3, 2, 1, 6, 5, 4])
    vImageVerticalReflect_Planar8(&source.buffer, &source.buffer, 0)
    #expect(source.values == [4, 5, 6, 1, 2, 3])
  }

  @Test func anotherSizeKeepsWhatIsPlain() {
    let plain = Picture(16, 16) { [255, 10, 20, 30][$0 % 4] }
    let (small, large) = (Picture(5, 3), Picture(40, 21))
    for picture in [small, large] {
      #expect(
        vImageScale_ARGB8888(&plain.buffer, &picture.buffer, nil, vImage_Flags(kvImageHighQualityResampling)) == 0)
      #expect(picture.values.enumerated().allSatisfy { $1 == [255, 10, 20, 30][$0 % 4] })
    }
    // A way from black to white stays one.
    let ramp = Picture(64, 1, channels: 1) { UInt8($0 * 4) }
    let half = Picture(32, 1, channels: 1)
    vImageScale_Planar8(&ramp.buffer, &half.buffer, nil, 0)
    #expect((4..<28).allSatisfy { abs(Int(half[$0, 0, 0]) - ($0 * 8 + 2)) <= 1 })
  }

  @Test func picturesGoIntoBuffersAndComeOut() throws {
    let context = try #require(
      CGContext(
        data: nil, width: 4, height: 2, bitsPerComponent: 8, bytesPerRow: 0, space: CGColorSpaceCreateDeviceRGB(),
        bitmapInfo: CGImageAlphaInfo.premultipliedLast.rawValue))
    context.setFillColor(red: 1, green: 0, blue: 0, alpha: 1)
    context.fill(CGRect(x: 0, y: 0, width: 2, height: 2))
    let image = try #require(context.makeImage())
    let format = try #require(
      vImage_CGImageFormat(
        bitsPerComponent: 8, bitsPerPixel: 32, colorSpace: CGColorSpaceCreateDeviceRGB(),
        bitmapInfo: CGBitmapInfo(rawValue: CGImageAlphaInfo.premultipliedLast.rawValue)))
    let buffer = try vImage_Buffer(cgImage: image, format: format)
    defer { buffer.free() }
    #expect(buffer.width == 4 && buffer.height == 2)
    let bytes = buffer.data.assumingMemoryBound(to: UInt8.self)
    #expect((0..<4).map { bytes[$0] } == [255, 0, 0, 255] && bytes[3 * 4 + 3] == 0)
    let again = try buffer.createCGImage(format: format)
    #expect(again.width == 4 && again.height == 2)
  }
}
