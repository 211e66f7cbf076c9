// SPDX-FileCopyrightText: 2026 The Tessera Authors
// SPDX-License-Identifier: MIT

// Where there are more controllers than tabs.

extension UITabBarController {
  func makeMore() -> UINavigationController {
    let list = MoreListController()
    list.tabs = self
    list.title = "More"
    let more = MoreNavigationController(rootViewController: list)
    more.tabBarItem = UITabBarItem(tabBarSystemItem: .more, tag: 0)
    addChild(more)
    more.didMove(toParent: self)
    return more
  }

  private var more: MoreNavigationController? { madeMore as? MoreNavigationController }

  /// Shows a controller that has no tab on the stack of More, by itself or with its own stack.
  func showInMore(_ page: UIViewController, animated: Bool = false) {
    _ = moreNavigationController
    more?.show(page, animated: animated)
  }

  /// A controller was chosen in the list, or left.
  func moreDidShow(_ page: UIViewController?) {
    guard let more = madeMore, selection === more || overflow.contains(where: { $0 === selection }) else { return }
    selection = page ?? more
  }

  /// Controllers that More shows are the tab bar controller's again.
  func giveBackFromMore() { more?.takeBack() }
}

/// The stack of More. A navigation controller that it shows lends it its stack meanwhile, since stacks don't stand in stacks.
@MainActor final class MoreNavigationController: UINavigationController {
  /// The controller that is shown, and how much of the stack is its own.
  private var page: UIViewController?

  private var owner: UITabBarController? { storedParent as? UITabBarController }

  func show(_ new: UIViewController, animated: Bool) {
    takeBack()
    page = new
    if let navigation = new as? UINavigationController {
      let lent = navigation.stack
      navigation.setViewControllers([], animated: false)
      setViewControllers(Array(stack.prefix(1)) + lent, animated: animated)
    } else {
      new.barInsets = .zero
      setViewControllers(Array(stack.prefix(1)) + [new], animated: animated)
    }
  }

  /// Back to the list; what was shown goes back where it is from.
  func takeBack() {
    guard let page else { return }
    self.page = nil
    let lent = Array(stack.dropFirst())
    if stack.count > 1 { setViewControllers(Array(stack.prefix(1)), animated: false) }
    giveBack(page, lent)
  }

  private func giveBack(_ page: UIViewController, _ lent: [UIViewController]) {
    if let navigation = page as? UINavigationController {
      if !lent.isEmpty { navigation.setViewControllers(lent, animated: false) }
    } else if let owner, page.storedParent !== owner, owner.pages.contains(where: { $0 === page }) {
      owner.addChild(page)
      page.didMove(toParent: owner)
    }
  }

  override func stackDidChange(_ change: StackChange) {
    super.stackDidChange(change)
    guard let page, stack.count == 1 else { return }
    // People went back to the list: the bottom of what was lent is on its way home.
    self.page = nil
    giveBack(page, change.removed.reversed().filter { $0 !== page })
    owner?.moreDidShow(nil)
  }
}

/// The list of what has no tab.
final class MoreListController: UITableViewController {
  weak var tabs: UITabBarController?

  override func viewDidLoad() {
    super.viewDidLoad()
    tableView.register(UITableViewCell.self, forCellReuseIdentifier: "tab")
  }

  override func viewWillAppear(_ animated: Bool) {
    super.viewWillAppear(animated)
    if !animated { tableView.reloadData() }
  }

  override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
    tabs?.overflow.count ?? 0
  }

  override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    let cell = tableView.dequeueReusableCell(withIdentifier: "tab", for: indexPath)
    guard let item = tabs?.overflow[indexPath.row].tabBarItem else { return cell }
    var content = cell.defaultContentConfiguration()
    content.text = item.shownTitle
    content.image = item.shownImage(isSelected: false, isCompact: false)?.withRenderingMode(.alwaysTemplate)
    cell.contentConfiguration = content
    cell.accessoryType = .disclosureIndicator
    return cell
  }

  override func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
    guard let tabs else { return }
    let page = tabs.overflow[indexPath.row]
    tabs.showInMore(page, animated: true)
    tabs.moreDidShow(page)
  }
}
