// SPDX-FileCopyrightText: 2026 The Tessera Authors
// SPDX-License-Identifier: MIT

public import Foundation
public import UIKit
public import XCTestSupplement

/// What can be taken a picture of.
@preconcurrency @MainActor public protocol XCUIScreenshotProviding {
  /// A picture of it as it is now.
  func screenshot() -> XCUIScreenshot
}

/// A picture of the screen, or of a part of it.
open class XCUIScreenshot: NSObject {
  /// The picture, at the device's scale.
  public let image: UIImage
  /// The picture as a PNG file.
  public let pngRepresentation: Data

  init(file: Data, scale: CGFloat) {
    pngRepresentation = file
    image = UIImage(data: file, scale: scale) ?? UIImage()
    super.init()
  }

  init(image: UIImage) {
    self.image = image
    pngRepresentation = image.pngData() ?? Data()
    super.init()
  }
}

/// The device's screen.
@preconcurrency @MainActor open class XCUIScreen: NSObject, XCUIScreenshotProviding {
  open class var main: XCUIScreen { screen }
  open class var screens: [XCUIScreen] { [screen] }
  private static let screen = XCUIScreen()

  override init() { super.init() }

  open func screenshot() -> XCUIScreenshot { Automation.current?.screenshot() ?? XCUIScreenshot(image: UIImage()) }
}

extension XCUIElement: XCUIScreenshotProviding {
  /// A picture of the element's part of the screen.
  public func screenshot() -> XCUIScreenshot {
    guard let automation = Automation.current, let snapshot = automation.snapshot(of: self) else {
      return XCUIScreenshot(image: UIImage())
    }
    let whole = automation.screenshot()
    guard snapshot.elementType != .application else { return whole }
    let scale = whole.image.scale
    let frame = snapshot.frame
    let pixels = CGRect(
      x: frame.minX * scale, y: frame.minY * scale, width: frame.width * scale, height: frame.height * scale)
    guard let part = whole.image.cgImage?.cropping(to: pixels.integral) else { return XCUIScreenshot(image: UIImage()) }
    return XCUIScreenshot(image: UIImage(cgImage: part, scale: scale, orientation: .up))
  }
}

extension Automation {
  func screenshot() -> XCUIScreenshot {
    log.activity("Take screenshot") {
      guard let file = picture() else { return XCUIScreenshot(image: UIImage()) }
      return XCUIScreenshot(file: file, scale: configuration.scale)
    }
  }
}

extension XCTAttachment {
  /// Creates an attachment with a screenshot, every pixel of it.
  @preconcurrency @MainActor public convenience init(screenshot: XCUIScreenshot) {
    self.init(data: screenshot.pngRepresentation, uniformTypeIdentifier: "public.png")
  }

  /// Creates an attachment with a screenshot.
  @preconcurrency @MainActor public convenience init(screenshot: XCUIScreenshot, quality: ImageQuality) {
    self.init(image: screenshot.image, quality: quality)
  }
}
