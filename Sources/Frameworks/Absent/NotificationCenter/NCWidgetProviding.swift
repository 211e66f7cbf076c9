// SPDX-FileCopyrightText: 2026 The Tessera Authors
// SPDX-License-Identifier: MIT

@_exported public import UIKit

/// What came of asking a widget to be up to date.
public enum NCUpdateResult: UInt, Sendable {
  case newData = 0
  case noData = 1
  case failed = 2
}

/// How high a widget may be.
public enum NCWidgetDisplayMode: Int, Sendable {
  case compact = 0
  case expanded = 1
}

/// A widget of the page beside the home screen, of iOS 8 to 13. Nobody shows it here: there is no such page.
@preconcurrency @MainActor public protocol NCWidgetProviding: NSObjectProtocol {
  func widgetPerformUpdate(completionHandler: @escaping (NCUpdateResult) -> Void)
  func widgetActiveDisplayModeDidChange(_ activeDisplayMode: NCWidgetDisplayMode, withMaximumSize maxSize: CGSize)
  func widgetMarginInsets(forProposedMarginInsets defaultMarginInsets: UIEdgeInsets) -> UIEdgeInsets
}

extension NCWidgetProviding {
  public func widgetPerformUpdate(completionHandler: @escaping (NCUpdateResult) -> Void) { completionHandler(.noData) }
  public func widgetActiveDisplayModeDidChange(
    _ activeDisplayMode: NCWidgetDisplayMode, withMaximumSize maxSize: CGSize
  ) {}
  public func widgetMarginInsets(forProposedMarginInsets defaultMarginInsets: UIEdgeInsets) -> UIEdgeInsets {
    defaultMarginInsets
  }
}

/// Says whether an app's widget has anything to show; no widget is shown here.
open class NCWidgetController: NSObject, @unchecked Sendable {
  public override init() { super.init() }
  open func setHasContent(_ flag: Bool, forWidgetWithBundleIdentifier bundleID: String) {}
}
