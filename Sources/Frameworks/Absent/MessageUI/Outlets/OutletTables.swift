// SPDX-FileCopyrightText: 2026 The Tessera Authors
// SPDX-License-Identifier: MIT

// Made by `tessera-dev generate outlets`.

internal import UIKit

/// What nibs connect objects of the framework by. Found by name.
final class _TesseraTables: _TesseraTableProvider {
  override class func registerTables() { registerDelegates() }

  static func registerDelegates() {
    OutletAdapters.register((any MFMailComposeViewControllerDelegate).self) {
      MFMailComposeViewControllerDelegateOutlet(OutletLink($0))
    }
    OutletAdapters.register((any MFMessageComposeViewControllerDelegate).self) {
      MFMessageComposeViewControllerDelegateOutlet(OutletLink($0))
    }
    add(to: MFMailComposeViewController.self, "mailComposeDelegate", \.mailComposeDelegate)
    add(to: MFMessageComposeViewController.self, "messageComposeDelegate", \.messageComposeDelegate)
  }

  private static func add<Owner: AnyObject, Value>(
    to type: Owner.Type, _ name: String, _ path: ReferenceWritableKeyPath<Owner, Value>
  ) {
    var table = _TesseraClassTable(type)
    table.add(outlet: name, path)
    _TesseraClassTable.register(table)
  }
}
