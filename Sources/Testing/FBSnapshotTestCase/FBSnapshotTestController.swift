// SPDX-FileCopyrightText: 2026 The Tessera Authors
// SPDX-License-Identifier: MIT

public import Foundation
public import UIKit

/// The domain of the controller's errors.
public let FBSnapshotTestControllerErrorDomain = "FBSnapshotTestControllerErrorDomain"
/// In an error's `userInfo`: the path of the reference.
public let FBReferenceImageFilePathKey = "FBReferenceImageFilePathKey"
/// In an error's `userInfo`: the reference, a `UIImage`.
public let FBReferenceImageKey = "FBReferenceImageKey"
/// In an error's `userInfo`: what was found, a `UIImage`.
public let FBCapturedImageKey = "FBCapturedImageKey"
/// In an error's `userInfo`: what differs, a `UIImage`.
public let FBDiffedImageKey = "FBDiffedImageKey"

/// What is wrong with a picture.
public enum FBSnapshotTestControllerErrorCode: Int, Sendable {
  case unknown
  /// There is no reference.
  case needsRecord
  case pngCreationFailed
  case imagesDifferentSizes
  case imagesDifferent
}

/// Takes pictures of views and layers and compares them with references, or writes those.
open class FBSnapshotTestController: NSObject {
  /// Whether pictures are written as references. Defaults to `false`.
  open var recordMode = false
  /// Where references are, if nobody says otherwise. Defaults to `nil`.
  open var bundleResourcePath: String?
  /// What of the device is in files' names. Defaults to `screenScale`.
  open var fileNameOptions: FBSnapshotTestCaseFileNameIncludeOption = .screenScale
  /// Whether views are drawn as they are on the screen, in a window. Defaults to `false`.
  open var usesDrawViewHierarchyInRect = false
  /// The folder of references.
  open var referenceImagesDirectory: String?
  /// The folder of pictures that differ.
  open var imageDiffDirectory = NSTemporaryDirectory()
  /// The folder in both that a test case has for itself; its class's name at first.
  open var folderName: String

  /// Creates a controller for a class of tests.
  public init(test testClass: AnyClass) {
    folderName = String(reflecting: testClass)
    super.init()
  }

  /// Compares a layer with its reference, or records it.
  open func compareSnapshot(of layer: CALayer, selector: Selector, identifier: String?) throws {
    try compareSnapshot(
      ofViewOrLayer: layer, selector: selector, identifier: identifier, perPixelTolerance: 0, overallTolerance: 0)
  }

  /// Compares a view with its reference, or records it.
  open func compareSnapshot(of view: UIView, selector: Selector, identifier: String?) throws {
    try compareSnapshot(
      ofViewOrLayer: view, selector: selector, identifier: identifier, perPixelTolerance: 0, overallTolerance: 0)
  }

  /// Compares a view or a layer with its reference, or records it.
  open func compareSnapshot(
    ofViewOrLayer viewOrLayer: Any, selector: Selector, identifier: String?, overallTolerance: CGFloat
  ) throws {
    try compareSnapshot(
      ofViewOrLayer: viewOrLayer, selector: selector, identifier: identifier, perPixelTolerance: 0,
      overallTolerance: overallTolerance)
  }

  /// Compares a view or a layer with its reference, or records it.
  ///
  /// - Parameters:
  ///   - perPixelTolerance: By how much of its range a component may differ.
  ///   - overallTolerance: The share of the pixels that may differ by more.
  open func compareSnapshot(
    ofViewOrLayer viewOrLayer: Any, selector: Selector, identifier: String?, perPixelTolerance: CGFloat,
    overallTolerance: CGFloat
  ) throws {
    let image = Self.image(of: viewOrLayer, usesHierarchy: usesDrawViewHierarchyInRect)
    if let place = runPlace(selector, identifier) {
      let tolerance = PixelTolerance(perPixel: perPixelTolerance, overall: overallTolerance)
      return try compare(image, tolerance, at: place, selector, identifier)
    }
    if recordMode {
      return try save(image, to: try referenceFile(selector, identifier))
    }
    let reference = try referenceImage(for: selector, identifier: identifier)
    do {
      try compareReferenceImage(
        reference, to: image, perPixelTolerance: perPixelTolerance, overallTolerance: overallTolerance)
    } catch {
      try saveFailedReferenceImage(reference, test: image, selector: selector, identifier: identifier)
      throw error
    }
  }

  /// The reference of a test.
  open func referenceImage(for selector: Selector, identifier: String?) throws -> UIImage {
    let file = try runPlace(selector, identifier)?.reference ?? referenceFile(selector, identifier)
    guard let image = UIImage(contentsOfFile: file.path) else {
      let isThere = FileManager.default.fileExists(atPath: file.path)
      throw Self.error(
        isThere ? .unknown : .needsRecord,
        isThere
          ? "The reference image can't be read." : "Reference image not found. You need to run the test in record mode",
        [FBReferenceImageFilePathKey: file.path])
    }
    return image
  }

  /// Throws where two pictures differ.
  open func compareReferenceImage(
    _ referenceImage: UIImage, to image: UIImage, overallTolerance: CGFloat
  ) throws {
    try compareReferenceImage(referenceImage, to: image, perPixelTolerance: 0, overallTolerance: overallTolerance)
  }

  /// Throws where two pictures differ.
  open func compareReferenceImage(
    _ referenceImage: UIImage, to image: UIImage, perPixelTolerance: CGFloat, overallTolerance: CGFloat
  ) throws {
    let tolerance = PixelTolerance(perPixel: perPixelTolerance, overall: overallTolerance)
    guard let problem = tolerance.problem(referenceImage, image) else { return }
    throw Self.error(
      problem, problem == .imagesDifferentSizes ? "referenceImage is a different size" : "image pixels differed",
      [FBReferenceImageKey: referenceImage, FBCapturedImageKey: image])
  }

  /// Writes a reference and what was found instead into the folder of pictures that differ.
  open func saveFailedReferenceImage(
    _ referenceImage: UIImage, test testImage: UIImage, selector: Selector, identifier: String?
  ) throws {
    try save(referenceImage, to: differenceFile("reference_", selector, identifier))
    try save(testImage, to: differenceFile("failed_", selector, identifier))
  }

  // MARK: - Files

  func fileName(_ prefix: String, _ selector: Selector, _ identifier: String?) -> String {
    var name = prefix + "\(selector)"
    if let identifier, !identifier.isEmpty { name += "_\(identifier)" }
    if !fileNameOptions.contains(.none) {
      name = FBFileNameIncludeNormalizedFileNameFromOption(name, fileNameOptions)
    }
    return name + ".png"
  }

  func referenceFile(_ selector: Selector, _ identifier: String?) throws -> URL {
    guard let referenceImagesDirectory else { throw Self.error(.unknown, "Missing value for referenceImagesDirectory") }
    return URL(fileURLWithPath: referenceImagesDirectory, isDirectory: true)
      .appendingPathComponent(folderName, isDirectory: true)
      .appendingPathComponent(fileName("", selector, identifier))
  }

  func differenceFile(_ prefix: String, _ selector: Selector, _ identifier: String?) -> URL {
    URL(fileURLWithPath: imageDiffDirectory, isDirectory: true)
      .appendingPathComponent(folderName, isDirectory: true)
      .appendingPathComponent(fileName(prefix, selector, identifier))
  }

  func save(_ image: UIImage, to file: URL) throws { try Self.save(image, to: file) }

  static func save(_ image: UIImage, to file: URL) throws {
    guard let data = image.pngData() else { throw error(.pngCreationFailed, "the picture has no pixels") }
    try FileManager.default.createDirectory(at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
    try data.write(to: file, options: .atomic)
  }

  static func error(
    _ code: FBSnapshotTestControllerErrorCode, _ reason: String, _ info: [String: Any] = [:]
  ) -> NSError {
    NSError(
      domain: FBSnapshotTestControllerErrorDomain, code: code.rawValue,
      userInfo: info.merging([NSLocalizedFailureReasonErrorKey: reason, NSLocalizedDescriptionKey: reason]) { $1 })
  }
}
