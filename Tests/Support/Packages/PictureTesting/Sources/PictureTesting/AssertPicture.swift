// SPDX-FileCopyrightText: 2026 The Tessera Authors
// SPDX-License-Identifier: MIT

#if os(iOS) || os(tvOS)
  import UIKit
  import XCTest

  /// Compares a view with the picture in a file beside the test, which is written where it is missing.
  public func assertPicture(
    of view: UIView, file: StaticString = #filePath, test: String = #function, line: UInt = #line
  ) {
    let picture = UIGraphicsImageRenderer(bounds: view.bounds).image { context in
      view.layer.render(in: context.cgContext)
    }
    assertData(picture.pngData() ?? Data(), ending: "png", file: file, test: test, line: line)
  }
#elseif os(macOS)
  import AppKit
#endif
