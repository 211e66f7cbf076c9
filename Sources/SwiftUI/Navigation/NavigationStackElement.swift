// SPDX-FileCopyrightText: 2026 The Tessera Authors
// SPDX-License-Identifier: MIT

internal import ViewGraph

/// One page of a stack.
@MainActor final class NavigationPage {
  /// What the page stands for.
  enum Kind {
    case value(AnyHashable)
    case request(ObjectIdentifier)
  }

  let kind: Kind
  let host: ViewHost
  let controller: PageController
  private(set) var root: ViewElement!

  init<Content: View>(_ kind: Kind, _ content: Content, below element: ViewElement, _ context: NavigationContext) {
    self.kind = kind
    let parent = element.host
    host = ViewHost(family: (parent ?? ViewHost()).family, parent: parent)
    controller = PageController(host)
    let target = DismissTarget { [weak controller] in controller?.goBack() }
    let isRoot = if case .request(let owner) = kind { owner == ObjectIdentifier(element) } else { false }
    host.overrides = [
      {
        $0.navigation = context
        if !isRoot { $0.dismiss = DismissAction(target: target) }
      }
    ]
    root = host.makeElement(EditModeScope(content), below: element)
    controller.observe()
  }

  func update<Content: View>(_ content: Content) {
    (root as? RootElement<EditModeScope<Content>>)?.update(EditModeScope(content))
  }

  func remove() {
    host.setShown(false)
    root.remove()
    host.end()
  }

  var value: AnyHashable? {
    if case .value(let value) = kind { value } else { nil }
  }

  func isFor(_ owner: ObjectIdentifier) -> Bool {
    if case .request(let mine) = kind { mine == owner } else { false }
  }
}

/// The element of a stack of pages: a child for each page.
final class NavigationStackElement<V: NavigationStackView>: TypedElement<V>, NavigationPages {
  private let context = NavigationContext()
  private let controller = StackController()
  private var box: ScreenBox!
  /// The first page, and those over it.
  private var pages: [NavigationPage] = []
  /// Pages that are still seen, and no longer in the stack.
  private var leaving: [NavigationPage] = []
  /// The values of the path that the pages stand for.
  private var values: [AnyHashable] = []
  private var needsSync = false

  override init(_ value: V, _ inputs: _ViewInputs) {
    super.init(value, inputs)
    context.stack = self
    pages = [NavigationPage(.request(ObjectIdentifier(self)), value.root, below: self, context)]
    box = ScreenBox(self, controller: controller)
    if let path = value.path { follow(path.values) }
    controller.setViewControllers(pages.map(\.controller), animated: false)
    needsSync = false
    controller.pagesDidChange = { [weak self] in self?.peopleDidChangePages() }
  }

  override func update(_ new: V) {
    super.update(new)
    pages.first?.update(new.root)
    if let path = new.path, path.values != values { follow(path.values) }
  }

  /// Brings the pages in line with a path.
  private func follow(_ new: [AnyHashable]) {
    let same = zip(values, new).prefix { $0 == $1 }.count
    var kept: [NavigationPage] = []
    var count = 0
    for page in pages {
      if page.value != nil {
        count += 1
        guard count <= same else { break }
      } else if count == same, !kept.isEmpty, new.count != values.count || same != values.count {
        // What a link pushed goes with what it stands on.
        break
      }
      kept.append(page)
    }
    leaving += pages.dropFirst(kept.count)
    pages = kept
    values = new
    for value in new.dropFirst(same) { pages.append(page(for: value)) }
    setNeedsSync()
  }

  private func page(for value: AnyHashable) -> NavigationPage {
    NavigationPage(
      .value(value), context.content(for: value) ?? AnyView(MissingDestination()), below: self, context)
  }

  // MARK: - What views ask for

  func push(_ value: AnyHashable) {
    let new = values + [value]
    if let path = self.value.path {
      path.write(new)
    } else {
      root.write(transaction: Transaction.current) { [weak self] in self?.follow(new) }
    }
  }

  func destinationDidChange(_ type: any Any.Type) {
    for page in pages {
      guard let value = page.value, Swift.type(of: value.base) == type, let content = context.content(for: value)
      else { continue }
      page.update(content)
    }
  }

  func requestsDidChange(_ request: NavigationContext.Request) {
    if let index = pages.dropFirst().firstIndex(where: { $0.isFor(request.owner) }) {
      if request.isPresented { return pages[index].update(request.content()) }
      leaving += pages[index...]
      let gone = pages[index...].compactMap(\.value).count
      pages.removeSubrange(index...)
      if gone > 0 { dropValues(gone) }
      setNeedsSync()
    } else if request.isPresented {
      pages.append(NavigationPage(.request(request.owner), request.content(), below: self, context))
      setNeedsSync()
    }
  }

  private func dropValues(_ count: Int) {
    values.removeLast(min(count, values.count))
    guard let path = value.path else { return }
    let new = values
    root.callBack(.change) { path.write(new) }
  }

  // MARK: - UIKit

  private func setNeedsSync() {
    guard !needsSync else { return }
    needsSync = true
    // Pages change when bodies have run, so that those that come are laid out as a whole.
    root.callBack(.preferences) { [weak self] in self?.sync() }
  }

  private func sync() {
    guard needsSync else { return }
    needsSync = false
    let isSeen = controller.viewIfLoaded?.window != nil
    controller.setViewControllers(pages.map(\.controller), animated: isSeen && UIView.areAnimationsEnabled)
    if !isSeen || controller.transitionCoordinator == nil { clearLeaving() }
  }

  private func clearLeaving() {
    for page in leaving where !controller.viewControllers.contains(where: { $0 === page.controller }) { page.remove() }
    leaving.removeAll { $0.root.isRemoved }
  }

  /// People went back, or a transition ended.
  private func peopleDidChangePages() {
    clearLeaving()
    guard !needsSync else { return }
    let shown = controller.viewControllers
    let gone = pages.filter { page in !shown.contains { $0 === page.controller } }
    guard !gone.isEmpty else { return }
    pages.removeAll { page in gone.contains { $0 === page } }
    let left = pages.compactMap(\.value)
    let requests = context.requests.filter { request in gone.contains { $0.isFor(request.owner) } }
    if left.count != values.count {
      values = left
      value.path?.write(left)
    }
    requests.forEach { $0.dismiss() }
    gone.forEach { $0.remove() }
  }

  // MARK: - Element

  override func forEachChild(_ body: (ViewGraphElement) -> Void) {
    for page in pages { body(page.root) }
    for page in leaving where !page.root.isRemoved { body(page.root) }
  }

  /// What pages show stands in views of their own.
  override func childItemsDidChange() {}

  override func makeItems() -> [Item] { [Item(box: box)] }

  override func willRemove() {
    for page in pages + leaving { page.host.setShown(false) }
    box.detach()
  }

  override func collect<Key: PreferenceKey>(_ key: Key.Type, into value: inout PreferenceValue<Key>) {
    guard key != PageKey.self else { return }
    if key == PreferredColorSchemeKey.self || key == StatusBarKey.self {
      (pages.last?.root)?.collect(key, into: &value)
    } else {
      super.collect(key, into: &value)
    }
  }
}

/// What stands for a value that no view has a page for.
struct MissingDestination: View {
  var body: some View { Image(systemName: "exclamationmark.triangle.fill").foregroundStyle(.yellow).font(.largeTitle) }
}

/// The controller of a stack.
final class StackController: UINavigationController, UINavigationControllerDelegate {
  var pagesDidChange: (() -> Void)?

  init() {
    super.init(nibName: nil, bundle: nil)
    delegate = self
    navigationBar.prefersLargeTitles = true
  }

  /// Fails: stacks are not read from archives.
  required init?(coder: NSCoder) { return nil }

  func navigationController(
    _ navigationController: UINavigationController, willShow viewController: UIViewController, animated: Bool
  ) {
    (viewController as? PageController)?.applyBars(animated: animated)
  }

  func navigationController(
    _ navigationController: UINavigationController, didShow viewController: UIViewController, animated: Bool
  ) { pagesDidChange?() }
}
