// SPDX-FileCopyrightText: 2026 The Tessera Authors
// SPDX-License-Identifier: MIT

import Foundation
import TesseraTesting
import Testing
import UIKit

/// Controls and pickers in all states, drawn. Look at the pictures when one changes.
@MainActor struct ControlGallerySnapshotTests {
  private func check(_ name: String, _ screen: TestScreen, isEnabled: Bool = true, isMirrored: Bool = false) throws {
    let gallery = ControlGallery()
    gallery.isEnabled = isEnabled
    (isMirrored ? Look.mirrored : .light).show(gallery, on: screen)
    screen.step()
    try assertSnapshot(of: screen, named: name)
  }

  @Test func controls() throws { try check("controls", TestScreen(.iPhone16, scale: 2)) }

  @Test func controlsInTheDark() throws {
    try check("controls-dark", TestScreen(.iPhone16, appearance: .dark, scale: 2))
  }

  @Test func disabledControls() throws {
    try check("controls-disabled", TestScreen(.iPhone16, scale: 2), isEnabled: false)
  }

  @Test func mirroredControls() throws {
    try check("controls-mirrored", TestScreen(.iPhone16, scale: 2), isMirrored: true)
  }

  @Test func controlsWithTheLargestText() throws {
    try check("controls-largest", TestScreen(.iPhone16, textSize: .accessibilityExtraExtraExtraLarge, scale: 2))
  }

  private func checkPickers(
    _ name: String, _ screen: TestScreen, _ locale: String = "en_US", _ look: Look = .light
  ) throws {
    look.show(PickerGallery(locale: Locale(identifier: locale)), on: screen)
    screen.step()
    try assertSnapshot(of: screen, named: name)
  }

  @Test func pickers() throws { try checkPickers("pickers", TestScreen(.iPhone16, scale: 2)) }

  @Test func pickersInTheDark() throws {
    try checkPickers("pickers-dark", TestScreen(.iPhone16, appearance: .dark, scale: 2))
  }

  @Test func mirroredPickers() throws {
    try checkPickers("pickers-mirrored", TestScreen(.iPhone16, scale: 1), "he_IL", .mirrored)
  }

  @Test func pickersInGermanWithTheLargestText() throws {
    try checkPickers(
      "pickers-largest", TestScreen(.iPhone16, textSize: .accessibilityExtraExtraExtraLarge, scale: 2), "de_DE")
  }

  @Test func anOpenCalendar() throws {
    let screen = TestScreen(.iPhone16, scale: 2)
    let gallery = PickerGallery(locale: Locale(identifier: "en_US"))
    screen.show(gallery)
    screen.step()
    let frame = gallery.pickers[0].convert(gallery.pickers[0].bounds, to: nil)
    screen.tap(at: CGPoint(x: frame.minX + 40, y: frame.midY))
    screen.advance(by: 1)
    try assertSnapshot(of: screen, named: "calendar-open")
  }

  /// Fingers are down on a switch, a slider's knob and a lens.
  @Test func pressedControls() throws {
    let screen = TestScreen(.iPhone16, scale: 2)
    screen.show(ControlGallery())
    screen.step()
    for place in [CGPoint(x: 140, y: 86), CGPoint(x: 130, y: 180)] { _ = screen.touchDown(at: place) }
    screen.advance(by: 1)
    try assertSnapshot(of: screen, named: "controls-pressed")
  }
}
