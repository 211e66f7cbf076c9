// SPDX-FileCopyrightText: 2026 The Tessera Authors
// SPDX-License-Identifier: MIT

import XCTest

final class DelegateTests: XCTestCase {
  /// Keeps what it is told, in order.
  private final class Listener: NSObject, URLSessionDataDelegate, URLSessionDownloadDelegate {
    var log: [String] = []
    var follows = true
    var disposition = URLSession.ResponseDisposition.allow
    var credential: URLCredential? = URLCredential(user: "Anna", password: "secret", persistence: .none)
    let ended: XCTestExpectation

    init(_ ended: XCTestExpectation) { self.ended = ended }

    func urlSession(
      _ session: URLSession, dataTask: URLSessionDataTask, didReceive response: URLResponse,
      completionHandler: @escaping (URLSession.ResponseDisposition) -> Void
    ) {
      log.append("response \((response as? HTTPURLResponse)?.statusCode ?? 0)")
      completionHandler(disposition)
    }

    func urlSession(_ session: URLSession, dataTask: URLSessionDataTask, didReceive data: Data) {
      log.append("data \(String(decoding: data, as: UTF8.self))")
    }

    func urlSession(
      _ session: URLSession, task: URLSessionTask, willPerformHTTPRedirection response: HTTPURLResponse,
      newRequest request: URLRequest, completionHandler: @escaping (URLRequest?) -> Void
    ) {
      log.append("redirect \(response.statusCode) \(request.url?.path ?? "")")
      completionHandler(follows ? request : nil)
    }

    func urlSession(
      _ session: URLSession, task: URLSessionTask, didReceive challenge: URLAuthenticationChallenge,
      completionHandler: @escaping (URLSession.AuthChallengeDisposition, URLCredential?) -> Void
    ) {
      log.append("challenge \(challenge.protectionSpace.realm ?? "")")
      completionHandler(credential == nil ? .cancelAuthenticationChallenge : .useCredential, credential)
    }

    func urlSession(
      _ session: URLSession, downloadTask: URLSessionDownloadTask, didWriteData bytesWritten: Int64,
      totalBytesWritten: Int64, totalBytesExpectedToWrite: Int64
    ) { log.append("wrote \(bytesWritten) of \(totalBytesWritten)") }

    func urlSession(
      _ session: URLSession, downloadTask: URLSessionDownloadTask, didFinishDownloadingTo location: URL
    ) { log.append("file \((try? String(contentsOf: location, encoding: .utf8)) ?? "none")") }

    func urlSession(_ session: URLSession, task: URLSessionTask, didCompleteWithError error: Error?) {
      log.append("end \((error as NSError?).map { "\($0.code)" } ?? "well")")
      ended.fulfill()
    }
  }

  private func log(_ path: String, downloads: Bool = false, _ change: (Listener) -> Void = { _ in }) -> [String] {
    let listener = Listener(expectation(description: path))
    change(listener)
    let configuration = URLSessionConfiguration.ephemeral
    configuration.protocolClasses = [MockProtocol.self]
    let session = URLSession(configuration: configuration, delegate: listener, delegateQueue: .main)
    let url = URL(string: "https://names.example\(path)")!
    (downloads ? session.downloadTask(with: url) : session.dataTask(with: url)).resume()
    wait(for: [listener.ended], timeout: 10)
    return listener.log
  }

  override func setUp() { MockProtocol.reset() }

  func testPiecesComeOneByOne() {
    XCTAssertEqual(log("/pieces"), ["response 200", "data An", "data na", "data !", "end well"])
    XCTAssertEqual(log("/missing"), ["response 404", "data no ", "data such name", "end well"])
    XCTAssertEqual(log("/failure"), ["end 7"])
  }

  func testADelegateMayRefuseAnAnswer() {
    XCTAssertEqual(log("/pieces") { $0.disposition = .cancel }, ["response 200", "end -999"])
  }

  func testRedirectsAreFollowedWhereTheDelegateWantsTo() {
    let answer = ["response 200", "data An", "data na", "data !", "end well"]
    XCTAssertEqual(log("/moved"), ["redirect 301 /pieces"] + answer)
    XCTAssertEqual(MockProtocol.requests.map { $0.url?.path }, ["/moved", "/pieces"])
    XCTAssertEqual(log("/moved") { $0.follows = false }, ["redirect 301 /pieces", "response 301", "end well"])
  }

  func testChallengesAreAnsweredByTheDelegate() {
    XCTAssertEqual(
      log("/guarded"), ["challenge names", "response 200", "data hello ", "data Anna", "end well"])
    XCTAssertEqual(log("/guarded") { $0.credential = nil }, ["challenge names", "end -999"])
  }

  func testDownloadsTellHowFarTheyAre() {
    XCTAssertEqual(
      log("/pieces", downloads: true), ["wrote 2 of 2", "wrote 2 of 4", "wrote 1 of 5", "file Anna!", "end well"])
  }
}
