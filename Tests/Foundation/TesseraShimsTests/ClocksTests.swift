// SPDX-FileCopyrightText: 2026 The Tessera Authors
// SPDX-License-Identifier: MIT

import Foundation
import Testing

import TesseraShims_Darwin

@Suite struct ClocksTests {
  @Test func clocksOfDarwinGoOn() {
    let first = clock_gettime_nsec_np(CLOCK_UPTIME_RAW)
    #expect(first > 0 && clock_gettime_nsec_np(CLOCK_UPTIME_RAW) >= first)
  }
}
