// SPDX-FileCopyrightText: 2026 The Tessera Authors
// SPDX-License-Identifier: MIT

internal import CoreGraphics
internal import Foundation
internal import UIKit

extension FBSnapshotTestController {
  /// A picture of a view or a layer, in the screen's scale.
  static func image(of viewOrLayer: Any, usesHierarchy: Bool) -> UIImage {
    // Tests run on the main thread.
    nonisolated(unsafe) let subject = viewOrLayer
    nonisolated(unsafe) var image = UIImage()
    MainActor.assumeIsolated {
      switch subject {
      case let view as UIView: image = picture(of: view, usesHierarchy)
      case let layer as CALayer: image = picture(layer.bounds) { layer.render(in: $0) }
      default: fatalError("Only UIView and CALayer classes can be snapshotted, not \(type(of: subject))")
      }
    }
    return image
  }

  @MainActor private static func picture(of view: UIView, _ usesHierarchy: Bool) -> UIImage {
    view.layoutIfNeeded()
    guard usesHierarchy else { return picture(view.bounds) { view.layer.render(in: $0) } }
    let isAlone = view.window == nil
    let window = view.window ?? UIWindow(frame: CGRect(origin: .zero, size: view.bounds.size))
    if isAlone {
      window.addSubview(view)
      window.makeKeyAndVisible()
    }
    defer {
      if isAlone {
        view.removeFromSuperview()
        window.isHidden = true
      }
    }
    return picture(view.bounds) { _ in view.drawHierarchy(in: view.bounds, afterScreenUpdates: true) }
  }

  @MainActor private static func picture(_ bounds: CGRect, _ draw: (CGContext) -> Void) -> UIImage {
    guard bounds.width > 0, bounds.height > 0 else {
      fatalError("Zero size for a snapshot: the view or layer is \(bounds.width) × \(bounds.height)")
    }
    return UIGraphicsImageRenderer(bounds: bounds).image { draw($0.cgContext) }
  }
}

/// How far pictures may differ.
struct PixelTolerance {
  /// By how much of its range a component may differ.
  let perPixel: CGFloat
  /// The share of the pixels that may differ by more.
  let overall: CGFloat

  /// What is wrong; `nil` where the pictures are the same, or nearly.
  func problem(_ reference: UIImage, _ image: UIImage) -> FBSnapshotTestControllerErrorCode? {
    guard let left = try? reference.cgImage?.decoded(), let right = try? image.cgImage?.decoded() else {
      return .unknown
    }
    guard left.width == right.width, left.height == right.height else { return .imagesDifferentSizes }
    if left.pixels == right.pixels { return nil }
    var count = 0
    left.pixels.withUnsafeBytes { left in
      right.pixels.withUnsafeBytes { right in
        for start in stride(from: 0, to: left.count, by: 4) {
          let most = (start..<start + 4).reduce(0) { max($0, abs(Int(left[$1]) - Int(right[$1]))) }
          if CGFloat(most) / 256 > perPixel { count += 1 }
        }
      }
    }
    return CGFloat(count) / CGFloat(left.width * left.height) > overall ? .imagesDifferent : nil
  }
}
