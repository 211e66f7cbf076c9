// SPDX-FileCopyrightText: 2026 The Tessera Authors
// SPDX-License-Identifier: MIT

import AuthenticationServices
import LinkPresentation
import PassKit
import TesseraTesting
import Testing
import UIKit

/// What frameworks draw. Look at the pictures when one changes.
@MainActor struct FrameworkGallerySnapshotTests {
  private final class Page: UIViewController {
    override func viewDidLoad() {
      super.viewDidLoad()
      view.backgroundColor = .systemBackground
      let stack = UIStackView()
      stack.axis = .vertical
      stack.spacing = 10
      stack.alignment = .center
      stack.translatesAutoresizingMaskIntoConstraints = false
      view.addSubview(stack)
      NSLayoutConstraint.activate([
        stack.topAnchor.constraint(equalTo: view.safeAreaLayoutGuide.topAnchor, constant: 8),
        stack.leadingAnchor.constraint(equalTo: view.layoutMarginsGuide.leadingAnchor),
        stack.trailingAnchor.constraint(equalTo: view.layoutMarginsGuide.trailingAnchor),
      ])
      for style in [ASAuthorizationAppleIDButton.Style.white, .whiteOutline, .black] {
        let button = ASAuthorizationAppleIDButton(type: .signIn, style: style)
        button.cornerRadius = style == .black ? 22 : 6
        add(button, to: stack, height: 44)
      }
      add(ASAuthorizationAppleIDButton(type: .signUp, style: .black), to: stack, height: nil)
      for (type, style) in [
        (PKPaymentButtonType.buy, PKPaymentButtonStyle.automatic), (.plain, .whiteOutline), (.setUp, .black),
      ] {
        add(PKPaymentButton(paymentButtonType: type, paymentButtonStyle: style), to: stack, height: 44)
      }
      let metadata = LPLinkMetadata()
      metadata.url = URL(string: "https://www.example.org/tea")
      metadata.title = "All about tea, with a title that is so long that it takes two lines"
      stack.addArrangedSubview(LPLinkView(metadata: metadata))
    }

    private func add(_ button: UIView, to stack: UIStackView, height: CGFloat?) {
      stack.addArrangedSubview(button)
      guard let height else { return }
      NSLayoutConstraint.activate([
        button.heightAnchor.constraint(equalToConstant: height), button.widthAnchor.constraint(equalToConstant: 280),
      ])
    }
  }

  @Test(arguments: [UIUserInterfaceStyle.light, .dark])
  func buttonsAndCards(_ appearance: UIUserInterfaceStyle) throws {
    let screen = TestScreen(.iPhone16, appearance: appearance, scale: 2)
    screen.show(Page())
    screen.step()
    try assertSnapshot(of: screen, named: appearance == .dark ? "frameworks-dark" : "frameworks")
  }
}
