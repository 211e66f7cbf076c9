// SPDX-FileCopyrightText: 2026 The Tessera Authors
// SPDX-License-Identifier: MIT

public import CoreMedia
public import Foundation

/// What is said of a film or a sound. Nothing is read: the items that there are were made by code.
open class AVMetadataItem: NSObject, NSCopying, @unchecked Sendable {
  override init() { super.init() }

  /// An item with the same to say.
  public init(
    propertiesOf metadataItem: AVMetadataItem,
    valueLoadingHandler handler: @escaping (AVMetadataItemValueRequest) -> Void
  ) {
    super.init()
    contents = metadataItem.contents
    let request = AVMetadataItemValueRequest(metadataItem)
    handler(request)
    contents.value = request.value
  }

  struct Contents {
    var identifier: AVMetadataIdentifier?
    var key: (any NSCopying & NSObjectProtocol)?
    var keySpace: AVMetadataKeySpace?
    var commonKey: AVMetadataKey?
    var value: (any NSCopying & NSObjectProtocol)?
    var locale: Locale?
    var languageTag: String?
    var dataType: String?
    var time = CMTime.invalid
    var duration = CMTime.invalid
    var startDate: Date?
    var extraAttributes: [AVMetadataExtraAttributeKey: Any]?
  }
  var contents = Contents()

  open var identifier: AVMetadataIdentifier? { contents.identifier }
  open var key: (any NSCopying & NSObjectProtocol)? { contents.key }
  open var keySpace: AVMetadataKeySpace? { contents.keySpace }
  /// The name that all formats have for it.
  open var commonKey: AVMetadataKey? {
    guard contents.commonKey == nil, let identifier, identifier.rawValue.hasPrefix("common/") else {
      return contents.commonKey
    }
    return AVMetadataKey(rawValue: String(identifier.rawValue.dropFirst("common/".count)))
  }
  open var value: (any NSCopying & NSObjectProtocol)? { contents.value }
  open var locale: Locale? { contents.locale }
  open var extendedLanguageTag: String? { contents.languageTag }
  open var dataType: String? { contents.dataType }
  open var time: CMTime { contents.time }
  open var duration: CMTime { contents.duration }
  open var startDate: Date? { contents.startDate }
  open var extraAttributes: [AVMetadataExtraAttributeKey: Any]? { contents.extraAttributes }
  open var stringValue: String? { (value as? NSString).map { String(describing: $0) } }
  open var numberValue: NSNumber? { value as? NSNumber }
  open var dateValue: Date? { (value as? NSDate).map { Date(timeIntervalSince1970: $0.timeIntervalSince1970) } }
  open var dataValue: Data? { (value as? NSData).map { Data(referencing: $0) } }

  open func copy(with zone: NSZone? = nil) -> Any {
    let copy = AVMetadataItem()
    copy.contents = contents
    return copy
  }

  open class func metadataItems(
    from metadataItems: [AVMetadataItem], filteredByIdentifier identifier: AVMetadataIdentifier
  ) -> [AVMetadataItem] { metadataItems.filter { $0.identifier == identifier } }

  open class func metadataItems(
    from metadataItems: [AVMetadataItem], withKey key: Any?, keySpace: AVMetadataKeySpace?
  ) -> [AVMetadataItem] {
    metadataItems.filter { item in
      let isKey = key.map { wanted in
        let name = (wanted as? AVMetadataKey)?.rawValue ?? "\(wanted)"
        return item.key.map { "\($0)" == name } == true || keySpace == .common && item.commonKey?.rawValue == name
      }
      let isSpace = keySpace.map { $0 == item.keySpace || $0 == .common && item.commonKey != nil }
      return isKey != false && isSpace != false
    }
  }

  open class func metadataItems(from metadataItems: [AVMetadataItem], with locale: Locale) -> [AVMetadataItem] {
    metadataItems.filter { $0.locale == locale }
  }

  open class func metadataItems(
    from metadataItems: [AVMetadataItem], filteredAndSortedAccordingToPreferredLanguages preferredLanguages: [String]
  ) -> [AVMetadataItem] {
    preferredLanguages.flatMap { language in metadataItems.filter { $0.extendedLanguageTag == language } }
  }

  /// The identifier of a name in a format.
  open class func identifier(forKey key: Any, keySpace: AVMetadataKeySpace) -> AVMetadataIdentifier? {
    let space = keySpace == .common ? "common" : keySpace == .id3 ? "id3" : keySpace.rawValue
    return AVMetadataIdentifier(rawValue: "\(space)/\((key as? AVMetadataKey)?.rawValue ?? "\(key)")")
  }
}

public struct AVMetadataExtraAttributeKey: RawRepresentable, Hashable, Sendable {
  public let rawValue: String
  public init(rawValue: String) { self.rawValue = rawValue }
  public static let info = AVMetadataExtraAttributeKey(rawValue: "info")
  public static let valueURI = AVMetadataExtraAttributeKey(rawValue: "URIString")
  public static let baseURI = AVMetadataExtraAttributeKey(rawValue: "baseURIString")
}

/// Asks an app for an item's value.
open class AVMetadataItemValueRequest: NSObject, @unchecked Sendable {
  open private(set) weak var metadataItem: AVMetadataItem?
  fileprivate var value: (any NSCopying & NSObjectProtocol)?
  init(_ item: AVMetadataItem) {
    metadataItem = item
    super.init()
  }
  open func respond(value: any NSCopying & NSObjectProtocol) { self.value = value }
  /// Tells that there is no value.
  open func respond(error: any Error) { value = nil }
}

/// An item that code makes.
open class AVMutableMetadataItem: AVMetadataItem, @unchecked Sendable {
  public override init() { super.init() }

  open override var identifier: AVMetadataIdentifier? {
    get { contents.identifier }
    set { contents.identifier = newValue }
  }
  open override var key: (any NSCopying & NSObjectProtocol)? {
    get { contents.key }
    set { contents.key = newValue }
  }
  open override var keySpace: AVMetadataKeySpace? {
    get { contents.keySpace }
    set { contents.keySpace = newValue }
  }
  open override var value: (any NSCopying & NSObjectProtocol)? {
    get { contents.value }
    set { contents.value = newValue }
  }
  open override var locale: Locale? {
    get { contents.locale }
    set { contents.locale = newValue }
  }
  open override var extendedLanguageTag: String? {
    get { contents.languageTag }
    set { contents.languageTag = newValue }
  }
  open override var dataType: String? {
    get { contents.dataType }
    set { contents.dataType = newValue }
  }
  open override var time: CMTime {
    get { contents.time }
    set { contents.time = newValue }
  }
  open override var duration: CMTime {
    get { contents.duration }
    set { contents.duration = newValue }
  }
  open override var startDate: Date? {
    get { contents.startDate }
    set { contents.startDate = newValue }
  }
  open override var extraAttributes: [AVMetadataExtraAttributeKey: Any]? {
    get { contents.extraAttributes }
    set { contents.extraAttributes = newValue }
  }
}

extension AVMetadataItem: AVAsynchronousKeyValueLoading {}

/// Items of a stretch of time.
open class AVTimedMetadataGroup: NSObject, @unchecked Sendable {
  open private(set) var items: [AVMetadataItem]
  open private(set) var timeRange: CMTimeRange
  public init(items: [AVMetadataItem], timeRange: CMTimeRange) {
    (self.items, self.timeRange) = (items, timeRange)
    super.init()
  }
}

open class AVDateRangeMetadataGroup: NSObject, @unchecked Sendable {
  open private(set) var items: [AVMetadataItem]
  open private(set) var startDate: Date
  open private(set) var endDate: Date?
  public init(items: [AVMetadataItem], start startDate: Date, end endDate: Date?) {
    (self.items, self.startDate, self.endDate) = (items, startDate, endDate)
    super.init()
  }
}
