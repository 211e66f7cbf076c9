// SPDX-FileCopyrightText: 2026 The Tessera Authors
// SPDX-License-Identifier: MIT

/// The annotations of a map: in the order in which they came, and by place.
struct AnnotationIndex {
  private var order: [any MKAnnotation] = []
  /// Where each stands in `order`.
  private var places: [ObjectIdentifier: Int] = [:]
  /// From west to east; `nil` where it has to be made anew.
  private var fromWest: [(x: Double, y: Double, annotation: any MKAnnotation)]?

  var all: [any MKAnnotation] { order }

  func contains(_ annotation: any MKAnnotation) -> Bool { places[ObjectIdentifier(annotation)] != nil }

  /// - Returns: Whether it was not there.
  mutating func insert(_ annotation: any MKAnnotation) -> Bool {
    guard places.updateValue(order.count, forKey: ObjectIdentifier(annotation)) == nil else {
      places[ObjectIdentifier(annotation)] = order.firstIndex { $0 === annotation }
      return false
    }
    order.append(annotation)
    fromWest = nil
    return true
  }

  /// - Returns: Those that were there. Complexity: O(n) for all together.
  mutating func remove(_ annotations: [any MKAnnotation]) -> [any MKAnnotation] {
    let found = annotations.filter { places.removeValue(forKey: ObjectIdentifier($0)) != nil }
    guard !found.isEmpty else { return [] }
    order.removeAll { places[ObjectIdentifier($0)] == nil }
    for (index, annotation) in order.enumerated() { places[ObjectIdentifier(annotation)] = index }
    fromWest = nil
    return found
  }

  /// An annotation has another coordinate.
  mutating func placesDidChange() { fromWest = nil }

  /// Those in a rectangle, from west to east. Complexity: O(log n + k), where k are as far west as the rectangle's.
  mutating func annotations(in rect: MKMapRect) -> [any MKAnnotation] {
    let sorted = fromWest ?? makeOrder()
    fromWest = sorted
    var (low, high) = (0, sorted.count)
    while low < high {
      let middle = (low + high) / 2
      if sorted[middle].x < rect.minX { low = middle + 1 } else { high = middle }
    }
    return sorted[low...].prefix { $0.x <= rect.maxX }.filter { $0.y >= rect.minY && $0.y <= rect.maxY }
      .map(\.annotation)
  }

  private func makeOrder() -> [(x: Double, y: Double, annotation: any MKAnnotation)] {
    order.compactMap { annotation in
      guard CLLocationCoordinate2DIsValid(annotation.coordinate) else { return nil }
      let point = MKMapPoint(annotation.coordinate)
      return (point.x, point.y, annotation)
    }.sorted { $0.x < $1.x }
  }
}
