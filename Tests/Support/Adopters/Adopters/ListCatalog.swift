// SPDX-FileCopyrightText: 2026 The Tessera Authors
// SPDX-License-Identifier: MIT

import UIKit

// MARK: - A state and a configuration of one's own

extension UIConfigurationStateCustomKey {
  static let isUnread = UIConfigurationStateCustomKey("catalog.isUnread")
}

extension UICellConfigurationState {
  var isUnread: Bool {
    get { self[.isUnread] as? Bool ?? false }
    set { self[.isUnread] = newValue }
  }
}

struct RatingConfiguration: UIContentConfiguration, Hashable {
  var stars: Int = 0
  var tint: UIColor = .systemYellow
  var isDimmed: Bool = false

  func makeContentView() -> UIView & UIContentView { RatingView(self) }

  func updated(for state: UIConfigurationState) -> RatingConfiguration {
    guard let state = state as? UICellConfigurationState else { return self }
    var copy = self
    copy.isDimmed = state.isDisabled || state.isEditing
    return copy
  }
}

final class RatingView: UIView, UIContentView {
  private let label = UILabel()

  init(_ configuration: RatingConfiguration) {
    self.configuration = configuration
    super.init(frame: .zero)
    addSubview(label)
    label.translatesAutoresizingMaskIntoConstraints = false
    NSLayoutConstraint.activate([
      label.leadingAnchor.constraint(equalTo: layoutMarginsGuide.leadingAnchor),
      label.topAnchor.constraint(equalTo: topAnchor), label.bottomAnchor.constraint(equalTo: bottomAnchor),
    ])
    show()
  }

  required init?(coder: NSCoder) { fatalError("init(coder:) has not been implemented") }

  var configuration: UIContentConfiguration {
    didSet { show() }
  }

  func supports(_ configuration: UIContentConfiguration) -> Bool { configuration is RatingConfiguration }

  private func show() {
    guard let rating = configuration as? RatingConfiguration else { return }
    label.text = String(repeating: "★", count: rating.stars)
    label.textColor = rating.isDimmed ? .secondaryLabel : rating.tint
  }

  var shownText: String? { label.text }
}

// MARK: - Rows

class MessageCell: UICollectionViewListCell {
  var isUnread: Bool = false {
    didSet { setNeedsUpdateConfiguration() }
  }
  var title: String = ""
  /// The kind of list that the cell found itself in when it was configured.
  private(set) var environment: UIListEnvironment = .unspecified

  override var configurationState: UICellConfigurationState {
    var state: UICellConfigurationState = super.configurationState
    state.isUnread = isUnread
    return state
  }

  override func updateConfiguration(using state: UICellConfigurationState) {
    environment = state.traitCollection.listEnvironment
    var content: UIListContentConfiguration = defaultContentConfiguration().updated(for: state)
    content.text = title
    content.secondaryText = state.isUnread ? "New" : nil
    content.image = UIImage(systemName: "envelope")
    decorate(&content, state)
    contentConfiguration = content
    var background: UIBackgroundConfiguration = defaultBackgroundConfiguration().updated(for: state)
    if state.isUnread { background.backgroundColorTransformer = .preferredTint }
    backgroundConfiguration = background
  }

  private func decorate(_ content: inout UIListContentConfiguration, _ state: UICellConfigurationState) {
    var text: UIListContentConfiguration.TextProperties = content.textProperties
    text.font = UIFont.preferredFont(forTextStyle: .headline)
    text.color = state.isDisabled ? .tertiaryLabel : .label
    text.colorTransformer = UIConfigurationColorTransformer { [isUnread] (color: UIColor) -> UIColor in
      isUnread ? color : color.withAlphaComponent(0.6)
    }
    text.alignment = .natural
    text.lineBreakMode = .byTruncatingTail
    text.numberOfLines = 2
    text.adjustsFontSizeToFitWidth = false
    text.minimumScaleFactor = 0.5
    text.adjustsFontForContentSizeCategory = true
    text.transform = .capitalized
    content.textProperties = text
    var image: UIListContentConfiguration.ImageProperties = content.imageProperties
    image.preferredSymbolConfiguration = UIImage.SymbolConfiguration(textStyle: .body)
    image.tintColor = .systemBlue
    image.tintColorTransformer = .grayscale
    image.cornerRadius = 4
    image.maximumSize = CGSize(width: 40, height: 40)
    image.reservedLayoutSize = CGSize(
      width: UIListContentConfiguration.ImageProperties.standardDimension, height: 0)
    image.strokeColor = .separator
    image.strokeWidth = 1
    content.imageProperties = image
    content.directionalLayoutMargins = NSDirectionalEdgeInsets(top: 8, leading: 16, bottom: 8, trailing: 16)
    content.axesPreservingSuperviewLayoutMargins = [.horizontal]
    content.prefersSideBySideTextAndSecondaryText = true
    content.imageToTextPadding = 12
    content.textToSecondaryTextHorizontalPadding = 6
    content.textToSecondaryTextVerticalPadding = 3
    content.alpha = 1
  }

  /// The guides of the content, once it is there.
  var guides: [UILayoutGuide?] {
    let view: UIListContentView? = contentView as? UIListContentView
    return [view?.textLayoutGuide, view?.secondaryTextLayoutGuide, view?.imageLayoutGuide, separatorLayoutGuide]
  }
}

// MARK: - A list with everything on it

class ListCatalogViewController: UICollectionViewController {
  let titles: [String] = ["first", "second", "third", "fourth"]
  private(set) var events: [String] = []
  private var cells: UICollectionView.CellRegistration<MessageCell, String>!

  init(appearance: UICollectionLayoutListConfiguration.Appearance = .insetGrouped) {
    super.init(collectionViewLayout: UICollectionViewLayout())
    collectionView.collectionViewLayout = .list(appearance, for: self)
  }

  required init?(coder: NSCoder) { fatalError("init(coder:) has not been implemented") }

  override func viewDidLoad() {
    super.viewDidLoad()
    cells = UICollectionView.CellRegistration<MessageCell, String> { [weak self] cell, path, title in
      cell.title = title
      cell.isUnread = path.item == 0
      cell.accessories = self?.accessories(for: path.item) ?? []
      cell.indentationLevel = path.item == 3 ? 1 : 0
      cell.indentationWidth = 12
      cell.indentsAccessories = false
    }
  }

  private func accessories(for item: Int) -> [UICellAccessory] {
    let note: @MainActor (String) -> Void = { [weak self] in self?.events.append($0) }
    switch item {
    case 0:
      let options = UICellAccessory.DisclosureIndicatorOptions(tintColor: .systemGray)
      return [
        .disclosureIndicator(displayed: .whenNotEditing, options: options),
        .label(
          text: "7", options: UICellAccessory.LabelOptions(tintColor: .secondaryLabel, font: .systemFont(ofSize: 15))),
        .delete(options: .init(tintColor: .white, backgroundColor: .systemRed), actionHandler: { note("delete") }),
        .reorder(displayed: .whenEditing, options: .init(showsVerticalSeparator: false)),
      ]
    case 1:
      return [
        .checkmark(options: .init(isHidden: false, reservedLayoutWidth: .standard)),
        .detail(actionHandler: { note("detail") }), .insert(displayed: .whenEditing, actionHandler: { note("insert") }),
      ]
    case 2:
      let dot = UIView(frame: CGRect(x: 0, y: 0, width: 12, height: 12))
      dot.backgroundColor = .systemBlue
      let placement: UICellAccessory.Placement = .leading(
        displayed: .always, at: { (accessories: [UICellAccessory]) -> Int in accessories.count })
      let configuration = UICellAccessory.CustomViewConfiguration(
        customView: dot, placement: placement, reservedLayoutWidth: .custom(20), tintColor: .red,
        maintainsFixedSize: true)
      return [.customView(configuration: configuration), .multiselect(displayed: .whenEditing)]
    default:
      return [.outlineDisclosure(options: .init(style: .cell), actionHandler: { note("disclose") })]
    }
  }

  func separators(at path: IndexPath, _ common: UIListSeparatorConfiguration) -> UIListSeparatorConfiguration {
    var separators: UIListSeparatorConfiguration = common
    separators.topSeparatorVisibility = path.item == 0 ? .hidden : .automatic
    separators.bottomSeparatorVisibility = .visible
    separators.topSeparatorInsets = UIListSeparatorConfiguration.automaticInsets
    separators.bottomSeparatorInsets = NSDirectionalEdgeInsets(top: 0, leading: 40, bottom: 0, trailing: 0)
    separators.color = .systemRed
    separators.multipleSelectionColor = .systemGreen
    separators.visualEffect = nil
    return separators
  }

  func swipes(at path: IndexPath) -> UISwipeActionsConfiguration? {
    let handler: UIContextualAction.Handler = {
      [weak self] (action: UIContextualAction, view: UIView, completion: @escaping (Bool) -> Void) in
      self?.events.append("swiped \(action.title ?? "") \(path.item)")
      completion(true)
    }
    let flag = UIContextualAction(style: .normal, title: "Flag", handler: handler)
    flag.backgroundColor = .systemOrange
    flag.image = UIImage(systemName: "flag")
    let delete = UIContextualAction(style: .destructive, title: "Delete", handler: handler)
    let configuration = UISwipeActionsConfiguration(actions: [delete, flag])
    configuration.performsFirstActionWithFullSwipe = false
    return configuration
  }

  override func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int {
    titles.count
  }

  override func collectionView(
    _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
  ) -> UICollectionViewCell {
    collectionView.dequeueConfiguredReusableCell(using: cells, for: indexPath, item: titles[indexPath.item])
  }
}

extension UICollectionViewLayout {
  fileprivate static func list(
    _ appearance: UICollectionLayoutListConfiguration.Appearance, for controller: ListCatalogViewController
  ) -> UICollectionViewLayout {
    var configuration = UICollectionLayoutListConfiguration(appearance: appearance)
    configuration.showsSeparators = true
    configuration.headerMode = .none
    configuration.footerMode = .none
    configuration.headerTopPadding = 0
    configuration.backgroundColor = .systemBackground
    configuration.itemSeparatorHandler = {
      [unowned controller] (path: IndexPath, common: UIListSeparatorConfiguration) in
      controller.separators(at: path, common)
    }
    configuration.trailingSwipeActionsConfigurationProvider = {
      [weak controller] (path: IndexPath) -> UISwipeActionsConfiguration? in controller?.swipes(at: path)
    }
    configuration.leadingSwipeActionsConfigurationProvider = { _ in nil }
    return UICollectionViewCompositionalLayout.list(using: configuration)
  }
}

// MARK: - Backgrounds

enum Backgrounds {
  static let all: [(String, UIBackgroundConfiguration)] = [
    ("clear", .clear()), ("cell", .listCell()), ("header", .listHeader()), ("footer", .listFooter()),
    ("plain", .listPlainCell()), ("plain header", .listPlainHeaderFooter()), ("grouped", .listGroupedCell()),
    ("grouped header", .listGroupedHeaderFooter()), ("sidebar", .listSidebarCell()),
    ("sidebar header", .listSidebarHeader()), ("accompanied", .listAccompaniedSidebarCell()),
  ]

  /// A card with everything that a background can have.
  static func card(_ picture: UIImage?) -> UIBackgroundConfiguration {
    var card: UIBackgroundConfiguration = .clear()
    card.backgroundColor = .systemTeal
    card.backgroundColorTransformer = UIConfigurationColorTransformer { $0.withAlphaComponent(0.5) }
    card.cornerRadius = 12
    card.backgroundInsets = NSDirectionalEdgeInsets(top: 2, leading: 4, bottom: 2, trailing: 4)
    card.edgesAddingLayoutMarginsToBackgroundInsets = [.leading, .trailing]
    card.strokeColor = .separator
    card.strokeColorTransformer = .grayscale
    card.strokeWidth = 1
    card.strokeOutset = 0.5
    card.visualEffect = UIBlurEffect(style: .systemMaterial)
    card.image = picture
    card.imageContentMode = .scaleAspectFill
    card.customView = UIView()
    card.shadowProperties.color = .black
    card.shadowProperties.opacity = 0.2
    card.shadowProperties.radius = 4
    card.shadowProperties.offset = CGSize(width: 0, height: 2)
    return card
  }
}
