// SPDX-FileCopyrightText: 2026 The Tessera Authors
// SPDX-License-Identifier: MIT

public import Foundation

/// A tag by its kind. None is ever near.
public enum NFCTag {
  case feliCa(any NFCFeliCaTag)
  case iso7816(any NFCISO7816Tag)
  case iso15693(any NFCISO15693Tag)
  case miFare(any NFCMiFareTag)

  /// Whether the tag is still near.
  public var isAvailable: Bool {
    switch self {
    case .feliCa(let tag): tag.isAvailable
    case .iso7816(let tag): tag.isAvailable
    case .iso15693(let tag): tag.isAvailable
    case .miFare(let tag): tag.isAvailable
    }
  }
}

/// A command to a tag.
open class NFCISO7816APDU: NSObject, @unchecked Sendable {
  open private(set) var instructionClass: UInt8
  open private(set) var instructionCode: UInt8
  open private(set) var p1Parameter: UInt8
  open private(set) var p2Parameter: UInt8
  open private(set) var data: Data?
  /// How many bytes are expected; -1 for none.
  open private(set) var expectedResponseLength: Int

  public init(
    instructionClass: UInt8, instructionCode: UInt8, p1Parameter: UInt8, p2Parameter: UInt8, data: Data,
    expectedResponseLength: Int
  ) {
    (self.instructionClass, self.instructionCode) = (instructionClass, instructionCode)
    (self.p1Parameter, self.p2Parameter, self.data) = (p1Parameter, p2Parameter, data)
    self.expectedResponseLength = expectedResponseLength
    super.init()
  }

  /// The command of its bytes: four of a head, and then lengths and data in their short forms; `nil` for others.
  public init?(data: Data) {
    let bytes = Array(data)
    guard bytes.count >= 4 else { return nil }
    (instructionClass, instructionCode, p1Parameter, p2Parameter) = (bytes[0], bytes[1], bytes[2], bytes[3])
    let count = bytes.count > 5 ? Int(bytes[4]) : 0
    switch bytes.count {
    case 4: (self.data, expectedResponseLength) = (nil, -1)
    case 5: (self.data, expectedResponseLength) = (nil, bytes[4] == 0 ? 256 : Int(bytes[4]))
    case 5 + count: (self.data, expectedResponseLength) = (Data(bytes[5...]), -1)
    case 6 + count:
      let last = bytes[bytes.count - 1]
      (self.data, expectedResponseLength) = (Data(bytes[5..<5 + count]), last == 0 ? 256 : Int(last))
    default: return nil
    }
    super.init()
  }
}

/// What a tag answers.
public struct NFCISO7816ResponseAPDU: Sendable {
  public var statusWord1: UInt8
  public var statusWord2: UInt8
  public var payload: Data?
}

/// A tag of ISO 7816.
public protocol NFCISO7816Tag: NFCNDEFTag {
  var initialSelectedAID: String { get }
  var identifier: Data { get }
  var historicalBytes: Data? { get }
  var applicationData: Data? { get }
  func sendCommand(
    apdu: NFCISO7816APDU, completionHandler: @escaping (Data, UInt8, UInt8, (any Error)?) -> Void)
}

/// The kind of a MIFARE tag.
public enum NFCMiFareFamily: UInt, Sendable {
  case unknown = 1
  case ultralight = 2
  case plus = 3
  case desfire = 4
}

/// A MIFARE tag.
public protocol NFCMiFareTag: NFCNDEFTag {
  var mifareFamily: NFCMiFareFamily { get }
  var identifier: Data { get }
  var historicalBytes: Data? { get }
  func sendMiFareCommand(commandPacket command: Data, completionHandler: @escaping (Data, (any Error)?) -> Void)
  func sendMiFareISO7816Command(
    _ apdu: NFCISO7816APDU, completionHandler: @escaping (Data, UInt8, UInt8, (any Error)?) -> Void)
}

/// A FeliCa tag.
public protocol NFCFeliCaTag: NFCNDEFTag {
  var currentSystemCode: Data { get }
  var currentIDm: Data { get }
  func sendFeliCaCommand(commandPacket: Data, completionHandler: @escaping (Data, (any Error)?) -> Void)
}

/// A tag of ISO 15693.
public protocol NFCISO15693Tag: NFCNDEFTag {
  var identifier: Data { get }
  var icManufacturerCode: Int { get }
  var icSerialNumber: Data { get }
}

/// Told of tags.
public protocol NFCTagReaderSessionDelegate: NSObjectProtocol {
  func tagReaderSessionDidBecomeActive(_ session: NFCTagReaderSession)
  func tagReaderSession(_ session: NFCTagReaderSession, didInvalidateWithError error: any Error)
  func tagReaderSession(_ session: NFCTagReaderSession, didDetect tags: [NFCTag])
}

extension NFCTagReaderSessionDelegate {
  public func tagReaderSession(_ session: NFCTagReaderSession, didDetect tags: [NFCTag]) {}
}

/// Looks for tags of some kinds. As on a device that cannot: it ends as it begins.
open class NFCTagReaderSession: NFCReaderSession, @unchecked Sendable {
  /// Which kinds are looked for.
  public struct PollingOption: OptionSet, Sendable {
    public let rawValue: Int
    public init(rawValue: Int) { self.rawValue = rawValue }

    public static let iso14443 = PollingOption(rawValue: 1)
    public static let iso15693 = PollingOption(rawValue: 2)
    public static let iso18092 = PollingOption(rawValue: 4)
    public static let pace = PollingOption(rawValue: 8)
  }

  private weak var delegate: (any NFCTagReaderSessionDelegate)?
  /// The tag that is connected: none.
  open var connectedTag: NFCTag? { nil }

  /// `nil` where no kind is looked for.
  public init?(pollingOption: PollingOption, delegate: any NFCTagReaderSessionDelegate, queue: DispatchQueue? = nil) {
    guard !pollingOption.isEmpty else { return nil }
    self.delegate = delegate
    super.init(queue)
  }

  override func tell(_ error: any Error) { delegate?.tagReaderSession(self, didInvalidateWithError: error) }

  open func restartPolling() {}
  /// Connects a tag; it ends in an error, as nobody has one.
  open func connect(to tag: NFCTag, completionHandler: @escaping ((any Error)?) -> Void) {
    completionHandler(NFCReaderError.none)
  }
  /// Connects a tag; it throws, as nobody has one.
  open func connect(to tag: NFCTag) async throws { throw NFCReaderError.none }
}
