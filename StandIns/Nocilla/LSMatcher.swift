// SPDX-FileCopyrightText: 2026 The Tessera Authors
// SPDX-License-Identifier: MIT

import Foundation

/// What addresses and bodies are compared with.
open class LSMatcher: NSObject {
  private let text: String?
  private let data: Data?
  private let expression: NSRegularExpression?

  init(text: String? = nil, data: Data? = nil, expression: NSRegularExpression? = nil) {
    (self.text, self.data, self.expression) = (text, data, expression)
  }

  open func matches(_ string: String!) -> Bool {
    guard let string else { return false }
    if let expression {
      return expression.firstMatch(in: string, range: NSRange(string.startIndex..., in: string)) != nil
    }
    return string == text ?? data.flatMap { String(data: $0, encoding: .utf8) }
  }

  open func matchesData(_ data: Data!) -> Bool {
    guard let data else { return false }
    if let own = self.data { return own == data }
    return matches(String(data: data, encoding: .utf8))
  }

  func isEqual(to other: LSMatcher) -> Bool {
    text == other.text && data == other.data && expression?.pattern == other.expression?.pattern
  }
}

public protocol LSMatcheable: NSObjectProtocol {
  func matcher() -> LSMatcher!
}

public protocol LSHTTPBody: NSObjectProtocol {
  func data() -> Data!
}

extension NSString: LSMatcheable, LSHTTPBody {
  public func matcher() -> LSMatcher! { LSMatcher(text: description) }
  public func data() -> Data! { Data(description.utf8) }
}

extension NSData: LSMatcheable, LSHTTPBody {
  public func matcher() -> LSMatcher! { LSMatcher(data: Data(referencing: self)) }
  public func data() -> Data! { Data(referencing: self) }
}

extension NSRegularExpression: LSMatcheable {
  public func matcher() -> LSMatcher! { LSMatcher(expression: self) }
}
