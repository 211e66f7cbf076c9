// SPDX-FileCopyrightText: 2026 The Tessera Authors
// SPDX-License-Identifier: MIT

import Testing

@testable import ObjCTranslator

/// What comes of it when it runs stands in the package `Corners`.
@Suite struct AsyncWitnessRuleTests {
  @Test func anAsyncMethodStandsForTheOneWithABlock() {
    let source = """
      import UIKit
      class Loader: NSObject {
      }
      extension Loader: URLSessionDataDelegate {
        func urlSession(_ s: URLSession, dataTask t: URLSessionDataTask, didReceive r: URLResponse) async
          -> URLSession.ResponseDisposition { .cancel }
        public func urlSession(_ s: URLSession, didReceive c: URLAuthenticationChallenge) async
          -> (URLSession.AuthChallengeDisposition, URLCredential?) { (.useCredential, nil) }
      }

      """
    let module = translate([source])
    #expect(module.diagnostics.isEmpty)
    let text = module.files[0].source
    #expect(
      text.contains(
        "func urlSession(_ session: URLSession, dataTask: URLSessionDataTask, didReceive response: URLResponse, "
          + "completionHandler: @escaping @Sendable (URLSession.ResponseDisposition) -> Void) { nonisolated(unsafe) let "
          + "_object = self; nonisolated(unsafe) let _0 = session; nonisolated(unsafe) let _1 = dataTask; "
          + "nonisolated(unsafe) let _2 = response; nonisolated(unsafe) let _handler = completionHandler; "
          + "Task { _handler(await _object.urlSession(_0, dataTask: _1, didReceive: _2)) } }; "))
    #expect(text.contains("public func urlSession(_ session: URLSession, didReceive challenge:"))
    #expect(text.contains("let _r = await _object.urlSession(_0, didReceive: _1); _handler(_r.0, _r.1)"))
    #expect(text.contains("\"URLSession:dataTask:didReceive:completionHandler:\"") || text.contains("add(answers: ["))
  }

  @Test(arguments: [
    "class A: NSObject { func urlSession(_ s: URLSession, dataTask t: URLSessionDataTask, didReceive r: URLResponse) async -> URLSession.ResponseDisposition { .allow } }",
    "class A: NSObject, URLSessionDataDelegate { func load() async {} }",
    "class A: NSObject, URLSessionDataDelegate { func urlSession(_ s: URLSession, dataTask t: URLSessionDataTask, didReceive r: Data) {} }",
  ])
  func othersStay(source: String) {
    #expect(!translate(["import UIKit\n" + source + "\n"]).files[0].source.contains("_handler"))
  }
}
