// SPDX-FileCopyrightText: 2026 The Tessera Authors
// SPDX-License-Identifier: MIT

import Testing

@testable import UIKit

@MainActor @Suite struct UIViewTransitionsTests {
  private func staged() -> (UIView, Stage) {
    let view = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    view.backgroundColor = .red
    return (view, Stage(view))
  }

  @Test func `a cross dissolve shows the new look at its end, and completes`() {
    let (view, stage) = staged()
    var calls: [Bool] = []
    UIView.transition(
      with: view, duration: 0.5, options: .transitionCrossDissolve, animations: { view.backgroundColor = .blue },
      completion: { calls.append($0) })
    stage.frame()
    stage.jump(0.25)
    #expect(calls.isEmpty)
    stage.jump(0.3)
    #expect(calls == [true])
    #expect(view.layer.animationKeys() == nil)
  }

  @Test func `a flip turns the old look away and the new one in, and leaves nothing behind`() {
    let (view, stage) = staged()
    let sublayers = stage.window.layer.sublayers?.count
    var calls: [Bool] = []
    UIView.transition(
      with: view, duration: 1, options: [.transitionFlipFromLeft, .curveLinear],
      animations: { view.backgroundColor = .blue }, completion: { calls.append($0) })
    #expect(!view.layer.isDoubleSided)
    stage.frame()
    stage.jump(0.25)
    #expect(view.shown.transform.m11 < 0)
    stage.jump(0.5)
    #expect(view.shown.transform.m11 > 0)
    stage.jump(0.3)
    #expect(calls == [true])
    #expect(view.layer.isDoubleSided)
    #expect(stage.window.layer.sublayers?.count == sublayers)
  }

  @Test func `a view that is deleted is out of the hierarchy at the end, and as it was`() {
    let (view, stage) = staged()
    let other = UIView()
    stage.window.addSubview(other)
    var calls: [Bool] = []
    UIView.perform(.delete, on: [view], animations: { other.alpha = 0.5 }, completion: { calls.append($0) })
    stage.frame()
    stage.jump(0.1)
    #expect(view.superview != nil && other.alpha == 0.5)
    #expect(view.shown.transform.m11 < 1)
    stage.jump(0.3)
    #expect(calls == [true])
    #expect(view.superview == nil)
    #expect(view.alpha == 1 && view.transform.isIdentity)
  }

  @Test func `one view takes another's place`() {
    let (view, stage) = staged()
    let other = UIView(frame: view.frame)
    UIView.transition(from: view, to: other, duration: 0.5, options: .transitionCrossDissolve)
    #expect(view.superview == nil)
    #expect(other.superview === stage.window)
    let third = UIView(frame: view.frame)
    third.isHidden = true
    stage.window.addSubview(third)
    UIView.transition(
      from: other, to: third, duration: 0.5, options: [.transitionFlipFromTop, .showHideTransitionViews])
    #expect(other.isHidden && !third.isHidden && other.superview === stage.window)
    stage.frame()
    stage.jump(1)
  }

  @Test func `a snapshot keeps what a view showed, and stretches with its size`() throws {
    let (view, stage) = staged()
    let snapshot = try #require(view.snapshotView(afterScreenUpdates: false))
    #expect(snapshot.bounds.size == CGSize(width: 100, height: 100))
    view.backgroundColor = .blue
    stage.window.addSubview(snapshot)
    snapshot.frame = CGRect(x: 100, y: 0, width: 200, height: 50)
    stage.frame()
    let content = try #require(snapshot.subviews.first)
    #expect(content.frame == CGRect(x: 0, y: 0, width: 200, height: 50))
    #expect(content.layer.sublayers?.first?.backgroundColor == UIColor.red.cgColor)
    #expect(UIView().snapshotView(afterScreenUpdates: false) == nil)
  }
}
