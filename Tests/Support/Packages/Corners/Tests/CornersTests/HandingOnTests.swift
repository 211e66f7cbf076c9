// SPDX-FileCopyrightText: 2026 The Tessera Authors
// SPDX-License-Identifier: MIT

import Corners
import XCTest

/// Objects that hand messages on, and work that says what it does.
final class HandingOnTests: XCTestCase, UIScrollViewDelegate {
  private final class Weak: NSObject {
    weak var target: NSObject?
    init(_ target: NSObject) { self.target = target }
    override func responds(to aSelector: Selector!) -> Bool { target?.responds(to: aSelector) ?? false }
    override func forwardingTarget(for aSelector: Selector!) -> Any? { target }
  }

  private final class Ticker: NSObject {
    var ticks = 0
    @objc func tick(_ sender: Any) { ticks += 1 }
  }

  private final class Own: ListDirector {
    var rows: [Int] = []
    func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) { rows.append(indexPath.row) }
  }

  private var scrolls = 0
  func scrollViewDidScroll(_ scrollView: UIScrollView) { scrolls += 1 }

  func testTimersReachWhatAWeakProxyStandsFor() {
    let ticker = Ticker()
    let proxy = Weak(ticker)
    let timer = Timer(
      timeInterval: 1, target: proxy, selector: #selector(Ticker.tick(_:)), userInfo: nil, repeats: true)
    RunLoop.main.add(timer, forMode: .common)
    RunLoop.main.run(until: Date().addingTimeInterval(3.5))
    timer.invalidate()
    XCTAssertEqual(ticker.ticks, 3)
    let button = UIButton()
    button.addTarget(proxy, action: #selector(Ticker.tick(_:)), for: .touchUpInside)
    button.sendActions(for: .touchUpInside)
    XCTAssertEqual(ticker.ticks, 4)
  }

  func testADirectorHandsOnWhatItsSubclassDoesNotDo() {
    let table = UITableView(frame: CGRect(x: 0, y: 0, width: 320, height: 480))
    let director = Own()
    director.scrollDelegate = self
    table.delegate = director
    table.contentOffset.y = 20
    XCTAssertEqual(scrolls, 1)
    table.delegate?.tableView?(table, didSelectRowAt: IndexPath(row: 3, section: 0))
    XCTAssertEqual(director.rows, [3])
    XCTAssertNil(table.delegate?.tableView?(table, heightForRowAt: IndexPath(row: 0, section: 0)))
    XCTAssertFalse(director.responds(to: #selector(UITableViewDelegate.tableView(_:heightForRowAt:))))
  }

  private final class MaskedField: UITextField, UITextFieldDelegate {
    var edits = 0
    weak var other: UITextFieldDelegate?
    override init(frame: CGRect) {
      super.init(frame: frame)
      super.delegate = self
    }
    required init?(coder: NSCoder) { fatalError("not of a nib") }
    override var delegate: UITextFieldDelegate? {
      get { other }
      set { other = newValue }
    }
    func textFieldDidBeginEditing(_ textField: UITextField) { edits += 1 }
  }

  private final class RowList: UITableView, UITableViewDataSource, UITableViewDelegate {
    weak var other: UITableViewDataSource?
    override init(frame: CGRect, style: UITableView.Style) {
      super.init(frame: frame, style: style)
      super.dataSource = self
      super.delegate = self
      register(UITableViewCell.self, forCellReuseIdentifier: "row")
    }
    required init?(coder: NSCoder) { fatalError("not of a nib") }
    override var dataSource: UITableViewDataSource? {
      get { other }
      set { other = newValue }
    }
    override var delegate: UITableViewDelegate? {
      get { nil }
      set {}
    }
    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 3 }
    func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
      dequeueReusableCell(withIdentifier: "row", for: indexPath)
    }
    func tableView(_ tableView: UITableView, heightForRowAt indexPath: IndexPath) -> CGFloat { 70 }
  }

  func testWhomSuperWasGivenIsAskedWhateverAnOverrideSays() {
    let window = UIWindow(frame: UIScreen.main.bounds)
    window.makeKeyAndVisible()
    let field = MaskedField(frame: CGRect(x: 0, y: 0, width: 100, height: 40))
    window.addSubview(field)
    XCTAssertTrue(field.becomeFirstResponder())
    XCTAssertEqual(field.edits, 1)
    let list = RowList(frame: CGRect(x: 0, y: 0, width: 320, height: 480), style: .plain)
    list.layoutIfNeeded()
    XCTAssertEqual(list.numberOfRows(inSection: 0), 3)
    XCTAssertEqual(list.rectForRow(at: IndexPath(row: 1, section: 0)).height, 70)
    XCTAssertNil(list.dataSource)
  }

  func testEveryObjectHasWhatNSObjectIsGiven() {
    XCTAssertTrue(NotificationCenter.default.ext.base === NotificationCenter.default)
    XCTAssertTrue(FileManager.default.ext.base === FileManager.default)
    XCTAssertEqual(UIView(frame: CGRect(x: 1, y: 2, width: 3, height: 4)).ext.base.frame.minX, 1)
  }

  func testAnApplicationIsWhatAProtocolSays() {
    let tasks: BackgroundTasks = UIApplication.shared
    let task = tasks.beginBackgroundTask(withName: "save", expirationHandler: nil)
    XCTAssertNotEqual(task, .invalid)
    tasks.endBackgroundTask(task)
  }

  private final class Load: SteppedOperation, @unchecked Sendable {
    override func main() { DispatchQueue.global().asyncAfter(deadline: .now() + 1) { self.finish() } }
  }

  func testAQueueHearsOfStatesThatFollowFromAProperty() {
    let (first, second) = (Load(), Load())
    second.addDependency(first)
    let isDone = expectation(description: "both are done")
    second.completionBlock = { isDone.fulfill() }
    keyValueObservingExpectation(for: first, keyPath: "isFinished", expectedValue: true)
    let told = XCTNSPredicateExpectation(predicate: NSPredicate(format: "isFinished == YES"), object: second)
    OperationQueue().addOperations([first, second], waitUntilFinished: false)
    waitForExpectations(timeout: 10)
    wait(for: [told], timeout: 10)
    XCTAssertTrue(first.isFinished && second.isFinished && !second.isExecuting)
  }

  func testSpacesCountInALinesWidth() {
    let font = UIFont.systemFont(ofSize: 17)
    let space = " ".size(withAttributes: [.font: font]).width
    XCTAssertGreaterThan(space, 3)
    XCTAssertEqual(
      "see ".size(withAttributes: [.font: font]).width, "see".size(withAttributes: [.font: font]).width + space,
      accuracy: 0.6)
    let (plain, padded) = (UILabel(), UILabel())
    (plain.text, padded.text) = ("see", "  see  ")
    XCTAssertEqual(padded.intrinsicContentSize.width, plain.intrinsicContentSize.width + 4 * space, accuracy: 1)
  }
}
