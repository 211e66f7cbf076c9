// SPDX-FileCopyrightText: 2026 The Tessera Authors
// SPDX-License-Identifier: MIT

/// Wheels beside each other, from whose rows people choose.
///
/// 216 points tall unless it is given another height. Only rows that can be seen are asked for.
@preconcurrency @MainActor open class UIPickerView: UIView {
  private var columns: [PickerColumn] = []
  private let band = UIView()
  private var needsLoad = true

  public override init(frame: CGRect) {
    super.init(frame: frame)
    setUp()
  }

  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    setUp()
    finishDecoding(coder, as: UIPickerView.self)
  }

  private func setUp() {
    band.isUserInteractionEnabled = false
    addSubview(band)
    if bounds.size == .zero { frame.size = Self.naturalSize }
  }

  static let naturalSize = CGSize(width: 320, height: 216)
  static let rowHeight: CGFloat = 32
  /// Stands for a delegate that gives no views.
  static let noRowView = UIView()

  // MARK: - Data

  open weak var dataSource: (any UIPickerViewDataSource)? {
    didSet { setNeedsLoad() }
  }

  open weak var delegate: (any UIPickerViewDelegate)? {
    didSet { setNeedsLoad() }
  }

  /// The colour of plain titles, which apps set by name; `nil` for that of labels.
  var titleColor: UIColor? {
    didSet { reloadAllComponents() }
  }

  private func setNeedsLoad() {
    needsLoad = true
    setNeedsLayout()
  }

  /// Makes the wheels if that was not done since the data source was set.
  private func loadIfNeeded() {
    guard needsLoad, let dataSource else { return }
    needsLoad = false
    let count = max(dataSource.numberOfComponents(in: self), 0)
    while columns.count > count { columns.removeLast().removeFromSuperview() }
    while columns.count < count {
      let column = PickerColumn(picker: self, component: columns.count)
      columns.append(column)
      addSubview(column)
    }
    for column in columns { column.reload() }
    setNeedsLayout()
  }

  private func column(_ component: Int) -> PickerColumn? {
    loadIfNeeded()
    return columns.indices.contains(component) ? columns[component] : nil
  }

  open var numberOfComponents: Int {
    loadIfNeeded()
    return columns.count
  }

  open func numberOfRows(inComponent component: Int) -> Int { column(component)?.rowCount ?? 0 }

  open func rowSize(forComponent component: Int) -> CGSize {
    guard let column = column(component) else { return .zero }
    return CGSize(width: widths()[component], height: column.rowHeight)
  }

  /// The delegate's view for a row that can be seen; `nil` for others.
  open func view(forRow row: Int, forComponent component: Int) -> UIView? {
    layoutIfNeeded()
    return column(component)?.shownView(row)
  }

  /// Asks for everything anew; the wheels stay at their rows as long as there are so many.
  open func reloadAllComponents() {
    needsLoad = true
    loadIfNeeded()
  }

  open func reloadComponent(_ component: Int) { column(component)?.reload() }

  // MARK: - Choice

  /// Turns a wheel; tells nobody. A row beyond the last means the last.
  open func selectRow(_ row: Int, inComponent component: Int, animated: Bool) {
    column(component)?.select(row, animated: animated)
  }

  /// The row at which a wheel stands or will stand; -1 where it has none.
  open func selectedRow(inComponent component: Int) -> Int { column(component)?.selectedRow ?? -1 }

  /// As on iOS since version 7, the chosen rows are always marked.
  @available(*, deprecated, message: "This property has no effect on iOS 7 and later.")
  open var showsSelectionIndicator: Bool {
    get { true }
    set {}
  }

  /// Called when a wheel that people turned stands at another row; date pickers have a say.
  func columnDidSelect(_ row: Int, _ component: Int) {
    delegate?.pickerView(self, didSelectRow: row, inComponent: component)
  }

  // MARK: - Layout

  private static let sideMargin: CGFloat = 9
  private static let columnGap: CGFloat = 5

  /// As measured, equal shares of what the margins leave, in whole points; or what the delegate says.
  private func widths() -> [CGFloat] {
    guard !columns.isEmpty else { return [] }
    let count = CGFloat(columns.count)
    let room = bounds.width - 2 * Self.sideMargin - Self.columnGap * (count - 1)
    let share = max((room / count).rounded(.down), 0)
    return columns.indices.map { component in
      let own = delegate?.pickerView(self, widthForComponent: component) ?? 0
      return own > 0 ? own : share
    }
  }

  open override func layoutSubviews() {
    super.layoutSubviews()
    loadIfNeeded()
    let rowHeight = columns.first?.rowHeight ?? Self.rowHeight
    band.frame = CGRect(
      x: Self.sideMargin, y: (bounds.height - rowHeight - 2) / 2, width: max(bounds.width - 2 * Self.sideMargin, 0),
      height: rowHeight + 2)
    band.layer.cornerRadius = band.bounds.height / 2
    band.backgroundColor = .tertiarySystemFill
    let widths = widths()
    let total = widths.reduce(0, +) + Self.columnGap * CGFloat(max(columns.count - 1, 0))
    var place = ((bounds.width - total) / 2).rounded()
    let isMirrored = effectiveUserInterfaceLayoutDirection == .rightToLeft
    for (column, width) in zip(columns, widths) {
      column.frame = CGRect(
        x: isMirrored ? bounds.width - place - width : place, y: 0, width: width, height: bounds.height)
      place += width + Self.columnGap
    }
  }

  open override var intrinsicContentSize: CGSize { Self.naturalSize }

  open override func sizeThatFits(_ size: CGSize) -> CGSize { Self.naturalSize }
}
