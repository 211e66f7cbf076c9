// SPDX-FileCopyrightText: 2026 The Tessera Authors
// SPDX-License-Identifier: MIT

internal import NibReader

/// What an object has otherwise in some size classes, and its lists of constraints and subviews in each.
///
/// The nib says what holds by default and what each variation changes. Variations that name more count over those that name
/// less. They are applied when the object is made, and anew when the traits of its view change.
@MainActor struct NibVariations {
  private let base: NibElement
  /// Those that match nothing in particular first.
  private let variations: [(condition: Condition, element: NibElement)]

  /// `nil` for an element that is always the same.
  ///
  /// - Parameter hasSizeClass: Whether there is any size class; the canvas of old files has none.
  init?(_ element: NibElement, hasSizeClass: Bool = true) {
    var found: [(Condition, NibElement)] = []
    for child in element.children where child.name == "variation" {
      guard let condition = Condition(child.key ?? ""), hasSizeClass || condition.count == 0 else { continue }
      found.append((condition, child))
    }
    guard !found.isEmpty else { return nil }
    base = element
    // Stable: of two that say as much the later one counts.
    variations = found.enumerated().sorted { ($0.element.0.count, $0.offset) < ($1.element.0.count, $1.offset) }
      .map { ($0.element.0, $0.element.1) }
  }

  /// Whether an element says that it, or one of its constraints, is otherwise in some size class.
  static func areSaid(of element: NibElement) -> Bool {
    element.child("variation") != nil || element.list("constraints").contains { $0.child("variation") != nil }
  }

  /// The element as it is under the traits.
  func element(_ traits: UITraitCollection) -> NibElement {
    variations.reduce(base) { $1.condition.holds(traits) ? $0.varied(by: $1.element) : $0 }
  }

  /// What any of the variations changes.
  var names: Set<String> {
    Set(variations.flatMap { $0.element.attributes.keys + $0.element.children.compactMap(\.key) })
      .subtracting(["key", "constraints", "subviews"])
  }

  /// The identifiers that a list does without under the traits.
  ///
  /// - Parameter list: `constraints` or `subviews`.
  func excluded(from list: String, _ traits: UITraitCollection) -> Set<String> {
    var excluded: Set<String> = []
    for (condition, element) in variations where condition.holds(traits) {
      for mask in element.children where mask.name == "mask" && mask.key == list {
        for entry in mask.children {
          guard let reference = entry["reference"] else { continue }
          if entry.name == "exclude" { excluded.insert(reference) } else { excluded.remove(reference) }
        }
      }
    }
    return excluded
  }

  /// When a variation holds.
  private struct Condition {
    private var width: UIUserInterfaceSizeClass?
    private var height: UIUserInterfaceSizeClass?
    private var idiom: UIUserInterfaceIdiom?
    private(set) var count = 0

    /// Reads `heightClass=regular-widthClass=compact`, or `default`; `nil` for what depends on other things.
    init?(_ key: String) {
      guard key != "default" else { return }
      for part in key.split(separator: "-") {
        count += 1
        switch part {
        case "widthClass=compact": width = .compact
        case "widthClass=regular": width = .regular
        case "heightClass=compact": height = .compact
        case "heightClass=regular": height = .regular
        case "userInterfaceIdiom=phone": idiom = .phone
        case "userInterfaceIdiom=pad": idiom = .pad
        default: return nil
        }
      }
    }

    func holds(_ traits: UITraitCollection) -> Bool {
      (width ?? traits.horizontalSizeClass) == traits.horizontalSizeClass
        && (height ?? traits.verticalSizeClass) == traits.verticalSizeClass
        && (idiom ?? traits.userInterfaceIdiom) == traits.userInterfaceIdiom
    }
  }
}

extension NibGraph {
  /// Has a view follow the variations of its element and of its constraints, now and when its traits change.
  func addVariations(of view: UIView, _ element: NibElement) {
    let hasSizeClass = !isCanvas || document.canvasDevice != nil
    let own = NibVariations(element, hasSizeClass: hasSizeClass)
    let constraints = element.list("constraints").compactMap { child -> VariedConstraint? in
      guard let id = child.id, let made = objects[id] as? NSLayoutConstraint,
        let own = NibVariations(child, hasSizeClass: hasSizeClass)
      else { return nil }
      return VariedConstraint(constraint: WeakReference(made), variations: own)
    }
    guard own != nil || !constraints.isEmpty else { return }
    let varied = own.map { VariedView($0, of: view, element, in: self) }
    varied?.apply(to: view)
    for constraint in constraints { constraint.apply(view.traitCollection) }
    view.registerForTraitChanges([
      UITraitHorizontalSizeClass.self, UITraitVerticalSizeClass.self, UITraitUserInterfaceIdiom.self,
    ]) { (view: UIView, _) in
      varied?.apply(to: view)
      for constraint in constraints { constraint.apply(view.traitCollection) }
    }
  }
}

/// A constraint that says something else in some size classes.
@MainActor private struct VariedConstraint {
  let constraint: WeakReference<NSLayoutConstraint>
  let variations: NibVariations

  func apply(_ traits: UITraitCollection) {
    guard let constraint = constraint.object else { return }
    let element = variations.element(traits)
    constraint.constant = element.points("constant") ?? 0
    let priority = element.priority("priority") ?? .required
    guard priority != constraint.priority else { return }
    // Installed, it can't become required, or cease to be.
    let isActive = constraint.isActive
    constraint.isActive = false
    constraint.priority = priority
    constraint.isActive = isActive
  }
}

/// A view that has or holds something else in some size classes. It is kept by its view, and keeps what is not installed.
@MainActor private final class VariedView {
  private let variations: NibVariations
  private let properties: [NibProperty]
  private let graph: NibGraph.Values
  private let subviews: [(id: String, view: UIView)]
  private let constraints: [(id: String, constraint: NSLayoutConstraint)]

  init(_ variations: NibVariations, of view: UIView, _ element: NibElement, in graph: NibGraph) {
    self.variations = variations
    let names = variations.names
    let rows = NibTable.row(element.name)?.properties ?? []
    properties = rows.filter { !names.isDisjoint(with: $0.names) }
    self.graph = NibGraph.Values(graph)
    let hasMasks = element.children.contains { $0.name == "variation" && $0.children.contains { $0.name == "mask" } }
    func made<Object>(_ list: String, _ type: Object.Type) -> [(String, Object)] {
      guard hasMasks else { return [] }
      return element.list(list).compactMap { child in
        child.id.flatMap { id in (graph.objects[id] as? Object).map { (id, $0) } }
      }
    }
    subviews = made("subviews", UIView.self)
    constraints = made("constraints", NSLayoutConstraint.self)
  }

  func apply(to view: UIView) {
    let traits = view.traitCollection
    if !properties.isEmpty {
      let element = variations.element(traits)
      let graph = graph.graph
      for property in properties { property.apply(view, element, graph) }
    }
    install(variations.excluded(from: "subviews", traits), in: view)
    guard !constraints.isEmpty else { return }
    let excluded = variations.excluded(from: "constraints", traits)
    for (id, constraint) in constraints where excluded.contains(id) { constraint.isActive = false }
    for (id, constraint) in constraints where !excluded.contains(id) {
      // What stands beside a view that is not installed waits for it.
      if constraint.items.allSatisfy({ $0.hostView?.isDescendant(of: view) == true }) { constraint.isActive = true }
    }
  }

  /// Takes out the subviews that are not installed, and puts the others where the file has them.
  private func install(_ excluded: Set<String>, in view: UIView) {
    let stack = view as? UIStackView
    var index = 0
    for (id, subview) in subviews {
      if excluded.contains(id) {
        subview.removeFromSuperview()
        continue
      }
      if subview.superview !== view {
        if let stack { stack.insertArrangedSubview(subview, at: index) } else { view.insertSubview(subview, at: index) }
      }
      index += 1
    }
  }
}

extension NibGraph {
  /// What values of a document need when the instantiation is over.
  @MainActor struct Values {
    private let file: NibFile
    private let bundle: Bundle?

    init(_ graph: NibGraph) { (file, bundle) = (NibFile(document: graph.document, url: graph.url), graph.bundle) }

    var graph: NibGraph { NibGraph(file, bundle: bundle) }
  }
}
