// SPDX-FileCopyrightText: 2026 The Tessera Authors
// SPDX-License-Identifier: MIT

import QuartzCore
import RenderProtocol
import TesseraHost

@testable import UIKit

/// An application of a test's own, on a device, with a clock that the test steps, and fingers. Times are seconds.
///
/// Everything that tests of UIKit do with time and touches is done here, and comes into the application by the door that
/// a host uses. `Finger`, `Phone`, `GestureBench` and the others are vocabularies on top. Whatever is asked of a bench
/// makes its application the one that the test goes by.
@MainActor class Bench {
  private let session: AppSession
  /// The benches of this process, by their applications.
  private static var all: [ObjectIdentifier: WeakReference<Bench>] = [:]

  final var application: UIApplication { session.application }
  private let size: CGSize
  /// A window at the screen's corner, for those who use it; hidden until it is shown.
  final lazy var window: UIWindow = {
    take()
    return UIWindow(frame: CGRect(origin: .zero, size: size))
  }()

  init(
    device: DeviceDescription = .iPhone16, orientation: DeviceDescription.Orientation = .portrait,
    size: CGSize = CGSize(width: 300, height: 400), time: TimeInterval = 100
  ) {
    self.size = size
    session = AppSession(configuration: DeviceConfiguration(device: device, orientation: orientation), date: nil)
    session.clock.advance(by: time)
    Self.all = Self.all.filter { $0.value.object != nil }
    Self.all[ObjectIdentifier(session.application)] = WeakReference(self)
  }

  /// The bench that the test goes by, or a new one.
  static var current: Bench { all[ObjectIdentifier(UIApplication.shared)]?.object ?? Bench() }

  /// Makes the application the one that the test goes by.
  final func take() { session.activate() }

  // MARK: - Time

  final var time: TimeInterval { session.clock.now }

  /// Lets the clock go on, while nothing is looked at.
  final func pass(_ seconds: TimeInterval) {
    take()
    session.clock.advance(by: seconds)
  }

  /// Lets time pass for what moves by itself, in one step, without a frame.
  final func tick(_ seconds: TimeInterval) {
    pass(seconds)
    application.tick(to: time)
  }

  /// Makes a frame now: what was animated begins.
  @discardableResult
  final func frame() -> CommitResult? {
    take()
    return application.session.run {
      defer { CATransaction.endImplicitTransaction() }
      return application.makeFrame()
    }
  }

  /// Lets time pass, with frames sixty times a second.
  final func advance(_ seconds: TimeInterval) {
    let end = time + seconds
    while time < end - 1e-9 {
      tick(min(1.0 / 60, end - time))
      frame()
    }
  }

  /// Goes to a time at once, without the frames between.
  final func jump(_ seconds: TimeInterval) {
    tick(seconds)
    frame()
  }

  // MARK: - Fingers

  /// A finger that is down, or one that has come down.
  struct Contact {
    var place: CGPoint
    var kind = InputEvent.Touch.Kind.finger
  }

  private static var lastFinger: UInt32 = 0
  private(set) final var contacts: [UInt32: Contact] = [:]

  /// A name for another finger.
  final func newFinger() -> UInt32 {
    Self.lastFinger += 1
    return Self.lastFinger
  }

  /// Has one event tell of fingers; places are the screen's points. One that comes down is new.
  final func touch(_ phase: InputEvent.Touch.Phase, _ fingers: [(finger: UInt32, contact: Contact)]) {
    take()
    for (finger, contact) in fingers { contacts[finger] = contact }
    session.send(
      .touches(
        fingers.map {
          InputEvent.Touch(
            identifier: $0.finger, phase: phase, location: $0.contact.place, kind: $0.contact.kind)
        }, time: time))
    if phase == .ended || phase == .cancelled {
      for (finger, _) in fingers { contacts[finger] = nil }
    }
  }

  /// Moves fingers that are down, in one event.
  final func shift(_ places: [(finger: UInt32, place: CGPoint)]) {
    touch(
      .moved,
      places.compactMap { finger, place in
        contacts[finger].map { (finger, Contact(place: place, kind: $0.kind)) }
      })
  }

  /// Ends fingers where they are, in one event.
  final func end(_ fingers: [UInt32], _ phase: InputEvent.Touch.Phase = .ended) {
    touch(phase, fingers.compactMap { finger in contacts[finger].map { (finger, $0) } })
  }

  // MARK: - Keys

  /// Presses a key or lets it go, by the name that browsers give it.
  final func key(_ name: String, modifiers: UInt8 = 0, isDown: Bool) {
    take()
    session.send(.key(InputEvent.Key(isDown: isDown, key: name, modifiers: modifiers), time: time))
  }

  /// Presses a key and lets it go.
  final func press(_ name: String, _ modifiers: UIKeyModifierFlags = []) {
    let flags: [(UIKeyModifierFlags, UInt8)] = [(.shift, 1), (.control, 2), (.alternate, 4), (.command, 8)]
    let wire = flags.filter { modifiers.contains($0.0) }.reduce(0) { $0 | $1.1 }
    key(name, modifiers: wire, isDown: true)
    key(name, modifiers: wire, isDown: false)
  }

  /// Types text as an input method or a touch keyboard does.
  final func type(_ text: InputEvent.Text) {
    take()
    session.send(.text(text, time: time))
  }

  final func type(_ text: String) { type(.insert(text)) }
}

extension AppearanceProxies {
  /// Forgets every proxy of the test's application.
  static func removeAll() { UIApplication.current.appearances.removeAll() }
}
