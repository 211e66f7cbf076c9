// SPDX-FileCopyrightText: 2026 The Tessera Authors
// SPDX-License-Identifier: MIT

extension UIImage {
  /// How stored pixels are turned to be shown upright.
  public enum Orientation: Int, Sendable {
    case up = 0
    case down = 1
    case left = 2
    case right = 3
    case upMirrored = 4
    case downMirrored = 5
    case leftMirrored = 6
    case rightMirrored = 7

    /// The orientation that EXIF counts from 1 to 8.
    init(exif: Int) {
      let order: [Orientation] = [
        .up, .upMirrored, .down, .downMirrored, .leftMirrored, .right, .rightMirrored, .left,
      ]
      self = (1...8).contains(exif) ? order[exif - 1] : .up
    }

    /// Whether width and height change places.
    var isSideways: Bool { self == .left || self == .right || self == .leftMirrored || self == .rightMirrored }

    /// From a picture at the origin, `size` large as it is shown, to where its stored pixels go; y points down.
    func transform(_ size: CGSize) -> CGAffineTransform {
      switch self {
      case .up: .identity
      case .down: CGAffineTransform(a: -1, b: 0, c: 0, d: -1, tx: size.width, ty: size.height)
      case .upMirrored: CGAffineTransform(a: -1, b: 0, c: 0, d: 1, tx: size.width, ty: 0)
      case .downMirrored: CGAffineTransform(a: 1, b: 0, c: 0, d: -1, tx: 0, ty: size.height)
      case .right: CGAffineTransform(a: 0, b: 1, c: -1, d: 0, tx: size.width, ty: 0)
      case .left: CGAffineTransform(a: 0, b: -1, c: 1, d: 0, tx: 0, ty: size.height)
      case .leftMirrored: CGAffineTransform(a: 0, b: 1, c: 1, d: 0, tx: 0, ty: 0)
      case .rightMirrored: CGAffineTransform(a: 0, b: -1, c: -1, d: 0, tx: size.width, ty: size.height)
      }
    }
  }

  /// Whether a picture is shown as it is or as a shape in one colour.
  public enum RenderingMode: Int, Sendable {
    /// As the view that shows it decides: image views show it as it is, system buttons as a shape.
    case automatic = 0
    case alwaysOriginal = 1
    case alwaysTemplate = 2
  }

  /// How the middle of a resizable picture fills its room.
  public enum ResizingMode: Int, Sendable {
    case tile = 0
    case stretch = 1
  }
}
