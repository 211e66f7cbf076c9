// SPDX-FileCopyrightText: 2026 The Tessera Authors
// SPDX-License-Identifier: MIT

/// A panel that finds text in a view, above the keyboard.
@preconcurrency @MainActor open class UIFindInteraction: NSObject, UIInteraction {
  open private(set) weak var view: UIView?
  open private(set) weak var delegate: (any UIFindInteractionDelegate)?
  /// What is searched while the panel is open.
  open private(set) var activeFindSession: UIFindSession?
  private var bar: FindBar?

  /// Creates an interaction whose delegate says what is searched.
  public init(sessionDelegate: any UIFindInteractionDelegate) {
    delegate = sessionDelegate
    super.init()
  }

  open func willMove(to view: UIView?) {
    if view == nil { dismissFindNavigator() }
  }

  open func didMove(to view: UIView?) { self.view = view }

  open var isFindNavigatorVisible: Bool { bar != nil }

  /// What is looked for.
  open var searchText: String? {
    didSet {
      bar?.showText()
      if searchText != oldValue { search() }
    }
  }

  /// What is put in its place.
  open var replacementText: String? {
    didSet { bar?.showText() }
  }

  /// Makes the menu of the magnifying glass; there is none here.
  @available(*, unavailable, message: "Tessera's panel to find text has no menu.")
  open var optionsMenuProvider: (([UIMenuElement]) -> UIMenu?)? {
    get { nil }
    set { _ = newValue }
  }

  /// Opens the panel, with what replaces where the session can.
  open func presentFindNavigator(showingReplace: Bool) {
    guard let view, let window = view.window else { return }
    if activeFindSession == nil {
      guard let session = delegate?.findInteraction(self, sessionFor: view) else { return }
      activeFindSession = session
      delegate?.findInteraction(self, didBegin: session)
    }
    let replaces = showingReplace && activeFindSession?.supportsReplacement == true
    if bar?.replaces != replaces {
      bar?.close()
      bar = FindBar(self, in: window, replaces: replaces)
    }
    bar?.begin()
    search()
  }

  open func dismissFindNavigator() {
    bar?.close()
    bar = nil
    guard let session = activeFindSession else { return }
    activeFindSession = nil
    (session as? TextViewFindSession)?.end()
    delegate?.findInteraction(self, didEnd: session)
  }

  open func findNext() { move(.forward) }
  open func findPrevious() { move(.backward) }

  /// Has the panel say anew how often it was found.
  open func updateResultCount() { bar?.showCount() }

  private func move(_ direction: UITextStorageDirection) {
    if activeFindSession == nil { presentFindNavigator(showingReplace: false) }
    activeFindSession?.highlightNextResult(in: direction)
    updateResultCount()
  }

  private func search() {
    guard let session = activeFindSession else { return }
    session.performSearch(query: searchText ?? "", options: UITextSearchOptions())
    updateResultCount()
  }

  func replaceOne() {
    activeFindSession?.performSingleReplacement(
      query: searchText ?? "", replacementString: replacementText ?? "", options: UITextSearchOptions())
    updateResultCount()
  }

  func replaceAll() {
    activeFindSession?.replaceAll(
      searchQuery: searchText ?? "", replacementString: replacementText ?? "", options: UITextSearchOptions())
    updateResultCount()
  }
}

/// Says what a panel to find text searches, and is told when it opens and closes.
@preconcurrency @MainActor public protocol UIFindInteractionDelegate: NSObjectProtocol {
  func findInteraction(_ interaction: UIFindInteraction, sessionFor view: UIView) -> UIFindSession?
  func findInteraction(_ interaction: UIFindInteraction, didBegin session: UIFindSession)
  func findInteraction(_ interaction: UIFindInteraction, didEnd session: UIFindSession)
}

extension UIFindInteractionDelegate {
  public func findInteraction(_ interaction: UIFindInteraction, didBegin session: UIFindSession) {}
  public func findInteraction(_ interaction: UIFindInteraction, didEnd session: UIFindSession) {}
}

/// What a text view's own interaction searches.
final class TextViewFinding: NSObject, UIFindInteractionDelegate {
  private weak var textView: UITextView?

  init(_ textView: UITextView) {
    self.textView = textView
    super.init()
  }

  func findInteraction(_ interaction: UIFindInteraction, sessionFor view: UIView) -> UIFindSession? {
    textView.map { TextViewFindSession($0) }
  }

  func findInteraction(_ interaction: UIFindInteraction, didEnd session: UIFindSession) { textView?.setNeedsLayout() }
}
