// SPDX-FileCopyrightText: 2026 The Tessera Authors
// SPDX-License-Identifier: MIT

/// The proxies that `appearance()` of bar items gave out: items of the class itself that are never shown. Bars look there
/// for what an item leaves open.
@MainActor enum BarItemProxies {
  private struct Proxy {
    let item: UIBarItem
    let type: UIBarItem.Type
    let containers: [any UIAppearanceContainer.Type]
    let traits: UITraitCollection?
  }

  private static var all: [Proxy] = []

  /// Forgets every proxy, for tests.
  static func removeAll() { all = [] }

  static func proxy<Item: UIBarItem>(
    of type: Item.Type, in containers: [any UIAppearanceContainer.Type], for traits: UITraitCollection?
  ) -> Item {
    for proxy in all where proxy.type == type && proxy.traits == traits {
      if AppearanceProxies.areSame(proxy.containers, containers), let item = proxy.item as? Item { return item }
    }
    let item = AppearanceProxies.make(type) { NSObject.make($0) }
    all.append(Proxy(item: item, type: type, containers: containers, traits: traits))
    return item
  }

  /// The proxies that concern an item shown by a view, those that count most last: more special classes, longer chains of
  /// containers, traits, what was asked for later.
  static func proxies(for item: UIBarItem, shownBy view: UIView) -> [UIBarItem] {
    guard !all.isEmpty else { return [] }
    return all.enumerated()
      .filter { _, proxy in
        proxy.item !== item && AppearanceProxies.isA(Swift.type(of: item), proxy.type)
          && AppearanceProxies.contain(proxy.containers, view)
          && proxy.traits.map { view.traitCollection.containsTraits(in: $0) } ?? true
      }
      .sorted { one, other in
        let (a, b) = (one.element, other.element)
        if a.type != b.type { return AppearanceProxies.isA(b.type, a.type) }
        return (a.containers.count, a.traits == nil ? 0 : 1, one.offset)
          < (b.containers.count, b.traits == nil ? 0 : 1, other.offset)
      }
      .map(\.element.item)
  }
}

extension UIBarItem: UIAppearance {
  public class func appearance() -> Self { BarItemProxies.proxy(of: self, in: [], for: nil) }

  public class func appearance(whenContainedInInstancesOf containerTypes: [any UIAppearanceContainer.Type]) -> Self {
    BarItemProxies.proxy(of: self, in: containerTypes, for: nil)
  }

  public class func appearance(for trait: UITraitCollection) -> Self {
    BarItemProxies.proxy(of: self, in: [], for: trait)
  }

  public class func appearance(
    for trait: UITraitCollection, whenContainedInInstancesOf containerTypes: [any UIAppearanceContainer.Type]
  ) -> Self { BarItemProxies.proxy(of: self, in: containerTypes, for: trait) }
}

extension UIBarItem {
  /// The attributes that were set for exactly this state, with what `appearance()` says where the item says nothing. `view`
  /// shows it.
  func titleAttributesSaid(for state: UIControl.State, in view: UIView) -> [NSAttributedString.Key: Any] {
    (BarItemProxies.proxies(for: self, shownBy: view) + [self]).reduce(into: [:]) { attributes, item in
      attributes.merge(item.titleTextAttributes(for: state) ?? [:]) { _, own in own }
    }
  }

  /// The attributes of the title in a state; those of `normal` count where it has none.
  func shownTitleAttributes(for state: UIControl.State, in view: UIView) -> [NSAttributedString.Key: Any] {
    let normal = titleAttributesSaid(for: .normal, in: view)
    return state == .normal ? normal : normal.merging(titleAttributesSaid(for: state, in: view)) { _, own in own }
  }
}

extension UIBarButtonItem {
  /// The item's tint, or what `appearance()` says.
  func shownTint(in view: UIView) -> UIColor? {
    if let tintColor { return tintColor }
    return BarItemProxies.proxies(for: self, shownBy: view).reversed().lazy
      .compactMap { ($0 as? UIBarButtonItem)?.tintColor }.first
  }
}
