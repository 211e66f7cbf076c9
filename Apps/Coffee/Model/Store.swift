// SPDX-FileCopyrightText: 2026 The Tessera Authors
// SPDX-License-Identifier: MIT

import Foundation

/// A place on earth, in degrees.
struct Place: Hashable {
  var latitude: Double
  var longitude: Double

  /// Where one is taken to be: before the town hall.
  static let townHall = Place(latitude: 53.0758, longitude: 8.8072)

  /// How far another place is along the earth, in metres, as if the earth were a ball.
  func distance(to other: Place) -> Double {
    let degree = Double.pi / 180
    let (north, east) = ((other.latitude - latitude) * degree, (other.longitude - longitude) * degree)
    let half =
      sin(north / 2) * sin(north / 2)
      + cos(latitude * degree) * cos(other.latitude * degree) * sin(east / 2) * sin(east / 2)
    return 2 * 6_371_009 * asin(min(1, half.squareRoot()))
  }
}

/// A café of ours.
struct Store: Hashable {
  var name: String
  var address: String
  var hours: String
  var place: Place

  static let all = [
    Store(name: "Harbour", address: "12 Quay Road", hours: "7–19", place: Place(latitude: 53.0921, longitude: 8.7781)),
    Store(name: "Old Mill", address: "3 Mill Lane", hours: "8–18", place: Place(latitude: 53.0790, longitude: 8.8042)),
    Store(name: "Station", address: "Platform 1", hours: "5–22", place: Place(latitude: 53.0831, longitude: 8.8138)),
    Store(
      name: "University", address: "40 Library Street", hours: "7–21",
      place: Place(latitude: 53.1066, longitude: 8.8527)),
    Store(
      name: "Market", address: "1 Market Square", hours: "8–20", place: Place(latitude: 53.0763, longitude: 8.8079)),
    Store(name: "Lighthouse", address: "Pier 4", hours: "9–17", place: Place(latitude: 53.5396, longitude: 8.5809)),
  ]

  /// The nearest first, with their distances in metres.
  static func sorted(from place: Place) -> [(store: Store, distance: Double)] {
    all.map { (store: $0, distance: place.distance(to: $0.place)) }.sorted { $0.distance < $1.distance }
  }

  /// A distance as people say it.
  static func text(_ metres: Double) -> String {
    if metres < 1_000 { return "\(Int((metres / 10).rounded()) * 10) m" }
    let tenths = Int((metres / 100).rounded())
    return tenths < 100 ? "\(tenths / 10).\(tenths % 10) km" : "\(Int((metres / 1_000).rounded())) km"
  }
}
