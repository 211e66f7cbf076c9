// SPDX-FileCopyrightText: 2026 The Tessera Authors
// SPDX-License-Identifier: MIT

public import Foundation

/// Something of a map's that GeoJSON says.
public protocol MKGeoJSONObject: NSObjectProtocol {}

extension MKPointAnnotation: MKGeoJSONObject {}
extension MKPolyline: MKGeoJSONObject {}
extension MKPolygon: MKGeoJSONObject {}

/// Shapes with a name and properties.
open class MKGeoJSONFeature: NSObject, MKGeoJSONObject {
  open private(set) var identifier: String?
  /// The bytes of the properties, as JSON.
  open private(set) var properties: Data?
  open private(set) var geometry: [any MKShape & MKGeoJSONObject]

  init(_ identifier: String?, _ properties: Data?, _ geometry: [any MKShape & MKGeoJSONObject]) {
    (self.identifier, self.properties, self.geometry) = (identifier, properties, geometry)
    super.init()
  }
}

/// Reads GeoJSON: features, and shapes by themselves. Of several lines or areas each is one.
open class MKGeoJSONDecoder: NSObject {
  public override init() { super.init() }

  /// - Throws: `MKError.decodingFailed` for bytes that are none.
  open func decode(_ data: Data) throws -> [any MKGeoJSONObject] {
    guard let json = try? JSONSerialization.jsonObject(with: data) as? [String: Any] else {
      throw MKError(.decodingFailed)
    }
    switch json["type"] as? String {
    case "FeatureCollection":
      guard let features = json["features"] as? [[String: Any]] else { throw MKError(.decodingFailed) }
      return try features.map(feature)
    case "Feature": return [try feature(json)]
    default: return try shapes(json)
    }
  }

  private func feature(_ json: [String: Any]) throws -> MKGeoJSONFeature {
    let geometry = try (json["geometry"] as? [String: Any]).map(shapes) ?? []
    let properties = (json["properties"] as? [String: Any]).flatMap { try? JSONSerialization.data(withJSONObject: $0) }
    let identifier = json["id"].map { ($0 as? String) ?? "\($0)" }
    return MKGeoJSONFeature(identifier, properties, geometry)
  }

  private func shapes(_ json: [String: Any]) throws -> [any MKShape & MKGeoJSONObject] {
    guard let type = json["type"] as? String else { throw MKError(.decodingFailed) }
    let all = json["coordinates"] as? [Any] ?? []
    switch type {
    case "Point": return [try point(all)]
    case "MultiPoint": return try all.map { try point($0 as? [Any] ?? []) }
    case "LineString": return [try line(all)]
    case "MultiLineString": return try all.map { try line($0 as? [Any] ?? []) }
    case "Polygon": return [try area(all)]
    case "MultiPolygon": return try all.map { try area($0 as? [Any] ?? []) }
    case "GeometryCollection": return try (json["geometries"] as? [[String: Any]] ?? []).flatMap(shapes)
    default: throw MKError(.decodingFailed)
    }
  }

  /// Longitude comes first.
  private func place(_ json: [Any]) throws -> CLLocationCoordinate2D {
    let numbers = json.compactMap { ($0 as? NSNumber)?.doubleValue ?? $0 as? Double }
    guard numbers.count >= 2 else { throw MKError(.decodingFailed) }
    return CLLocationCoordinate2D(latitude: numbers[1], longitude: numbers[0])
  }

  private func places(_ json: [Any]) throws -> [CLLocationCoordinate2D] {
    try json.map { try place($0 as? [Any] ?? []) }
  }

  private func point(_ json: [Any]) throws -> MKPointAnnotation {
    let point = MKPointAnnotation()
    point.coordinate = try place(json)
    return point
  }

  private func line(_ json: [Any]) throws -> MKPolyline {
    let places = try places(json)
    return MKPolyline(coordinates: places, count: places.count)
  }

  /// The first ring is the area's edge, the others are holes in it.
  private func area(_ json: [Any]) throws -> MKPolygon {
    let rings = try json.map { try places($0 as? [Any] ?? []) }
    guard let edge = rings.first else { throw MKError(.decodingFailed) }
    let holes = rings.dropFirst().map { MKPolygon(coordinates: $0, count: $0.count) }
    return MKPolygon(coordinates: edge, count: edge.count, interiorPolygons: Array(holes))
  }
}
