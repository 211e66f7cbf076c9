// SPDX-FileCopyrightText: 2026 The Tessera Authors
// SPDX-License-Identifier: MIT

public import UIKit

/// Lets people pick pictures of the device's. It needs no permission, since the app sees what was picked and nothing else.
@preconcurrency @MainActor public final class PHPickerViewController: UIViewController {
  /// How the picker behaves, as it was made.
  public let configuration: PHPickerConfiguration
  /// Told what was picked.
  public weak var delegate: (any PHPickerViewControllerDelegate)?

  private let pictures: [PickerPicture]
  private let grid: PictureGridController
  private var selection: PickerSelection
  private var isDone = false
  private lazy var addItem = UIBarButtonItem(
    title: "Add", primaryAction: UIAction { [weak self] _ in self?.add() })

  /// Creates a picker.
  public required init(configuration: PHPickerConfiguration) {
    self.configuration = configuration
    let pictures = PickerPicture.all(configuration.filter)
    self.pictures = pictures
    grid = PictureGridController(pictures.map(\.image))
    selection = PickerSelection(
      limit: configuration.selectionLimit, isOrdered: configuration.selection == .ordered,
      chosen: configuration.preselectedAssetIdentifiers.compactMap { identifier in
        pictures.firstIndex { $0.identifier == identifier }
      })
    super.init(nibName: nil, bundle: nil)
    grid.cancel = { [weak self] in self?.finish([]) }
    grid.mark = { [weak self] in self?.selection.mark($0) }
    grid.pick = { [weak self] in self?.pick($0) }
  }

  @available(*, unavailable, message: "A picker is made with its configuration.")
  public required init?(coder: NSCoder) { fatalError("A picker is made with its configuration.") }

  public override func viewDidLoad() {
    super.viewDidLoad()
    if configuration.selectionLimit != 1 { grid.navigationItem.rightBarButtonItem = addItem }
    addItem.isEnabled = !selection.chosen.isEmpty
    let navigation = UINavigationController(rootViewController: grid)
    addChild(navigation)
    navigation.view.frame = view.bounds
    navigation.view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    view.addSubview(navigation.view)
    navigation.didMove(toParent: self)
  }

  public override func viewWillAppear(_ animated: Bool) {
    super.viewWillAppear(animated)
    isDone = false
  }

  /// With one picture to pick, a tap is the end of it; with more, it marks.
  private func pick(_ item: Int) {
    if configuration.selectionLimit == 1 { return finish([item]) }
    selection.toggle(item)
    addItem.isEnabled = !selection.chosen.isEmpty
    grid.showMarks()
  }

  private func add() { finish(selection.result) }

  /// Tells the delegate, once: taps that come while the picker goes are not told.
  private func finish(_ chosen: [Int]) {
    guard !isDone else { return }
    isDone = true
    let results = chosen.map { item in
      let picture = pictures[item]
      let provider = NSItemProvider(object: picture.image)
      provider.suggestedName = picture.name
      return PHPickerResult(
        itemProvider: provider, assetIdentifier: configuration.isOfLibrary ? picture.identifier : nil)
    }
    delegate?.picker(self, didFinishPicking: results)
  }
}
