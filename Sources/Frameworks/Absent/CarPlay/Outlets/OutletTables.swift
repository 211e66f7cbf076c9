// SPDX-FileCopyrightText: 2026 The Tessera Authors
// SPDX-License-Identifier: MIT

// Made by `tessera-dev generate outlets`.

internal import UIKit

/// What nibs connect objects of the framework by. Found by name.
final class _TesseraTables: _TesseraTableProvider {
  override class func registerTables() { registerDelegates() }

  static func registerDelegates() {
    OutletAdapters.register((any CPInterfaceControllerDelegate).self) {
      CPInterfaceControllerDelegateOutlet(OutletLink($0))
    }
    OutletAdapters.register((any CPSessionConfigurationDelegate).self) {
      CPSessionConfigurationDelegateOutlet(OutletLink($0))
    }
    OutletAdapters.register((any CPListTemplateDelegate).self) { CPListTemplateDelegateOutlet(OutletLink($0)) }
    OutletAdapters.register((any CPTabBarTemplateDelegate).self) { CPTabBarTemplateDelegateOutlet(OutletLink($0)) }
    add(to: CPInterfaceController.self, "delegate", \.delegate)
    add(to: CPSessionConfiguration.self, "delegate", \.delegate)
    add(to: CPListTemplate.self, "delegate", \.delegate)
    add(to: CPTabBarTemplate.self, "delegate", \.delegate)
  }

  private static func add<Owner: AnyObject, Value>(
    to type: Owner.Type, _ name: String, _ path: ReferenceWritableKeyPath<Owner, Value>
  ) {
    var table = _TesseraClassTable(type)
    table.add(outlet: name, path)
    _TesseraClassTable.register(table)
  }
}
