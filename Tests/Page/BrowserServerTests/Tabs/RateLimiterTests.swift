// SPDX-FileCopyrightText: 2026 The Tessera Authors
// SPDX-License-Identifier: MIT

import Testing

@testable import BrowserServer

@Suite struct RateLimiterTests {
  private func count(_ limiter: inout RateLimiter, at time: Double) -> Int {
    var count = 0
    while limiter.take(at: time) { count += 1 }
    return count
  }

  @Test func aBurstIsAllowedAndThenTheRate() {
    var limiter = RateLimiter(perSecond: 8, burst: 5)
    #expect(count(&limiter, at: 100) == 5)
    #expect(count(&limiter, at: 100.125) == 1)
    #expect(count(&limiter, at: 100.1875) == 0)
    #expect(count(&limiter, at: 1_000) == 5)
  }

  @Test func aClockThatGoesBackGivesNothing() {
    var limiter = RateLimiter(perSecond: 10, burst: 1)
    #expect(count(&limiter, at: 100) == 1)
    #expect(count(&limiter, at: 50) == 0)
  }
}
