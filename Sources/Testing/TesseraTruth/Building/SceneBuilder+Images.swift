// SPDX-FileCopyrightText: 2026 The Tessera Authors
// SPDX-License-Identifier: MIT

internal import UIKit

// Image views, with pictures of one colour.

extension SceneBuilder {
  func imageView(_ node: SceneNode) throws(SceneError) -> UIImageView {
    note(node, known: ["image", "contentMode", "clips"])
    let view = UIImageView()
    if let image = node["image"] { view.image = try Self.picture(image) }
    if let mode = try node["contentMode"]?.choice(Self.contentModes) { view.contentMode = mode }
    return view
  }

  /// A picture of a size in points.
  static func picture(_ node: SceneNode) throws(SceneError) -> UIImage? {
    let size = try node.size()
    guard (1...4000).contains(size.width), (1...4000).contains(size.height) else {
      throw .malformed(
        path: node.path, expected: "[width, height] from 1 to 4000", found: "\(size.width) × \(size.height)")
    }
    return picture(width: Int(size.width), height: Int(size.height))
  }

  /// A picture of one pixel a point.
  private static func picture(width: Int, height: Int) -> UIImage? {
    let context = CGContext(
      data: nil, width: width, height: height, bitsPerComponent: 8, bytesPerRow: 0,
      space: CGColorSpaceCreateDeviceRGB(),
      bitmapInfo: CGImageAlphaInfo.premultipliedLast.rawValue)
    return context?.makeImage().map { UIImage(cgImage: $0) }
  }

  private static let contentModes: [String: UIView.ContentMode] = [
    "scaleToFill": .scaleToFill, "scaleAspectFit": .scaleAspectFit, "scaleAspectFill": .scaleAspectFill,
    "redraw": .redraw, "center": .center, "top": .top, "bottom": .bottom, "left": .left, "right": .right,
    "topLeft": .topLeft, "topRight": .topRight, "bottomLeft": .bottomLeft, "bottomRight": .bottomRight,
  ]
}
