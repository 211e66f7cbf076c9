// SPDX-FileCopyrightText: 2026 The Tessera Authors
// SPDX-License-Identifier: MIT

import Foundation
@_exported import OHHTTPStubs

/// Adds a stub, before all others.
@discardableResult public func stub(
  condition: @escaping HTTPStubsTestBlock, response: @escaping HTTPStubsResponseBlock
) -> any HTTPStubsDescriptor {
  HTTPStubs.stubRequests(passingTest: condition, withStubResponse: response)
}

/// An answer with the contents of a file.
public func fixture(filePath: String, status: Int32 = 200, headers: [AnyHashable: Any]?) -> HTTPStubsResponse {
  HTTPStubsResponse(fileAtPath: filePath, statusCode: status, headers: headers)
}

/// Which requests a stub takes.
public typealias HTTPStubsCondition = HTTPStubsTestBlock

private func isMethod(_ name: String) -> HTTPStubsTestBlock { { $0.httpMethod == name } }

public func isMethodGET() -> HTTPStubsTestBlock { isMethod("GET") }
public func isMethodPOST() -> HTTPStubsTestBlock { isMethod("POST") }
public func isMethodPUT() -> HTTPStubsTestBlock { isMethod("PUT") }
public func isMethodPATCH() -> HTTPStubsTestBlock { isMethod("PATCH") }
public func isMethodDELETE() -> HTTPStubsTestBlock { isMethod("DELETE") }
public func isMethodHEAD() -> HTTPStubsTestBlock { isMethod("HEAD") }

public func isAbsoluteURLString(_ url: String) -> HTTPStubsTestBlock { { $0.url?.absoluteString == url } }

/// The scheme alone, without `://`.
public func isScheme(_ scheme: String) -> HTTPStubsTestBlock {
  precondition(!scheme.contains("://"), "The scheme part of a URL never contains '://'")
  precondition(!scheme.contains("/"), "The scheme part of a URL never contains any slash")
  return { $0.url?.scheme == scheme }
}

public func isHost(_ host: String) -> HTTPStubsTestBlock {
  precondition(!host.contains("/"), "The host part of a URL never contains any slash")
  return { $0.url?.host == host }
}

/// The whole path, which begins with a slash.
public func isPath(_ path: String) -> HTTPStubsTestBlock { { $0.url?.path == path } }

public func pathStartsWith(_ path: String) -> HTTPStubsTestBlock { { $0.url?.path.hasPrefix(path) == true } }
public func pathEndsWith(_ path: String) -> HTTPStubsTestBlock { { $0.url?.path.hasSuffix(path) == true } }

public func pathMatches(_ regex: NSRegularExpression) -> HTTPStubsTestBlock {
  { request in
    guard let path = request.url?.path else { return false }
    return regex.firstMatch(in: path, range: NSRange(path.startIndex..., in: path)) != nil
  }
}

public func pathMatches(
  _ regexString: String, options: NSRegularExpression.Options = []
) -> HTTPStubsTestBlock {
  guard let regex = try? NSRegularExpression(pattern: regexString, options: options) else { return { _ in false } }
  return pathMatches(regex)
}

public func isExtension(_ ext: String) -> HTTPStubsTestBlock { { $0.url?.pathExtension == ext } }

/// Queries that are there with these values; `nil` stands for one without a value.
public func containsQueryParams(_ params: [String: String?]) -> HTTPStubsTestBlock {
  { request in
    guard let url = request.url, let items = URLComponents(url: url, resolvingAgainstBaseURL: true)?.queryItems else {
      return false
    }
    return params.allSatisfy { name, value in items.contains { $0.name == name && $0.value == value } }
  }
}

public func hasHeaderNamed(_ name: String) -> HTTPStubsTestBlock { { $0.value(forHTTPHeaderField: name) != nil } }

public func hasHeaderNamed(_ name: String, value: String) -> HTTPStubsTestBlock {
  { $0.value(forHTTPHeaderField: name) == value }
}

public func hasBody(_ body: Data) -> HTTPStubsTestBlock { { $0.ohhttpStubs_httpBody == body } }

public func hasJsonBody(_ jsonObject: [AnyHashable: Any]) -> HTTPStubsTestBlock {
  { request in
    guard let body = request.ohhttpStubs_httpBody,
      let found = (try? JSONSerialization.jsonObject(with: body)) as? [String: Any],
      let wanted = try? JSONSerialization.data(
        withJSONObject: Dictionary(jsonObject.map { ("\($0.key)", $0.value) }) { first, _ in first },
        options: .sortedKeys),
      let written = try? JSONSerialization.data(withJSONObject: found, options: .sortedKeys)
    else { return false }
    return wanted == written
  }
}

public func || (lhs: @escaping HTTPStubsTestBlock, rhs: @escaping HTTPStubsTestBlock) -> HTTPStubsTestBlock {
  { lhs($0) || rhs($0) }
}

public func && (lhs: @escaping HTTPStubsTestBlock, rhs: @escaping HTTPStubsTestBlock) -> HTTPStubsTestBlock {
  { lhs($0) && rhs($0) }
}

public prefix func ! (expr: @escaping HTTPStubsTestBlock) -> HTTPStubsTestBlock { { !expr($0) } }
