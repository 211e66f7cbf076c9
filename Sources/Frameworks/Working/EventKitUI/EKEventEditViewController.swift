// SPDX-FileCopyrightText: 2026 The Tessera Authors
// SPDX-License-Identifier: MIT

@_exported public import EventKit
@_exported public import UIKit

/// How editing an event ended.
public enum EKEventEditViewAction: Int, Sendable {
  case canceled = 0
  case saved = 1
  case deleted = 2
}

/// Told when editing has ended.
@preconcurrency @MainActor public protocol EKEventEditViewDelegate: NSObjectProtocol {
  func eventEditViewController(
    _ controller: EKEventEditViewController, didCompleteWith action: EKEventEditViewAction)
}

/// Edits an event. As where the person does not let the app see calendars, it says so, and can be left by *Cancel*.
@preconcurrency @MainActor open class EKEventEditViewController: UINavigationController {
  open weak var editViewDelegate: (any EKEventEditViewDelegate)?
  open var eventStore: EKEventStore!
  open var event: EKEvent?

  open override func viewDidLoad() {
    super.viewDidLoad()
    let page = UIViewController()
    page.view.backgroundColor = .systemBackground
    page.title = "New Event"
    page.navigationItem.leftBarButtonItem = UIBarButtonItem(
      systemItem: .cancel,
      primaryAction: UIAction { [weak self] _ in
        if let self { editViewDelegate?.eventEditViewController(self, didCompleteWith: .canceled) }
      })
    var empty = UIContentUnavailableConfiguration.empty()
    empty.image = UIImage(systemName: "calendar")
    empty.text = "No Access"
    empty.secondaryText = "This app does not have access to your calendars."
    let content = UIContentUnavailableView(configuration: empty)
    content.frame = page.view.bounds
    content.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    page.view.addSubview(content)
    viewControllers = [page]
  }
}
