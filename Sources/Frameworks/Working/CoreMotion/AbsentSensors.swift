// SPDX-FileCopyrightText: 2026 The Tessera Authors
// SPDX-License-Identifier: MIT

// Sensors that no host has: nothing of theirs is available.

public typealias CMGyroHandler = (CMGyroData?, (any Error)?) -> Void
public typealias CMMagnetometerHandler = (CMMagnetometerData?, (any Error)?) -> Void

/// What a gyroscope says by itself; there is none.
open class CMGyroData: NSObject, @unchecked Sendable {
  open var rotationRate: CMRotationRate { CMRotationRate() }
  open var timestamp: TimeInterval { 0 }
}

/// What a magnetometer says by itself, in microteslas.
public struct CMMagneticField: Hashable, Sendable {
  public var x = 0.0
  public var y = 0.0
  public var z = 0.0
  public init() {}
}

/// What a magnetometer says by itself; there is none.
open class CMMagnetometerData: NSObject, @unchecked Sendable {
  open var magneticField: CMMagneticField { CMMagneticField() }
  open var timestamp: TimeInterval { 0 }
}

/// Whether an app may know how somebody moves.
public enum CMAuthorizationStatus: Int, Sendable {
  case notDetermined = 0
  case restricted = 1
  case denied = 2
  case authorized = 3
}

/// Why there are no steps or heights.
public struct CMError: Error, Equatable, Sendable, CustomNSError {
  public let errorCode: Int
  init(_ code: Int) { errorCode = code }
  public static let errorDomain = "CMErrorDomain"
  /// What is asked for is not available.
  static let notAvailable = CMError(109)
}

/// Steps that were counted; none are.
open class CMPedometerData: NSObject, @unchecked Sendable {
  open var startDate: Date { .distantPast }
  open var endDate: Date { .distantPast }
  open var numberOfSteps: NSNumber { 0 }
  open var distance: NSNumber? { nil }
  open var floorsAscended: NSNumber? { nil }
  open var floorsDescended: NSNumber? { nil }
  open var currentPace: NSNumber? { nil }
  open var currentCadence: NSNumber? { nil }
}

/// What the person did, so that steps are counted or not.
public enum CMPedometerEventType: Int, Sendable {
  case pause = 0
  case resume = 1
}

/// Somebody stopped, or went on. None comes: no device counts steps.
open class CMPedometerEvent: NSObject, @unchecked Sendable {
  open private(set) var date = Date(timeIntervalSinceReferenceDate: 0)
  open private(set) var type = CMPedometerEventType.pause
}

public typealias CMPedometerHandler = (CMPedometerData?, (any Error)?) -> Void

/// Counts steps. As on a device that can't: nothing is available, and questions end in an error.
open class CMPedometer: NSObject, @unchecked Sendable {
  public override init() { super.init() }
  open class func isStepCountingAvailable() -> Bool { false }
  open class func isDistanceAvailable() -> Bool { false }
  open class func isFloorCountingAvailable() -> Bool { false }
  open class func isPaceAvailable() -> Bool { false }
  open class func isCadenceAvailable() -> Bool { false }
  open class func authorizationStatus() -> CMAuthorizationStatus { .denied }

  open func queryPedometerData(from start: Date, to end: Date, withHandler handler: @escaping CMPedometerHandler) {
    let told = Told(handler: handler)
    DispatchQueue.global().async { told.handler(nil, CMError.notAvailable) }
  }
  open func startUpdates(from start: Date, withHandler handler: @escaping CMPedometerHandler) {
    queryPedometerData(from: start, to: start, withHandler: handler)
  }
  open func stopUpdates() {}

  private struct Told: @unchecked Sendable {
    let handler: CMPedometerHandler
  }
}

/// How sure it is what somebody does.
public enum CMMotionActivityConfidence: Int, Sendable {
  case low = 0
  case medium = 1
  case high = 2
}

/// What somebody does; it is not known.
open class CMMotionActivity: NSObject, @unchecked Sendable {
  open var confidence: CMMotionActivityConfidence { .low }
  open var startDate: Date { .distantPast }
  open var unknown: Bool { true }
  open var stationary: Bool { false }
  open var walking: Bool { false }
  open var running: Bool { false }
  open var automotive: Bool { false }
  open var cycling: Bool { false }
}

public typealias CMMotionActivityHandler = (CMMotionActivity?) -> Void
public typealias CMMotionActivityQueryHandler = ([CMMotionActivity]?, (any Error)?) -> Void

/// Tells what somebody does. As on a device that can't: nothing is available and nothing comes.
open class CMMotionActivityManager: NSObject, @unchecked Sendable {
  public override init() { super.init() }
  open class func isActivityAvailable() -> Bool { false }
  open class func authorizationStatus() -> CMAuthorizationStatus { .denied }
  open func startActivityUpdates(to queue: OperationQueue, withHandler handler: @escaping CMMotionActivityHandler) {}
  open func stopActivityUpdates() {}
  open func queryActivityStarting(
    from start: Date, to end: Date, to queue: OperationQueue,
    withHandler handler: @escaping CMMotionActivityQueryHandler
  ) {
    let told = Told(handler: handler)
    queue.addOperation { told.handler(nil, CMError.notAvailable) }
  }

  private struct Told: @unchecked Sendable {
    let handler: CMMotionActivityQueryHandler
  }
}

/// Heights and pressure; there are none.
open class CMAltitudeData: NSObject, @unchecked Sendable {
  open var relativeAltitude: NSNumber { 0 }
  open var pressure: NSNumber { 0 }
}

public typealias CMAltitudeHandler = (CMAltitudeData?, (any Error)?) -> Void

/// Tells how high the device is. As on one that can't: nothing is available and nothing comes.
open class CMAltimeter: NSObject, @unchecked Sendable {
  public override init() { super.init() }
  open class func isRelativeAltitudeAvailable() -> Bool { false }
  open class func authorizationStatus() -> CMAuthorizationStatus { .denied }
  open func startRelativeAltitudeUpdates(to queue: OperationQueue, withHandler handler: @escaping CMAltitudeHandler) {}
  open func stopRelativeAltitudeUpdates() {}
}
