// SPDX-FileCopyrightText: 2026 The Tessera Authors
// SPDX-License-Identifier: MIT

import UIKit

/// What the presenter may show.
protocol WidgetsDisplayLogic: AnyObject {
  func displayWidgets(_ viewModel: Widgets.ViewModel)
}

/// The screen of widgets: a mosaic under a large title, and a button that makes another one.
final class WidgetsViewController: UIViewController {
  private typealias DataSource = UICollectionViewDiffableDataSource<Int, Widget.ID>

  private let interactor: any WidgetsBusinessLogic
  private let router: any WidgetsRoutingLogic
  private(set) var collectionView: UICollectionView!
  private var dataSource: DataSource!
  private(set) var groups: [MosaicGroup] = []
  private var widgets: [Widget.ID: Widget] = [:]

  init(interactor: any WidgetsBusinessLogic, router: any WidgetsRoutingLogic) {
    self.interactor = interactor
    self.router = router
    super.init(nibName: nil, bundle: nil)
    title = "Widgets"
  }

  @available(*, unavailable)
  required init?(coder: NSCoder) {
    fatalError("The configurator makes this screen.")
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .systemBackground
    navigationItem.largeTitleDisplayMode = .always
    navigationItem.rightBarButtonItem = UIBarButtonItem(
      barButtonSystemItem: .refresh, target: self, action: #selector(refresh))
    setUpCollectionView()
    setUpDataSource()
    interactor.loadWidgets(Widgets.Request())
  }

  @objc private func refresh() {
    interactor.loadWidgets(Widgets.Request())
  }

  // MARK: - Views

  private func setUpCollectionView() {
    let layout = UICollectionViewCompositionalLayout { [weak self] _, environment in
      MosaicLayout(groups: self?.groups ?? [], environment: environment).section()
    }
    collectionView = UICollectionView(frame: view.bounds, collectionViewLayout: layout)
    collectionView.backgroundColor = .systemBackground
    collectionView.alwaysBounceVertical = true
    collectionView.contentInset.bottom = 16
    collectionView.delegate = self
    WidgetCells.register(in: collectionView)
    collectionView.translatesAutoresizingMaskIntoConstraints = false
    view.addSubview(collectionView)
    // Up to the top edge, so that the large title collapses; the adjusted inset keeps the content below it.
    NSLayoutConstraint.activate([
      collectionView.topAnchor.constraint(equalTo: view.topAnchor),
      collectionView.bottomAnchor.constraint(equalTo: view.bottomAnchor),
      collectionView.leadingAnchor.constraint(equalTo: view.safeAreaLayoutGuide.leadingAnchor),
      collectionView.trailingAnchor.constraint(equalTo: view.safeAreaLayoutGuide.trailingAnchor),
    ])
  }

  private func setUpDataSource() {
    dataSource = DataSource(collectionView: collectionView) { [weak self] collectionView, indexPath, id in
      guard let widget = self?.widgets[id] else { return nil }
      return WidgetCells.cell(for: widget, in: collectionView, at: indexPath)
    }
  }
}

// MARK: - Display

extension WidgetsViewController: WidgetsDisplayLogic {
  func displayWidgets(_ viewModel: Widgets.ViewModel) {
    let isFirst = groups.isEmpty
    let shown = viewModel.groups.flatMap(\.widgets)
    let before = Set(dataSource.snapshot().itemIdentifiers)
    groups = viewModel.groups
    // Cells on their way out may still be asked for.
    for widget in shown { widgets[widget.id] = widget }

    var snapshot = NSDiffableDataSourceSnapshot<Int, Widget.ID>()
    snapshot.appendSections([0])
    snapshot.appendItems(shown.map(\.id))
    // What stays keeps its cell and moves; it may have something new to say.
    snapshot.reconfigureItems(shown.map(\.id).filter(before.contains))
    dataSource.apply(snapshot, animatingDifferences: !isFirst)
  }
}

// MARK: - Selection

extension WidgetsViewController: UICollectionViewDelegate {
  func collectionView(_ collectionView: UICollectionView, didSelectItemAt indexPath: IndexPath) {
    collectionView.deselectItem(at: indexPath, animated: true)
    guard let id = dataSource.itemIdentifier(for: indexPath), let widget = widgets[id] else { return }
    router.showDetail(of: widget)
  }
}
