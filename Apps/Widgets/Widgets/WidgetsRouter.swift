// SPDX-FileCopyrightText: 2026 The Tessera Authors
// SPDX-License-Identifier: MIT

import UIKit

/// Where the screen of widgets leads to.
protocol WidgetsRoutingLogic: AnyObject {
  /// Shows all that a widget has to say.
  func showDetail(of widget: Widget)
}

final class WidgetsRouter: WidgetsRoutingLogic {
  weak var viewController: UIViewController?

  func showDetail(of widget: Widget) {
    let detail = WidgetDetailViewController(widget: widget)
    viewController?.navigationController?.pushViewController(detail, animated: true)
  }
}
