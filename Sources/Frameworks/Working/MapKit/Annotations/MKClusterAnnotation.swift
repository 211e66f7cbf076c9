// SPDX-FileCopyrightText: 2026 The Tessera Authors
// SPDX-License-Identifier: MIT

/// Several annotations that a map shows as one, since there is no room for each.
open class MKClusterAnnotation: NSObject, MKAnnotation {
  open private(set) var memberAnnotations: [any MKAnnotation]
  open var title: String?
  open var subtitle: String?

  /// - Parameter memberAnnotations: One or more.
  public init(memberAnnotations: [any MKAnnotation]) {
    self.memberAnnotations = memberAnnotations
    super.init()
    title = memberAnnotations.first?.shownTitle
    if memberAnnotations.count > 1 { subtitle = "+\(memberAnnotations.count - 1) more" }
  }

  /// In the middle of its members.
  open var coordinate: CLLocationCoordinate2D {
    guard !memberAnnotations.isEmpty else { return kCLLocationCoordinate2DInvalid }
    let points = memberAnnotations.map { MKMapPoint($0.coordinate) }
    let count = Double(points.count)
    return MKMapPoint(x: points.reduce(0) { $0 + $1.x } / count, y: points.reduce(0) { $0 + $1.y } / count).coordinate
  }
}
