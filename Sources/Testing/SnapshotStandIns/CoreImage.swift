// SPDX-FileCopyrightText: 2026 The Tessera Authors
// SPDX-License-Identifier: MIT

public import CoreImage

// Pixels are in the processor's memory: there is no graphics processor.
extension CIImageProcessorInput {
  public var metalTexture: (any MTLTexture)? { nil }
}

extension CIImageProcessorOutput {
  public var metalTexture: (any MTLTexture)? { nil }
  public var metalCommandBuffer: (any MTLCommandBuffer)? { nil }
}
