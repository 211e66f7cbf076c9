// SPDX-FileCopyrightText: 2026 The Tessera Authors
// SPDX-License-Identifier: MIT

// Made by `tessera-dev generate outlets`.

internal import UIKit

/// What nibs connect objects of the framework by. Found by name.
final class _TesseraTables: _TesseraTableProvider {
  override class func registerTables() { registerDelegates() }

  static func registerDelegates() {
    OutletAdapters.register((any MKMapViewDelegate).self) { MKMapViewDelegateOutlet(OutletLink($0)) }
    OutletAdapters.register((any MKLocalSearchCompleterDelegate).self) {
      MKLocalSearchCompleterDelegateOutlet(OutletLink($0))
    }
    add(to: MKMapView.self, "delegate", \.delegate)
    add(to: MKLocalSearchCompleter.self, "delegate", \.delegate)
  }

  private static func add<Owner: AnyObject, Value>(
    to type: Owner.Type, _ name: String, _ path: ReferenceWritableKeyPath<Owner, Value>
  ) {
    var table = _TesseraClassTable(type)
    table.add(outlet: name, path)
    _TesseraClassTable.register(table)
  }
}
