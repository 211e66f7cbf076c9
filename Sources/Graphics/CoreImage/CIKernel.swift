// SPDX-FileCopyrightText: 2026 The Tessera Authors
// SPDX-License-Identifier: MIT

/// A program that makes pixels. It would be written in a language of Apple's or of Metal, which cannot be compiled here: there
/// are no objects of the class, as where a program has a mistake.
open class CIKernel: NSObject {
  /// The rectangle of an input that a rectangle of the result needs.
  public typealias ROICallback = (Int32, CGRect) -> CGRect

  /// `nil`: the program cannot be compiled.
  public init?(source string: String) { return nil }

  /// Throws: there is no Metal.
  public init(functionName name: String, fromMetalLibraryData data: Data) throws { throw Self.refusal }
  /// Throws: there is no Metal.
  public init(functionName name: String, fromMetalLibraryData data: Data, outputPixelFormat format: CIFormat) throws {
    throw Self.refusal
  }

  static var refusal: NSError {
    NSError(
      domain: "CIKernel", code: 1,
      userInfo: [NSLocalizedDescriptionKey: "Kernels cannot be compiled: there is no Metal device."])
  }

  /// All kernels of a program: none.
  open class func makeKernels(source string: String) -> [CIKernel]? { nil }

  open var name: String { "" }
  open func apply(extent: CGRect, roiCallback callback: @escaping ROICallback, arguments args: [Any]?) -> CIImage? {
    nil
  }
  open func setROISelector(_ method: String) {}
}

/// A program that makes each pixel of one of the same place. There are no objects of the class.
open class CIColorKernel: CIKernel {
  /// `nil`: the program cannot be compiled.
  public override init?(source string: String) { return nil }
  open func apply(extent: CGRect, arguments args: [Any]?) -> CIImage? { nil }
}

/// A program that says where each pixel comes from. There are no objects of the class.
open class CIWarpKernel: CIKernel {
  /// `nil`: the program cannot be compiled.
  public override init?(source string: String) { return nil }
  open func apply(
    extent: CGRect, roiCallback callback: @escaping ROICallback, image: CIImage, arguments args: [Any]
  ) -> CIImage? { nil }
}

/// A program that mixes two pictures. There are no objects of the class.
open class CIBlendKernel: CIColorKernel {
  /// `nil`: the program cannot be compiled.
  public override init?(source string: String) { return nil }
  open func apply(foreground: CIImage, background: CIImage) -> CIImage? { nil }
}
