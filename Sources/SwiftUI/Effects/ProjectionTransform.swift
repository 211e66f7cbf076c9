// SPDX-FileCopyrightText: 2026 The Tessera Authors
// SPDX-License-Identifier: MIT

/// A transform of a plane that may be seen in perspective: a point (x, y, 1) times the matrix, divided by its third part.
@frozen public struct ProjectionTransform: Equatable, Sendable {
  public var m11: CGFloat = 1
  public var m12: CGFloat = 0
  public var m13: CGFloat = 0
  public var m21: CGFloat = 0
  public var m22: CGFloat = 1
  public var m23: CGFloat = 0
  public var m31: CGFloat = 0
  public var m32: CGFloat = 0
  public var m33: CGFloat = 1

  /// The identity.
  @inlinable public init() {}

  @inlinable public init(_ m: CGAffineTransform) {
    (m11, m12, m21, m22, m31, m32) = (m.a, m.b, m.c, m.d, m.tx, m.ty)
  }

  /// What a transform in space does to the plane where z is 0.
  @inlinable public init(_ m: CATransform3D) {
    (m11, m12, m13) = (m.m11, m.m12, m.m14)
    (m21, m22, m23) = (m.m21, m.m22, m.m24)
    (m31, m32, m33) = (m.m41, m.m42, m.m44)
  }

  public var isIdentity: Bool { self == ProjectionTransform() }

  /// Whether lines that are parallel stay so.
  public var isAffine: Bool { m13 == 0 && m23 == 0 && m33 == 1 }

  /// Turns the transform round; `false`, and no change, where it makes a line or a point of the plane.
  public mutating func invert() -> Bool {
    let a = m22 * m33 - m23 * m32
    let b = m23 * m31 - m21 * m33
    let c = m21 * m32 - m22 * m31
    let determinant = m11 * a + m12 * b + m13 * c
    guard determinant != 0, determinant.isFinite else { return false }
    var result = ProjectionTransform()
    (result.m11, result.m12, result.m13) = (a, m13 * m32 - m12 * m33, m12 * m23 - m13 * m22)
    (result.m21, result.m22, result.m23) = (b, m11 * m33 - m13 * m31, m13 * m21 - m11 * m23)
    (result.m31, result.m32, result.m33) = (c, m12 * m31 - m11 * m32, m11 * m22 - m12 * m21)
    self = result.scaled(by: 1 / determinant)
    return true
  }

  /// The transform turned round; itself where that can't be.
  public func inverted() -> ProjectionTransform {
    var result = self
    _ = result.invert()
    return result
  }

  /// This transform and then another one.
  public func concatenating(_ rhs: ProjectionTransform) -> ProjectionTransform {
    var result = ProjectionTransform()
    result.m11 = m11 * rhs.m11 + m12 * rhs.m21 + m13 * rhs.m31
    result.m12 = m11 * rhs.m12 + m12 * rhs.m22 + m13 * rhs.m32
    result.m13 = m11 * rhs.m13 + m12 * rhs.m23 + m13 * rhs.m33
    result.m21 = m21 * rhs.m11 + m22 * rhs.m21 + m23 * rhs.m31
    result.m22 = m21 * rhs.m12 + m22 * rhs.m22 + m23 * rhs.m32
    result.m23 = m21 * rhs.m13 + m22 * rhs.m23 + m23 * rhs.m33
    result.m31 = m31 * rhs.m11 + m32 * rhs.m21 + m33 * rhs.m31
    result.m32 = m31 * rhs.m12 + m32 * rhs.m22 + m33 * rhs.m32
    result.m33 = m31 * rhs.m13 + m32 * rhs.m23 + m33 * rhs.m33
    return result
  }

  private func scaled(by factor: CGFloat) -> ProjectionTransform {
    var result = self
    for path in [
      \ProjectionTransform.m11, \.m12, \.m13, \.m21, \.m22, \.m23, \.m31, \.m32, \.m33,
    ] as [WritableKeyPath<ProjectionTransform, CGFloat>] { result[keyPath: path] *= factor }
    return result
  }

  /// The same for layers.
  var spatial: CATransform3D {
    var result = CATransform3DIdentity
    (result.m11, result.m12, result.m14) = (m11, m12, m13)
    (result.m21, result.m22, result.m24) = (m21, m22, m23)
    (result.m41, result.m42, result.m44) = (m31, m32, m33)
    return result
  }
}

extension CGPoint {
  /// Where a transform brings the point.
  public func applying(_ m: ProjectionTransform) -> CGPoint {
    let depth = m.m13 * x + m.m23 * y + m.m33
    guard depth != 0 else { return CGPoint(x: CGFloat.infinity, y: .infinity) }
    return CGPoint(
      x: (m.m11 * x + m.m21 * y + m.m31) / depth, y: (m.m12 * x + m.m22 * y + m.m32) / depth)
  }
}
