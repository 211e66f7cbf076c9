// SPDX-FileCopyrightText: 2026 The Tessera Authors
// SPDX-License-Identifier: MIT

import CoreGraphics

@testable import UIKit

/// What is to be seen of a view.
@MainActor struct Look: Equatable {
  var size: CGSize
  var fitting: CGSize
  var intrinsic: CGSize
  /// What it consists of, by places.
  var parts: [String]
  var pixels: Int

  init(of view: UIView) {
    size = view.bounds.size
    fitting = view.sizeThatFits(CGSize(width: 150, height: 90))
    intrinsic = view.intrinsicContentSize
    // Which of two is in front shows in the pixels.
    parts = Self.parts(of: view.layer, depth: 0).sorted()
    let format = UIGraphicsImageRendererFormat()
    format.scale = 1
    let picture = UIGraphicsImageRenderer(bounds: view.bounds.insetBy(dx: -4, dy: -4), format: format).image {
      context in
      view.layer.render(in: context.cgContext)
    }
    pixels = picture.pngData()?.hashValue ?? 0
  }

  private static func parts(of layer: CALayer, depth: Int) -> [String] {
    guard !layer.isHidden, layer.opacity > 0, !layer.frame.isEmpty else { return [] }
    func rounded(_ value: CGFloat) -> CGFloat { (value * 1000).rounded() / 1000 + 0 }
    let frame = layer.frame
    let place = [frame.minX, frame.minY, frame.width, frame.height].map { "\(rounded($0))" }.joined(separator: " ")
    guard rounded(frame.width) > 0, rounded(frame.height) > 0 else { return [] }
    let owner: any AnyObject = layer.delegate ?? layer
    let own = String(repeating: " ", count: depth) + "\(type(of: owner)) \(place)"
    let isSeen = (owner as? UIImageView).map { $0.image != nil } ?? true
    return (isSeen ? [own] : []) + (layer.sublayers ?? []).flatMap { parts(of: $0, depth: depth + 1) }
  }

  func differences(from other: Look) -> String {
    var found: [String] = []
    if size != other.size { found.append("size \(size), fresh \(other.size)") }
    if fitting != other.fitting { found.append("fits \(fitting), fresh \(other.fitting)") }
    if intrinsic != other.intrinsic { found.append("intrinsic \(intrinsic), fresh \(other.intrinsic)") }
    if parts != other.parts {
      for change in parts.difference(from: other.parts).prefix(8) {
        switch change {
        case .insert(_, let part, _): found.append("has \(part)")
        case .remove(_, let part, _): found.append("fresh \(part)")
        }
      }
    } else if pixels != other.pixels {
      found.append("other pixels")
    }
    return found.joined(separator: "\n")
  }
}
