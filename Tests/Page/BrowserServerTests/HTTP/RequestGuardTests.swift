// SPDX-FileCopyrightText: 2026 The Tessera Authors
// SPDX-License-Identifier: MIT

import Testing

@testable import BrowserServer

@Suite struct RequestGuardTests {
  private let local = RequestGuard(host: "127.0.0.1", port: 8080, hostNames: ["tessera.example"], token: "secret")

  @Test(arguments: ["127.0.0.1:8080", "localhost:8080", "LOCALHOST:8080", "tessera.example"])
  func ownNamesAreAccepted(host: String) {
    #expect(local.accepts(host: host))
  }

  @Test(arguments: [
    nil, "", "127.0.0.1", "127.0.0.1:80", "evil.example:8080", "192.168.0.7:8080", "localhost.evil:8080",
  ])
  func otherNamesAreRefused(host: String?) {
    #expect(!local.accepts(host: host))
  }

  @Test func anOpenServerIsCalledByAddress() {
    let open = RequestGuard(host: "0.0.0.0", port: 8080, hostNames: [], token: "secret")
    #expect(open.accepts(host: "192.168.0.7:8080"))
    #expect(!open.accepts(host: "evil.example:8080"))
  }

  @Test func originsMustBeTheHostItself() {
    #expect(local.accepts(origin: "http://127.0.0.1:8080", host: "127.0.0.1:8080"))
    #expect(local.accepts(origin: "https://tessera.example", host: "tessera.example"))
    #expect(!local.accepts(origin: "http://localhost:8080", host: "127.0.0.1:8080"))
    #expect(!local.accepts(origin: "https://127.0.0.1:8080", host: "127.0.0.1:8080"))
    #expect(!local.accepts(origin: "null", host: "127.0.0.1:8080"))
    #expect(!local.accepts(origin: nil, host: "127.0.0.1:8080"))
  }

  @Test func tokensAreComparedWhole() {
    #expect(local.accepts(token: "secret"))
    for other in [nil, "", "secre", "secret1", "Secret"] { #expect(!local.accepts(token: other)) }
    #expect(!RequestGuard(host: "127.0.0.1", port: 1, hostNames: [], token: "").accepts(token: ""))
  }
}
