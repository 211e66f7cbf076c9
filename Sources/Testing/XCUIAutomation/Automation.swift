// SPDX-FileCopyrightText: 2026 The Tessera Authors
// SPDX-License-Identifier: MIT

internal import AutomationProtocol
internal import CoreGraphics
package import Foundation
package import RenderProtocol
internal import UIKit
package import XCTest
internal import XCTestSupplement

/// What is known of the app under test.
package struct AutomationTarget: Sendable {
  package var executable: String
  package var bundleIdentifier: String
  /// The folder that requests are answered from; `nil` where there is none.
  package var fixtures: String?
  /// What the app's process is given of the test plan's arguments.
  package var arguments: [String]
  /// The variables that name the folders of the app's home.
  package var home: [String: String]
  /// The names of variables that say to the process of tests what it is for.
  package var ownVariables: Set<String>

  package init(
    executable: String, bundleIdentifier: String, fixtures: String?, arguments: [String], home: [String: String],
    ownVariables: Set<String>
  ) {
    (self.executable, self.bundleIdentifier, self.fixtures) = (executable, bundleIdentifier, fixtures)
    (self.arguments, self.home, self.ownVariables) = (arguments, home, ownVariables)
  }
}

/// The tests' own time.
package struct AutomationClock {
  /// What the wall clock shows at the start, in seconds since 1970.
  package var startDate: Double
  /// Seconds since the start.
  package var now: @MainActor () -> Double
  /// Lets time pass to a moment, while the tests' run loop turns.
  package var pass: @MainActor (Double) -> Void

  package init(
    startDate: Double, now: @escaping @MainActor () -> Double, pass: @escaping @MainActor (Double) -> Void
  ) {
    (self.startDate, self.now, self.pass) = (startDate, now, pass)
  }
}

/// Drives the app under test for the tests of one process.
///
/// The tests own the time. The app stands still until something is asked of it or done with it; it is taken to the tests'
/// present first. What is done with it takes time of its own, after which the tests' time follows.
@MainActor package final class Automation {
  /// The one of the process; `nil` where no app is tested.
  package static var current: Automation?

  let target: AutomationTarget
  private let clock: AutomationClock
  private let ownConfiguration: DeviceConfiguration
  /// The device as it is set up now.
  var configuration: DeviceConfiguration
  let log = ActivityLog()
  let monitors = InterruptionMonitors()

  private var process: AppProcess?
  /// Why there is no process any more, where it did not end by itself.
  private var crash: String?
  /// Whether the app is in front, where it runs.
  private(set) var isInForeground = true
  /// The tests' time at which the app started.
  private var launchTime = 0.0
  /// The app as it answered last.
  private var state = AutomationState(time: 0, changes: 0)
  /// How often anything had been copied when the app was told last.
  private var copies = UIPasteboard.general.changeCount
  /// The tree as it was told last; `nil` once anything may have changed.
  private(set) var lookup: ElementLookup?
  private weak var testCase: XCTestCase?
  /// The test goes no further: nothing is done any more, and nothing is waited for.
  private var isOver = false

  package init(target: AutomationTarget, configuration: DeviceConfiguration, clock: AutomationClock) {
    self.target = target
    self.clock = clock
    ownConfiguration = configuration
    self.configuration = configuration
    log.now = { [weak self] in self?.testTime ?? 0 }
    TestRecord.current.setActivityHandler { [weak log] name in
      if let name { log?.open(name) } else { log?.close() }
    }
  }

  // MARK: - Tests

  /// The tests' time at which the test under way began.
  private var testStart = 0.0
  private var testTime: Double { clock.now() - testStart }

  /// Begins a class: the app has a new home.
  package func beginClass() {
    end()
    launches = 0
    monitors.removeAll()
    emptyHome()
  }

  /// Begins a test.
  package func begin(_ test: XCTestCase) {
    testCase = test
    testStart = clock.now()
    isOver = false
    crash = nil
    log.removeAll()
  }

  /// The test goes no further.
  package func stop() { isOver = true }

  /// Ends a test: the device is as it was. The app stays for the class's other tests.
  package func endTest() {
    monitors.removeAll()
    if configuration != ownConfiguration { configure { $0 = ownConfiguration } }
    testCase = nil
  }

  private func emptyHome() {
    guard let home = target.home["HOME"] else { return }
    let manager = FileManager.default
    try? manager.removeItem(atPath: home)
    for folder in target.home.values.sorted() + [home + "/Documents"] {
      try? manager.createDirectory(atPath: folder, withIntermediateDirectories: true)
    }
  }

  // MARK: - The app's life

  var isRunning: Bool { process != nil }

  /// What descriptions call the app's process: a counter, so that a text is the same twice.
  private(set) var launches = 0

  /// Starts the app; one that runs is ended first.
  func launch(arguments: [String], environment: [String: String]) {
    guard !isOver else { return }
    log.activity("Open \(target.bundleIdentifier)") {
      end()
      do {
        process = try AppProcess(target, arguments: target.arguments + arguments, environment: environment)
      } catch {
        fail("Failed to launch \(target.bundleIdentifier): \(error)")
        return stop()
      }
      launches += 1
      launchTime = clock.now()
      (crash, isInForeground) = (nil, true)
      let launch = AutomatedLaunch(
        configuration: configuration.inLanguage(of: target.arguments + arguments),
        date: clock.startDate + launchTime, fixtures: target.fixtures)
      guard case .reached? = exchange(.launch(launch)) else {
        fail(endedWords ?? "Failed to launch \(target.bundleIdentifier)")
        return stop()
      }
      settle()
    }
  }

  /// Ends the app.
  func terminate() {
    guard !isOver, process != nil else { return }
    log.activity("Terminate \(target.bundleIdentifier)") { end() }
  }

  private func end() {
    process?.end()
    process = nil
    lookup = nil
    state = AutomationState(time: 0, changes: 0)
  }

  // MARK: - Commands

  /// Gives the app a command; `nil` where it is gone.
  @discardableResult private func exchange(_ command: AutomationCommand) -> AutomationAnswer? {
    guard let process else { return nil }
    guard let answer = process.exchange(command) else {
      crash = process.wordsOfEnd
      self.process = nil
      lookup = nil
      return nil
    }
    switch answer {
    case .reached(let state):
      if state.changes != self.state.changes { lookup = nil }
      self.state = state
      if let text = state.copied { take(copied: text) }
    case .revealed: lookup = nil
    case .elements, .point, .picture: break
    }
    return answer
  }

  /// The app's time, and why it is not at rest.
  private var appTime: Double { state.time }
  private var unrest: String? { state.unrest }

  private func take(copied text: String) {
    UIPasteboard.general.string = text
    copies = UIPasteboard.general.changeCount
  }

  /// Takes the app to the tests' present.
  private func catchUp() {
    let now = clock.now() - launchTime
    if now > appTime + Self.moment { exchange(.advance(to: now, until: .never)) }
    guard UIPasteboard.general.changeCount != copies, let text = UIPasteboard.general.string else { return }
    copies = UIPasteboard.general.changeCount
    exchange(.perform([AutomatedInput(time: appTime, event: .pasteboard(text))]))
  }

  /// The same as far as it can be seen in the tree: an app in which nothing happens until then stands still.
  private func catchUpToLook() {
    if clock.now() - launchTime > state.next - Self.moment || unrest != nil { catchUp() }
  }

  /// Takes the tests to the app's present.
  private func follow() {
    guard process != nil else { return }
    let end = launchTime + appTime
    if end > clock.now() + Self.moment { clock.pass(end) }
  }

  /// Times closer than this are the same, in seconds.
  private static let moment = 1e-6
  /// How long an app is waited for that does not come to rest, in seconds.
  private static let longestUnrest = 60.0

  /// Lets the app come to rest.
  private func settle() {
    catchUp()
    if unrest != nil {
      exchange(.advance(to: appTime + Self.longestUnrest, until: .rest))
      if let unrest, process != nil { log.note("\(target.bundleIdentifier) did not come to rest: \(unrest)") }
    }
    follow()
  }

  // MARK: - Looking

  /// The app's tree as it is now; `nil` where it doesn't run, or the test is over.
  func look() -> ElementLookup? {
    guard !isOver, process != nil else { return nil }
    catchUpToLook()
    if let lookup { return lookup }
    guard case .elements(let tree)? = exchange(.elements) else { return nil }
    let found = ElementLookup(tree, self)
    lookup = found
    return found
  }

  /// What a path leads to now.
  func look(_ path: ElementPath) -> [Int] {
    guard path.application.isTarget, let lookup = look() else { return [] }
    return path.matches(in: lookup)
  }

  /// Where a touch lands on an element of the present tree.
  func hitPoint(of index: Int) -> CGPoint? {
    if case .point(let point)? = exchange(.hitPoint(element: index)) { point } else { nil }
  }

  /// An element and what it is found in.
  struct Match {
    let index: Int
    let lookup: ElementLookup
    var node: ElementNode { lookup.tree.nodes[index] }
    @MainActor var snapshot: ElementSnapshot { lookup.snapshot(index) }
  }

  /// The one element that is meant.
  func match(_ element: XCUIElement) throws(XCUIError) -> Match {
    let path = element.path
    guard path.application.isTarget, let lookup = look() else { throw XCUIError(description: notRunning(path)) }
    let results = path.results(in: lookup)
    let found = results[results.count - 1]
    guard let index = found.first else {
      throw XCUIError(description: noMatch(path, results, lookup))
    }
    guard found.count == 1 else { throw XCUIError(description: severalMatches(path, found, lookup)) }
    return Match(index: index, lookup: lookup)
  }

  /// What is known of the one element that is meant; else a failure.
  func snapshot(of element: XCUIElement) -> ElementSnapshot? {
    guard !isOver else { return nil }
    do {
      return try match(element).snapshot
    } catch {
      fail(error.description)
      return nil
    }
  }

  private func notRunning(_ path: ElementPath) -> String {
    endedWords ?? "Application \(path.application.bundleIdentifier) is not running"
  }

  private var endedWords: String? { crash.map { "\(target.bundleIdentifier) \($0)" } }

  // MARK: - Acting

  /// Does something with the app, once it is at rest, and lets it come to rest again.
  ///
  /// - Parameter make: What the fingers do; `nil` where it can't be done, of which the test has been told.
  func act(_ name: String, _ make: () -> [Fingers.Moment]?) {
    guard !isOver else { return }
    log.activity(name) {
      settle()
      guard process != nil else { return fail(endedWords ?? notRunningTarget) }
      guard let moments = make(), !isOver else { return }
      touch(moments)
    }
  }

  /// Lets the app come to rest before something is done that is no gesture.
  func rest() {
    if !isOver { settle() }
  }

  /// Fingers do something at once.
  func touchNow(_ moments: [Fingers.Moment]) {
    if !isOver, process != nil { touch(moments) }
  }

  private var notRunningTarget: String { "Application \(target.bundleIdentifier) is not running" }

  private func touch(_ moments: [Fingers.Moment]) {
    let start = appTime
    perform(moments.map { (start + $0.time, InputEvent.touches($0.touches, time: start + $0.time)) })
  }

  private func perform(_ events: [(time: Double, event: InputEvent)]) {
    exchange(.perform(events.map { AutomatedInput(time: $0.time, event: $0.event) }))
    settle()
    if process == nil { fail(endedWords ?? notRunningTarget) }
  }

  /// Does something that no finger does, at once.
  func send(_ events: [InputEvent]) {
    guard process != nil else { return }
    perform(events.map { (appTime, $0) })
  }

  /// Types something, event by event.
  func type(_ events: [(Double) -> InputEvent], interval: Double) {
    let start = appTime
    perform(
      events.enumerated().map { index, event in
        let time = start + Double(index) * interval
        return (time, event(time))
      })
  }

  /// Where to touch the one element that is meant, which is scrolled to if need be; else a failure.
  func hitPoint(of element: XCUIElement) -> CGPoint? {
    guard !isOver else { return nil }
    do throws(XCUIError) {
      if let point = try reachablePoint(of: element) { return point }
      let match = try match(element)
      fail(
        "Failed to synthesize event: Failed to scroll to visible (by AX action) \(match.lookup.line(match.index))")
    } catch {
      fail(error.description)
    }
    return nil
  }

  private func reachablePoint(of element: XCUIElement) throws(XCUIError) -> CGPoint? {
    var match = try match(element)
    if let point = match.lookup.hitPoint(of: match.index) { return point }
    if monitors.handle(inFrontOf: element, self) {
      match = try self.match(element)
      if let point = match.lookup.hitPoint(of: match.index) { return point }
    }
    guard case .revealed(true)? = exchange(.reveal(element: match.index)) else { return nil }
    // What scrolling has set in motion is known now, and is waited for.
    exchange(.advance(to: appTime, until: .never))
    settle()
    match = try self.match(element)
    return match.lookup.hitPoint(of: match.index)
  }

  // MARK: - Waiting

  /// Waits until a condition holds; it is looked at once, and after every frame in which anything happened.
  func wait(_ timeout: TimeInterval, _ name: String, until isMet: () -> Bool) -> Bool {
    guard !isOver else { return false }
    return log.activity(name) {
      let end = clock.now() + max(0, timeout)
      while true {
        if isMet() { return true }
        guard !isOver, clock.now() < end - Self.moment else { return false }
        guard process != nil else {
          clock.pass(end)
          continue
        }
        catchUp()
        exchange(.advance(to: max(end - launchTime, appTime), until: .change))
        follow()
      }
    }
  }

  // MARK: - The device

  /// Brings the app to the front or sends it to the back.
  func setForeground(_ isInForeground: Bool) {
    guard !isOver, process != nil, isInForeground != self.isInForeground else { return }
    settle()
    self.isInForeground = isInForeground
    send([.visibility(isInForeground)])
  }

  /// Sets the device up in another way.
  func configure(_ change: (inout DeviceConfiguration) -> Void) {
    var new = configuration
    change(&new)
    guard new != configuration else { return }
    configuration = new
    settle()
    send([.configuration(new)])
  }

  /// A PNG file of the screen; `nil` where nothing is shown.
  func picture() -> Data? {
    catchUp()
    guard case .picture(let file)? = exchange(.picture), !file.isEmpty else { return nil }
    return file
  }

  // MARK: - Failures

  /// Fails the test under way, at the place in it from which it came here.
  func fail(_ message: String) {
    guard !isOver else { return }
    log.note(message)
    let location = CallPlace.inTest.map { XCTSourceCodeLocation(filePath: $0.file, lineNumber: $0.line) }
    let issue = XCTIssue(
      type: .system, compactDescription: message, sourceCodeContext: XCTSourceCodeContext(location: location))
    // The runner calls `testDidFail()`.
    testCase?.record(issue)
  }

  /// The test under way has failed: what there is to see is kept with it.
  package func testDidFail() {
    guard let testCase, !isOver else { return }
    if process != nil {
      if let file = picture() {
        testCase.add(Self.attachment(file, "public.png", "Screen"))
      }
      if let lookup = look() {
        testCase.add(Self.attachment(Data(lookup.description.utf8), "public.plain-text", "Elements"))
      }
    }
    testCase.add(Self.attachment(Data(log.text.utf8), "public.plain-text", "Activities"))
  }

  private static func attachment(_ data: Data, _ type: String, _ name: String) -> XCTAttachment {
    XCTAttachment(uniformTypeIdentifier: type, name: name, payload: data)
  }

  /// Texts that are looked for are names, not novels.
  func check(identifier: String) {
    guard identifier.count > 128 else { return }
    fail(
      "Invalid query - string identifier \"\(identifier)\" exceeds maximum length of 128 characters. "
        + "You can work around this limitation by constructing a query with a custom NSPredicate that specifies the "
        + "property (label, title, value, placeholderValue, or identifier) to match against.")
  }
}

extension DeviceConfiguration {
  /// As arguments say: `-AppleLocale de_DE`, `-AppleLanguages (de)`.
  fileprivate func inLanguage(of arguments: [String]) -> DeviceConfiguration {
    var result = self
    func value(_ name: String) -> String? {
      guard let place = arguments.lastIndex(of: name), place + 1 < arguments.count else { return nil }
      let text = arguments[place + 1].trimmingCharacters(in: CharacterSet(charactersIn: "()\" "))
      return text.split(separator: ",").first.map { $0.trimmingCharacters(in: CharacterSet(charactersIn: "\" ")) }
    }
    if let locale = value("-AppleLocale") {
      result.locale = locale
    } else if let language = value("-AppleLanguages") {
      result.locale = language.replacingOccurrences(of: "-", with: "_")
    }
    return result
  }
}
