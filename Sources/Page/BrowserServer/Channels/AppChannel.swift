// SPDX-FileCopyrightText: 2026 The Tessera Authors
// SPDX-License-Identifier: MIT

package import CoreGraphics
package import RenderProtocol
internal import Synchronization

/// One app as a browser server knows it: what it shows, how it fares, and the tabs that look at it.
///
/// All methods may be called from any thread. Handlers are called on whichever thread brought the news.
package final class AppChannel: Sendable {
  /// What a channel tells of its tabs.
  package struct Handlers: Sendable {
    /// Somebody touched, scrolled or typed. Never `.configuration`.
    package var input: @Sendable (InputEvent) -> Void
    /// Somebody turned the device or changed its settings; answered by `update(configuration:)`.
    package var configure: @Sendable (DeviceConfiguration) -> Void
    /// Somebody asked for the app to be launched again.
    package var relaunch: @Sendable () -> Void
    /// Somebody slowed, paused or resumed the device's time; answered by `update(clock:)`.
    package var clock: @Sendable (DeviceClock) -> Void
    /// Somebody moved the device's time on by one frame; answered by `update(clock:)`.
    package var stepFrame: @Sendable () -> Void
    /// Somebody wants to know something of the app; answered by `receive(_:to:)`.
    package var ask: @Sendable (Question) -> Void

    package init(
      input: @escaping @Sendable (InputEvent) -> Void,
      configure: @escaping @Sendable (DeviceConfiguration) -> Void = { _ in },
      relaunch: @escaping @Sendable () -> Void = {}, clock: @escaping @Sendable (DeviceClock) -> Void = { _ in },
      stepFrame: @escaping @Sendable () -> Void = {}, ask: @escaping @Sendable (Question) -> Void = { _ in }
    ) {
      self.input = input
      self.configure = configure
      self.relaunch = relaunch
      self.clock = clock
      self.stepFrame = stepFrame
      self.ask = ask
    }
  }

  private struct State {
    var tree = LayerTree()
    var images = ImageStore(capacity: AppChannel.imageBytes)
    var status: TabStatus
    var tabs: [TabSession] = []
    var expectsFullCommit = true
    var nextTab: UInt32 = 0
    /// The tabs that somebody can see now.
    var visibleTabs: Set<ObjectIdentifier> = []
    /// What the app was told last; it starts as seen.
    var isSeen = true
    /// When the app last said what its time is.
    var clockReading = 0.0
    var now: @Sendable () -> Double = { 0 }
    var history = ScreenHistory()
    /// The last recording that was made, and whether one is being made; numbers are never used twice.
    var recording: (number: UInt64, file: Data)?
    var lastRecording: UInt64 = 0
    var isRecording = false
    /// Counts what was shown, over all launches.
    var screenVersion: UInt64 = 0
    var icon: Data?
    var iconVersion: UInt64 = 0

    /// Takes note that the tree's time is the app's now.
    mutating func readClock() { clockReading = now() }

    /// The app's time now: what it said last, and what has passed since.
    var time: Double { tree.time + (now() - clockReading) * tree.rate }
  }

  /// How many bytes of pictures are kept for tabs to fetch.
  static let imageBytes = 512 << 20
  /// How many tabs may look at one app.
  static let tabLimit = 32

  /// Letters, digits and hyphens; part of the page's address.
  package let identifier: String
  package let name: String
  private let handlers: Handlers
  private let devices: [DeviceDescription]
  private let state: Mutex<State>
  let miniature = Miniature()

  /// An identifier for an app of that name: lowercase letters and digits, hyphens for all else.
  ///
  /// - Parameter taken: Identifiers of other apps; a number tells a namesake apart.
  package static func identifier(for name: String, besides taken: Set<String> = []) -> String {
    let plain = name.lowercased().map { $0.isASCII && ($0.isLetter || $0.isNumber) ? $0 : "-" }
    let words = String(plain).split(separator: "-").joined(separator: "-")
    let base = words.isEmpty ? "app" : words
    guard taken.contains(base) else { return base }
    // One of so many numbers is free.
    return (2...(taken.count + 2)).lazy.map { "\(base)-\($0)" }.first { !taken.contains($0) } ?? base
  }

  /// - Precondition: `identifier` has letters, digits and hyphens only.
  package init(
    identifier: String, name: String, configuration: DeviceConfiguration, devices: [DeviceDescription],
    handlers: Handlers
  ) {
    precondition(
      !identifier.isEmpty && identifier.allSatisfy { $0.isASCII && ($0.isLetter || $0.isNumber || $0 == "-") },
      "An app's identifier has letters, digits and hyphens, not \"\(identifier)\".")
    self.identifier = identifier
    self.name = name
    self.handlers = handlers
    self.devices = devices
    state = Mutex(State(status: TabStatus(name: name, configuration: configuration, devices: devices)))
  }

  // MARK: - From the app

  /// Shows a commit in every tab.
  package func receive(_ commit: Commit) {
    state.withLock { state in
      var commit = commit
      if state.expectsFullCommit {
        commit.isFull = true
        state.expectsFullCommit = false
      }
      state.tree.apply(commit)
      state.screenVersion += 1
      state.readClock()
      state.history.note(commit, at: state.clockReading)
      for tab in state.tabs {
        tab.add(commit, treeSize: state.tree.layers.count)
      }
    }
  }

  /// Tells every tab what the app's time is and how fast it runs.
  package func receiveClock(time: Double, rate: Double) {
    state.withLock { state in
      state.tree.setClock(time: time, rate: rate)
      state.readClock()
      state.history.noteClock(time: time, rate: rate, at: state.clockReading)
      for tab in state.tabs { tab.setClock() }
    }
  }

  /// Tells the tabs that asked.
  package func receive(_ answer: Answer, to question: Question) {
    for tab in state.withLock({ $0.tabs }) { tab.add(answer, to: question) }
  }

  /// Has the tab that was used last open a link.
  package func receive(link address: String) {
    state.withLock { $0.tabs.last }?.open(address)
  }

  /// Tells the tab that was used last of text that was copied in the app.
  package func receive(pasteboard text: String) {
    state.withLock { $0.tabs.last }?.copy(text)
  }

  /// Keeps a picture for the tabs to fetch; to be called before the commit that names it.
  package func receive(image identifier: ImageIdentifier, format: ImageFormat, bytes: Data) {
    state.withLock { state in
      let tree = state.tree
      state.images.insert(identifier, format: format, bytes: bytes) { tree.imageIdentifiers }
    }
  }

  package func receiveStatusBar(isHidden: Bool, isLight: Bool) {
    changeStatus { status in
      status.statusBarIsHidden = isHidden
      status.statusBarIsLight = isLight
    }
  }

  // MARK: - From the supervisor

  /// Shows how the app fares. `launching` forgets what was shown before.
  package func update(state appState: AppState) {
    if appState == .launching {
      state.withLock { state in
        state.tree = LayerTree()
        state.images = ImageStore(capacity: Self.imageBytes)
        state.history = ScreenHistory()
        state.screenVersion += 1
        state.expectsFullCommit = true
        state.status.orientation = nil
        state.status.scenes = SceneList(scenes: [], allowsMore: false)
      }
    }
    if state.withLock({ $0.status.state != appState }) {
      changeStatus { $0.state = appState }
    }
  }

  package func update(configuration: DeviceConfiguration) {
    changeStatus { status in
      let turns = status.configuration.orientation != configuration.orientation
      if turns || status.configuration.device != configuration.device { status.orientation = nil }
      status.configuration = configuration
    }
  }

  /// Shows the device held as the app's interface stands, whatever people wished.
  package func update(orientation: DeviceDescription.Orientation) {
    changeStatus { $0.orientation = orientation }
  }

  /// Lists the app's windows.
  package func update(scenes: SceneList) {
    changeStatus { $0.scenes = scenes }
  }

  package func update(clock: DeviceClock) {
    changeStatus { $0.clock = clock }
  }

  /// Shows the app under its icon, a PNG file; without one, under a letter.
  package func update(icon file: Data?) {
    state.withLock { state in
      guard state.icon != file else { return }
      state.icon = file
      state.iconVersion += 1
    }
  }

  private func changeStatus(_ change: (inout TabStatus) -> Void) {
    state.withLock { state in
      change(&state.status)
      for tab in state.tabs {
        tab.add(state.status)
      }
    }
  }

  /// What was shown last.
  package var tree: LayerTree { state.withLock { $0.tree } }

  /// How many tabs look at the app.
  package var tabCount: Int { state.withLock { $0.tabs.count } }

  // MARK: - From the server

  /// Lets the channel see how long ago the app spoke.
  ///
  /// - Parameter now: Seconds since any moment, as real time has them.
  func use(now: @escaping @Sendable () -> Double) {
    state.withLock { $0.now = now }
  }

  // MARK: - Pictures of the screen

  /// What is shown now, the app's time, and the pictures in it.
  var screen: (tree: LayerTree, time: Double, images: ImageStore) {
    state.withLock { ($0.tree, $0.time, $0.images) }
  }

  /// What the first page shows of the app.
  var card: AppCard {
    let version = miniatureVersion
    return state.withLock { state in
      AppCard(
        identifier: identifier, status: state.status,
        picture: state.tree.root == nil ? nil : (state.tree.screenSize, version),
        iconVersion: state.icon == nil ? nil : state.iconVersion)
    }
  }

  /// A PNG file, and a number that no other icon of the app had.
  var icon: (file: Data, version: UInt64)? {
    state.withLock { state in state.icon.map { ($0, state.iconVersion) } }
  }

  /// Which miniature is to be had now.
  var miniatureVersion: UInt64 {
    let (newest, now) = state.withLock { ($0.screenVersion, $0.now()) }
    return miniature.version(newest: newest, now: now)
  }

  /// What a recording is made from, with its number; `nil` while another one is made.
  func beginRecording() -> (number: UInt64, history: ScreenHistory, images: ImageStore, end: Double)? {
    state.withLock { state in
      guard !state.isRecording else { return nil }
      state.isRecording = true
      state.lastRecording += 1
      return (state.lastRecording, state.history, state.images, state.now())
    }
  }

  func endRecording(_ number: UInt64, _ file: Data?) {
    state.withLock { state in
      state.isRecording = false
      if let file { state.recording = (number, file) }
    }
  }

  /// A recording's file, until the next one is made.
  func recording(_ number: UInt64) -> Data? {
    state.withLock { $0.recording.flatMap { $0.number == number ? $0.file : nil } }
  }

  // MARK: - From tabs

  func image(_ identifier: ImageIdentifier) -> ImageStore.Entry? {
    state.withLock { $0.images[identifier] }
  }

  /// Adds a tab that gets the whole tree first; `nil` where there are too many already.
  func openTab() -> TabSession? {
    let opened = state.withLock { state -> TabSession? in
      guard state.tabs.count < Self.tabLimit else { return nil }
      let tab = TabSession(
        number: state.nextTab, fullCommit: { [weak self] in self?.state.withLock { $0.tree.fullCommit() } },
        clock: { [weak self] in self?.state.withLock { ($0.time, $0.tree.rate) } ?? (0, 0) })
      state.nextTab &+= 1
      state.tabs.append(tab)
      tab.add(state.status)
      if !state.expectsFullCommit { tab.requireFullCommit() }
      return tab
    }
    if let opened { setVisible(true, opened) }
    return opened
  }

  func closeTab(_ tab: TabSession) {
    tab.close()
    state.withLock { state in state.tabs.removeAll { $0 === tab } }
    if let event = tab.cancelTouches() { handlers.input(event) }
    setVisible(false, tab)
  }

  /// An app is seen while one of its tabs is, and hears only of changes.
  private func setVisible(_ isVisible: Bool, _ tab: TabSession) {
    let change = state.withLock { state -> Bool? in
      if isVisible, state.tabs.contains(where: { $0 === tab }) {
        state.visibleTabs.insert(ObjectIdentifier(tab))
      } else {
        state.visibleTabs.remove(ObjectIdentifier(tab))
      }
      let isSeen = !state.visibleTabs.isEmpty
      guard isSeen != state.isSeen else { return nil }
      state.isSeen = isSeen
      return isSeen
    }
    if let change { handlers.input(.visibility(change)) }
  }

  func closeTabs() {
    let tabs = state.withLock { state in
      defer { state.tabs = [] }
      return state.tabs
    }
    for tab in tabs { closeTab(tab) }
  }

  /// Does what a tab asks for; the reason in words where that cannot be done.
  func handle(_ request: TabRequest, from tab: TabSession) -> String? {
    switch request {
    case .acknowledge(let sequence):
      tab.acknowledge(sequence)
    case .input(.visibility(let isVisible)):
      setVisible(isVisible, tab)
    case .input(let event):
      if let event = tab.accept(event) { handlers.input(event) }
    case .relaunch:
      handlers.relaunch()
    case .clock(let clock):
      handlers.clock(clock)
    case .stepFrame:
      handlers.stepFrame()
    case .ask(let question):
      tab.expectAnswer(to: question)
      handlers.ask(question)
    case .record:
      record(for: tab)
    case .configure(let wish):
      var configuration = state.withLock { $0.status.configuration }
      guard let device = devices.first(where: { $0.identifier == wish.device }) else {
        return "There is no device \"\(wish.device)\"."
      }
      if configuration.device != device {
        configuration.device = device
        configuration.scale = device.scale
      }
      configuration.orientation = wish.orientation
      configuration.appearance = wish.appearance
      configuration.textSize = wish.textSize
      configuration.locale = wish.locale
      configuration.hasHardwareKeyboard = wish.hasHardwareKeyboard
      handlers.configure(configuration)
    }
    return nil
  }
}

extension LayerTree {
  /// Every picture that some layer shows.
  fileprivate var imageIdentifiers: Set<ImageIdentifier> {
    var found: Set<ImageIdentifier> = []
    for layer in layers.values {
      switch layer.contents {
      case .image(let identifier, _, _), .tintedImage(let identifier, _, _, _):
        found.insert(identifier)
      case .drawing(let list):
        for case .image(let image, _, _, _) in list.operations {
          found.insert(image.identifier)
        }
      case .none, .shape, .gradient:
        break
      }
    }
    return found
  }
}
