// SPDX-FileCopyrightText: 2026 The Tessera Authors
// SPDX-License-Identifier: MIT

public import Foundation
internal import RenderProtocol

/// The app under test, which runs in a process of its own.
@preconcurrency @MainActor open class XCUIApplication: XCUIElement {
  /// How an app is doing.
  public enum State: UInt, Sendable {
    case unknown = 0
    case notRunning
    case runningBackgroundSuspended
    case runningBackground
    case runningForeground
  }

  private let givenIdentifier: String?

  /// The app that the target of tests is for.
  public init() {
    givenIdentifier = nil
    super.init(nil)
  }

  /// An app by its identifier.
  public init(bundleIdentifier: String) {
    givenIdentifier = bundleIdentifier
    super.init(nil)
  }

  var bundleIdentifier: String { givenIdentifier ?? Automation.current?.target.bundleIdentifier ?? "" }

  /// Whether it is the app under test; there is no other one.
  var isTarget: Bool {
    guard let automation = Automation.current else { return false }
    return givenIdentifier == nil || givenIdentifier == automation.target.bundleIdentifier
  }

  /// What the app is given on its command line at its next launch.
  open var launchArguments: [String] = []

  /// What the app finds in its environment at its next launch, besides what it has anyway.
  open var launchEnvironment: [String: String] = [:]

  /// Starts the app; one that runs is ended first.
  open func launch() {
    guard let automation = Automation.current else { return }
    guard isTarget else {
      return automation.fail("Failed to launch \(bundleIdentifier): only the app under test is there")
    }
    automation.launch(arguments: launchArguments, environment: launchEnvironment)
  }

  /// Brings the app to the front; starts it where it does not run.
  open func activate() {
    guard let automation = Automation.current else { return }
    guard isTarget else {
      return automation.fail("Failed to activate \(bundleIdentifier): only the app under test is there")
    }
    if automation.isRunning { automation.setForeground(true) } else { launch() }
  }

  /// Ends the app.
  open func terminate() {
    if isTarget { Automation.current?.terminate() }
  }

  /// How the app is doing.
  open var state: State {
    guard let automation = Automation.current, isTarget else { return .unknown }
    guard automation.isRunning else { return .notRunning }
    return automation.isInForeground ? .runningForeground : .runningBackground
  }

  /// Waits until the app is in a state.
  ///
  /// - Returns: Whether it was in time.
  open func wait(for state: State, timeout: TimeInterval) -> Bool {
    Automation.current?.wait(timeout, "Wait for \(bundleIdentifier) to be \(state)") { self.state == state } ?? false
  }

  /// Opens a link in the app, which is started where it does not run.
  open func open(_ url: URL) {
    guard let automation = Automation.current, isTarget else { return }
    if !automation.isRunning { launch() }
    automation.log.activity("Open URL \(url.absoluteString)") { automation.send([.openURL(url.absoluteString)]) }
  }

  open override var exists: Bool { isTarget && Automation.current?.isRunning == true }
}
