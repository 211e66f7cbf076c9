// SPDX-FileCopyrightText: 2026 The Tessera Authors
// SPDX-License-Identifier: MIT

import OHHTTPStubs
import OHHTTPStubsSwift
import XCTest

final class HTTPStubsTests: XCTestCase {
  private let session = URLSession(configuration: .ephemeral)

  override func tearDown() {
    HTTPStubs.removeAllStubs()
    HTTPStubs.onStubActivation(nil)
    super.tearDown()
  }

  private func load(_ path: String, body: Data? = nil) async throws -> (String, HTTPURLResponse?) {
    var request = URLRequest(url: URL(string: "https://api.example.com\(path)")!)
    request.httpMethod = body == nil ? "GET" : "POST"
    request.httpBody = body
    let (data, response) = try await session.data(for: request)
    return (String(decoding: data, as: UTF8.self), response as? HTTPURLResponse)
  }

  func testTheLastStubThatTakesARequestAnswers() async throws {
    var told: [String] = []
    HTTPStubs.onStubActivation { request, stub, _ in told.append("\(request.url!.path) \(stub.name ?? "")") }
    stub(condition: isHost("api.example.com") && isMethodGET()) { _ in
      HTTPStubsResponse(jsonObject: ["kind": "any"], statusCode: 200, headers: nil)
    }.name = "any"
    let special = stub(condition: isPath("/users") && containsQueryParams(["page": "2"])) { _ in
      HTTPStubsResponse(data: Data("two".utf8), statusCode: 203, headers: ["Page": "2"])
    }
    let any = try await load("/users")
    XCTAssertEqual(any.0, "{\"kind\":\"any\"}")
    XCTAssertEqual(any.1?.value(forHTTPHeaderField: "Content-Type"), "application/json")
    let two = try await load("/users?page=2")
    XCTAssertEqual(two.0, "two")
    XCTAssertEqual(two.1?.statusCode, 203)
    XCTAssertTrue(HTTPStubs.removeStub(special))
    XCTAssertFalse(HTTPStubs.removeStub(special))
    let again = try await load("/users?page=2")
    XCTAssertEqual(again.0, "{\"kind\":\"any\"}")
    XCTAssertEqual(told, ["/users any", "/users ", "/users any"])
    XCTAssertEqual(HTTPStubs.allStubs().count, 1)
  }

  func testBodiesErrorsAndTimes() async throws {
    stub(condition: isMethodPOST() && hasJsonBody(["a": 1])) { _ in
      HTTPStubsResponse(error: URLError(.notConnectedToInternet)).responseTime(2)
    }
    stub(condition: !hasBody(Data("{\"a\":1}".utf8)) && pathMatches("^/slow")) { _ in
      HTTPStubsResponse(data: Data(count: 1500), statusCode: 200, headers: nil)
        .requestTime(1, responseTime: OHHTTPStubsDownloadSpeedWifi)
    }
    do {
      _ = try await load("/echo", body: Data("{\"a\":1}".utf8))
      XCTFail("an answer")
    } catch {
      XCTAssertEqual((error as? URLError)?.code, .notConnectedToInternet)
    }
    let start = Date()
    let slow = try await load("/slow")
    XCTAssertEqual(slow.0.count, 1500)
    XCTAssertGreaterThanOrEqual(Date().timeIntervalSince(start), 1)
  }
}
