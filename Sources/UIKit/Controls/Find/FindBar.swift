// SPDX-FileCopyrightText: 2026 The Tessera Authors
// SPDX-License-Identifier: MIT

/// The panel to find text with: a field, how often it was found, what goes from one to the next, and what closes it. Its
/// measures were chosen.
@MainActor final class FindBar: UIView, UITextFieldDelegate {
  private weak var interaction: UIFindInteraction?
  let replaces: Bool
  let field = UISearchTextField()
  let replacement = UITextField()
  let count = UILabel()
  private(set) lazy var previousButton = symbol("chevron.up", "Previous") { $0.findPrevious() }
  private(set) lazy var nextButton = symbol("chevron.down", "Next") { $0.findNext() }
  private(set) lazy var done = button("Done") { $0.dismissFindNavigator() }
  private(set) lazy var one = button("Replace") { $0.replaceOne() }
  private(set) lazy var all = button("All") { $0.replaceAll() }

  init(_ interaction: UIFindInteraction, in window: UIWindow, replaces: Bool) {
    self.interaction = interaction
    self.replaces = replaces
    super.init(frame: .zero)
    backgroundColor = .secondarySystemBackground
    count.font = .preferredFont(forTextStyle: .subheadline)
    count.textColor = .secondaryLabel
    for field in [field, replacement] {
      field.delegate = self
      field.autocapitalizationType = .none
    }
    field.addAction(UIAction { [weak self] _ in self?.typed() }, for: .editingChanged)
    replacement.addAction(UIAction { [weak self] _ in self?.typedReplacement() }, for: .editingChanged)
    field.placeholder = "Find"
    field.accessibilityLabel = "Find"
    replacement.placeholder = "Replace"
    replacement.accessibilityLabel = "Replace with"
    replacement.borderStyle = .roundedRect
    var rows = [row([field, count, previousButton, nextButton, done])]
    if replaces { rows.append(row([replacement, one, all])) }
    let stack = UIStackView(arrangedSubviews: rows)
    stack.axis = .vertical
    stack.spacing = 8
    stack.translatesAutoresizingMaskIntoConstraints = false
    translatesAutoresizingMaskIntoConstraints = false
    addSubview(stack)
    window.addSubview(self)
    NSLayoutConstraint.activate([
      leadingAnchor.constraint(equalTo: window.leadingAnchor),
      trailingAnchor.constraint(equalTo: window.trailingAnchor),
      bottomAnchor.constraint(equalTo: window.keyboardLayoutGuide.topAnchor),
      stack.topAnchor.constraint(equalTo: topAnchor, constant: 8),
      stack.bottomAnchor.constraint(equalTo: bottomAnchor, constant: -8),
      stack.leadingAnchor.constraint(equalTo: safeAreaLayoutGuide.leadingAnchor, constant: 12),
      stack.trailingAnchor.constraint(equalTo: safeAreaLayoutGuide.trailingAnchor, constant: -12),
    ])
    showText()
  }

  required init?(coder: NSCoder) { nil }

  private func row(_ views: [UIView]) -> UIStackView {
    for view in views.dropFirst() {
      view.setContentHuggingPriority(.required, for: .horizontal)
      view.setContentCompressionResistancePriority(.required, for: .horizontal)
    }
    let row = UIStackView(arrangedSubviews: views)
    row.spacing = 10
    row.alignment = .center
    return row
  }

  private func button(_ title: String, _ act: @escaping (UIFindInteraction) -> Void) -> UIButton {
    let button = UIButton(type: .system)
    button.setTitle(title, for: .normal)
    button.addAction(UIAction { [weak self] _ in self?.interaction.map(act) }, for: .touchUpInside)
    return button
  }

  private func symbol(
    _ name: String, _ label: String, _ act: @escaping (UIFindInteraction) -> Void
  ) -> UIButton {
    let button = button("", act)
    button.setImage(UIImage(systemName: name), for: .normal)
    button.accessibilityLabel = label
    return button
  }

  /// Has the field typed into.
  func begin() { field.becomeFirstResponder() }

  func close() {
    endEditing(true)
    removeFromSuperview()
  }

  private func typed() { interaction?.searchText = field.text }
  private func typedReplacement() { interaction?.replacementText = replacement.text }

  func showText() {
    if field.text != interaction?.searchText ?? "" { field.text = interaction?.searchText }
    if replacement.text != interaction?.replacementText ?? "" { replacement.text = interaction?.replacementText }
    showCount()
  }

  func showCount() {
    let session = interaction?.activeFindSession
    let total = session?.resultCount ?? 0
    let index = session?.highlightedResultIndex ?? NSNotFound
    let hasText = !(interaction?.searchText ?? "").isEmpty
    count.text =
      switch session?.searchResultDisplayStyle ?? .none {
      case _ where !hasText: ""
      case .currentAndTotal where total > 0 && index != NSNotFound: "\(index + 1) of \(total)"
      case .currentAndTotal, .total: total == 0 ? "Not Found" : "\(total)"
      case .none: ""
      }
    for button in [previousButton, nextButton] { button.isEnabled = total > 0 }
    one.isEnabled = session?.allowsReplacementForCurrentlyHighlightedResult ?? false
    all.isEnabled = total > 0
  }

  func textFieldShouldReturn(_ textField: UITextField) -> Bool {
    if textField === replacement { interaction?.replaceOne() } else { interaction?.findNext() }
    return false
  }
}
