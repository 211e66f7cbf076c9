// SPDX-FileCopyrightText: 2026 The Tessera Authors
// SPDX-License-Identifier: MIT

import Testing

@testable import UIKit

/// Constraints that contradict each other, and constraints that leave something open.
@MainActor @Suite(.serialized) struct ConflictTests {
  @Test func aConflictIsToldWithNamesAndLines() throws {
    let root = makeRoot(300, 100)
    let box = makeBox(in: root)
    let line = #line
    let told = reports {
      let narrow = box.widthAnchor.constraint(equalToConstant: 50)
      narrow.identifier = "narrow"
      narrow.isActive = true
      box.widthAnchor.constraint(equalToConstant: 80).isActive = true
      box.heightAnchor.constraint(equalToConstant: 20).isActive = true
      root.layoutIfNeeded()
    }
    let text = try #require(told.first)
    #expect(told.count == 1)
    #expect(text.hasPrefix("Unable to simultaneously satisfy constraints.\n"))
    #expect(text.contains("'narrow' UIView:0x"))
    #expect(text.contains(".width == 80   (active)>  made at UIKitTests/ConflictTests.swift:\(line + 5)\n"))
    #expect(text.contains(".width == 50   (active)>  made at UIKitTests/ConflictTests.swift:\(line + 2)\n"))
    #expect(!text.contains(".height"))
    let recovery = try #require(text.components(separatedBy: "Will attempt to recover by breaking constraint\n").last)
    #expect(recovery.contains(".width == 80 "))
    #expect(box.frame.size == CGSize(width: 50, height: 20))
  }

  @Test func aBrokenConstraintComesBackWhenItCan() {
    let root = makeRoot(300, 100)
    let box = makeBox(in: root)
    let first = box.widthAnchor.constraint(equalToConstant: 50)
    let second = box.widthAnchor.constraint(equalToConstant: 80)
    let told = reports {
      NSLayoutConstraint.activate([first, second])
      root.layoutIfNeeded()
      #expect(box.frame.width == 50)
      first.isActive = false
      root.layoutIfNeeded()
      #expect(box.frame.width == 80)
      first.constant = 80
      first.isActive = true
      root.layoutIfNeeded()
      #expect(box.frame.width == 80)
    }
    #expect(told.count == 1)
  }

  @Test func aConstantThatEndsTheConflictIsEnough() {
    let root = makeRoot(300, 100)
    let box = makeBox(in: root)
    let first = box.widthAnchor.constraint(equalToConstant: 50)
    let second = box.widthAnchor.constraint(greaterThanOrEqualToConstant: 80)
    _ = reports {
      NSLayoutConstraint.activate([first, second])
      root.layoutIfNeeded()
      #expect(box.frame.width == 50)
      first.constant = 90
      root.layoutIfNeeded()
      #expect(box.frame.width == 90)
      first.constant = 30
      root.layoutIfNeeded()
      #expect(box.frame.width == 30)
      second.constant = 20
      root.layoutIfNeeded()
    }
    #expect(box.frame.width == 30)
  }

  @Test func framesThatBecameConstraintsAreNamed() throws {
    let root = makeRoot(300, 100)
    let box = UIView(frame: CGRect(x: 1, y: 2, width: 30, height: 40))
    root.addSubview(box)
    let told = reports {
      box.widthAnchor.constraint(equalToConstant: 50).isActive = true
      root.layoutIfNeeded()
    }
    #expect(try #require(told.first).contains("NSAutoresizingMaskLayoutConstraint: the frame of UIView:0x"))
    #expect(box.frame.width == 30)
  }

  @Test func descriptionsOfDistancesAreInTheVisualFormat() {
    let root = makeRoot(300, 100)
    let a = makeBox(in: root)
    let b = makeBox(in: root)
    func form(_ constraint: NSLayoutConstraint) -> String {
      constraint.description
        .replacingOccurrences(of: a.name, with: "A").replacingOccurrences(of: b.name, with: "B")
        .replacingOccurrences(of: root.name, with: "R")
        .replacingOccurrences(of: "0x[0-9a-f]+", with: "0x", options: .regularExpression)
    }
    #expect(form(a.widthAnchor.constraint(equalToConstant: 5)) == "<NSLayoutConstraint:0x A.width == 5   (inactive)>")
    let atLeast = a.heightAnchor.constraint(greaterThanOrEqualToConstant: 5.5)
    atLeast.priority = .defaultHigh
    #expect(form(atLeast) == "<NSLayoutConstraint:0x A.height >= 5.5 @750   (inactive)>")
    #expect(
      form(b.leadingAnchor.constraint(equalTo: a.trailingAnchor, constant: 8))
        == "<NSLayoutConstraint:0x H:[A]-(8)-[B]   (inactive)>")
    let top = a.topAnchor.constraint(equalTo: root.topAnchor, constant: 3)
    top.isActive = true
    #expect(form(top) == "<NSLayoutConstraint:0x V:|-(3)-[A]   (active, names: '|':R )>")
    #expect(
      form(a.trailingAnchor.constraint(lessThanOrEqualTo: root.trailingAnchor, constant: -4))
        == "<NSLayoutConstraint:0x H:[A]-(>=4)-|   (inactive, names: '|':R )>")
    #expect(
      form(a.widthAnchor.constraint(equalTo: b.heightAnchor, multiplier: 2, constant: -1))
        == "<NSLayoutConstraint:0x A.width == 2*B.height - 1   (inactive)>")
    #expect(
      form(a.centerXAnchor.constraint(equalTo: b.centerXAnchor))
        == "<NSLayoutConstraint:0x A.centerX == B.centerX   (inactive)>")
  }

  @Test func openEndsAreReported() {
    let root = makeRoot(300, 100)
    let fixed = makeBox(in: root)
    let open = makeBox(in: root)
    NSLayoutConstraint.activate([
      fixed.leftAnchor.constraint(equalTo: root.leftAnchor), fixed.topAnchor.constraint(equalTo: root.topAnchor),
      fixed.widthAnchor.constraint(equalToConstant: 10), fixed.heightAnchor.constraint(equalToConstant: 10),
      open.leftAnchor.constraint(equalTo: root.leftAnchor), open.widthAnchor.constraint(equalToConstant: 10),
      open.heightAnchor.constraint(greaterThanOrEqualToConstant: 10),
    ])
    root.layoutIfNeeded()
    #expect(!fixed.hasAmbiguousLayout)
    #expect(open.hasAmbiguousLayout)
    let report = root.layoutAmbiguityReport()
    #expect(report == "\(open.name): ambiguous y, height; now at (0 0; 10 10)")
    open.topAnchor.constraint(equalTo: root.topAnchor).isActive = true
    open.heightAnchor.constraint(equalToConstant: 10).isActive = true
    root.layoutIfNeeded()
    #expect(root.layoutAmbiguityReport().isEmpty)
  }

  @Test func constraintsAffectingAViewAreFound() {
    let root = makeRoot(300, 100)
    let box = makeBox(in: root)
    let left = box.leftAnchor.constraint(equalTo: root.leftAnchor)
    let width = box.widthAnchor.constraint(equalToConstant: 10)
    let height = box.heightAnchor.constraint(equalToConstant: 10)
    NSLayoutConstraint.activate([left, width, height])
    #expect(box.constraintsAffectingLayout(for: .horizontal) == [width, left])
    #expect(box.constraintsAffectingLayout(for: .vertical) == [height])
  }
}
