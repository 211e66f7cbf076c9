// SPDX-FileCopyrightText: 2026 The Tessera Authors
// SPDX-License-Identifier: MIT

/// The proxies that `appearance()` gave out, and what they hand on.
///
/// A proxy is an object of the class itself, made as `register(Cell.self)` makes cells, that is never shown. What is set
/// on it stays in it, and is copied to views when they enter a window of the application.
@MainActor final class AppearanceProxies {
  private struct Proxy {
    let view: UIView
    let type: UIView.Type
    let containers: [AnyClass]
    let traits: UITraitCollection?
  }

  private var all: [Proxy] = []
  private var underway: [ObjectIdentifier] = []
  /// The proxies that can concern a class, by class.
  private var known: [ObjectIdentifier: [Int]] = [:]

  var isEmpty: Bool { all.isEmpty }
  /// Whether a change of traits can change what proxies hand on.
  var dependOnTraits: Bool { all.contains { $0.traits != nil } }

  /// Forgets every proxy, for tests.
  func removeAll() {
    for proxy in all { proxy.view.isAppearanceProxy = false }
    if !all.isEmpty { KeyValueObserving.count.subtract(1, ordering: .relaxed) }
    (all, known) = ([], [:])
  }

  isolated deinit {
    if !all.isEmpty { KeyValueObserving.count.subtract(1, ordering: .relaxed) }
  }

  func proxy<View: UIView>(
    of type: View.Type, in containers: [any UIAppearanceContainer.Type], for traits: UITraitCollection?
  ) -> View {
    let classes = containers.compactMap { $0 as? AnyClass }
    for proxy in all where proxy.type == type && proxy.traits == traits {
      if proxy.containers.elementsEqual(classes, by: ==), let view = proxy.view as? View { return view }
    }
    guard !underway.contains(ObjectIdentifier(type)) else {
      fatalError("+[\(type) appearance] was called by the initialiser of a \(type), which the appearance itself needs")
    }
    underway.append(ObjectIdentifier(type))
    defer { underway.removeLast() }
    let view = Self.make(type) { type in
      let made = (type as? any _TesseraMade.Type)?._tesseraMade(type) as? NSObject
      guard let view = made ?? (type as? UIView.Type).map({ UIView.make($0, frame: .zero) }) else {
        fatalError("\(type) is no view")
      }
      return view
    }
    view.customized = []
    view.isAppearanceProxy = true
    // Setters of `@objc dynamic` properties tell of themselves only while somebody listens.
    if all.isEmpty {
      KeyValueObserving.listener.withLock { $0 = { UIView.noteCustomized($0, key: $1) } }
      KeyValueObserving.count.add(1, ordering: .relaxed)
    }
    all.append(Proxy(view: view, type: type, containers: classes, traits: traits))
    known = [:]
    return view
  }

  // MARK: - Handing on

  /// Gives a view that enters a window, or got other traits, what proxies have for it and nobody set by hand.
  ///
  /// The outermost container wins, then the longer chain of containers, then the more special class, then traits, then
  /// what was asked for last.
  func apply(to view: UIView) {
    guard !all.isEmpty, !view.isAppearanceProxy else { return }
    let type = ObjectIdentifier(Swift.type(of: view))
    let candidates = known[type] ?? all.indices.filter { Self.isA(Swift.type(of: view), all[$0].type) }
    known[type] = candidates
    guard !candidates.isEmpty else { return }
    var ranked: [(rank: [Int], place: Int)] = []
    for place in candidates {
      let proxy = all[place]
      if let traits = proxy.traits, !view.traitCollection.containsTraits(in: traits) { continue }
      guard let depth = Self.depth(of: proxy.containers, around: view) else { continue }
      ranked.append(
        ([depth, proxy.containers.count, Self.generation(of: proxy.type), proxy.traits == nil ? 0 : 1, place], place))
    }
    ranked.sort { $0.rank.lexicographicallyPrecedes($1.rank) }
    let (byHand, keysByHand) = (view.customized, view.customizedKeys)
    for (_, place) in ranked {
      let source = all[place].view
      view.takeAppearance(from: source, source.customized.subtracting(byHand))
      for key in source.customizedKeys.subtracting(keysByHand).sorted() {
        view.setValue(source.value(forKey: key), forKey: key)
      }
    }
    (view.customized, view.customizedKeys) = (byHand, keysByHand)
  }

  /// Whether two chains of containers are the same.
  static func areSame(_ one: [any UIAppearanceContainer.Type], _ other: [any UIAppearanceContainer.Type]) -> Bool {
    one.compactMap { $0 as? AnyClass }.elementsEqual(other.compactMap { $0 as? AnyClass }, by: ==)
  }

  /// Whether a view stands in a chain of containers.
  static func contain(_ containers: [any UIAppearanceContainer.Type], _ view: UIView) -> Bool {
    depth(of: containers.compactMap { $0 as? AnyClass }, around: view) != nil
  }

  /// How far out the outermost container of the chain can stand around the view; `nil` where the chain is not there.
  private static func depth(of containers: [AnyClass], around view: UIView) -> Int? {
    guard !containers.isEmpty else { return 0 }
    var ancestors: [[AnyObject]] = []
    var current: UIView? = view
    while let ancestor = current {
      ancestors.append([ancestor === view ? nil : ancestor, ancestor.owningController].compactMap { $0 })
      current = ancestor.storedSuperview
    }
    var level = 0
    for (index, container) in containers.enumerated() {
      let isLast = index == containers.count - 1
      let found = ancestors.indices.filter { level in
        ancestors[level].contains { isA(type(of: $0), container) }
      }
      guard let next = isLast ? found.last : found.first(where: { $0 >= level }), next >= level else { return nil }
      if isLast { return next + 1 }
      level = next + 1
    }
    return nil
  }

  static func isA(_ type: AnyClass, _ other: AnyClass) -> Bool {
    var current: AnyClass? = type
    while let candidate = current {
      if candidate == other { return true }
      current = _getSuperclass(candidate)
    }
    return false
  }

  private static func generation(of type: AnyClass) -> Int {
    var count = 0
    var current: AnyClass? = type
    while let candidate = current {
      count += 1
      current = _getSuperclass(candidate)
    }
    return count
  }
}

extension UIView {
  /// Notes that an app's own property was set, by hand or on a proxy. Called where `@objc dynamic` setters tell of it.
  nonisolated static func noteCustomized(_ object: AnyObject, key: String) {
    guard let view = object as? UIView, MainQueue.isCurrent else { return }
    MainActor.assumeIsolated {
      guard !view.owningApplication.appearances.isEmpty else { return }
      view.customizedKeys.insert(key)
    }
  }
}
