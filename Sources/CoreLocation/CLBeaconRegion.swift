// SPDX-FileCopyrightText: 2026 The Tessera Authors
// SPDX-License-Identifier: MIT

/// Whether the device is in a region.
public enum CLRegionState: Int, Sendable {
  case unknown = 0
  case inside = 1
  case outside = 2
}

public typealias CLBeaconMajorValue = UInt16
public typealias CLBeaconMinorValue = UInt16

/// Where a compass points; there is none, so that there is no object of the class.
open class CLHeading: NSObject, @unchecked Sendable {
  open var magneticHeading: CLLocationDirection { -1 }
  open var trueHeading: CLLocationDirection { -1 }
  open var headingAccuracy: CLLocationDirection { -1 }
  open var x: Double { 0 }
  open var y: Double { 0 }
  open var z: Double { 0 }

  private override init() { super.init() }
}

/// What is around some beacons. There is no Bluetooth: none is ever near.
open class CLBeaconRegion: CLRegion, @unchecked Sendable {
  public let proximityUUID: UUID
  open var uuid: UUID { proximityUUID }
  public let major: NSNumber?
  public let minor: NSNumber?
  open var notifyEntryStateOnDisplay = false

  @available(iOS, introduced: 7, deprecated: 13, message: "Use -initWithUUID:identifier:")
  public init(proximityUUID: UUID, identifier: String) {
    (self.proximityUUID, major, minor) = (proximityUUID, nil, nil)
    super.init(identifier: identifier)
  }

  @available(iOS, introduced: 7, deprecated: 13, message: "Use -initWithUUID:major:identifier:")
  public init(proximityUUID: UUID, major: CLBeaconMajorValue, identifier: String) {
    (self.proximityUUID, self.major, minor) = (proximityUUID, NSNumber(value: major), nil)
    super.init(identifier: identifier)
  }

  @available(iOS, introduced: 7, deprecated: 13, message: "Use -initWithUUID:major:minor:identifier:")
  public init(proximityUUID: UUID, major: CLBeaconMajorValue, minor: CLBeaconMinorValue, identifier: String) {
    self.proximityUUID = proximityUUID
    (self.major, self.minor) = (NSNumber(value: major), NSNumber(value: minor))
    super.init(identifier: identifier)
  }

  public convenience init(uuid: UUID, identifier: String) { self.init(proximityUUID: uuid, identifier: identifier) }

  /// What a device would say to be taken for such a beacon; there is no Bluetooth to say it by.
  open func peripheralData(withMeasuredPower measuredPower: NSNumber?) -> NSMutableDictionary { NSMutableDictionary() }
}

/// How near a beacon is.
public enum CLProximity: Int, Sendable {
  case unknown = 0
  case immediate = 1
  case near = 2
  case far = 3
}

/// A beacon that is near; none ever is, so that there is no object of the class.
open class CLBeacon: NSObject, @unchecked Sendable {
  open var proximityUUID: UUID { UUID(uuid: (0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0)) }
  open var major: NSNumber { 0 }
  open var minor: NSNumber { 0 }
  open var proximity: CLProximity { .unknown }
  open var accuracy: CLLocationAccuracy { -1 }
  open var rssi: Int { 0 }

  private override init() { super.init() }
}
