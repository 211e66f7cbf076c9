// SPDX-FileCopyrightText: 2026 The Tessera Authors
// SPDX-License-Identifier: MIT

public import CoreML

/// Whether text is to be read fast or well.
public enum VNRequestTextRecognitionLevel: Int, Sendable {
  case accurate = 0
  case fast = 1
}

/// Asks for rectangles.
open class VNDetectRectanglesRequest: VNImageBasedRequest, @unchecked Sendable {
  open var minimumAspectRatio: Float = 0.5
  open var maximumAspectRatio: Float = 1
  open var quadratureTolerance: Float = 30
  open var minimumSize: Float = 0.2
  open var minimumConfidence: Float = 0
  open var maximumObservations = 1
  public final var results: [VNRectangleObservation]? { isDone ? [] : nil }
}

/// Asks for faces.
open class VNDetectFaceRectanglesRequest: VNImageBasedRequest, @unchecked Sendable {
  public final var results: [VNFaceObservation]? { isDone ? [] : nil }
}

/// Asks for faces and what is in them.
open class VNDetectFaceLandmarksRequest: VNImageBasedRequest, @unchecked Sendable {
  open var inputFaceObservations: [VNFaceObservation]?
  public final var results: [VNFaceObservation]? { isDone ? [] : nil }
}

/// Asks how well faces are seen.
open class VNDetectFaceCaptureQualityRequest: VNImageBasedRequest, @unchecked Sendable {
  public final var results: [VNFaceObservation]? { isDone ? [] : nil }
}

/// Asks where text is.
open class VNDetectTextRectanglesRequest: VNImageBasedRequest, @unchecked Sendable {
  open var reportCharacterBoxes = false
  public final var results: [VNTextObservation]? { isDone ? [] : nil }
}

/// Asks for text.
open class VNRecognizeTextRequest: VNImageBasedRequest, @unchecked Sendable {
  open var recognitionLevel = VNRequestTextRecognitionLevel.accurate
  open var recognitionLanguages = ["en-US"]
  open var customWords: [String] = []
  open var usesLanguageCorrection = true
  open var automaticallyDetectsLanguage = false
  open var minimumTextHeight: Float = 0
  open func supportedRecognitionLanguages() throws -> [String] { [] }
  public final var results: [VNRecognizedTextObservation]? { isDone ? [] : nil }
}

/// Asks for codes.
open class VNDetectBarcodesRequest: VNImageBasedRequest, @unchecked Sendable {
  open var symbologies: [VNBarcodeSymbology] = []
  open class var supportedSymbologies: [VNBarcodeSymbology] { [] }
  open func supportedSymbologies() throws -> [VNBarcodeSymbology] { [] }
  public final var results: [VNBarcodeObservation]? { isDone ? [] : nil }
}

/// Asks what a picture shows.
open class VNClassifyImageRequest: VNImageBasedRequest, @unchecked Sendable {
  open func supportedIdentifiers() throws -> [String] { [] }
  public final var results: [VNClassificationObservation]? { isDone ? [] : nil }
}

/// Asks for people.
open class VNDetectHumanRectanglesRequest: VNImageBasedRequest, @unchecked Sendable {
  open var upperBodyOnly = true
  public final var results: [VNDetectedObjectObservation]? { isDone ? [] : nil }
}

/// A model that looks at pictures. None can be run here: making one ends in an error.
///
/// Not an `NSObject`, whose `init()` may not be one that throws.
open class VNCoreMLModel: @unchecked Sendable {
  public init(for model: MLModel) throws { throw VNError(.invalidModel) }
}

public enum VNImageCropAndScaleOption: UInt, Sendable {
  case centerCrop = 0
  case scaleFit = 1
  case scaleFill = 2
}

/// Asks a model about a picture.
open class VNCoreMLRequest: VNImageBasedRequest, @unchecked Sendable {
  open private(set) var model: VNCoreMLModel
  open var imageCropAndScaleOption = VNImageCropAndScaleOption.centerCrop

  public init(model: VNCoreMLModel, completionHandler: VNRequestCompletionHandler? = nil) {
    self.model = model
    super.init(completionHandler: completionHandler)
  }

  override var failure: VNError? { VNError(.invalidModel) }
}

/// Follows something from picture to picture. It is lost at once.
open class VNTrackObjectRequest: VNImageBasedRequest, @unchecked Sendable {
  public enum TrackingLevel: UInt, Sendable {
    case accurate = 0
    case fast = 1
  }

  open var inputObservation: VNDetectedObjectObservation
  open var trackingLevel = TrackingLevel.accurate
  open var isLastFrame = false

  public init(detectedObjectObservation observation: VNDetectedObjectObservation) {
    inputObservation = observation
    super.init(completionHandler: nil)
  }
  public init(
    detectedObjectObservation observation: VNDetectedObjectObservation, completionHandler: VNRequestCompletionHandler?
  ) {
    inputObservation = observation
    super.init(completionHandler: completionHandler)
  }
}

public let VNRecognizeTextRequestRevision1 = 1
public let VNRecognizeTextRequestRevision2 = 2
public let VNRecognizeTextRequestRevision3 = 3
