// SPDX-FileCopyrightText: 2026 The Tessera Authors
// SPDX-License-Identifier: MIT

public import Foundation
public import UIKit
internal import XCTest

extension FBSnapshotTestCase {
  /// Compares a view with its reference, or records it.
  ///
  /// - Parameters:
  ///   - identifier: Tells several pictures of one test.
  ///   - suffixes: Endings of the folder of references.
  ///   - perPixelTolerance: By how much of its range a component may differ.
  ///   - overallTolerance: The share of the pixels that may differ by more.
  public func FBSnapshotVerifyView(
    _ view: UIView, identifier: String? = nil, suffixes: NSOrderedSet = FBSnapshotTestCaseDefaultSuffixes(),
    perPixelTolerance: CGFloat = 0, overallTolerance: CGFloat = 0, file: StaticString = #filePath, line: UInt = #line
  ) {
    let tolerance = PixelTolerance(perPixel: perPixelTolerance, overall: overallTolerance)
    verify(view, identifier, suffixes, tolerance, file, line)
  }

  /// Compares a controller's view, in the screen's size, with its reference, or records it.
  public func FBSnapshotVerifyViewController(
    _ viewController: UIViewController, identifier: String? = nil,
    suffixes: NSOrderedSet = FBSnapshotTestCaseDefaultSuffixes(), perPixelTolerance: CGFloat = 0,
    overallTolerance: CGFloat = 0, file: StaticString = #filePath, line: UInt = #line
  ) {
    // Tests run on the main thread.
    nonisolated(unsafe) let controller = viewController
    nonisolated(unsafe) var view = UIView?.none
    MainActor.assumeIsolated {
      controller.view.bounds = UIScreen.main.bounds
      controller.viewWillAppear(false)
      controller.viewDidAppear(false)
      view = controller.view
    }
    guard let view else { return }
    FBSnapshotVerifyView(
      view, identifier: identifier, suffixes: suffixes, perPixelTolerance: perPixelTolerance,
      overallTolerance: overallTolerance, file: file, line: line)
  }

  /// Compares a layer with its reference, or records it.
  public func FBSnapshotVerifyLayer(
    _ layer: CALayer, identifier: String? = nil, suffixes: NSOrderedSet = FBSnapshotTestCaseDefaultSuffixes(),
    perPixelTolerance: CGFloat = 0, overallTolerance: CGFloat = 0, file: StaticString = #filePath, line: UInt = #line
  ) {
    let tolerance = PixelTolerance(perPixel: perPixelTolerance, overall: overallTolerance)
    verify(layer, identifier, suffixes, tolerance, file, line)
  }

  /// Fails the test where something is not so.
  public func assert(_ assertion: Bool, message: String, file: StaticString, line: UInt) {
    if !assertion { XCTFail(message, file: file, line: line) }
  }
}
