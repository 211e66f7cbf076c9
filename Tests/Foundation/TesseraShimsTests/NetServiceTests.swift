// SPDX-FileCopyrightText: 2026 The Tessera Authors
// SPDX-License-Identifier: MIT

import Foundation
import TesseraShims_Foundation
import Testing

@Suite(.timeLimit(.minutes(15))) struct NetServiceTests {
  private final class Listener: NSObject, NetServiceDelegate, NetServiceBrowserDelegate, @unchecked Sendable {
    let (events, more) = AsyncStream.makeStream(of: String.self)
    func netServiceWillPublish(_ sender: NetService) { more.yield("will publish") }
    func netService(_ sender: NetService, didNotPublish errorDict: [String: NSNumber]) {
      more.yield("did not publish \(errorDict[NetService.errorCode] ?? 0)")
    }
    func netService(_ sender: NetService, didNotResolve errorDict: [String: NSNumber]) {
      more.yield("did not resolve \(errorDict[NetService.errorCode] ?? 0)")
    }
    func netServiceDidStop(_ sender: NetService) { more.yield("stopped") }
    func netServiceBrowserWillSearch(_ browser: NetServiceBrowser) { more.yield("will search") }
    func netServiceBrowserDidStopSearch(_ browser: NetServiceBrowser) { more.yield("stopped search") }
    func next(_ count: Int) async -> [String] {
      var found: [String] = []
      for await event in events {
        found.append(event)
        if found.count == count { break }
      }
      return found
    }
  }

  @Test @MainActor func aServiceIsNeitherPublishedNorFound() async {
    let listener = Listener()
    let service = NetService(domain: "local.", type: "_http._tcp.", name: "Kiosk", port: 80)
    service.delegate = listener
    service.publish()
    #expect(await listener.next(2) == ["will publish", "did not publish -72000"])
    service.resolve(withTimeout: 0.01)
    #expect(await listener.next(1) == ["did not resolve -72007"])
    #expect(service.addresses == nil && service.port == 80)
  }

  @Test @MainActor func aSearchFindsNothingUntilItIsStopped() async {
    let listener = Listener()
    let browser = NetServiceBrowser()
    browser.delegate = listener
    browser.searchForServices(ofType: "_http._tcp.", inDomain: "")
    #expect(await listener.next(1) == ["will search"])
    browser.stop()
    #expect(await listener.next(1) == ["stopped search"])
  }

  @Test func recordsAreWrittenAndReadBack() {
    let record = ["path": Data("/a".utf8), "v": Data("1".utf8)]
    let data = NetService.data(fromTXTRecord: record)
    #expect(data == Data([7] + Array("path=/a".utf8) + [3] + Array("v=1".utf8)))
    #expect(NetService.dictionary(fromTXTRecord: data) == record)
    #expect(NetService.dictionary(fromTXTRecord: Data([200, 1])) == [:])
  }

  @Test func boundStreamsHandBytesOver() {
    var (input, output): (InputStream?, OutputStream?) = (nil, nil)
    Stream.getBoundStreams(withBufferSize: 4, inputStream: &input, outputStream: &output)
    guard let input, let output else { return #expect(Bool(false)) as Void }
    input.open()
    output.open()
    #expect(output.write([1, 2, 3, 4, 5, 6], maxLength: 6) == 4)
    #expect(!output.hasSpaceAvailable && input.hasBytesAvailable)
    var bytes = [UInt8](repeating: 0, count: 8)
    #expect(input.read(&bytes, maxLength: 8) == 4 && bytes[..<4] == [1, 2, 3, 4])
    output.close()
    #expect(input.read(&bytes, maxLength: 8) == 0 && input.streamStatus == .atEnd)
  }

  @Test func progressTellsOfFiles() {
    let progress = Progress(totalUnitCount: 2)
    #expect(progress.fileURL == nil && progress.throughput == nil)
    progress.fileURL = URL(fileURLWithPath: "/a")
    progress.fileTotalCount = 3
    progress.fileOperationKind = .uploading
    #expect(progress.userInfo[.fileURLKey] as? URL == URL(fileURLWithPath: "/a"))
    #expect(progress.fileTotalCount == 3 && progress.fileOperationKind == .uploading)
  }
}
