// SPDX-FileCopyrightText: 2026 The Tessera Authors
// SPDX-License-Identifier: MIT

internal import Foundation
internal import UIKit

/// Has numbers, data and errors describe themselves as on iOS: Foundation on Linux writes `3.0`, `<01ab>` and errors in other
/// words.
package enum Descriptions {
  /// Takes effect for the whole process, once.
  package static let isInstalled =
    describes(HookedNumber.self, NSNumber.self) && describes(HookedData.self, NSData.self)
    && describes(HookedMutableData.self, NSMutableData.self) && describes(HookedError.self, NSError.self)
    && lend(HookedNumber.self, to: NSNumber.self, declaredBy: "10Foundation8NSNumber", "11stringValueSSvg")
    && lend(HookedError.self, to: NSError.self, declaredBy: "10Foundation7NSError", "20localizedDescriptionSSvg")

  private static func describes(_ lender: AnyClass, _ borrower: AnyClass) -> Bool {
    lend(lender, to: borrower, declaredBy: "10Foundation8NSObject", "11descriptionSSvg")
  }
}

/// Whose methods numbers are lent: they use nothing but what every number has. A whole number has no point.
private final class HookedNumber: NSNumber, @unchecked Sendable {
  override var description: String { whole(super.description) }
  override var stringValue: String { whole(super.stringValue) }

  // Nobody makes one.
  required convenience init(booleanLiteral value: Bool) { fatalError("a lender has no objects") }
  required convenience init(floatLiteral value: Double) { fatalError("a lender has no objects") }
  required convenience init(integerLiteral value: Int) { fatalError("a lender has no objects") }
  required convenience init(bytes buffer: UnsafeRawPointer, objCType type: UnsafePointer<Int8>) {
    fatalError("a lender has no objects")
  }
  required convenience init?(coder: NSCoder) { fatalError("a lender has no objects") }

  private func whole(_ text: String) -> String { text.hasSuffix(".0") ? String(text.dropLast(2)) : text }
}

private final class HookedData: NSData, @unchecked Sendable {
  override var description: String { summary }
}

private final class HookedMutableData: NSMutableData, @unchecked Sendable {
  override var description: String { summary }
}

extension NSData {
  /// The length and the bytes, of long ones the first and the last.
  fileprivate var summary: String {
    let digits = { (range: Range<Int>) in
      self.subdata(with: NSRange(range)).map { byte in
        let text = String(byte, radix: 16)
        return text.count < 2 ? "0" + text : text
      }.joined()
    }
    guard length > 24 else { return "{length = \(length), bytes = 0x\(digits(0..<length))}" }
    let group = { (start: Int) in digits(start..<start + 4) }
    let first = [0, 4, 8, 12].map(group).joined(separator: " ")
    return "{length = \(length), bytes = 0x\(first) ... \(group(length - 8)) \(group(length - 4)) }"
  }
}

/// Whose methods errors are lent: they use nothing but what every error has.
private final class HookedError: NSError, @unchecked Sendable {
  override var localizedDescription: String { ErrorWords.text(of: self, plain: super.localizedDescription) }

  override var description: String {
    let said = userInfo[NSLocalizedDescriptionKey] as? String ?? "(null)"
    let rest = userInfo.sorted { $0.key < $1.key }.map { "\($0)=\($1)" }.joined(separator: ", ")
    return "Error Domain=\(domain) Code=\(code) \"\(said)\"" + (rest.isEmpty ? "" : " UserInfo={\(rest)}")
  }
}
