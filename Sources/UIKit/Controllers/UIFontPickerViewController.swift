// SPDX-FileCopyrightText: 2026 The Tessera Authors
// SPDX-License-Identifier: MIT

/// Told what people choose in a font picker. Every method may be left out.
@preconcurrency @MainActor public protocol UIFontPickerViewControllerDelegate: NSObjectProtocol {
  /// A font was chosen: `selectedFontDescriptor`.
  func fontPickerViewControllerDidPickFont(_ viewController: UIFontPickerViewController)
  /// The picker was sent away.
  func fontPickerViewControllerDidCancel(_ viewController: UIFontPickerViewController)
}

extension UIFontPickerViewControllerDelegate {
  public func fontPickerViewControllerDidPickFont(_ viewController: UIFontPickerViewController) {}
  public func fontPickerViewControllerDidCancel(_ viewController: UIFontPickerViewController) {}
}

/// Lets people choose one of the fonts that there are. Present it: it comes on a sheet.
@preconcurrency @MainActor open class UIFontPickerViewController: UIViewController {
  /// What is offered, and how.
  @preconcurrency @MainActor open class Configuration: NSObject {
    /// Whether the fonts of a family can be chosen, not only the family. Defaults to `false`.
    open var includeFaces = false
    /// Whether names are written in the system's font, not in their own. Defaults to `false`.
    open var displayUsingSystemFont = false
    /// Traits that a font must have one of; none, the default, for all fonts.
    open var filteredTraits: UIFontDescriptor.SymbolicTraits = []
    /// Which languages a font must be able to write; fonts here are not asked. Defaults to `nil`.
    open var filteredLanguagesPredicate: NSPredicate?

    public override init() {
      super.init()
    }
  }

  open weak var delegate: (any UIFontPickerViewControllerDelegate)?

  /// What was chosen, or is at first. Defaults to `nil`.
  open var selectedFontDescriptor: UIFontDescriptor?

  open private(set) var configuration: Configuration

  /// Creates a picker. What the configuration says counts from then on.
  public init(configuration: Configuration) {
    self.configuration = configuration
    super.init(nibName: nil, bundle: nil)
  }

  public convenience init() {
    self.init(configuration: Configuration())
  }

  public override convenience init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
    self.init(configuration: Configuration())
  }

  public required init?(coder: NSCoder) {
    configuration = Configuration()
    super.init(coder: coder)
  }

  open override func viewDidLoad() {
    super.viewDidLoad()
    let families = FontFamilyList(picker: self)
    let stack = UINavigationController(rootViewController: families)
    addChild(stack)
    stack.view.frame = view.bounds
    stack.view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    view.addSubview(stack.view)
    stack.didMove(toParent: self)
  }

  private var isDone = false

  func choose(_ descriptor: UIFontDescriptor) {
    selectedFontDescriptor = descriptor
    isDone = true
    delegate?.fontPickerViewControllerDidPickFont(self)
    if presentingViewController != nil { dismiss(animated: true) }
  }

  open override func viewDidDisappear(_ animated: Bool) {
    super.viewDidDisappear(animated)
    if isBeingDismissed, !isDone { delegate?.fontPickerViewControllerDidCancel(self) }
  }
}

/// The families, with a field to search in.
private final class FontFamilyList: UITableViewController, UISearchResultsUpdating {
  private unowned let picker: UIFontPickerViewController
  private let all: [String]
  private var shown: [String]

  init(picker: UIFontPickerViewController) {
    self.picker = picker
    let wanted = picker.configuration.filteredTraits
    all = UIFont.familyNames.sorted().filter { family in
      let fonts = UIFont.fontNames(forFamilyName: family).compactMap { UIFont(name: $0, size: 17) }
      return !fonts.isEmpty
        && (wanted.isEmpty || fonts.contains { !$0.fontDescriptor.symbolicTraits.isDisjoint(with: wanted) })
    }
    shown = all
    super.init(style: .plain)
    title = "Choose Font"
  }

  required init?(coder: NSCoder) { fatalError("Font lists are not archived") }

  override func viewDidLoad() {
    super.viewDidLoad()
    tableView.register(UITableViewCell.self, forCellReuseIdentifier: "font")
    navigationItem.leftBarButtonItem = UIBarButtonItem(
      systemItem: .cancel, primaryAction: UIAction { [weak picker] _ in picker?.dismiss(animated: true) })
    let search = UISearchController(searchResultsController: nil)
    search.searchResultsUpdater = self
    search.obscuresBackgroundDuringPresentation = false
    navigationItem.searchController = search
    navigationItem.hidesSearchBarWhenScrolling = false
  }

  func updateSearchResults(for searchController: UISearchController) {
    let text = searchController.searchBar.text ?? ""
    shown = text.isEmpty ? all : all.filter { $0.localizedCaseInsensitiveContains(text) }
    tableView.reloadData()
  }

  override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { shown.count }

  override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    let cell = tableView.dequeueReusableCell(withIdentifier: "font", for: indexPath)
    let family = shown[indexPath.row]
    let names = UIFont.fontNames(forFamilyName: family)
    var content = UIListContentConfiguration.cell()
    content.text = family
    if !picker.configuration.displayUsingSystemFont, let name = names.first, let font = UIFont(name: name, size: 20) {
      content.textProperties.font = font
    }
    cell.contentConfiguration = content
    let hasFaces = picker.configuration.includeFaces && names.count > 1
    let isChosen = picker.selectedFontDescriptor?.isOf(family) == true
    cell.accessoryType = isChosen ? .checkmark : hasFaces ? .detailButton : .none
    return cell
  }

  override func tableView(_ tableView: UITableView, accessoryButtonTappedForRowWith indexPath: IndexPath) {
    let list = FontFaceList(picker: picker, family: shown[indexPath.row])
    navigationController?.pushViewController(list, animated: true)
  }

  override func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
    let family = shown[indexPath.row]
    guard let name = UIFont.fontNames(forFamilyName: family).first, let font = UIFont(name: name, size: 17) else {
      return
    }
    picker.choose(font.fontDescriptor)
  }
}

/// The fonts of a family.
private final class FontFaceList: UITableViewController {
  private unowned let picker: UIFontPickerViewController
  private let names: [String]

  init(picker: UIFontPickerViewController, family: String) {
    self.picker = picker
    names = UIFont.fontNames(forFamilyName: family)
    super.init(style: .plain)
    title = family
  }

  required init?(coder: NSCoder) { fatalError("Font lists are not archived") }

  override func viewDidLoad() {
    super.viewDidLoad()
    tableView.register(UITableViewCell.self, forCellReuseIdentifier: "font")
  }

  override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { names.count }

  override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    let cell = tableView.dequeueReusableCell(withIdentifier: "font", for: indexPath)
    var content = UIListContentConfiguration.cell()
    content.text = names[indexPath.row]
    if !picker.configuration.displayUsingSystemFont, let font = UIFont(name: names[indexPath.row], size: 20) {
      content.textProperties.font = font
    }
    cell.contentConfiguration = content
    let isChosen = picker.selectedFontDescriptor?.postscriptName == names[indexPath.row]
    cell.accessoryType = isChosen ? .checkmark : .none
    return cell
  }

  override func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
    guard let font = UIFont(name: names[indexPath.row], size: 17) else { return }
    picker.choose(font.fontDescriptor)
  }
}

extension UIFontDescriptor {
  fileprivate func isOf(_ family: String) -> Bool { UIFont(descriptor: self, size: 17).familyName == family }
}
