// SPDX-FileCopyrightText: 2026 The Tessera Authors
// SPDX-License-Identifier: MIT

import UIKit

// Methods that the module adds to UIKit's classes, and that other extensions and classes override.

extension UIView {
  @objc func fill(_ text: String, times count: Int = 1) -> String { "view " + String(repeating: text, count: count) }
  @objc var kind: String { "view" }
  @objc var level: Int {
    get { tag }
    set { tag = newValue }
  }
}

extension UICollectionReusableView {
  override func fill(_ text: String, times count: Int = 1) -> String {
    "reusable, " + super.fill(text + "!", times: count)
  }
}

extension UICollectionViewCell {
  override func fill(_ text: String, times count: Int = 1) -> String {
    let inner = { super.fill(text, times: count + 1) }
    return "cell, " + inner()
  }
  override var kind: String { "cell of a " + super.kind }
}

class PlainCell: UICollectionViewCell {}

final class LoudCell: PlainCell {
  override func fill(_ text: String, times count: Int = 1) -> String {
    "loud, " + super.fill(text.uppercased(), times: count)
  }
  override var kind: String { "loud " + super.kind }
}

final class Shelf: UILabel {
  private var stored = 0
  override var level: Int {
    get { stored * 10 }
    set { stored = newValue }
  }
}

enum Dispatch {
  static func run() {
    let views: [UIView] = [UIView(), UILabel(), UICollectionReusableView(), PlainCell(), LoudCell()]
    for view in views { print(view.fill("a"), "|", view.kind) }
    print(LoudCell().fill("b", times: 2))
    let shelf: UIView = Shelf()
    shelf.level = 4
    let plain = UIView()
    plain.level = 4
    print(shelf.level, plain.level, plain.tag)
    print(LoudCell().perform(#selector(UIView.fill(_:times:)), with: "c", with: 1)?.takeUnretainedValue() ?? "nothing")
  }
}
