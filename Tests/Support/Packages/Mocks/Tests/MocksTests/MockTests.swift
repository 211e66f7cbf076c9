// SPDX-FileCopyrightText: 2026 The Tessera Authors
// SPDX-License-Identifier: MIT

import Mocks
import XCTest

final class MockTests: XCTestCase {
  private var configuration: URLSessionConfiguration!
  private var session: URLSession!

  override func setUp() {
    MockProtocol.reset()
    configuration = URLSessionConfiguration.ephemeral
    configuration.protocolClasses = [MockProtocol.self]
    configuration.httpAdditionalHeaders = ["X-Key": "configuration", "Accept": "text/plain"]
    session = URLSession(configuration: configuration)
  }

  private func request(_ path: String, body: String? = nil) -> URLRequest {
    var request = URLRequest(url: URL(string: "https://names.example\(path)")!)
    request.httpBody = body.map { Data($0.utf8) }
    if body != nil { request.httpMethod = "POST" }
    return request
  }

  /// What a completion handler is given.
  private func answer(_ path: String, body: String? = nil, in session: URLSession? = nil) -> (String?, Int?, Error?) {
    var result: (String?, Int?, Error?)
    let answered = expectation(description: path)
    (session ?? self.session).dataTask(with: request(path, body: body)) { data, response, error in
      result = (data.map { String(decoding: $0, as: UTF8.self) }, (response as? HTTPURLResponse)?.statusCode, error)
      answered.fulfill()
    }.resume()
    wait(for: [answered], timeout: 10)
    return result
  }

  func testTheBodyComesAsAStream() {
    XCTAssertEqual(answer("/ok", body: "name=Anna").0, "ok")
    XCTAssertNil(MockProtocol.requests.first?.httpBody)
    XCTAssertEqual(MockProtocol.bodies, ["name=Anna"])
    XCTAssertEqual(MockProtocol.requests.first?.httpMethod, "POST")
  }

  func testHeadersOfTheConfigurationAreInTheRequest() {
    var own = request("/ok")
    own.setValue("application/json", forHTTPHeaderField: "Accept")
    let answered = expectation(description: "answered")
    session.dataTask(with: own) { _, _, _ in answered.fulfill() }.resume()
    wait(for: [answered], timeout: 10)
    XCTAssertEqual(MockProtocol.requests.first?.value(forHTTPHeaderField: "X-Key"), "configuration")
    XCTAssertEqual(MockProtocol.requests.first?.value(forHTTPHeaderField: "Accept"), "application/json")
  }

  func testFilesAndDataInAddressesNeedNoNetwork() async throws {
    let file = FileManager.default.temporaryDirectory.appendingPathComponent("mocks-\(UUID().uuidString).json")
    try Data("{}".utf8).write(to: file)
    defer { try? FileManager.default.removeItem(at: file) }
    let (found, response) = try await URLSession.shared.data(from: file)
    XCTAssertEqual(String(decoding: found, as: UTF8.self), "{}")
    XCTAssertEqual(response.mimeType, "application/json")
    XCTAssertEqual(response.expectedContentLength, 2)
    let (inside, plain) = try await session.data(from: URL(string: "data:;base64,SGVsbG8=")!)
    XCTAssertEqual(String(decoding: inside, as: UTF8.self), "Hello")
    XCTAssertEqual(plain.mimeType, "text/plain")
    do {
      _ = try await session.data(from: file.appendingPathExtension("none"))
      XCTFail("A file that is not there")
    } catch {
      XCTAssertEqual((error as? URLError)?.code, .fileDoesNotExist)
    }
  }

  func testPiecesAreOneAnswer() {
    let (text, status, error) = answer("/pieces")
    XCTAssertEqual(text, "Anna!")
    XCTAssertEqual(status, 200)
    XCTAssertNil(error)
  }

  func testAnyStatusIsAnAnswer() {
    for (path, status, text) in [("/missing", 404, "no such name"), ("/private", 401, "who?"), ("/nothing", 204, "")] {
      let answer = answer(path)
      XCTAssertEqual(answer.0, text, path)
      XCTAssertEqual(answer.1, status, path)
      XCTAssertNil(answer.2, path)
    }
  }

  func testFailuresAreThrown() async {
    XCTAssertEqual((answer("/failure").2 as NSError?)?.code, 7)
    do {
      _ = try await Client(session: session).name("/failure")
      XCTFail("nothing was thrown")
    } catch {
      XCTAssertEqual((error as NSError).domain, "Mocks")
    }
  }

  func testAsyncFormsAnswer() async throws {
    let name = try await Client(session: session).name("/pieces")
    XCTAssertEqual(name, "Anna!")
    do {
      _ = try await Client(session: session).name("/missing")
      XCTFail("nothing was thrown")
    } catch {
      XCTAssertEqual(error as? Client.Failure, .status(404))
    }
    let (data, _) = try await session.upload(for: request("/up"), from: Data("uploaded".utf8))
    XCTAssertEqual(String(decoding: data, as: UTF8.self), "up")
    XCTAssertEqual(MockProtocol.bodies.last, "uploaded")
    let (file, _) = try await session.download(for: request("/pieces"))
    XCTAssertEqual(try String(contentsOf: file, encoding: .utf8), "Anna!")
    let (bytes, response) = try await session.bytes(for: request("/pieces"))
    XCTAssertEqual((response as? HTTPURLResponse)?.statusCode, 200)
    var text = ""
    for try await line in bytes.lines { text += line }
    XCTAssertEqual(text, "Anna!")
  }

  func testRegisteredClassesAnswerTheSharedSessionAlone() async throws {
    XCTAssertTrue(URLProtocol.registerClass(MockProtocol.self))
    defer { URLProtocol.unregisterClass(MockProtocol.self) }
    XCTAssertEqual(answer("/pieces", body: "x", in: .shared).0, "Anna!")
    XCTAssertEqual(MockProtocol.bodies, ["x"])
    let name = try await Client().name("/Berta")
    XCTAssertEqual(name, "Berta")
  }

  func testAnswersTakeTheirTime() {
    let start = Date()
    XCTAssertEqual(answer("/later").0, "late")
    XCTAssertEqual(Date().timeIntervalSince(start), 2, accuracy: 0.01)
  }

  // MARK: - Uploads, downloads, caches

  func testUploadsAndDownloadsTakeTheSameWay() throws {
    let file = FileManager.default.temporaryDirectory.appendingPathComponent("upload.txt")
    try Data("from a file".utf8).write(to: file)
    let done = expectation(description: "done")
    done.expectedFulfillmentCount = 2
    session.uploadTask(with: request("/up"), fromFile: file) { data, _, error in
      XCTAssertEqual(data, Data("up".utf8))
      XCTAssertNil(error)
      done.fulfill()
    }.resume()
    session.downloadTask(with: request("/pieces")) { file, response, error in
      XCTAssertEqual(file.flatMap { try? String(contentsOf: $0, encoding: .utf8) }, "Anna!")
      XCTAssertEqual((response as? HTTPURLResponse)?.statusCode, 200)
      XCTAssertNil(error)
      done.fulfill()
    }.resume()
    wait(for: [done], timeout: 10)
    XCTAssertTrue(MockProtocol.bodies.contains("from a file"))
  }

  func testAnswersAreCachedWhereTheProtocolLetsThem() {
    let cache = URLCache(memoryCapacity: 1 << 20, diskCapacity: 0)
    configuration.urlCache = cache
    configuration.requestCachePolicy = .useProtocolCachePolicy
    let session = URLSession(configuration: configuration)
    XCTAssertEqual(answer("/pieces", in: session).0, "Anna!")
    XCTAssertNil(cache.cachedResponse(for: request("/pieces")))
    MockProtocol.policy = .allowed
    XCTAssertEqual(answer("/pieces", in: session).0, "Anna!")
    XCTAssertEqual(cache.cachedResponse(for: request("/pieces"))?.data, Data("Anna!".utf8))
  }

  // MARK: - Cancelling

  func testCancellingStopsTheProtocol() {
    let ended = expectation(description: "ended")
    var found: Error?
    let task = session.dataTask(with: request("/never")) { _, _, error in
      found = error
      ended.fulfill()
    }
    task.resume()
    RunLoop.main.run(until: Date() + 0.1)
    task.cancel()
    wait(for: [ended], timeout: 10)
    XCTAssertEqual((found as? URLError)?.code, .cancelled)
    RunLoop.main.run(until: Date() + 0.1)
    XCTAssertEqual(MockProtocol.stopped, ["/never"])
  }

  func testCancellingATaskThatAwaitsStopsTheProtocol() async throws {
    let session = session!
    let task = Task { try await session.data(for: self.request("/never")) }
    try await Task.sleep(nanoseconds: 100_000_000)
    task.cancel()
    do {
      _ = try await task.value
      XCTFail("nothing was thrown")
    } catch {
      XCTAssertEqual((error as? URLError)?.code, .cancelled)
    }
    try await Task.sleep(nanoseconds: 100_000_000)
    XCTAssertEqual(MockProtocol.stopped, ["/never"])
  }

  func testTasksMayBeCancelledWhileTheyAreAnswered() {
    let ended = expectation(description: "ended")
    ended.expectedFulfillmentCount = 200
    for _ in 0..<200 {
      let task = session.dataTask(with: request("/pieces")) { _, _, _ in ended.fulfill() }
      task.resume()
      task.cancel()
    }
    wait(for: [ended], timeout: 60)
  }

  func testTheProtocolStopsAtItsEnd() {
    _ = answer("/pieces")
    RunLoop.main.run(until: Date() + 0.1)
    XCTAssertEqual(MockProtocol.stopped, ["/pieces"])
  }
}
