// SPDX-FileCopyrightText: 2026 The Tessera Authors
// SPDX-License-Identifier: MIT

import UIKit

// Members of AnyObject, arrays that are changed by name, values of classes.

private final class Badge: NSObject {
  @objc var badgeText = "new"
  @objc dynamic private var items = NSMutableArray()
  @objc dynamic var names: [String] = []
  var list: NSMutableArray { mutableArrayValue(forKey: "items") }
}

private final class Watcher: NSObject {
  var log: [String] = []

  override func observeValue(
    forKeyPath keyPath: String?, of object: Any?, change: [NSKeyValueChangeKey: Any]?, context: UnsafeMutableRawPointer?
  ) {
    let kind = (change?[.kindKey] as? NSNumber)?.uintValue ?? 0
    let indexes = (change?[.indexesKey] as? IndexSet).map { Array($0) } ?? []
    let (old, new) = (change?[.oldKey] as? [String] ?? [], change?[.newKey] as? [String] ?? [])
    log.append("\(kind) \(indexes) \(old) \(new)")
  }
}

enum ObjectMembers {
  @MainActor static func run() {
    let view = UIView()
    let constraints = [view.widthAnchor.constraint(equalToConstant: 5)]
    constraints[0].priority = .defaultLow
    print((constraints as [AnyObject]).first?.priority ?? .required, (constraints as [AnyObject]).first?.constant ?? 0)
    let objects: [AnyObject] = [Badge(), view]
    print(objects[0].badgeText ?? "none", objects[1].badgeText ?? "none")
    print({ () -> UIView.Type in UILabel.self }().init(frame: .zero) is UILabel)

    let (badge, watcher) = (Badge(), Watcher())
    for key in ["items", "names"] { badge.addObserver(watcher, forKeyPath: key, options: [.old, .new], context: nil) }
    badge.list.add("a")
    badge.list.insert(["b", "c"], at: IndexSet([0, 2]))
    badge.list.replaceObject(at: 1, with: "z")
    badge.list.removeAllObjects()
    badge.mutableArrayValue(forKey: "names").addObjects(from: ["x", "y"])
    badge.names = ["w"]
    for key in ["items", "names"] { badge.removeObserver(watcher, forKeyPath: key) }
    for line in watcher.log { print(line) }
    print(badge.list.count, badge.names)
    print(UIDevice.value(forKey: "current") as? UIDevice === UIDevice.current)
    // Objects of a class of Swift's own, found, replaced and taken out.
    let parts = Parts()
    let (a, b, c) = (Part("a"), Part("b"), Part("c"))
    parts.list.addObjects(from: [a, b])
    parts.list[2] = c
    print(parts.list.contains(b), parts.list.index(of: c), parts.list.index(of: Part("a")) == NSNotFound)
    parts.list.replaceObjects(in: NSRange(location: 0, length: 2), withObjectsFrom: [c])
    parts.list.removeObjects(in: [a])
    print(parts.list.count, (parts.list[0] as? Part)?.name ?? "none")
    parts.list.remove(c)
    print(parts.list.count)
  }
}

/// A class of Swift's own.
private final class Part {
  let name: String
  init(_ name: String) { self.name = name }
}

private final class Parts: NSObject {
  @objc dynamic private var items = NSMutableArray()
  var list: NSMutableArray { mutableArrayValue(forKey: "items") }
}
