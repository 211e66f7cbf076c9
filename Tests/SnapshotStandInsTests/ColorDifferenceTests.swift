// SPDX-FileCopyrightText: 2026 The Tessera Authors
// SPDX-License-Identifier: MIT

import CoreGraphics
import CoreImage
import Foundation
import Testing

@testable import SnapshotStandIns

@Suite struct ColorDifferenceTests {
  private let white: UInt32 = 0xffff_ffff
  private let black: UInt32 = 0xff00_0000
  private let red: UInt32 = 0xff00_00ff
  private let green: UInt32 = 0xff00_ff00

  @Test func differencesAreEuclideanInLab() {
    #expect(LabColor(red).distance(to: LabColor(red)) == 0)
    #expect(abs(LabColor(white).distance(to: LabColor(black)) - 100) < 0.01)
    // CIE 1976 between the primaries of sRGB.
    #expect(abs(LabColor(red).distance(to: LabColor(green)) - 170.58) < 0.1)
  }

  private func picture(_ pixels: [UInt32], width: Int) throws -> CGImage {
    var bytes = pixels
    let space = try #require(CGColorSpace(name: CGColorSpace.sRGB))
    let context = bytes.withUnsafeMutableBytes { bytes in
      CGContext(
        data: bytes.baseAddress, width: width, height: pixels.count / width, bitsPerComponent: 8,
        bytesPerRow: width * 4, space: space, bitmapInfo: CGImageAlphaInfo.premultipliedLast.rawValue)?.makeImage()
    }
    return try #require(context)
  }

  @Test func aLibraryReadsTheDifferenceOfEachPixelFromABuffer() throws {
    let first = CIImage(cgImage: try picture([white, white, red, white], width: 2))
    let second = CIImage(cgImage: try picture([white, black, green, white], width: 2))
    let difference = first.applyingFilter("CILabDeltaE", parameters: ["inputImage2": second])
    #expect(difference.extent == CGRect(x: 0, y: 0, width: 2, height: 2))
    var half = try vImage_Buffer(width: 2, height: 2, bitsPerPixel: 16)
    var whole = try vImage_Buffer(width: 2, height: 2, bitsPerPixel: 32)
    defer {
      half.free()
      whole.free()
    }
    CIContext(options: [.workingColorSpace: NSNull()]).render(
      difference, toBitmap: half.data, rowBytes: half.rowBytes, bounds: difference.extent, format: .Rh,
      colorSpace: nil)
    #expect(vImageConvert_Planar16FtoPlanarF(&half, &whole, 0) == kvImageNoError)
    let distances = [(0, 0), (1, 0), (0, 1), (1, 1)].map { x, y in
      whole.data.load(fromByteOffset: y * whole.rowBytes + x * 4, as: Float.self)
    }
    #expect(distances.map { ($0 * 10).rounded() / 10 } == [0, 100, 170.6, 0])
  }

  @Test(arguments: [(0, 1, 32), (1, -1, 32), (1, 1, 0), (1 << 30, 1, 32)])
  func aBufferHasASize(_ width: Int, _ height: Int, _ bits: UInt32) {
    #expect(throws: vImage_Buffer.InvalidSize.self) {
      try vImage_Buffer(width: width, height: height, bitsPerPixel: bits)
    }
  }

  @Test func aTypeGoesByAFilesEnding() {
    let type = UTTypeCreatePreferredIdentifierForTag(kUTTagClassFilenameExtension, "png", nil)
    #expect(type?.takeRetainedValue() == "public.png")
    #expect(UTTypeCreatePreferredIdentifierForTag(kUTTagClassFilenameExtension, "no such", nil) == nil)
  }
}
