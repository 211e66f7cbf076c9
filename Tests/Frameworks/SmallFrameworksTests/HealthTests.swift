// SPDX-FileCopyrightText: 2026 The Tessera Authors
// SPDX-License-Identifier: MIT

import HealthKit
import Testing

@MainActor @Suite struct HealthTests {
  @Test func nothingIsKnownOfAnybodysHealth() async throws {
    #expect(!HKHealthStore.isHealthDataAvailable())
    let steps = try #require(HKObjectType.quantityType(forIdentifier: .stepCount))
    #expect(steps == HKQuantityType(.stepCount) && steps.identifier == "HKQuantityTypeIdentifierStepCount")
    let store = HKHealthStore()
    await #expect { try await store.requestAuthorization(toShare: [], read: [steps]) } throws: {
      ($0 as? HKError)?.code == .errorHealthDataUnavailable
    }
    let isRefused: Bool = await withCheckedContinuation { answer in
      store.execute(
        HKSampleQuery(sampleType: steps, predicate: nil, limit: HKObjectQueryNoLimit, sortDescriptors: nil) {
          _, samples, error in
          answer.resume(returning: samples == nil && error is HKError)
        })
    }
    #expect(isRefused)
  }

  @Test(arguments: [
    (HKQuantity(unit: .mile(), doubleValue: 1), HKUnit.meter(), 1609.344),
    (HKQuantity(unit: .kilocalorie(), doubleValue: 2), .jouleUnit(with: .kilo), 8.368),
    (HKQuantity(unit: .degreeFahrenheit(), doubleValue: 98.6), .degreeCelsius(), 37),
    (HKQuantity(unit: HKUnit(from: "count/min"), doubleValue: 90), HKUnit.count().unitDivided(by: .second()), 1.5),
    (HKQuantity(unit: HKUnit(from: "mg/dL"), doubleValue: 100), HKUnit(from: "g/L"), 1),
  ]) func quantitiesAreSaidInOtherUnits(_ quantity: HKQuantity, _ unit: HKUnit, _ value: Double) {
    #expect(quantity.is(compatibleWith: unit) && !quantity.is(compatibleWith: HKUnit(from: "Pa")))
    #expect(abs(quantity.doubleValue(for: unit) - value) < 1e-9)
  }
}
