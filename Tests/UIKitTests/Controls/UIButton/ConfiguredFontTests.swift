// SPDX-FileCopyrightText: 2026 The Tessera Authors
// SPDX-License-Identifier: MIT

import Testing

@testable import UIKit

/// Whose font the title of a button with a configuration has.
@MainActor struct ConfiguredFontTests {
  private func button(_ change: (inout UIButton.Configuration) -> Void = { _ in }) -> UIButton {
    var configuration = UIButton.Configuration.filled()
    configuration.title = "Continue"
    change(&configuration)
    return UIButton(configuration: configuration)
  }

  private func body() -> CGFloat { UIFont.preferredFont(forTextStyle: .body).pointSize }

  @Test func `a font set on the title's label does not last past an update`() throws {
    let button = button()
    let window = makeWindow(300, 300, holding: button)
    let label = try #require(button.titleLabel)
    label.font = .systemFont(ofSize: 40)
    #expect(button.titleLabel?.font.pointSize == 40)
    button.setNeedsUpdateConfiguration()
    button.layoutIfNeeded()
    #expect(button.titleLabel?.font.pointSize == body())
    label.font = .systemFont(ofSize: 40)
    button.isEnabled = false
    button.layoutIfNeeded()
    #expect(label.font.pointSize == body())
    withExtendedLifetime(window) {}
  }

  @Test func `a font set on a new button's label is gone with its first layout`() {
    let button = button()
    let size = self.button().intrinsicContentSize
    button.titleLabel?.font = .systemFont(ofSize: 40)
    let window = makeWindow(300, 300, holding: button)
    button.sizeToFit()
    button.layoutIfNeeded()
    #expect(button.titleLabel?.font.pointSize == body())
    #expect(button.bounds.size == size)
    withExtendedLifetime(window) {}
  }

  @Test func `without a configuration the label's font stays`() {
    let button = UIButton(type: .system)
    button.setTitle("Continue", for: .normal)
    button.titleLabel?.font = .systemFont(ofSize: 40)
    button.isEnabled = false
    button.layoutIfNeeded()
    #expect(button.titleLabel?.font.pointSize == 40)
  }

  @Test func `the transformer's font counts in the size`() {
    func transformed(_ size: CGFloat) -> UIButton {
      button { configuration in
        configuration.titleTextAttributesTransformer = UIConfigurationTextAttributesTransformer { incoming in
          var outgoing = incoming
          outgoing.font = .systemFont(ofSize: size)
          return outgoing
        }
      }
    }
    let label = UILabel()
    label.text = "Continue"
    for size in [11, 40] as [CGFloat] {
      label.font = .systemFont(ofSize: size)
      let button = transformed(size)
      let insets = button.configuration?.contentInsets ?? .zero
      let text = label.intrinsicContentSize
      #expect(abs(button.intrinsicContentSize.width - text.width - insets.leading - insets.trailing) <= 1)
      #expect(abs(button.intrinsicContentSize.height - text.height - insets.top - insets.bottom) <= 1)
      button.titleLabel?.font = .systemFont(ofSize: 60)
      button.setNeedsUpdateConfiguration()
      #expect(abs(button.intrinsicContentSize.width - text.width - insets.leading - insets.trailing) <= 1)
    }
  }
}
