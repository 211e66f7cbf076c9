// SPDX-FileCopyrightText: 2026 The Tessera Authors
// SPDX-License-Identifier: MIT

import UIKit

// MARK: - A content configuration of one's own

struct CustomContentConfiguration: UIContentConfiguration, Hashable {
  var image: UIImage? = nil
  var tintColor: UIColor? = nil
  var text = ""

  func makeContentView() -> UIView & UIContentView {
    return CustomContentView(configuration: self)
  }

  func updated(for state: UIConfigurationState) -> Self {
    guard let state = state as? UICellConfigurationState else { return self }
    var updatedConfig = self
    if state.isSelected || state.isHighlighted {
      updatedConfig.tintColor = .white
    }
    return updatedConfig
  }
}

class CustomContentView: UIView, UIContentView {
  init(configuration: CustomContentConfiguration) {
    super.init(frame: .zero)
    setupInternalViews()
    apply(configuration: configuration)
  }

  required init?(coder: NSCoder) { fatalError("init(coder:) has not been implemented") }

  var configuration: UIContentConfiguration {
    get { appliedConfiguration }
    set {
      guard let newConfig = newValue as? CustomContentConfiguration else { return }
      apply(configuration: newConfig)
    }
  }

  func supports(_ configuration: UIContentConfiguration) -> Bool { configuration is CustomContentConfiguration }

  let imageView = UIImageView()
  let label = UILabel()

  private func setupInternalViews() {
    let stack = UIStackView(arrangedSubviews: [imageView, label])
    stack.axis = .vertical
    stack.alignment = .center
    stack.spacing = UIStackView.spacingUseSystem
    stack.isLayoutMarginsRelativeArrangement = true
    addSubview(stack)
    stack.translatesAutoresizingMaskIntoConstraints = false
    NSLayoutConstraint.activate([
      stack.leadingAnchor.constraint(equalTo: layoutMarginsGuide.leadingAnchor),
      stack.trailingAnchor.constraint(equalTo: layoutMarginsGuide.trailingAnchor),
      stack.topAnchor.constraint(equalTo: layoutMarginsGuide.topAnchor),
      stack.bottomAnchor.constraint(equalTo: layoutMarginsGuide.bottomAnchor),
    ])
    imageView.preferredSymbolConfiguration = .init(font: .preferredFont(forTextStyle: .body), scale: .large)
    imageView.isHidden = true
  }

  private var appliedConfiguration: CustomContentConfiguration!
  private(set) var applications = 0

  private func apply(configuration: CustomContentConfiguration) {
    guard appliedConfiguration != configuration else { return }
    appliedConfiguration = configuration
    applications += 1
    imageView.isHidden = configuration.image == nil
    imageView.image = configuration.image
    imageView.tintColor = configuration.tintColor
    label.text = configuration.text
    label.textColor = configuration.tintColor ?? .label
  }
}

// MARK: - A state of one's own

extension UIConfigurationStateCustomKey {
  fileprivate static let isArchived = UIConfigurationStateCustomKey("example.isArchived")
}

extension UICellConfigurationState {
  var isArchived: Bool {
    get { return self[.isArchived] as? Bool ?? false }
    set { self[.isArchived] = newValue }
  }
}

class MailCell: UICollectionViewListCell {
  var isArchived = false {
    didSet { if oldValue != isArchived { setNeedsUpdateConfiguration() } }
  }
  private(set) var states: [String] = []

  override var configurationState: UICellConfigurationState {
    var state = super.configurationState
    state.isArchived = self.isArchived
    return state
  }

  override func updateConfiguration(using state: UICellConfigurationState) {
    var content = self.defaultContentConfiguration().updated(for: state)
    content.text = "Mail"
    content.imageProperties.tintColorTransformer = .grayscale
    if state.isArchived { content.textProperties.color = .systemGray }
    contentConfiguration = content
    var background = UIBackgroundConfiguration.listGroupedCell().updated(for: state)
    if state.isSelected || state.isHighlighted {
      background.backgroundColor = nil
      background.backgroundColorTransformer = UIConfigurationColorTransformer { $0.withAlphaComponent(0.3) }
    }
    backgroundConfiguration = background
    states.append(
      [
        state.isSelected ? "selected" : nil, state.isHighlighted ? "highlighted" : nil,
        state.isEditing ? "editing" : nil, state.isArchived ? "archived" : nil, state.isSwiped ? "swiped" : nil,
        state.isDisabled ? "disabled" : nil, state.isExpanded ? "expanded" : nil, state.isFocused ? "focused" : nil,
        state.isPinned ? "pinned" : nil, state.isReordering ? "reordering" : nil,
        state.cellDragState == .none ? nil : "drag", state.cellDropState == .notTargeted ? "drop" : nil,
      ].compactMap { $0 }.joined(separator: " "))
  }
}

// MARK: - Editing and choosing several

class MailboxViewController: UICollectionViewController {
  enum Section { case main }
  private typealias CellRegistration = UICollectionView.CellRegistration<MailCell, Int>
  private(set) var dataSource: UICollectionViewDiffableDataSource<Section, Int>?
  private var cellRegistration: CellRegistration!
  private(set) var events: [String] = []
  private var archived: Set<Int> = []
  lazy var archiveButton = UIBarButtonItem(
    primaryAction: UIAction(title: "Archive") { [weak self] _ in self?.archiveSelected() })

  init() {
    super.init(collectionViewLayout: UICollectionViewLayout())
    var configuration = UICollectionLayoutListConfiguration(appearance: .grouped)
    configuration.headerTopPadding = 0
    collectionView.collectionViewLayout = UICollectionViewCompositionalLayout.list(using: configuration)
  }

  required init?(coder: NSCoder) { fatalError() }

  override func viewDidLoad() {
    super.viewDidLoad()
    navigationItem.leftBarButtonItem = editButtonItem
    navigationItem.rightBarButtonItem = archiveButton
    archiveButton.isEnabled = false
    collectionView.allowsMultipleSelectionDuringEditing = true
    collectionView.allowsSelectionDuringEditing = true
    cellRegistration = CellRegistration { [weak self] cell, indexPath, mail in
      cell.isArchived = self?.archived.contains(mail) ?? false
      cell.accessories = [.multiselect()]
      cell.tag = mail
    }
    let dataSource = UICollectionViewDiffableDataSource<Section, Int>(collectionView: collectionView) {
      [weak self] collectionView, indexPath, mail in
      guard let registration = self?.cellRegistration else { return nil }
      return collectionView.dequeueConfiguredReusableCell(using: registration, for: indexPath, item: mail)
    }
    self.dataSource = dataSource
    var snapshot = dataSource.snapshot()
    snapshot.appendSections([.main])
    snapshot.appendItems(Array(0..<8), toSection: .main)
    dataSource.applySnapshotUsingReloadData(snapshot)
  }

  override func setEditing(_ editing: Bool, animated: Bool) {
    super.setEditing(editing, animated: animated)
    if !editing {
      collectionView.indexPathsForSelectedItems?.forEach { collectionView.deselectItem(at: $0, animated: animated) }
      archiveButton.isEnabled = false
    }
    events.append(editing ? "editing" : "done")
  }

  private func archiveSelected() {
    guard let dataSource = dataSource, let paths = collectionView.indexPathsForSelectedItems else { return }
    let mails = paths.sorted().compactMap { dataSource.itemIdentifier(for: $0) }
    archived.formUnion(mails)
    var snapshot = dataSource.snapshot()
    snapshot.reconfigureItems(mails)
    dataSource.apply(snapshot, animatingDifferences: true) { [weak self] in self?.events.append("archived \(mails)") }
    setEditing(false, animated: true)
  }

  override func collectionView(_ collectionView: UICollectionView, shouldHighlightItemAt indexPath: IndexPath) -> Bool {
    indexPath.item != 7
  }
  override func collectionView(_ collectionView: UICollectionView, didSelectItemAt indexPath: IndexPath) {
    events.append("select \(indexPath.item)")
    archiveButton.isEnabled = isEditing
    if !isEditing { collectionView.deselectItem(at: indexPath, animated: true) }
  }
  override func collectionView(_ collectionView: UICollectionView, didDeselectItemAt indexPath: IndexPath) {
    events.append("deselect \(indexPath.item)")
    archiveButton.isEnabled = collectionView.indexPathsForSelectedItems?.isEmpty == false
  }
  override func collectionView(
    _ collectionView: UICollectionView, shouldBeginMultipleSelectionInteractionAt indexPath: IndexPath
  ) -> Bool { return true }
  override func collectionView(
    _ collectionView: UICollectionView, didBeginMultipleSelectionInteractionAt indexPath: IndexPath
  ) { setEditing(true, animated: true) }
  override func collectionViewDidEndMultipleSelectionInteraction(_ collectionView: UICollectionView) {
    events.append("end multiple")
  }
  override func collectionView(
    _ collectionView: UICollectionView, canPerformPrimaryActionForItemAt indexPath: IndexPath
  )
    -> Bool
  { !isEditing }
  override func collectionView(_ collectionView: UICollectionView, performPrimaryActionForItemAt indexPath: IndexPath) {
    events.append("open \(indexPath.item)")
  }
}

// MARK: - A grid with configured cells

class ConfiguredGridViewController: UIViewController {
  var collectionView: UICollectionView!
  var names = ["sun.max", "cloud", "moon", "star"]
  private(set) var handlerCalls = 0

  override func viewDidLoad() {
    super.viewDidLoad()
    let layout = UICollectionViewFlowLayout()
    layout.itemSize = CGSize(width: 90, height: 90)
    layout.sectionInset = .init(top: 16, left: 16, bottom: 16, right: 16)
    collectionView = UICollectionView(frame: view.bounds, collectionViewLayout: layout)
    collectionView.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    collectionView.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "plain")
    collectionView.dataSource = self
    view.addSubview(collectionView)
  }
}

extension ConfiguredGridViewController: UICollectionViewDataSource {
  func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int { names.count }

  func collectionView(
    _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
  ) -> UICollectionViewCell {
    let cell = collectionView.dequeueReusableCell(withReuseIdentifier: "plain", for: indexPath)
    let name = names[indexPath.item]
    cell.automaticallyUpdatesContentConfiguration = false
    cell.configurationUpdateHandler = { [weak self] cell, state in
      self?.handlerCalls += 1
      var content = CustomContentConfiguration().updated(for: state)
      content.image = UIImage(systemName: name)
      content.text = name
      cell.contentConfiguration = content
      var background = UIBackgroundConfiguration.listPlainCell()
      background.cornerRadius = 12
      background.backgroundInsets = NSDirectionalEdgeInsets(top: 2, leading: 2, bottom: 2, trailing: 2)
      background.backgroundColor = state.isSelected ? .systemBlue : .secondarySystemBackground
      cell.backgroundConfiguration = background
    }
    return cell
  }
}
