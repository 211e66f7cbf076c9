// SPDX-FileCopyrightText: 2026 The Tessera Authors
// SPDX-License-Identifier: MIT

/// What an affine transform is made of: scaled first, then sheared, then turned, then moved.
public struct CGAffineTransformComponents: Equatable, Hashable, Sendable {
  /// The factors along both axes; a height below zero mirrors.
  public var scale: CGSize
  /// How far x moves for each unit of y.
  public var horizontalShear: CGFloat
  /// The angle in radians; positive turns the x axis towards the y axis.
  public var rotation: CGFloat
  /// The move in points.
  public var translation: CGVector

  /// Creates components that change nothing but what is given.
  public init(
    scale: CGSize = CGSize(width: 1, height: 1), horizontalShear: CGFloat = 0, rotation: CGFloat = 0,
    translation: CGVector = .zero
  ) {
    self.scale = scale
    self.horizontalShear = horizontalShear
    self.rotation = rotation
    self.translation = translation
  }
}

extension CGAffineTransform {
  /// Creates the transform that scales, shears, turns and moves as given, in that order.
  public init(_ components: CGAffineTransformComponents) {
    let (sine, cosine) = (sin(components.rotation), cos(components.rotation))
    let (across, down) = (components.scale.width, components.scale.height)
    self.init(
      a: across * cosine, b: across * sine, c: down * (components.horizontalShear * cosine - sine),
      d: down * (components.horizontalShear * sine + cosine), tx: components.translation.dx,
      ty: components.translation.dy)
  }

  /// What this transform is made of. A transform that flattens everything has a scale with a zero, and no shear.
  public func decomposed() -> CGAffineTransformComponents {
    let translation = CGVector(dx: tx, dy: ty)
    let across = (a * a + b * b).squareRoot()
    guard across > 0 else {
      return CGAffineTransformComponents(
        scale: CGSize(width: 0, height: (c * c + d * d).squareRoot()), rotation: c == 0 && d == 0 ? 0 : atan2(-c, d),
        translation: translation)
    }
    let determinant = a * d - b * c
    return CGAffineTransformComponents(
      scale: CGSize(width: across, height: determinant / across),
      horizontalShear: determinant == 0 ? 0 : (a * c + b * d) / determinant, rotation: atan2(b, a),
      translation: translation)
  }
}
