// SPDX-FileCopyrightText: 2026 The Tessera Authors
// SPDX-License-Identifier: MIT

internal import AutomationProtocol
public import Foundation
public import XCTest

extension XCTestCase {
  /// Adds a handler for alerts that come in the way of what the test does.
  ///
  /// - Parameter handler: Gets the alert; returns whether it has dealt with it.
  /// - Returns: What the handler is removed by.
  @preconcurrency @MainActor public func addUIInterruptionMonitor(
    withDescription handlerDescription: String, handler: @escaping (XCUIElement) -> Bool
  ) -> any NSObjectProtocol {
    let token = NSObject()
    Automation.current?.monitors.add(token, handler)
    return token
  }

  /// Removes a handler for alerts.
  @preconcurrency @MainActor public func removeUIInterruptionMonitor(_ monitor: any NSObjectProtocol) {
    Automation.current?.monitors.remove(monitor)
  }
}

/// Who deals with alerts in the way of an action.
@MainActor final class InterruptionMonitors {
  private var handlers: [(token: NSObject, handler: (XCUIElement) -> Bool)] = []
  private var isHandling = false

  func add(_ token: NSObject, _ handler: @escaping (XCUIElement) -> Bool) { handlers.append((token, handler)) }

  func remove(_ token: any NSObjectProtocol) { handlers.removeAll { $0.token === token } }

  func removeAll() { handlers = [] }

  /// Deals with an alert that the element lies behind: handlers are asked, the last one first; else its button for
  /// cancelling, or its first one, is tapped.
  ///
  /// - Returns: Whether there was one.
  func handle(inFrontOf element: XCUIElement, _ automation: Automation) -> Bool {
    guard !isHandling, let lookup = automation.look() else { return false }
    let own = automation.look(element.path).first ?? 0
    let alerts = lookup.tree.nodes.indices.filter { [.alert, .sheet].contains(lookup.tree.nodes[$0].kind) }
    // Who asks for something in the alert is not interrupted by it.
    guard let alert = alerts.last, !lookup.tree.descendants(of: alert).contains(own) else { return false }
    isHandling = true
    defer { isHandling = false }
    let isSheet = lookup.tree.nodes[alert].kind == .sheet
    let found = (isSheet ? element.path.application.sheets : element.path.application.alerts).firstMatch
    return automation.log.activity("Found interrupting element \(found.words)") {
      for (_, handler) in handlers.reversed() where handler(found) { return true }
      let cancel = found.buttons["Cancel"].firstMatch
      (cancel.exists ? cancel : found.buttons.firstMatch).tap()
      return true
    }
  }
}
