// SPDX-FileCopyrightText: 2026 The Tessera Authors
// SPDX-License-Identifier: MIT

public import Foundation

/// Asks for what is known. Each ends in an error.
open class HKQuery: NSObject, @unchecked Sendable {
  open private(set) var objectType: HKObjectType?
  open private(set) var predicate: NSPredicate?
  var isStopped = false
  private let told: (HKQuery, any Error) -> Void

  init(_ type: HKObjectType?, _ predicate: NSPredicate?, _ told: @escaping (HKQuery, any Error) -> Void) {
    (objectType, self.predicate, self.told) = (type, predicate, told)
    super.init()
  }

  func fail(_ error: any Error) { if !isStopped { told(self, error) } }

  /// What begins and ends in a time. It holds for nothing, since nothing is kept.
  open class func predicateForSamples(
    withStart startDate: Date?, end endDate: Date?, options: HKQueryOptions = []
  ) -> NSPredicate { NSPredicate(value: false) }
  open class func predicateForObjects(from sources: Set<HKSource>) -> NSPredicate { NSPredicate(value: false) }
  open class func predicateForWorkouts(with workoutActivityType: HKWorkoutActivityType) -> NSPredicate {
    NSPredicate(value: false)
  }
}

public struct HKQueryOptions: OptionSet, Sendable {
  public let rawValue: UInt
  public init(rawValue: UInt) { self.rawValue = rawValue }

  public static let strictStartDate = HKQueryOptions(rawValue: 1)
  public static let strictEndDate = HKQueryOptions(rawValue: 2)
}

/// For as many as there are.
public let HKObjectQueryNoLimit = 0
public let HKSampleSortIdentifierStartDate = "startDate"
public let HKSampleSortIdentifierEndDate = "endDate"
public let HKPredicateKeyPathStartDate = "startDate"
public let HKPredicateKeyPathEndDate = "endDate"
public let HKMetadataKeyWasUserEntered = "HKWasUserEntered"

/// Who wrote something.
open class HKSource: NSObject, @unchecked Sendable {
  private static let own = HKSource()
  private override init() { super.init() }

  /// The app itself.
  open class func `default`() -> HKSource { own }
  open var name: String { Bundle.main.infoDictionary?["CFBundleName"] as? String ?? "" }
  open var bundleIdentifier: String { Bundle.main.bundleIdentifier ?? "" }
}

/// Asks for samples.
open class HKSampleQuery: HKQuery, @unchecked Sendable {
  open private(set) var limit: Int

  public init(
    sampleType: HKSampleType, predicate: NSPredicate?, limit: Int, sortDescriptors: [NSSortDescriptor]?,
    resultsHandler: @escaping (HKSampleQuery, [HKSample]?, (any Error)?) -> Void
  ) {
    self.limit = limit
    super.init(sampleType, predicate) { query, error in
      if let query = query as? HKSampleQuery { resultsHandler(query, nil, error) }
    }
  }
}

/// Asks to be told of changes.
open class HKObserverQuery: HKQuery, @unchecked Sendable {
  public typealias CompletionHandler = () -> Void

  public init(
    sampleType: HKSampleType, predicate: NSPredicate?,
    updateHandler: @escaping (HKObserverQuery, @escaping CompletionHandler, (any Error)?) -> Void
  ) {
    super.init(sampleType, predicate) { query, error in
      if let query = query as? HKObserverQuery { updateHandler(query, {}, error) }
    }
  }
}

/// How far an app has read.
open class HKQueryAnchor: NSObject, @unchecked Sendable {
  private let value: Int
  public init(fromValue value: Int) {
    self.value = value
    super.init()
  }
}

/// Something that was taken away.
open class HKDeletedObject: NSObject, @unchecked Sendable {
  private override init() { super.init() }
  open var uuid: UUID { UUID(uuid: (0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0)) }
}

/// Asks for what is new.
open class HKAnchoredObjectQuery: HKQuery, @unchecked Sendable {
  public typealias ResultsHandler = (
    HKAnchoredObjectQuery, [HKSample]?, [HKDeletedObject]?, HKQueryAnchor?, (any Error)?
  ) -> Void

  /// Called for what comes later; nothing does.
  open var updateHandler: ResultsHandler?

  public init(
    type: HKSampleType, predicate: NSPredicate?, anchor: HKQueryAnchor?, limit: Int,
    resultsHandler handler: @escaping ResultsHandler
  ) {
    super.init(type, predicate) { query, error in
      if let query = query as? HKAnchoredObjectQuery { handler(query, nil, nil, nil, error) }
    }
  }
}

/// What is computed of samples.
public struct HKStatisticsOptions: OptionSet, Sendable {
  public let rawValue: UInt
  public init(rawValue: UInt) { self.rawValue = rawValue }

  public static let separateBySource = HKStatisticsOptions(rawValue: 1)
  public static let discreteAverage = HKStatisticsOptions(rawValue: 2)
  public static let discreteMin = HKStatisticsOptions(rawValue: 4)
  public static let discreteMax = HKStatisticsOptions(rawValue: 8)
  public static let cumulativeSum = HKStatisticsOptions(rawValue: 16)
  public static let mostRecent = HKStatisticsOptions(rawValue: 32)
  public static let duration = HKStatisticsOptions(rawValue: 64)
}

/// What was computed; there is no object of the class.
open class HKStatistics: NSObject, @unchecked Sendable {
  private override init() { super.init() }
  open var startDate: Date { .distantPast }
  open var endDate: Date { .distantPast }
  open func sumQuantity() -> HKQuantity? { nil }
  open func averageQuantity() -> HKQuantity? { nil }
  open func minimumQuantity() -> HKQuantity? { nil }
  open func maximumQuantity() -> HKQuantity? { nil }
  open func mostRecentQuantity() -> HKQuantity? { nil }
}

/// What was computed, time by time; there is no object of the class.
open class HKStatisticsCollection: NSObject, @unchecked Sendable {
  private override init() { super.init() }
  open func statistics() -> [HKStatistics] { [] }
  open func statistics(for date: Date) -> HKStatistics? { nil }
  open func enumerateStatistics(
    from startDate: Date, to endDate: Date, with block: (HKStatistics, UnsafeMutablePointer<ObjCBool>) -> Void
  ) {}
}

/// Asks for what can be computed of samples.
open class HKStatisticsQuery: HKQuery, @unchecked Sendable {
  public init(
    quantityType: HKQuantityType, quantitySamplePredicate: NSPredicate?, options: HKStatisticsOptions = [],
    completionHandler handler: @escaping (HKStatisticsQuery, HKStatistics?, (any Error)?) -> Void
  ) {
    super.init(quantityType, quantitySamplePredicate) { query, error in
      if let query = query as? HKStatisticsQuery { handler(query, nil, error) }
    }
  }
}

/// Asks for what can be computed of samples, time by time.
open class HKStatisticsCollectionQuery: HKQuery, @unchecked Sendable {
  open private(set) var anchorDate: Date
  open private(set) var options: HKStatisticsOptions
  open private(set) var intervalComponents: DateComponents
  open var initialResultsHandler: ((HKStatisticsCollectionQuery, HKStatisticsCollection?, (any Error)?) -> Void)?
  /// Called for what comes later; nothing does.
  open var statisticsUpdateHandler:
    ((HKStatisticsCollectionQuery, HKStatistics?, HKStatisticsCollection?, (any Error)?) -> Void)?

  public init(
    quantityType: HKQuantityType, quantitySamplePredicate: NSPredicate?, options: HKStatisticsOptions = [],
    anchorDate: Date, intervalComponents: DateComponents
  ) {
    (self.anchorDate, self.options, self.intervalComponents) = (anchorDate, options, intervalComponents)
    super.init(quantityType, quantitySamplePredicate) { query, error in
      if let query = query as? HKStatisticsCollectionQuery { query.initialResultsHandler?(query, nil, error) }
    }
  }
}
