// SPDX-FileCopyrightText: 2026 The Tessera Authors
// SPDX-License-Identifier: MIT

import Testing

@testable import UIKit

/// Making, holding and misusing constraints.
@MainActor struct NSLayoutConstraintTests {
  @Test func anchorsOfOnePlaceAreEqualAndOfTheirAxis() {
    let (a, b) = (UIView(), UIView())
    let top = a.topAnchor.constraint(equalTo: b.bottomAnchor)
    #expect(top.firstAnchor == a.topAnchor)
    #expect(top.firstAnchor.hash == a.topAnchor.hash)
    #expect(top.secondAnchor == b.bottomAnchor)
    #expect(top.firstAnchor != b.topAnchor && top.firstAnchor != a.bottomAnchor)
    #expect(top.firstAnchor.isKind(of: NSLayoutYAxisAnchor.self))
    #expect(top.firstAnchor.name == "top")
    let leading = a.leadingAnchor.constraint(equalTo: b.leadingAnchor)
    #expect((leading.firstAnchor as AnyObject) is NSLayoutXAxisAnchor)
    let width = a.widthAnchor.constraint(equalTo: b.widthAnchor)
    #expect((width.secondAnchor as AnyObject) is NSLayoutDimension)
    #expect(a.widthAnchor == a.widthAnchor && a.widthAnchor != a.heightAnchor)
    let distance = a.leadingAnchor.anchorWithOffset(to: b.leadingAnchor)
    #expect(distance != b.leadingAnchor && distance == a.leadingAnchor.anchorWithOffset(to: b.leadingAnchor))
    // An anchor of no known kind makes constraints like any other.
    let again = top.firstAnchor.constraint(equalTo: leading.firstAnchor)
    #expect(again.firstAttribute == .top && again.secondItem === a)
  }

  @Test func aConstraintSaysWhatItWasMadeOf() {
    let (a, b) = (UIView(), UIView())
    let constraint = NSLayoutConstraint(
      item: a, attribute: .leading, relatedBy: .greaterThanOrEqual, toItem: b, attribute: .trailing, multiplier: 1.5,
      constant: 3)
    #expect(constraint.firstItem === a)
    #expect(constraint.secondItem === b)
    #expect(constraint.firstAttribute == .leading)
    #expect(constraint.secondAttribute == .trailing)
    #expect(constraint.relation == .greaterThanOrEqual)
    #expect(constraint.multiplier == 1.5)
    #expect(constraint.constant == 3)
    #expect(constraint.priority == .required)
    #expect(constraint.firstAnchor.item === a)
    #expect(constraint.secondAnchor?.name == "trailing")
    #expect(!constraint.isActive)
    #expect(constraint.identifier == nil)
    #expect(!constraint.shouldBeArchived)
    let alone = a.widthAnchor.constraint(equalToConstant: 5)
    #expect(alone.secondItem == nil)
    #expect(alone.secondAttribute == .notAnAttribute)
    #expect(alone.secondAnchor == nil)
  }

  @Test func theNearestCommonViewHoldsIt() {
    let root = UIView()
    let left = UIView()
    let right = UIView()
    let deep = UIView()
    root.addSubview(left)
    root.addSubview(right)
    right.addSubview(deep)
    let across = left.topAnchor.constraint(equalTo: deep.topAnchor)
    let along = deep.topAnchor.constraint(equalTo: right.topAnchor)
    let own = deep.widthAnchor.constraint(equalTo: deep.heightAnchor)
    NSLayoutConstraint.activate([across, along, own])
    #expect(root.constraints == [across])
    #expect(right.constraints == [along])
    #expect(deep.constraints == [own])
    NSLayoutConstraint.deactivate([across, along, own])
    #expect(root.constraints.isEmpty)
    #expect(!own.isActive)
    root.addConstraint(own)
    #expect(own.isActive)
    #expect(root.constraints == [own])
    deep.removeConstraint(own)
    #expect(own.isActive)
    root.removeConstraints([own])
    #expect(!own.isActive)
  }

  @Test func systemSpacing() {
    let root = makeRoot(200, 200)
    let box = makeBox(in: root)
    NSLayoutConstraint.activate([
      box.leadingAnchor.constraint(equalToSystemSpacingAfter: root.leadingAnchor, multiplier: 2),
      box.topAnchor.constraint(equalToSystemSpacingBelow: root.topAnchor, multiplier: 0.5),
    ])
    root.layoutIfNeeded()
    #expect(box.frame.origin == CGPoint(x: 16, y: 4))
  }

  @Test func aMultipleOfNothingIsAConstant() {
    let root = makeRoot(200, 200)
    let box = makeBox(in: root)
    box.widthAnchor.constraint(equalTo: root.widthAnchor, multiplier: 0, constant: 12).isActive = true
    root.layoutIfNeeded()
    #expect(box.frame.width == 12)
  }

  @Test func aWindowLaysOutWhatItsControllerHolds() {
    final class Controller: UIViewController {
      var updateCount = 0
      override func updateViewConstraints() {
        updateCount += 1
        super.updateViewConstraints()
      }
    }
    let controller = Controller()
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 300, height: 400))
    window.rootViewController = controller
    window.isHidden = false
    let box = makeBox(in: controller.view)
    NSLayoutConstraint.activate([
      box.centerXAnchor.constraint(equalTo: controller.view.centerXAnchor),
      box.widthAnchor.constraint(equalTo: controller.view.widthAnchor, multiplier: 0.5),
      box.bottomAnchor.constraint(equalTo: controller.view.bottomAnchor),
      box.heightAnchor.constraint(equalToConstant: 10),
    ])
    window.layoutIfNeeded()
    #expect(box.frame == CGRect(x: 75, y: 390, width: 150, height: 10))
    #expect(controller.updateCount == 1)
    window.frame.size = CGSize(width: 400, height: 300)
    window.layoutIfNeeded()
    #expect(box.frame == CGRect(x: 100, y: 290, width: 200, height: 10))
    #expect(controller.updateCount == 1)
    window.isHidden = true
  }

  @Test func aViewThatDoesNotHoldTheItemsRefuses() async throws {
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      await MainActor.run {
        let (a, b) = (UIView(), UIView())
        a.addConstraint(b.widthAnchor.constraint(equalToConstant: 5))
      }
    }
    let text = String(decoding: try #require(result).standardErrorContent, as: UTF8.self)
    #expect(text.contains("The view hierarchy is not prepared for the constraint"))
  }

  @Test func strangersAreToldTheyHaveNoCommonAncestor() async throws {
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      await MainActor.run {
        let (a, b) = (UIView(), UIView())
        a.topAnchor.constraint(equalTo: b.topAnchor).isActive = true
        withExtendedLifetime((a, b)) {}
      }
    }
    let text = String(decoding: try #require(result).standardErrorContent, as: UTF8.self)
    #expect(text.contains("because they have no common ancestor"))
  }

  @Test func leadingAndLeftDoNotMix() async throws {
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      await MainActor.run {
        _ = NSLayoutConstraint(
          item: UIView(), attribute: .leading, relatedBy: .equal, toItem: UIView(), attribute: .left, multiplier: 1,
          constant: 0)
      }
    }
    let text = String(decoding: try #require(result).standardErrorContent, as: UTF8.self)
    #expect(text.contains("leading/trailing attribute and a right/left attribute"))
  }

  @Test func placesAndLengthsDoNotMix() async {
    await #expect(processExitsWith: .failure) {
      await MainActor.run {
        _ = NSLayoutConstraint(
          item: UIView(), attribute: .width, relatedBy: .equal, toItem: UIView(), attribute: .top, multiplier: 1,
          constant: 0)
      }
    }
  }

  @Test func numbersMustBeFinite() async {
    await #expect(processExitsWith: .failure) {
      await MainActor.run { _ = UIView().widthAnchor.constraint(equalToConstant: .nan) }
    }
    await #expect(processExitsWith: .failure) {
      await MainActor.run { UIView().widthAnchor.constraint(equalToConstant: 5).priority = UILayoutPriority(1001) }
    }
  }

  @Test func anActiveConstraintGoesFromRequiredToOptionalAndBack() {
    let root = makeRoot(100, 100)
    let view = UIView()
    view.translatesAutoresizingMaskIntoConstraints = false
    root.addSubview(view)
    let narrow = view.widthAnchor.constraint(equalToConstant: 30)
    let wide = view.widthAnchor.constraint(equalToConstant: 50)
    wide.priority = .defaultHigh
    NSLayoutConstraint.activate([
      narrow, wide, view.leadingAnchor.constraint(equalTo: root.leadingAnchor),
      view.topAnchor.constraint(equalTo: root.topAnchor), view.heightAnchor.constraint(equalToConstant: 10),
    ])
    root.layoutIfNeeded()
    #expect(view.frame.width == 30)
    narrow.priority = .defaultLow
    root.layoutIfNeeded()
    #expect(view.frame.width == 50)
    wide.priority = .required
    narrow.priority = .defaultHigh
    root.layoutIfNeeded()
    #expect(view.frame.width == 50)
    narrow.priority = .required
    wide.priority = .defaultLow
    root.layoutIfNeeded()
    #expect(view.frame.width == 30)
  }
}
