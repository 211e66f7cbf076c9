// SPDX-FileCopyrightText: 2026 The Tessera Authors
// SPDX-License-Identifier: MIT

import Foundation
import TesseraShims_Network
import Testing

@Suite struct NetworkConnectionTests {
  @Test func addressesAreReadAndWritten() throws {
    let four = try #require(IPv4Address("169.254.3.4"))
    #expect(four.rawValue == Data([169, 254, 3, 4]) && four.isLinkLocal && "\(four)" == "169.254.3.4")
    #expect(IPv4Address("256.0.0.1") == nil && IPv4Address("1.2.3") == nil && IPv4Address(Data([1, 2, 3])) == nil)
    #expect(IPv4Address("127.0.0.1") == .loopback)
    let six = try #require(IPv6Address("fe80::1"))
    #expect(six.isLinkLocal && "\(six)" == "fe80::1" && six.rawValue.count == 16)
    #expect(IPv6Address("::1")?.isLoopback == true && IPv6Address("::ffff:1.2.3.4")?.asIPv4 == IPv4Address("1.2.3.4"))
    #expect(IPv6Address("1.2.3.4") == nil && IPv6Address("ff02::1")?.multicastScope == .linkLocal)
  }

  @Test func endpointsTellNamesFromAddresses() {
    #expect(NWEndpoint.Host("1.2.3.4") == .ipv4(.init(Data([1, 2, 3, 4]))!))
    #expect(NWEndpoint.Host("example.com") == .name("example.com", nil))
    #expect(NWEndpoint.hostPort(host: "example.com", port: .https).debugDescription == "example.com:443")
    #expect(NWEndpoint.Port("8080")?.rawValue == 8080 && NWEndpoint.Port("https") == 443 && NWEndpoint.Port("x") == nil)
  }

  @Test func aConnectionWaitsForANetworkAndFailsToSend() async {
    let connection = NWConnection(host: "example.com", port: 80, using: .tcp)
    let states = AsyncStream<NWConnection.State> { stream in
      connection.stateUpdateHandler = { state in
        stream.yield(state)
        if state == .cancelled { stream.finish() }
      }
    }
    connection.start(queue: DispatchQueue(label: "connection"))
    var seen: [NWConnection.State] = []
    for await state in states {
      seen.append(state)
      if case .waiting = state {
        let error: NWError? = await withCheckedContinuation { done in
          connection.send(content: Data([1]), completion: .contentProcessed { done.resume(returning: $0) })
        }
        #expect(error == .posix(.ENOTCONN))
        connection.cancel()
      }
    }
    #expect(seen == [.preparing, .waiting(.posix(.ENETDOWN)), .cancelled])
  }
}
