// SPDX-FileCopyrightText: 2026 The Tessera Authors
// SPDX-License-Identifier: MIT

import Albums
import SDWebImage
import UIKit
import XCTest

@MainActor final class CoverViewTests: XCTestCase {
  func testACoverThatIsKeptIsShownAtOnce() {
    let image = UIGraphicsImageRenderer(size: CGSize(width: 6, height: 4)).image { _ in }
    let url = URL(string: "https://covers.test/1.png")!
    CoverView.keep(image, for: url)
    let view = CoverView()
    view.show(url)
    XCTAssertTrue(view.picture.image === image)
    XCTAssertEqual(view.picture.sd_imageURL, url)
  }

  func testWithoutAnAddressThePlaceholderIsShown() {
    let view = CoverView()
    view.show(nil)
    XCTAssertNotNil(view.picture.image)
    XCTAssertNil(view.picture.sd_imageURL)
  }
}
