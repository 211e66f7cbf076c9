// SPDX-FileCopyrightText: 2026 The Tessera Authors
// SPDX-License-Identifier: MIT

internal import CoreGraphics

/// The first page: a card for each app. `apps.js` asks for it again and again while somebody looks, and takes over what
/// has changed.
struct FrontPage: Sendable {
  /// The page, with one card between `<!--card-->` and `<!--/card-->`.
  let template: String
  let token: String

  func html(_ cards: [AppCard]) -> String {
    template.replacingBlock("card") { block in cards.map { html($0, block) }.joined() }
  }

  private func html(_ card: AppCard, _ block: String) -> String {
    let configuration = card.status.shown
    let isRound = configuration.device.screenCornerRadius > 0
    var values = [
      "app": card.identifier, "name": card.status.name, "device": configuration.device.name, "token": token,
      "state": card.status.state.word, "words": card.words, "message": card.message,
      "initial": card.status.name.prefix(1).uppercased(), "idiom": configuration.device.idiom.rawValue,
      "shape": isRound ? "round" : "square", "stand": configuration.isLandscape ? "lying" : "upright",
      "light": String(card.status.statusBarIsLight), "picture": String(card.picture?.version ?? 0),
      "icon": String(card.iconVersion ?? 0),
    ]
    values.merge(outline(of: card.picture?.size ?? configuration.screenSize, configuration.device.screenCornerRadius)) {
      $1
    }
    let hasStatusBar = configuration.device.idiom == .phone && isRound && !configuration.isLandscape
    return
      block
      .replacingBlock("icon") { card.iconVersion == nil ? "" : $0 }
      .replacingBlock("initial") { card.iconVersion == nil ? $0 : "" }
      .replacingBlock("ambience") { card.picture == nil ? "" : $0 }
      .replacingBlock("picture") { card.picture == nil ? "" : $0 }
      .replacingBlock("status") { hasStatusBar && card.picture != nil ? $0 : "" }
      .replacingBlock("message") { card.message.isEmpty ? "" : $0 }
      .filled(values)
  }

  /// Lengths of the phone's outline in points, from the screen's top left: where things stand on it, the middle of the
  /// bezel around it, and the bezel's metal edge.
  private func outline(of size: CGSize, _ corner: CGFloat) -> [String: String] {
    let (width, height) = (max(1, size.width), max(1, size.height))
    let lengths = [
      "width": width, "height": height, "island": width / 2 - 63, "glyphs": width - 112, "home": width / 2 - 70,
      "bottom": height - 13,
      "bezel-width": width + 12, "bezel-height": height + 12, "bezel-corner": corner + 6,
      "edge-width": width + 23, "edge-height": height + 23, "edge-corner": corner + 11.5,
    ]
    return lengths.mapValues { String(format: "%g", Double($0)) }
  }
}
