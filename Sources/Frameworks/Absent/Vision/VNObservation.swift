// SPDX-FileCopyrightText: 2026 The Tessera Authors
// SPDX-License-Identifier: MIT

public import CoreGraphics
public import CoreML
public import Foundation

/// Something that was found; nothing is, so that there are no objects of these classes but an app's own.
open class VNObservation: NSObject, @unchecked Sendable {
  open private(set) var uuid = UUID()
  open var confidence: VNConfidence { 0 }
}

open class VNDetectedObjectObservation: VNObservation, @unchecked Sendable {
  open private(set) var boundingBox: CGRect

  public init(boundingBox: CGRect) {
    self.boundingBox = boundingBox
    super.init()
  }
  override convenience init() { self.init(boundingBox: .zero) }
}

open class VNRectangleObservation: VNDetectedObjectObservation, @unchecked Sendable {
  open var topLeft: CGPoint { CGPoint(x: boundingBox.minX, y: boundingBox.maxY) }
  open var topRight: CGPoint { CGPoint(x: boundingBox.maxX, y: boundingBox.maxY) }
  open var bottomLeft: CGPoint { boundingBox.origin }
  open var bottomRight: CGPoint { CGPoint(x: boundingBox.maxX, y: boundingBox.minY) }
}

open class VNFaceLandmarkRegion2D: NSObject, @unchecked Sendable {
  open var pointCount: Int { 0 }
  open var normalizedPoints: [CGPoint] { [] }
  open func pointsInImage(imageSize: CGSize) -> [CGPoint] { [] }
}

open class VNFaceLandmarks2D: NSObject, @unchecked Sendable {
  open var allPoints: VNFaceLandmarkRegion2D? { nil }
  open var faceContour: VNFaceLandmarkRegion2D? { nil }
  open var leftEye: VNFaceLandmarkRegion2D? { nil }
  open var rightEye: VNFaceLandmarkRegion2D? { nil }
  open var leftEyebrow: VNFaceLandmarkRegion2D? { nil }
  open var rightEyebrow: VNFaceLandmarkRegion2D? { nil }
  open var nose: VNFaceLandmarkRegion2D? { nil }
  open var noseCrest: VNFaceLandmarkRegion2D? { nil }
  open var medianLine: VNFaceLandmarkRegion2D? { nil }
  open var outerLips: VNFaceLandmarkRegion2D? { nil }
  open var innerLips: VNFaceLandmarkRegion2D? { nil }
  open var leftPupil: VNFaceLandmarkRegion2D? { nil }
  open var rightPupil: VNFaceLandmarkRegion2D? { nil }
}

open class VNFaceObservation: VNDetectedObjectObservation, @unchecked Sendable {
  open var landmarks: VNFaceLandmarks2D? { nil }
  open var roll: NSNumber? { nil }
  open var yaw: NSNumber? { nil }
  open var pitch: NSNumber? { nil }
}

open class VNTextObservation: VNRectangleObservation, @unchecked Sendable {
  open var characterBoxes: [VNRectangleObservation]? { nil }
}

/// Words that were read.
open class VNRecognizedText: NSObject, @unchecked Sendable {
  open var string: String { "" }
  open var confidence: VNConfidence { 0 }
  open func boundingBox(for range: Range<String.Index>) throws -> VNRectangleObservation? { nil }
}

open class VNRecognizedTextObservation: VNRectangleObservation, @unchecked Sendable {
  open func topCandidates(_ maxCandidateCount: Int) -> [VNRecognizedText] { [] }
}

/// What kind of code something is.
public struct VNBarcodeSymbology: RawRepresentable, Hashable, Sendable {
  public let rawValue: String
  public init(rawValue: String) { self.rawValue = rawValue }
  private init(_ name: String) { rawValue = "VNBarcodeSymbology" + name }
  public static let aztec = VNBarcodeSymbology("Aztec")
  public static let code39 = VNBarcodeSymbology("Code39")
  public static let code93 = VNBarcodeSymbology("Code93")
  public static let code128 = VNBarcodeSymbology("Code128")
  public static let dataMatrix = VNBarcodeSymbology("DataMatrix")
  public static let ean8 = VNBarcodeSymbology("EAN8")
  public static let ean13 = VNBarcodeSymbology("EAN13")
  public static let i2of5 = VNBarcodeSymbology("I2of5")
  public static let itf14 = VNBarcodeSymbology("ITF14")
  public static let pdf417 = VNBarcodeSymbology("PDF417")
  public static let qr = VNBarcodeSymbology("QR")
  public static let codabar = VNBarcodeSymbology("Codabar")
  public static let gs1DataBar = VNBarcodeSymbology("GS1DataBar")
  public static let gs1DataBarExpanded = VNBarcodeSymbology("GS1DataBarExpanded")
  public static let gs1DataBarLimited = VNBarcodeSymbology("GS1DataBarLimited")
  public static let microPDF417 = VNBarcodeSymbology("MicroPDF417")
  public static let microQR = VNBarcodeSymbology("MicroQR")
  public static let msiPlessey = VNBarcodeSymbology("MSIPlessey")
  public static let upce = VNBarcodeSymbology("UPCE")
  @available(iOS, deprecated: 15.0, renamed: "qr")
  public static let QR = VNBarcodeSymbology("QR")
}

open class VNBarcodeObservation: VNRectangleObservation, @unchecked Sendable {
  open var symbology: VNBarcodeSymbology { .qr }
  open var payloadStringValue: String? { nil }
}

open class VNClassificationObservation: VNObservation, @unchecked Sendable {
  open var identifier: String { "" }
  open var hasPrecisionRecallCurve: Bool { false }
  open func hasMinimumPrecision(_ minimumPrecision: Float, forRecall recall: Float) -> Bool { false }
  open func hasMinimumRecall(_ minimumRecall: Float, forPrecision precision: Float) -> Bool { false }
}

open class VNRecognizedObjectObservation: VNDetectedObjectObservation, @unchecked Sendable {
  open var labels: [VNClassificationObservation] { [] }
}

open class VNCoreMLFeatureValueObservation: VNObservation, @unchecked Sendable {
  open var featureName: String { "" }
  open var featureValue: MLFeatureValue { MLFeatureValue(double: 0) }
}

open class VNPixelBufferObservation: VNObservation, @unchecked Sendable {
  private override init() { super.init() }
}
