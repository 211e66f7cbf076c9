// SPDX-FileCopyrightText: 2026 The Tessera Authors
// SPDX-License-Identifier: MIT

/// Something that is searched for besides text, shown as a word on a plate before the text.
@preconcurrency @MainActor open class UISearchToken: NSObject {
  let icon: UIImage?
  let text: String

  /// What the token stands for, for the app alone. Defaults to `nil`.
  open var representedObject: Any?

  public init(icon: UIImage?, text: String) {
    self.icon = icon
    self.text = text
    super.init()
  }
}

/// The tokens of a search field, each a button, of which one may be chosen to be deleted. Lengths are points and chosen.
@MainActor final class SearchTokenStrip {
  private unowned let field: UISearchTextField
  private(set) var tokens: [UISearchToken] = []
  private var plates: [UIButton] = []
  private var selected: UISearchToken? {
    didSet { if selected !== oldValue { show() } }
  }
  var color: UIColor? {
    didSet { show() }
  }

  private static let gap: CGFloat = 4
  /// Of the field's width, at most.
  private static let share: CGFloat = 0.6

  init(_ field: UISearchTextField) {
    self.field = field
  }

  func replace(_ new: [UISearchToken]) {
    guard !new.elementsEqual(tokens, by: ===) else { return }
    tokens = new
    if !new.contains(where: { $0 === selected }) { selected = nil }
    for plate in plates { plate.removeFromSuperview() }
    plates = new.map(makePlate)
    show()
    field.sideViewsDidChange()
  }

  func select(_ token: UISearchToken?) { selected = token }

  /// Takes away the token that is chosen.
  func removeSelected() -> Bool {
    guard let selected, field.allowsDeletingTokens else { return false }
    replace(tokens.filter { $0 !== selected })
    return true
  }

  private func makePlate(_ token: UISearchToken) -> UIButton {
    let plate = UIButton(
      configuration: .gray(),
      primaryAction: UIAction { [weak self, weak token] _ in
        self?.field.becomeFirstResponder()
        self?.selected = token
      })
    plate.configuration?.title = token.text
    plate.configuration?.image = token.icon
    plate.configuration?.imagePadding = 4
    plate.configuration?.buttonSize = .small
    plate.configuration?.cornerStyle = .medium
    plate.configuration?.titleLineBreakMode = .byTruncatingTail
    plate.configuration?.contentInsets = NSDirectionalEdgeInsets(top: 4, leading: 8, bottom: 4, trailing: 8)
    field.addSubview(plate)
    return plate
  }

  private func show() {
    for (token, plate) in zip(tokens, plates) {
      let isSelected = token === selected
      plate.configuration?.baseBackgroundColor = isSelected ? field.tintColor : color ?? .systemGray4
      plate.configuration?.baseForegroundColor = isSelected ? .white : .label
      plate.isSelected = isSelected
    }
  }

  // MARK: - Layout

  private var widths: [CGFloat] {
    guard !plates.isEmpty else { return [] }
    let most = max(field.bounds.width * Self.share / CGFloat(plates.count) - Self.gap, 0)
    return plates.map { min($0.intrinsicContentSize.width, most).rounded(.up) }
  }

  /// What the tokens take from the text's room.
  var width: CGFloat { widths.reduce(0) { $0 + $1 + Self.gap } }

  /// Places the tokens from a distance to the leading edge on.
  func layOut(from start: CGFloat) {
    var x = start
    let bounds = field.bounds
    for (plate, width) in zip(plates, widths) {
      let height = min(plate.intrinsicContentSize.height.rounded(), bounds.height)
      plate.frame = CGRect(
        x: field.isMirrored ? bounds.maxX - x - width : x, y: ((bounds.height - height) / 2).rounded(), width: width,
        height: height)
      x += width + Self.gap
    }
  }
}
