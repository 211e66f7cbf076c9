// SPDX-FileCopyrightText: 2026 The Tessera Authors
// SPDX-License-Identifier: MIT

import CoreImage
import Foundation
import SnapshotStandIns
import Testing
import UIKit

/// The names by which the library of `assertSnapshot` compares pictures, beside all that the kit has: that this compiles says
/// that none of them stands in two modules.
@MainActor struct LibraryNamesTests {
  private func picture(_ color: UIColor) throws -> CIImage {
    let format = UIGraphicsImageRendererFormat()
    format.scale = 1
    let image = UIGraphicsImageRenderer(size: CGSize(width: 2, height: 2), format: format).image { context in
      color.setFill()
      context.fill(CGRect(x: 0, y: 0, width: 2, height: 2))
    }
    return CIImage(cgImage: try #require(image.cgImage))
  }

  @Test func differencesOfPicturesComeIntoABufferOfNumbers() throws {
    let (old, new) = (try picture(.white), try picture(.black))
    let difference = old.applyingFilter("CILabDeltaE", parameters: ["inputImage2": new])
    let context = CIContext(options: [.workingColorSpace: NSNull(), .outputColorSpace: NSNull()])
    try #require(difference.extent == CGRect(x: 0, y: 0, width: 2, height: 2))
    var half = try vImage_Buffer(width: 2, height: 2, bitsPerPixel: 16)
    defer { half.free() }
    context.render(
      difference, toBitmap: half.data, rowBytes: half.rowBytes, bounds: difference.extent, format: CIFormat.Rh,
      colorSpace: nil)
    var whole = try vImage_Buffer(width: 2, height: 2, bitsPerPixel: 32)
    defer { whole.free() }
    #expect(vImageConvert_Planar16FtoPlanarF(&half, &whole, 0) == kvImageNoError)
    #expect(whole.data.load(fromByteOffset: whole.rowBytes + 4, as: Float.self) == 100)
  }

  @Test func thereIsNoGraphicsProcessorToAskFirst() throws {
    #expect(MTLCreateSystemDefaultDevice() == nil && !MPSSupportsMTLDevice(nil))
    let mean = try picture(.white).applyingFilter("CIAreaAverage", parameters: [kCIInputExtentKey: CGRect.zero])
    #expect(mean.extent.width >= 1)
    let kernel: NSObject.Type = CIImageProcessorKernel.self
    #expect("\(kernel)" == "CIImageProcessorKernel")
    let made = try Inversion.apply(withExtent: CGRect(x: 0, y: 0, width: 2, height: 2), inputs: [mean], arguments: nil)
    #expect(made.extent.width == 2)
  }
}

/// As the library's own: it asks for textures, of which there are none.
private final class Inversion: CIImageProcessorKernel {
  override class func process(
    with inputs: [CIImageProcessorInput]?, arguments: [String: Any]?, output: CIImageProcessorOutput
  ) throws {
    guard inputs?.first?.metalTexture == nil, output.metalTexture == nil, output.metalCommandBuffer == nil else {
      throw CancellationError()
    }
  }
}
