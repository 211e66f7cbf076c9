// SPDX-FileCopyrightText: 2026 The Tessera Authors
// SPDX-License-Identifier: MIT

public import Foundation

/// A device that is interested in what an app offers: none ever is.
open class CBCentral: NSObject, @unchecked Sendable {
  override init() { super.init() }
  open var identifier: UUID { UUID(uuid: (0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0)) }
  open var maximumUpdateValueLength: Int { 20 }
}

/// A question of such a device; none ever comes.
open class CBATTRequest: NSObject, @unchecked Sendable {
  public override init() { super.init() }
  open var central: CBCentral { CBCentral() }
  open var characteristic: CBCharacteristic {
    fatalError("CBATTRequest: nobody asks, so that there is no request")
  }
  open var offset: Int { 0 }
  open var value: Data?
}

/// Why a question is refused.
public struct CBATTError: Error, Sendable {
  public enum Code: Int, Sendable {
    case success = 0
    case invalidHandle = 1
    case readNotPermitted = 2
    case writeNotPermitted = 3
    case invalidPdu = 4
    case insufficientAuthentication = 5
    case requestNotSupported = 6
    case invalidOffset = 7
    case attributeNotFound = 10
    case unlikelyError = 14
  }

  public let code: Code
  public init(_ code: Code) { self.code = code }
}
