// SPDX-FileCopyrightText: 2026 The Tessera Authors
// SPDX-License-Identifier: MIT

import CoreGraphics
import CoreImage
import Foundation
import Testing

struct CIImageProcessorKernelTests {
  /// Exchanges red and blue, and adds what is asked for to green.
  private final class Exchange: CIImageProcessorKernel {
    override class var outputFormat: CIFormat { .RGBA8 }
    override class func process(
      with inputs: [any CIImageProcessorInput]?, arguments: [String: Any]?, output: any CIImageProcessorOutput
    ) throws {
      guard let input = inputs?.first, let more = arguments?["green"] as? Int else {
        throw CocoaError(.featureUnsupported)
      }
      for row in 0..<Int(output.region.height) {
        for column in 0..<Int(output.region.width) {
          // The input is blue first.
          let source = input.baseAddress + row * input.bytesPerRow + column * 4
          let target = output.baseAddress + row * output.bytesPerRow + column * 4
          target.storeBytes(of: source.load(as: UInt8.self), toByteOffset: 2, as: UInt8.self)
          let green = source.load(fromByteOffset: 1, as: UInt8.self)
          target.storeBytes(of: green &+ UInt8(more), toByteOffset: 1, as: UInt8.self)
          target.storeBytes(of: source.load(fromByteOffset: 2, as: UInt8.self), toByteOffset: 0, as: UInt8.self)
          target.storeBytes(of: 255, toByteOffset: 3, as: UInt8.self)
        }
      }
    }
  }

  @Test func codeMakesPixels() throws {
    let red = CIImage(color: CIColor(red: 1, green: 0, blue: 0)).cropped(to: CGRect(x: 0, y: 0, width: 8, height: 4))
    let extent = CGRect(x: 2, y: 1, width: 4, height: 2)
    let result = try Exchange.apply(withExtent: extent, inputs: [red], arguments: ["green": 51])
    #expect(result.extent == extent)
    var pixel = [UInt8](repeating: 0, count: 4)
    CIContext().render(
      result, toBitmap: &pixel, rowBytes: 4, bounds: CGRect(x: 3, y: 1, width: 1, height: 1), format: .RGBA8,
      colorSpace: nil)
    #expect(pixel == [255, 51, 0, 255])
  }

  @Test func errorsAreThrown() {
    let extent = CGRect(x: 0, y: 0, width: 4, height: 2)
    do {
      _ = try Exchange.apply(withExtent: extent, inputs: nil, arguments: nil)
      Issue.record("the kernel's error is not thrown")
    } catch {
      #expect(error is CocoaError)
    }
    let endless = try? Exchange.apply(withExtent: .infinite, inputs: nil, arguments: nil)
    #expect(endless == nil)
  }

  @Test func programsCannotBeCompiled() {
    #expect(CIKernel(source: "kernel vec4 f(__sample s) { return s; }") == nil)
    #expect(CIColorKernel(source: "kernel vec4 f(__sample s) { return s; }") == nil)
    #expect(throws: (any Error).self) { try CIKernel(functionName: "f", fromMetalLibraryData: Data()) }
  }
}
