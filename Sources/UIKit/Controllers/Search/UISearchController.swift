// SPDX-FileCopyrightText: 2026 The Tessera Authors
// SPDX-License-Identifier: MIT

/// Searches by a bar: in a navigation bar (`UINavigationItem.searchController`), above the rows of a table, or by itself.
///
/// While it is active its view covers what is searched: dimmed, below the results or the suggestions, or not at all. The
/// class body holds stored state and what apps may override; how a search begins and ends stands in
/// `UISearchController+Presenting.swift`.
@preconcurrency @MainActor open class UISearchController: UIViewController {
  /// When the scopes of the search bar show by themselves.
  public enum ScopeBarActivation: Int, Sendable {
    /// While somebody searches.
    case automatic = 0
    /// Never; the app sets `showsScopeBar`.
    case manual = 1
    /// While there is text.
    case onTextEntry = 2
    /// While somebody searches.
    case onSearchActivation = 3
  }

  private let results: UIViewController?
  private lazy var madeBar = UISearchBar()
  var storedIsActive = false
  /// The controller whose content is searched, while somebody does.
  weak var host: UIViewController?
  /// The place of the search bar while the search runs.
  var barPlace = BarPlace.elsewhere
  /// The navigation controller whose bar went for a search bar that does not stand in it.
  weak var barHiddenIn: UINavigationController?
  /// Where the navigation bar had the search bar when it was last laid out.
  var lastPlacement: UINavigationItem.SearchBarPlacement?
  private(set) lazy var suggestionList = SearchSuggestionList { [weak self] in self?.choose($0) }
  private var storedShowsResults = false

  /// Where a search bar stands while its search runs.
  enum BarPlace {
    case navigationBar
    /// In a view of the app's, such as the header of a table.
    case elsewhere
    /// Above the results: the bar was nowhere before.
    case overlay
  }

  /// Creates a search.
  ///
  /// - Parameter searchResultsController: Shows what was found, above what is searched; `nil` where the controller that is
  ///   searched shows it itself.
  public init(searchResultsController: UIViewController?) {
    results = searchResultsController
    super.init(nibName: nil, bundle: nil)
  }

  public override init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
    results = nil
    super.init(nibName: nibNameOrNil, bundle: nibBundleOrNil)
  }

  public required init?(coder: NSCoder) {
    results = nil
    super.init(coder: coder)
    finishDecoding(coder, as: UISearchController.self)
  }

  open override func loadView() {
    let overlay = SearchOverlay(frame: owningApplication.screen.bounds)
    overlay.search = self
    view = overlay
  }

  // MARK: - Searching

  /// Told of what is searched for.
  open weak var searchResultsUpdater: (any UISearchResultsUpdating)?

  /// Told when the search comes and goes.
  open weak var delegate: (any UISearchControllerDelegate)?

  /// Whether somebody searches. Setting it begins or ends that, with an animation; the field is not made first responder.
  open var isActive: Bool {
    get { storedIsActive }
    set { if newValue { beginByItself() } else { end(animated: true) } }
  }

  /// Where text is typed. Subclasses may have a bar of their own here.
  open var searchBar: UISearchBar {
    if madeBar.search == nil { madeBar.search = self }
    return madeBar
  }

  /// Shows what was found.
  open var searchResultsController: UIViewController? { results }

  /// Where the navigation bar has the search bar.
  open var searchBarPlacement: UINavigationItem.SearchBarPlacement {
    navigationItemOfBar?.searchBarPlacement ?? .stacked
  }

  // MARK: - What is seen

  /// Whether what is searched is dimmed, and a touch of it ends the search. Defaults to `true`.
  open var obscuresBackgroundDuringPresentation = true {
    didSet { overlay?.update() }
  }

  /// Whether the navigation bar goes but for the search bar while somebody searches. Defaults to `true`.
  open var hidesNavigationBarDuringPresentation = true {
    didSet { if storedIsActive { barHost?.barDidChangeRoom() } }
  }

  @available(iOS, introduced: 8, deprecated: 12, renamed: "obscuresBackgroundDuringPresentation")
  open var dimsBackgroundDuringPresentation: Bool {
    get { obscuresBackgroundDuringPresentation }
    set { obscuresBackgroundDuringPresentation = newValue }
  }

  /// Whether the button that cancels comes and goes with the search. Defaults to `true`.
  open var automaticallyShowsCancelButton = true

  /// When the scopes show. Defaults to `automatic`.
  open var scopeBarActivation: ScopeBarActivation = .automatic {
    didSet { updateScopes() }
  }

  @available(iOS, introduced: 13, deprecated: 16, message: "Use scopeBarActivation instead")
  open var automaticallyShowsScopeBar: Bool {
    get { scopeBarActivation != .manual }
    set { scopeBarActivation = newValue ? .automatic : .manual }
  }

  /// Whether the results show although nothing was typed, or not although something was. Setting it turns off
  /// `automaticallyShowsSearchResultsController`. Defaults to `false`.
  open var showsSearchResultsController: Bool {
    get { storedIsActive && results != nil && wantsResults }
    set {
      automaticallyShowsSearchResultsController = false
      storedShowsResults = newValue
      overlay?.update()
    }
  }

  /// Whether the results show while there is text. Defaults to `true`.
  open var automaticallyShowsSearchResultsController = true {
    didSet { overlay?.update() }
  }

  private var wantsResults: Bool {
    automaticallyShowsSearchResultsController ? !searchBar.isBlank : storedShowsResults
  }

  // MARK: - Suggestions

  /// What else could be searched for, in a list below the bar while somebody searches. Defaults to `nil`.
  open var searchSuggestions: [any UISearchSuggestion]? {
    didSet {
      suggestionList.suggestions = searchSuggestions ?? []
      overlay?.update()
    }
  }

  /// Whether suggestions show beside buttons only and not below a stacked search bar. Defaults to `false`.
  open var ignoresSearchSuggestionsForSearchBarPlacementStacked = false {
    didSet { overlay?.update() }
  }

  var showsSuggestions: Bool {
    guard storedIsActive, searchSuggestions?.isEmpty == false else { return false }
    return !(ignoresSearchSuggestionsForSearchBarPlacementStacked && searchBarPlacement == .stacked)
  }

  private func choose(_ suggestion: any UISearchSuggestion) {
    searchResultsUpdater?.updateSearchResults(for: self, selecting: suggestion)
  }

  // MARK: - As a controller

  var overlay: SearchOverlay? { viewIfLoaded as? SearchOverlay }

  open override var presentingViewController: UIViewController? {
    storedIsActive ? host : super.presentingViewController
  }

  open override func dismiss(animated flag: Bool, completion: (() -> Void)? = nil) {
    guard storedIsActive, storedPresented == nil else { return super.dismiss(animated: flag, completion: completion) }
    end(animated: flag, completion: completion)
  }

  open override func contentScrollView(for edge: NSDirectionalRectEdge) -> UIScrollView? {
    if showsSuggestions { return suggestionList }
    return showsSearchResultsController ? results?.contentScrollView(for: edge) : nil
  }

  override func childDidLayout(_ child: UIViewController) {
    if let host { barHost?.contentScrollViewDidChange(of: host) }
  }
}
