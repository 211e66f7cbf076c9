// SPDX-FileCopyrightText: 2026 The Tessera Authors
// SPDX-License-Identifier: MIT

import UIKit

final class GesturesViewController: ColumnViewController {
  private lazy var heard = label("heard", "Nothing")

  override func viewDidLoad() {
    super.viewDidLoad()
    add(heard)
    let pad = UIView()
    pad.backgroundColor = .systemFill
    pad.accessibilityIdentifier = "pad"
    pad.heightAnchor.constraint(equalToConstant: 300).isActive = true
    add(pad)
    let double = UITapGestureRecognizer(target: self, action: #selector(doubleTapped))
    double.numberOfTapsRequired = 2
    let press = UILongPressGestureRecognizer(target: self, action: #selector(pressed(_:)))
    let two = UITapGestureRecognizer(target: self, action: #selector(tappedByTwo))
    two.numberOfTouchesRequired = 2
    let pinch = UIPinchGestureRecognizer(target: self, action: #selector(pinched(_:)))
    for recognizer in [double, press, two, pinch] { pad.addGestureRecognizer(recognizer) }
    for (direction, name) in [(UISwipeGestureRecognizer.Direction.left, "left"), (.right, "right"), (.up, "up")] {
      let swipe = UISwipeGestureRecognizer(target: self, action: #selector(swiped(_:)))
      swipe.direction = direction
      swipe.name = name
      pad.addGestureRecognizer(swipe)
    }
  }

  @objc private func doubleTapped() { heard.text = "Double tap" }
  @objc private func tappedByTwo() { heard.text = "Two fingers" }
  @objc private func pressed(_ recognizer: UILongPressGestureRecognizer) {
    if recognizer.state == .began { heard.text = "Press" }
  }
  @objc private func pinched(_ recognizer: UIPinchGestureRecognizer) {
    if recognizer.state == .ended { heard.text = recognizer.scale > 1 ? "Larger" : "Smaller" }
  }
  @objc private func swiped(_ recognizer: UISwipeGestureRecognizer) { heard.text = "Swipe \(recognizer.name ?? "")" }
}
