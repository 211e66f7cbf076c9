// SPDX-FileCopyrightText: 2026 The Tessera Authors
// SPDX-License-Identifier: MIT

/// Stands in a menu for elements that are asked for when the menu is shown; until they come, something turns in their
/// place.
@preconcurrency @MainActor open class UIDeferredMenuElement: UIMenuElement {
  private let provider: (@escaping ([UIMenuElement]) -> Void) -> Void
  private var keepsElements = true
  private var isLoading = false
  private var waiting: [() -> Void] = []
  /// What the app gave last.
  private(set) var elements: [UIMenuElement]?

  /// Creates a place for elements that are asked for once, when a menu with it is first shown. The provider calls back on
  /// the main thread, at once or later.
  public required init(_ elementProvider: @escaping (@escaping ([UIMenuElement]) -> Void) -> Void) {
    provider = elementProvider
    super.init(title: "", image: nil)
  }

  /// A place for elements that are asked for whenever a menu with it is shown.
  open class func uncached(
    _ elementProvider: @escaping (@escaping ([UIMenuElement]) -> Void) -> Void
  ) -> Self {
    let element = Self(elementProvider)
    element.keepsElements = false
    return element
  }

  /// A menu with the element is about to be shown.
  func menuWillShow() { if !keepsElements, !isLoading { elements = nil } }

  /// Asks for the elements, and calls back when they are there; at once, where they are.
  func load(_ then: @escaping () -> Void) {
    guard elements == nil else { return then() }
    waiting.append(then)
    guard !isLoading else { return }
    isLoading = true
    provider { [weak self] elements in self?.take(elements) }
  }

  /// What comes twice is not taken twice.
  private func take(_ new: [UIMenuElement]) {
    guard isLoading else { return }
    isLoading = false
    elements = new
    let calls = waiting
    waiting = []
    for call in calls { call() }
  }
}
