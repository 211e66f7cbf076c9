// SPDX-FileCopyrightText: 2026 The Tessera Authors
// SPDX-License-Identifier: MIT

import Foundation
import TesseraShims_Darwin
import Testing

@Suite struct ClocksTests {
  @Test func clocksOfDarwinGoOn() {
    let first = clock_gettime_nsec_np(CLOCK_UPTIME_RAW)
    #expect(first > 0 && clock_gettime_nsec_np(CLOCK_UPTIME_RAW) >= first)
  }
}
