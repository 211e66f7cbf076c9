// SPDX-FileCopyrightText: 2026 The Tessera Authors
// SPDX-License-Identifier: MIT

/// Shows what else could be searched for.
final class SearchSuggestionList: UITableView, UITableViewDataSource, UITableViewDelegate {
  private let onChoice: (any UISearchSuggestion) -> Void
  var suggestions: [any UISearchSuggestion] = [] {
    didSet { reloadData() }
  }

  init(onChoice: @escaping (any UISearchSuggestion) -> Void) {
    self.onChoice = onChoice
    super.init(frame: .zero, style: .plain)
    register(UITableViewCell.self, forCellReuseIdentifier: "suggestion")
    dataSource = self
    delegate = self
    keyboardDismissMode = .onDrag
  }

  required init?(coder: NSCoder) { fatalError("Suggestions are not archived") }

  func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { suggestions.count }

  func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    let cell = tableView.dequeueReusableCell(withIdentifier: "suggestion", for: indexPath)
    let suggestion = suggestions[indexPath.row]
    var content = UIListContentConfiguration.cell()
    content.text = suggestion.localizedSuggestion
    if let text = suggestion.localizedAttributedSuggestion { content.attributedText = text }
    content.image = suggestion.iconImage
    cell.contentConfiguration = content
    cell.accessibilityLabel = suggestion.localizedDescription
    return cell
  }

  func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
    tableView.deselectRow(at: indexPath, animated: true)
    onChoice(suggestions[indexPath.row])
  }
}
