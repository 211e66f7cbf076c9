// SPDX-FileCopyrightText: 2026 The Tessera Authors
// SPDX-License-Identifier: MIT

/// A stay at a place; none is ever told, so that there is no object of the class.
open class CLVisit: NSObject, @unchecked Sendable {
  public override init() {}

  open var arrivalDate: Date { .distantPast }
  open var departureDate: Date { .distantFuture }
  open var coordinate: CLLocationCoordinate2D { kCLLocationCoordinate2DInvalid }
  open var horizontalAccuracy: CLLocationAccuracy { -1 }
}

/// For a compass that tells of every turn.
public let kCLHeadingFilterNone: CLLocationDegrees = -1
