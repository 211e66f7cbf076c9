// SPDX-FileCopyrightText: 2026 The Tessera Authors
// SPDX-License-Identifier: MIT

public import Foundation

/// A service of the local network, by Bonjour. There is none of Linux's that the kit asks: as on a device that no network
/// reaches, publishing fails, and looking a service up ends with its time.
///
/// Delegates are called on the main queue.
@available(
  iOS, introduced: 2, deprecated: 15, message: "Use nw_connection_t or nw_listener_t in Network framework instead"
)
open class NetService: NSObject {
  /// What is asked for when a service is published.
  public struct Options: OptionSet, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }

    /// A name that is taken is an error; without this the service gets another.
    public static let noAutoRename = Options(rawValue: 1 << 0)
    /// The service takes connections itself.
    public static let listenForConnections = Options(rawValue: 1 << 1)
  }

  /// Why something failed, as delegates are told by `errorCode`.
  public enum ErrorCode: Int, Sendable {
    case unknownError = -72000
    case collisionError = -72001
    case notFoundError = -72002
    case activityInProgress = -72003
    case badArgumentError = -72004
    case cancelledError = -72005
    case invalidError = -72006
    case timeoutError = -72007
    case missingRequiredConfigurationError = -72008
  }

  /// The key of an error's number in what delegates are told.
  open class var errorCode: String { "NSNetServicesErrorCode" }
  /// The key of an error's domain in what delegates are told.
  open class var errorDomain: String { "NSNetServicesErrorDomain" }

  open private(set) var name: String
  open private(set) var type: String
  open private(set) var domain: String
  /// The host's name, once the service was found; here `nil`.
  open private(set) var hostName: String?
  /// The addresses, once the service was found; here `nil`.
  open private(set) var addresses: [Data]?
  /// The port that the service was made with, -1 where it was made without.
  open private(set) var port: Int
  open weak var delegate: (any NetServiceDelegate)?
  /// Whether devices beside the network count. It changes nothing.
  open var includesPeerToPeer = false

  private enum Activity { case none, publishing, resolving }
  private var activity = Activity.none
  /// The number of what was begun last: what was begun before is no longer told of.
  private var turn = 0
  private var record: Data?

  /// A service to be published.
  ///
  /// - Parameters:
  ///   - domain: Where; empty for the usual one, `local.`.
  ///   - type: The kind and the protocol, as in `_http._tcp.`.
  ///   - name: The name; empty for the device's.
  ///   - port: The port at which it answers.
  public init(domain: String, type: String, name: String, port: Int32) {
    (self.domain, self.type, self.port) = (domain, type, Int(port))
    self.name = name.isEmpty ? ProcessInfo.processInfo.hostName : name
    super.init()
  }

  /// A service to be looked up.
  public convenience init(domain: String, type: String, name: String) {
    self.init(domain: domain, type: type, name: name, port: -1)
  }

  /// Has delegates called on a run loop; they are called on the main queue whatever it is.
  open func schedule(in aRunLoop: RunLoop, forMode mode: RunLoop.Mode) {}
  /// Takes the service off a run loop, which changes nothing.
  open func remove(from aRunLoop: RunLoop, forMode mode: RunLoop.Mode) {}

  /// Publishes the service: the delegate is told that it will be, and then of an error.
  open func publish() { publish(options: []) }

  /// Publishes the service: the delegate is told that it will be, and then of an error.
  open func publish(options: Options = []) {
    guard activity == .none else { return later { $0.delegate?.netService($0, didNotPublish: Self.inProgress) } }
    activity = .publishing
    turn += 1
    delegate?.netServiceWillPublish(self)
    after(0) {
      $0.activity = .none
      $0.delegate?.netService($0, didNotPublish: Self.error(.unknownError))
    }
  }

  /// Looks the service up for five seconds.
  @available(*, deprecated, message: "Not supported")
  open func resolve() { resolve(withTimeout: 5) }

  /// Looks the service up: the delegate is told that it will be, and when the time is over that it was not found.
  ///
  /// - Parameter timeout: Seconds; 0 or less for as long as it takes.
  open func resolve(withTimeout timeout: TimeInterval) {
    guard activity == .none else { return later { $0.delegate?.netService($0, didNotResolve: Self.inProgress) } }
    activity = .resolving
    turn += 1
    delegate?.netServiceWillResolve(self)
    guard timeout > 0 else { return }
    after(timeout) {
      $0.activity = .none
      $0.delegate?.netService($0, didNotResolve: Self.error(.timeoutError))
    }
  }

  /// Ends what is under way; the delegate is told.
  open func stop() {
    guard activity != .none else { return }
    activity = .none
    turn += 1
    later { $0.delegate?.netServiceDidStop($0) }
  }

  /// Streams to the service; `false`, since it was not found.
  open func getInputStream(
    _ inputStream: UnsafeMutablePointer<InputStream?>?, outputStream: UnsafeMutablePointer<OutputStream?>?
  ) -> Bool { false }

  /// Has the delegate told of changes of the record, of which there are none.
  open func startMonitoring() {}
  /// Ends that.
  open func stopMonitoring() {}

  // MARK: - Records

  /// Sets what the service says of itself; `nil` for nothing.
  @discardableResult open func setTXTRecord(_ recordData: Data?) -> Bool {
    record = recordData
    return true
  }

  /// What the service says of itself.
  open func txtRecordData() -> Data? { record }

  /// The parts of a record by their keys. Where a key comes twice the first counts.
  open class func dictionary(fromTXTRecord txtData: Data) -> [String: Data] {
    var parts: [String: Data] = [:]
    var rest = txtData[...]
    while let count = rest.popFirst(), rest.count >= Int(count) {
      let part = rest.prefix(Int(count))
      rest = rest.dropFirst(Int(count))
      let key = part.prefix { $0 != UInt8(ascii: "=") }
      guard !key.isEmpty, let name = String(bytes: key, encoding: .utf8), parts[name] == nil else { continue }
      parts[name] = Data(part.dropFirst(key.count + 1))
    }
    return parts
  }

  /// A record of parts, in the order of their keys. Parts of more than 255 bytes are left out.
  open class func data(fromTXTRecord txtDictionary: [String: Data]) -> Data {
    var data = Data()
    for (key, value) in txtDictionary.sorted(by: { $0.key < $1.key }) {
      let part = Data("\(key)=".utf8) + value
      guard part.count <= 255 else { continue }
      data.append(UInt8(part.count))
      data.append(part)
    }
    return data.isEmpty ? Data([0]) : data
  }

  // MARK: - Telling

  static func error(_ code: ErrorCode) -> [String: NSNumber] {
    // 10 is the domain of errors of Core Foundation's that are the service's own.
    [errorCode: NSNumber(value: code.rawValue), errorDomain: 10]
  }
  private static var inProgress: [String: NSNumber] { error(.activityInProgress) }

  private func later(_ body: @escaping (NetService) -> Void) {
    nonisolated(unsafe) let (service, body) = (self, body)
    DispatchQueue.main.async { body(service) }
  }

  private func after(_ seconds: TimeInterval, _ body: @escaping (NetService) -> Void) {
    nonisolated(unsafe) let (service, body) = (self, body)
    let turn = turn
    DispatchQueue.main.asyncAfter(deadline: .now() + seconds) { if service.turn == turn { body(service) } }
  }
}

/// Told what comes of publishing a service or looking it up. All methods are optional.
public protocol NetServiceDelegate: NSObjectProtocol {
  func netServiceWillPublish(_ sender: NetService)
  func netServiceDidPublish(_ sender: NetService)
  func netService(_ sender: NetService, didNotPublish errorDict: [String: NSNumber])
  func netServiceWillResolve(_ sender: NetService)
  func netServiceDidResolveAddress(_ sender: NetService)
  func netService(_ sender: NetService, didNotResolve errorDict: [String: NSNumber])
  func netServiceDidStop(_ sender: NetService)
  func netService(_ sender: NetService, didUpdateTXTRecord data: Data)
  func netService(
    _ sender: NetService, didAcceptConnectionWith inputStream: InputStream, outputStream: OutputStream)
}

extension NetServiceDelegate {
  public func netServiceWillPublish(_ sender: NetService) {}
  public func netServiceDidPublish(_ sender: NetService) {}
  public func netService(_ sender: NetService, didNotPublish errorDict: [String: NSNumber]) {}
  public func netServiceWillResolve(_ sender: NetService) {}
  public func netServiceDidResolveAddress(_ sender: NetService) {}
  public func netService(_ sender: NetService, didNotResolve errorDict: [String: NSNumber]) {}
  public func netServiceDidStop(_ sender: NetService) {}
  public func netService(_ sender: NetService, didUpdateTXTRecord data: Data) {}
  public func netService(
    _ sender: NetService, didAcceptConnectionWith inputStream: InputStream, outputStream: OutputStream
  ) {}
}
