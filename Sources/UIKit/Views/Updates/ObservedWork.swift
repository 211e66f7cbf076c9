// SPDX-FileCopyrightText: 2026 The Tessera Authors
// SPDX-License-Identifier: MIT

internal import Observation

/// Work that reads an app's observable objects is done again when one of them changes.
///
/// `withObservationTracking` has no end but a change. Work that runs with every frame and whose model rests would leave
/// one more observer each time; so whoever has read something once reads a mark of its own besides, and changes it
/// before the next run, which ends what the run before has left.
@MainActor enum ObservedWork {
  enum Kind: Hashable {
    case properties, layout, afterLayout, constraints, drawing, configuration, contentUnavailable
  }

  /// Runs `body`; a change of something observable that it reads is told to `owner`, once.
  static func run(_ kind: Kind, of owner: some ObservingOwner, _ body: () -> Void) {
    let mark = owner.updates.reads?.begin(kind)
    withObservationTracking(
      {
        mark?.read()
        body()
      }, onChange: observer(kind, of: owner))
    owner.updates.reads?.end(kind)
  }

  /// What is called when something changes; asked for only where `body` has read anything.
  private static func observer(_ kind: Kind, of owner: some ObservingOwner) -> @Sendable () -> Void {
    let reads = owner.updates.reads ?? ObservedReads()
    owner.updates.reads = reads
    let run = reads.note(kind)
    return { [weak owner] in
      if MainQueue.isCurrent {
        MainActor.assumeIsolated { tell(kind, run, to: owner) }
      } else {
        DispatchQueue.main.async { tell(kind, run, to: owner) }
      }
    }
  }

  private static func tell(_ kind: Kind, _ run: Int, to owner: (any ObservingOwner)?) {
    guard let owner, owner.updates.reads?.isLatest(run, of: kind) == true else { return }
    owner.observedChange(of: kind)
  }
}

/// A view, controller or presentation whose work is done again when what it read changes.
@MainActor protocol ObservingOwner: AnyObject, Sendable {
  var updates: UpdateState { get set }
  /// Asks for work to be done again.
  func observedChange(of kind: ObservedWork.Kind)
}

/// Which runs of an owner's work wait for a change; made when one has read something for the first time.
@MainActor final class ObservedReads {
  private struct Slot {
    let mark = ReadMark()
    /// Counts runs: observers of earlier ones have nothing to say.
    var run = 0
    var isRunning = false
  }

  private var slots: [ObservedWork.Kind: Slot] = [:]

  /// Begins a run, and ends what the one before has left; the mark is to be read in it. `nil` where nothing was read yet.
  func begin(_ kind: ObservedWork.Kind) -> ReadMark? {
    guard let slot = slots[kind] else { return nil }
    slots[kind]?.run += 1
    slots[kind]?.isRunning = true
    slot.mark.change()
    return slot.mark
  }

  func end(_ kind: ObservedWork.Kind) { slots[kind]?.isRunning = false }

  /// A run has read something; its number.
  func note(_ kind: ObservedWork.Kind) -> Int {
    let slot = slots[kind] ?? Slot()
    slots[kind] = slot
    return slot.run
  }

  /// Whether a change is news: work that is just running, around the one that changed its mark, reads anew anyway.
  func isLatest(_ run: Int, of kind: ObservedWork.Kind) -> Bool {
    guard let slot = slots[kind] else { return false }
    return slot.run == run && !slot.isRunning
  }
}

/// Something that only its owner changes.
final class ReadMark: Observable, Sendable {
  private let registrar = ObservationRegistrar()
  private let value = 0

  func read() { registrar.access(self, keyPath: \.value) }

  func change() {
    registrar.willSet(self, keyPath: \.value)
    registrar.didSet(self, keyPath: \.value)
  }
}
