// SPDX-FileCopyrightText: 2026 The Tessera Authors
// SPDX-License-Identifier: MIT

/// Something that was seen in an image.
open class CIFeature: NSObject, @unchecked Sendable {
  open var type: String { "" }
  open var bounds: CGRect { .zero }
}

/// A face that was seen; none ever is.
open class CIFaceFeature: CIFeature, @unchecked Sendable {
  open var hasLeftEyePosition: Bool { false }
  open var leftEyePosition: CGPoint { .zero }
  open var hasRightEyePosition: Bool { false }
  open var rightEyePosition: CGPoint { .zero }
  open var hasMouthPosition: Bool { false }
  open var mouthPosition: CGPoint { .zero }
  open var hasSmile: Bool { false }
  open var leftEyeClosed: Bool { false }
  open var rightEyeClosed: Bool { false }
  open var hasFaceAngle: Bool { false }
  open var faceAngle: Float { 0 }
}

/// A rectangle that was seen; none ever is.
open class CIRectangleFeature: CIFeature, @unchecked Sendable {
  open var topLeft: CGPoint { .zero }
  open var topRight: CGPoint { .zero }
  open var bottomLeft: CGPoint { .zero }
  open var bottomRight: CGPoint { .zero }
}

/// A code that was seen; none ever is.
open class CIQRCodeFeature: CIRectangleFeature, @unchecked Sendable {
  open var messageString: String? { nil }
}

public let CIDetectorTypeFace = "CIDetectorTypeFace"
public let CIDetectorTypeRectangle = "CIDetectorTypeRectangle"
public let CIDetectorTypeQRCode = "CIDetectorTypeQRCode"
public let CIDetectorTypeText = "CIDetectorTypeText"
public let CIDetectorAccuracy = "CIDetectorAccuracy"
public let CIDetectorAccuracyLow = "CIDetectorAccuracyLow"
public let CIDetectorAccuracyHigh = "CIDetectorAccuracyHigh"
public let CIDetectorTracking = "CIDetectorTracking"
public let CIDetectorMinFeatureSize = "CIDetectorMinFeatureSize"
public let CIDetectorSmile = "CIDetectorSmile"
public let CIDetectorEyeBlink = "CIDetectorEyeBlink"
public let CIDetectorImageOrientation = "CIDetectorImageOrientation"

/// Looks for faces, rectangles, codes and text in images. Nothing here can see: it finds none, and says so on standard error
/// when it is made.
open class CIDetector: NSObject, @unchecked Sendable {
  public init?(ofType type: String, context: CIContext?, options: [String: Any]? = nil) {
    super.init()
    FileHandle.standardError.write(Data("CIDetector: Tessera finds no features of \(type)\n".utf8))
  }

  open func features(in image: CIImage) -> [CIFeature] { [] }
  open func features(in image: CIImage, options: [String: Any]?) -> [CIFeature] { [] }
}
