// SPDX-FileCopyrightText: 2026 The Tessera Authors
// SPDX-License-Identifier: MIT

internal import AutomationProtocol
internal import CoreGraphics
internal import UIKit

/// What becomes of a view in the accessibility tree: its kind, and which of its subviews are elements.
@MainActor struct ElementForm {
  private(set) var kind: ElementKind = .other
  /// Whether the view is no element; its children take its place.
  private(set) var isLeftOut = false
  /// Whether nothing below the view is an element.
  private(set) var hidesChildren = false
  /// What the view is made of: plain views of the kit's that are no elements.
  private(set) var whole = Whole.none
  /// Whether an element that stands for the contents is between the view and its children.
  private(set) var hasInnerOther = false
  /// The kinds of elements that stand around the view's own.
  private(set) var wrappers: [ElementKind] = []
  /// The class's name where it is one of the kit's own that apps can't name.
  private let name: String

  /// What is made of plain views that are no elements.
  enum Whole: Int, Comparable {
    case none
    /// Of those alone that apps can't name: it may hold an app's own views.
    case bar
    case control

    static func < (one: Whole, other: Whole) -> Bool { one.rawValue < other.rawValue }
  }

  init(of view: UIView) {
    name = Self.name(of: view)
    switch view {
    case is UIWindow: kind = .window
    case is UISearchTextField: kind = .searchField
    case let field as UITextField: kind = field.isSecureTextEntry ? .secureTextField : .textField
    case is UITextView: (kind, hidesChildren) = (.textView, true)
    case is UISwitch: (kind, hidesChildren) = (.switch, true)
    case is UISlider: (kind, hidesChildren) = (.slider, true)
    case is UIStepper: (kind, whole) = (.stepper, .control)
    case is UISegmentedControl: (kind, whole) = (.segmentedControl, .control)
    case is UIPageControl: (kind, hidesChildren) = (.pageIndicator, true)
    case is UIProgressView: (kind, hidesChildren) = (.progressIndicator, true)
    case is UIActivityIndicatorView: (kind, hidesChildren) = (.activityIndicator, true)
    case is UIDatePicker: kind = .datePicker
    case is UIPickerView: (kind, whole) = (.picker, .control)
    case is UITableView: kind = .table
    case is UICollectionView: kind = .collectionView
    case is UITableViewCell, is UICollectionViewCell: (kind, hidesChildren) = (.cell, view.isAccessibilityElement)
    case is UINavigationBar: (kind, whole) = (.navigationBar, .bar)
    case is UITabBar: (kind, whole) = (.tabBar, .bar)
    case is UIToolbar: (kind, whole) = (.toolbar, .bar)
    case is UISearchBar: (isLeftOut, whole) = (true, .control)
    case is UIVisualEffectView: kind = .other
    case is UIColorWell: (kind, hidesChildren) = (.colorWell, true)
    case is UIButton: (kind, whole) = (Self.kind(of: view.accessibilityTraits) ?? .button, .control)
    default: if !adopt(name: name, view) { adoptTraits(of: view) }
    }
    if view is UIScrollView, view.superview.map({ Self.name(of: $0) }) == "AlertCard" { hasInnerOther = true }
    if Self.isContentView(view) { isLeftOut = true }
  }

  /// Whether the view is one of those that a bar or a control of the kit is made of.
  func isPart(_ view: UIView, of whole: Whole) -> Bool {
    guard whole != .none, kind == .other, !hidesChildren else { return false }
    return !name.isEmpty || whole == .control && type(of: view) == UIView.self
  }

  /// Whether the view is a label that shows nothing: bars keep some at hand.
  func isEmptyLabel(_ view: UIView) -> Bool { (view as? UILabel).map { $0.text?.isEmpty != false } ?? false }

  var hasScrollBars: Bool { [.scrollView, .table, .collectionView].contains(kind) }

  // MARK: - Kinds

  /// Views of the kit's that apps can't name, and those of frameworks above.
  private mutating func adopt(name: String, _ view: UIView) -> Bool {
    switch name {
    case "KeyboardView": kind = .keyboard
    case "KeyboardKeyView":
      kind = KeyboardKeyName(view.accessibilityLabel ?? "").isButton ? .button : .key
      hidesChildren = true
    case "PickerColumn": (kind, hidesChildren) = (.pickerWheel, true)
    case "AlertCard": kind = Self.alert(of: view)?.preferredStyle == .actionSheet ? .sheet : .alert
    case "AlertButton": (kind, whole) = (.button, .control)
    case "PopoverView": kind = .popover
    case "MenuCard": kind = .collectionView
    case "EditMenuItem": (kind, hidesChildren) = (.menuItem, true)
    case "MenuRow", "MenuCell", "MenuHeader": (kind, wrappers, hidesChildren) = (.button, [.cell], true)
    // What has no menu is its title.
    case "TitleHolder": isLeftOut = view.accessibilityLabel == nil
    case "WKWebView", "WebPageView": (kind, hidesChildren) = (.webView, true)
    case "MKMapView": kind = .map
    default: return false
    }
    return true
  }

  private mutating func adoptTraits(of view: UIView) {
    switch view {
    case is UILabel: kind = Self.kind(of: view.accessibilityTraits) ?? .staticText
    case is UIImageView:
      (kind, hidesChildren) = (Self.kind(of: view.accessibilityTraits) ?? .image, view.isAccessibilityElement)
    case is UIScrollView: kind = .scrollView
    case is UIControl:
      kind = Self.kind(of: view.accessibilityTraits, isControl: true) ?? .other
      whole = kind == .button ? .control : .none
    default:
      guard view.isAccessibilityElement else { return }
      (kind, hidesChildren) = (Self.kind(of: view.accessibilityTraits) ?? .other, true)
    }
  }

  /// The kind that traits speak of; `nil` where they speak of none.
  static func kind(of traits: UIAccessibilityTraits, isControl: Bool = false) -> ElementKind? {
    if traits.contains(.toggleButton) { return .switch }
    if traits.contains(.button) { return .button }
    if traits.contains(.link) { return .link }
    if traits.contains(.searchField) { return .searchField }
    if traits.contains(.image) { return .image }
    if traits.contains(.adjustable) { return isControl ? .slider : nil }
    if !traits.isDisjoint(with: [.staticText, .header]) { return .staticText }
    return nil
  }

  /// The name of a class of the kit's that apps can't name, or of a framework's above it; empty for all others.
  private static func name(of view: UIView) -> String {
    let parts = String(reflecting: type(of: view)).split(separator: ".")
    guard parts.count >= 2, ["UIKit", "WebKit", "MapKit"].contains(parts[0]), parts[1] != "UIView" else { return "" }
    // Private classes stand in a "(unknown context at $address)".
    return String(parts[parts.count - 1])
  }

  /// The view in which a cell's or an effect's contents are.
  private static func isContentView(_ view: UIView) -> Bool {
    switch view.superview {
    case let cell as UITableViewCell: cell.contentView === view
    case let cell as UICollectionViewCell: cell.contentView === view
    case let header as UITableViewHeaderFooterView: header.contentView === view
    case let effect as UIVisualEffectView: effect.contentView === view
    default: false
    }
  }

  /// The alert that a view is of.
  static func alert(of view: UIView) -> UIAlertController? {
    sequence(first: view as UIResponder, next: \.next).lazy.compactMap { $0 as? UIAlertController }.first
  }

  // MARK: - Children

  /// The subviews that may be elements, in the order of the tree.
  func children(of view: UIView) -> [UIView] {
    switch view {
    case let table as UITableView: table.elementsInOrder
    case let collection as UICollectionView: collection.elementsInOrder
    case let field as UITextField:
      field.subviews.filter { $0 is UIButton || $0 === field.leftView || $0 === field.rightView }
    default: view.subviews
    }
  }
}

extension UITableView {
  /// Subviews by index path: headers in front of their section, footers behind it.
  fileprivate var elementsInOrder: [UIView] {
    var places: [ObjectIdentifier: IndexPath] = [:]
    for cell in visibleCells { places[ObjectIdentifier(cell)] = indexPath(for: cell) }
    for section in 0..<numberOfSections {
      if let header = headerView(forSection: section) {
        places[ObjectIdentifier(header)] = IndexPath(row: -1, section: section)
      }
      if let footer = footerView(forSection: section) {
        places[ObjectIdentifier(footer)] = IndexPath(row: .max, section: section)
      }
    }
    if let tableHeaderView { places[ObjectIdentifier(tableHeaderView)] = IndexPath(row: 0, section: -1) }
    if let tableFooterView { places[ObjectIdentifier(tableFooterView)] = IndexPath(row: 0, section: .max) }
    return inOrder(subviews.filter { !($0 is UITableViewCell) || places[ObjectIdentifier($0)] != nil }, places)
  }
}

extension UICollectionView {
  fileprivate var elementsInOrder: [UIView] {
    var places: [ObjectIdentifier: IndexPath] = [:]
    for cell in visibleCells { places[ObjectIdentifier(cell)] = indexPath(for: cell) }
    // What is not a cell stands in front of its section, as a header does, unless it is a footer.
    for kind in [UICollectionView.elementKindSectionHeader, UICollectionView.elementKindSectionFooter] {
      let isHeader = kind == UICollectionView.elementKindSectionHeader
      for path in indexPathsForVisibleSupplementaryElements(ofKind: kind) {
        guard let view = supplementaryView(forElementKind: kind, at: path) else { continue }
        places[ObjectIdentifier(view)] = IndexPath(item: isHeader ? -1 : .max, section: path.section)
      }
    }
    return inOrder(subviews.filter { !($0 is UICollectionViewCell) || places[ObjectIdentifier($0)] != nil }, places)
  }
}

/// Views that have no place come first, as they lie.
@MainActor private func inOrder(_ views: [UIView], _ places: [ObjectIdentifier: IndexPath]) -> [UIView] {
  views.enumerated().sorted { one, other in
    let (first, second) = (places[ObjectIdentifier(one.element)], places[ObjectIdentifier(other.element)])
    switch (first, second) {
    case (nil, nil): return one.offset < other.offset
    case (nil, _): return true
    case (_, nil): return false
    case (let first?, let second?):
      return first == second ? one.offset < other.offset : (first.section, first.item) < (second.section, second.item)
    }
  }.map(\.element)
}

/// How XCTest calls a key of the keyboard on the screen.
struct KeyboardKeyName {
  let identifier: String
  let isButton: Bool

  /// - Parameter label: As assistive technology calls it.
  init(_ label: String) {
    let buttons: Set = [
      "return", "go", "done", "join", "next", "search", "send", "emergency call", "continue",
    ]
    switch label {
    case "shift": (identifier, isButton) = ("shift", true)
    case "emoji": (identifier, isButton) = ("Next keyboard", true)
    case "123", "#+=", "ABC": (identifier, isButton) = ("more", false)
    case _ where buttons.contains(label):
      (identifier, isButton) = (label.prefix(1).uppercased() + label.dropFirst(), true)
    default: (identifier, isButton) = (label, false)
    }
  }
}
