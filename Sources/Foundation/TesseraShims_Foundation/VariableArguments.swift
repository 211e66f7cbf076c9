// SPDX-FileCopyrightText: 2026 The Tessera Authors
// SPDX-License-Identifier: MIT

public import Foundation

// With Objective-C every object is an argument of a format, and `as CVarArg` makes one of any value. Foundation on Linux
// takes numbers, `String` and `NSString`.

extension NSObject: @retroactive CVarArg, @retroactive _CVarArgObject {
  /// What stands for the object where a format says `%@`: its description.
  public var _cVarArgObject: any CVarArg { self as? NSString ?? NSString(string: description) }

  public var _cVarArgEncoding: [Int] { _encodeBitsAsWords(Unmanaged.passUnretained(self)) }
}

/// A value as an argument of a format. The translator puts it in place of `value as CVarArg`.
public func _tesseraVarArg(_ value: Any) -> any CVarArg { value as? any CVarArg ?? VariableArgument(value) }

/// A value of Swift's that stands where objects do.
package final class VariableArgument: CVarArg, _CVarArgObject, CustomStringConvertible {
  package let value: Any

  init(_ value: Any) { self.value = value }

  package var _cVarArgObject: any CVarArg { NSString(string: description) }
  package var _cVarArgEncoding: [Int] { _encodeBitsAsWords(Unmanaged.passUnretained(self)) }

  package var description: String {
    switch value {
    case let list as [Any]: NSArray(array: list).description
    case let pairs as [AnyHashable: Any]: NSDictionary(dictionary: pairs).description
    case let error as any Error: (error as NSError).description
    default: String(describing: value)
    }
  }
}
