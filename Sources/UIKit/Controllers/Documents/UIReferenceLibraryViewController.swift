// SPDX-FileCopyrightText: 2026 The Tessera Authors
// SPDX-License-Identifier: MIT

/// Says what a word means. As on a device without dictionaries, it says that it knows of no definition.
@preconcurrency @MainActor open class UIReferenceLibraryViewController: UIViewController {
  private let term: String

  public init(term: String) {
    self.term = term
    super.init(nibName: nil, bundle: nil)
  }

  public required init?(coder: NSCoder) {
    term = ""
    super.init(coder: coder)
  }

  /// `false`.
  open class func dictionaryHasDefinition(forTerm term: String) -> Bool { false }

  open override func viewDidLoad() {
    super.viewDidLoad()
    showAbsence(
      "No Definition Found", because: "There are no dictionaries here that “\(term)” could be looked up in.",
      symbol: "character.book.closed", title: term
    ) { [weak self] in self?.dismiss(animated: true) }
  }
}
