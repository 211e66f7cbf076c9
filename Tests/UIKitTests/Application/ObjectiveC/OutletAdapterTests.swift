// SPDX-FileCopyrightText: 2026 The Tessera Authors
// SPDX-License-Identifier: MIT

import Foundation
import Testing

@testable import UIKit

/// Outlets that are connected to objects which do not declare the protocol of the outlet's property.
@MainActor struct OutletAdapterTests {
  /// Declares no protocol, and has nothing by name.
  private final class Stranger: NSObject {}

  /// Declares no protocol, and has some methods that Objective-C sees.
  @MainActor final class Helper: NSObject {
    var log: [String] = []

    func table(_ table: UITableView, didSelect path: IndexPath) { log.append("select \(path.row)") }
    func table(_ table: UITableView, heightFor path: IndexPath) -> CGFloat { 77 }
    func count(_ table: UITableView, _ section: Int) -> Int { 3 }
    func cell(_ table: UITableView, _ path: IndexPath) -> UITableViewCell { UITableViewCell() }
    func scroll(_ view: UIScrollView) { log.append("scroll \(Int(view.contentOffset.y))") }
    func receive(_ recognizer: UIGestureRecognizer, _ touch: UITouch) -> Bool { false }

    static let table: Void = {
      var table = _TesseraClassTable(Helper.self)
      table.add(
        method: ._tessera("tableView:didSelectRowAtIndexPath:", Helper.self) { helper in
          { helper.table($0, didSelect: $1) }
        })
      table.add(
        method: ._tessera("tableView:heightForRowAt:", Helper.self) { helper in { helper.table($0, heightFor: $1) } })
      table.add(
        method: ._tessera("tableView:numberOfRowsInSection:", Helper.self) { helper in { helper.count($0, $1) } })
      table.add(
        method: ._tessera("tableView:cellForRowAtIndexPath:", Helper.self) { helper in { helper.cell($0, $1) } })
      table.add(method: ._tessera("scrollViewDidScroll:", Helper.self) { helper in { helper.scroll($0) } })
      table.add(
        method: ._tessera("gestureRecognizer:shouldReceiveTouch:", Helper.self) { helper in { helper.receive($0, $1) } }
      )
      _TesseraClassTable.register(table)
    }()
  }

  /// Classes that cannot be made by `init()`, of which an app makes none, or that call a required method at once.
  private static let unmade: Set<String> = [
    "NSTextViewportLayoutController", "UIActivityViewController", "UICalendarView", "UIDocumentBrowserViewController",
    "UIDocumentPickerViewController", "UIFontPickerViewController", "UIPresentationController",
    "UIPrintInteractionController", "UIReferenceLibraryViewController", "UIScreenshotService", "UITextInteraction",
  ]

  @Test func `every outlet of the kit takes any object and keeps it weakly`() throws {
    _ = Bench()
    var count = 0
    for type in _TesseraClassTable.types(inModule: "UIKit") {
      let outlets = _TesseraClassTable.outlets(of: type).filter { key in
        OutletAdapters.types.contains { "Optional<\($0)>" == "\(key.type)" }
      }
      guard !outlets.isEmpty, let made = type as? NSObject.Type, !Self.unmade.contains("\(type)") else { continue }
      let owner =
        made == UICollectionView.self
        ? UICollectionView(frame: .zero, collectionViewLayout: UICollectionViewFlowLayout()) : NSObject.make(made)
      for outlet in outlets {
        var stranger: Stranger? = Stranger()
        owner.setValue(stranger, forKey: outlet.name)
        #expect(owner.value(forKey: outlet.name) != nil, "\(type).\(outlet.name)")
        // The same adapter for the same object.
        let adapter = owner.value(forKey: outlet.name) as AnyObject
        owner.setValue(stranger, forKey: outlet.name)
        #expect(owner.value(forKey: outlet.name) as AnyObject === adapter, "\(type).\(outlet.name)")
        owner.setValue(nil, forKey: outlet.name)
        #expect(owner.value(forKey: outlet.name) == nil, "\(type).\(outlet.name)")
        stranger = nil
        count += 1
      }
    }
    #expect(count >= 40, "only \(count) outlets were tried")
  }

  @Test func `every protocol that a delegate of the kit has stands behind some outlet`() {
    _ = _TesseraClassTable.types(inModule: "UIKit")
    #expect(OutletAdapters.types.count >= 45)
  }

  @Test func `the adapter goes with the object, and the object with whoever keeps it`() {
    let table = UITableView()
    weak var gone: Stranger?
    do {
      let stranger = Stranger()
      gone = stranger
      table.setValue(stranger, forKey: "delegate")
      #expect(table.delegate != nil)
      withExtendedLifetime(stranger) {}
    }
    #expect(gone == nil)
    #expect(table.delegate == nil)
  }

  @Test func `optional methods that the object has by name are called`() throws {
    _ = Helper.table
    let helper = Helper()
    let table = UITableView(frame: CGRect(x: 0, y: 0, width: 200, height: 120))
    table.setValue(helper, forKey: "delegate")
    table.setValue(helper, forKey: "dataSource")
    let window = makeWindow(200, 120, holding: table)
    table.layoutIfNeeded()
    #expect(table.numberOfRows(inSection: 0) == 3)
    #expect(table.rectForRow(at: IndexPath(row: 1, section: 0)) == CGRect(x: 0, y: 77, width: 200, height: 77))
    table.delegate?.tableView(table, didSelectRowAt: IndexPath(row: 2, section: 0))
    table.contentOffset.y = 40
    #expect(helper.log.contains("select 2"))
    #expect(helper.log.last == "scroll 40")
    withExtendedLifetime(window) {}
  }

  @Test func `what the object does not have is as if nobody were there`() {
    let stranger = Stranger()
    let (table, plain) = (UITableView(), UITableView())
    table.setValue(stranger, forKey: "delegate")
    let path = IndexPath(row: 0, section: 0)
    #expect(table.delegate?.tableView(table, willSelectRowAt: path) == path)
    #expect(table.delegate?.tableView(table, shouldHighlightRowAt: path) == true)
    #expect(plain.delegate == nil)
  }

  @Test func `a recogniser's delegate may be a button`() throws {
    let recognizer = UITapGestureRecognizer()
    let button = UIButton(type: .system)
    recognizer.setValue(button, forKey: "delegate")
    let delegate = try #require(recognizer.delegate)
    #expect(delegate.gestureRecognizerShouldBegin(recognizer))
    #expect(delegate.gestureRecognizer(recognizer, shouldReceive: UITouch()))
  }

  @Test func `messages for touches and presses that Swift names alike are told apart`() throws {
    _ = Helper.table
    let recognizer = UITapGestureRecognizer()
    let helper = Helper()
    recognizer.setValue(helper, forKey: "delegate")
    let delegate = try #require(recognizer.delegate)
    #expect(!delegate.gestureRecognizer(recognizer, shouldReceive: UITouch()))
    #expect(delegate.gestureRecognizer(recognizer, shouldReceive: UIPress()))
  }

  @Test func `an interface file connects a table to a controller that declares the data source alone`() throws {
    final class Source: NSObject, UITableViewDataSource {
      func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 4 }
      func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        UITableViewCell()
      }
    }
    let source = Source()
    let table: UITableView = try made(
      """
      <tableView id="t"><rect key="frame" x="0" y="0" width="100" height="100"/><connections>
      <outlet property="dataSource" destination="-1" id="o1"/><outlet property="delegate" destination="-1" id="o2"/>
      </connections></tableView>
      """, owner: source)
    #expect(table.dataSource === source)
    #expect(table.delegate != nil)
    #expect(table.numberOfRows(inSection: 0) == 4)
  }

  @Test func `a part of the protocol that the object declares is asked as usual`() {
    final class Scroller: NSObject, UIScrollViewDelegate {
      var offsets: [CGFloat] = []
      func scrollViewDidScroll(_ scrollView: UIScrollView) { offsets.append(scrollView.contentOffset.y) }
    }
    let scroller = Scroller()
    let table = UITableView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    table.setValue(scroller, forKey: "delegate")
    table.contentOffset.y = 12
    #expect(scroller.offsets == [12])
  }

  @Test func `a method that has to be there and is not stops with Objective-C's words`() async {
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) { @MainActor in
      let table = UITableView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
      let stranger = NSObject()
      table.setValue(stranger, forKey: "dataSource")
      _ = table.numberOfRows(inSection: 0)
    }
    let text = String(decoding: result?.standardErrorContent ?? [], as: UTF8.self)
    #expect(text.contains("-[NSObject tableView:numberOfRowsInSection:]: unrecognized selector sent to instance"))
  }
}
