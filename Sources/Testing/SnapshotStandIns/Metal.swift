// SPDX-FileCopyrightText: 2026 The Tessera Authors
// SPDX-License-Identifier: MIT

public protocol MTLDevice: AnyObject {}
public protocol MTLCommandBuffer: AnyObject {}
public protocol MTLTexture: AnyObject {}

/// There is no graphics processor.
public func MTLCreateSystemDefaultDevice() -> (any MTLDevice)? { nil }

public func MPSSupportsMTLDevice(_ device: (any MTLDevice)?) -> Bool { false }

public final class MPSImageThresholdBinary {
  public init(
    device: any MTLDevice, thresholdValue: Float, maximumValue: Float, linearGrayColorTransform: UnsafePointer<Float>?
  ) {}

  public func encode(
    commandBuffer: any MTLCommandBuffer, sourceTexture: any MTLTexture, destinationTexture: any MTLTexture
  ) {
    fatalError("there is no graphics processor: MTLCreateSystemDefaultDevice() is nil")
  }
}
