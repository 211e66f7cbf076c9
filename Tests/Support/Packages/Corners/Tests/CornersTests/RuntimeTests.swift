// SPDX-FileCopyrightText: 2026 The Tessera Authors
// SPDX-License-Identifier: MIT

import UIKit
import XCTest

private final class Watcher: NSObject {
  var keys: [String] = []

  override func observeValue(
    forKeyPath keyPath: String?, of object: Any?, change: [NSKeyValueChangeKey: Any]?, context: UnsafeMutableRawPointer?
  ) {
    keys.append(keyPath ?? "")
  }
}

/// What is known only when the code runs: classes, their names, their properties, their methods.
final class RuntimeTests: XCTestCase {
  private class Box: UIView {
    init() { super.init(frame: CGRect(x: 0, y: 0, width: 7, height: 7)) }
    required init?(coder: NSCoder) { fatalError("init(coder:) has not been implemented") }
  }

  private final class Lid: Box {}

  private final class Screen: UIViewController {
    init() {
      super.init(nibName: nil, bundle: nil)
      title = "own"
    }
    required init?(coder: NSCoder) { fatalError("init(coder:) has not been implemented") }
  }

  private func make<Made: UIView>(_ type: Made.Type) -> Made { Made() }

  func testOwnInitsAreFound() {
    XCTAssertEqual(make(Box.self).frame.width, 7)
    XCTAssertTrue(type(of: make(Lid.self)) == Lid.self)
    let type: UIViewController.Type = Screen.self
    XCTAssertEqual(type.init().title, "own")
    Box.appearance().tintColor = .red
    XCTAssertEqual(Box.appearance().tintColor, .red)
  }

  @objc(CRNamed) private class Named: NSObject {}

  func testNamesOfObjectiveCsNameClasses() {
    XCTAssertEqual(NSStringFromClass(Named.self), "CRNamed")
    XCTAssertTrue(NSClassFromString("CRNamed") == Named.self)
    XCTAssertNil(NSClassFromString("Named"))
  }

  func testErrorsAreCastByTheirDomain() {
    let error: Error = NSError(domain: NSURLErrorDomain, code: NSURLErrorCancelled)
    XCTAssertEqual((error as? URLError)?.code, .cancelled)
    XCTAssertNil(error as? POSIXError)
    XCTAssertEqual((NSError(domain: NSPOSIXErrorDomain, code: 2) as Error as? POSIXError)?.code, .ENOENT)
  }

  func testGesturesLayersAndItemsAreObserved() {
    let watcher = Watcher()
    let (pan, layer, item) = (UIPanGestureRecognizer(), CALayer(), UIBarButtonItem())
    pan.addObserver(watcher, forKeyPath: "state", options: [.new], context: nil)
    layer.addObserver(watcher, forKeyPath: "position", options: [.old, .new], context: nil)
    item.addObserver(watcher, forKeyPath: "enabled", options: [.new], context: nil)
    let view = UIView()
    view.addGestureRecognizer(pan)
    layer.position.x = 3
    item.isEnabled = false
    XCTAssertEqual(watcher.keys, ["position", "enabled"])
    let progress = Progress(totalUnitCount: 2)
    progress.addObserver(watcher, forKeyPath: "fractionCompleted", options: [], context: nil)
    progress.removeObserver(watcher, forKeyPath: "fractionCompleted")
    pan.removeObserver(watcher, forKeyPath: "state")
    layer.removeObserver(watcher, forKeyPath: "position")
    item.removeObserver(watcher, forKeyPath: "enabled")
  }

  private final class Refusing: NSObject, URLSessionDataDelegate {
    func urlSession(
      _ session: URLSession, dataTask: URLSessionDataTask, didReceive response: URLResponse
    ) async -> URLSession.ResponseDisposition { .cancel }
  }

  private final class Mock: URLProtocol {
    override class func canInit(with request: URLRequest) -> Bool { true }
    override class func canonicalRequest(for request: URLRequest) -> URLRequest { request }
    override func startLoading() {
      client?.urlProtocol(
        self, didReceive: HTTPURLResponse(url: request.url!, statusCode: 200, httpVersion: nil, headerFields: nil)!,
        cacheStoragePolicy: .notAllowed)
      client?.urlProtocol(self, didLoad: Data("body".utf8))
      client?.urlProtocolDidFinishLoading(self)
    }
    override func stopLoading() {}
  }

  /// A delegate's method may be `async` in place of the one that ends with a block.
  func testAsyncMethodsOfDelegatesAreCalled() async {
    final class Listener: NSObject, URLSessionDataDelegate {
      var ended: ((Error?) -> Void)?
      func urlSession(
        _ session: URLSession, dataTask: URLSessionDataTask, didReceive response: URLResponse
      ) async -> URLSession.ResponseDisposition { .cancel }
      func urlSession(_ session: URLSession, task: URLSessionTask, didCompleteWithError error: Error?) { ended?(error) }
    }
    let configuration = URLSessionConfiguration.ephemeral
    configuration.protocolClasses = [Mock.self]
    let listener = Listener()
    let session = URLSession(configuration: configuration, delegate: listener, delegateQueue: nil)
    let isOver = expectation(description: "over")
    listener.ended = { error in
      XCTAssertEqual((error as? URLError)?.code, .cancelled)
      isOver.fulfill()
    }
    session.dataTask(with: URL(string: "https://example.com")!).resume()
    await fulfillment(of: [isOver], timeout: 5)
    XCTAssertTrue(
      Refusing().responds(
        to: #selector(
          URLSessionDataDelegate.urlSession(_:dataTask:didReceive:completionHandler:))))
  }
}
