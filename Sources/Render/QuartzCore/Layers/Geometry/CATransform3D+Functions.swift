// SPDX-FileCopyrightText: 2026 The Tessera Authors
// SPDX-License-Identifier: MIT

public import CoreGraphics

/// Whether `t` is the identity, entry for entry.
public func CATransform3DIsIdentity(_ t: CATransform3D) -> Bool {
  t == CATransform3DIdentity
}

/// Whether `a` and `b` have the same entries.
public func CATransform3DEqualToTransform(_ a: CATransform3D, _ b: CATransform3D) -> Bool {
  a == b
}

/// A move by `tx`, `ty` and `tz` points.
public func CATransform3DMakeTranslation(_ tx: CGFloat, _ ty: CGFloat, _ tz: CGFloat) -> CATransform3D {
  var t = CATransform3DIdentity
  t.m41 = tx
  t.m42 = ty
  t.m43 = tz
  return t
}

/// A scaling about the origin.
public func CATransform3DMakeScale(_ sx: CGFloat, _ sy: CGFloat, _ sz: CGFloat) -> CATransform3D {
  var t = CATransform3DIdentity
  t.m11 = sx
  t.m22 = sy
  t.m33 = sz
  return t
}

/// A turn by `angle` radians about the axis (`x`, `y`, `z`); the identity where the axis has no length.
public func CATransform3DMakeRotation(_ angle: CGFloat, _ x: CGFloat, _ y: CGFloat, _ z: CGFloat) -> CATransform3D {
  let length = (x * x + y * y + z * z).squareRoot()
  guard length > 0, length.isFinite else { return CATransform3DIdentity }
  let (x, y, z) = (x / length, y / length, z / length)
  let sine = sin(angle)
  let cosine = cos(angle)
  let rest = 1 - cosine
  var t = CATransform3DIdentity
  t.m11 = cosine + x * x * rest
  t.m12 = x * y * rest + z * sine
  t.m13 = x * z * rest - y * sine
  t.m21 = x * y * rest - z * sine
  t.m22 = cosine + y * y * rest
  t.m23 = y * z * rest + x * sine
  t.m31 = x * z * rest + y * sine
  t.m32 = y * z * rest - x * sine
  t.m33 = cosine + z * z * rest
  return t
}

/// `t` preceded by a move: points are moved first, then transformed by `t`.
public func CATransform3DTranslate(_ t: CATransform3D, _ tx: CGFloat, _ ty: CGFloat, _ tz: CGFloat) -> CATransform3D {
  CATransform3DConcat(CATransform3DMakeTranslation(tx, ty, tz), t)
}

/// `t` preceded by a scaling.
public func CATransform3DScale(_ t: CATransform3D, _ sx: CGFloat, _ sy: CGFloat, _ sz: CGFloat) -> CATransform3D {
  CATransform3DConcat(CATransform3DMakeScale(sx, sy, sz), t)
}

/// `t` preceded by a turn of `angle` radians about the axis (`x`, `y`, `z`).
public func CATransform3DRotate(
  _ t: CATransform3D, _ angle: CGFloat, _ x: CGFloat, _ y: CGFloat, _ z: CGFloat
) -> CATransform3D {
  CATransform3DConcat(CATransform3DMakeRotation(angle, x, y, z), t)
}

/// The transform that applies `a` first and `b` after it: `a · b`.
public func CATransform3DConcat(_ a: CATransform3D, _ b: CATransform3D) -> CATransform3D {
  if a == CATransform3DIdentity { return b }
  if b == CATransform3DIdentity { return a }
  return CATransform3D(
    m11: a.m11 * b.m11 + a.m12 * b.m21 + a.m13 * b.m31 + a.m14 * b.m41,
    m12: a.m11 * b.m12 + a.m12 * b.m22 + a.m13 * b.m32 + a.m14 * b.m42,
    m13: a.m11 * b.m13 + a.m12 * b.m23 + a.m13 * b.m33 + a.m14 * b.m43,
    m14: a.m11 * b.m14 + a.m12 * b.m24 + a.m13 * b.m34 + a.m14 * b.m44,
    m21: a.m21 * b.m11 + a.m22 * b.m21 + a.m23 * b.m31 + a.m24 * b.m41,
    m22: a.m21 * b.m12 + a.m22 * b.m22 + a.m23 * b.m32 + a.m24 * b.m42,
    m23: a.m21 * b.m13 + a.m22 * b.m23 + a.m23 * b.m33 + a.m24 * b.m43,
    m24: a.m21 * b.m14 + a.m22 * b.m24 + a.m23 * b.m34 + a.m24 * b.m44,
    m31: a.m31 * b.m11 + a.m32 * b.m21 + a.m33 * b.m31 + a.m34 * b.m41,
    m32: a.m31 * b.m12 + a.m32 * b.m22 + a.m33 * b.m32 + a.m34 * b.m42,
    m33: a.m31 * b.m13 + a.m32 * b.m23 + a.m33 * b.m33 + a.m34 * b.m43,
    m34: a.m31 * b.m14 + a.m32 * b.m24 + a.m33 * b.m34 + a.m34 * b.m44,
    m41: a.m41 * b.m11 + a.m42 * b.m21 + a.m43 * b.m31 + a.m44 * b.m41,
    m42: a.m41 * b.m12 + a.m42 * b.m22 + a.m43 * b.m32 + a.m44 * b.m42,
    m43: a.m41 * b.m13 + a.m42 * b.m23 + a.m43 * b.m33 + a.m44 * b.m43,
    m44: a.m41 * b.m14 + a.m42 * b.m24 + a.m43 * b.m34 + a.m44 * b.m44)
}

/// The inverse of `t`, or `t` itself where it has none.
public func CATransform3DInvert(_ t: CATransform3D) -> CATransform3D {
  // Products of 2 × 2 minors: `upper` from rows 1 and 2, `lower` from rows 3 and 4.
  let u0 = t.m11 * t.m22 - t.m12 * t.m21
  let u1 = t.m11 * t.m23 - t.m13 * t.m21
  let u2 = t.m11 * t.m24 - t.m14 * t.m21
  let u3 = t.m12 * t.m23 - t.m13 * t.m22
  let u4 = t.m12 * t.m24 - t.m14 * t.m22
  let u5 = t.m13 * t.m24 - t.m14 * t.m23
  let l0 = t.m31 * t.m42 - t.m32 * t.m41
  let l1 = t.m31 * t.m43 - t.m33 * t.m41
  let l2 = t.m31 * t.m44 - t.m34 * t.m41
  let l3 = t.m32 * t.m43 - t.m33 * t.m42
  let l4 = t.m32 * t.m44 - t.m34 * t.m42
  let l5 = t.m33 * t.m44 - t.m34 * t.m43
  let determinant = u0 * l5 - u1 * l4 + u2 * l3 + u3 * l2 - u4 * l1 + u5 * l0
  guard determinant != 0, determinant.isFinite else { return t }
  let k = 1 / determinant
  return CATransform3D(
    m11: (t.m22 * l5 - t.m23 * l4 + t.m24 * l3) * k,
    m12: (-t.m12 * l5 + t.m13 * l4 - t.m14 * l3) * k,
    m13: (t.m42 * u5 - t.m43 * u4 + t.m44 * u3) * k,
    m14: (-t.m32 * u5 + t.m33 * u4 - t.m34 * u3) * k,
    m21: (-t.m21 * l5 + t.m23 * l2 - t.m24 * l1) * k,
    m22: (t.m11 * l5 - t.m13 * l2 + t.m14 * l1) * k,
    m23: (-t.m41 * u5 + t.m43 * u2 - t.m44 * u1) * k,
    m24: (t.m31 * u5 - t.m33 * u2 + t.m34 * u1) * k,
    m31: (t.m21 * l4 - t.m22 * l2 + t.m24 * l0) * k,
    m32: (-t.m11 * l4 + t.m12 * l2 - t.m14 * l0) * k,
    m33: (t.m41 * u4 - t.m42 * u2 + t.m44 * u0) * k,
    m34: (-t.m31 * u4 + t.m32 * u2 - t.m34 * u0) * k,
    m41: (-t.m21 * l3 + t.m22 * l1 - t.m23 * l0) * k,
    m42: (t.m11 * l3 - t.m12 * l1 + t.m13 * l0) * k,
    m43: (-t.m41 * u3 + t.m42 * u1 - t.m43 * u0) * k,
    m44: (t.m31 * u3 - t.m32 * u1 + t.m33 * u0) * k)
}

/// The flat transform `m` as a matrix of space.
public func CATransform3DMakeAffineTransform(_ m: CGAffineTransform) -> CATransform3D {
  var t = CATransform3DIdentity
  t.m11 = m.a
  t.m12 = m.b
  t.m21 = m.c
  t.m22 = m.d
  t.m41 = m.tx
  t.m42 = m.ty
  return t
}

/// Whether `t` can be told exactly by a `CGAffineTransform`.
public func CATransform3DIsAffine(_ t: CATransform3D) -> Bool {
  t == CATransform3DMakeAffineTransform(CATransform3DGetAffineTransform(t))
}

/// The flat part of `t`; meaningless unless `CATransform3DIsAffine(t)`.
public func CATransform3DGetAffineTransform(_ t: CATransform3D) -> CGAffineTransform {
  CGAffineTransform(a: t.m11, b: t.m12, c: t.m21, d: t.m22, tx: t.m41, ty: t.m42)
}
