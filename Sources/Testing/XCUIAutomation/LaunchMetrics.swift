// SPDX-FileCopyrightText: 2026 The Tessera Authors
// SPDX-License-Identifier: MIT

public import Foundation
public import XCTest
public import XCTestSupplement

/// How long an app takes to launch. Time is virtual, so that it says nothing: the block runs as often as on iOS.
open class XCTApplicationLaunchMetric: NSObject, XCTMetric {
  public override init() { super.init() }

  /// - Parameter waitUntilResponsive: Whether the launch ends when the app takes touches.
  public convenience init(waitUntilResponsive: Bool) { self.init() }
}

extension XCTOSSignpostMetric {
  /// An app's launch.
  public class var applicationLaunch: any XCTMetric { XCTApplicationLaunchMetric() }
}

// A property of a protocol, so that a test class can have its own by this name.
extension XCTActivity where Self: XCTestCase {
  /// Whether the class's tests run for each appearance, orientation and language of the app. They run once here.
  public static var runsForEachTargetApplicationUIConfiguration: Bool { false }
}
