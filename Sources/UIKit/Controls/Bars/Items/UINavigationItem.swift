// SPDX-FileCopyrightText: 2026 The Tessera Authors
// SPDX-License-Identifier: MIT

/// What a navigation bar shows for one screen: title, buttons, and how large.
@preconcurrency @MainActor open class UINavigationItem: NSObject {
  /// When a title is large.
  public enum LargeTitleDisplayMode: Int, Sendable {
    /// As for the item before; always for the first, where the bar prefers large titles.
    case automatic = 0
    case always = 1
    case never = 2
    /// In large letters among the buttons, at the leading side.
    case inline = 3
  }

  /// What the bar is for, by which its parts stand.
  public enum ItemStyle: Int, Sendable {
    /// Going from screen to screen: the title is in the middle.
    case navigator = 0
    /// Going about in what somebody else wrote: the title is at the leading side.
    case browser = 1
    /// Changing a document: the title is at the leading side.
    case editor = 2
  }

  /// How a back button to this item looks.
  public enum BackButtonDisplayMode: Int, Sendable {
    case `default` = 0
    case generic = 1
    case minimal = 2
  }

  /// What of an item changed.
  enum Change {
    /// A title; the views stay.
    case title
    /// The line above the title, and with it the bar's height.
    case prompt
    /// Something within an item that may need other room.
    case places
    /// Which items there are, or on which platters.
    case items
    /// Whether the title is large.
    case largeTitle
    /// The search bar, or where it stands.
    case search
    /// Colours and backgrounds.
    case appearance
  }

  /// The bar that shows the item, or will when those above it are gone.
  weak var bar: UINavigationBar?

  /// Creates an item with a title.
  public init(title: String) {
    self.title = title
    super.init()
  }

  public override init() {
    super.init()
  }

  public required init?(coder: NSCoder) {
    super.init()
    finishDecoding(coder, as: UINavigationItem.self)
  }

  /// Told when the nib that the object comes from is all there, connections and all. Overriders call `super`.
  open func awakeFromNib() {}

  func itemDidChange(_ change: Change) { bar?.itemDidChange(self, change) }

  // MARK: - Title

  /// Defaults to the controller's title.
  open var title: String? {
    didSet { if title != oldValue { itemDidChange(.title) } }
  }

  /// The title with attributes of its own, in place of `title`. Defaults to `nil`.
  open var attributedTitle: AttributedString? {
    didSet { if attributedTitle != oldValue { itemDidChange(.title) } }
  }

  /// The large title, where it is not `title`. Defaults to `nil`.
  open var largeTitle: String? {
    didSet { if largeTitle != oldValue { itemDidChange(.title) } }
  }

  /// A line below the title. Defaults to `nil`.
  open var subtitle: String? {
    didSet { if subtitle != oldValue { subtitleDidChange() } }
  }

  /// The same with attributes of its own, in place of `subtitle`.
  open var attributedSubtitle: AttributedString? {
    didSet { if attributedSubtitle != oldValue { subtitleDidChange() } }
  }

  /// A line below the large title, where it is not `subtitle`. Defaults to `nil`.
  open var largeSubtitle: String? {
    didSet { if largeSubtitle != oldValue { subtitleDidChange() } }
  }

  /// The same with attributes of its own, in place of `largeSubtitle`.
  open var largeAttributedSubtitle: AttributedString? {
    didSet { if largeAttributedSubtitle != oldValue { subtitleDidChange() } }
  }

  /// Shown in place of the line below the title. Defaults to `nil`.
  open var subtitleView: UIView? {
    didSet { if subtitleView !== oldValue { itemDidChange(.items) } }
  }

  /// Shown in place of the line below the large title. Defaults to `nil`.
  open var largeSubtitleView: UIView? {
    didSet {
      guard largeSubtitleView !== oldValue else { return }
      itemDidChange(.items)
      itemDidChange(.largeTitle)
    }
  }

  private func subtitleDidChange() {
    itemDidChange(.title)
    itemDidChange(.largeTitle)
  }

  /// Whether a large title has something below it.
  var hasLargeSubtitle: Bool {
    largeSubtitleView != nil || BarTexts.largeSubtitle(of: self)?.isEmpty == false
  }

  /// How the bar's parts stand. Defaults to `navigator`.
  open var style: ItemStyle = .navigator {
    didSet { if style != oldValue { itemDidChange(.items) } }
  }

  /// Gives the title a menu, to which it has a chevron. It is told what the system would have in it. Defaults to `nil`.
  open var titleMenuProvider: (([UIMenuElement]) -> UIMenu?)? {
    didSet { itemDidChange(.items) }
  }

  /// Lets people rename the title, from the title's menu. Defaults to `nil`.
  open weak var renameDelegate: (any UINavigationItemRenameDelegate)? {
    didSet { if renameDelegate !== oldValue { itemDidChange(.items) } }
  }

  /// What the title stands for; the title's menu begins with it.
  var titleMenuHeading: (any TitleMenuHeading)? {
    didSet { if titleMenuHeading !== oldValue { itemDidChange(.items) } }
  }

  /// Names what people have made of the bar; here nobody can change bars. Defaults to `nil`.
  open var customizationIdentifier: String?

  /// A line above the title and the buttons, for which the bar is 30 points higher. Defaults to `nil`.
  open var prompt: String? {
    didSet { if prompt != oldValue { itemDidChange(.prompt) } }
  }

  /// What the prompt adds to a bar's height, points.
  var promptHeight: CGFloat { prompt == nil ? 0 : BarMetrics.prompt }

  /// Shown in place of the inline title. Defaults to `nil`.
  open var titleView: UIView? {
    didSet {
      guard titleView !== oldValue else { return }
      titleViewSize = TitleViewSize()
      itemDidChange(.items)
    }
  }
  var titleViewSize = TitleViewSize()

  /// Defaults to `automatic`.
  open var largeTitleDisplayMode: LargeTitleDisplayMode = .automatic {
    didSet { if largeTitleDisplayMode != oldValue { itemDidChange(.largeTitle) } }
  }

  // MARK: - Search

  /// Where a search bar stands.
  public enum SearchBarPlacement: Int, Sendable {
    /// As there is room: `inline` where width is regular, else `stacked`.
    case automatic = 0
    /// Among the buttons, at the trailing side.
    case inline = 1
    /// Below the title, in a band of its own.
    case stacked = 2
    /// Among the buttons.
    case integrated = 3
    /// Among the buttons, in the middle.
    case integratedCentered = 4
    /// Among the buttons, as one of them until somebody searches.
    case integratedButton = 5
  }

  /// What is searched with, a search controller.
  var search: (any BarSearch)? {
    didSet { if search !== oldValue { itemDidChange(.search) } }
  }

  /// Whether the search bar goes when content is scrolled, and comes when it is pulled down. Defaults to `true`.
  open var hidesSearchBarWhenScrolling = true {
    didSet { if hidesSearchBarWhenScrolling != oldValue { itemDidChange(.search) } }
  }

  /// Where the search bar is to stand, if there is room. Defaults to `automatic`.
  open var preferredSearchBarPlacement: SearchBarPlacement = .automatic {
    didSet { if preferredSearchBarPlacement != oldValue { itemDidChange(.search) } }
  }

  /// Where the search bar stands, or will: `inline` or `stacked`.
  open var searchBarPlacement: SearchBarPlacement {
    switch preferredSearchBarPlacement {
    case .stacked: .stacked
    case .automatic, .inline, .integrated, .integratedCentered, .integratedButton:
      bar?.hasRoomForInlineSearch == true ? .inline : .stacked
    }
  }

  /// Where the search bar stands in a toolbar. Search bars stay in the navigation bar here, so it is always hidden.
  open private(set) lazy var searchBarPlacementBarButtonItem: UIBarButtonItem = {
    let item = UIBarButtonItem()
    item.isHidden = true
    return item
  }()

  /// Whether the search bar may stand in a toolbar. Defaults to `true`; it stays in the navigation bar here.
  open var searchBarPlacementAllowsToolbarIntegration = true
  /// Whether the search bar may stand outside of the bars of its controller. Defaults to `false`; it stays where it is here.
  open var searchBarPlacementAllowsExternalIntegration = false

  // MARK: - Back

  /// Stands for this item in the back button of the next one: its title, picture and tint. Defaults to `nil`.
  open var backBarButtonItem: UIBarButtonItem? {
    didSet { if backBarButtonItem !== oldValue { backDidChange() } }
  }

  /// The title of the back button to this item. Defaults to `nil`: the button is a chevron, and is read as `title`.
  open var backButtonTitle: String? {
    didSet { if backButtonTitle != oldValue { backDidChange() } }
  }

  /// Defaults to `default`, which shows a title that was set for the button.
  open var backButtonDisplayMode: BackButtonDisplayMode = .default {
    didSet { if backButtonDisplayMode != oldValue { backDidChange() } }
  }

  /// Runs when the back button is tapped, in place of going back. Where there is nowhere to go back to, there is a back
  /// button all the same, with the action's picture or title. Defaults to `nil`.
  open var backAction: UIAction? {
    didSet { if backAction !== oldValue { itemDidChange(.items) } }
  }

  /// Whether there is no back button although there is somewhere to go back to. Defaults to `false`.
  open var hidesBackButton = false {
    didSet { if hidesBackButton != oldValue { itemDidChange(.items) } }
  }

  open func setHidesBackButton(_ hidesBackButton: Bool, animated: Bool) {
    changing(animated) { self.hidesBackButton = hidesBackButton }
  }

  /// Whether the leading items stand beside the back button and not in its place. Defaults to `false`.
  open var leftItemsSupplementBackButton = false {
    didSet { if leftItemsSupplementBackButton != oldValue { itemDidChange(.items) } }
  }

  private func backDidChange() { bar?.backItemDidChange(self) }

  // MARK: - Buttons

  /// On the leading side, from the edge inwards. Defaults to `nil`.
  open var leftBarButtonItems: [UIBarButtonItem]? {
    didSet { itemsDidChange(from: oldValue, to: leftBarButtonItems) }
  }

  /// On the trailing side, from the edge inwards. Defaults to `nil`.
  open var rightBarButtonItems: [UIBarButtonItem]? {
    didSet { itemsDidChange(from: oldValue, to: rightBarButtonItems) }
  }

  /// The first of `leftBarButtonItems`; setting it replaces them all.
  open var leftBarButtonItem: UIBarButtonItem? {
    get { leftBarButtonItems?.first }
    set { leftBarButtonItems = newValue.map { [$0] } }
  }

  /// The first of `rightBarButtonItems`, at the edge; setting it replaces them all.
  open var rightBarButtonItem: UIBarButtonItem? {
    get { rightBarButtonItems?.first }
    set { rightBarButtonItems = newValue.map { [$0] } }
  }

  open func setLeftBarButtonItems(_ items: [UIBarButtonItem]?, animated: Bool) {
    changing(animated) { self.leftBarButtonItems = items }
  }

  open func setRightBarButtonItems(_ items: [UIBarButtonItem]?, animated: Bool) {
    changing(animated) { self.rightBarButtonItems = items }
  }

  open func setLeftBarButton(_ item: UIBarButtonItem?, animated: Bool) {
    changing(animated) { self.leftBarButtonItem = item }
  }

  open func setRightBarButton(_ item: UIBarButtonItem?, animated: Bool) {
    changing(animated) { self.rightBarButtonItem = item }
  }

  // MARK: - Groups

  /// On the leading side, beside what `leftBarButtonItems` has. Defaults to none.
  open var leadingItemGroups: [UIBarButtonItemGroup] = [] {
    didSet { groupsDidChange(from: oldValue) }
  }

  /// On the trailing side, from leading to trailing, beside what `rightBarButtonItems` has. Defaults to none.
  open var trailingItemGroups: [UIBarButtonItemGroup] = [] {
    didSet { groupsDidChange(from: oldValue) }
  }

  /// At the trailing edge. Defaults to `nil`.
  open var pinnedTrailingGroup: UIBarButtonItemGroup? {
    didSet { groupsDidChange(from: [oldValue].compactMap { $0 }) }
  }

  /// In the middle, from leading to trailing, where width is regular; elsewhere in the menu of what has no room. Defaults
  /// to none.
  open var centerItemGroups: [UIBarButtonItemGroup] = [] {
    didSet { groupsDidChange(from: oldValue) }
  }

  /// More for the menu of what has no room, which there is then in any case. Defaults to `nil`.
  open var additionalOverflowItems: UIDeferredMenuElement? {
    didSet { if additionalOverflowItems !== oldValue { itemDidChange(.items) } }
  }

  /// What a popover for something in the menu of what has no room points at; `nil` where there is no such menu.
  open var overflowPresentationSource: (any UIPopoverPresentationControllerSourceItem)? { overflowItem }

  /// The button of that menu, while a bar shows it.
  weak var overflowItem: UIBarButtonItem?

  /// Shows and hides columns beside the bar's; before all else on the leading side.
  var columnsItem: UIBarButtonItem? {
    didSet { if columnsItem !== oldValue { itemDidChange(.items) } }
  }

  /// The groups on the trailing side, from leading to trailing.
  var allTrailingGroups: [UIBarButtonItemGroup] { trailingItemGroups + [pinnedTrailingGroup].compactMap { $0 } }

  private var allGroups: [UIBarButtonItemGroup] { leadingItemGroups + centerItemGroups + allTrailingGroups }

  private func groupsDidChange(from old: [UIBarButtonItemGroup]) {
    for group in old where group.owner === self { group.owner = nil }
    for group in allGroups { group.owner = self }
    groupsDidChange()
  }

  func groupsDidChange() {
    for item in allGroups.flatMap(\.barButtonItems) { item.owner = self }
    itemDidChange(.items)
  }

  private func itemsDidChange(from old: [UIBarButtonItem]?, to new: [UIBarButtonItem]?) {
    for item in old ?? [] where item.owner === self { item.owner = nil }
    for item in (leftBarButtonItems ?? []) + (rightBarButtonItems ?? []) { item.owner = self }
    let isSame = (old?.count ?? 0) == (new?.count ?? 0) && zip(old ?? [], new ?? []).allSatisfy { $0 === $1 }
    if !isSame { itemDidChange(.items) }
  }

  /// Makes a change; animated, the bar fades from its old look to the new one.
  private func changing(_ animated: Bool, _ change: () -> Void) {
    change()
    if animated { bar?.fadeToNewItems(of: self) }
  }

  // MARK: - Appearance

  /// How the bar looks over content that has scrolled under it; `nil`, the default, leaves it to the bar.
  open var standardAppearance: UINavigationBarAppearance? {
    didSet { itemDidChange(.appearance) }
  }

  /// The same where height is compact.
  open var compactAppearance: UINavigationBarAppearance? {
    didSet { itemDidChange(.appearance) }
  }

  /// How the bar looks while content rests below it.
  open var scrollEdgeAppearance: UINavigationBarAppearance? {
    didSet { itemDidChange(.appearance) }
  }

  /// The same where height is compact.
  open var compactScrollEdgeAppearance: UINavigationBarAppearance? {
    didSet { itemDidChange(.appearance) }
  }

  // MARK: - Accessibility

  // Every object's, here as members of the class: an app's protocol that has them too, with a default, is met by these.
  open var accessibilityLabel: String? {
    get { keptAccessibility?.current.label }
    set { changeAccessibility { $0.state.label = newValue } }
  }
  open var accessibilityHint: String? {
    get { keptAccessibility?.current.hint }
    set { changeAccessibility { $0.state.hint = newValue } }
  }
  open var accessibilityValue: String? {
    get { keptAccessibility?.current.value }
    set { changeAccessibility { $0.state.value = newValue } }
  }
}
