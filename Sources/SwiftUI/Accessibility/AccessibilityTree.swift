// SPDX-FileCopyrightText: 2026 The Tessera Authors
// SPDX-License-Identifier: MIT

internal import ViewLayoutCore

/// An element as it is read, or a view of UIKit's.
@MainActor struct SpokenElement {
  var label = ""
  var value = ""
  var hint = ""
  var identifier: String?
  var traits: UIAccessibilityTraits = .none
  /// In the host's view, in points.
  var frame: CGRect
  var sortPriority = 0.0
  var view: UIView?
  var activate: (() -> Void)?
  var actions: [UIAccessibilityCustomAction] = []
  var adjust: ((AccessibilityAdjustmentDirection) -> Void)?
  /// What else is said about the element, from the inside out.
  var further: [AccessibilityAttributes] = []
  /// A view of UIKit's that is not on screen, which the element stands for.
  var represented: UIView?
  /// In which texts about the element are resolved.
  var environment: EnvironmentValues?
}

extension Box {
  /// The elements that the box and those in it are read as, in layout order.
  func spokenElements(at place: CGRect) -> [SpokenElement] {
    if let scroll = self as? ScrollBox { return [scroll.publishContent(at: place)] }
    if let represented = accessibilityRepresentation {
      return represented.spokenElements(at: place).map { $0.standingIn(at: place) }
    }
    let inner = children.flatMap { $0.spokenElements(at: self.place(of: $0, in: place)) }
    return spoken(inner, at: place)
  }

  /// The elements of the children as they are read with the box.
  func spoken(_ inner: [SpokenElement], at place: CGRect) -> [SpokenElement] {
    switch self {
    case let text as TextBox:
      guard !text.spoken.isEmpty else { return [] }
      return [SpokenElement(label: text.spoken, traits: .staticText, frame: place)]
    case let image as ImageBox:
      guard !image.spoken.isEmpty else { return [] }
      return [SpokenElement(label: image.spoken, identifier: image.symbol, traits: .image, frame: place)]
    case let represented as RepresentedBox:
      return [SpokenElement(frame: place, view: represented.host)]
    case let list as ListBox:
      return [SpokenElement(frame: place, view: list.spokenView)]
    case let screen as ScreenBox:
      return [SpokenElement(frame: place, view: screen.holder)]
    default:
      if labelsControl { return SpokenElement.labelled(inner) }
      guard let button = pressAction else { return attributed(inner, at: place) }
      var element = SpokenElement.combined(inner, frame: place)
      element.traits = element.traits.union(.button).subtracting([.staticText, .image])
      if !self.element.environmentValues.isEnabled { element.traits.insert(.notEnabled) }
      element.activate = button
      return [element]
    }
  }

  /// Applies what a modifier says.
  fileprivate func attributed(_ inner: [SpokenElement], at place: CGRect) -> [SpokenElement] {
    guard let attributes = accessibility else { return inner }
    if attributes.isHidden == true { return [] }
    var elements = inner
    switch attributes.children?.kind {
    case .ignore: elements = [SpokenElement(frame: place)]
    case .combine: elements = [SpokenElement.combined(inner, frame: place)]
    case .contain: elements = inner.sorted { $0.sortPriority > $1.sortPriority }
    case nil:
      // What is said about a view without elements makes it one.
      if elements.isEmpty, attributes.label != nil || attributes.identifier != nil {
        elements = [SpokenElement(frame: place)]
      }
    }
    let resolver = TextResolver(element.environmentValues)
    return elements.map { element in
      var element = element
      if let label = attributes.label { element.label = resolver.string(label) }
      if let value = attributes.value { element.value = resolver.string(value) }
      if let hint = attributes.hint { element.hint = resolver.string(hint) }
      if let identifier = attributes.identifier { element.identifier = identifier }
      if let priority = attributes.sortPriority { element.sortPriority = priority }
      element.traits = element.traits.union(attributes.added.traits).subtracting(attributes.removed.traits)
      if let action = attributes.actions.first(where: { $0.kind == .default }) { element.activate = action.handler }
      for action in attributes.namedActions {
        element.actions.append(
          UIAccessibilityCustomAction(name: resolver.string(action.name)) { _ in
            action.handler()
            return true
          })
      }
      if let adjust = attributes.adjust {
        element.adjust = adjust
        element.traits.insert(.adjustable)
      }
      if attributes.saysMore {
        element.further.append(attributes)
        element.environment = self.element.environmentValues
      }
      if let list = attributes.listedActions { element.actions += list.entries.flatMap(\.customActions) }
      if let view = element.view { attributes.apply(to: view, element) }
      return element
    }
  }
}

extension AccessibilityAttributes {
  /// Has a control of UIKit's read as the attributes say.
  @MainActor fileprivate func apply(to view: UIView, _ element: SpokenElement) {
    let target = (view as? PlatformViewHost)?.content ?? view
    if let identifier, target.accessibilityIdentifier != identifier { target.accessibilityIdentifier = identifier }
    if label != nil, target.accessibilityLabel != element.label { target.accessibilityLabel = element.label }
    if hint != nil, target.accessibilityHint != element.hint { target.accessibilityHint = element.hint }
    if value != nil, target.accessibilityValue != element.value { target.accessibilityValue = element.value }
    if !added.isEmpty { target.accessibilityTraits = target.accessibilityTraits.union(added.traits) }
  }
}

extension SpokenElement {
  /// The controls among elements, labelled by what is read beside them.
  static func labelled(_ elements: [SpokenElement]) -> [SpokenElement] {
    let controls = elements.filter { $0.view != nil }
    guard controls.count == 1, let control = controls.first?.view else { return elements }
    let words = elements.filter { $0.view == nil }.map(\.label).filter { !$0.isEmpty }
    let label = words.joined(separator: ", ")
    let target = (control as? PlatformViewHost)?.content ?? control
    if !label.isEmpty, target.accessibilityLabel != label { target.accessibilityLabel = label }
    return controls
  }

  /// One element that says what several say.
  static func combined(_ elements: [SpokenElement], frame: CGRect) -> SpokenElement {
    var element = SpokenElement(frame: frame)
    element.label = elements.map(\.label).filter { !$0.isEmpty }.joined(separator: ", ")
    element.value = elements.map(\.value).filter { !$0.isEmpty }.joined(separator: ", ")
    element.hint = elements.map(\.hint).filter { !$0.isEmpty }.joined(separator: ", ")
    element.traits = elements.reduce(UIAccessibilityTraits.none) { $0.union($1.traits) }
    element.identifier = elements.lazy.compactMap(\.identifier).first
    element.activate = elements.lazy.compactMap(\.activate).first
    element.actions = elements.flatMap(\.actions)
    return element
  }
}

/// An element of a hosting view.
final class HostedElement: UIAccessibilityElement, @preconcurrency AXCustomContentProvider {
  fileprivate var spoken: SpokenElement?
  /// What a zoom by assistive technologies does.
  var zoom: ((AccessibilityZoomGestureAction) -> Void)?
  /// What more is to be known of the element.
  var accessibilityCustomContent: [AXCustomContent]! = []
  private var customIDs: [String?] = []

  /// Zooms in about a point of the screen, in points.
  ///
  /// - Returns: Whether the element can be zoomed.
  func accessibilityZoomIn(at point: CGPoint) -> Bool { zoom(.zoomIn, at: point) }

  /// Zooms out about a point of the screen, in points.
  func accessibilityZoomOut(at point: CGPoint) -> Bool { zoom(.zoomOut, at: point) }

  private func zoom(_ direction: AccessibilityZoomGestureAction.Direction, at point: CGPoint) -> Bool {
    guard let zoom else { return false }
    let frame = accessibilityFrame
    let place = CGPoint(x: point.x - frame.minX, y: point.y - frame.minY)
    zoom(
      AccessibilityZoomGestureAction(
        direction: direction,
        location: UnitPoint(x: place.x / max(frame.width, 1), y: place.y / max(frame.height, 1)), point: place))
    return true
  }

  /// Adds something more to be known; it takes the place of what has the same name.
  func add(_ entry: AccessibilityCustomContentEntry) {
    let resolver = TextResolver(spoken?.environment ?? EnvironmentValues())
    if let id = entry.id, let index = customIDs.firstIndex(of: id) {
      customIDs.remove(at: index)
      accessibilityCustomContent.remove(at: index)
    }
    guard let value = entry.value else { return }
    let made = AXCustomContent(label: resolver.string(entry.label), value: resolver.string(value))
    made.importance = entry.importance
    customIDs.append(entry.id)
    accessibilityCustomContent.append(made)
  }

  override func accessibilityActivate() -> Bool {
    guard let activate = spoken?.activate, !accessibilityTraits.contains(.notEnabled) else { return false }
    activate()
    return true
  }

  override func accessibilityIncrement() {
    if let view = spoken?.represented { view.accessibilityIncrement() } else { spoken?.adjust?(.increment) }
  }

  override func accessibilityDecrement() {
    if let view = spoken?.represented { view.accessibilityDecrement() } else { spoken?.adjust?(.decrement) }
  }

  fileprivate func show(_ new: SpokenElement) {
    spoken = new
    if accessibilityLabel != new.label { accessibilityLabel = new.label }
    let value = new.value.isEmpty ? nil : new.value
    if accessibilityValue != value { accessibilityValue = value }
    let hint = new.hint.isEmpty ? nil : new.hint
    if accessibilityHint != hint { accessibilityHint = hint }
    if accessibilityIdentifier != new.identifier { accessibilityIdentifier = new.identifier }
    if accessibilityTraits != new.traits { accessibilityTraits = new.traits }
    accessibilityCustomActions = new.actions.isEmpty ? nil : new.actions
    accessibilityFrameInContainerSpace = new.frame
    zoom = nil
    customIDs = []
    accessibilityCustomContent = []
    new.further.forEach { $0.apply(to: self, frame: new.frame) }
  }
}

extension ViewHost {
  /// Brings the accessibility elements of the hosting view in line with the tree.
  func publishElements() {
    guard let box, let view, view.window != nil else { return }
    view.publish(box.spokenElements(at: place))
  }
}

extension UIView {
  /// Makes the elements those of the view.
  func publish(_ spoken: [SpokenElement]) {
    var old = (accessibilityElements ?? []).compactMap { $0 as? HostedElement }
    old.reverse()
    let elements: [Any] = spoken.map { element in
      if let view = element.view { return view }
      let made = old.popLast() ?? HostedElement(accessibilityContainer: self)
      made.show(element)
      return made
    }
    let known = accessibilityElements ?? []
    let isSame =
      known.count == elements.count && zip(known, elements).allSatisfy { $0 as AnyObject === $1 as AnyObject }
    if !isSame { accessibilityElements = elements }
  }
}
