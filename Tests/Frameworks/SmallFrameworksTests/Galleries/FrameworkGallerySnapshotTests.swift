// SPDX-FileCopyrightText: 2026 The Tessera Authors
// SPDX-License-Identifier: MIT

import AuthenticationServices
import LinkPresentation
import PassKit
import PencilKit
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
      let canvas = PKCanvasView()
      let inks: [PKInk] = [PKInk(.pen), PKInk(.pencil, color: .systemRed), PKInk(.marker, color: .systemYellow)]
      canvas.drawing = PKDrawing(
        strokes: inks.enumerated().map { index, ink in
          let points = (0...20).map { step in
            PKStrokePoint(
              location: CGPoint(x: 20 + Double(step) * 12, y: 30 + Double(index) * 22 + 12 * sin(Double(step) / 2)),
              timeOffset: 0, size: CGSize(width: ink.inkType.defaultWidth, height: 1), opacity: 1, force: 1, azimuth: 0,
              altitude: 0)
          }
          return PKStroke(
            ink: ink, path: PKStrokePath(controlPoints: points, creationDate: Date(timeIntervalSince1970: 0)))
        })
      canvas.backgroundColor = .secondarySystemBackground
      add(canvas, to: stack, height: 110)
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
