// SPDX-FileCopyrightText: 2026 The Tessera Authors
// SPDX-License-Identifier: MIT

public import Foundation

/// How people travel.
public struct MKDirectionsTransportType: OptionSet, Sendable {
  public let rawValue: UInt
  public init(rawValue: UInt) { self.rawValue = rawValue }
  public static let automobile = MKDirectionsTransportType(rawValue: 1 << 0)
  public static let walking = MKDirectionsTransportType(rawValue: 1 << 1)
  public static let transit = MKDirectionsTransportType(rawValue: 1 << 2)
  public static let any = MKDirectionsTransportType(rawValue: 0x0FFF_FFFF)
}

/// Finds ways. There is no service to ask: each ends in an error, as on a device that reaches no server.
@preconcurrency @MainActor open class MKDirections: NSObject {
  public typealias DirectionsHandler = @MainActor (Response?, (any Error)?) -> Void
  public typealias ETAHandler = @MainActor (ETAResponse?, (any Error)?) -> Void

  open class Request: NSObject {
    open var source: MKMapItem?
    open var destination: MKMapItem?
    open var transportType = MKDirectionsTransportType.any
    open var requestsAlternateRoutes = false
    open var departureDate: Date?
    open var arrivalDate: Date?

    public override init() { super.init() }
  }

  open class Response: NSObject, @unchecked Sendable {
    open private(set) var source: MKMapItem
    open private(set) var destination: MKMapItem
    open private(set) var routes: [MKRoute]

    init(source: MKMapItem, destination: MKMapItem, routes: [MKRoute]) {
      (self.source, self.destination, self.routes) = (source, destination, routes)
    }
  }

  open class ETAResponse: NSObject, @unchecked Sendable {
    open private(set) var source: MKMapItem
    open private(set) var destination: MKMapItem
    /// Seconds.
    open private(set) var expectedTravelTime: TimeInterval
    /// Metres.
    open private(set) var distance: CLLocationDistance
    open private(set) var expectedArrivalDate: Date
    open private(set) var expectedDepartureDate: Date
    open private(set) var transportType: MKDirectionsTransportType

    init(source: MKMapItem, destination: MKMapItem, time: TimeInterval, distance: CLLocationDistance, departure: Date) {
      (self.source, self.destination, expectedTravelTime, self.distance) = (source, destination, time, distance)
      (expectedDepartureDate, expectedArrivalDate) = (departure, departure + time)
      transportType = .any
    }
  }

  open private(set) var isCalculating = false

  public init(request: Request) { super.init() }

  open func calculate(completionHandler: @escaping DirectionsHandler) { refuse(completionHandler) }
  open func calculate() async throws -> Response { throw MKError(.serverFailure) }
  open func calculateETA(completionHandler: @escaping ETAHandler) { refuse(completionHandler) }
  open func calculateETA() async throws -> ETAResponse { throw MKError(.serverFailure) }
  open func cancel() { isCalculating = false }

  private func refuse<Answer>(_ handler: @escaping @MainActor (Answer?, (any Error)?) -> Void) {
    isCalculating = true
    MapServices.refuse { [weak self] (answer: Answer?, error) in
      self?.isCalculating = false
      handler(answer, error)
    }
  }
}

/// A way between two places.
open class MKRoute: NSObject {
  open class Step: NSObject {
    open private(set) var instructions: String
    open private(set) var notice: String?
    open private(set) var polyline: MKPolyline
    /// Metres.
    open private(set) var distance: CLLocationDistance
    open private(set) var transportType: MKDirectionsTransportType

    init(
      instructions: String, notice: String?, polyline: MKPolyline, distance: CLLocationDistance,
      transportType: MKDirectionsTransportType
    ) {
      (self.instructions, self.notice, self.polyline) = (instructions, notice, polyline)
      (self.distance, self.transportType) = (distance, transportType)
    }
  }

  open private(set) var name: String
  open private(set) var advisoryNotices: [String]
  /// Metres.
  open private(set) var distance: CLLocationDistance
  /// Seconds.
  open private(set) var expectedTravelTime: TimeInterval
  open private(set) var transportType: MKDirectionsTransportType
  open private(set) var polyline: MKPolyline
  open private(set) var steps: [Step]

  init(
    name: String, advisoryNotices: [String], distance: CLLocationDistance, expectedTravelTime: TimeInterval,
    transportType: MKDirectionsTransportType, polyline: MKPolyline, steps: [Step]
  ) {
    (self.name, self.advisoryNotices, self.distance) = (name, advisoryNotices, distance)
    (self.expectedTravelTime, self.transportType) = (expectedTravelTime, transportType)
    (self.polyline, self.steps) = (polyline, steps)
  }
}
