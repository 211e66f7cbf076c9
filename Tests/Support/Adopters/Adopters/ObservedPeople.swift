// SPDX-FileCopyrightText: 2026 The Tessera Authors
// SPDX-License-Identifier: MIT

import UIKit

/// Models in the manner of key-value coding: dependent keys, chains, and names that the class doesn't have.
class Person: NSObject {
  @objc dynamic var firstName = "Ada"
  @objc dynamic var lastName = "Lovelace"
  @objc dynamic var employer: Company?
  var rest: [String: Any] = [:]

  @objc dynamic var fullName: String { "\(firstName) \(lastName)" }

  @objc class func keyPathsForValuesAffectingFullName() -> Set<String> {
    [#keyPath(firstName), #keyPath(lastName)]
  }

  override class func keyPathsForValuesAffectingValue(forKey key: String) -> Set<String> {
    if key == "card" { return ["fullName", "employer.name"] }
    return super.keyPathsForValuesAffectingValue(forKey: key)
  }

  @objc dynamic var card: String { "\(fullName), \(employer?.name ?? "nowhere")" }

  override func setValue(_ value: Any?, forUndefinedKey key: String) { rest[key] = value }
  override func value(forUndefinedKey key: String) -> Any? { rest[key] }
}

class Company: NSObject {
  @objc dynamic var name: String

  init(name: String) {
    self.name = name
  }
}

/// Keeps what it was told of a person.
class PersonWatcher: NSObject {
  @objc let person: Person
  private(set) var log: [String] = []
  private var tokens: [NSKeyValueObservation] = []

  init(_ person: Person) {
    self.person = person
    super.init()
    tokens.append(
      person.observe(\.fullName, options: [.old, .new]) { [unowned self] _, change in
        log.append("full \(change.oldValue ?? "-") → \(change.newValue ?? "-")")
      })
    tokens.append(
      observe(\.person.employer?.name, options: [.initial, .new]) { watcher, change in
        watcher.log.append("employer \((change.newValue ?? nil) ?? "none")")
      })
    tokens.append(person.observe(\.card) { [unowned self] person, _ in log.append("card \(person.card)") })
    addObserver(self, forKeyPath: "person.lastName", options: [.new], context: nil)
  }

  override func observeValue(
    forKeyPath keyPath: String?, of object: Any?, change: [NSKeyValueChangeKey: Any]?, context: UnsafeMutableRawPointer?
  ) {
    log.append("\(keyPath ?? "") \(change?[.newKey] as? String ?? "")")
  }

  func takeLog() -> [String] {
    defer { log = [] }
    return log
  }

  func stop() {
    tokens = []
    removeObserver(self, forKeyPath: "person.lastName")
  }
}

/// A window in front of alerts, and what apps override that older kits of ours kept closed.
class Toaster: UIView {
  private(set) var calls: [String] = []
  let window2: UIWindow = {
    let window = UIWindow(frame: .zero)
    window.windowLevel = UIWindow.Level.alert + 1
    return window
  }()

  override func addConstraint(_ constraint: NSLayoutConstraint) {
    calls.append("addConstraint")
    super.addConstraint(constraint)
  }

  override func removeConstraint(_ constraint: NSLayoutConstraint) {
    calls.append("removeConstraint")
    super.removeConstraint(constraint)
  }

  override func contentHuggingPriority(for axis: NSLayoutConstraint.Axis) -> UILayoutPriority {
    axis == .vertical ? .required : super.contentHuggingPriority(for: axis)
  }
}
