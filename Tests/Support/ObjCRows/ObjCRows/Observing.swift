// SPDX-FileCopyrightText: 2026 The Tessera Authors
// SPDX-License-Identifier: MIT

import UIKit

class Model: NSObject {
  @objc dynamic var count = 0
  @objc dynamic private(set) var name: String? = nil {
    willSet { print("  will be", newValue ?? "nil") }
    didSet { if oldValue == name { return } }
  }
  @objc dynamic var doubled: Int {
    get { count * 2 }
    set { count = newValue / 2 }
  }
  @objc dynamic lazy var list: [Int] = [1]
  private var stored = 0
  @objc dynamic var total: Int { stored }

  func rename(_ name: String?) { self.name = name }
  func add() {
    willChangeValue(for: \.total)
    stored += 1
    didChangeValue(for: \.total)
  }
  deinit { print("model dies") }
}

final class Special: Model {
  override var count: Int { didSet { print("  special", count) } }
}

/// Observes by name, the old way.
final class Meter: NSObject {
  static var context = 0
  override func observeValue(
    forKeyPath keyPath: String?, of object: Any?, change: [NSKeyValueChangeKey: Any]?, context: UnsafeMutableRawPointer?
  ) {
    guard context == &Self.context else {
      super.observeValue(forKeyPath: keyPath, of: object, change: change, context: context)
      return
    }
    print("meter:", keyPath ?? "nil", change?[.oldKey] ?? "none", change?[.newKey] ?? "none")
  }
}

enum Observing {
  static func runApp() {
    var model: Model? = Model()
    let counts = model!.observe(\.count, options: [.old, .new]) { model, change in
      print("count", change.oldValue!, change.newValue!, model.count, change.isPrior)
    }
    var names: NSKeyValueObservation? = model!.observe(\.name, options: [.initial, .new]) { _, change in
      print("name", change.newValue as Any)
    }
    let prior = model!.observe(\Model.list, options: .prior) { model, change in
      print("list", model.list, change.isPrior)
    }
    let sum = model!.observe(\.total) { model, change in print("total", model.total, change.newValue as Any) }
    let twice = model!.observe(\.doubled, changeHandler: { model, _ in print("doubled", model.doubled) })
    model!.count = 3
    model!.rename("a")
    model!.rename("a")
    names = nil
    model!.rename("b")
    model!.list.append(2)
    model!.add()
    model!.doubled = 10
    counts.invalidate()
    model!.count = 4
    model = nil
    withExtendedLifetime((names, prior, sum, twice)) {}
    let special = Special()
    let observation = special.observe(\.count, options: .new) { special, change in print("seen", change.newValue ?? -1)
    }
    special.count = 1
    observation.invalidate()
  }

  @MainActor static func runKit() {
    let scroll = UIScrollView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    var tokens: [NSKeyValueObservation] = []
    tokens.append(
      scroll.observe(\.contentSize, options: [.old, .new]) { _, change in
        print("contentSize", change.oldValue!.height, change.newValue!.height)
      })
    tokens.append(scroll.observe(\.contentOffset) { scroll, _ in print("contentOffset", scroll.contentOffset.y) })
    tokens.append(scroll.observe(\UIScrollView.bounds) { scroll, _ in print("bounds", scroll.bounds.origin.y) })
    tokens.append(scroll.observe(\.frame) { scroll, _ in print("frame", scroll.frame.width) })
    tokens.append(scroll.observe(\.isHidden) { scroll, _ in print("hidden", scroll.isHidden) })
    tokens.append(scroll.observe(\.alpha) { scroll, _ in print("alpha", scroll.alpha) })
    scroll.contentSize = CGSize(width: 100, height: 500)
    scroll.contentOffset.y = 40
    scroll.frame.size.width = 90
    scroll.isHidden = true
    scroll.alpha = 0.5
    tokens = []
    scroll.contentOffset.y = 50
    let button = UIButton()
    let token = button.observe(\.isEnabled, options: .new) { _, change in print("enabled", change.newValue!) }
    button.isEnabled = false
    token.invalidate()
  }

  @MainActor static func runNames() {
    let model = Model()
    let meter = Meter()
    model.addObserver(meter, forKeyPath: #keyPath(Model.count), options: [.old, .new], context: &Meter.context)
    model.addObserver(meter, forKeyPath: "name", options: .new, context: &Meter.context)
    model.count = 7
    model.rename(nil)
    model.removeObserver(meter, forKeyPath: "count", context: &Meter.context)
    model.removeObserver(meter, forKeyPath: "name")
    model.count = 8
    let view = UIView()
    view.addObserver(meter, forKeyPath: "hidden", options: .new, context: &Meter.context)
    view.isHidden = true
    view.removeObserver(meter, forKeyPath: "hidden")
  }
}
