// SPDX-FileCopyrightText: 2026 The Tessera Authors
// SPDX-License-Identifier: MIT

/// One wheel of a picker: a scroll view whose rows lie on a drum. It has views for the rows that can be seen.
final class PickerColumn: UIScrollView {
  private unowned let picker: UIPickerView
  private let component: Int
  private(set) var rowCount = 0
  private(set) var rowHeight = UIPickerView.rowHeight
  private var wheel = PickerWheel(height: 0, rowHeight: 1)
  private var shown: [Int: PickerRow] = [:]
  private var spare: [PickerRow] = []
  /// The row where the wheel stands or will stand.
  private(set) var selectedRow = -1
  /// What was told last, or set by code.
  private var toldRow = -1
  private var turned: CGFloat = 0
  private lazy var tap = WheelTap(column: self)

  init(picker: UIPickerView, component: Int) {
    self.picker = picker
    self.component = component
    super.init(frame: .zero)
    delegate = self
    showsVerticalScrollIndicator = false
    contentInsetAdjustmentBehavior = .never
    alwaysBounceVertical = true
    scrollsToTop = false
    allowsKeyboardScrolling = false
    transfersVerticalScrollingToParent = false
    addGestureRecognizer(tap)
    isAccessibilityElement = true
    accessibilityTraits = .adjustable
  }

  required init?(coder: NSCoder) { fatalError("Wheels are not archived") }

  // MARK: - Data

  func reload() {
    rowCount = max(picker.dataSource?.pickerView(picker, numberOfRowsInComponent: component) ?? 0, 0)
    let own = picker.delegate?.pickerView(picker, rowHeightForComponent: component) ?? 0
    rowHeight = own > 0 ? own : UIPickerView.rowHeight
    for row in shown.values { retire(row) }
    shown = [:]
    fit()
    let row = min(max(selectedRow, 0), rowCount - 1)
    (selectedRow, toldRow) = (row, row)
    contentOffset.y = offset(of: max(row, 0))
    publishAccessibility()
    setNeedsLayout()
  }

  func shownView(_ row: Int) -> UIView? { shown[row]?.content }

  // MARK: - Choice

  private func offset(of row: Int) -> CGFloat { CGFloat(row) * rowHeight - contentInset.top }

  /// How many rows the wheel is turned.
  private var position: CGFloat { (contentOffset.y + contentInset.top) / rowHeight }

  private func nearestRow(_ position: CGFloat) -> Int { min(max(Int(position.rounded()), 0), rowCount - 1) }

  func select(_ row: Int, animated: Bool) {
    guard rowCount > 0 else { return }
    let row = min(max(row, 0), rowCount - 1)
    selectedRow = row
    toldRow = row
    setContentOffset(CGPoint(x: 0, y: offset(of: row)), animated: animated)
    publishAccessibility()
    setNeedsLayout()
  }

  /// Turns to a row as people do; it is told of when the wheel stands.
  private func turn(to row: Int) {
    guard rowCount > 0 else { return }
    let row = min(max(row, 0), rowCount - 1)
    selectedRow = row
    publishAccessibility()
    let target = CGPoint(x: 0, y: offset(of: row))
    if target == contentOffset || window == nil {
      contentOffset = target
      tell()
    } else {
      setContentOffset(target, animated: true)
    }
  }

  private func tell() {
    guard selectedRow != toldRow, selectedRow >= 0 else { return }
    toldRow = selectedRow
    publishAccessibility()
    picker.columnDidSelect(selectedRow, component)
  }

  func tapped(at place: CGPoint) {
    let distance = wheel.distance(at: place.y - contentOffset.y)
    if distance != 0 { turn(to: nearestRow(position) + distance) }
  }

  /// A wheel of a mouse turns whole rows.
  override func scrollByWheel(_ delta: CGPoint) -> Bool {
    guard delta.y != 0, delta.y.isFinite else { return false }
    turned += delta.y
    let rows = (turned / rowHeight).rounded(.towardZero)
    guard rows != 0 else { return true }
    turned -= rows * rowHeight
    turn(to: selectedRow + Int(max(min(rows, 1000), -1000)))
    return true
  }

  // MARK: - Rows

  override func boundsDidChange(from oldBounds: CGRect) {
    super.boundsDidChange(from: oldBounds)
    if bounds.size != oldBounds.size { fit() }
    setNeedsLayout()
  }

  /// Makes every row come to the middle.
  private func fit() {
    let row = selectedRow
    wheel = PickerWheel(height: bounds.height, rowHeight: rowHeight)
    let margin = max((bounds.height - rowHeight) / 2, 0)
    contentInset = UIEdgeInsets(top: margin, left: 0, bottom: margin, right: 0)
    contentSize = CGSize(width: bounds.width, height: CGFloat(rowCount) * rowHeight)
    if row >= 0, !isDragging, !isDecelerating { contentOffset.y = offset(of: min(row, max(rowCount - 1, 0))) }
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    guard rowCount > 0, bounds.height > 0 else { return }
    let middle = nearestRow(position)
    let range = max(middle - wheel.reach, 0)...min(middle + wheel.reach, rowCount - 1)
    for (row, view) in shown where !range.contains(row) {
      retire(view)
      shown[row] = nil
    }
    for row in range {
      let distance = CGFloat(row) - position
      let height = wheel.foreshortening(distance)
      guard height > 0 else {
        if let view = shown.removeValue(forKey: row) { retire(view) }
        continue
      }
      let view = shown[row] ?? make(row)
      view.place(
        in: CGSize(width: bounds.width, height: rowHeight),
        at: CGPoint(x: bounds.midX, y: bounds.minY + wheel.center(distance)), foreshortening: height,
        strength: 1 - (1 - Self.sideStrength) * min(abs(distance), 1))
    }
  }

  /// How strong rows beside the chosen one are.
  private static let sideStrength: CGFloat = 0.447

  private func make(_ row: Int) -> PickerRow {
    let view = spare.popLast() ?? PickerRow()
    shown[row] = view
    view.show(row, of: component, in: picker)
    if view.superview == nil { addSubview(view) }
    view.isHidden = false
    return view
  }

  private func retire(_ view: PickerRow) {
    view.isHidden = true
    spare.append(view)
  }

  // MARK: - Keys and accessibility

  override var canBecomeFocused: Bool { isUserInteractionEnabled }

  override func pressesBegan(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
    let left = presses.filter { press in
      switch press.key?.keyCode {
      case .keyboardUpArrow: turn(to: selectedRow - 1)
      case .keyboardDownArrow: turn(to: selectedRow + 1)
      default: return true
      }
      return false
    }
    if !left.isEmpty { super.pressesBegan(left, with: event) }
  }

  override var accessibilityValue: String? {
    get {
      guard selectedRow >= 0 else { return nil }
      return accessibilityState.value ?? PickerRow.words(selectedRow, of: component, in: picker)
    }
    set { super.accessibilityValue = newValue }
  }

  override func accessibilityIncrement() { turn(to: selectedRow + 1) }

  override func accessibilityDecrement() { turn(to: selectedRow - 1) }
}

/// Turns a wheel to the row that is tapped.
private final class WheelTap: UITapGestureRecognizer {
  private unowned let column: PickerColumn

  init(column: PickerColumn) {
    self.column = column
    super.init(target: nil, action: nil)
  }

  override func tellTargets() {
    if state == .ended { column.tapped(at: location(in: column)) }
    super.tellTargets()
  }
}

extension PickerColumn: UIScrollViewDelegate {
  func scrollViewWillEndDragging(
    _ scrollView: UIScrollView, withVelocity velocity: CGPoint, targetContentOffset: UnsafeMutablePointer<CGPoint>
  ) {
    guard rowCount > 0 else { return }
    let row = nearestRow((targetContentOffset.pointee.y + contentInset.top) / rowHeight)
    selectedRow = row
    targetContentOffset.pointee.y = offset(of: row)
  }

  func scrollViewDidEndDragging(_ scrollView: UIScrollView, willDecelerate decelerate: Bool) {
    guard !decelerate else { return }
    if contentOffset.y == offset(of: max(selectedRow, 0)) { tell() } else { turn(to: selectedRow) }
  }

  func scrollViewDidEndDecelerating(_ scrollView: UIScrollView) {
    // A finger that caught the wheel has the say from here on.
    guard !isTracking else { return }
    if contentOffset.y == offset(of: max(selectedRow, 0)) { tell() } else { turn(to: nearestRow(position)) }
  }

  func scrollViewDidEndScrollingAnimation(_ scrollView: UIScrollView) {
    if !isTracking { tell() }
  }
}
