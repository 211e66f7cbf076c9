// SPDX-FileCopyrightText: 2026 The Tessera Authors
// SPDX-License-Identifier: MIT

/// The place of an inline title: the title, the line below it, and the chevron of its menu; or the app's own view.
final class TitleHolder: UIControl, OverContent {
  var isOverDark: Bool?
  var followsContent: Bool { true }
  private let item: UINavigationItem
  let titleLabel = UILabel()
  let subtitleLabel = UILabel()
  private let chevron = UIImageView()
  private var subtitleView: UIView?
  /// The app's own view in place of all that.
  let titleView: UIView?
  private var field: TitleField?

  /// Between the title and its chevron, points; chosen.
  private static let chevronGap: CGFloat = 4

  init(item: UINavigationItem) {
    self.item = item
    titleView = item.titleView
    super.init(frame: .zero)
    titleLabel.accessibilityTraits = .header
    subtitleView = item.subtitleView
    // Without a menu it lets touches pass, as a plain view does.
    isEnabled = item.hasTitleMenu
    if let titleView {
      addSubview(titleView)
      return
    }
    addSubview(titleLabel)
    addSubview(subtitleView ?? subtitleLabel)
    let hasMenu = item.hasTitleMenu
    isContextMenuInteractionEnabled = hasMenu
    showsMenuAsPrimaryAction = hasMenu
    guard hasMenu else { return }
    chevron.image = UIImage(
      systemName: "chevron.down.circle.fill",
      withConfiguration: UIImage.SymbolConfiguration(pointSize: 14, weight: .semibold))
    chevron.tintColor = .tertiaryLabel
    chevron.isAccessibilityElement = false
    addSubview(chevron)
    titleLabel.isAccessibilityElement = false
    isAccessibilityElement = true
    accessibilityTraits = [.header, .button]
  }

  required init?(coder: NSCoder) { fatalError("Titles are not archived") }

  func show(title: NSAttributedString?, subtitle: NSAttributedString?) {
    titleLabel.attributedText = title
    subtitleLabel.attributedText = subtitle
    if item.hasTitleMenu { accessibilityLabel = title?.string }
    setNeedsLayout()
  }

  private var lower: UIView? { subtitleView ?? (subtitleLabel.attributedText?.length ?? 0 > 0 ? subtitleLabel : nil) }

  private var chevronWidth: CGFloat {
    chevron.superview == nil ? 0 : Self.chevronGap + (chevron.image?.size.width ?? 0)
  }

  /// How large the title would be with all the room in the world, points.
  var wantedSize: CGSize {
    if let titleView { return item.titleViewSize.wanted(by: titleView) }
    let title = titleLabel.intrinsicContentSize
    let below = lower?.sizeOfLine ?? .zero
    let upper = max(title.width, 0) + (title.width > 0 ? chevronWidth : 0)
    return CGSize(width: max(upper, below.width), height: max(title.height, 0) + below.height)
  }

  /// Whether the lines begin at the leading side rather than stand in the middle.
  var isLeading = false {
    didSet { if isLeading != oldValue { setNeedsLayout() } }
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    if let titleView {
      titleView.frame = bounds
      item.titleViewSize.given = titleView.bounds.size
      return
    }
    field?.frame = bounds
    let isRightToLeft = effectiveUserInterfaceLayoutDirection == .rightToLeft
    let title = titleLabel.intrinsicContentSize
    let width = min(title.width, max(bounds.width - chevronWidth, 0))
    let below = lower?.sizeOfLine ?? .zero
    let top = (bounds.height - title.height - below.height) / 2
    let line = width + chevronWidth
    let start = isLeading ? (isRightToLeft ? bounds.width - line : 0) : (bounds.width - line) / 2
    titleLabel.frame = CGRect(
      x: isRightToLeft ? start + chevronWidth : start, y: top, width: width, height: title.height
    ).onPixels(of: self)
    if let size = chevron.image?.size, chevron.superview != nil {
      chevron.frame = CGRect(
        x: isRightToLeft ? start : start + width + Self.chevronGap, y: top + (title.height - size.height) / 2,
        width: size.width, height: size.height
      ).onPixels(of: self)
    }
    guard let lower else {
      subtitleLabel.frame = .zero
      return
    }
    let lowerWidth = min(below.width, bounds.width)
    let lowerStart = isLeading ? (isRightToLeft ? bounds.width - lowerWidth : 0) : (bounds.width - lowerWidth) / 2
    lower.frame = CGRect(x: lowerStart, y: top + title.height, width: lowerWidth, height: below.height)
      .onPixels(of: self)
  }

  // MARK: - Menu

  override var keepsTouchesFromScrolling: Bool { isEnabled }

  override var keepsTapsFromAncestors: Bool { item.hasTitleMenu && titleView == nil }

  override func stateDidChange() {
    super.stateDidChange()
    // The holder itself comes and goes with the large title.
    for view in [titleLabel, chevron] { view.alpha = isHighlighted ? 0.5 : 1 }
  }

  override func contextMenuInteraction(
    _ interaction: UIContextMenuInteraction, configurationForMenuAtLocation location: CGPoint
  ) -> UIContextMenuConfiguration? {
    item.titleMenu { [weak self] in self?.beginRenaming() }.map { .of($0, order: .automatic, choosesOne: false) }
  }

  // MARK: - Renaming

  /// Puts a field in the title's place.
  func beginRenaming() {
    guard field == nil, let delegate = item.renameDelegate, delegate.navigationItemShouldBeginRenaming(item) else {
      return
    }
    let title = item.title ?? ""
    let (text, range) = delegate.navigationItem(
      item, willBeginRenamingWith: title, selectedRange: title.startIndex..<title.endIndex)
    let new = TitleField(item: item) { [weak self] in self?.endRenaming() }
    field = new
    for view in [titleLabel, subtitleView ?? subtitleLabel, chevron] { view.isHidden = true }
    addSubview(new)
    superview?.setNeedsLayout()
    setNeedsLayout()
    layoutIfNeeded()
    new.begin(text, range)
  }

  private func endRenaming() {
    field?.removeFromSuperview()
    field = nil
    for view in [titleLabel, subtitleView ?? subtitleLabel, chevron] { view.isHidden = false }
    superview?.setNeedsLayout()
  }

  /// Whether somebody types in the title's place, which then takes all the room.
  var isRenaming: Bool { field != nil }
}

/// How large the app made its title view, which the bar makes smaller where there is no room, and lets grow again.
struct TitleViewSize {
  private var own: CGSize?
  /// What the bar gave it last.
  var given: CGSize?

  @MainActor mutating func wanted(by view: UIView) -> CGSize {
    let own = self.own.flatMap { view.bounds.size == given ? $0 : nil } ?? view.bounds.size
    self.own = own
    return view.sizeInBar(from: own)
  }
}

/// The field in which a title is renamed.
private final class TitleField: UITextField, UITextFieldDelegate {
  private let item: UINavigationItem
  private let end: () -> Void

  init(item: UINavigationItem, end: @escaping () -> Void) {
    self.item = item
    self.end = end
    super.init(frame: .zero)
    font = .systemFont(ofSize: 17, weight: .semibold)
    textAlignment = .center
    backgroundColor = .tertiarySystemFill
    layer.cornerRadius = 10
    returnKeyType = .done
    clearButtonMode = .whileEditing
    delegate = self
  }

  required init?(coder: NSCoder) { fatalError("Title fields are not archived") }

  func begin(_ text: String, _ range: Range<String.Index>) {
    self.text = text
    becomeFirstResponder()
    let (start, end) = (NSRange(range, in: text).location, NSRange(range, in: text).length)
    guard let from = position(from: beginningOfDocument, offset: start),
      let to = position(from: from, offset: end)
    else { return }
    selectedTextRange = textRange(from: from, to: to)
  }

  func textFieldShouldReturn(_ textField: UITextField) -> Bool {
    resignFirstResponder()
    return true
  }

  func textFieldShouldEndEditing(_ textField: UITextField) -> Bool {
    item.renameDelegate?.navigationItem(item, shouldEndRenamingWith: text ?? "") ?? true
  }

  func textFieldDidEndEditing(_ textField: UITextField) {
    let name = text ?? ""
    end()
    if !name.isEmpty { item.title = name }
    item.renameDelegate?.navigationItem(item, didEndRenamingWith: name)
  }
}

extension UINavigationItem {
  /// Whether the title has a menu: where the app gives it one, or there is something for the system to put in.
  var hasTitleMenu: Bool { titleMenuProvider != nil || renameDelegate != nil || titleMenuHeading != nil }

  fileprivate func titleMenu(rename: @escaping () -> Void) -> UIMenu? {
    var suggested: [UIMenuElement] = []
    if renameDelegate != nil {
      suggested.append(UIAction(title: "Rename", image: UIImage(systemName: "pencil")) { _ in rename() })
    }
    let header = titleMenuHeading.map { [$0.menuHeader] } ?? []
    guard let titleMenuProvider else { return UIMenu(children: header + suggested) }
    guard let own = titleMenuProvider(suggested) else {
      return header.isEmpty ? nil : UIMenu(children: header)
    }
    return header.isEmpty ? own : own.replacingChildren(header + own.children)
  }
}

/// What a title's menu begins with: the document that the title stands for.
@preconcurrency @MainActor protocol TitleMenuHeading: AnyObject {
  var menuHeader: UIMenuElement { get }
}

extension UIView {
  /// How large a line below a title is: a label's text, or a view of the app's own.
  var sizeOfLine: CGSize { self is UILabel ? intrinsicContentSize : sizeInBar }
}
