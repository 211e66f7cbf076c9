// SPDX-FileCopyrightText: 2026 The Tessera Authors
// SPDX-License-Identifier: MIT

/// A tab of a tab bar controller, with what makes its controller.
@preconcurrency @MainActor open class UITab: NSObject {
  /// Where people may put a tab. Kept for the app: people cannot arrange tabs here.
  public enum Placement: Int, Sendable {
    case automatic = 0
    case `default` = 1
    case optional = 2
    case movable = 3
    case pinned = 4
    case fixed = 5
    case sidebarOnly = 6
  }

  private let provider: ((UITab) -> UIViewController)?
  private var madeController: UIViewController?

  /// - Parameters:
  ///   - identifier: By which the tab is found; no two tabs of a controller have the same.
  ///   - viewControllerProvider: Makes the tab's controller, once, when a tab bar controller gets the tab.
  public init(
    title: String, image: UIImage?, identifier: String,
    viewControllerProvider: ((UITab) -> UIViewController)? = nil
  ) {
    self.title = title
    self.image = image
    self.identifier = identifier
    provider = viewControllerProvider
    super.init()
  }

  open private(set) var identifier: String

  // MARK: - Looks

  open var title: String {
    didSet { if title != oldValue { looksDidChange() } }
  }

  /// Defaults to `nil`.
  open var image: UIImage? {
    didSet { if image !== oldValue { looksDidChange() } }
  }

  /// Shown in place of `image` while the tab is selected. Defaults to `nil`.
  open var selectedImage: UIImage? {
    didSet { if selectedImage !== oldValue { looksDidChange() } }
  }

  /// A second line for lists of tabs. Defaults to `nil`.
  open var subtitle: String?

  /// Text in a badge; an empty one is a mere dot. Defaults to `nil`: no badge.
  open var badgeValue: String? {
    didSet { if badgeValue != oldValue { looksDidChange() } }
  }

  /// Whether the tab can be selected. Defaults to `true`.
  open var isEnabled = true {
    didSet { if isEnabled != oldValue { looksDidChange() } }
  }

  // MARK: - Place

  /// Whether the tab is left out of the bar. Defaults to `false`.
  open var isHidden = false {
    didSet { if isHidden != oldValue { tabBarController?.showItems(animated: false) } }
  }

  /// Whether people may hide the tab. Defaults to `false`. Kept for the app: people cannot arrange tabs here.
  open var allowsHiding = false
  /// Whether the tab is hidden until people show it. Defaults to `false`.
  open var isHiddenByDefault = false {
    didSet { isHidden = isHiddenByDefault }
  }
  /// Defaults to `automatic`.
  open var preferredPlacement: Placement = .automatic
  /// Something of the app's own.
  open var userInfo: Any?

  // MARK: - Whose it is

  private weak var storedTabBarController: UITabBarController?
  weak var storedParent: UITabGroup?

  /// The controller that the tab is in, itself or with its group.
  open var tabBarController: UITabBarController? { storedTabBarController ?? storedParent?.tabBarController }

  /// The group that the tab is in.
  open var parent: UITabGroup? { storedParent }

  /// The nearest group around the tab that has a navigation controller.
  open var managingTabGroup: UITabGroup? {
    sequence(first: storedParent) { $0?.storedParent }.first { $0 == nil || $0?.managingNavigationController != nil }
      ?? nil
  }

  /// Whether the tab can be seen among those of the bar.
  open var hasVisiblePlacement: Bool { tabBarController != nil && storedParent == nil && !isHidden }

  /// The tab's controller, once a tab bar controller has the tab; `nil` before, and for a tab that has none.
  open var viewController: UIViewController? { madeController }

  /// What the tab bar controller shows for the tab.
  open var managedViewController: UIViewController? { page }

  // MARK: - For tab bar controllers

  var page: UIViewController? { madeController }

  func enter(_ controller: UITabBarController) {
    storedTabBarController = controller
    makeController()
  }

  func makeController() {
    guard madeController == nil, let provider else { return }
    let made = provider(self)
    made.navigation.tab = self
    madeController = made
    looksDidChange()
  }

  func leave() {
    storedTabBarController = nil
  }

  /// The tab itself, or a child, with an identifier.
  func find(_ identifier: String) -> UITab? { identifier == self.identifier ? self : nil }

  /// What counts as selected while the tab is shown.
  var selectedLeaf: UITab { self }

  /// Told that the tab's controller is shown.
  func wasSelected() {}

  /// Titles, pictures and badges go from the tab to the item of its controller, never back.
  func looksDidChange() {
    guard let item = page?.tabBarItem else { return }
    item.title = title
    if let image { item.image = image }
    item.selectedImage = selectedImage
    item.badgeValue = badgeValue
    item.isEnabled = isEnabled
  }
}

/// A tab for searching, at the end of the bar.
@preconcurrency @MainActor open class UISearchTab: UITab {
  /// Creates a tab with the system's title and picture.
  public convenience init(viewControllerProvider: ((UITab) -> UIViewController)? = nil) {
    self.init(
      title: UITabBarItem.SystemItem.search.name, image: UITabBarItem.SystemItem.search.image,
      identifier: "com.apple.UIKit.Search", viewControllerProvider: viewControllerProvider)
  }

  public override init(
    title: String, image: UIImage?, identifier: String,
    viewControllerProvider: ((UITab) -> UIViewController)? = nil
  ) {
    super.init(
      title: title, image: image, identifier: identifier, viewControllerProvider: viewControllerProvider)
  }

  /// Whether a search begins when the tab is selected: that of the controller on top. Defaults to `false`.
  open var automaticallyActivatesSearch = false

  override func wasSelected() {
    super.wasSelected()
    guard automaticallyActivatesSearch else { return }
    let page = viewController
    let top = (page as? UINavigationController)?.topViewController ?? page
    // The page comes onto the screen first.
    top?.owningApplication.afterNextLayout { top?.navigationItem.searchController?.isActive = true }
  }
}
