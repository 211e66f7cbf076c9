// SPDX-FileCopyrightText: 2026 The Tessera Authors
// SPDX-License-Identifier: MIT

public import Foundation

/// What kind something is of.
open class HKObjectType: NSObject, @unchecked Sendable {
  open private(set) var identifier: String

  init(_ identifier: String) {
    self.identifier = identifier
    super.init()
  }

  open class func quantityType(forIdentifier identifier: HKQuantityTypeIdentifier) -> HKQuantityType? {
    HKQuantityType(identifier.rawValue)
  }
  open class func categoryType(forIdentifier identifier: HKCategoryTypeIdentifier) -> HKCategoryType? {
    HKCategoryType(identifier.rawValue)
  }
  open class func characteristicType(
    forIdentifier identifier: HKCharacteristicTypeIdentifier
  ) -> HKCharacteristicType? { HKCharacteristicType(identifier.rawValue) }
  open class func workoutType() -> HKWorkoutType { HKWorkoutType("HKWorkoutTypeIdentifier") }
  open class func activitySummaryType() -> HKActivitySummaryType {
    HKActivitySummaryType("HKActivitySummaryTypeIdentifier")
  }

  open override func isEqual(_ object: Any?) -> Bool { (object as? HKObjectType)?.identifier == identifier }
  open override var hash: Int { identifier.hashValue }
  open override var description: String { identifier }
}

/// Something that a person is.
open class HKCharacteristicType: HKObjectType, @unchecked Sendable {
  public convenience init(_ identifier: HKCharacteristicTypeIdentifier) { self.init(identifier.rawValue) }
}
/// A day's activity.
open class HKActivitySummaryType: HKObjectType, @unchecked Sendable {}
/// Something that has a time.
open class HKSampleType: HKObjectType, @unchecked Sendable {}
/// A time of exercise.
open class HKWorkoutType: HKSampleType, @unchecked Sendable {}
/// Something that happens.
open class HKCategoryType: HKSampleType, @unchecked Sendable {
  public convenience init(_ identifier: HKCategoryTypeIdentifier) { self.init(identifier.rawValue) }
}

/// How values of a time make one.
public enum HKQuantityAggregationStyle: Int, Sendable {
  case cumulative = 0
  case discreteArithmetic = 1
  case discreteTemporallyWeighted = 2
  case discreteEquivalentContinuousLevel = 3
}

/// Something that is measured.
open class HKQuantityType: HKSampleType, @unchecked Sendable {
  public convenience init(_ identifier: HKQuantityTypeIdentifier) { self.init(identifier.rawValue) }

  open var aggregationStyle: HKQuantityAggregationStyle {
    let name = identifier.dropFirst("HKQuantityTypeIdentifier".count)
    let isSum =
      ["Distance", "Dietary", "Apple"].contains(where: name.hasPrefix)
      || ["Count", "Burned", "Climbed"].contains(where: name.hasSuffix)
    return isSum ? .cumulative : .discreteArithmetic
  }
}

/// Something that is known. What an app makes of these goes nowhere.
open class HKObject: NSObject, @unchecked Sendable {
  open private(set) var uuid = UUID()
  open private(set) var metadata: [String: Any]?
  open var device: HKDevice? { nil }

  init(metadata: [String: Any]?) {
    self.metadata = metadata
    super.init()
  }
}

/// What measures.
open class HKDevice: NSObject, @unchecked Sendable {
  open private(set) var name: String?
  open private(set) var manufacturer: String?
  open private(set) var model: String?

  public init(
    name: String?, manufacturer: String?, model: String?, hardwareVersion: String?, firmwareVersion: String?,
    softwareVersion: String?, localIdentifier: String?, udiDeviceIdentifier UDIDeviceIdentifier: String?
  ) {
    (self.name, self.manufacturer, self.model) = (name, manufacturer, model)
    super.init()
  }

  open class func local() -> HKDevice {
    HKDevice(
      name: "iPhone", manufacturer: "Apple Inc.", model: "iPhone", hardwareVersion: nil, firmwareVersion: nil,
      softwareVersion: nil, localIdentifier: nil, udiDeviceIdentifier: nil)
  }
}

/// Something that is known of a time.
open class HKSample: HKObject, @unchecked Sendable {
  open private(set) var sampleType: HKSampleType
  open private(set) var startDate: Date
  open private(set) var endDate: Date

  init(_ type: HKSampleType, _ start: Date, _ end: Date, metadata: [String: Any]?) {
    precondition(start <= end, "startDate must be before endDate")
    (sampleType, startDate, endDate) = (type, start, end)
    super.init(metadata: metadata)
  }

  /// The app itself: samples of others are never read.
  open var sourceRevision: HKSourceRevision { HKSourceRevision(source: .default(), version: nil) }
}

/// A source in one of its versions.
open class HKSourceRevision: NSObject, @unchecked Sendable {
  open private(set) var source: HKSource
  open private(set) var version: String?

  public init(source: HKSource, version: String?) {
    (self.source, self.version) = (source, version)
    super.init()
  }
}

/// Something that was measured.
open class HKQuantitySample: HKSample, @unchecked Sendable {
  open private(set) var quantityType: HKQuantityType
  open private(set) var quantity: HKQuantity

  public init(
    type quantityType: HKQuantityType, quantity: HKQuantity, start startDate: Date, end endDate: Date,
    metadata: [String: Any]? = nil
  ) {
    (self.quantityType, self.quantity) = (quantityType, quantity)
    super.init(quantityType, startDate, endDate, metadata: metadata)
  }
}

/// Something that happened.
open class HKCategorySample: HKSample, @unchecked Sendable {
  open private(set) var categoryType: HKCategoryType
  open private(set) var value: Int

  public init(
    type: HKCategoryType, value: Int, start startDate: Date, end endDate: Date, metadata: [String: Any]? = nil
  ) {
    (categoryType, self.value) = (type, value)
    super.init(type, startDate, endDate, metadata: metadata)
  }
}

public enum HKCategoryValue: Int, Sendable {
  case notApplicable = 0
}

public enum HKCategoryValueSleepAnalysis: Int, Sendable {
  case inBed = 0
  case asleepUnspecified = 1
  case awake = 2
  case asleepCore = 3
  case asleepDeep = 4
  case asleepREM = 5
  @available(iOS, deprecated: 16.0, message: "Use asleepUnspecified")
  public static var asleep: HKCategoryValueSleepAnalysis { .asleepUnspecified }
}

/// What somebody did, of what is done most.
public enum HKWorkoutActivityType: UInt, Sendable {
  case americanFootball = 1
  case badminton = 4
  case baseball = 5
  case basketball = 6
  case bowling = 7
  case boxing = 8
  case climbing = 9
  case crossTraining = 11
  case cycling = 13
  case dance = 14
  case elliptical = 16
  case functionalStrengthTraining = 20
  case golf = 21
  case gymnastics = 22
  case hiking = 24
  case hockey = 25
  case mindAndBody = 29
  case paddleSports = 31
  case preparationAndRecovery = 33
  case rowing = 35
  case running = 37
  case skatingSports = 39
  case snowSports = 40
  case soccer = 41
  case stairClimbing = 44
  case surfingSports = 45
  case swimming = 46
  case tableTennis = 47
  case tennis = 48
  case traditionalStrengthTraining = 50
  case volleyball = 51
  case walking = 52
  case yoga = 57
  case highIntensityIntervalTraining = 63
  case jumpRope = 64
  case pilates = 66
  case other = 3000
}

/// A time of exercise.
open class HKWorkout: HKSample, @unchecked Sendable {
  open private(set) var workoutActivityType: HKWorkoutActivityType
  open private(set) var duration: TimeInterval
  open private(set) var totalEnergyBurned: HKQuantity?
  open private(set) var totalDistance: HKQuantity?

  public init(
    activityType workoutActivityType: HKWorkoutActivityType, start startDate: Date, end endDate: Date,
    duration: TimeInterval, totalEnergyBurned: HKQuantity?, totalDistance: HKQuantity?, metadata: [String: Any]?
  ) {
    self.workoutActivityType = workoutActivityType
    self.duration = duration > 0 ? duration : endDate.timeIntervalSince(startDate)
    (self.totalEnergyBurned, self.totalDistance) = (totalEnergyBurned, totalDistance)
    super.init(HKObjectType.workoutType(), startDate, endDate, metadata: metadata)
  }

  public convenience init(
    activityType workoutActivityType: HKWorkoutActivityType, start startDate: Date, end endDate: Date
  ) {
    self.init(
      activityType: workoutActivityType, start: startDate, end: endDate, duration: 0, totalEnergyBurned: nil,
      totalDistance: nil, metadata: nil)
  }
}
