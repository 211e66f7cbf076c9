// SPDX-FileCopyrightText: 2026 The Tessera Authors
// SPDX-License-Identifier: MIT

/// Says what of a responder can be shared, and how.
@preconcurrency @MainActor public protocol UIActivityItemsConfigurationReading: NSObjectProtocol {
  var itemProvidersForActivityItemsConfiguration: [NSItemProvider] { get }
  /// Whether the items can be used in a way. Optional; all ways unless said.
  func activityItemsConfigurationSupports(interaction: UIActivityItemsConfigurationInteraction) -> Bool
  /// Something about all items together. Optional.
  func activityItemsConfigurationMetadata(key: UIActivityItemsConfigurationMetadataKey) -> Any?
  /// Something about one item. Optional.
  func activityItemsConfigurationMetadataForItem(at index: Int, key: UIActivityItemsConfigurationMetadataKey) -> Any?
  /// A picture of one item. Optional.
  func activityItemsConfigurationPreviewForItem(
    at index: Int, intent: UIActivityItemsConfigurationPreviewIntent, suggestedSize: CGSize
  ) -> NSItemProvider?
  /// What the app offers beside the system's activities. Optional.
  var applicationActivitiesForActivityItemsConfiguration: [UIActivity]? { get }
}

extension UIActivityItemsConfigurationReading {
  public func activityItemsConfigurationSupports(interaction: UIActivityItemsConfigurationInteraction) -> Bool { true }
  public func activityItemsConfigurationMetadata(key: UIActivityItemsConfigurationMetadataKey) -> Any? { nil }
  public func activityItemsConfigurationMetadataForItem(
    at index: Int, key: UIActivityItemsConfigurationMetadataKey
  ) -> Any? { nil }
  public func activityItemsConfigurationPreviewForItem(
    at index: Int, intent: UIActivityItemsConfigurationPreviewIntent, suggestedSize: CGSize
  ) -> NSItemProvider? { nil }
  public var applicationActivitiesForActivityItemsConfiguration: [UIActivity]? { nil }
}

/// A way in which items are used.
public struct UIActivityItemsConfigurationInteraction: RawRepresentable, Hashable, Sendable {
  public let rawValue: String

  public init(rawValue: String) {
    self.rawValue = rawValue
  }

  public static let share = UIActivityItemsConfigurationInteraction(rawValue: "share")
  public static let copy = UIActivityItemsConfigurationInteraction(rawValue: "copy")
}

/// Names something about items.
public struct UIActivityItemsConfigurationMetadataKey: RawRepresentable, Hashable, Sendable {
  public let rawValue: String

  public init(rawValue: String) {
    self.rawValue = rawValue
  }

  public init(_ rawValue: String) {
    self.rawValue = rawValue
  }

  public static let title = UIActivityItemsConfigurationMetadataKey("title")
  public static let messageBody = UIActivityItemsConfigurationMetadataKey("messageBody")
  public static let linkPresentationMetadata = UIActivityItemsConfigurationMetadataKey("linkPresentationMetadata")
  public static let collaborationModeRestrictions = UIActivityItemsConfigurationMetadataKey(
    "collaborationModeRestrictions")
}

/// How large a picture of an item is wanted.
public struct UIActivityItemsConfigurationPreviewIntent: RawRepresentable, Hashable, Sendable {
  public let rawValue: String

  public init(rawValue: String) {
    self.rawValue = rawValue
  }

  public static let fullSize = UIActivityItemsConfigurationPreviewIntent(rawValue: "fullSize")
  public static let thumbnail = UIActivityItemsConfigurationPreviewIntent(rawValue: "thumbnail")
}

/// Items to share, with closures that say the rest.
@preconcurrency @MainActor open class UIActivityItemsConfiguration: NSObject, UIActivityItemsConfigurationReading {
  open private(set) var itemProvidersForActivityItemsConfiguration: [NSItemProvider]
  /// Something of the app's own.
  open var localObject: Any?
  /// In which ways the items can be used. Defaults to sharing and copying.
  open var supportedInteractions: [UIActivityItemsConfigurationInteraction] = [.share, .copy]
  open var metadataProvider: ((UIActivityItemsConfigurationMetadataKey) -> Any?)?
  open var perItemMetadataProvider: ((Int, UIActivityItemsConfigurationMetadataKey) -> Any?)?
  open var previewProvider: ((Int, UIActivityItemsConfigurationPreviewIntent, CGSize) -> NSItemProvider?)?
  open var applicationActivitiesProvider: (() -> [UIActivity])?

  public init(objects: [any NSItemProviderWriting]) {
    itemProvidersForActivityItemsConfiguration = objects.map { NSItemProvider(object: $0) }
    super.init()
  }

  public init(itemProviders: [NSItemProvider]) {
    itemProvidersForActivityItemsConfiguration = itemProviders
    super.init()
  }

  open func activityItemsConfigurationSupports(interaction: UIActivityItemsConfigurationInteraction) -> Bool {
    supportedInteractions.contains(interaction)
  }

  open func activityItemsConfigurationMetadata(key: UIActivityItemsConfigurationMetadataKey) -> Any? {
    metadataProvider?(key)
  }

  open func activityItemsConfigurationMetadataForItem(
    at index: Int, key: UIActivityItemsConfigurationMetadataKey
  ) -> Any? { perItemMetadataProvider?(index, key) }

  open func activityItemsConfigurationPreviewForItem(
    at index: Int, intent: UIActivityItemsConfigurationPreviewIntent, suggestedSize: CGSize
  ) -> NSItemProvider? { previewProvider?(index, intent, suggestedSize) }

  open var applicationActivitiesForActivityItemsConfiguration: [UIActivity]? { applicationActivitiesProvider?() }
}

extension UIActivityViewController {
  /// Offers what can be done with the items of a configuration: those of which it says that they can be shared.
  public convenience init(activityItemsConfiguration: any UIActivityItemsConfigurationReading) {
    let isShared = activityItemsConfiguration.activityItemsConfigurationSupports(interaction: .share)
    let providers = activityItemsConfiguration.itemProvidersForActivityItemsConfiguration
    self.init(
      activityItems: isShared ? providers.compactMap(\.heldObject) : [],
      applicationActivities: activityItemsConfiguration.applicationActivitiesForActivityItemsConfiguration)
  }
}

extension UIResponder {
  /// What of the responder can be shared; kept for the app, which hands it to an activity sheet. Defaults to `nil`.
  public var activityItemsConfiguration: (any UIActivityItemsConfigurationReading)? {
    get { storedItemsConfiguration as? any UIActivityItemsConfigurationReading }
    set { storedItemsConfiguration = newValue }
  }
}
