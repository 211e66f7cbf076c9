// SPDX-FileCopyrightText: 2026 The Tessera Authors
// SPDX-License-Identifier: MIT

import XCTest

/// Requests of any session are answered by stubs; the modules come by the bridging header.
final class StubTests: XCTestCase {
  private let url = URL(string: "https://example.com/a?b=1")!

  override func setUp() {
    super.setUp()
    LSNocilla.sharedInstance().start()
  }

  override func tearDown() {
    LSNocilla.sharedInstance().stop()
    super.tearDown()
  }

  private func answer(
    to request: URLRequest, in session: URLSession = .shared
  ) -> (status: Int?, headers: [AnyHashable: Any], body: String, error: NSError?) {
    let isOver = expectation(description: "over")
    var answer: (Int?, [AnyHashable: Any], String, NSError?) = (nil, [:], "", nil)
    session.dataTask(with: request) { data, response, error in
      let response = response as? HTTPURLResponse
      answer = (
        response?.statusCode, response?.allHeaderFields ?? [:], String(decoding: data ?? Data(), as: UTF8.self),
        error as NSError?
      )
      isOver.fulfill()
    }.resume()
    wait(for: [isOver], timeout: 10)
    return answer
  }

  func testSessionsOfAllKindsAreAnswered() {
    _ = stubRequest("GET", url.absoluteString as NSString)
      .andReturn(201)?.withHeaders(["Kind": "stub"])?.withBody("body" as NSString)
    for session in [URLSession.shared, URLSession(configuration: .ephemeral), URLSession(configuration: .default)] {
      let answer = answer(to: URLRequest(url: url), in: session)
      XCTAssertEqual(answer.status, 201)
      XCTAssertEqual(answer.headers["Kind"] as? String, "stub")
      XCTAssertEqual(answer.body, "body")
      XCTAssertNil(answer.error)
    }
    LSNocilla.sharedInstance().clearStubs()
    XCTAssertEqual(answer(to: URLRequest(url: url)).error?.domain, "NocillaUnexpectedRequest")
  }

  func testHeadersAndBodiesAreMatched() throws {
    _ = stubRequest("POST", try NSRegularExpression(pattern: "example\\.com/.*"))
      .withHeader("Kind", "json")?.withBody("{}" as NSString)?.andReturn(200)?.withBody("found" as NSString)
    var request = URLRequest(url: url)
    request.httpMethod = "POST"
    request.httpBody = Data("{}".utf8)
    XCTAssertNotNil(answer(to: request).error)
    request.setValue("json", forHTTPHeaderField: "Kind")
    XCTAssertEqual(answer(to: request).body, "found")
  }

  func testErrorsAndRawAnswers() {
    stubRequest("GET", url.absoluteString as NSString).andFailWithError(NSError(domain: "own", code: 7))
    XCTAssertEqual(answer(to: URLRequest(url: url)).error?.code, 7)
    let raw = Data("HTTP/1.1 404 Not Found\r\nKind: raw\r\n\r\nnothing".utf8)
    _ = stubRequest("GET", url.absoluteString as NSString).andReturnRawResponse(raw)
    let answer = answer(to: URLRequest(url: url))
    XCTAssertEqual(answer.status, 404)
    XCTAssertEqual(answer.body, "nothing")
  }

  func testDelayedAnswersWait() {
    let stub = stubRequest("GET", url.absoluteString as NSString).andReturn(200)?.delay()
    let isOver = expectation(description: "over")
    var isAnswered = false
    URLSession.shared.dataTask(with: url) { _, _, _ in
      isAnswered = true
      isOver.fulfill()
    }.resume()
    RunLoop.main.run(until: Date(timeIntervalSinceNow: 0.1))
    XCTAssertFalse(isAnswered)
    _ = stub?.go()
    wait(for: [isOver], timeout: 10)
    XCTAssertTrue(isAnswered)
  }

  func testModulesOfTheHeaderAreSeen() {
    var digest = [UInt8](repeating: 0, count: Int(CC_SHA256_DIGEST_LENGTH))
    CC_SHA256("abc", 3, &digest)
    XCTAssertEqual(digest[0], 0xba)
    XCTAssertEqual(UIView().subviews.count, 0)
  }
}
