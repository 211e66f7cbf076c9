// SPDX-FileCopyrightText: 2026 The Tessera Authors
// SPDX-License-Identifier: MIT

import Foundation
import TesseraTesting
import Testing
import UIKit

/// A text view of several styles above one that is plain, and search bars.
@MainActor private final class TextViewGallery: UIViewController {
  let styled = UITextView()
  let plain = UITextView()
  let bars = (0..<4).map { _ in UISearchBar() }

  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .systemBackground
    bars[0].placeholder = "Search"
    bars[0].showsBookmarkButton = true
    bars[1].text = "mountains"
    bars[1].showsCancelButton = true
    bars[2].searchBarStyle = .minimal
    bars[2].placeholder = "Minimal"
    bars[2].showsSearchResultsButton = true
    bars[3].placeholder = "With scopes"
    bars[3].scopeButtonTitles = ["All", "Music", "Books"]
    bars[3].showsScopeBar = true
    styled.isScrollEnabled = false
    styled.attributedText = Self.text
    styled.backgroundColor = .secondarySystemBackground
    styled.layer.cornerRadius = 12
    styled.textContainerInset = UIEdgeInsets(top: 12, left: 8, bottom: 12, right: 8)
    plain.text = (1...40).map { "Line \($0)" }.joined(separator: "\n")
    plain.font = .preferredFont(forTextStyle: .body)
    let stack = UIStackView(arrangedSubviews: bars + [styled, plain])
    stack.axis = .vertical
    stack.spacing = 8
    stack.translatesAutoresizingMaskIntoConstraints = false
    view.addSubview(stack)
    NSLayoutConstraint.activate([
      stack.topAnchor.constraint(equalTo: view.safeAreaLayoutGuide.topAnchor),
      stack.leadingAnchor.constraint(equalTo: view.leadingAnchor, constant: 8),
      stack.trailingAnchor.constraint(equalTo: view.trailingAnchor, constant: -8),
      plain.heightAnchor.constraint(equalToConstant: 140),
    ])
  }

  private static var text: NSAttributedString {
    let text = NSMutableAttributedString(
      string: "A heading\n",
      attributes: [.font: UIFont.preferredFont(forTextStyle: .headline), .foregroundColor: UIColor.label])
    let body: [NSAttributedString.Key: Any] = [
      .font: UIFont.preferredFont(forTextStyle: .body), .foregroundColor: UIColor.label,
    ]
    text.append(NSAttributedString(string: "Words of ordinary size that go on to a second line, ", attributes: body))
    var link = body
    link[.link] = URL(string: "https://example.com")
    text.append(NSAttributedString(string: "with a link", attributes: link))
    text.append(NSAttributedString(string: " and some that are ", attributes: body))
    var struck = body
    struck[.strikethroughStyle] = NSUnderlineStyle.single.rawValue
    text.append(NSAttributedString(string: "struck out", attributes: struck))
    text.append(NSAttributedString(string: ".", attributes: body))
    return text
  }
}

/// Text views, search bars and alerts with fields. Look at the pictures when one changes.
@MainActor struct TextViewGallerySnapshotTests {
  private func check(_ name: String, _ screen: TestScreen, _ prepare: (TextViewGallery) -> Void = { _ in }) throws {
    let gallery = TextViewGallery()
    screen.show(gallery)
    prepare(gallery)
    screen.advance(by: 1)
    try assertSnapshot(of: screen, named: name)
  }

  @Test func textViewsAndSearchBars() throws {
    try check("views", TestScreen(.iPhone16, scale: 2))
  }

  @Test func inTheDarkWhileOneIsEdited() throws {
    try check("views-dark", TestScreen(.iPhone16, appearance: .dark, scale: 2)) { gallery in
      gallery.styled.becomeFirstResponder()
      gallery.styled.selectedRange = NSRange(location: 2, length: 30)
    }
  }

  @Test func withTheLargestText() throws {
    try check("views-largest", TestScreen(.iPhone16, textSize: .accessibilityExtraExtraExtraLarge, scale: 2))
  }

  @Test func rightToLeft() throws {
    let screen = Look.mirrored.screen(scale: 2)
    Look.mirrored.show(TextViewGallery(), on: screen)
    screen.advance(by: 1)
    try assertSnapshot(of: screen, named: "views-mirrored")
  }

  @Test func alertsWithFields() throws {
    let screen = TestScreen(.iPhone16, scale: 2)
    let controller = UIViewController()
    controller.view.backgroundColor = .systemBackground
    screen.show(controller)
    let alert = UIAlertController(title: "Sign In", message: "To go on reading.", preferredStyle: .alert)
    alert.addTextField { $0.placeholder = "Name" }
    alert.addTextField {
      $0.text = "secret"
      $0.isSecureTextEntry = true
    }
    alert.addAction(UIAlertAction(title: "Cancel", style: .cancel))
    alert.addAction(UIAlertAction(title: "Sign In", style: .default))
    controller.present(alert, animated: true)
    screen.advance(by: 1.5)
    try assertSnapshot(of: screen, named: "alert")
  }
}
