// SPDX-FileCopyrightText: 2026 The Tessera Authors
// SPDX-License-Identifier: MIT

/// The shortest way between two places on the WGS 84 ellipsoid, by Vincenty's inverse formula.
enum Geodesic {
  /// Half the ellipsoid's greatest width, in metres, and how much flatter it is at the poles.
  private static let equatorialRadius = 6_378_137.0
  private static let flattening = 1 / 298.257223563
  /// The radius of a sphere of the same volume as the earth, in metres.
  private static let meanRadius = 6_371_008.8

  /// Metres.
  static func distance(from start: CLLocationCoordinate2D, to end: CLLocationCoordinate2D) -> CLLocationDistance {
    if start.latitude == end.latitude, start.longitude == end.longitude { return 0 }
    // Between nearly opposite points the formula does not settle.
    return onEllipsoid(start, end) ?? onSphere(start, end)
  }

  private static func onEllipsoid(_ start: CLLocationCoordinate2D, _ end: CLLocationCoordinate2D) -> Double? {
    let f = flattening
    let polarRadius = equatorialRadius * (1 - f)
    let way = radians(end.longitude - start.longitude)
    let u1 = atan((1 - f) * tan(radians(start.latitude)))
    let u2 = atan((1 - f) * tan(radians(end.latitude)))
    let (s1, c1, s2, c2) = (sin(u1), cos(u1), sin(u2), cos(u2))
    var lambda = way
    for _ in 0..<100 {
      let (sl, cl) = (sin(lambda), cos(lambda))
      let sinSigma = hypot(c2 * sl, c1 * s2 - s1 * c2 * cl)
      if sinSigma == 0 { return 0 }
      let cosSigma = s1 * s2 + c1 * c2 * cl
      let sigma = atan2(sinSigma, cosSigma)
      let sinAlpha = c1 * c2 * sl / sinSigma
      let cosSquaredAlpha = 1 - sinAlpha * sinAlpha
      // Along the equator there is no middle latitude.
      let middle = cosSquaredAlpha == 0 ? 0 : cosSigma - 2 * s1 * s2 / cosSquaredAlpha
      let c = f / 16 * cosSquaredAlpha * (4 + f * (4 - 3 * cosSquaredAlpha))
      let old = lambda
      lambda =
        way + (1 - c) * f * sinAlpha
        * (sigma + c * sinSigma * (middle + c * cosSigma * (-1 + 2 * middle * middle)))
      guard abs(lambda - old) < 1e-12 else { continue }
      let square =
        cosSquaredAlpha * (equatorialRadius * equatorialRadius - polarRadius * polarRadius)
        / (polarRadius * polarRadius)
      let a = 1 + square / 16384 * (4096 + square * (-768 + square * (320 - 175 * square)))
      let b = square / 1024 * (256 + square * (-128 + square * (74 - 47 * square)))
      let inner = cosSigma * (-1 + 2 * middle * middle)
      let outer = b / 6 * middle * (-3 + 4 * sinSigma * sinSigma) * (-3 + 4 * middle * middle)
      let difference = b * sinSigma * (middle + b / 4 * (inner - outer))
      return polarRadius * a * (sigma - difference)
    }
    return nil
  }

  private static func onSphere(_ start: CLLocationCoordinate2D, _ end: CLLocationCoordinate2D) -> Double {
    let (p1, p2) = (radians(start.latitude), radians(end.latitude))
    let (dp, dl) = (p2 - p1, radians(end.longitude - start.longitude))
    let h = sin(dp / 2) * sin(dp / 2) + cos(p1) * cos(p2) * sin(dl / 2) * sin(dl / 2)
    return 2 * meanRadius * asin(min(h.squareRoot(), 1))
  }

  private static func radians(_ degrees: Double) -> Double { degrees * .pi / 180 }
}
