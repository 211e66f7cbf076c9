// SPDX-FileCopyrightText: 2026 The Tessera Authors
// SPDX-License-Identifier: MIT

/// A tab with tabs of its own. A bar shows it as one tab: its controller, or that of the selected child.
@preconcurrency @MainActor open class UITabGroup: UITab {
  private var storedSelection: UITab?

  public init(
    title: String, image: UIImage?, identifier: String, children: [UITab] = [],
    viewControllerProvider: ((UITab) -> UIViewController)? = nil
  ) {
    self.children = children
    super.init(
      title: title, image: image, identifier: identifier, viewControllerProvider: viewControllerProvider)
    for child in children { child.storedParent = self }
  }

  open var children: [UITab] {
    didSet { childrenDidChange(from: oldValue) }
  }

  /// The child that is selected, or that is when the group is next. Defaults to the default child, else the first.
  open var selectedChild: UITab? {
    get { storedSelection ?? defaultChild }
    set {
      guard newValue !== storedSelection else { return }
      storedSelection = newValue
      tabBarController?.groupDidChange(self)
    }
  }

  /// Which child is selected at first. Defaults to `nil`: the first.
  open var defaultChildIdentifier: String?

  private var defaultChild: UITab? {
    children.first { $0.identifier == defaultChildIdentifier } ?? children.first { !$0.isHidden }
  }

  /// The stack on which the tab bar controller puts the group's controller and that of the selected child. Defaults to `nil`.
  open var managingNavigationController: UINavigationController? {
    didSet {
      managingNavigationController?.navigation.tab = self
      if tabBarController != nil { makeController() }
    }
  }

  /// The order of the children, by identifiers; those that are not named come last. Defaults to none.
  open var displayOrderIdentifiers: [String] = []

  /// The children in the order in which they are shown.
  open var displayOrder: [UITab] {
    let named = displayOrderIdentifiers.compactMap { name in children.first { $0.identifier == name } }
    return named + children.filter { child in !named.contains { $0 === child } }
  }

  /// The tab among the children, or theirs, with an identifier; `nil` where there is none.
  open func tab(forIdentifier identifier: String) -> UITab? {
    children.lazy.compactMap { $0.find(identifier) }.first
  }

  /// Whether people may change the order. Defaults to `false`. Kept for the app: people cannot arrange tabs here.
  open var allowsReordering = false

  private func childrenDidChange(from old: [UITab]) {
    for child in old where child.storedParent === self { child.storedParent = nil }
    for child in children { child.storedParent = self }
    if let storedSelection, !children.contains(where: { $0 === storedSelection }) { self.storedSelection = nil }
    guard tabBarController != nil else { return }
    makeController()
    tabBarController?.groupDidChange(self)
  }

  // MARK: - For tab bar controllers

  override var page: UIViewController? {
    managingNavigationController ?? viewController ?? selectedChild?.page
  }

  override func makeController() {
    super.makeController()
    for child in children { child.makeController() }
    selectedChild?.page?.navigation.tab = selectedChild
    if let managingNavigationController {
      let stack = [viewController, selectedChild?.page].compactMap { $0 }
      if !stack.isEmpty { managingNavigationController.setViewControllers(stack, animated: false) }
    }
    looksDidChange()
  }

  override func find(_ identifier: String) -> UITab? {
    super.find(identifier) ?? children.lazy.compactMap { $0.find(identifier) }.first
  }

  override var selectedLeaf: UITab { selectedChild?.selectedLeaf ?? self }
}
