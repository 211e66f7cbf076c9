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

  public override init() { super.init() }
}

/// Which beacons are meant.
open class CLBeaconIdentityConstraint: NSObject, @unchecked Sendable {
  open private(set) var uuid: UUID
  open private(set) var major: CLBeaconMajorValue?
  open private(set) var minor: CLBeaconMinorValue?

  public init(uuid: UUID) {
    (self.uuid, major, minor) = (uuid, nil, nil)
    super.init()
  }
  public init(uuid: UUID, major: CLBeaconMajorValue) {
    (self.uuid, self.major, minor) = (uuid, major, nil)
    super.init()
  }
  public init(uuid: UUID, major: CLBeaconMajorValue, minor: CLBeaconMinorValue) {
    (self.uuid, self.major, self.minor) = (uuid, major, minor)
    super.init()
  }

  open override func isEqual(_ object: Any?) -> Bool {
    (object as? CLBeaconIdentityConstraint).map { $0.uuid == uuid && $0.major == major && $0.minor == minor } ?? false
  }
  open override var hash: Int { uuid.hashValue }
}

/// What is around some beacons. There is no Bluetooth: none is ever near.
open class CLBeaconRegion: CLRegion, @unchecked Sendable {
  open private(set) var proximityUUID: UUID
  open var uuid: UUID { proximityUUID }
  open private(set) var major: NSNumber?
  open private(set) var minor: NSNumber?
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
  public convenience init(uuid: UUID, major: CLBeaconMajorValue, identifier: String) {
    self.init(proximityUUID: uuid, major: major, identifier: identifier)
  }
  public convenience init(uuid: UUID, major: CLBeaconMajorValue, minor: CLBeaconMinorValue, identifier: String) {
    self.init(proximityUUID: uuid, major: major, minor: minor, identifier: identifier)
  }
  public convenience init(beaconIdentityConstraint: CLBeaconIdentityConstraint, identifier: String) {
    let constraint = beaconIdentityConstraint
    switch (constraint.major, constraint.minor) {
    case (let major?, let minor?):
      self.init(proximityUUID: constraint.uuid, major: major, minor: minor, identifier: identifier)
    case (let major?, nil): self.init(proximityUUID: constraint.uuid, major: major, identifier: identifier)
    default: self.init(proximityUUID: constraint.uuid, identifier: identifier)
    }
  }

  open var beaconIdentityConstraint: CLBeaconIdentityConstraint {
    switch (major?.uint16Value, minor?.uint16Value) {
    case (let major?, let minor?): CLBeaconIdentityConstraint(uuid: uuid, major: major, minor: minor)
    case (let major?, nil): CLBeaconIdentityConstraint(uuid: uuid, major: major)
    default: CLBeaconIdentityConstraint(uuid: uuid)
    }
  }

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
  open var uuid: UUID { proximityUUID }
  open var timestamp: Date { .distantPast }
  open var major: NSNumber { 0 }
  open var minor: NSNumber { 0 }
  open var proximity: CLProximity { .unknown }
  open var accuracy: CLLocationAccuracy { -1 }
  open var rssi: Int { 0 }

  public override init() { super.init() }
}
