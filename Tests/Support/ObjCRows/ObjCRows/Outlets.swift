// SPDX-FileCopyrightText: 2026 The Tessera Authors
// SPDX-License-Identifier: MIT

import UIKit

@IBDesignable
final class Card: UIView {
  @IBOutlet private weak var title: UILabel!
  @IBOutlet var buttons: [UIButton]!
  @IBInspectable var radius: CGFloat = 0 { didSet { layer.cornerRadius = radius } }
  @IBAction private func open(_ sender: UIButton) { print("open", buttons.count, title.text ?? "none") }
}

enum Outlets {
  @MainActor static func run() {
    let card = Card()
    let label = UILabel()
    label.text = "Title"
    card.setValue(label, forKey: "title")
    card.setValue([UIButton(), UIButton()], forKey: "buttons")
    card.setValue(NSNumber(value: 12), forKey: "radius")
    print(card.layer.cornerRadius)
    card.perform(Selector("open:"), with: card.buttons[0])
  }
}
