// SPDX-FileCopyrightText: 2026 The Tessera Authors
// SPDX-License-Identifier: MIT

import Foundation
import Synchronization
import TesseraShims_Network
import TesseraShims_SystemConfiguration
import Testing

/// The few lines that go from answer to answer.
private final class Reachability {
  static func isConnectedToNetwork() -> Bool {
    var zeroAddress = sockaddr_in()
    zeroAddress.sin_len = UInt8(MemoryLayout<sockaddr_in>.size)
    zeroAddress.sin_family = sa_family_t(AF_INET)

    guard
      let defaultRouteReachability = withUnsafePointer(
        to: &zeroAddress,
        {
          $0.withMemoryRebound(to: sockaddr.self, capacity: 1) {
            SCNetworkReachabilityCreateWithAddress(nil, $0)
          }
        })
    else { return false }

    var flags: SCNetworkReachabilityFlags = SCNetworkReachabilityFlags(rawValue: 0)
    if SCNetworkReachabilityGetFlags(defaultRouteReachability, &flags) == false { return false }
    let isReachable = flags.contains(.reachable)
    let needsConnection = flags.contains(.connectionRequired)
    return isReachable && !needsConnection
  }
}

/// A notifier with a callback of C, which finds its object by a pointer.
private final class HostNotifier {
  private(set) var heard: [Bool] = []
  private let reachability: SCNetworkReachability

  init?(host: String) {
    guard let target = SCNetworkReachabilityCreateWithName(kCFAllocatorDefault, host) else { return nil }
    reachability = target
  }

  func start(on queue: DispatchQueue) -> Bool {
    let callback: SCNetworkReachabilityCallBack = { (target, flags, info) in
      guard let info = info else { return }
      Unmanaged<HostNotifier>.fromOpaque(info).takeUnretainedValue().heard.append(flags.contains(.reachable))
    }
    var context = SCNetworkReachabilityContext(
      version: 0, info: nil, retain: nil, release: nil, copyDescription: nil)
    context.info = UnsafeMutableRawPointer(Unmanaged.passUnretained(self).toOpaque())
    guard SCNetworkReachabilitySetCallback(reachability, callback, &context) else { return false }
    return SCNetworkReachabilitySetDispatchQueue(reachability, queue)
  }

  func stop() {
    SCNetworkReachabilitySetCallback(reachability, nil, nil)
    SCNetworkReachabilitySetDispatchQueue(reachability, nil)
  }
}

/// The network as an app sees it. News are told in turn, since they come from one watch.
@Suite(.serialized) struct NetworkStateTests {
  private func heard(by monitor: NWPathMonitor, while body: () -> Void = {}) -> [NWPath] {
    let paths = Mutex<[NWPath]>([])
    let queue = DispatchQueue(label: "Monitor")
    monitor.pathUpdateHandler = { path in paths.withLock { $0.append(path) } }
    monitor.start(queue: queue)
    #expect(monitor.queue === queue)
    body()
    queue.sync {}
    monitor.cancel()
    return paths.withLock { $0 }
  }

  @Test func aMonitorTellsOnceThatTheDeviceIsInANetwork() {
    HostNetwork.$forTests.withValue(.on) {
      let monitor = NWPathMonitor()
      let paths = heard(by: monitor)
      #expect(paths.map(\.status) == [.satisfied] && monitor.currentPath == paths.first)
      let path = paths.first
      #expect(path?.usesInterfaceType(.wifi) == true && path?.usesInterfaceType(.cellular) == false)
      #expect(path?.availableInterfaces.map(\.type) == [.wifi] && path?.isExpensive == false)
      #expect(path?.supportsIPv4 == true && path?.supportsIPv6 == false && path?.supportsDNS == true)
      // It does not start again.
      monitor.start(queue: .main)
      #expect(monitor.queue !== DispatchQueue.main)
    }
  }

  @Test func aMonitorOfWhatTheDeviceLacksIsNotSatisfied() {
    HostNetwork.$forTests.withValue(.on) {
      #expect(heard(by: NWPathMonitor(requiredInterfaceType: .cellular)).map(\.status) == [.unsatisfied])
      #expect(heard(by: NWPathMonitor(requiredInterfaceType: .wifi)).map(\.status) == [.satisfied])
      #expect(heard(by: NWPathMonitor(prohibitedInterfaceTypes: [.wifi])).map(\.status) == [.unsatisfied])
    }
    HostNetwork.$forTests.withValue(.off) {
      let path = heard(by: NWPathMonitor()).first
      #expect(path?.status == .unsatisfied && path?.availableInterfaces.isEmpty == true)
    }
  }

  @Test func changesAreToldUntilTheMonitorIsCancelled() {
    HostNetwork.$forTests.withValue(.on) {
      let monitor = NWPathMonitor()
      let paths = heard(by: monitor) {
        NetworkWatch.shared.tell(.off)
        NetworkWatch.shared.tell(.on)
      }
      #expect(paths.map(\.status) == [.satisfied, .unsatisfied, .satisfied])
      NetworkWatch.shared.tell(.off)
      #expect(monitor.currentPath.status == .satisfied)
      NetworkWatch.shared.tell(.on)
    }
  }

  @Test(arguments: [true, false]) func anAddressOfZerosStandsForTheNetwork(isOn: Bool) {
    HostNetwork.$forTests.withValue(isOn ? .on : .off) { #expect(Reachability.isConnectedToNetwork() == isOn) }
  }

  @Test func theDeviceItselfIsAlwaysReached() throws {
    try HostNetwork.$forTests.withValue(.off) {
      let target = try #require(SCNetworkReachabilityCreateWithName(nil, "localhost"))
      var flags: SCNetworkReachabilityFlags = []
      #expect(SCNetworkReachabilityGetFlags(target, &flags) && flags == [.reachable, .isLocalAddress, .isDirect])
      #expect(SCNetworkReachabilityCreateWithName(nil, "") == nil)
    }
  }

  @Test func aCallbackHearsOfChangesWithItsObject() throws {
    try HostNetwork.$forTests.withValue(.on) {
      let notifier = try #require(HostNotifier(host: "example.org"))
      let queue = DispatchQueue(label: "Notifier")
      NetworkWatch.shared.tell(.on)
      #expect(notifier.start(on: queue))
      NetworkWatch.shared.tell(.off)
      NetworkWatch.shared.tell(.on)
      queue.sync {}
      #expect(notifier.heard == [false, true])
      notifier.stop()
      NetworkWatch.shared.tell(.off)
      queue.sync {}
      #expect(notifier.heard == [false, true])
      NetworkWatch.shared.tell(.on)
    }
  }

  @Test func theMachinesOwnNetworkCanBeRead() {
    let network = HostNetwork.now
    #expect(network.isOn == (network.hasIPv4 || network.hasIPv6))
  }
}
