// SPDX-FileCopyrightText: 2026 The Tessera Authors
// SPDX-License-Identifier: MIT

/// What covers the content that is searched: nothing, a shade, suggestions, or the results.
final class SearchOverlay: UIView {
  weak var search: UISearchController?
  private let shade = UIControl()

  /// How dark the content is; chosen.
  private static let strength: CGFloat = 0.2

  override init(frame: CGRect) {
    super.init(frame: frame)
    shade.backgroundColor = UIColor(white: 0, alpha: Self.strength)
    shade.alpha = 0
    shade.accessibilityIdentifier = "SearchDimmingView"
    shade.addAction(UIAction { [weak self] _ in self?.search?.searchBarDidCancel() }, for: .touchDown)
    addSubview(shade)
  }

  required init?(coder: NSCoder) { fatalError("Search views are not archived") }

  /// Shows what the state of the search asks for.
  func update() {
    guard let search else { return }
    let results = search.searchResultsController
    let showsResults = search.showsSearchResultsController
    shade.alpha = search.isActive && search.obscuresBackgroundDuringPresentation ? 1 : 0
    if let results {
      if showsResults, results.storedParent !== search { add(results, to: search) }
      if results.storedParent === search { results.view.isHidden = !showsResults && search.isActive }
      if showsResults, results.view.superview !== self { addSubview(results.view) }
    }
    let list = search.suggestionList
    if search.showsSuggestions {
      addSubview(list)
    } else {
      list.removeFromSuperview()
    }
    if search.barPlace == .overlay, search.isActive { addSubview(search.searchBar) }
    setNeedsLayout()
    search.host.map { search.barHost?.contentScrollViewDidChange(of: $0) }
  }

  private func add(_ results: UIViewController, to search: UISearchController) {
    search.addChild(results)
    UIView.performWithoutAnimation {
      results.view.frame = bounds
      addSubview(results.view)
    }
    results.didMove(toParent: search)
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    guard let search else { return }
    var room = bounds
    let bar = search.searchBar
    switch search.barPlace {
    case .navigationBar: break
    case .elsewhere:
      // Below the search bar, wherever the app has it.
      let edge = convert(CGPoint(x: 0, y: bar.bounds.maxY), from: bar).y
      room = CGRect(x: 0, y: max(edge, 0), width: bounds.width, height: max(bounds.height - max(edge, 0), 0))
    case .overlay:
      let height = bar.intrinsicContentSize.height
      bar.frame = CGRect(x: 0, y: safeAreaInsets.top, width: bounds.width, height: height)
      let top = safeAreaInsets.top + height
      room = CGRect(x: 0, y: top, width: bounds.width, height: max(bounds.height - top, 0))
    }
    shade.frame = room
    search.suggestionList.frame = room
    if let results = search.searchResultsController?.viewIfLoaded, results.superview === self { results.frame = room }
  }

  /// Touches go on to the content where there is nothing.
  override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
    let found = super.hitTest(point, with: event)
    return found === self ? nil : found
  }
}
