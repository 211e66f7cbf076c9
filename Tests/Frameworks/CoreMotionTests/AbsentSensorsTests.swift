// SPDX-FileCopyrightText: 2026 The Tessera Authors
// SPDX-License-Identifier: MIT

import Foundation
import Testing

@testable import CoreMotion

/// Sensors that no host has.
@Suite struct AbsentSensorsTests {
  @Test func nothingIsAvailableAndQuestionsEndInAnError() async {
    #expect(!CMPedometer.isStepCountingAvailable() && !CMMotionActivityManager.isActivityAvailable())
    #expect(!CMAltimeter.isRelativeAltitudeAvailable())
    let failure: (any Error)? = await withCheckedContinuation { answer in
      CMPedometer().queryPedometerData(from: Date(timeIntervalSince1970: 0), to: Date(timeIntervalSince1970: 9)) {
        answer.resume(returning: $0 == nil ? $1 : nil)
      }
    }
    #expect((failure as NSError?)?.domain == "CMErrorDomain")
  }
}
