// SPDX-FileCopyrightText: 2026 The Tessera Authors
// SPDX-License-Identifier: MIT

/// The guides of a list's content, made when they are first asked for.
@MainActor struct ListContentGuides {
  enum Part: CaseIterable {
    case text, secondaryText, image
  }

  private struct Held {
    let guide: UILayoutGuide
    let leading: NSLayoutConstraint
    let top: NSLayoutConstraint
    let width: NSLayoutConstraint
    let height: NSLayoutConstraint
  }

  private var held: [Part: Held] = [:]

  mutating func guide(_ part: Part, in view: UIListContentView) -> UILayoutGuide {
    if let known = held[part] { return known.guide }
    let guide = UILayoutGuide()
    guide.identifier = "UIListContentView-\(part)"
    view.addLayoutGuide(guide)
    let new = Held(
      guide: guide, leading: guide.leftAnchor.constraint(equalTo: view.leftAnchor),
      top: guide.topAnchor.constraint(equalTo: view.topAnchor),
      width: guide.widthAnchor.constraint(equalToConstant: 0),
      height: guide.heightAnchor.constraint(equalToConstant: 0))
    held[part] = new
    update(view)
    NSLayoutConstraint.activate([new.leading, new.top, new.width, new.height])
    return guide
  }

  /// Brings the guides to where the parts are.
  func update(_ view: UIListContentView) {
    for (part, held) in held {
      let frame =
        switch part {
        case .text: view.textLabel.frame
        case .secondaryText: view.secondaryLabel.frame
        case .image: view.imageView.frame
        }
      if held.leading.constant != frame.minX { held.leading.constant = frame.minX }
      if held.top.constant != frame.minY { held.top.constant = frame.minY }
      if held.width.constant != frame.width { held.width.constant = frame.width }
      if held.height.constant != frame.height { held.height.constant = frame.height }
    }
  }
}
