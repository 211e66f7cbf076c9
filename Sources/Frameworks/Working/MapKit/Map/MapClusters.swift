// SPDX-FileCopyrightText: 2026 The Tessera Authors
// SPDX-License-Identifier: MIT

/// Which annotations stand as one, since their views would overlap.
@MainActor enum MapClusters {
  /// Points that places of one cluster lie apart at most, in each direction.
  nonisolated private static let reach = 44.0

  static func areWanted(by views: [MKAnnotationView]) -> Bool {
    views.contains { $0.clusteringIdentifier != nil }
  }

  /// Annotations in groups, each of one or more; the first of a group is the most western. The app's identifiers are
  /// known from views that were made once.
  static func groups(of annotations: [any MKAnnotation], in map: MKMapView) -> [[any MKAnnotation]] {
    var groups: [[any MKAnnotation]] = []
    // Where a group begins, by its cell in a grid as wide as clusters reach.
    var cells: [Cell: [Beginning]] = [:]
    for annotation in annotations {
      guard let name = map.clusteringName(of: annotation), map.selected !== annotation else {
        groups.append([annotation])
        continue
      }
      let place = map.position(of: MKMapPoint(annotation.coordinate))
      let cell = Cell(x: Int((place.x / reach).rounded(.down)), y: Int((place.y / reach).rounded(.down)))
      let beginnings: [Beginning] = cell.withNeighbours.flatMap { cells[$0] ?? [] }
      let near = beginnings.first { $0.name == name && $0.isNear(place) }
      if let near {
        groups[near.group].append(annotation)
      } else {
        cells[cell, default: []].append(Beginning(group: groups.count, place: place, name: name))
        groups.append([annotation])
      }
    }
    return groups
  }

  private struct Beginning {
    let group: Int
    let place: CGPoint
    let name: String

    func isNear(_ other: CGPoint) -> Bool { abs(place.x - other.x) < reach && abs(place.y - other.y) < reach }
  }

  private struct Cell: Hashable {
    var x: Int
    var y: Int

    var withNeighbours: [Cell] {
      (-1...1).flatMap { dx in (-1...1).map { Cell(x: x + dx, y: y + $0) } }
    }
  }
}

extension MKMapView {
  /// What an annotation's view said of clusters when there was one.
  fileprivate func clusteringName(of annotation: any MKAnnotation) -> String? {
    if let view = views[ObjectIdentifier(annotation)] {
      clusteringNames[ObjectIdentifier(annotation)] = view.clusteringIdentifier
    }
    return clusteringNames[ObjectIdentifier(annotation)]
  }
}
