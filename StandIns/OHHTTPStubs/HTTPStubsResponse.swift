// SPDX-FileCopyrightText: 2026 The Tessera Authors
// SPDX-License-Identifier: MIT

import Foundation

/// Speeds in kilobytes a second, below zero, for `responseTime`.
public let OHHTTPStubsDownloadSpeed1KBPS: Double = -8.0 / 8
public let OHHTTPStubsDownloadSpeedSLOW: Double = -12.0 / 8
public let OHHTTPStubsDownloadSpeedGPRS: Double = -56.0 / 8
public let OHHTTPStubsDownloadSpeedEDGE: Double = -128.0 / 8
public let OHHTTPStubsDownloadSpeed3G: Double = -3200.0 / 8
public let OHHTTPStubsDownloadSpeed3GPlus: Double = -7200.0 / 8
public let OHHTTPStubsDownloadSpeedWifi: Double = -12000.0 / 8

/// What answers a request.
open class HTTPStubsResponse: NSObject {
  open var httpHeaders: [AnyHashable: Any]?
  open var statusCode: Int32
  open var error: Error?
  /// Seconds before the headers come.
  open var requestTime: TimeInterval = 0
  /// Seconds between the headers and the body; below zero a speed in kilobytes a second.
  open var responseTime: TimeInterval = 0
  let body: Data

  public init(data: Data, statusCode: Int32, headers httpHeaders: [AnyHashable: Any]?) {
    (body, self.statusCode, self.httpHeaders) = (data, statusCode, httpHeaders)
  }

  public convenience init(fileAtPath filePath: String, statusCode: Int32, headers httpHeaders: [AnyHashable: Any]?) {
    self.init(
      data: FileManager.default.contents(atPath: filePath) ?? Data(), statusCode: statusCode, headers: httpHeaders)
  }

  public convenience init(fileURL: URL, statusCode: Int32, headers httpHeaders: [AnyHashable: Any]?) {
    self.init(fileAtPath: fileURL.path, statusCode: statusCode, headers: httpHeaders)
  }

  /// An answer in JSON, which its type says where the headers name none.
  public convenience init(jsonObject: Any, statusCode: Int32, headers httpHeaders: [AnyHashable: Any]?) {
    var headers = httpHeaders ?? [:]
    if headers["Content-Type"] == nil { headers["Content-Type"] = "application/json" }
    let data = (try? JSONSerialization.data(withJSONObject: jsonObject)) ?? Data()
    self.init(data: data, statusCode: statusCode, headers: headers)
  }

  public init(error: Error) {
    (body, statusCode, httpHeaders, self.error) = (Data(), 0, nil, error)
  }

  @discardableResult open func requestTime(_ requestTime: TimeInterval, responseTime: TimeInterval) -> Self {
    (self.requestTime, self.responseTime) = (requestTime, responseTime)
    return self
  }

  @discardableResult open func responseTime(_ responseTime: TimeInterval) -> Self {
    self.responseTime = responseTime
    return self
  }

  /// Seconds between the headers and the body.
  var delay: TimeInterval {
    responseTime < 0 ? Double(body.count) / (-responseTime * 1000) : responseTime
  }

  /// The headers as texts, with the length.
  var fields: [String: String] {
    var fields: [String: String] = [:]
    for (name, value) in httpHeaders ?? [:] { fields["\(name)"] = "\(value)" }
    if fields["Content-Length"] == nil { fields["Content-Length"] = "\(body.count)" }
    return fields
  }
}

// MARK: - Files

/// Where a file lies in the bundle of a class; `nil` where it is not there.
public func OHPathForFile(_ fileName: String, _ inBundleForClass: AnyClass) -> String? {
  OHPathForFileInBundle(fileName, Bundle(for: inBundleForClass))
}

/// Where a file lies in a bundle; `nil` where it is not there.
public func OHPathForFileInBundle(_ fileName: String, _ bundle: Bundle) -> String? {
  let name = fileName as NSString
  return bundle.path(forResource: name.deletingPathExtension, ofType: name.pathExtension)
}

/// Where a file lies in the app's folder of documents.
public func OHPathForFileInDocumentsDir(_ fileName: String) -> String? {
  FileManager.default.urls(for: .documentDirectory, in: .userDomainMask).first?.appendingPathComponent(fileName).path
}

/// The bundle of a name in the bundle of a class.
public func OHResourceBundle(_ bundleBasename: String, _ inBundleForClass: AnyClass) -> Bundle? {
  Bundle(for: inBundleForClass).path(forResource: bundleBasename, ofType: "bundle").flatMap { Bundle(path: $0) }
}

extension NSURLRequest {
  /// The body that the request was made with, which protocols are given as a stream.
  @objc open func ohhttpStubs_HTTPBody() -> Data! { (self as URLRequest).ohhttpStubs_httpBody }
}

/// Where a stream keeps what was read of it: conditions ask for it one after the other.
nonisolated(unsafe) private let bodyKey = UnsafeRawPointer(UnsafeMutablePointer<UInt8>.allocate(capacity: 1))

extension URLRequest {
  /// The body that the request was made with, which protocols are given as a stream.
  public var ohhttpStubs_httpBody: Data? {
    if let httpBody { return httpBody }
    guard let stream = httpBodyStream else { return nil }
    if let kept = objc_getAssociatedObject(stream, bodyKey) as? Data { return kept }
    var data = Data()
    var buffer = [UInt8](repeating: 0, count: 1 << 14)
    stream.open()
    defer { stream.close() }
    while stream.hasBytesAvailable {
      let count = stream.read(&buffer, maxLength: buffer.count)
      guard count > 0 else { break }
      data.append(contentsOf: buffer[..<count])
    }
    objc_setAssociatedObject(stream, bodyKey, data, .OBJC_ASSOCIATION_RETAIN)
    return data
  }
}
