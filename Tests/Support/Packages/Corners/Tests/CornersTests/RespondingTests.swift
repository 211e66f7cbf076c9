// SPDX-FileCopyrightText: 2026 The Tessera Authors
// SPDX-License-Identifier: MIT

import Corners
import UIKit
import XCTest

/// What a class sets up is there before each of its tests.
final class ClassSetUpTests: XCTestCase {
  private static var window: UIWindow!

  override class func setUp() {
    super.setUp()
    UIView.setAnimationsEnabled(false)
    UserDefaults.standard.set(5, forKey: "five")
    window = UIWindow(frame: UIScreen.main.bounds)
    window.makeKeyAndVisible()
  }

  override class func tearDown() {
    window.isHidden = true
    window = nil
    UIView.setAnimationsEnabled(true)
    super.tearDown()
  }

  func testFirst() { expectSetUp() }

  func testSecond() { expectSetUp() }

  private func expectSetUp() {
    XCTAssertFalse(UIView.areAnimationsEnabled)
    XCTAssertEqual(UserDefaults.standard.integer(forKey: "five"), 5)
    XCTAssertNil(UserDefaults.standard.object(forKey: "other"))
    XCTAssertFalse(Self.window.isHidden)
    UserDefaults.standard.set(6, forKey: "five")
    UserDefaults.standard.set(7, forKey: "other")
    UIView.setAnimationsEnabled(true)
  }
}

/// What objects respond to of the framework's optional methods.
final class RespondingTests: XCTestCase {
  func testWhatIsImplementedIsRespondedTo() {
    let list = ListController()
    XCTAssertTrue(list.responds(to: #selector(UITableViewDataSource.tableView(_:numberOfRowsInSection:))))
    XCTAssertTrue(list.responds(to: #selector(UITableViewDelegate.tableView(_:didSelectRowAt:))))
    XCTAssertFalse(list.responds(to: #selector(UITableViewDelegate.tableView(_:didDeselectRowAt:))))
    XCTAssertFalse(list.responds(to: #selector(UITableViewDelegate.tableView(_:heightForRowAt:))))
    XCTAssertTrue(TallController().responds(to: #selector(UITableViewDelegate.tableView(_:heightForRowAt:))))
    XCTAssertTrue(TallController().responds(to: #selector(UITableViewDelegate.tableView(_:didSelectRowAt:))))
    XCTAssertTrue(ListController.instancesRespond(to: #selector(UITableViewDelegate.tableView(_:didSelectRowAt:))))
    XCTAssertFalse(TallController().responds(to: #selector(UITableViewDelegate.tableView(_:didDeselectRowAt:))))
  }

  func testACatalogThatNobodyNamesIsAResource() throws {
    let color = try XCTUnwrap(UIColor(named: "Mark", in: marks, compatibleWith: nil))
    XCTAssertEqual(color.resolvedColor(with: UITraitCollection()), UIColor(red: 1, green: 0, blue: 0, alpha: 1))
  }

  func testDrawnThingsAreKept() throws {
    let path = UIBezierPath(roundedRect: CGRect(x: 1, y: 2, width: 30, height: 40), cornerRadius: 5)
    path.lineWidth = 3
    path.setLineDash([4, 2], count: 2, phase: 1)
    let data = try NSKeyedArchiver.archivedData(withRootObject: path, requiringSecureCoding: true)
    let kept = try XCTUnwrap(NSKeyedUnarchiver.unarchivedObject(ofClass: UIBezierPath.self, from: data))
    XCTAssertEqual(kept, path)
    let format = UIGraphicsImageRendererFormat()
    format.scale = 3
    format.opaque = true
    let image = UIGraphicsImageRenderer(size: CGSize(width: 4, height: 4), format: format).image { _ in }
    XCTAssertEqual(image.imageRendererFormat.scale, 3)
    XCTAssertTrue(image.imageRendererFormat.opaque)
    let appearance = UINavigationBarAppearance()
    appearance.backgroundColor = .red
    let bar = UINavigationBar()
    bar.scrollEdgeAppearance = appearance.copy()
    appearance.backgroundColor = .blue
    XCTAssertEqual(bar.scrollEdgeAppearance?.backgroundColor, .red)
  }
}
