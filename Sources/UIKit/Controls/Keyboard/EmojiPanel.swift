// SPDX-FileCopyrightText: 2026 The Tessera Authors
// SPDX-License-Identifier: MIT

/// The emoji of the keyboard in columns of five, which scroll across. Only those in sight have views.
final class EmojiPanel: UIScrollView {
  /// Told of what was pressed.
  var press: ((String) -> Void)?
  /// Told which group is in sight, when another is.
  var groupDidChange: ((EmojiTable.Group) -> Void)?
  private(set) var group = EmojiTable.Group.people
  private var keys: [Int: EmojiKey] = [:]
  /// What each column shows, and where the groups begin.
  private static let columns: (all: [[String]], starts: [EmojiTable.Group: Int]) = {
    var all: [[String]] = []
    var starts: [EmojiTable.Group: Int] = [:]
    for group in EmojiTable.Group.allCases {
      starts[group] = all.count
      let characters = EmojiTable.characters(of: group)
      for start in stride(from: 0, to: characters.count, by: rows) {
        all.append(Array(characters[start..<min(start + rows, characters.count)]))
      }
    }
    return (all, starts)
  }()
  private static let rows = 5
  /// About as wide as a column is; as many are seen as there is room for.
  private static let usualWidth: CGFloat = 45

  init() {
    super.init(frame: .zero)
    showsHorizontalScrollIndicator = false
    showsVerticalScrollIndicator = false
    accessibilityIdentifier = "emoji"
  }

  required init?(coder: NSCoder) {
    fatalError("The emoji are made by the keyboard only")
  }

  private var columnWidth: CGFloat {
    bounds.width / max((bounds.width / Self.usualWidth).rounded(.down), 1)
  }

  /// Scrolls to a group.
  func show(_ group: EmojiTable.Group) {
    let start = CGFloat(Self.columns.starts[group] ?? 0) * columnWidth
    setContentOffset(CGPoint(x: min(start, max(contentSize.width - bounds.width, 0)), y: 0), animated: true)
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    let width = columnWidth
    guard width > 0, bounds.height > 0 else { return }
    contentSize = CGSize(width: CGFloat(Self.columns.all.count) * width, height: bounds.height)
    let first = max(Int(bounds.minX / width) - 1, 0)
    let last = min(Int(bounds.maxX / width) + 1, Self.columns.all.count - 1)
    let height = bounds.height / CGFloat(Self.rows)
    for (index, key) in keys where !(first...max(first, last)).contains(index / Self.rows) {
      key.removeFromSuperview()
      keys[index] = nil
    }
    guard first <= last else { return }
    let isAtEnd = bounds.maxX >= contentSize.width - 1
    noteGroup(at: isAtEnd ? Self.columns.all.count - 1 : Int((bounds.minX + width / 2) / width))
    for column in first...last {
      for (row, text) in Self.columns.all[column].enumerated() {
        let index = column * Self.rows + row
        let key = keys[index] ?? makeKey(text)
        keys[index] = key
        key.frame = CGRect(x: CGFloat(column) * width, y: CGFloat(row) * height, width: width, height: height)
      }
    }
  }

  /// The group of the first column that is more than half in sight.
  private func noteGroup(at column: Int) {
    let found = EmojiTable.Group.allCases.last { Self.columns.starts[$0] ?? 0 <= max(column, 0) }
    guard let found, found != group else { return }
    group = found
    groupDidChange?(found)
  }

  private func makeKey(_ text: String) -> EmojiKey {
    let key = EmojiKey(text)
    key.addAction(UIAction { [weak self] _ in self?.press?(text) }, for: .touchUpInside)
    addSubview(key)
    return key
  }

  /// The key of an emoji that is in sight; for tests.
  func key(_ text: String) -> UIControl? {
    layoutIfNeeded()
    return keys.values.first { $0.text == text }
  }
}

/// One emoji.
final class EmojiKey: UIControl {
  let text: String
  private let label = UILabel()
  private static let size: CGFloat = 30

  init(_ text: String) {
    self.text = text
    super.init(frame: .zero)
    label.text = text
    label.font = .systemFont(ofSize: Self.size)
    label.textAlignment = .center
    label.isAccessibilityElement = false
    addSubview(label)
    layer.cornerRadius = 7
    isAccessibilityElement = true
    accessibilityTraits = .keyboardKey
    accessibilityLabel = text
  }

  required init?(coder: NSCoder) {
    fatalError("Emoji are made by the keyboard only")
  }

  override func stateDidChange() {
    super.stateDidChange()
    backgroundColor = isHighlighted ? KeyboardLook.pressedKey : nil
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    label.frame = bounds
  }
}
