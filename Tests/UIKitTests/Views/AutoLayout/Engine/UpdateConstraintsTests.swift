// SPDX-FileCopyrightText: 2026 The Tessera Authors
// SPDX-License-Identifier: MIT

import QuartzCore
import Testing

@testable import UIKit

/// The pass that brings constraints up to date, and what apps do wrong in layout.
@MainActor struct UpdateConstraintsTests {
  final class Log {
    var names: [String] = []
  }

  final class Updating: UIView {
    let name: String
    let log: Log
    var change: (() -> Void)?

    init(_ name: String, _ log: Log) {
      self.name = name
      self.log = log
      super.init(frame: .zero)
    }

    required init?(coder: NSCoder) { nil }

    override func updateConstraints() {
      log.names.append(name)
      change?()
      change = nil
      super.updateConstraints()
    }
  }

  final class Restless: UIView {
    var rounds = 0
    var limit = 3
    var width: NSLayoutConstraint?

    override func layoutSubviews() {
      super.layoutSubviews()
      guard rounds < limit else { return }
      rounds += 1
      width?.constant += 1
    }
  }

  @Test func subviewsComeFirst() {
    let log = Log()
    let root = Updating("root", log)
    let middle = Updating("middle", log)
    let leaf = Updating("leaf", log)
    root.addSubview(middle)
    middle.addSubview(leaf)
    root.setNeedsUpdateConstraints()
    leaf.setNeedsUpdateConstraints()
    root.layoutIfNeeded()
    #expect(log.names == ["leaf", "root"])
    root.layoutIfNeeded()
    #expect(log.names.count == 2)
    #expect(!leaf.needsUpdateConstraints())
  }

  @Test func aViewThatTakesPartIsAskedOnce() {
    let log = Log()
    let root = makeRoot(100, 100)
    let view = Updating("view", log)
    view.translatesAutoresizingMaskIntoConstraints = false
    root.addSubview(view)
    view.widthAnchor.constraint(equalToConstant: 5).isActive = true
    root.layoutIfNeeded()
    root.layoutIfNeeded()
    #expect(log.names == ["view"])
  }

  @Test func constraintsMadeInTheirPassAreLaidOutAtOnce() {
    let log = Log()
    let root = makeRoot(100, 100)
    let view = Updating("view", log)
    view.translatesAutoresizingMaskIntoConstraints = false
    root.addSubview(view)
    view.change = { view.widthAnchor.constraint(equalToConstant: 44).isActive = true }
    root.layoutIfNeeded()
    #expect(view.bounds.width == 44)
  }

  @Test func aSubtreeThatWaitsIsFoundInItsNewHome() {
    let log = Log()
    let root = makeRoot(100, 100)
    let panel = UIView()
    let view = Updating("view", log)
    panel.addSubview(view)
    view.setNeedsUpdateConstraints()
    root.addSubview(panel)
    root.layoutIfNeeded()
    #expect(log.names == ["view"])
  }

  @Test func changesInsideLayoutSettle() {
    let root = makeRoot(100, 100)
    let view = Restless()
    root.addSubview(view)
    let box = makeBox(in: view)
    view.width = box.widthAnchor.constraint(equalToConstant: 10)
    view.width?.isActive = true
    root.layoutIfNeeded()
    #expect(view.rounds == 3)
    #expect(box.frame.width == 13)
  }

  @Test func endlessLayoutGoesOnAndNamesTheView() {
    var told: [String] = []
    LayoutLoops.listener = { told.append($0) }
    defer { LayoutLoops.listener = nil }
    let view = Restless()
    view.limit = .max
    let box = makeBox(in: view)
    view.width = box.widthAnchor.constraint(equalToConstant: 10)
    view.width?.isActive = true
    view.layoutIfNeeded()
    #expect(view.rounds == 100)
    #expect(told.count == 1)
    #expect(told.first?.contains("Layout of <Restless; frame = ") == true)
    #expect(box.frame.width > 100)
  }
}
