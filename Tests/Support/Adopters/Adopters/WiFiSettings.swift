// SPDX-FileCopyrightText: 2026 The Tessera Authors
// SPDX-License-Identifier: MIT

import UIKit

// MARK: - Settings

class WiFiController {
  struct Network: Hashable {
    let name: String
    let identifier = UUID()
    func hash(into hasher: inout Hasher) { hasher.combine(identifier) }
    static func == (lhs: Network, rhs: Network) -> Bool { lhs.identifier == rhs.identifier }
  }
  var wifiEnabled = true { didSet { handler(self) } }
  private(set) var networks: [Network] = ["Attic", "Cellar", "Garden"].map(Network.init(name:))
  private let handler: (WiFiController) -> Void
  init(_ handler: @escaping (WiFiController) -> Void) { self.handler = handler }
}

class WiFiSettingsViewController: UIViewController {
  enum Section: CaseIterable {
    case config, networks
  }
  enum ItemType {
    case wifiEnabled, currentNetwork, availableNetwork
  }
  struct Item: Hashable {
    let title: String
    let type: ItemType
    let network: WiFiController.Network?
    private let identifier: UUID

    init(title: String, type: ItemType) {
      self.title = title
      self.type = type
      self.network = nil
      self.identifier = UUID()
    }
    init(network: WiFiController.Network) {
      self.title = network.name
      self.type = .availableNetwork
      self.network = network
      self.identifier = network.identifier
    }
    var isConfig: Bool {
      let configItems: [ItemType] = [.currentNetwork, .wifiEnabled]
      return configItems.contains(type)
    }
    func hash(into hasher: inout Hasher) { hasher.combine(self.identifier) }
    static func == (lhs: Item, rhs: Item) -> Bool { lhs.identifier == rhs.identifier }
  }

  var collectionView: UICollectionView! = nil
  private(set) var dataSource: UICollectionViewDiffableDataSource<Section, Item>! = nil
  private var currentSnapshot: NSDiffableDataSourceSnapshot<Section, Item>! = nil
  private var wifiController: WiFiController! = nil
  lazy var configurationItems: [Item] = {
    [Item(title: "Wi-Fi", type: .wifiEnabled), Item(title: "Attic", type: .currentNetwork)]
  }()

  override func viewDidLoad() {
    super.viewDidLoad()
    self.navigationItem.title = "Wi-Fi"
    configureCollectionView()
    configureDataSource()
    updateUI(animated: false)
  }

  private func configureCollectionView() {
    var configuration = UICollectionLayoutListConfiguration(appearance: .insetGrouped)
    configuration.headerMode = .supplementary
    configuration.footerMode = .none
    configuration.showsSeparators = true
    collectionView = UICollectionView(
      frame: view.bounds, collectionViewLayout: UICollectionViewCompositionalLayout.list(using: configuration))
    collectionView.translatesAutoresizingMaskIntoConstraints = false
    view.addSubview(collectionView)
    NSLayoutConstraint.activate([
      collectionView.topAnchor.constraint(equalTo: view.topAnchor),
      collectionView.leadingAnchor.constraint(equalTo: view.leadingAnchor),
      collectionView.trailingAnchor.constraint(equalTo: view.trailingAnchor),
      collectionView.bottomAnchor.constraint(equalTo: view.bottomAnchor),
    ])
  }

  private func configureDataSource() {
    wifiController = WiFiController { [weak self] (controller: WiFiController) in
      guard let self = self else { return }
      self.updateUI()
    }
    let cell = UICollectionView.CellRegistration<UICollectionViewListCell, Item> { [weak self] cell, _, item in
      guard let self = self, let wifiController = self.wifiController else { return }
      var content = UIListContentConfiguration.cell()
      content.text = item.title
      if item.type == .wifiEnabled {
        let button = UIButton(type: .system)
        button.setTitle(wifiController.wifiEnabled ? "On" : "Off", for: .normal)
        button.addTarget(self, action: #selector(self.toggleWifi(_:)), for: .touchUpInside)
        button.sizeToFit()
        let placement = UICellAccessory.Placement.trailing(displayed: .always)
        cell.accessories = [
          .customView(configuration: UICellAccessory.CustomViewConfiguration(customView: button, placement: placement))
        ]
      } else if item.type == .currentNetwork {
        content.image = UIImage(systemName: "wifi")
        content.imageProperties.tintColor = .systemGreen
        cell.accessories = [.checkmark(), .detail(actionHandler: { [weak self] in self?.title = item.title })]
      } else {
        content.secondaryText = "Secured"
        content.secondaryTextProperties.color = .secondaryLabel
        content.prefersSideBySideTextAndSecondaryText = true
        cell.accessories = [.disclosureIndicator(), .label(text: "5 GHz")]
      }
      cell.contentConfiguration = content
    }
    let header = UICollectionView.SupplementaryRegistration<UICollectionViewListCell>(
      elementKind: UICollectionView.elementKindSectionHeader
    ) { [unowned self] view, kind, indexPath in
      var content = view.defaultContentConfiguration()
      content.text = self.dataSource.sectionIdentifier(for: indexPath.section) == .networks ? "Other networks" : nil
      view.contentConfiguration = content
    }
    dataSource = UICollectionViewDiffableDataSource(collectionView: collectionView) { view, indexPath, item in
      view.dequeueConfiguredReusableCell(using: cell, for: indexPath, item: item)
    }
    dataSource.supplementaryViewProvider = { collectionView, kind, indexPath in
      collectionView.dequeueConfiguredReusableSupplementary(using: header, for: indexPath)
    }
  }

  private func updateUI(animated: Bool = true) {
    guard let controller = self.wifiController else { return }
    let configItems = configurationItems.filter { !($0.type == .currentNetwork && !controller.wifiEnabled) }
    currentSnapshot = NSDiffableDataSourceSnapshot<Section, Item>()
    currentSnapshot.appendSections([.config])
    currentSnapshot.appendItems(configItems, toSection: .config)
    if controller.wifiEnabled {
      let sortedNetworks = controller.networks.sorted { $0.name < $1.name }
      let networkItems = sortedNetworks.map { Item(network: $0) }
      currentSnapshot.appendSections([.networks])
      currentSnapshot.appendItems(networkItems, toSection: .networks)
    }
    currentSnapshot.reconfigureItems([configurationItems[0]])
    self.dataSource.apply(currentSnapshot, animatingDifferences: animated)
  }

  @objc private func toggleWifi(_ wifiEnabledButton: UIButton) {
    self.wifiController.wifiEnabled.toggle()
  }
}
