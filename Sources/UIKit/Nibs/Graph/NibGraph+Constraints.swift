// SPDX-FileCopyrightText: 2026 The Tessera Authors
// SPDX-License-Identifier: MIT

internal import NibReader

extension NibGraph {
  /// Binds the identifiers of the guides that an element names to those of its view.
  func bindGuides(of view: UIView, _ element: NibElement) {
    for child in element.children where child.name == "viewLayoutGuide" {
      guard let id = child.id, let guide = Self.guide(child.key ?? "", of: view) else { continue }
      objects[id] = guide
    }
  }

  private static func guide(_ key: String, of view: UIView) -> UILayoutGuide? {
    switch key {
    case "safeArea": view.safeAreaLayoutGuide
    case "layoutMargins": view.layoutMarginsGuide
    case "readableContent": view.readableContentGuide
    case "keyboard": view.keyboardLayoutGuide
    case "contentLayoutGuide": (view as? UIScrollView)?.contentLayoutGuide
    case "frameLayoutGuide": (view as? UIScrollView)?.frameLayoutGuide
    default: nil
    }
  }

  /// Makes the constraints that a view holds. Those that no layout could mean are told and left out.
  func addConstraints(of view: UIView, _ element: NibElement) {
    guard document.usesAutoLayout else { return }
    for child in element.list("constraints") {
      do throws(NibError) {
        let findings = findings(of: child)
        guard let constraint = try findings.constraint.get() else { continue }
        guard let made = make(constraint, child, in: view) else {
          throw NibError(line: child.line, expected: "a constraint among views that are there")
        }
        note(made, findings, child.id)
        made.isActive = true
      } catch {
        NibWarnings.warn("constraint\(fileWords), \(error)")
      }
    }
    if !(view is UIStackView) { holdAmbiguous(in: view, element) }
  }

  /// Holds subviews that the file's constraints leave undetermined where they stand in it, as constraints do that Xcode adds
  /// when it builds. These are weaker than anything else, so that they count only where nothing else says something.
  private func holdAmbiguous(in view: UIView, _ element: NibElement) {
    for child in element.list("subviews") {
      // Of what Interface Builder was told not to verify it does not know whether it is undetermined; the canvas holds that too.
      let isUnverified = isCanvas && child["verifyAmbiguity"] != nil
      guard child.bool("ambiguous") == true || isUnverified, let id = child.id, let subview = objects[id] as? UIView,
        subview.superview === view,
        !subview.translatesAutoresizingMaskIntoConstraints, let rect = child.rect("frame")
      else { continue }
      let frame = CGRect(rect)
      let holds = [
        subview.leftAnchor.constraint(equalTo: view.leftAnchor, constant: frame.minX),
        subview.topAnchor.constraint(equalTo: view.topAnchor, constant: frame.minY),
        subview.widthAnchor.constraint(equalToConstant: frame.width),
        subview.heightAnchor.constraint(equalToConstant: frame.height),
      ]
      for hold in holds {
        hold.priority = UILayoutPriority(1)
        hold.identifier = "IB auto generated at build time for view with ambiguity"
      }
      NSLayoutConstraint.activate(holds)
    }
  }

  private func make(_ constraint: NibConstraint, _ element: NibElement, in view: UIView) -> NSLayoutConstraint? {
    guard let first = item(constraint.firstItem, in: view),
      let attribute = NSLayoutConstraint.Attribute(nibName: constraint.firstAttribute)
    else { return nil }
    var second: (any LayoutItem)?
    var other = NSLayoutConstraint.Attribute.notAnAttribute
    if let name = constraint.secondAttribute {
      guard let item = item(constraint.secondItem, in: view), let value = NSLayoutConstraint.Attribute(nibName: name)
      else { return nil }
      (second, other) = (item, value)
    }
    guard abs(constraint.multiplier) < 1_000_000,
      NSLayoutConstraint.allows(attribute, other, multiplier: constraint.multiplier)
    else { return nil }
    let type = NibClasses.named(by: element, else: NSLayoutConstraint.self, in: self)
    let made =
      type as? NSLayoutConstraint.Type == NSLayoutConstraint.self
      ? NSLayoutConstraint() : NSObject.make(type) as? NSLayoutConstraint ?? NSLayoutConstraint()
    made.become(
      LayoutPlace(first, attribute), NSLayoutConstraint.Relation(constraint.relation),
      second.map { LayoutPlace($0, other) }, multiplier: constraint.multiplier,
      constant: isStandardGapOfLaunchScreen(element, first, second) ? 0 : points(constraint.constant))
    // What hangs in no common tree can be held by nobody.
    guard made.items.allSatisfy({ $0.hostView?.isDescendant(of: view) == true }) else { return nil }
    if constraint.priority > 0 { made.priority = UILayoutPriority(Float(constraint.priority)) }
    made.identifier = constraint.identifier
    return made
  }

  /// Whether a constraint is the standard gap to the safe area in a launch screen's canvas, where that gap is 0.
  private func isStandardGapOfLaunchScreen(
    _ element: NibElement, _ first: any LayoutItem, _ second: (any LayoutItem)?
  ) -> Bool {
    guard isCanvas, document.isLaunchScreen, element.bool("symbolic") == true else { return false }
    return [first, second].contains { item in
      (item as? UILayoutGuide).map { $0 === $0.owningView?.safeAreaLayoutGuide } == true
    } && element["firstAttribute"] != "top" && element["firstAttribute"] != "bottom"
  }

  /// The view or guide of an identifier; the view that holds the constraint where there is none.
  private func item(_ id: String?, in view: UIView) -> (any LayoutItem)? {
    guard let id else { return view }
    if let known = objects[id] { return known as? any LayoutItem }
    guard let element = document.element(id), element.name == "viewControllerLayoutGuide" else { return nil }
    // The old guides are of the controller's view, which holds what speaks of them.
    return element["type"] == "bottom" ? view.bottomBandGuide : view.topBandGuide
  }
}

extension NSLayoutConstraint.Relation {
  init(_ relation: NibConstraint.Relation) {
    self =
      switch relation {
      case .equal: .equal
      case .lessThanOrEqual: .lessThanOrEqual
      case .greaterThanOrEqual: .greaterThanOrEqual
      }
  }
}

extension NSLayoutConstraint.Attribute {
  private static let nibNames: [String: NSLayoutConstraint.Attribute] = [
    "left": .left, "right": .right, "top": .top, "bottom": .bottom, "leading": .leading, "trailing": .trailing,
    "width": .width, "height": .height, "centerX": .centerX, "centerY": .centerY, "baseline": .lastBaseline,
    "firstBaseline": .firstBaseline, "leftMargin": .leftMargin, "rightMargin": .rightMargin, "topMargin": .topMargin,
    "bottomMargin": .bottomMargin, "leadingMargin": .leadingMargin, "trailingMargin": .trailingMargin,
    "centerXWithinMargins": .centerXWithinMargins, "centerYWithinMargins": .centerYWithinMargins,
  ]

  /// The attribute that nibs call by a name.
  init?(nibName: String) {
    guard let attribute = Self.nibNames[nibName] else { return nil }
    self = attribute
  }
}
