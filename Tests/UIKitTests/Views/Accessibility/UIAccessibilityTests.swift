// SPDX-FileCopyrightText: 2026 The Tessera Authors
// SPDX-License-Identifier: MIT

import Testing

@testable import UIKit

/// What views and elements say of themselves, and what of it the page hears.
@MainActor struct UIAccessibilityTests {
  @Test func whatCanBeTypedIntoIsSaidSoToThePage() {
    #expect(UITextField().ariaRole == "textbox" && UITextView().ariaRole == "textbox")
    #expect(UISearchTextField().ariaRole == "searchbox")
  }

  @Test func elementsOfAViewReachThePageWhereTheyAre() throws {
    let view = UIView(frame: CGRect(x: 10, y: 20, width: 100, height: 100))
    let window = makeWindow(300, 300, holding: view)
    #expect(view.window === window)
    let element = UIAccessibilityElement(accessibilityContainer: view)
    element.accessibilityLabel = "Bar 3"
    element.accessibilityTraits = .button
    element.accessibilityFrameInContainerSpace = CGRect(x: 5, y: 6, width: 20, height: 30)
    view.accessibilityElements = [element]
    let layer = try #require(view.layer.sublayers?.first)
    #expect(layer.frame == CGRect(x: 5, y: 6, width: 20, height: 30))
    #expect(layer.accessibility?.role == "button")
    #expect(layer.accessibility?.label == "Bar 3")
    #expect(element.accessibilityFrame == CGRect(x: 15, y: 26, width: 20, height: 30))
    #expect(element.accessibilityActivationPoint == CGPoint(x: 25, y: 41))
    element.accessibilityLabel = "Bar 4"
    #expect(layer.accessibility?.label == "Bar 4")
    #expect(view.accessibilityElementCount() == 1)
    #expect(view.accessibilityElement(at: 0) as? UIAccessibilityElement === element)
    #expect(view.index(ofAccessibilityElement: element) == 0)
    view.accessibilityElements = nil
    #expect(view.layer.sublayers?.isEmpty ?? true)
    #expect(view.accessibilityElementCount() == NSNotFound)
  }

  @Test func hiddenElementsAndModalViewsAreToldToThePage() {
    let view = UIView()
    view.accessibilityElementsHidden = true
    #expect(view.layer.accessibility?.role == "hidden")
    view.accessibilityElementsHidden = false
    #expect(view.layer.accessibility == nil)
    view.accessibilityViewIsModal = true
    view.accessibilityLabel = "Choose"
    #expect(view.layer.accessibility?.role == "dialog")
    #expect(view.layer.accessibility?.label == "Choose")
  }

  @Test func announcementsAreSaidAndSaidAgain() throws {
    UIAccessibility.post(notification: .announcement, argument: "Saved")
    let root = UIApplication.shared.rootLayer
    let layer = try #require(root.sublayers?.last { $0.accessibility?.role == "status" })
    #expect(layer.accessibility?.label == "Saved")
    UIAccessibility.post(notification: .announcement, argument: "Saved")
    #expect(layer.accessibility?.label != "Saved")
    UIAccessibility.post(notification: .layoutChanged, argument: NSAttributedString(string: "Moved"))
    #expect(layer.accessibility?.label == "Moved")
    layer.removeFromSuperlayer()
  }

  @Test func customActionsAndRotorsAreCarriedOut() {
    let view = UIView()
    var done: [String] = []
    view.accessibilityCustomActions = [
      UIAccessibilityCustomAction(name: "Archive") { action in
        done.append(action.name)
        return true
      }
    ]
    #expect(view.accessibilityCustomActions?.first?.perform() == true)
    #expect(done == ["Archive"])
    let rotor = UIAccessibilityCustomRotor(name: "Errors") { predicate in
      predicate.searchDirection == .next
        ? UIAccessibilityCustomRotorItemResult(targetElement: view, targetRange: nil) : nil
    }
    view.accessibilityCustomRotors = [rotor]
    let predicate = UIAccessibilityCustomRotorSearchPredicate()
    #expect(rotor.itemSearchBlock(predicate)?.targetElement === view)
    predicate.searchDirection = .previous
    #expect(rotor.itemSearchBlock(predicate) == nil)
    #expect(view.accessibilityUserInputLabels == [])
    view.accessibilityLabel = "Mail"
    #expect(view.accessibilityUserInputLabels == ["Mail"])
  }

  @Test func settingsFollowTheTraits() {
    #expect(!UIAccessibility.isVoiceOverRunning)
    #expect(!UIAccessibility.isBoldTextEnabled)
    #expect(!UIAccessibility.isReduceMotionEnabled)
    #expect(UIAccessibility.boldTextStatusDidChangeNotification.rawValue.hasPrefix("UIAccessibilityBoldText"))
  }
}
