// SPDX-FileCopyrightText: 2026 The Tessera Authors
// SPDX-License-Identifier: MIT

import UIKit

/// Buttons, recognisers and menus by selector.
final class Selectors: UIViewController, UIGestureRecognizerDelegate {
  static func run() {
    let screen = Selectors()
    let button = UIButton()
    button.addTarget(screen, action: #selector(pressed as () -> Void), for: .touchUpInside)
    button.addTarget(screen, action: #selector(pressed(_:event:)), for: .touchUpInside)
    button.addTarget(
      screen, action: #selector(Selectors.over(_:) as (Selectors) -> (UIButton) -> Void), for: .touchUpInside)
    button.sendActions(for: .touchUpInside)
    screen.perform(#selector(setter: Selectors.note), with: "new")
    print(screen.perform(#selector(getter: Selectors.note))?.takeUnretainedValue() as? String ?? "none")
    let answering: Answering = screen
    screen.perform(#selector(Answering.answer(to:)), with: 6)
    _ = answering
    print(#selector(Answering.answer(to:)), #selector(over(_:) as (String) -> Void), #keyPath(Selectors.view.frame))
    screen.perform(#selector(old))
    screen.perform(#selector(UIView.setNeedsLayout), with: nil as Any?, ifView: screen.view)
  }

  private func perform(_ selector: Selector, with object: Any?, ifView view: UIView) { view.perform(selector) }

  @objc var note = "old" { didSet { print("note", note) } }
  @objc private func pressed() { print("pressed") }
  @objc func pressed(_ sender: UIButton, event: UIEvent?) { print("pressed by", type(of: sender), event == nil) }
  @objc func over(_ text: String) { print("text") }
  @objc(overButton:) func over(_ button: UIButton) { print("over a button") }
  func old() { print("without @objc, as in Swift 3") }
}

@objc protocol Answering {
  func answer(to question: Int)
}

extension Selectors: Answering {
  func answer(to question: Int) { print("answer", question * 7) }
}
