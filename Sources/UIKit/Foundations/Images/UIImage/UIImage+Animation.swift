// SPDX-FileCopyrightText: 2026 The Tessera Authors
// SPDX-License-Identifier: MIT

extension UIImage {
  /// A picture that moves: image views show its pictures in turn, without end.
  ///
  /// - Parameters:
  ///   - images: Of one size and one scale.
  ///   - duration: In seconds; 0 gives each picture a thirtieth.
  /// - Returns: `nil` where there are no pictures.
  public class func animatedImage(with images: [UIImage], duration: TimeInterval) -> UIImage? {
    guard let first = images.first else { return nil }
    return first.changed {
      $0.frames = images
      $0.duration = duration > 0 && duration.isFinite ? duration : TimeInterval(images.count) / 30
      // Each picture finds its own variant.
      $0.source = nil
    }
  }

  /// A picture that moves, from the main bundle's pictures with a number at the end of their name: `name0`, `name1` … They
  /// begin with 0 or 1, there are at most 1,024, and the first that is missing ends them.
  public class func animatedImageNamed(_ name: String, duration: TimeInterval) -> UIImage? {
    var images: [UIImage] = []
    for number in 0...1_024 {
      // Not by `init(named:)`, which tells of what is missing.
      if let state = quietly(named: "\(name)\(number)") {
        images.append(UIImage(state: state))
      } else if number > 0 {
        break
      }
    }
    return animatedImage(with: images, duration: duration)
  }

  /// A moving picture of resizable ones.
  public class func animatedResizableImageNamed(
    _ name: String, capInsets: UIEdgeInsets, duration: TimeInterval
  ) -> UIImage? {
    animatedResizableImageNamed(name, capInsets: capInsets, resizingMode: .tile, duration: duration)
  }

  /// A moving picture of resizable ones.
  public class func animatedResizableImageNamed(
    _ name: String, capInsets: UIEdgeInsets, resizingMode: ResizingMode, duration: TimeInterval
  ) -> UIImage? {
    guard let image = animatedImageNamed(name, duration: duration), let frames = image.images else { return nil }
    let resizable = frames.map { $0.resizableImage(withCapInsets: capInsets, resizingMode: resizingMode) }
    return animatedImage(with: resizable, duration: duration)
  }
}
