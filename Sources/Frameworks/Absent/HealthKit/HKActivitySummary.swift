// SPDX-FileCopyrightText: 2026 The Tessera Authors
// SPDX-License-Identifier: MIT

public import Foundation

/// How much somebody moved on a day. Nothing is measured: a summary has what code gives it.
open class HKActivitySummary: NSObject, @unchecked Sendable {
  public override init() { super.init() }
  open var activityMoveMode = HKActivityMoveMode.activeEnergy
  open var activeEnergyBurned = HKQuantity(unit: .kilocalorie(), doubleValue: 0)
  open var activeEnergyBurnedGoal = HKQuantity(unit: .kilocalorie(), doubleValue: 0)
  open var appleMoveTime = HKQuantity(unit: .minute(), doubleValue: 0)
  open var appleMoveTimeGoal = HKQuantity(unit: .minute(), doubleValue: 0)
  open var appleExerciseTime = HKQuantity(unit: .minute(), doubleValue: 0)
  open var appleExerciseTimeGoal = HKQuantity(unit: .minute(), doubleValue: 0)
  open var exerciseTimeGoal: HKQuantity?
  open var appleStandHours = HKQuantity(unit: .count(), doubleValue: 0)
  open var appleStandHoursGoal = HKQuantity(unit: .count(), doubleValue: 0)
  open var standHoursGoal: HKQuantity?
  private var day = DateComponents()
  /// The day, as parts of a date of a calendar.
  open func dateComponents(for calendar: Calendar) -> DateComponents {
    var day = day
    day.calendar = calendar
    return day
  }
}

/// What a day's movement is counted in.
public enum HKActivityMoveMode: Int, Sendable {
  case activeEnergy = 1
  case appleMoveTime = 2
}
