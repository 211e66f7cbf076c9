// SPDX-FileCopyrightText: 2026 The Tessera Authors
// SPDX-License-Identifier: MIT

import Foundation
import TesseraTesting
import Testing
import UIKit

/// Fields of all kinds, one of them edited.
@MainActor private final class FieldGallery: UIViewController {
  let fields = (0..<11).map { _ in UITextField() }

  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .systemBackground
    let stack = UIStackView(arrangedSubviews: fields)
    stack.axis = .vertical
    stack.spacing = 12
    stack.translatesAutoresizingMaskIntoConstraints = false
    view.addSubview(stack)
    NSLayoutConstraint.activate([
      stack.topAnchor.constraint(equalTo: view.safeAreaLayoutGuide.topAnchor, constant: 12),
      stack.leadingAnchor.constraint(equalTo: view.leadingAnchor, constant: 20),
      stack.trailingAnchor.constraint(equalTo: view.trailingAnchor, constant: -20),
    ])
    fields[0].placeholder = "No border"
    fields[1].text = "No border"
    for field in fields {
      field.font = .preferredFont(forTextStyle: .body)
      field.adjustsFontForContentSizeCategory = true
    }
    for field in fields[2...] { field.borderStyle = .roundedRect }
    fields[2].placeholder = "Rounded, a placeholder"
    fields[3].text = "Rounded, being edited"
    fields[4].text = "With a clear button"
    fields[4].clearButtonMode = .always
    fields[5].text = "secret"
    fields[5].isSecureTextEntry = true
    fields[6].text = "Disabled"
    fields[6].isEnabled = false
    fields[7].text = "A text that is too long for the field that it is in, by far"
    fields[8].text = "In the middle"
    fields[8].textAlignment = .center
    fields[9].text = "Beside a picture"
    fields[9].leftView = UIImageView(image: UIImage(systemName: "magnifyingglass"))
    fields[9].leftViewMode = .always
    fields[10].text = "שלום עולם"
    fields[10].borderStyle = .line
  }
}

/// What takes text. Look at the pictures when one changes.
@MainActor struct TextGallerySnapshotTests {
  private func check(
    _ name: String, _ screen: TestScreen, _ look: Look = .light, _ prepare: (FieldGallery) -> Void
  ) throws {
    let gallery = FieldGallery()
    look.show(gallery, on: screen)
    prepare(gallery)
    screen.advance(by: 1)
    try assertSnapshot(of: screen, named: name)
  }

  @Test func fields() throws {
    try check("fields", TestScreen(.iPhone16, scale: 2)) { $0.fields[3].becomeFirstResponder() }
  }

  @Test(arguments: [Look.mirrored, .largest])
  func fields(_ look: Look) throws {
    try check(look.name("fields"), look.screen(), look) { $0.fields[3].becomeFirstResponder() }
  }

  /// The page of the keyboard on which the emoji are.
  @Test(arguments: Look.allCases)
  func emoji(_ look: Look) throws {
    let screen = look.screen(scale: look == .light ? 2 : 1)
    try showEmoji(on: screen, look, key: CGPoint(x: 43, y: 803))
    try assertSnapshot(of: screen, named: look.name("emoji"))
  }

  @Test(arguments: [Look.light, .dark])
  func emojiOnAPad(_ look: Look) throws {
    let screen = look.screen(.iPadMini)
    try showEmoji(on: screen, look, key: CGPoint(x: 146, y: 1113))
    try assertSnapshot(of: screen, named: look.name("emoji-pad"))
  }

  /// A finger is on a letter in the middle, and on one at the side.
  @Test(arguments: [Look.light, .dark])
  func aFingerOnALetter(_ look: Look) throws {
    let screen = look.screen(scale: 1)
    let gallery = FieldGallery()
    look.show(gallery, on: screen)
    gallery.fields[3].becomeFirstResponder()
    screen.advance(by: 1)
    let finger = screen.touchDown(at: look == .light ? CGPoint(x: 177, y: 590) : CGPoint(x: 24, y: 590))
    screen.step()
    try assertSnapshot(of: screen, named: look.name("letter"))
    finger.lift()
    screen.step()
    #expect(gallery.fields[3].text?.last == (look == .light ? "t" : "q"))
  }

  private func showEmoji(on screen: TestScreen, _ look: Look, key: CGPoint) throws {
    let gallery = FieldGallery()
    look.show(gallery, on: screen)
    gallery.fields[2].becomeFirstResponder()
    screen.advance(by: 1)
    screen.tap(at: key)
    screen.advance(by: 0.5)
  }

  @Test func fieldsInTheDarkWithASelection() throws {
    try check("fields-dark", TestScreen(.iPhone16, appearance: .dark, scale: 2)) { gallery in
      gallery.fields[3].becomeFirstResponder()
      gallery.fields[3].selectAll(nil)
    }
  }
}
