// SPDX-FileCopyrightText: 2026 The Tessera Authors
// SPDX-License-Identifier: MIT

import TesseraTesting
import Testing
import UIKit

@testable import Adopters

/// What an app's subclasses inherit, and what they hand on.
@MainActor struct SubclassTests {
  private let screen = TestScreen(.iPhoneSE)

  @Test("subclasses inherit the initialisers of Apple's classes, and make objects of their own class")
  func initialisers() {
    let made = Subclasses.all()
    #expect(made.count == 125)
    for (index, object) in made.enumerated() {
      #expect(object.map { String(reflecting: type(of: $0)).hasPrefix("Adopters.") } == true, "\(index)")
    }
  }

  @Test("an inherited initialiser does what the superclass's does")
  func contents() throws {
    #expect(OwnPath(rect: CGRect(x: 1, y: 2, width: 3, height: 4)).bounds == CGRect(x: 1, y: 2, width: 3, height: 4))
    #expect(Dashed(ovalIn: CGRect(x: 0, y: 0, width: 8, height: 8)).pattern == [4, 2])
    #expect(OwnColor(white: 1, alpha: 0.5) == UIColor(white: 1, alpha: 0.5))
    #expect(OwnImage(systemName: "star")?.size == UIImage(systemName: "star")?.size)
    #expect(OwnFont(descriptor: UIFont.systemFont(ofSize: 20).fontDescriptor, size: 0).pointSize == 20)
    let pulse = Pulse(keyPath: "opacity")
    #expect(pulse.keyPath == "opacity" && pulse.strength == 2 && pulse.duration == 0.5)
    let view = UIView()
    let constraint = OwnConstraint(
      item: view, attribute: .width, relatedBy: .equal, toItem: nil, attribute: .notAnAttribute, multiplier: 1,
      constant: 30)
    constraint.isActive = true
    #expect(view.systemLayoutSizeFitting(.zero).width == 30)
    let alert = OwnAlert(title: "Hello", message: "There", preferredStyle: .alert)
    #expect(alert.title == "Hello" && alert.message == "There" && alert.preferredStyle == .alert)
    #expect(SheetAlert(title: nil, message: nil, preferredStyle: .alert).preferredStyle == .actionSheet)
    #expect(StandInTouch(at: CGPoint(x: 3, y: 4)).location(in: view) == CGPoint(x: 3, y: 4))
    #expect(StandInTraits().horizontalSizeClass == .regular)
    #expect(OwnTraits(userInterfaceStyle: .dark).userInterfaceStyle == .dark)
    #expect(Swatch(title: "red", red: 1) == UIColor.red)
  }

  @Test("blocks of batches name no self, and come through every override once")
  func batches() {
    let controller = BatchViewController()
    screen.show(controller)
    controller.collectionView.layoutIfNeeded()
    controller.change()
    #expect(controller.items == ["f", "g"])
    #expect(controller.collectionView.numberOfItems(inSection: 0) == 2)
    #expect(controller.collectionView.batches == 6)
    #expect(controller.collectionView.log.count { $0 == "logging" } == 8)
    screen.advance(by: 2)
    #expect(controller.finished == 2)
    #expect(controller.collectionView.log.contains("done"))
  }
}
