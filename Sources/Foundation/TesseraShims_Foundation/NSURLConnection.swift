// SPDX-FileCopyrightText: 2026 The Tessera Authors
// SPDX-License-Identifier: MIT

public import Foundation
public import FoundationNetworking

/// Told what becomes of a connection.
public protocol NSURLConnectionDelegate: NSObjectProtocol {
  func connection(_ connection: NSURLConnection, didFailWithError error: any Error)
}

extension NSURLConnectionDelegate {
  public func connection(_ connection: NSURLConnection, didFailWithError error: any Error) {}
}

/// Told what comes over a connection.
public protocol NSURLConnectionDataDelegate: NSURLConnectionDelegate {
  func connection(_ connection: NSURLConnection, didReceive response: URLResponse)
  func connection(_ connection: NSURLConnection, didReceive data: Data)
  func connectionDidFinishLoading(_ connection: NSURLConnection)
}

extension NSURLConnectionDataDelegate {
  public func connection(_ connection: NSURLConnection, didReceive response: URLResponse) {}
  public func connection(_ connection: NSURLConnection, didReceive data: Data) {}
  public func connectionDidFinishLoading(_ connection: NSURLConnection) {}
}

/// Asks a server, as before `URLSession`, whose shared session does the work.
@available(iOS, introduced: 2, deprecated: 9, message: "Use URLSession instead")
open class NSURLConnection: NSObject, @unchecked Sendable {
  open private(set) var originalRequest: URLRequest
  private let delegate: AnyObject?
  private var task: URLSessionDataTask?

  public convenience init?(request: URLRequest, delegate: Any?) {
    self.init(request: request, delegate: delegate, startImmediately: true)
  }

  /// - Parameter startImmediately: Whether the server is asked at once; else `start()` asks it.
  public init?(request: URLRequest, delegate: Any?, startImmediately: Bool) {
    originalRequest = request
    self.delegate = delegate as AnyObject?
    super.init()
    if startImmediately { start() }
  }

  open var currentRequest: URLRequest { originalRequest }

  /// Asks the server; the delegate hears on the main queue.
  open func start() {
    guard task == nil else { return }
    let task = URLSession.shared.dataTask(with: originalRequest) { [self] data, response, error in
      DispatchQueue.main.async { self.tell(data, response, error) }
    }
    self.task = task
    task.resume()
  }

  /// Gives the answer up; nobody hears of it.
  open func cancel() {
    task?.cancel()
    task = nil
  }

  private func tell(_ data: Data?, _ response: URLResponse?, _ error: (any Error)?) {
    guard task != nil else { return }
    task = nil
    guard let response, error == nil else {
      (delegate as? any NSURLConnectionDelegate)?
        .connection(self, didFailWithError: error ?? URLError(.badServerResponse))
      return
    }
    let delegate = delegate as? any NSURLConnectionDataDelegate
    delegate?.connection(self, didReceive: response)
    if let data, !data.isEmpty { delegate?.connection(self, didReceive: data) }
    delegate?.connectionDidFinishLoading(self)
  }

  /// Whether an address is one that a server can be asked for.
  open class func canHandle(_ request: URLRequest) -> Bool {
    ["http", "https"].contains(request.url?.scheme?.lowercased() ?? "")
  }

  /// Asks a server; the handler is called in a queue.
  open class func sendAsynchronousRequest(
    _ request: URLRequest, queue: OperationQueue,
    completionHandler handler: @escaping (URLResponse?, Data?, (any Error)?) -> Void
  ) {
    let handler = Handler(call: handler)
    URLSession.shared.dataTask(with: request) { data, response, error in
      queue.addOperation { handler.call(response, data, error) }
    }.resume()
  }

  /// Asks a server and waits for the answer.
  open class func sendSynchronousRequest(
    _ request: URLRequest, returning response: UnsafeMutablePointer<URLResponse?>?
  ) throws -> Data {
    let answer = Answer()
    let done = DispatchSemaphore(value: 0)
    URLSession.shared.dataTask(with: request) { data, response, error in
      (answer.data, answer.response, answer.error) = (data, response, error)
      done.signal()
    }.resume()
    done.wait()
    response?.pointee = answer.response
    guard let data = answer.data else { throw answer.error ?? URLError(.badServerResponse) }
    return data
  }

  private struct Handler: @unchecked Sendable {
    let call: (URLResponse?, Data?, (any Error)?) -> Void
  }

  /// Written before the semaphore is signalled, and read after it.
  private final class Answer: @unchecked Sendable {
    var data: Data?
    var response: URLResponse?
    var error: (any Error)?
  }
}
