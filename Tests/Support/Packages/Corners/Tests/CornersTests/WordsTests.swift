// SPDX-FileCopyrightText: 2026 The Tessera Authors
// SPDX-License-Identifier: MIT

import Corners
import XCTest

final class WordsTests: XCTestCase {
  func testTextsOfACatalogAreFound() {
    XCTAssertEqual(Words.greeting("Bo"), "Hi Bo")
    XCTAssertEqual(plainGreeting("Bo"), "Hi Bo")
    XCTAssertEqual([1, 3].map(Words.files), ["1 file", "3 files"])
  }

  func testATemplateIsDrawnInTheFillColour() throws {
    let plain = UIGraphicsImageRenderer(size: CGSize(width: 4, height: 4)).image { context in
      UIColor.blue.setFill()
      context.fill(CGRect(x: 0, y: 0, width: 2, height: 4))
    }
    let red = try XCTUnwrap(plain.filled(with: .red).cgImage)
    var pixels = [UInt8](repeating: 0, count: 16)
    let context = try XCTUnwrap(
      CGContext(
        data: &pixels, width: 2, height: 2, bitsPerComponent: 8, bytesPerRow: 8, space: CGColorSpaceCreateDeviceRGB(),
        bitmapInfo: CGImageAlphaInfo.premultipliedLast.rawValue))
    context.interpolationQuality = .none
    context.draw(red, in: CGRect(x: 0, y: 0, width: 2, height: 2))
    XCTAssertEqual(Array(pixels[0..<8]), [255, 0, 0, 255, 0, 0, 0, 0])
  }

  func testTheMainQueueIsOneObject() {
    var isDone = false
    DispatchQueue.main.now { isDone = true }
    XCTAssertTrue(isDone)
    let (one, two) = (DispatchQueue(label: "a"), DispatchQueue(label: "a"))
    XCTAssertTrue(one === one && one !== two && DispatchQueue.global() === DispatchQueue.global())
    XCTAssertTrue(DispatchQueue.main !== one)
  }

  func testAWindowIsInTheOnlyScene() {
    let window = UIWindow(frame: UIScreen.main.bounds)
    window.makeKeyAndVisible()
    XCTAssertTrue(UIApplication.shared.windowOfScene === window)
    XCTAssertEqual(window.frame, UIScreen.main.bounds)
  }

  func testTextsHaveKeys() {
    XCTAssertEqual((["x", "yy"] as NSArray).value(forKey: "length") as? [Int], [1, 2])
    XCTAssertEqual((["x", "yy"] as NSArray).value(forKey: "uppercaseString") as? [String], ["X", "YY"])
  }
}
