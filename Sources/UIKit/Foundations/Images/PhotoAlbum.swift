// SPDX-FileCopyrightText: 2026 The Tessera Authors
// SPDX-License-Identifier: MIT

internal import Synchronization

/// The pictures of the device: a few of its own, as in a new simulator, and what the app saves. It lives as long as the
/// process.
final class PhotoAlbum: Sendable {
  static let shared = PhotoAlbum()

  private let saved = Mutex<[UIImage]>([])

  /// Adds a picture; it comes last.
  func add(_ picture: UIImage) { saved.withLock { $0.append(picture) } }

  /// All pictures, the oldest first.
  var pictures: [UIImage] { Self.own + saved.withLock { $0 } }

  /// Hills before a sky, each in colours of its own.
  private static let own: [UIImage] = (0..<6).map { number in
    let size = number.isMultiple(of: 2) ? CGSize(width: 480, height: 640) : CGSize(width: 640, height: 480)
    guard let context = CGContext(bitmapSize: size, scale: 1, opaque: true) else { return UIImage() }
    let hue = CGFloat(number) / 6
    let steps = 64
    for step in 0..<steps {
      let share = CGFloat(step) / CGFloat(steps)
      context.setFillColor(
        UIColor(
          hue: (0.55 + hue / 3).truncatingRemainder(dividingBy: 1), saturation: 0.55 - 0.45 * share,
          brightness: 0.8 + 0.2 * share, alpha: 1
        ).cgColor)
      context.fill(CGRect(x: 0, y: size.height * share, width: size.width, height: size.height / CGFloat(steps) + 1))
    }
    context.setFillColor(UIColor(hue: 0.13, saturation: 0.3, brightness: 1, alpha: 0.9).cgColor)
    let sun = size.width * (0.25 + 0.1 * CGFloat(number))
    context.fillEllipse(in: CGRect(x: sun, y: size.height * 0.18, width: 70, height: 70))
    for hill in 0..<4 {
      let base = size.height * (0.55 + 0.12 * CGFloat(hill))
      context.setFillColor(
        UIColor(
          hue: (0.3 + hue).truncatingRemainder(dividingBy: 1), saturation: 0.35 + 0.1 * CGFloat(hill),
          brightness: 0.7 - 0.14 * CGFloat(hill), alpha: 1
        ).cgColor)
      context.move(to: CGPoint(x: 0, y: size.height))
      for x in stride(from: CGFloat(0), through: size.width, by: 8) {
        let phase = CGFloat(number * 5 + hill * 2)
        let wave = sin(x / size.width * (4 + CGFloat(hill)) + phase) * 36 + sin(x / 90 + phase * 2) * 12
        context.addLine(to: CGPoint(x: x, y: base + wave))
      }
      context.addLine(to: CGPoint(x: size.width, y: size.height))
      context.closePath()
      context.fillPath()
    }
    return context.makeImage().map { UIImage(cgImage: $0) } ?? UIImage()
  }
}

/// Saves a picture among those of the device, where `UIImagePickerController` finds it.
///
/// - Parameters:
///   - completionTarget: Sent the selector when that is done; its arguments are the picture, the error, which is `nil`, and
///     `contextInfo`.
public func UIImageWriteToSavedPhotosAlbum(
  _ image: UIImage, _ completionTarget: Any?, _ completionSelector: Selector?, _ contextInfo: UnsafeMutableRawPointer?
) {
  PhotoAlbum.shared.add(image)
  guard let completionTarget, let completionSelector else { return }
  let passed = Passed(value: (completionTarget, image, contextInfo))
  DispatchQueue.main.async {
    let (target, image, info) = passed.value
    completionSelector.send(to: target, with: [image, nil as NSError?, info])
  }
}
