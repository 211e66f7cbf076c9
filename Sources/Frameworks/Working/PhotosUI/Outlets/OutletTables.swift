// SPDX-FileCopyrightText: 2026 The Tessera Authors
// SPDX-License-Identifier: MIT

// Made by `tessera-dev generate outlets`.

internal import UIKit

/// What nibs connect objects of the framework by. Found by name.
final class _TesseraTables: _TesseraTableProvider {
  override class func registerTables() { registerDelegates() }

  static func registerDelegates() {
    OutletAdapters.register((any PHLivePhotoViewDelegate).self) { PHLivePhotoViewDelegateOutlet(OutletLink($0)) }
    OutletAdapters.register((any PHPickerViewControllerDelegate).self) {
      PHPickerViewControllerDelegateOutlet(OutletLink($0))
    }
    add(to: PHLivePhotoView.self, "delegate", \.delegate)
    add(to: PHPickerViewController.self, "delegate", \.delegate)
  }

  private static func add<Owner: AnyObject, Value>(
    to type: Owner.Type, _ name: String, _ path: ReferenceWritableKeyPath<Owner, Value>
  ) {
    var table = _TesseraClassTable(type)
    table.add(outlet: name, path)
    _TesseraClassTable.register(table)
  }
}
