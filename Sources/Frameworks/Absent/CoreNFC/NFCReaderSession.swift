// SPDX-FileCopyrightText: 2026 The Tessera Authors
// SPDX-License-Identifier: MIT

@_exported public import Foundation

/// Why no tag is read.
public struct NFCReaderError: _BridgedStoredNSError {
  public enum Code: Int, _ErrorCodeProtocol, Sendable {
    public typealias _ErrorType = NFCReaderError
    case readerErrorUnsupportedFeature = 1
    case readerErrorSecurityViolation = 2
    case readerErrorInvalidParameter = 3
    case readerErrorInvalidParameterLength = 4
    case readerErrorParameterOutOfBound = 5
    case readerErrorRadioDisabled = 6
    case readerTransceiveErrorTagConnectionLost = 100
    case readerTransceiveErrorRetryExceeded = 101
    case readerTransceiveErrorTagResponseError = 102
    case readerTransceiveErrorSessionInvalidated = 103
    case readerTransceiveErrorTagNotConnected = 104
    case readerSessionInvalidationErrorUserCanceled = 200
    case readerSessionInvalidationErrorSessionTimeout = 201
    case readerSessionInvalidationErrorSessionTerminatedUnexpectedly = 202
    case readerSessionInvalidationErrorSystemIsBusy = 203
    case readerSessionInvalidationErrorFirstNDEFTagRead = 204
    case tagCommandConfigurationErrorInvalidParameters = 300
    case ndefReaderSessionErrorTagNotWritable = 400
    case ndefReaderSessionErrorTagUpdateFailure = 401
    case ndefReaderSessionErrorTagSizeTooSmall = 402
    case ndefReaderSessionErrorZeroLengthMessage = 403
  }

  public let _nsError: NSError
  public init(_nsError error: NSError) { _nsError = error }
  public static var _nsErrorDomain: String { errorDomain }
  public static var errorDomain: String { "NFCError" }
  public static var readerErrorUnsupportedFeature: Code { .readerErrorUnsupportedFeature }
  public static var readerSessionInvalidationErrorUserCanceled: Code { .readerSessionInvalidationErrorUserCanceled }
  public static var readerSessionInvalidationErrorFirstNDEFTagRead: Code {
    .readerSessionInvalidationErrorFirstNDEFTagRead
  }
  public static var readerSessionInvalidationErrorSessionTimeout: Code { .readerSessionInvalidationErrorSessionTimeout }

  static var none: NFCReaderError {
    NFCReaderError(.readerErrorUnsupportedFeature, userInfo: [NSLocalizedDescriptionKey: "Feature not supported"])
  }
}

/// Reads tags that are held to the device. As on one that cannot: a session ends as it begins.
open class NFCReaderSession: NSObject, @unchecked Sendable {
  open class var readingAvailable: Bool { false }
  open var isReady: Bool { false }
  open var alertMessage = ""
  open private(set) var sessionQueue: DispatchQueue

  init(_ queue: DispatchQueue?) {
    sessionQueue = queue ?? .main
    super.init()
  }

  /// Tells the delegate that the device cannot.
  open func begin() {
    sessionQueue.async { [self] in tell(NFCReaderError.none) }
  }
  open func invalidate() {}
  open func invalidate(errorMessage: String) {}

  func tell(_ error: any Error) {}
}

/// Told what tags have on them.
public protocol NFCNDEFReaderSessionDelegate: NSObjectProtocol {
  func readerSession(_ session: NFCNDEFReaderSession, didInvalidateWithError error: any Error)
  func readerSession(_ session: NFCNDEFReaderSession, didDetectNDEFs messages: [NFCNDEFMessage])
  func readerSession(_ session: NFCNDEFReaderSession, didDetect tags: [any NFCNDEFTag])
  func readerSessionDidBecomeActive(_ session: NFCNDEFReaderSession)
}

extension NFCNDEFReaderSessionDelegate {
  public func readerSession(_ session: NFCNDEFReaderSession, didDetect tags: [any NFCNDEFTag]) {}
  public func readerSessionDidBecomeActive(_ session: NFCNDEFReaderSession) {}
}

/// Reads messages off tags.
open class NFCNDEFReaderSession: NFCReaderSession, @unchecked Sendable {
  private weak var delegate: (any NFCNDEFReaderSessionDelegate)?

  public init(delegate: any NFCNDEFReaderSessionDelegate, queue: DispatchQueue?, invalidateAfterFirstRead: Bool) {
    self.delegate = delegate
    super.init(queue)
  }

  override func tell(_ error: any Error) { delegate?.readerSession(self, didInvalidateWithError: error) }

  // Nobody has a tag to call these with.
  open func restartPolling() {}
  open func connect(to tag: any NFCNDEFTag, completionHandler: @escaping ((any Error)?) -> Void) {
    completionHandler(NFCReaderError.none)
  }
}

public enum NFCNDEFStatus: UInt, Sendable {
  case notSupported = 1
  case readWrite = 2
  case readOnly = 3
}

/// A tag; none is ever near.
public protocol NFCNDEFTag: NSObjectProtocol {
  var isAvailable: Bool { get }
  func queryNDEFStatus(completionHandler: @escaping (NFCNDEFStatus, Int, (any Error)?) -> Void)
  func readNDEF(completionHandler: @escaping (NFCNDEFMessage?, (any Error)?) -> Void)
  func writeNDEF(_ ndefMessage: NFCNDEFMessage, completionHandler: @escaping ((any Error)?) -> Void)
}

public enum NFCTypeNameFormat: UInt8, Sendable {
  case empty = 0
  case nfcWellKnown = 1
  case media = 2
  case absoluteURI = 3
  case nfcExternal = 4
  case unknown = 5
  case unchanged = 6
}

/// A part of a message.
open class NFCNDEFPayload: NSObject, @unchecked Sendable {
  open var typeNameFormat: NFCTypeNameFormat
  open var type: Data
  open var identifier: Data
  open var payload: Data

  public init(format: NFCTypeNameFormat, type: Data, identifier: Data, payload: Data) {
    (typeNameFormat, self.type, self.identifier, self.payload) = (format, type, identifier, payload)
    super.init()
  }

  /// A text of a language.
  open class func wellKnownTypeTextPayload(string text: String, locale: Locale) -> NFCNDEFPayload? {
    let language = Array((locale.identifier.prefix { $0 != "_" }).utf8.prefix(63))
    return NFCNDEFPayload(
      format: .nfcWellKnown, type: Data("T".utf8), identifier: Data(),
      payload: Data([UInt8(language.count)] + language + Array(text.utf8)))
  }

  /// An address, in full.
  open class func wellKnownTypeURIPayload(url: URL) -> NFCNDEFPayload? {
    NFCNDEFPayload(
      format: .nfcWellKnown, type: Data("U".utf8), identifier: Data(),
      payload: Data([0] + Array(url.absoluteString.utf8)))
  }
  open class func wellKnownTypeURIPayload(string uri: String) -> NFCNDEFPayload? {
    URL(string: uri).flatMap { wellKnownTypeURIPayload(url: $0) }
  }

  /// The address that is said; its beginning may be a number.
  open func wellKnownTypeURIPayload() -> URL? {
    guard typeNameFormat == .nfcWellKnown, type == Data("U".utf8), let first = payload.first else { return nil }
    let beginnings = ["", "http://www.", "https://www.", "http://", "https://", "tel:", "mailto:"]
    guard Int(first) < beginnings.count else { return nil }
    return URL(string: beginnings[Int(first)] + String(decoding: payload.dropFirst(), as: UTF8.self))
  }

  /// The text that is said, and its language.
  open func wellKnownTypeTextPayload() -> (String?, Locale?) {
    guard typeNameFormat == .nfcWellKnown, type == Data("T".utf8), let first = payload.first else { return (nil, nil) }
    let count = Int(first & 0x3F)
    guard first & 0x80 == 0, payload.count > count else { return (nil, nil) }
    let language = String(decoding: payload.dropFirst().prefix(count), as: UTF8.self)
    return (String(decoding: payload.dropFirst(1 + count), as: UTF8.self), Locale(identifier: language))
  }
}

/// What is on a tag.
open class NFCNDEFMessage: NSObject, @unchecked Sendable {
  open var records: [NFCNDEFPayload]

  public init(records: [NFCNDEFPayload]) {
    self.records = records
    super.init()
  }
}
