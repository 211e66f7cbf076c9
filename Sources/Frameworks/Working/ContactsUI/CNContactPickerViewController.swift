// SPDX-FileCopyrightText: 2026 The Tessera Authors
// SPDX-License-Identifier: MIT

public import Contacts
public import UIKit

/// Told what was picked.
@preconcurrency @MainActor public protocol CNContactPickerDelegate: NSObjectProtocol {
  func contactPickerDidCancel(_ picker: CNContactPickerViewController)
  func contactPicker(_ picker: CNContactPickerViewController, didSelect contact: CNContact)
  func contactPicker(_ picker: CNContactPickerViewController, didSelect contactProperty: CNContactProperty)
  func contactPicker(_ picker: CNContactPickerViewController, didSelect contacts: [CNContact])
}

extension CNContactPickerDelegate {
  public func contactPickerDidCancel(_ picker: CNContactPickerViewController) {}
  public func contactPicker(_ picker: CNContactPickerViewController, didSelect contact: CNContact) {}
  public func contactPicker(_ picker: CNContactPickerViewController, didSelect contactProperty: CNContactProperty) {}
  public func contactPicker(_ picker: CNContactPickerViewController, didSelect contacts: [CNContact]) {}
}

/// A value of a contact.
@preconcurrency @MainActor open class CNContactProperty: NSObject {
  open private(set) var contact: CNContact
  open private(set) var key: String
  open private(set) var value: Any?

  init(_ contact: CNContact, _ key: String, _ value: Any?) {
    (self.contact, self.key, self.value) = (contact, key, value)
    super.init()
  }
}

/// Lets a person choose among contacts. There are none: it says so, and can be left by *Cancel*.
@preconcurrency @MainActor open class CNContactPickerViewController: UIViewController {
  open weak var delegate: (any CNContactPickerDelegate)?
  open var displayedPropertyKeys: [String]?
  open var predicateForEnablingContact: NSPredicate?
  open var predicateForSelectionOfContact: NSPredicate?
  open var predicateForSelectionOfProperty: NSPredicate?

  open override func viewDidLoad() {
    super.viewDidLoad()
    showAbsence(
      "No Contacts", because: "There is no address book here to choose from.", symbol: "person.crop.circle",
      title: "Contacts", cancelSide: .right
    ) { [weak self] in self?.cancel() }
  }

  private func cancel() {
    dismiss(animated: true)
    delegate?.contactPickerDidCancel(self)
  }
}

/// Told what became of a contact.
@preconcurrency @MainActor public protocol CNContactViewControllerDelegate: NSObjectProtocol {
  func contactViewController(_ viewController: CNContactViewController, didCompleteWith contact: CNContact?)
  func contactViewController(
    _ viewController: CNContactViewController, shouldPerformDefaultActionFor property: CNContactProperty
  ) -> Bool
}

extension CNContactViewControllerDelegate {
  public func contactViewController(_ viewController: CNContactViewController, didCompleteWith contact: CNContact?) {}
  public func contactViewController(
    _ viewController: CNContactViewController, shouldPerformDefaultActionFor property: CNContactProperty
  ) -> Bool { true }
}

/// Shows a contact: its name, and its numbers and addresses one below the other. It is not edited here.
@preconcurrency @MainActor open class CNContactViewController: UITableViewController {
  open private(set) var contact = CNContact()
  open weak var delegate: (any CNContactViewControllerDelegate)?
  open var contactStore: CNContactStore?
  open var allowsEditing = true
  open var allowsActions = true
  open var displayedPropertyKeys: [Any]?
  open var message: String?
  private var rows: [(label: String, value: String)] = []

  public convenience init(for contact: CNContact) {
    self.init(style: .insetGrouped)
    self.contact = contact
    title = CNContactFormatter.string(from: contact, style: .fullName)
    rows = contact.phoneNumbers.map { (Self.words(of: $0), $0.value.stringValue) }
    rows += contact.emailAddresses.map { (Self.words(of: $0), $0.value as String) }
    rows += contact.postalAddresses.map { (Self.words(of: $0), "\($0.value.street), \($0.value.city)") }
  }

  public convenience init(forUnknownContact contact: CNContact) { self.init(for: contact) }
  public convenience init(forNewContact contact: CNContact?) { self.init(for: contact ?? CNContact()) }

  open class func descriptorForRequiredKeys() -> any CNKeyDescriptor { "all" as NSString }

  private static func words<Value>(of value: CNLabeledValue<Value>) -> String {
    value.label.map { CNLabeledValue<Value>.localizedString(forLabel: $0) } ?? ""
  }

  open override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { rows.count }

  open override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    let cell = UITableViewCell(style: .value2, reuseIdentifier: nil)
    cell.textLabel?.text = rows[indexPath.row].label
    cell.detailTextLabel?.text = rows[indexPath.row].value
    return cell
  }
}
