// SPDX-FileCopyrightText: 2026 The Tessera Authors
// SPDX-License-Identifier: MIT

import Foundation

/// Requests of a kind, and what answers them.
open class LSStubRequest: NSObject {
  public let method: String
  public let urlMatcher: LSMatcher
  open var headers: [String: String] = [:]
  open var body: LSMatcher?
  open var response = LSStubResponse(statusCode: 200)

  public init(method: String, urlMatcher: LSMatcher) { (self.method, self.urlMatcher) = (method, urlMatcher) }

  func matches(_ request: URLRequest, body data: Data?) -> Bool {
    guard request.httpMethod == method, urlMatcher.matches(request.url?.absoluteString) else { return false }
    guard headers.allSatisfy({ request.value(forHTTPHeaderField: $0.key) == $0.value }) else { return false }
    return body?.matchesData(data ?? Data()) ?? true
  }

  func isEqual(to other: LSStubRequest) -> Bool {
    guard method == other.method, urlMatcher.isEqual(to: other.urlMatcher), headers == other.headers else {
      return false
    }
    guard let body, let otherBody = other.body else { return body == nil && other.body == nil }
    return body.isEqual(to: otherBody)
  }
}

/// An answer. One that is delayed waits until it is told to go.
open class LSStubResponse: NSObject {
  open var statusCode: Int
  open var headers: [String: String] = [:]
  open var body = Data()
  let error: NSError?
  private let lock = NSLock()
  private var isDelayed = false
  private var waiting: [() -> Void] = []

  public init(statusCode: Int) { (self.statusCode, error) = (statusCode, nil) }

  public init(error: NSError) { (statusCode, self.error) = (0, error) }

  func delay() { lock.withLock { isDelayed = true } }

  func go() {
    let ready = lock.withLock { () -> [() -> Void] in
      isDelayed = false
      defer { waiting = [] }
      return waiting
    }
    for answer in ready { answer() }
  }

  func whenReady(_ answer: @escaping () -> Void) {
    let waits = lock.withLock {
      if isDelayed { waiting.append(answer) }
      return isDelayed
    }
    if !waits { answer() }
  }
}

// MARK: - The language of stubs

public typealias WithHeaderMethod = (String?, String?) -> LSStubRequestDSL?
public typealias WithHeadersMethod = ([AnyHashable: Any]?) -> LSStubRequestDSL?
public typealias AndBodyMethod = (LSMatcheable?) -> LSStubRequestDSL?
public typealias AndReturnMethod = (Int) -> LSStubResponseDSL?
public typealias AndReturnRawResponseMethod = (Data?) -> LSStubResponseDSL?
public typealias AndFailWithErrorMethod = (Error?) -> Void
public typealias ResponseWithBodyMethod = (LSHTTPBody?) -> LSStubResponseDSL?
public typealias ResponseWithHeaderMethod = (String?, String?) -> LSStubResponseDSL?
public typealias ResponseWithHeadersMethod = ([AnyHashable: Any]?) -> LSStubResponseDSL?
public typealias ResponseVoidMethod = () -> LSStubResponseDSL?

/// Stubs requests of a method to an address.
@discardableResult public func stubRequest(_ method: String!, _ url: LSMatcheable!) -> LSStubRequestDSL! {
  let request = LSStubRequest(method: method ?? "GET", urlMatcher: url?.matcher() ?? LSMatcher())
  LSNocilla.sharedInstance().addStubbedRequest(request)
  return LSStubRequestDSL(request)
}

open class LSStubRequestDSL: NSObject {
  private let request: LSStubRequest

  init(_ request: LSStubRequest) { self.request = request }

  open var withHeader: WithHeaderMethod! {
    { name, value in
      if let name { self.request.headers[name] = value }
      return self
    }
  }

  open var withHeaders: WithHeadersMethod! {
    { headers in
      self.request.headers.merge(texts(headers)) { $1 }
      return self
    }
  }

  open var withBody: AndBodyMethod! {
    { body in
      self.request.body = body?.matcher()
      return self
    }
  }

  open var andReturn: AndReturnMethod! {
    { status in
      self.request.response = LSStubResponse(statusCode: status)
      return LSStubResponseDSL(self.request.response)
    }
  }

  /// An answer as it is written on the wire: status line, headers, an empty line, the body.
  open var andReturnRawResponse: AndReturnRawResponseMethod! {
    { data in
      let response = LSStubResponse(statusCode: 200)
      response.read(data ?? Data())
      self.request.response = response
      return LSStubResponseDSL(response)
    }
  }

  open var andFailWithError: AndFailWithErrorMethod! {
    { error in
      self.request.response = LSStubResponse(error: (error ?? URLError(.unknown)) as NSError)
    }
  }
}

open class LSStubResponseDSL: NSObject {
  private let response: LSStubResponse

  init(_ response: LSStubResponse) { self.response = response }

  open var withHeader: ResponseWithHeaderMethod! {
    { name, value in
      if let name { self.response.headers[name] = value }
      return self
    }
  }

  open var withHeaders: ResponseWithHeadersMethod! {
    { headers in
      self.response.headers.merge(texts(headers)) { $1 }
      return self
    }
  }

  open var withBody: ResponseWithBodyMethod! {
    { body in
      self.response.body = body?.data() ?? Data()
      return self
    }
  }

  /// Has the answer wait for `go`.
  open var delay: ResponseVoidMethod! {
    {
      self.response.delay()
      return self
    }
  }

  open var go: ResponseVoidMethod! {
    {
      self.response.go()
      return self
    }
  }
}

private func texts(_ headers: [AnyHashable: Any]?) -> [String: String] {
  var result: [String: String] = [:]
  for (name, value) in headers ?? [:] { result["\(name)"] = "\(value)" }
  return result
}

extension LSStubResponse {
  fileprivate func read(_ data: Data) {
    let end = data.range(of: Data("\r\n\r\n".utf8))
    body = end.map { Data(data[$0.upperBound...]) } ?? Data()
    let head = String(decoding: data[..<(end?.lowerBound ?? data.endIndex)], as: UTF8.self)
    let lines = head.replacingOccurrences(of: "\r\n", with: "\n").split(separator: "\n")
    if let status = lines.first?.split(separator: " ").dropFirst().first { statusCode = Int(status) ?? 200 }
    for line in lines.dropFirst() {
      guard let colon = line.firstIndex(of: ":") else { continue }
      headers[String(line[..<colon])] = line[line.index(after: colon)...].trimmingCharacters(in: .whitespaces)
    }
  }
}
