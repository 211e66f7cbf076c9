// SPDX-FileCopyrightText: 2026 The Tessera Authors
// SPDX-License-Identifier: MIT

extension OptionalRequirement {
  /// The optional requirements of the protocols of Foundation on Linux, which gives each a default.
  ///
  /// `URLSessionDownloadDelegate` lacks `…didFinishDownloadingTo`, which is required, and `URLSessionTaskDelegate` has two that
  /// Foundation on Linux never calls (`Sources/UIKit/Foundations/ObjectiveC`).
  public static let foundation: [OptionalRequirement] = signatures.sorted { $0.key < $1.key }.flatMap { name, lines in
    lines.split(separator: "\n").map { line in
      let parts = line.components(separatedBy: " = ")
      return OptionalRequirement(
        protocolName: name, signature: "func " + parts[0], defaultValue: parts.count > 1 ? parts[1] : nil)
    }
  }

  /// Which of Foundation's protocols refines which.
  public static let foundationInheritance: [String: [String]] = [
    "URLSessionDataDelegate": ["URLSessionTaskDelegate"],
    "URLSessionDownloadDelegate": ["URLSessionTaskDelegate"],
    "URLSessionStreamDelegate": ["URLSessionTaskDelegate"],
    "URLSessionTaskDelegate": ["URLSessionDelegate"],
    "URLSessionWebSocketDelegate": ["URLSessionTaskDelegate"],
  ]

  /// Methods that are no requirements on Linux: the kit finds an object's own by name.
  static let foundationAsked: Set<String> = [
    "urlSession(_:didCreateTask:)", "urlSession(_:taskIsWaitingForConnectivity:)",
  ]

  /// A requirement a line, by protocol; behind ` = ` the value of the default.
  private static let signatures: [String: String] = [
    "StreamDelegate": "stream(_ aStream: Stream, handle eventCode: Stream.Event)",
    "URLSessionDelegate": """
    urlSession(_ session: URLSession, didBecomeInvalidWithError error: (any Error)?)
    urlSession(_ session: URLSession, didReceive challenge: URLAuthenticationChallenge, completionHandler: @escaping @Sendable (URLSession.AuthChallengeDisposition, URLCredential?) -> Void) = completionHandler(.performDefaultHandling, nil)
    """,
    "URLSessionTaskDelegate": """
    urlSession(_ session: URLSession, didCreateTask task: URLSessionTask)
    urlSession(_ session: URLSession, taskIsWaitingForConnectivity task: URLSessionTask)
    urlSession(_ session: URLSession, task: URLSessionTask, willPerformHTTPRedirection response: HTTPURLResponse, newRequest request: URLRequest, completionHandler: @escaping @Sendable (URLRequest?) -> Void) = completionHandler(request)
    urlSession(_ session: URLSession, task: URLSessionTask, didReceive challenge: URLAuthenticationChallenge, completionHandler: @escaping @Sendable (URLSession.AuthChallengeDisposition, URLCredential?) -> Void) = completionHandler(.performDefaultHandling, nil)
    urlSession(_ session: URLSession, task: URLSessionTask, needNewBodyStream completionHandler: @escaping @Sendable (InputStream?) -> Void) = completionHandler(nil)
    urlSession(_ session: URLSession, task: URLSessionTask, didSendBodyData bytesSent: Int64, totalBytesSent: Int64, totalBytesExpectedToSend: Int64)
    urlSession(_ session: URLSession, task: URLSessionTask, didCompleteWithError error: (any Error)?)
    urlSession(_ session: URLSession, task: URLSessionTask, willBeginDelayedRequest request: URLRequest, completionHandler: @escaping @Sendable (URLSession.DelayedRequestDisposition, URLRequest?) -> Void) = completionHandler(.continueLoading, nil)
    urlSession(_ session: URLSession, task: URLSessionTask, didFinishCollecting metrics: URLSessionTaskMetrics)
    """,
    "URLSessionDataDelegate": """
    urlSession(_ session: URLSession, dataTask: URLSessionDataTask, didReceive response: URLResponse, completionHandler: @escaping @Sendable (URLSession.ResponseDisposition) -> Void) = completionHandler(.allow)
    urlSession(_ session: URLSession, dataTask: URLSessionDataTask, didBecome downloadTask: URLSessionDownloadTask)
    urlSession(_ session: URLSession, dataTask: URLSessionDataTask, didBecome streamTask: URLSessionStreamTask)
    urlSession(_ session: URLSession, dataTask: URLSessionDataTask, didReceive data: Data)
    urlSession(_ session: URLSession, dataTask: URLSessionDataTask, willCacheResponse proposedResponse: CachedURLResponse, completionHandler: @escaping @Sendable (CachedURLResponse?) -> Void) = completionHandler(proposedResponse)
    """,
    "URLSessionDownloadDelegate": """
    urlSession(_ session: URLSession, downloadTask: URLSessionDownloadTask, didWriteData bytesWritten: Int64, totalBytesWritten: Int64, totalBytesExpectedToWrite: Int64)
    urlSession(_ session: URLSession, downloadTask: URLSessionDownloadTask, didResumeAtOffset fileOffset: Int64, expectedTotalBytes: Int64)
    """,
    "URLSessionStreamDelegate": """
    urlSession(_ session: URLSession, readClosedFor streamTask: URLSessionStreamTask)
    urlSession(_ session: URLSession, writeClosedFor streamTask: URLSessionStreamTask)
    urlSession(_ session: URLSession, betterRouteDiscoveredFor streamTask: URLSessionStreamTask)
    urlSession(_ session: URLSession, streamTask: URLSessionStreamTask, didBecome inputStream: InputStream, outputStream: OutputStream)
    """,
    "URLSessionWebSocketDelegate": """
    urlSession(_ session: URLSession, webSocketTask: URLSessionWebSocketTask, didOpenWithProtocol protocol: String?)
    urlSession(_ session: URLSession, webSocketTask: URLSessionWebSocketTask, didCloseWith closeCode: URLSessionWebSocketTask.CloseCode, reason: Data?)
    """,
    "XMLParserDelegate": """
    parserDidStartDocument(_ parser: XMLParser)
    parserDidEndDocument(_ parser: XMLParser)
    parser(_ parser: XMLParser, foundNotationDeclarationWithName name: String, publicID: String?, systemID: String?)
    parser(_ parser: XMLParser, foundUnparsedEntityDeclarationWithName name: String, publicID: String?, systemID: String?, notationName: String?)
    parser(_ parser: XMLParser, foundAttributeDeclarationWithName attributeName: String, forElement elementName: String, type: String?, defaultValue: String?)
    parser(_ parser: XMLParser, foundElementDeclarationWithName elementName: String, model: String)
    parser(_ parser: XMLParser, foundInternalEntityDeclarationWithName name: String, value: String?)
    parser(_ parser: XMLParser, foundExternalEntityDeclarationWithName name: String, publicID: String?, systemID: String?)
    parser(_ parser: XMLParser, didStartElement elementName: String, namespaceURI: String?, qualifiedName qName: String?, attributes attributeDict: [String: String])
    parser(_ parser: XMLParser, didEndElement elementName: String, namespaceURI: String?, qualifiedName qName: String?)
    parser(_ parser: XMLParser, didStartMappingPrefix prefix: String, toURI namespaceURI: String)
    parser(_ parser: XMLParser, didEndMappingPrefix prefix: String)
    parser(_ parser: XMLParser, foundCharacters string: String)
    parser(_ parser: XMLParser, foundIgnorableWhitespace whitespaceString: String)
    parser(_ parser: XMLParser, foundProcessingInstructionWithTarget target: String, data: String?)
    parser(_ parser: XMLParser, foundComment comment: String)
    parser(_ parser: XMLParser, foundCDATA CDATABlock: Data)
    parser(_ parser: XMLParser, resolveExternalEntityName name: String, systemID: String?) -> Data? = nil
    parser(_ parser: XMLParser, parseErrorOccurred parseError: any Error)
    parser(_ parser: XMLParser, validationErrorOccurred validationError: any Error)
    """,
  ]
}
