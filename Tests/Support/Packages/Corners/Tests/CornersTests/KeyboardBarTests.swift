// SPDX-FileCopyrightText: 2026 The Tessera Authors
// SPDX-License-Identifier: MIT

import UIKit
import XCTest

import Corners

final class KeyboardBarTests: XCTestCase {
  func testAButtonMayAskForItsAppearanceWhileItsClassIsSetUp() {
    XCTAssertEqual(KeyboardButton().names, ["done"])
    XCTAssertEqual(KeyboardButton().names, ["done"])
  }

  func testSoMayABar() {
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 375, height: 667))
    window.makeKeyAndVisible()
    let bar = KeyboardBar(frame: CGRect(x: 0, y: 0, width: 375, height: 44))
    window.addSubview(bar)
    window.layoutIfNeeded()
    XCTAssertEqual(bar.names, ["bar"])
    XCTAssertEqual(bar.barTintColor, .yellow)
    XCTAssertEqual(bar.tintColor, .green)
  }

  func testWhatAnotherClassNamesIsKnownByItsName() {
    XCTAssertTrue(UITextView().responds(to: #selector(setter: UITextField.inputAccessoryView)))
    XCTAssertTrue(UILabel().responds(to: #selector(setter: UIButton.isEnabled)))
    XCTAssertTrue(UITextField().responds(to: NSSelectorFromString("setPlaceholder:")))
    XCTAssertFalse(UIView().responds(to: #selector(setter: UITextField.text)))
    let label = UILabel()
    label.perform(NSSelectorFromString("setText:"), with: "told")
    XCTAssertEqual(label.text, "told")
  }

  func testWhatCameWithoutAnAnimationGoesAtOnce() {
    let root = UIViewController()
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 375, height: 667))
    window.rootViewController = root
    window.makeKeyAndVisible()
    var log: [String] = []
    let page = UIViewController()
    root.present(page, animated: false) { log.append("came") }
    page.dismiss(animated: false) { log.append("went") }
    let waited = expectation(description: "a moment")
    DispatchQueue.main.asyncAfter(deadline: .now() + 0.1) { waited.fulfill() }
    waitForExpectations(timeout: 1)
    XCTAssertEqual(log, ["came", "went"])
    XCTAssertNil(root.presentedViewController)
  }

  func testATableAsksForItsRowsWhenItIsReloaded() {
    final class Source: NSObject, UITableViewDataSource {
      var rows: [String] = []
      func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { rows.count }
      func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        UITableViewCell()
      }
    }
    let (table, source) = (UITableView(), Source())
    table.dataSource = source
    table.reloadData()
    source.rows.append("a")
    table.insertRows(at: [[0, 0]], with: .none)
    XCTAssertEqual(table.numberOfRows(inSection: 0), 1)
  }

  func testLinesOfAFileComeOneAfterTheOther() async throws {
    let place = FileManager.default.temporaryDirectory.appendingPathComponent("KeyboardBarTests.txt")
    try "one\ntwo\n\nthree".write(to: place, atomically: true, encoding: .utf8)
    var lines: [String] = []
    for try await line in place.lines { lines.append(line) }
    XCTAssertEqual(lines, ["one", "two", "three"])
    let configuration = URLSessionConfiguration.background(withIdentifier: "files")
    configuration.sharedContainerIdentifier = "group.files"
    XCTAssertEqual(configuration.sharedContainerIdentifier, "group.files")
  }
}
