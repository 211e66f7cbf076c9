// SPDX-FileCopyrightText: 2026 The Tessera Authors
// SPDX-License-Identifier: MIT

import Foundation
import TesseraShims_CFNetwork
import TesseraShims_Darwin
import Testing

@Suite struct CFHostTests {
  @Test func aHostWithoutAClientIsAskedAtOnce() {
    let host = CFHostCreateWithName(kCFAllocatorDefault, "localhost" as CFString).takeRetainedValue()
    var isResolved = DarwinBoolean(true)
    #expect(CFHostGetAddressing(host, &isResolved) == nil && !isResolved.boolValue)
    #expect(CFHostStartInfoResolution(host, .addresses, nil))
    let addresses = CFHostGetAddressing(host, &isResolved)?.takeUnretainedValue() as? [Data] ?? []
    #expect(isResolved == true && !addresses.isEmpty)
    let families = addresses.map { $0.withUnsafeBytes { Int32($0.loadUnaligned(as: sockaddr.self).sa_family) } }
    #expect(families.allSatisfy { [AF_INET, AF_INET6].contains($0) })
  }

  @Test func aHostThatNobodyKnowsIsAnError() {
    let host = CFHostCreateWithName(nil, "nobody.invalid" as CFString).takeRetainedValue()
    var error = CFStreamError()
    #expect(!CFHostStartInfoResolution(host, .addresses, &error))
    #expect(error.error != 0 && error.domain == CFIndex(kCFStreamErrorDomainNetDB))
  }

  private final class Asked {
    var errors: [Int32] = []
  }

  @Test func aClientIsCalledInItsRunLoop() async {
    let heard = await withCheckedContinuation { (next: CheckedContinuation<[Int32], Never>) in
      Thread { next.resume(returning: Self.ask(cancels: false)) }.start()
    }
    #expect(heard == [0])
  }

  @Test func aQuestionThatIsTakenBackCallsNobody() async {
    let heard = await withCheckedContinuation { (next: CheckedContinuation<[Int32], Never>) in
      Thread { next.resume(returning: Self.ask(cancels: true)) }.start()
    }
    #expect(heard == [])
  }

  private static func ask(cancels: Bool) -> [Int32] {
    let asked = Asked()
    let host = CFHostCreateWithName(nil, "localhost" as CFString).takeRetainedValue()
    var context = CFHostClientContext(
      version: 0, info: Unmanaged.passUnretained(asked).toOpaque(), retain: nil, release: nil, copyDescription: nil)
    CFHostSetClient(
      host,
      { _, _, error, info in
        guard let info else { return }
        Unmanaged<Asked>.fromOpaque(info).takeUnretainedValue().errors.append(error?.pointee.error ?? -1)
        CFRunLoopStop(CFRunLoopGetCurrent())
      }, &context)
    CFHostScheduleWithRunLoop(host, CFRunLoopGetCurrent(), CFRunLoopMode.defaultMode.rawValue)
    let timer = Timer(timeInterval: 0.2, repeats: true) { _ in }
    RunLoop.current.add(timer, forMode: .default)
    CFHostStartInfoResolution(host, .addresses, nil)
    if cancels { CFHostCancelInfoResolution(host, .addresses) }
    CFRunLoopRunInMode(.defaultMode, cancels ? 0.3 : 10, false)
    timer.invalidate()
    return asked.errors
  }

  @Test func thereAreNoProxies() {
    let settings = CFNetworkCopySystemProxySettings()?.takeRetainedValue()
    let url = URL(string: "http://example.com")! as CFURL
    let proxies = CFNetworkCopyProxiesForURL(url, settings ?? [:]).takeRetainedValue() as? [[CFString: Any]]
    #expect(proxies?.count == 1 && proxies?.first?[kCFProxyTypeKey] as? String == kCFProxyTypeNone as String)
  }
}
