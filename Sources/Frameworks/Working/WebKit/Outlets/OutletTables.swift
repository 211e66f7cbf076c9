// SPDX-FileCopyrightText: 2026 The Tessera Authors
// SPDX-License-Identifier: MIT

// Made by `tessera-dev generate outlets`.

internal import UIKit

/// What nibs connect objects of the framework by. Found by name.
final class _TesseraTables: _TesseraTableProvider {
  override class func registerTables() { registerDelegates() }

  static func registerDelegates() {
    OutletAdapters.register((any WKNavigationDelegate).self) { WKNavigationDelegateOutlet(OutletLink($0)) }
    OutletAdapters.register((any WKUIDelegate).self) { WKUIDelegateOutlet(OutletLink($0)) }
    add(to: WKWebView.self, "navigationDelegate", \.navigationDelegate)
    add(to: WKWebView.self, "uiDelegate", \.uiDelegate)
    add(to: WKWebView.self, "UIDelegate", \.uiDelegate)
  }

  private static func add<Owner: AnyObject, Value>(
    to type: Owner.Type, _ name: String, _ path: ReferenceWritableKeyPath<Owner, Value>
  ) {
    var table = _TesseraClassTable(type)
    table.add(outlet: name, path)
    _TesseraClassTable.register(table)
  }
}
