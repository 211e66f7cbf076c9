// SPDX-FileCopyrightText: 2026 The Tessera Authors
// SPDX-License-Identifier: MIT

import TesseraTesting
import Testing
import UIKit

/// Buttons of every style and state, drawn. Look at the pictures when one changes.
@MainActor struct ButtonGallerySnapshotTests {
  private final class Page: UIViewController {
    private let stack = UIStackView()

    override func viewDidLoad() {
      super.viewDidLoad()
      view.backgroundColor = .systemBackground
      stack.axis = .vertical
      stack.spacing = 10
      stack.alignment = .leading
      stack.translatesAutoresizingMaskIntoConstraints = false
      view.addSubview(stack)
      NSLayoutConstraint.activate([
        stack.topAnchor.constraint(equalTo: view.safeAreaLayoutGuide.topAnchor, constant: 8),
        stack.leadingAnchor.constraint(equalTo: view.layoutMarginsGuide.leadingAnchor),
        stack.trailingAnchor.constraint(equalTo: view.layoutMarginsGuide.trailingAnchor),
      ])
      addStyles()
      addContents()
      addStates()
      addKinds()
    }

    private func addRow(_ controls: [UIView]) {
      let row = UIStackView(arrangedSubviews: controls)
      row.spacing = 10
      row.alignment = .center
      stack.addArrangedSubview(row)
    }

    private func button(_ configuration: UIButton.Configuration, _ change: (UIButton) -> Void = { _ in }) -> UIButton {
      let button = UIButton(configuration: configuration)
      change(button)
      return button
    }

    private func titled(_ configuration: UIButton.Configuration, _ title: String) -> UIButton.Configuration {
      var configuration = configuration
      configuration.title = title
      return configuration
    }

    private func addStyles() {
      addRow([
        button(titled(.plain(), "Plain")), button(titled(.gray(), "Gray")), button(titled(.tinted(), "Tinted")),
        button(titled(.filled(), "Filled")),
      ])
      addRow([
        button(titled(.bordered(), "Bordered")), button(titled(.borderedTinted(), "Tinted")),
        button(titled(.borderedProminent(), "Prominent")),
      ])
    }

    private func addContents() {
      var leading = titled(.filled(), "Add")
      leading.image = UIImage(systemName: "plus")
      leading.imagePadding = 6
      var trailing = titled(.tinted(), "Next")
      trailing.image = UIImage(systemName: "chevron.forward")
      trailing.imagePlacement = .trailing
      trailing.imagePadding = 6
      var above = titled(.gray(), "Share")
      above.image = UIImage(systemName: "square.and.arrow.up")
      above.imagePlacement = .top
      above.imagePadding = 4
      addRow([button(leading), button(trailing), button(above)])
      var subtitled = titled(.filled(), "Subscribe")
      subtitled.subtitle = "Then 4.99 a month"
      subtitled.titleAlignment = .center
      subtitled.baseBackgroundColor = .systemPurple
      subtitled.cornerStyle = .capsule
      var busy = titled(.gray(), "Loading")
      busy.showsActivityIndicator = true
      busy.imagePadding = 6
      addRow([button(subtitled), button(busy)])
      addRow(
        [UIButton.Configuration.Size.mini, .small, .medium, .large].map { size in
          var configuration = titled(.tinted(), "Size")
          configuration.buttonSize = size
          return button(configuration)
        })
    }

    private func addStates() {
      addRow([
        button(titled(.filled(), "Disabled")) { $0.isEnabled = false },
        button(titled(.gray(), "Disabled")) { $0.isEnabled = false },
        button(titled(.plain(), "Disabled")) { $0.isEnabled = false },
      ])
      addRow([
        button(titled(.filled(), "Pressed")) { $0.isHighlighted = true },
        button(titled(.tinted(), "Selected")) { $0.isSelected = true },
        button(titled(.filled(), "Delete")) { $0.role = .destructive },
      ])
    }

    private func addKinds() {
      let system = UIButton(type: .system)
      system.setTitle("System", for: .normal)
      let custom = UIButton(type: .custom)
      custom.setTitle("Custom", for: .normal)
      custom.setTitleColor(.systemOrange, for: .normal)
      let well = UIColorWell()
      well.selectedColor = .systemTeal
      addRow([system, custom, UIButton(type: .infoLight), UIButton(type: .contactAdd), UIButton(type: .close), well])
    }
  }

  @Test(arguments: Look.allCases)
  func buttons(_ look: Look) throws {
    // Rows of large words want a large screen.
    let screen = look == .largest ? look.screen(.iPadPro13) : look.screen(scale: 2)
    look.show(Page(), on: screen)
    screen.step()
    try assertSnapshot(of: screen, named: look.name("buttons"))
  }

  /// A page that what is on the pasteboard can be pasted into.
  private final class PastePage: UIViewController {
    override func viewDidLoad() {
      super.viewDidLoad()
      view.backgroundColor = .systemBackground
      pasteConfiguration = UIPasteConfiguration(acceptableTypeIdentifiers: ["public.text"])
      let stack = UIStackView()
      stack.axis = .vertical
      stack.alignment = .leading
      stack.spacing = 16
      stack.translatesAutoresizingMaskIntoConstraints = false
      view.addSubview(stack)
      NSLayoutConstraint.activate([
        stack.topAnchor.constraint(equalTo: view.safeAreaLayoutGuide.topAnchor, constant: 20),
        stack.leadingAnchor.constraint(equalTo: view.layoutMarginsGuide.leadingAnchor),
      ])
      for (mode, style) in [
        (UIPasteControl.DisplayMode.iconAndLabel, UIButton.Configuration.CornerStyle.dynamic),
        (.labelOnly, .capsule), (.iconOnly, .large), (.iconAndLabel, .small),
      ] {
        let configuration = UIPasteControl.Configuration()
        (configuration.displayMode, configuration.cornerStyle) = (mode, style)
        if style == .small { configuration.baseBackgroundColor = .systemIndigo }
        let control = UIPasteControl(configuration: configuration)
        // One without a target can't be pressed.
        if mode != .iconOnly { control.target = self }
        stack.addArrangedSubview(control)
      }
    }
  }

  @Test(arguments: Look.allCases)
  func pasting(_ look: Look) throws {
    let screen = look.screen(.iPhoneSE, scale: 2)
    UIPasteboard.general.string = "text"
    look.show(PastePage(), on: screen)
    screen.step()
    try assertSnapshot(of: screen, named: look.name("pasting"))
  }

  /// Titles go on in a second line where they have to.
  @Test func titlesOfSeveralLines() throws {
    let screen = TestScreen(.iPhoneSE, scale: 1)
    let page = UIViewController()
    page.view.backgroundColor = .systemBackground
    let stack = UIStackView()
    stack.axis = .vertical
    stack.spacing = 12
    stack.frame = CGRect(x: 20, y: 60, width: 240, height: 400)
    stack.alignment = .fill
    let words = "A title that is too wide for one line"
    var configurations: [UIButton.Configuration] = [.filled(), .tinted(), .gray(), .plain()]
    configurations[1].image = UIImage(systemName: "star")
    configurations[1].imagePadding = 8
    configurations[2].subtitle = "And what else there is to say about it here"
    configurations[3].titleLineBreakMode = .byTruncatingTail
    for var configuration in configurations {
      configuration.title = words
      stack.addArrangedSubview(UIButton(configuration: configuration))
    }
    stack.addArrangedSubview(UIView())
    page.view.addSubview(stack)
    screen.show(page)
    screen.step()
    try assertSnapshot(of: screen, named: "lines")
  }

  @Test(arguments: Look.allCases)
  func colorsToChooseFrom(_ look: Look) throws {
    let screen = look.screen(scale: 1)
    let page = UIViewController()
    page.view.backgroundColor = .systemBackground
    let well = UIColorWell(frame: CGRect(x: 180, y: 300, width: 28, height: 28))
    well.title = "Background"
    well.selectedColor = .systemTeal
    page.view.addSubview(well)
    look.show(page, on: screen)
    screen.step()
    screen.tap(at: CGPoint(x: 194, y: 314))
    screen.advance(by: 1)
    try assertSnapshot(of: screen, named: look.name("colors"))
  }
}
