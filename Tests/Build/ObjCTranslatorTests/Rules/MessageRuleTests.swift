// SPDX-FileCopyrightText: 2026 The Tessera Authors
// SPDX-License-Identifier: MIT

import Testing

@Suite struct MessageRuleTests {
  private func expectUnchanged(_ source: String, sourceLocation: SourceLocation = #_sourceLocation) {
    expect(source, becomes: source, sourceLocation: sourceLocation)
  }

  @Test func targetsOfActionsAreSentMessages() {
    expect(
      """
      import UIKit
      func tap(_ item: UIBarButtonItem) {
        _ = item.target?.perform(item.action, with: item)
        _ = screen.navigationItem.rightBarButtonItem?.target!.perform(selector)
        guard let target = item.target, let action = item.action else { return }
        target.performSelector(onMainThread: action, with: nil, waitUntilDone: true)
        if target.responds(to: action) { testTarget?.perform(testAction, on: .main, with: item, waitUntilDone: true) }
      }

      """,
      becomes: """
        import UIKit
        func tap(_ item: UIBarButtonItem) {
          _ = _Receiver(item.target)?.perform(item.action, with: item)
          _ = _Receiver(screen.navigationItem.rightBarButtonItem?.target)!.perform(selector)
          guard let target = item.target, let action = item.action else { return }
          _Receiver(target).performSelector(onMainThread: action, with: nil, waitUntilDone: true)
          if _Receiver(target).responds(to: action) { _Receiver(testTarget)?.perform(testAction, on: .main, with: item, waitUntilDone: true) }
        }

        """)
  }

  @Test func objectsOfAnyClassAreSentMessages() {
    expect(
      """
      import UIKit
      class Item: NSObject {
        weak var owner: AnyObject?
        func fire(_ a: Selector) { if let t = owner, t.responds(to: a) { _ = t.perform(a, with: self) } }
      }

      """,
      becomes: """
        import UIKit
        class Item: NSObject {
          weak var owner: AnyObject?
          func fire(_ a: Selector) { if let t = owner, _Receiver(t).responds(to: a) { _ = _Receiver(t).perform(a, with: self) } }
        }

        """)
  }

  @Test func whatTakesNoSelectorStays() {
    expectUnchanged(
      """
      import UIKit
      func run(_ item: UIBarButtonItem) {
        target.perform(work)
        target.perform(name: action)
        item.perform(action)
        (item.target as? NSObject)?.perform(item.action)
      }

      """)
  }

  @Test func otherMethodsOfTheNameAreNoMatter() {
    expect(
      "class Tap { func perform(at point: CGPoint) { target?.perform(action) } }\n",
      becomes: "class Tap { func perform(at point: CGPoint) { _Receiver(target)?.perform(action) } }\n")
  }

  @Test func whoHasSuchAMethodMeansIt() {
    expectUnchanged(
      """
      import UIKit
      protocol Performing { func perform(_ action: Int) }
      func run(_ target: Performing, _ action: Int) { target.perform(action) }

      """)
  }
}
