// SPDX-FileCopyrightText: 2026 The Tessera Authors
// SPDX-License-Identifier: MIT

// Made by `tessera-dev generate outlets`.

internal import UIKit

/// What nibs connect objects of the framework by. Found by name.
final class _TesseraTables: _TesseraTableProvider {
  override class func registerTables() { registerDelegates() }

  static func registerDelegates() {
    OutletAdapters.register((any AVPictureInPictureControllerDelegate).self) {
      AVPictureInPictureControllerDelegateOutlet(OutletLink($0))
    }
    OutletAdapters.register((any AVRoutePickerViewDelegate).self) { AVRoutePickerViewDelegateOutlet(OutletLink($0)) }
    OutletAdapters.register((any AVPlayerViewControllerDelegate).self) {
      AVPlayerViewControllerDelegateOutlet(OutletLink($0))
    }
    add(to: AVPictureInPictureController.self, "delegate", \.delegate)
    add(to: AVRoutePickerView.self, "delegate", \.delegate)
    add(to: AVPlayerViewController.self, "delegate", \.delegate)
  }

  private static func add<Owner: AnyObject, Value>(
    to type: Owner.Type, _ name: String, _ path: ReferenceWritableKeyPath<Owner, Value>
  ) {
    var table = _TesseraClassTable(type)
    table.add(outlet: name, path)
    _TesseraClassTable.register(table)
  }
}
