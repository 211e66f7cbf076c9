// SPDX-FileCopyrightText: 2026 The Tessera Authors
// SPDX-License-Identifier: MIT

public import Foundation
// Apple's brings both along.
@_exported public import UIKit
@_exported public import XCTest

/// Tests that compare pictures of views with references.
///
/// Under `tessera test` own references are in `__Snapshots__.tessera/ReferenceImages_64` beside the test, whatever
/// `FB_REFERENCE_IMAGE_DIR` says; those of iOS are read from where that says, or from a folder `ReferenceImages_64` beside
/// the test or above it. `--record` counts beside `recordMode`.
open class FBSnapshotTestCase: XCTestCase {
  private lazy var controller = FBSnapshotTestController(test: type(of: self))

  /// Whether pictures are written as references instead of being compared with them. Defaults to `false`.
  open var recordMode: Bool {
    get { controller.recordMode }
    set { controller.recordMode = newValue }
  }

  /// Where references are that nothing else says the place of. Defaults to `nil`.
  open var bundleResourcePath: String? {
    get { controller.bundleResourcePath }
    set { controller.bundleResourcePath = newValue }
  }

  /// What of the device is in files' names. Defaults to `screenScale`.
  open var fileNameOptions: FBSnapshotTestCaseFileNameIncludeOption {
    get { controller.fileNameOptions }
    set { controller.fileNameOptions = newValue }
  }

  /// The folder of the class's references; `nil` for the class's name, which is what it defaults to.
  open var folderName: String? {
    get { controller.folderName }
    set { controller.folderName = newValue ?? String(reflecting: type(of: self)) }
  }

  /// Whether views are drawn as they are on the screen, in a window. Defaults to `false`.
  open var usesDrawViewHierarchyInRect: Bool {
    get { controller.usesDrawViewHierarchyInRect }
    set { controller.usesDrawViewHierarchyInRect = newValue }
  }

  /// The folder of references: the environment's `FB_REFERENCE_IMAGE_DIR`, `dir`, or one in the bundle.
  open func getReferenceImageDirectory(withDefault dir: String?) -> String {
    if let place = Self.variable("FB_REFERENCE_IMAGE_DIR") ?? dir.flatMap({ $0.isEmpty ? nil : $0 }) { return place }
    let bundle = bundleResourcePath ?? Bundle(for: type(of: self)).resourcePath ?? ""
    return bundle + "/ReferenceImages"
  }

  /// The folder of pictures that differ: the environment's `IMAGE_DIFF_DIR`, `dir`, or a temporary one.
  open func getImageDiffDirectory(withDefault dir: String?) -> String {
    Self.variable("IMAGE_DIFF_DIR") ?? dir.flatMap { $0.isEmpty ? nil : $0 } ?? NSTemporaryDirectory()
  }

  /// Compares a view with a reference in a folder, or records it there.
  open func compareSnapshot(
    of view: UIView, referenceImagesDirectory: String, imageDiffDirectory: String, identifier: String?,
    perPixelTolerance: CGFloat, overallTolerance: CGFloat
  ) throws {
    try compare(view, referenceImagesDirectory, imageDiffDirectory, identifier, perPixelTolerance, overallTolerance)
  }

  /// Compares a layer with a reference in a folder, or records it there.
  open func compareSnapshot(
    of layer: CALayer, referenceImagesDirectory: String, imageDiffDirectory: String, identifier: String?,
    perPixelTolerance: CGFloat, overallTolerance: CGFloat
  ) throws {
    try compare(layer, referenceImagesDirectory, imageDiffDirectory, identifier, perPixelTolerance, overallTolerance)
  }

  /// Throws where there is no reference of a name in a folder.
  open func referenceImageRecorded(inDirectory referenceImagesDirectory: String, identifier: String?) throws {
    controller.referenceImagesDirectory = referenceImagesDirectory
    _ = try controller.referenceImage(for: selector, identifier: identifier)
  }

  private func compare(
    _ subject: Any, _ references: String, _ differences: String, _ identifier: String?, _ perPixel: CGFloat,
    _ overall: CGFloat
  ) throws {
    controller.referenceImagesDirectory = references
    controller.imageDiffDirectory = differences
    try controller.compareSnapshot(
      ofViewOrLayer: subject, selector: selector, identifier: identifier, perPixelTolerance: perPixel,
      overallTolerance: overall)
  }

  /// The test's method.
  private var selector: Selector { Selector(String(name.split(separator: ".").last ?? "test")) }

  private static func variable(_ name: String) -> String? {
    ProcessInfo.processInfo.environment[name].flatMap { $0.isEmpty ? nil : $0 }
  }

  // MARK: - Verifying

  /// Compares a picture with the reference that the run goes by, as the run's way of recording says.
  func verify(
    _ subject: Any, _ identifier: String?, _ suffixes: NSOrderedSet, _ tolerance: PixelTolerance,
    _ file: StaticString, _ line: UInt
  ) {
    let place = ReferencePlace(file: "\(file)", directory: getReferenceImageDirectory(withDefault: nil))
    let name = controller.fileName("", selector, identifier)
    let reference = place.file(in: controller.folderName, name, suffixes: suffixes.map { "\($0)" })
    let image = FBSnapshotTestController.image(of: subject, usesHierarchy: usesDrawViewHierarchyInRect)
    func fail(_ words: String, _ files: URL...) {
      XCTFail(([words] + files.map { "\"\($0.absoluteString)\"" }).joined(separator: "\n"), file: file, line: line)
    }
    do {
      guard !recordMode, place.mode != "all", FileManager.default.fileExists(atPath: reference.path) else {
        guard place.mode != "never" else {
          return fail("Reference image not found. You need to run the test in record mode: \(reference.path)")
        }
        try controller.save(image, to: place.recorded(controller.folderName, name, suffixes.map { "\($0)" }))
        return fail("Automatically recorded: the reference image is now saved.", reference)
      }
      guard let expected = UIImage(contentsOfFile: reference.path) else {
        return fail("The reference image can't be read.", reference)
      }
      guard let problem = tolerance.problem(expected, image) else { return }
      controller.imageDiffDirectory = place.artifacts ?? getImageDiffDirectory(withDefault: nil)
      let found = controller.differenceFile("failed_", selector, identifier)
      try controller.save(image, to: found)
      if place.mode == "failed" { try controller.save(image, to: reference) }
      let reason = problem == .imagesDifferentSizes ? "the sizes differ" : "image pixels differed"
      let recorded = place.mode == "failed" ? " Automatically recorded." : ""
      fail("Snapshot comparison failed: \(reason).\(recorded)", reference, found)
    } catch {
      fail("Snapshot comparison failed: \(error.localizedDescription)")
    }
  }
}
