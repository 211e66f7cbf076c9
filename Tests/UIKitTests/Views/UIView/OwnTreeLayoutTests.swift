// SPDX-FileCopyrightText: 2026 The Tessera Authors
// SPDX-License-Identifier: MIT

import QuartzCore
import Testing

@testable import UIKit

/// Views that change their own tree while they are being laid out, and what is laid out again for that.
@MainActor struct OwnTreeLayoutTests {
  /// Where the view is when it does something.
  enum Moment: String, CaseIterable {
    case layoutSubviews, layoutSublayers, viewWill, viewDid, constraints
  }

  /// What it does, each time that it comes to the moment.
  enum Deed: String, CaseIterable {
    case newSubview, newConstrainedSubview, sameSubview, reinsertSubview, removeSubview, reorderSubviews
    case newSublayer, reinsertSublayer, removeSublayer, reorderSublayers
    case ask, askSuperview, askChild, ownSize, childSize, childPlace, constant, newConstraint, origin
    case askOnce, askSuperviewOnce, ownSizeOnce, constantOnce
  }

  private final class Counting: UIView {
    var layouts = 0
    override func layoutSubviews() {
      super.layoutSubviews()
      layouts += 1
    }
  }

  private final class Subject: UIView {
    var moment = Moment.layoutSubviews
    var deed: (() -> Void)?
    var calls: [Moment: Int] = [:]

    func come(to moment: Moment) {
      calls[moment, default: 0] += 1
      if moment == self.moment { deed?() }
    }

    override func layoutSubviews() {
      super.layoutSubviews()
      come(to: .layoutSubviews)
    }

    override func layoutSublayers(of layer: CALayer) {
      super.layoutSublayers(of: layer)
      if layer === self.layer { come(to: .layoutSublayers) }
    }

    override func updateConstraints() {
      super.updateConstraints()
      come(to: .constraints)
    }
  }

  private final class Page: UIViewController {
    let subject = Subject()
    override func loadView() { view = subject }
    override func viewWillLayoutSubviews() { subject.come(to: .viewWill) }
    override func viewDidLayoutSubviews() { subject.come(to: .viewDid) }
    override func updateViewConstraints() {
      super.updateViewConstraints()
      subject.come(to: .constraints)
    }
  }

  /// A page in another's view, with two subviews, one of them placed by constraints, and a layer of its own.
  @MainActor private final class Scene {
    let parent = Counting(frame: CGRect(x: 0, y: 0, width: 300, height: 300))
    let page = Page()
    let child = Counting(frame: CGRect(x: 0, y: 0, width: 20, height: 20))
    let pinned = Counting()
    let sublayer = CALayer()
    let width: NSLayoutConstraint
    let phone: Phone
    var spare = UIView(frame: CGRect(x: 0, y: 0, width: 5, height: 5))
    var spareLayer = CALayer()
    var subject: Subject { page.subject }

    init() {
      let root = UIViewController()
      root.view.addSubview(parent)
      root.addChild(page)
      page.view.frame = CGRect(x: 10, y: 10, width: 200, height: 200)
      parent.addSubview(page.view)
      page.didMove(toParent: root)
      pinned.translatesAutoresizingMaskIntoConstraints = false
      page.view.addSubview(child)
      page.view.addSubview(pinned)
      page.view.layer.addSublayer(sublayer)
      width = pinned.widthAnchor.constraint(equalToConstant: 30)
      NSLayoutConstraint.activate([
        width, pinned.heightAnchor.constraint(equalToConstant: 30),
        pinned.topAnchor.constraint(equalTo: page.view.topAnchor),
        pinned.leadingAnchor.constraint(equalTo: page.view.leadingAnchor),
      ])
      phone = Phone(root: root)
      phone.frame()
      phone.frame()
    }

    func action(_ deed: Deed) -> () -> Void {
      let (view, child) = (subject, child)
      var isDone = false
      func once(_ action: () -> Void) {
        if !isDone { action() }
        isDone = true
      }
      switch deed {
      case .newSubview:
        return { [self] in
          spare.removeFromSuperview()
          spare = UIView(frame: CGRect(x: 0, y: 0, width: 5, height: 5))
          view.insertSubview(spare, at: 0)
        }
      case .newConstrainedSubview:
        return { [self] in
          spare.removeFromSuperview()
          spare = UIView()
          view.insertSubview(spare, at: 0)
          spare.translatesAutoresizingMaskIntoConstraints = false
          NSLayoutConstraint.activate([
            spare.widthAnchor.constraint(equalTo: view.widthAnchor, multiplier: 0.5),
            spare.heightAnchor.constraint(equalToConstant: 8),
            spare.centerXAnchor.constraint(equalTo: view.centerXAnchor),
            spare.bottomAnchor.constraint(equalTo: view.bottomAnchor),
          ])
        }
      case .sameSubview: return { [self] in view.addSubview(spare) }
      case .reinsertSubview:
        return { [self] in
          spare.removeFromSuperview()
          view.insertSubview(spare, at: 0)
        }
      case .removeSubview:
        view.addSubview(spare)
        return { [self] in spare.removeFromSuperview() }
      case .reorderSubviews: return { view.bringSubviewToFront(view.subviews[0]) }
      case .newSublayer:
        return { [self] in
          spareLayer = CAShapeLayer()
          view.layer.insertSublayer(spareLayer, at: 0)
        }
      case .reinsertSublayer:
        return { [self] in
          spareLayer.removeFromSuperlayer()
          view.layer.insertSublayer(spareLayer, at: 0)
        }
      case .removeSublayer:
        view.layer.addSublayer(spareLayer)
        return { [self] in spareLayer.removeFromSuperlayer() }
      case .reorderSublayers: return { view.layer.insertSublayer(view.layer.sublayers!.last!, at: 0) }
      case .ask: return { view.setNeedsLayout() }
      case .askSuperview: return { view.superview?.setNeedsLayout() }
      case .askChild: return { child.setNeedsLayout() }
      case .ownSize: return { view.bounds.size.width += 1 }
      case .childSize: return { child.frame.size.width += 1 }
      case .childPlace: return { child.center.x += 1 }
      case .constant: return { [self] in width.constant += 1 }
      case .newConstraint:
        return { [self] in
          let constraint = pinned.widthAnchor.constraint(greaterThanOrEqualToConstant: 1)
          constraint.isActive = true
        }
      case .origin: return { view.bounds.origin.y += 1 }
      case .askOnce: return { once { view.setNeedsLayout() } }
      case .askSuperviewOnce: return { once { view.superview?.setNeedsLayout() } }
      case .ownSizeOnce: return { view.bounds.size.width = 250 }
      case .constantOnce: return { [self] in width.constant = 50 }
      }
    }
  }

  /// How often the view came to the moment in one frame, and how often the view around it and the one in it were laid out.
  private func counts(_ deed: Deed, _ moment: Moment) -> String {
    let scene = Scene()
    let view = scene.subject
    let action = scene.action(deed)
    scene.phone.frame()
    (view.calls, scene.parent.layouts, scene.child.layouts, scene.pinned.layouts) = ([:], 0, 0, 0)
    (view.moment, view.deed) = (moment, action)
    view.setNeedsLayout()
    if moment == .constraints { view.setNeedsUpdateConstraints() }
    scene.phone.frame()
    let count = view.calls[.layoutSubviews, default: 0]
    // What follows is quiet.
    view.deed = nil
    view.calls = [:]
    scene.phone.frame()
    let later = view.calls[.layoutSubviews, default: 0]
    return "\(count)/\(scene.parent.layouts)/\(scene.child.layouts)" + (later == 0 ? "" : "+\(later)")
  }

  private func table() -> [String] {
    LayoutLoops.listener = { _ in }
    defer { LayoutLoops.listener = nil }
    return Deed.allCases.map { deed in
      let row = Moment.allCases.map { counts(deed, $0) }
      return "\(deed): " + row.joined(separator: " ")
    }
  }

  /// The columns are `layoutSubviews`, `layoutSublayers(of:)`, `viewWillLayoutSubviews`, `viewDidLayoutSubviews` and
  /// `updateConstraints`; 100 is where a loop is cut off.
  @Test func `the whole matrix of deeds and moments`() {
    let expected = """
      newSubview: 1/0/0 1/0/0 1/0/0 1/0/0 1/0/0
      newConstrainedSubview: 1/1/0 1/1/0 1/1/0 1/1/0 1/1/0
      sameSubview: 1/0/0 1/0/0 1/0/0 1/0/0 1/0/0
      reinsertSubview: 1/0/0 1/0/0 1/0/0 1/0/0 1/0/0
      removeSubview: 1/0/0 1/0/0 1/0/0 1/0/0 1/0/0
      reorderSubviews: 1/0/0 1/0/0 1/0/0 1/0/0 1/0/0
      newSublayer: 1/0/0 1/0/0 1/0/0 1/0/0 1/0/0
      reinsertSublayer: 1/0/0 1/0/0 1/0/0 1/0/0 1/0/0
      removeSublayer: 1/0/0 1/0/0 1/0/0 1/0/0 1/0/0
      reorderSublayers: 1/0/0 1/0/0 1/0/0 1/0/0 1/0/0
      ask: 100/0/0 100/0/0 100/0/0 100/0/0 1/0/0
      askSuperview: 1/1/0 1/1/0 1/1/0 1/1/0 1/1/0
      askChild: 1/0/1 1/0/1 1/0/1 1/0/1 1/0/1
      ownSize: 100/100/0 100/100/0 100/100/0 100/100/0 1/1/0
      childSize: 1/0/1 1/0/1 1/0/1 1/0/1 1/0/1
      childPlace: 1/0/0 1/0/0 1/0/0 1/0/0 1/0/0
      constant: 100/0/0 100/0/0 100/0/0 100/0/0 1/0/0
      newConstraint: 1/0/0 1/0/0 1/0/0 1/0/0 1/0/0
      origin: 1/0/0 1/0/0 1/0/0 1/0/0 1/0/0
      askOnce: 2/0/0 2/0/0 2/0/0 2/0/0 1/0/0
      askSuperviewOnce: 1/1/0 1/1/0 1/1/0 1/1/0 1/1/0
      ownSizeOnce: 2/1/0 2/1/0 2/1/0 2/1/0 1/1/0
      constantOnce: 2/0/0 2/0/0 2/0/0 2/0/0 1/0/0
      """
    for (found, row) in zip(table(), expected.split(separator: "\n")) { #expect(found == row) }
    #expect(Deed.allCases.count == expected.split(separator: "\n").count)
  }

  @Test func `a cell that puts a new shadow behind itself with each layout settles`() {
    final class Cell: UITableViewCell {
      var shadow: UIView?
      var layouts = 0
      override func layoutSubviews() {
        super.layoutSubviews()
        layouts += 1
        shadow?.removeFromSuperview()
        let new = UIView(frame: bounds.insetBy(dx: 4, dy: 4))
        new.layer.shadowOpacity = 0.5
        insertSubview(new, at: 0)
        shadow = new
      }
    }
    let cell = Cell(frame: CGRect(x: 0, y: 0, width: 200, height: 60))
    let window = makeWindow(300, 300, holding: cell)
    cell.layouts = 0
    cell.setNeedsLayout()
    cell.layoutIfNeeded()
    #expect(cell.layouts == 1)
    #expect(cell.subviews.first === cell.shadow)
    #expect(cell.shadow?.frame == CGRect(x: 4, y: 4, width: 192, height: 52))
    withExtendedLifetime(window) {}
  }

  @Test func `a tile that inserts another shape with each layout settles`() {
    final class Tile: UIView {
      override func layoutSubviews() {
        super.layoutSubviews()
        let shape = CAShapeLayer()
        shape.path = UIBezierPath(ovalIn: bounds).cgPath
        layer.insertSublayer(shape, at: 0)
      }
    }
    let tile = Tile(frame: CGRect(x: 0, y: 0, width: 50, height: 50))
    let window = makeWindow(300, 300, holding: tile)
    let count = tile.layer.sublayers?.count ?? 0
    #expect(count >= 1)
    tile.setNeedsLayout()
    tile.layoutIfNeeded()
    tile.layoutIfNeeded()
    #expect(tile.layer.sublayers?.count == count + 1)
    withExtendedLifetime(window) {}
  }

  @Test func `subviews that come with constraints during layout are placed by its end`() {
    final class Host: UIView {
      var layouts = 0
      var inner: UIView?
      override func layoutSubviews() {
        super.layoutSubviews()
        layouts += 1
        inner?.removeFromSuperview()
        let new = UIView()
        let label = UIView()
        addSubview(new)
        new.addSubview(label)
        for view in [new, label] { view.translatesAutoresizingMaskIntoConstraints = false }
        NSLayoutConstraint.activate([
          new.leadingAnchor.constraint(equalTo: leadingAnchor, constant: 10),
          new.topAnchor.constraint(equalTo: topAnchor, constant: 5),
          new.widthAnchor.constraint(equalTo: widthAnchor, multiplier: 0.5),
          label.topAnchor.constraint(equalTo: new.topAnchor), label.bottomAnchor.constraint(equalTo: new.bottomAnchor),
          label.leadingAnchor.constraint(equalTo: new.leadingAnchor, constant: 3),
          label.widthAnchor.constraint(equalToConstant: 7), label.heightAnchor.constraint(equalToConstant: 9),
        ])
        inner = new
      }
    }
    let host = Host(frame: CGRect(x: 0, y: 0, width: 80, height: 40))
    let window = makeWindow(300, 300, holding: host)
    host.layouts = 0
    host.setNeedsLayout()
    window.layoutIfNeeded()
    #expect(host.layouts == 1)
    #expect(host.inner?.frame == CGRect(x: 10, y: 5, width: 40, height: 9))
    #expect(host.inner?.subviews.first?.frame == CGRect(x: 3, y: 0, width: 7, height: 9))
    host.frame.size.width = 100
    window.layoutIfNeeded()
    #expect(host.inner?.frame.width == 50)
  }

  @Test func `a loop names the view, the request and the callback, once, and the app goes on`() {
    var told: [String] = []
    LayoutLoops.listener = { told.append($0) }
    defer { LayoutLoops.listener = nil }
    let scene = Scene()
    let view = scene.subject
    view.moment = .viewDid
    view.deed = scene.action(.ask)
    view.setNeedsLayout()
    scene.phone.frame()
    #expect(
      told == [
        "Layout of <Subject; frame = (10.0 10.0; 200.0 200.0)> does not settle: after 100 layouts in one pass, it was asked "
          + "for again by setNeedsLayout() in viewDidLayoutSubviews() of itself. The frame is made as it stands."
      ])
    view.setNeedsLayout()
    scene.phone.frame()
    #expect(told.count == 1)
    view.deed = scene.action(.constant)
    view.setNeedsLayout()
    scene.phone.frame()
    #expect(told.count == 2)
    #expect(told.last?.contains("by constraints that move its subviews in") == true)
    #expect(scene.pinned.frame.width > 100)
    view.deed = nil
    view.backgroundColor = .red
    scene.phone.frame()
    #expect(view.layer.backgroundColor == UIColor.red.cgColor)
  }
}
