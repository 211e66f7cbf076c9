// SPDX-FileCopyrightText: 2026 The Tessera Authors
// SPDX-License-Identifier: MIT

/// The items of a toolbar on their platters.
final class ToolbarRow: UIView {
  /// What stands in the row, from leading to trailing.
  private enum Element {
    case platter(BarPlatter)
    case space(CGFloat)
    case flexibleSpace
  }

  private var elements: [Element] = []

  private let height: CGFloat

  /// - Parameter height: That of the platters, points.
  init(items: [UIBarButtonItem], height: CGFloat) {
    self.height = height
    super.init(frame: .zero)
    var group: [BarButton] = []
    for item in items where !item.isHidden {
      let button = item.isSpace ? nil : BarButton(item: item)
      guard let button, button.joinsOthers else {
        add(&group)
        if var alone = button.map({ [$0] }) { add(&alone) }
        if item.isSpace {
          elements.append(item.systemItem == .flexibleSpace ? .flexibleSpace : .space(item.width))
        }
        continue
      }
      group.append(button)
    }
    add(&group)
  }

  required init?(coder: NSCoder) { fatalError("Rows are not archived") }

  /// Puts the buttons on a platter.
  private func add(_ group: inout [BarButton]) {
    guard !group.isEmpty else { return }
    let platter = BarPlatter(buttons: group, height: height, padding: BarMetrics.toolbarPadding)
    elements.append(.platter(platter))
    addSubview(platter)
    group = []
  }

  var platters: [BarPlatter] {
    elements.compactMap { if case .platter(let platter) = $0 { platter } else { nil } }
  }

  func show(_ appearance: UIToolbarAppearance) {
    for button in platters.flatMap(\.buttons) {
      button.appearance = button.item.isProminent ? appearance.prominentButtonAppearance : appearance.buttonAppearance
    }
    setNeedsLayout()
  }

  override var semanticContentAttribute: UISemanticContentAttribute {
    didSet { for platter in platters { platter.semanticContentAttribute = semanticContentAttribute } }
  }

  /// From the left and the right side to the items, points.
  var sides: (left: CGFloat, right: CGFloat) = (0, 0) {
    didSet { if sides != oldValue { setNeedsLayout() } }
  }

  // MARK: - Layout

  override func layoutSubviews() {
    super.layoutSubviews()
    let isRightToLeft = effectiveUserInterfaceLayoutDirection == .rightToLeft
    let room = max(bounds.width - sides.left - sides.right, 0)
    var sizes = platters.map(\.wantedSize)
    let stretched = platters.indices.filter { platters[$0].isStretched }
    let flexibleSpaces = elements.count { if case .flexibleSpace = $0 { true } else { false } }
    let shares = flexibleSpaces + stretched.count
    let share = shares == 0 ? 0 : max(room - fixedLength(sizes), 0) / CGFloat(shares)
    for index in stretched { sizes[index].width += share }
    var (x, next) = (isRightToLeft ? sides.right : sides.left, 0)
    for element in elements {
      switch element {
      case .space(let width): x += width
      case .flexibleSpace: x += share
      case .platter(let platter):
        if next > 0 { x += BarMetrics.gap }
        let size = sizes[next]
        next += 1
        let left = isRightToLeft ? bounds.width - x - size.width : x
        platter.bounds.size = size
        platter.center = CGPoint(x: left + size.width / 2, y: bounds.height / 2)
        x += size.width
      }
    }
  }

  /// What everything takes but what is shared among flexible spaces and platters that are stretched.
  private func fixedLength(_ sizes: [CGSize]) -> CGFloat {
    var length = sizes.reduce(0) { $0 + $1.width } + CGFloat(max(sizes.count - 1, 0)) * BarMetrics.gap
    for case .space(let width) in elements { length += width }
    return length
  }
}
