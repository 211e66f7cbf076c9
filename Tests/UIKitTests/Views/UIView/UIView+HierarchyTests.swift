// SPDX-FileCopyrightText: 2026 The Tessera Authors
// SPDX-License-Identifier: MIT

import Testing

@testable import UIKit

/// What views are told of their places among each other, and in which order.
@MainActor struct UIViewHierarchyTests {
  @Test func theListOfRecognisersIsEmptyOnceThereWasOne() {
    let view = UIView()
    #expect(view.gestureRecognizers == nil)
    let tap = UITapGestureRecognizer()
    view.addGestureRecognizer(tap)
    #expect(view.gestureRecognizers == [tap])
    view.removeGestureRecognizer(tap)
    #expect(view.gestureRecognizers == [])
  }

  private func makeViews(_ names: String...) -> (CallbackLog, [LoggingView]) {
    let log = CallbackLog()
    return (log, names.map { LoggingView($0, log) })
  }

  private func makeWindow() -> UIWindow {
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 300, height: 300))
    window.isHidden = false
    return window
  }

  // MARK: - Superviews

  @Test func addingTellsTheViewBeforeAndAfterAndThenTheSuperview() {
    let (log, views) = makeViews("parent", "child")
    views[0].addSubview(views[1])
    #expect(
      log.lines == [
        "child willMove to parent, in nil", "child didMove to parent", "parent didAdd child",
      ])
  }

  @Test func removingTellsTheViewThenTheSuperviewThenTheViewAgain() {
    let (log, views) = makeViews("parent", "child")
    views[0].addSubview(views[1])
    log.clear()
    views[1].removeFromSuperview()
    #expect(
      log.lines == ["child willMove to nil, in parent", "parent willRemove child", "child didMove to nil"])
    log.clear()
    views[1].removeFromSuperview()
    #expect(log.lines.isEmpty)
  }

  @Test func aViewThatIsAddedElsewhereLeavesItsOldSuperview() {
    let (log, views) = makeViews("old", "new", "child")
    views[0].addSubview(views[2])
    log.clear()
    views[1].addSubview(views[2])
    #expect(
      log.lines == [
        "child willMove to new, in old", "old willRemove child", "child didMove to new", "new didAdd child",
      ])
    #expect(views[0].subviews.isEmpty)
    #expect(views[0].layer.sublayers?.isEmpty ?? true)
  }

  @Test func addingToTheSameSuperviewOnlyMovesToTheFront() {
    let (log, views) = makeViews("parent", "a", "b")
    views[0].addSubview(views[1])
    views[0].addSubview(views[2])
    log.clear()
    views[0].addSubview(views[1])
    #expect(views[0].names == "b a")
    #expect(log.lines.isEmpty)
  }

  // MARK: - Windows

  @Test func aTreeThatEntersAWindowIsToldParentsFirst() {
    let (log, views) = makeViews("parent", "child")
    let window = makeWindow()
    views[0].addSubview(views[1])
    log.clear()
    window.addSubview(views[0])
    #expect(
      log.lines == [
        "parent willMove to UIWindow, in nil", "parent willMove to a window", "child willMove to a window",
        "parent didMove to a window", "child didMove to a window", "parent didMove to UIWindow",
      ])
  }

  @Test func aTreeThatLeavesItsWindowIsToldBothWays() {
    let (log, views) = makeViews("parent", "child")
    let window = makeWindow()
    window.addSubview(views[0])
    views[0].addSubview(views[1])
    log.clear()
    views[0].removeFromSuperview()
    #expect(
      log.lines == [
        "parent willMove to nil, in UIWindow", "parent willMove to no window", "child willMove to no window",
        "parent didMove to no window", "child didMove to no window", "parent didMove to nil",
      ])
    #expect(views[1].window == nil)
  }

  @Test func withinAWindowNobodyIsToldOfWindows() {
    let (log, views) = makeViews("old", "new", "child")
    let window = makeWindow()
    window.addSubview(views[0])
    window.addSubview(views[1])
    views[0].addSubview(views[2])
    log.clear()
    views[1].addSubview(views[2])
    #expect(!log.lines.contains { $0.contains("window") })
  }

  @Test func fromOneWindowToAnotherIsOneMove() {
    let (log, views) = makeViews("child")
    let windows = [makeWindow(), makeWindow()]
    windows[0].addSubview(views[0])
    log.clear()
    windows[1].addSubview(views[0])
    #expect(
      log.lines == [
        "child willMove to UIWindow, in UIWindow", "child willMove to a window", "child didMove to a window",
        "child didMove to UIWindow",
      ])
    #expect(views[0].window === windows[1])
    #expect(windows[0].subviews.isEmpty)
  }

  @Test func theFirstResponderIsNoneAnyMoreInAnotherWindow() {
    final class Field: UIView {
      override var canBecomeFirstResponder: Bool { true }
    }
    let windows = [makeWindow(), makeWindow()]
    let (parent, field) = (UIView(), Field())
    parent.addSubview(field)
    windows[0].addSubview(parent)
    #expect(field.becomeFirstResponder())
    windows[1].addSubview(parent)
    #expect(!field.isFirstResponder)
    #expect(windows[0].firstResponder == nil)
  }

  @Test func levelsOrderWindowsAndNotTheirViews() {
    let windows = [makeWindow(), makeWindow(), makeWindow()]
    windows[0].windowLevel = .alert
    windows[1].windowLevel = .statusBar
    #expect(UIWindow.Level.normal.rawValue == 0)
    #expect(UIWindow.Level.statusBar.rawValue == 1000)
    #expect(UIWindow.Level.alert.rawValue == 2000)
    #expect(windows[2].windowLevel == .normal)
    #expect(windows.allSatisfy { $0.window === $0 && $0.superview == nil })
  }

  // MARK: - Changes within callbacks

  @Test func viewsThatAreAddedWhileTheWindowComesAreToldOnce() {
    let (log, views) = makeViews("parent", "late")
    views[0].onWindow = { parent in if parent.window != nil { parent.addSubview(views[1]) } }
    makeWindow().addSubview(views[0])
    #expect(log.lines.filter { $0 == "late didMove to a window" }.count == 1)
    #expect(log.lines.filter { $0 == "late willMove to a window" }.count == 1)
  }

  @Test func viewsThatAreRemovedWhileTheWindowComesAreToldOnce() {
    let (log, views) = makeViews("parent", "child")
    let window = makeWindow()
    views[0].addSubview(views[1])
    views[0].onWindow = { parent in parent.subviews.first?.removeFromSuperview() }
    window.addSubview(views[0])
    #expect(log.lines.filter { $0 == "child didMove to no window" }.count == 1)
    #expect(!log.lines.contains("child didMove to a window"))
  }

  @Test func aViewMayLeaveAgainWhenItIsTold() {
    let (_, views) = makeViews("parent", "child")
    views[1].onSuperview = { child in if child.superview != nil { child.removeFromSuperview() } }
    views[0].addSubview(views[1])
    #expect(views[0].subviews.isEmpty)
    #expect(views[1].superview == nil)
  }

  @Test func layoutMayAddAndRemoveViews() {
    final class Swapping: UIView {
      let first = UIView()
      let second = UIView()
      var layouts = 0
      override func layoutSubviews() {
        super.layoutSubviews()
        layouts += 1
        first.removeFromSuperview()
        if second.superview == nil { addSubview(second) }
      }
    }
    let view = Swapping(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
    view.addSubview(view.first)
    view.layoutIfNeeded()
    #expect(view.subviews == [view.second])
    #expect(view.layouts <= 3)
  }

  // MARK: - Order

  @Test func siblingsStandWhereTheyArePut() {
    let (_, views) = makeViews("parent", "a", "b", "c", "d")
    let parent = views[0]
    parent.addSubview(views[1])
    parent.insertSubview(views[2], at: 0)
    parent.insertSubview(views[3], aboveSubview: views[2])
    parent.insertSubview(views[4], belowSubview: views[2])
    #expect(parent.names == "d b c a")
    #expect(parent.layerNames == parent.names)
    parent.bringSubviewToFront(views[4])
    parent.sendSubviewToBack(views[1])
    #expect(parent.names == "a b c d")
    #expect(parent.layerNames == parent.names)
    parent.insertSubview(views[1], aboveSubview: views[3])
    #expect(parent.names == "b c a d")
    parent.insertSubview(views[4], belowSubview: views[2])
    #expect(parent.names == "d b c a")
    parent.insertSubview(views[1], at: 99)
    #expect(parent.names == "d b c a")
    #expect(parent.layerNames == parent.names)
  }

  @Test func exchangedSubviewsTellNobody() {
    let (log, views) = makeViews("parent", "a", "b", "c")
    for view in views.dropFirst() { views[0].addSubview(view) }
    log.clear()
    views[0].exchangeSubview(at: 0, withSubviewAt: 2)
    #expect(views[0].names == "c b a")
    #expect(views[0].layerNames == "c b a")
    views[0].exchangeSubview(at: 1, withSubviewAt: 1)
    #expect(views[0].names == "c b a")
    #expect(log.lines.isEmpty)
  }

  @Test func ordersOfStrangersAreNotFollowed() {
    let (_, views) = makeViews("parent", "a", "b", "stranger")
    views[0].addSubview(views[1])
    views[0].addSubview(views[2])
    views[0].bringSubviewToFront(views[3])
    views[0].sendSubviewToBack(views[3])
    #expect(views[0].names == "a b")
  }

  @Test func layersOfTheAppKeepTheirNeighbours() {
    let (_, views) = makeViews("parent", "a", "b", "c", "d")
    let parent = views[0]
    let own = CALayer()
    own.layerName = "own"
    parent.addSubview(views[1])
    parent.layer.addSublayer(own)
    parent.addSubview(views[2])
    #expect(parent.layerNames == "a own b")
    parent.insertSubview(views[3], aboveSubview: views[1])
    #expect(parent.layerNames == "a c own b")
    parent.insertSubview(views[4], belowSubview: views[2])
    #expect(parent.layerNames == "a c own d b")
    #expect(parent.names == "a c d b")
    parent.sendSubviewToBack(views[2])
    parent.bringSubviewToFront(views[1])
    #expect(parent.layerNames == "b c own d a")
    parent.exchangeSubview(at: 0, withSubviewAt: 3)
    #expect(parent.layerNames == "a c own d b")
  }

  // MARK: - Tags

  @Test func aTagIsFoundInTheViewItselfAndThenDepthFirst() {
    let (_, views) = makeViews("root", "branch", "leaf", "late")
    views[0].addSubview(views[1])
    views[1].addSubview(views[2])
    views[0].addSubview(views[3])
    views[2].tag = 7
    views[3].tag = 7
    #expect(views[0].viewWithTag(7) === views[2])
    #expect(views[3].viewWithTag(7) === views[3])
    #expect(views[0].viewWithTag(0) === views[0])
    #expect(views[0].viewWithTag(8) == nil)
    #expect(views[2].isDescendant(of: views[0]))
    #expect(views[2].isDescendant(of: views[2]))
    #expect(!views[2].isDescendant(of: views[3]))
  }

  // MARK: - Tint

  @Test func aTintIsToldToAllThatInheritIt() {
    let (log, views) = makeViews("parent", "child", "own")
    views[0].addSubview(views[1])
    views[0].addSubview(views[2])
    views[2].tintColor = .green
    log.clear()
    views[0].tintColor = .red
    #expect(log.tints == ["parent", "child"])
    #expect(views[1].tintColor == .red)
    #expect(views[2].tintColor == .green)
  }
}

/// What views heard, a line each.
@MainActor final class CallbackLog {
  private(set) var lines: [String] = []
  /// Whose tint changed.
  var tints: [String] = []
  func add(_ line: String) { lines.append(line) }
  func clear() { (lines, tints) = ([], []) }
}

/// A view that writes down what it is told.
final class LoggingView: UIView {
  private let log: CallbackLog
  var onWindow: ((UIView) -> Void)?
  var onSuperview: ((UIView) -> Void)?

  init(_ name: String, _ log: CallbackLog) {
    self.log = log
    super.init(frame: .zero)
    layer.layerName = name
  }

  required init?(coder: NSCoder) { nil }

  private var name: String { layer.layerName ?? "" }

  override func willMove(toSuperview newSuperview: UIView?) {
    log.add("\(name) willMove to \(Self.name(newSuperview)), in \(Self.name(superview))")
  }

  override func didMoveToSuperview() {
    log.add("\(name) didMove to \(Self.name(superview))")
    onSuperview?(self)
  }

  override func willMove(toWindow newWindow: UIWindow?) {
    log.add("\(name) willMove to \(newWindow == nil ? "no" : "a") window")
  }

  override func didMoveToWindow() {
    log.add("\(name) didMove to \(window == nil ? "no" : "a") window")
    onWindow?(self)
  }

  override func didAddSubview(_ subview: UIView) { log.add("\(name) didAdd \(Self.name(subview))") }

  override func willRemoveSubview(_ subview: UIView) { log.add("\(name) willRemove \(Self.name(subview))") }

  override func tintColorDidChange() { log.tints.append(name) }

  private static func name(_ view: UIView?) -> String { view?.layer.layerName ?? "nil" }
}

extension UIView {
  fileprivate var names: String { subviews.compactMap { $0.layer.layerName }.joined(separator: " ") }
  fileprivate var layerNames: String { (layer.sublayers ?? []).compactMap { $0.layerName }.joined(separator: " ") }
}
