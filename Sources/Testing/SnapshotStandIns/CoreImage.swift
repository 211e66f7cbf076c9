// SPDX-FileCopyrightText: 2026 The Tessera Authors
// SPDX-License-Identifier: MIT

public import CoreImage
public import Foundation

public protocol CIImageProcessorInput {
  var metalTexture: (any MTLTexture)? { get }
}

public protocol CIImageProcessorOutput {
  var metalTexture: (any MTLTexture)? { get }
  var metalCommandBuffer: (any MTLCommandBuffer)? { get }
}

/// Needs a graphics processor, of which there is none: whoever asks for one first does not come here.
open class CIImageProcessorKernel: NSObject {
  open class func process(
    with inputs: [any CIImageProcessorInput]?, arguments: [String: Any]?, output: any CIImageProcessorOutput
  ) throws {}

  open class func apply(
    withExtent extent: CGRect, inputs: [CIImage]?, arguments: [String: Any]?
  ) throws -> CIImage {
    fatalError("there is no graphics processor: MTLCreateSystemDefaultDevice() is nil")
  }
}
