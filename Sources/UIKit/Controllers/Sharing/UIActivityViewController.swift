// SPDX-FileCopyrightText: 2026 The Tessera Authors
// SPDX-License-Identifier: MIT

/// Offers what can be done with items: copying them, saving pictures, and what the app brings along.
///
/// A sheet on phones, a popover on pads. Other apps, to which items could be sent, are not there.
@preconcurrency @MainActor open class UIActivityViewController: UIViewController {
  /// Called when the sheet has gone: the activity, whether it was done, what it gives back, and its error.
  public typealias CompletionWithItemsHandler = (UIActivity.ActivityType?, Bool, [Any]?, (any Error)?) -> Void

  /// Called when the sheet has gone, with no activity where a person took it away. Defaults to `nil`.
  open var completionWithItemsHandler: CompletionWithItemsHandler?

  /// Activities that are not offered. Defaults to `nil`.
  open var excludedActivityTypes: [UIActivity.ActivityType]?

  /// Whether one activity may stand out. Defaults to `false`.
  open var allowsProminentActivity = false

  private let activityItems: [Any]
  private let applicationActivities: [UIActivity]
  private let table = UITableView(frame: .zero, style: .insetGrouped)
  private var offered: [UIActivity] = []
  private var isOver = false

  /// Offers what can be done with items.
  ///
  /// - Parameters:
  ///   - activityItems: Texts, links, pictures, data, or `UIActivityItemSource`s of such.
  ///   - applicationActivities: What the app offers beside the system's.
  public init(activityItems: [Any], applicationActivities: [UIActivity]?) {
    self.activityItems = activityItems
    self.applicationActivities = applicationActivities ?? []
    super.init(nibName: nil, bundle: nil)
    modalPresentationStyle = traitCollection.userInterfaceIdiom == .pad ? .popover : .pageSheet
    preferredContentSize = CGSize(width: 375, height: 320)
    popoverPresentationController?.backgroundColor = .systemGroupedBackground
    if let sheet = sheetPresentationController {
      sheet.detents = [.medium(), .large()]
      sheet.prefersGrabberVisible = false
    }
  }

  @available(*, unavailable, message: "A sheet is made with its items.")
  public required init?(coder: NSCoder) { fatalError("A sheet is made with its items.") }

  // MARK: - View

  open override func viewDidLoad() {
    super.viewDidLoad()
    let items = placeholders
    offered = (applicationActivities + [CopyActivity(), SaveImageActivity()]).filter { activity in
      let isExcluded = activity.activityType.map { excludedActivityTypes?.contains($0) == true } ?? false
      return !isExcluded && activity.canPerform(withActivityItems: items)
    }
    table.sectionHeaderTopPadding = 0
    table.dataSource = self
    table.delegate = self
    table.frame = view.bounds
    table.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    table.tableHeaderView = makeHeader(items)
    table.register(UITableViewCell.self, forCellReuseIdentifier: "activity")
    view.addSubview(table)
  }

  open override func viewDidDisappear(_ animated: Bool) {
    super.viewDidDisappear(animated)
    if isBeingDismissed { end(nil, completed: false) }
  }

  private func makeHeader(_ items: [Any]) -> UIView {
    var preview = SharedPreview(items)
    if preview.image == nil {
      preview.image =
        activityItems.lazy.compactMap { [self] item in
          (item as? any UIActivityItemSource)?.activityViewController(
            self, thumbnailImageForActivityType: nil, suggestedSize: CGSize(width: 44, height: 44))
        }.first
    }
    let header = ActivityHeader(preview)
    header.frame = CGRect(x: 0, y: 0, width: view.bounds.width, height: 76)
    header.close.addAction(
      UIAction { [weak self] _ in self?.dismiss(animated: true) }, for: .touchUpInside)
    return header
  }

  // MARK: - Items

  private var placeholders: [Any] {
    activityItems.map { ($0 as? any UIActivityItemSource)?.activityViewControllerPlaceholderItem(self) ?? $0 }
  }

  private func items(for type: UIActivity.ActivityType?) -> [Any] {
    activityItems.compactMap { item in
      guard let source = item as? any UIActivityItemSource else { return item }
      return source.activityViewController(self, itemForActivityType: type)
    }
  }

  // MARK: - Doing it

  private func perform(_ activity: UIActivity) {
    activity.sheet = self
    activity.prepare(withActivityItems: items(for: activity.activityType))
    if let controller = activity.activityViewController {
      present(controller, animated: true)
    } else {
      activity.perform()
    }
  }

  /// Called by an activity that has ended.
  func finished(_ activity: UIActivity, completed: Bool) {
    guard presentingViewController != nil else { return end(activity.activityType, completed: completed) }
    // Whatever the activity presents goes with the sheet.
    presentingViewController?.dismiss(animated: true) { [self] in end(activity.activityType, completed: completed) }
    result = (activity.activityType, completed)
  }

  /// What an activity has ended with, while the sheet goes.
  private var result: (type: UIActivity.ActivityType?, completed: Bool)?

  private func end(_ type: UIActivity.ActivityType?, completed: Bool) {
    guard !isOver else { return }
    isOver = true
    completionWithItemsHandler?(result?.type ?? type, result?.completed ?? completed, nil, nil)
    completionWithItemsHandler = nil
  }
}

extension UIActivityViewController: UITableViewDataSource, UITableViewDelegate {
  public func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { offered.count }

  public func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    let cell = tableView.dequeueReusableCell(withIdentifier: "activity", for: indexPath)
    let activity = offered[indexPath.row]
    cell.textLabel?.text = activity.activityTitle
    let icon = UIImageView(image: activity.activityImage?.withRenderingMode(.alwaysTemplate))
    icon.tintColor = .label
    icon.contentMode = .scaleAspectFit
    icon.frame = CGRect(x: 0, y: 0, width: 24, height: 24)
    cell.accessoryView = icon
    return cell
  }

  public func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
    tableView.deselectRow(at: indexPath, animated: true)
    perform(offered[indexPath.row])
  }
}
