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
  /// Set for a page that stands for a whole column.
  let place: ColumnPage?

  /// Creates a page and its views.
  ///
  /// - Parameter place: Makes the place of a page that stands for a whole column.
  init<Content: View>(
    _ kind: Kind, _ content: Content, below element: ViewElement, _ context: NavigationContext,
    place: ((PageController) -> ColumnPage)? = nil
  ) {
    self.kind = kind
    let parent = element.host
    host = ViewHost(family: (parent ?? ViewHost()).family, parent: parent)
    controller = PageController(host)
    self.place = place?(controller)
    host.columnPage = self.place
    let target = DismissTarget { [weak controller] in controller?.goBack() }
    let isColumn = place != nil
    let isRoot = if case .request(let owner) = kind { owner == ObjectIdentifier(element) } else { false }
    host.overrides = [
      {
        $0.navigation = context
        if !isRoot, !isColumn { $0.dismiss = DismissAction(target: target) }
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

  /// Has the page show the search field that is asked for around an element.
  func showSearchAround(_ element: ViewElement) {
    controller.outerSearch = { [weak element] in element?.searchAround }
    element.root.preferenceVersion += 1
  }

  var value: AnyHashable? {
    if case .value(let value) = kind { value } else { nil }
  }

  func isFor(_ owner: ObjectIdentifier) -> Bool {
    if case .request(let mine) = kind { mine == owner } else { false }
  }
}

/// The element of a stack of pages: a child for each page.
///
/// A stack at the top of a column of a split view has no controller of its own: its first page is the column's, and the
/// others are pushed on the column's controller.
final class NavigationStackElement<V: NavigationStackView>: TypedElement<V> {
  /// The first page, of a stack with a controller of its own.
  private var first: NavigationPage?
  /// The first page's view, of a stack in a column.
  private var inColumn: TypedElement<V.Root>?
  private let column: ColumnPage?
  private let controller: StackController
  private var stack: PageStack!
  private var box: ScreenBox?

  override init(_ value: V, _ inputs: _ViewInputs) {
    column = inputs.host?.columnPage
    controller = column?.column?.navigation ?? StackController()
    super.init(value, inputs)
    if let column {
      stack = PageStack(self, on: controller) { [weak column, weak self] in
        // Another stack may have taken the place.
        column?.stack === self?.stack ? column?.base : nil
      }
      stack.outerContent = { [weak column] in column?.column?.content(for: $0) }
      column.take(stack)
      var inputs = _ViewInputs(below: self)
      inputs.environment = columnEnvironment
      inColumn = V.Root.makeElement(value.root, inputs)
      stack.take(value.path)
    } else {
      var root: [UIViewController] = []
      stack = PageStack(self, on: controller) { root }
      let page = NavigationPage(.request(ObjectIdentifier(self)), value.root, below: self, stack.context)
      first = page
      page.showSearchAround(self)
      root = [page.controller]
      box = ScreenBox(self, controller: controller)
      stack.take(value.path)
      stack.showAtOnce()
      controller.pagesDidChange = { [weak self] in self?.stack.pagesDidChange() }
    }
  }

  override func update(_ new: V) {
    super.update(new)
    first?.update(new.root)
    inColumn?.update(new.root)
    stack.take(new.path)
  }

  // MARK: - In a column

  private var columnEnvironment: EnvironmentChain {
    var values = EnvironmentValues(environment)
    values.navigation = stack.context
    return values.chain
  }

  override func environmentDidChange(readsDiffer: Bool) {
    guard let inColumn else { return super.environmentDidChange(readsDiffer: readsDiffer) }
    host?.invalidateDrawing()
    inColumn.setEnvironment(columnEnvironment)
    for root in stack.roots { root.setEnvironment(environment) }
  }

  // MARK: - Element

  override func forEachChild(_ body: (ViewGraphElement) -> Void) {
    if let first { body(first.root) }
    if let inColumn { body(inColumn) }
    stack.roots.forEach(body)
  }

  /// What pages show stands in views of their own.
  override func childItemsDidChange() { if inColumn != nil { invalidateItems() } }

  override func makeItems() -> [Item] { box.map { [Item(box: $0)] } ?? inColumn?.items ?? [] }

  override func willRemove() {
    first?.host.setShown(false)
    stack.end()
    box?.detach()
    column?.stackDidEnd(stack)
  }

  override func collect<Key: PreferenceKey>(_ key: Key.Type, into value: inout PreferenceValue<Key>) {
    if key == PreferredColorSchemeKey.self || key == StatusBarKey.self || key == SystemWishesKey.self {
      (stack.pages.last?.root ?? first?.root ?? inColumn)?.collect(key, into: &value)
    } else if key == PageKey.self {
      inColumn?.collect(key, into: &value)
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
