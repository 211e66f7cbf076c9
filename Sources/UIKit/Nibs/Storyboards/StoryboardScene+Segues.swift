// SPDX-FileCopyrightText: 2026 The Tessera Authors
// SPDX-License-Identifier: MIT

internal import NibReader

extension StoryboardScene {
  func performSegue(_ identifier: String, from controller: UIViewController, sender: Any?) -> Bool {
    guard let segue = segue(named: identifier) else { return false }
    take(segue, from: controller, sender: sender)
    return true
  }

  /// The segue of a name that begins at the controller or at anything of its.
  private func segue(named identifier: String) -> NibSegue? {
    var open = [element].compactMap { $0 } + beside
    while let element = open.popLast() {
      for case .segue(let segue) in element.connections where segue.identifier == identifier { return segue }
      open += element.children
    }
    return nil
  }

  /// Takes a segue that a person has begun, where the controller lets it.
  func begin(_ segue: NibSegue, sender: Any?) {
    guard let controller, controller.shouldPerformSegue(withIdentifier: segue.identifier ?? "", sender: sender) else {
      return
    }
    take(segue, from: controller, sender: sender)
  }

  /// Makes the destination, tells the controller and goes there.
  ///
  /// - Parameter container: The view that an embedded controller fills.
  func take(_ segue: NibSegue, from source: UIViewController, sender: Any?, in container: UIView? = nil) {
    if segue.kind == "unwind" { return unwind(segue, from: source, sender: sender) }
    guard let destination = destination(of: segue, from: source, sender: sender) else {
      return NibWarnings.warn("the segue \(segue.identifier ?? segue.id) leads to no controller")
    }
    setUp(destination, for: segue)
    let made = newSegue(segue, from: source, to: destination)
    if !isCustom(segue) {
      made.performHandler = { [weak made, weak self] in
        if let made { self?.perform(made, segue, sender, container) }
      }
    }
    source.prepare(for: made, sender: sender)
    perform(made, animated: segue.isAnimated)
  }

  private func perform(_ made: UIStoryboardSegue, animated: Bool) {
    if animated { made.perform() } else { UIView.performWithoutAnimation { made.perform() } }
  }

  /// The controller at a segue's end, made anew: by the app's method for that, or by the storyboard.
  func destination(of segue: NibSegue, from source: UIViewController, sender: Any?) -> UIViewController? {
    var creator: SceneCreator?
    if let name = segue.creation, Selector(name).isImplemented(by: source) {
      creator = { coder in
        Selector(name).perform(on: source, with: [coder, sender, segue.identifier]) as? UIViewController
      }
    }
    return self.source.make(sceneOf: segue.destination, creator: creator)
  }

  // MARK: - The segue

  private func isCustom(_ segue: NibSegue) -> Bool { segue.customClass != nil }

  private func newSegue(
    _ segue: NibSegue, from source: UIViewController, to destination: UIViewController
  ) -> UIStoryboardSegue {
    var type: UIStoryboardSegue.Type?
    if isCustom(segue), let element = document.element(segue.id) {
      let graph = NibGraph(self.source.file, bundle: self.source.bundle)
      type = NibClasses.named(by: element, else: UIStoryboardSegue.self, in: graph) as? UIStoryboardSegue.Type
    }
    guard let type, type != UIStoryboardSegue.self else {
      return UIStoryboardSegue(identifier: segue.identifier, source: source, destination: destination)
    }
    return UIStoryboardSegue.make(type, identifier: segue.identifier, source: source, destination: destination)
  }

  private static let presentationStyles: [String: UIModalPresentationStyle] = [
    "fullScreen": .fullScreen, "pageSheet": .pageSheet, "formSheet": .formSheet, "currentContext": .currentContext,
    "custom": .custom, "overFullScreen": .overFullScreen, "overCurrentContext": .overCurrentContext,
    "popover": .popover, "none": .none, "automatic": .automatic,
  ]
  private static let transitionStyles: [String: UIModalTransitionStyle] = [
    "coverVertical": .coverVertical, "flipHorizontal": .flipHorizontal, "crossDissolve": .crossDissolve,
  ]

  /// Gives a destination what the segue says of how it is presented, which the app may change in `prepare`.
  private func setUp(_ destination: UIViewController, for segue: NibSegue) {
    if let style = segue.presentationStyle.flatMap({ Self.presentationStyles[$0] }) {
      destination.modalPresentationStyle = style
    }
    if let style = segue.transitionStyle.flatMap({ Self.transitionStyles[$0] }) {
      destination.modalTransitionStyle = style
    }
    guard segue.kind == "popoverPresentation" || segue.kind == "popover" else { return }
    destination.modalPresentationStyle = .popover
    guard let popover = destination.popoverPresentationController else { return }
    if let view = segue.popoverAnchorView.flatMap(object) as? UIView {
      popover.sourceView = view
      popover.sourceRect = view.bounds
    }
    if let item = segue.popoverAnchorItem.flatMap(object) as? UIBarButtonItem { popover.barButtonItem = item }
    let directions = segue.popoverDirections
    guard !directions.isEmpty else { return }
    var permitted: UIPopoverArrowDirection = []
    if directions.contains("up") { permitted.insert(.up) }
    if directions.contains("down") { permitted.insert(.down) }
    if directions.contains("left") { permitted.insert(.left) }
    if directions.contains("right") { permitted.insert(.right) }
    popover.permittedArrowDirections = permitted
  }

  /// What a segue does whose class is not the app's.
  private func perform(_ made: UIStoryboardSegue, _ segue: NibSegue, _ sender: Any?, _ container: UIView?) {
    let (source, destination) = (made.source, made.destination)
    let animated = UIView.areAnimationsEnabled
    switch segue.kind {
    case "show": source.show(destination, sender: sender)
    case "showDetail", "replace": source.showDetailViewController(destination, sender: sender)
    case "push":
      guard let navigation = source as? UINavigationController ?? source.navigationController else {
        fatalError(
          "Push segues can only be used when the source controller is managed by an instance of UINavigationController."
        )
      }
      navigation.pushViewController(destination, animated: animated)
    case "embed":
      guard let container else { return }
      source.addChild(destination)
      if let view = destination.view {
        view.frame = container.bounds
        view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        view.translatesAutoresizingMaskIntoConstraints = true
        container.addSubview(view)
      }
      destination.didMove(toParent: source)
    default:
      if let popover = destination.popoverPresentationController, popover.sourceView == nil,
        popover.barButtonItem == nil, let view = sender as? UIView
      {
        popover.sourceView = view
        popover.sourceRect = view.bounds
      }
      source.present(destination, animated: animated)
    }
  }

  // MARK: - The way back

  private func unwind(_ segue: NibSegue, from source: UIViewController, sender: Any?) {
    guard let name = segue.unwindAction else { return }
    let action = Selector(name)
    let way = UIStoryboardUnwindSegueSource(source: source, unwindAction: action, sender: sender)
    // Nobody to go back to is nothing wrong.
    guard let destination = source.unwindDestination(way) else { return }
    let made = newSegue(segue, from: source, to: destination)
    if !isCustom(segue) {
      made.performHandler = { [weak made] in
        guard let made else { return }
        made.destination.unwind(made, from: made.source, animated: segue.isAnimated)
      }
    }
    source.prepare(for: made, sender: sender)
    if action.isImplemented(by: destination) { action.perform(on: destination, with: [made]) }
    made.perform()
  }
}
