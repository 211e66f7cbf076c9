// SPDX-FileCopyrightText: 2026 The Tessera Authors
// SPDX-License-Identifier: MIT

public import UIKit

extension NSExtensionContext {
  /// The largest form that the widget can have. Widgets are not shown: kept only, `compact` at first.
  @preconcurrency @MainActor public var widgetLargestAvailableDisplayMode: NCWidgetDisplayMode {
    get { WidgetModes.of(self).largest }
    set { WidgetModes.of(self).largest = newValue }
  }

  /// The form that the widget has: `compact`, since it is not shown.
  @preconcurrency @MainActor public var widgetActiveDisplayMode: NCWidgetDisplayMode { .compact }

  /// The room of a form; none, since it is not shown.
  @preconcurrency @MainActor public func widgetMaximumSize(for displayMode: NCWidgetDisplayMode) -> CGSize { .zero }
}

/// What contexts keep of their widgets.
@MainActor private final class WidgetModes {
  var largest = NCWidgetDisplayMode.compact
  private static let table = NSMapTable<NSExtensionContext, WidgetModes>.weakToStrongObjects()

  static func of(_ context: NSExtensionContext) -> WidgetModes {
    if let known = table.object(forKey: context) { return known }
    let modes = WidgetModes()
    table.setObject(modes, forKey: context)
    return modes
  }
}
