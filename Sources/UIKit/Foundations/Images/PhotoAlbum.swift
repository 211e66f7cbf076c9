// SPDX-FileCopyrightText: 2026 The Tessera Authors
// SPDX-License-Identifier: MIT

internal import Synchronization

/// The pictures of the device: a few of its own, as in a new simulator, and what the app saves. It lives as long as the
/// process.
package final class PhotoAlbum: Sendable {
  /// A picture with what the device knows of it.
  package struct Entry: Sendable {
    /// Its number in the album, from 0 on; none changes its number.
    package var number: Int
    package var picture: UIImage
    /// When it was taken or saved.
    package var date: Date
  }

  package static let shared = PhotoAlbum()

  private struct State {
    var saved: [Entry] = []
    var listeners: [Int: @Sendable () -> Void] = [:]
    var nextListener = 0
  }

  private let state = Mutex(State())

  /// Adds a picture; it comes last. Those who listen hear of it.
  ///
  /// - Returns: Its number.
  @discardableResult package func add(_ picture: UIImage) -> Int {
    let now = Date()
    let (number, listeners) = state.withLock { state in
      let number = Self.own.count + state.saved.count
      state.saved.append(Entry(number: number, picture: picture, date: now))
      return (number, state.listeners.sorted { $0.key < $1.key }.map(\.value))
    }
    for listener in listeners { listener() }
    return number
  }

  /// All pictures, the oldest first.
  var pictures: [UIImage] { entries.map(\.picture) }

  /// The same with what is known of them.
  package var entries: [Entry] { Self.own + state.withLock(\.saved) }

  /// Has a closure called whenever a picture comes, on whatever thread that happens.
  ///
  /// - Returns: What ends that, for `stopListening(_:)`.
  package func listen(_ body: @escaping @Sendable () -> Void) -> Int {
    state.withLock { state in
      state.nextListener += 1
      state.listeners[state.nextListener] = body
      return state.nextListener
    }
  }

  package func stopListening(_ listener: Int) { state.withLock { _ = $0.listeners.removeValue(forKey: listener) } }

  /// Hills before a sky, each in colours of its own.
  private static let own: [Entry] = (0..<6).map { number in
    // On days a month apart, at noon UTC, the first on the second of January 2024.
    let date = Date(timeIntervalSince1970: 1_704_196_800 + 2_592_000 * Double(number))
    return Entry(number: number, picture: hills(number), date: date)
  }

  private static func hills(_ number: Int) -> UIImage {
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

/// Whether a film can be added to the pictures: no, there are pictures only.
public func UIVideoAtPathIsCompatibleWithSavedPhotosAlbum(_ videoPath: String) -> Bool { false }

/// Would add a film to the pictures, which takes pictures only: the target hears of an error.
///
/// - Parameters:
///   - completionTarget: Sent the selector; its arguments are the path, the error and `contextInfo`.
public func UISaveVideoAtPathToSavedPhotosAlbum(
  _ videoPath: String, _ completionTarget: Any?, _ completionSelector: Selector?,
  _ contextInfo: UnsafeMutableRawPointer?
) {
  guard let completionTarget, let completionSelector else { return }
  let passed = Passed(value: (completionTarget, contextInfo))
  DispatchQueue.main.async {
    let (target, info) = passed.value
    let error = CocoaError(.featureUnsupported, userInfo: [NSFilePathErrorKey: videoPath])
    completionSelector.send(to: target, with: [videoPath, error as NSError, info])
  }
}
