// SPDX-FileCopyrightText: 2026 The Tessera Authors
// SPDX-License-Identifier: MIT

import Foundation
import FoundationNetworking
import TesseraShims_Foundation
import Testing

/// What a session must be able to do for many clients, and can only by Apple's own methods.
private protocol Transport {
  func data(for request: URLRequest) async throws -> (Data, URLResponse)
  func data(from url: URL) async throws -> (Data, URLResponse)
  func upload(for request: URLRequest, from bodyData: Data) async throws -> (Data, URLResponse)
  func upload(for request: URLRequest, fromFile fileURL: URL) async throws -> (Data, URLResponse)
  func download(for request: URLRequest) async throws -> (URL, URLResponse)
  func download(from url: URL) async throws -> (URL, URLResponse)
}

extension URLSession: Transport {}

/// Requests that are waited for.
struct AsyncRequestTests {
  /// Answers with the method and the path, or not at all.
  final class Echo: URLProtocol {
    /// Tells of requests that are not answered.
    static let (silent, told) = AsyncStream.makeStream(of: Void.self)

    override class func canInit(with request: URLRequest) -> Bool { request.url?.scheme == "echo" }
    override class func canonicalRequest(for request: URLRequest) -> URLRequest { request }

    override func startLoading() {
      guard let url = request.url, url.host != "nowhere" else {
        client?.urlProtocol(self, didFailWithError: URLError(.cannotFindHost))
        return
      }
      if url.host == "silent" {
        Echo.told.yield()
        return
      }
      let response = HTTPURLResponse(url: url, statusCode: 200, httpVersion: "HTTP/1.1", headerFields: nil)!
      client?.urlProtocol(self, didReceive: response, cacheStoragePolicy: .notAllowed)
      client?.urlProtocol(self, didLoad: Data("\(request.httpMethod ?? "") \(url.path)".utf8))
      client?.urlProtocolDidFinishLoading(self)
    }

    override func stopLoading() {}
  }

  private let session: URLSession = {
    let configuration = URLSessionConfiguration.ephemeral
    configuration.protocolClasses = [Echo.self]
    return URLSession(configuration: configuration)
  }()

  private func request(_ text: String, _ method: String = "GET") -> URLRequest {
    var request = URLRequest(url: URL(string: text)!)
    request.httpMethod = method
    return request
  }

  @Test func answersComeWhole() async throws {
    let transport: any Transport = session
    let (data, response) = try await transport.data(for: request("echo://a/b"))
    #expect(String(decoding: data, as: UTF8.self) == "GET /b")
    #expect((response as? HTTPURLResponse)?.statusCode == 200)
    let (other, _) = try await session.data(from: URL(string: "echo://a/c")!)
    #expect(String(decoding: other, as: UTF8.self) == "GET /c")
    let (sent, _) = try await transport.upload(for: request("echo://a/d", "POST"), from: Data("x".utf8))
    #expect(String(decoding: sent, as: UTF8.self) == "POST /d")
  }

  @Test func filesAreTheCallers() async throws {
    let (file, _) = try await session.download(from: URL(string: "echo://a/file")!)
    defer { try? FileManager.default.removeItem(at: file) }
    #expect(try String(contentsOf: file, encoding: .utf8) == "GET /file")
    let (sent, _) = try await session.upload(for: request("echo://a/up", "PUT"), fromFile: file)
    #expect(String(decoding: sent, as: UTF8.self) == "PUT /up")
  }

  @Test func errorsAreThrown() async {
    await #expect { try await session.data(from: URL(string: "echo://nowhere")!) } throws: { error in
      (error as? URLError)?.code == .cannotFindHost
    }
  }

  @Test func whoeverCancelsIsToldAtOnce() async throws {
    let session = session
    let loading = Task { try await session.data(from: URL(string: "echo://silent/x")!) }
    for await _ in Echo.silent { break }
    loading.cancel()
    await #expect { try await loading.value } throws: { error in
      (error as? URLError)?.code == .cancelled && (error as? URLError)?.failingURL?.path == "/x"
    }
    let late = Task {
      withUnsafeCurrentTask { $0?.cancel() }
      return try await session.data(from: URL(string: "echo://a/b")!)
    }
    await #expect { try await late.value } throws: { ($0 as? URLError)?.code == .cancelled }
  }
}
