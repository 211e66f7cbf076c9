// SPDX-FileCopyrightText: 2026 The Tessera Authors
// SPDX-License-Identifier: MIT

public import EventKit
public import UIKit

/// How looking at an event ended.
public enum EKEventViewAction: Int, Sendable {
  case done = 0
  case responded = 1
  case deleted = 2
}

/// Told when somebody has looked at an event.
@preconcurrency @MainActor public protocol EKEventViewDelegate: NSObjectProtocol {
  func eventViewController(_ controller: EKEventViewController, didCompleteWith action: EKEventViewAction)
}

/// Shows an event: its title, its place and when it is. It is the app's own, since there are no calendars here.
@preconcurrency @MainActor open class EKEventViewController: UIViewController {
  open weak var delegate: (any EKEventViewDelegate)?
  open var event: EKEvent!
  /// Whether the event can be changed; it cannot be saved here, so that there is no button for that.
  open var allowsEditing = false
  open var allowsCalendarPreview = false

  open override func viewDidLoad() {
    super.viewDidLoad()
    title = "Event Details"
    view.backgroundColor = .systemBackground
    let name = UILabel()
    name.font = .preferredFont(forTextStyle: .title2)
    name.numberOfLines = 0
    name.text = event?.title
    let place = UILabel()
    place.font = .preferredFont(forTextStyle: .body)
    place.textColor = .secondaryLabel
    place.numberOfLines = 0
    place.text = event?.location
    place.isHidden = event?.location == nil
    let time = UILabel()
    time.font = .preferredFont(forTextStyle: .body)
    time.numberOfLines = 0
    time.text = words
    let stack = UIStackView(arrangedSubviews: [name, place, time])
    stack.axis = .vertical
    stack.spacing = 8
    stack.translatesAutoresizingMaskIntoConstraints = false
    view.addSubview(stack)
    let room = view.layoutMarginsGuide
    NSLayoutConstraint.activate([
      stack.topAnchor.constraint(equalTo: view.safeAreaLayoutGuide.topAnchor, constant: 16),
      stack.leadingAnchor.constraint(equalTo: room.leadingAnchor),
      stack.trailingAnchor.constraint(equalTo: room.trailingAnchor),
    ])
    navigationItem.rightBarButtonItem = UIBarButtonItem(
      systemItem: .done,
      primaryAction: UIAction { [weak self] _ in
        if let self { delegate?.eventViewController(self, didCompleteWith: .done) }
      })
  }

  private var words: String {
    guard let start = event?.startDate else { return "" }
    let format = DateIntervalFormatter()
    format.dateStyle = .full
    format.timeStyle = event.isAllDay ? .none : .short
    return format.string(from: start, to: event.endDate ?? start)
  }
}
