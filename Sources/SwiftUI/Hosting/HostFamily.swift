// SPDX-FileCopyrightText: 2026 The Tessera Authors
// SPDX-License-Identifier: MIT

internal import ViewGraph

/// What the hosts of one tree of elements share: its updates, and those who watch preferences.
///
/// A tree may be shown in several views: pages of a navigation stack, rows of a list and sheets have a host each.
@MainActor final class HostFamily {
  let root = UpdateRoot()
  private struct Member {
    weak var host: ViewHost?
  }
  private var members: [Member] = []
  /// Those who watch preferences, by identity.
  private var observers: [(key: ObjectIdentifier, check: () -> Void)] = []
  /// The host whose update is under way.
  private(set) weak var rendering: ViewHost?
  private(set) var isLayingOut = false
  /// Who waits for a presentation to end.
  let presentations = PresentationQueue()
  /// What views offer while they have the focus.
  private(set) lazy var focusedValues = FocusedValueStore(root)
  /// The controls that keys of a hardware keyboard stand for.
  let shortcuts = ShortcutList()
  /// The views that pages grow out of, by their names.
  let zoomSources = ZoomSources()

  init() {
    root.owner = self
    root.needsUpdate = { [weak self] in self?.askForUpdate() }
  }

  private var hosts: [ViewHost] { members.compactMap(\.host) }

  func add(_ host: ViewHost) {
    members.removeAll { $0.host == nil }
    members.append(Member(host: host))
  }

  // MARK: - Updates

  /// Whether a host's layout is at hand, so that it needs no other.
  func isLayingOut(_ host: ViewHost) -> Bool { rendering === host && (isLayingOut || root.isUpdating) }

  /// Has a view that UIKit lays out bring the tree up to date.
  private func askForUpdate() {
    let views = hosts.compactMap(\.view)
    (views.first { $0.window != nil } ?? views.first)?.setNeedsLayout()
  }

  /// Brings the tree up to date, and lays out one host.
  func update(_ host: ViewHost, _ layout: () -> Void) {
    let outer = rendering
    rendering = host
    defer { rendering = outer }
    // A host may be laid out while the update of another is under way, which then calls back for both.
    guard !isLayingOut, !root.isUpdating else { return layout() }
    root.update(callsBack: isShown) {
      keepTransaction(exceptIn: host)
      isLayingOut = true
      layout()
      isLayingOut = false
      checkPreferences()
    }
  }

  /// Brings the tree up to date for a question about a size.
  func prepare() {
    guard !isLayingOut, !root.isUpdating else { return }
    root.update(callsBack: false) { keepTransaction() }
  }

  /// Hosts that are drawn later animate by the transaction of the update under way.
  private func keepTransaction(exceptIn host: ViewHost? = nil) {
    let transaction = (root.transaction as? TransactionScope)?.transaction
    for other in hosts where other !== host && other.isDue { other.animator.keep(transaction) }
  }

  /// Calls back what waits, as when nothing is shown any more that would be laid out.
  func callBack(_ layout: () -> Void) {
    guard !isLayingOut, !root.isUpdating else { return }
    root.update {
      layout()
      checkPreferences()
    }
  }

  private var isShown: Bool { members.contains { $0.host?.isShown ?? false } }

  // MARK: - Preferences

  /// Calls `check` after each layout of any host.
  func observePreferences(_ key: AnyObject, _ check: @escaping () -> Void) {
    let key = ObjectIdentifier(key)
    guard !observers.contains(where: { $0.key == key }) else { return }
    observers.append((key, check))
  }

  func stopObservingPreferences(_ key: AnyObject) {
    let key = ObjectIdentifier(key)
    observers.removeAll { $0.key == key }
  }

  /// Has those who watch preferences look again.
  func checkPreferences() {
    for observer in observers { observer.check() }
  }
}
