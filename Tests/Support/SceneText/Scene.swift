// SPDX-FileCopyrightText: 2026 The Tessera Authors
// SPDX-License-Identifier: MIT

package import CoreGraphics
import Foundation
package import RenderProtocol

/// A few commits in words, as they print themselves, and the pictures that they name.
///
///     picture 1 2x1 #000000 #ffffff     pixel by pixel
///     screen 100 80                     in points, for all commits; layer 1 is the root, which the first one tells of
///     layer 2
///       opacity 0.5
///     commit                            what follows comes with the next one
///     show 0.5                          the time at which the picture is taken, in seconds; 0 unless said
package struct Scene {
  package private(set) var images: [CGImage] = []
  package private(set) var time = 0.0
  private var size = CGSize.zero
  private var commits: [(deltas: [LayerDelta], removed: [LayerID])] = [([], [])]

  package init(text: String) throws {
    for (index, line) in text.split(separator: "\n", omittingEmptySubsequences: false).enumerated() {
      let nodes = try [TextNode](line: String(line), number: index + 1)
      guard !nodes.isEmpty else { continue }
      var reader = NodeReader(nodes, line: index + 1)
      try read(try reader.word(), &reader)
      guard reader.isAtEnd else { throw reader.error("too much stands in this line") }
    }
  }

  private mutating func read(_ word: String, _ reader: inout NodeReader) throws {
    let last = commits.count - 1
    switch word {
    case "screen": size = try reader.size()
    case "picture": images.append(try Self.picture(&reader))
    case "show": time = try reader.number()
    case "commit": commits.append(([], []))
    case "removed": commits[last].removed += try reader.rest { try $0.layer() }
    case "layer": commits[last].deltas.append(LayerDelta(layer: try reader.layer(), changes: []))
    default:
      guard let property = LayerChange.property(named: word) else { throw reader.error("layers have no \(word)") }
      guard !commits[last].deltas.isEmpty else { throw reader.error("\(word) belongs to no layer") }
      let value = try reader.value(property.form)
      guard let change = property.change(to: value) else { throw reader.error("\(value) is no \(word)") }
      commits[last].deltas[commits[last].deltas.count - 1].changes.append(change)
    }
  }

  private static func picture(_ reader: inout NodeReader) throws -> CGImage {
    let name = try reader.word()
    let size = try reader.word().split(separator: "x").compactMap { Int($0) }
    let colors = try reader.rest { try $0.color() }
    guard let identifier = UInt64(name, radix: 16), size.count == 2, colors.count == size[0] * size[1] else {
      throw reader.error("a picture is a hexadecimal number, its size, and a color for each pixel")
    }
    // Premultiplied, blue first.
    let bytes = colors.flatMap { color in
      [color.blue * color.alpha, color.green * color.alpha, color.red * color.alpha, color.alpha]
        .map { UInt8(($0 * 255).rounded()) }
    }
    let image = CGImage(Bitmap(width: size[0], height: size[1], pixels: Data(bytes)))
    return CGImage(
      width: size[0], height: size[1], storage: image.storage, identifier: ImageIdentifier(rawValue: identifier))
  }

  /// The commits for a screen of so many pixels per point; the first one is full.
  package func commits(scale: CGFloat) -> [Commit] {
    commits.enumerated().map { index, part in
      Commit(
        number: UInt64(index + 1), isFull: index == 0, screenSize: size, screenScale: scale,
        root: LayerID(rawValue: 1), deltas: part.deltas, removed: part.removed, time: 0, rate: 0)
    }
  }
}
