// SPDX-FileCopyrightText: 2026 The Tessera Authors
// SPDX-License-Identifier: MIT

import Testing

@testable import UIKit

/// Keys and observers of the kit's own classes.
@MainActor @Suite struct KeyValueTests {
  @Test func nobodyIsAskedWhileNobodyObserves() {
    let view = UIView()
    let token = view.observe(\.frame, _tesseraKey: "frame") { _, _ in }
    token.invalidate()
    token.invalidate()
    #expect(ObserverList.of(view, create: false)?.observers(of: "frame").isEmpty == true)
  }

  @Test func observersOfADeadObjectAreForgotten() {
    var token: NSKeyValueObservation?
    do {
      let view = UIView()
      token = view.observe(\.alpha, _tesseraKey: "alpha") { _, _ in }
      withExtendedLifetime(view) {}
    }
    token?.invalidate()
    token = nil
    #expect(token == nil)
  }

  @Test func scrollingTellsOfTheOffsetOnly() {
    let scroll = UIScrollView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    var told: [String] = []
    let tokens = [
      scroll.observe(\.contentOffset, _tesseraKey: "contentOffset") { view, _ in
        told.append("offset \(view.contentOffset.y)")
      },
      scroll.observe(\.frame, _tesseraKey: "frame") { _, _ in told.append("frame") },
      scroll.observe(\.center, _tesseraKey: "center") { _, _ in told.append("center") },
    ]
    scroll.contentOffset.y = 12
    scroll.contentOffset.y = 12
    #expect(told == ["offset 12.0"])
    withExtendedLifetime(tokens) {}
  }

  @Test func isPrefixesAreNoPartOfKeys() {
    #expect(KeyName.plain("isHidden") == "hidden")
    #expect(KeyName.plain("hidden") == "hidden")
    #expect(KeyName.plain("issue") == "issue")
    #expect(KeyName.plain("is") == "is")
    let view = UIView()
    view.setValue(true, forKey: "hidden")
    #expect(view.isHidden)
    view.setValue(false, forKey: "isHidden")
    #expect(!view.isHidden)
  }

  @Test func setValueOfAnotherTypeIsRefused() {
    let view = UIView()
    let key = _TesseraClassTable.key(named: "alpha", for: view)
    #expect(key?.set?(view, "text") == false)
    #expect(key?.set?(view, nil) == false)
    #expect(key?.set?(view, NSNumber(value: 0.5)) == true)
    #expect(view.alpha == 0.5)
    #expect(_TesseraClassTable.key(named: "layer", for: view)?.set == nil)
  }

  @Test func geometryAsObjectsIsTakenByName() {
    let view = UIScrollView()
    view.setValue(NSValue(cgRect: CGRect(x: 1, y: 2, width: 3, height: 4)), forKey: "frame")
    view.setValue(NSValue(cgSize: CGSize(width: 50, height: 60)), forKey: "contentSize")
    view.setValue(NSValue(uiEdgeInsets: UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4)), forKey: "contentInset")
    #expect(view.frame == CGRect(x: 1, y: 2, width: 3, height: 4) && view.contentSize == CGSize(width: 50, height: 60))
    #expect(view.contentInset == UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4))
    #expect(NSValue(cgPoint: .zero).geometry(of: CGRect.self) == nil)
  }
}
