// SPDX-FileCopyrightText: 2026 The Tessera Authors
// SPDX-License-Identifier: MIT

/// A place to copy to and paste from: the app's general one, or one with a name.
///
/// An item is one thing in several representations, each under its type. All pasteboards live in the app's process; the
/// browser's clipboard is another one.
@preconcurrency @MainActor open class UIPasteboard: NSObject {
  /// The name of a pasteboard.
  public struct Name: RawRepresentable, Hashable, Sendable {
    public let rawValue: String

    public init(rawValue: String) {
      self.rawValue = rawValue
    }

    public init(_ rawValue: String) {
      self.rawValue = rawValue
    }

    public static let general = Name("com.apple.UIKit.pboard.general")
  }

  /// What goes for all items that are set together.
  public struct OptionsKey: RawRepresentable, Hashable, Sendable {
    public let rawValue: String

    public init(rawValue: String) {
      self.rawValue = rawValue
    }

    /// A `Date` after which the items are gone.
    public static let expirationDate = OptionsKey(rawValue: "UIPasteboardOptionExpirationDate")
    /// A `Bool`: whether the items stay on this device, as all do here.
    public static let localOnly = OptionsKey(rawValue: "UIPasteboardOptionLocalOnly")
  }

  /// Posted by a pasteboard whose items changed, with the types that came and went in `userInfo`.
  public nonisolated static let changedNotification = Notification.Name("UIPasteboardChangedNotification")
  /// Posted by a pasteboard that was removed.
  public nonisolated static let removedNotification = Notification.Name("UIPasteboardRemovedNotification")
  public nonisolated static let changedTypesAddedUserInfoKey = "UIPasteboardChangedTypesAddedKey"
  public nonisolated static let changedTypesRemovedUserInfoKey = "UIPasteboardChangedTypesRemovedKey"

  /// The types that text, addresses, pictures and colours have, the best first.
  public nonisolated static let typeListString = ["public.utf8-plain-text", "public.text"]
  public nonisolated static let typeListURL = ["public.url"]
  public nonisolated static let typeListImage = [
    "public.png", "public.jpeg", "com.compuserve.gif", "com.apple.uikit.image",
  ]
  public nonisolated static let typeListColor = ["com.apple.uikit.color"]
  /// A type that stands for whatever fits the value.
  public nonisolated static let typeAutomatic = "com.apple.uikit.type-automatic"

  private static var named: [Name: UIPasteboard] = [:]
  private static var uniqueCount = 0

  /// The pasteboard that all of the app shares.
  public class var general: UIPasteboard { existing(.general, create: true) }

  /// The pasteboard of that name; made if it is not there and `create` is true, else `nil`.
  public convenience init?(name pasteboardName: Name, create: Bool) {
    guard create || Self.named[pasteboardName] != nil else { return nil }
    self.init(sharing: Self.named[pasteboardName]?.contents ?? PasteboardContents(), pasteboardName)
    if Self.named[pasteboardName] == nil { Self.named[pasteboardName] = self }
  }

  /// A new pasteboard under a name that no other has.
  public class func withUniqueName() -> UIPasteboard {
    uniqueCount += 1
    return existing(Name("com.apple.UIKit.pboard.unique.\(uniqueCount)"), create: true)
  }

  /// Empties a pasteboard and forgets its name. The general one stays.
  public class func remove(withName pasteboardName: Name) {
    guard pasteboardName != .general, let pasteboard = named.removeValue(forKey: pasteboardName) else { return }
    pasteboard.contents.items = []
    NotificationCenter.default.post(name: removedNotification, object: pasteboard)
  }

  private class func existing(_ name: Name, create: Bool) -> UIPasteboard {
    if let pasteboard = named[name] { return pasteboard }
    let pasteboard = UIPasteboard(sharing: PasteboardContents(), name)
    named[name] = pasteboard
    return pasteboard
  }

  /// Creates a pasteboard that has no name, for itself alone.
  public override init() {
    super.init()
  }

  // Not designated: an initialiser that apps cannot see would keep the others from their subclasses.
  private convenience init(sharing contents: PasteboardContents, _ name: Name) {
    self.init()
    self.contents = contents
    self.name = name
  }

  /// What objects for the same name have in common.
  private(set) final var contents = PasteboardContents()
  public private(set) final var name = Name("")

  /// How often the items changed, from 0 on.
  open var changeCount: Int { contents.changeCount }

  /// Each thing on the pasteboard, as its representations by type.
  open var items: [[String: Any]] {
    get { contents.present }
    set { setItems(newValue) }
  }

  /// Replaces all items.
  open func setItems(_ items: [[String: Any]], options: [OptionsKey: Any] = [:]) {
    replace(with: items.map(Self.resolvingAutomaticTypes), expiration: options[.expirationDate] as? Date)
  }

  /// Adds items behind those that are there.
  open func addItems(_ items: [[String: Any]]) {
    guard !items.isEmpty else { return }
    replace(
      with: contents.present + items.map(Self.resolvingAutomaticTypes), expiration: contents.expiration)
  }

  private func replace(with items: [[String: Any]], expiration: Date?) {
    let old = Set(contents.present.flatMap(\.keys))
    contents.items = items
    contents.expiration = expiration
    contents.changeCount += 1
    let new = Set(items.flatMap(\.keys))
    NotificationCenter.default.post(
      name: Self.changedNotification, object: self,
      userInfo: [
        Self.changedTypesAddedUserInfoKey: new.subtracting(old).sorted(),
        Self.changedTypesRemovedUserInfoKey: old.subtracting(new).sorted(),
      ])
  }

  /// The text of the first item that has one; setting it replaces all items.
  open var string: String? {
    get { strings?.first }
    set { strings = newValue.map { [$0] } }
  }

  open var strings: [String]? {
    get { all(Self.text) }
    set { set(newValue, "public.utf8-plain-text") }
  }

  /// The address of the first item that has one; setting it replaces all items.
  open var url: URL? {
    get { urls?.first }
    set { urls = newValue.map { [$0] } }
  }

  open var urls: [URL]? {
    get { all { item in item["public.url"].flatMap(Self.url) } }
    set { set(newValue, "public.url") }
  }

  /// The picture of the first item that has one; setting it replaces all items.
  open var image: UIImage? {
    get { images?.first }
    set { images = newValue.map { [$0] } }
  }

  open var images: [UIImage]? {
    get { all { item in Self.typeListImage.lazy.compactMap { item[$0].flatMap(Self.image) }.first } }
    set { set(newValue, "public.png") }
  }

  /// The colour of the first item that has one; setting it replaces all items.
  open var color: UIColor? {
    get { colors?.first }
    set { colors = newValue.map { [$0] } }
  }

  open var colors: [UIColor]? {
    get { all { item in item["com.apple.uikit.color"] as? UIColor } }
    set { set(newValue, "com.apple.uikit.color") }
  }

  open var hasStrings: Bool { strings != nil }

  open var hasURLs: Bool { urls != nil }

  open var hasImages: Bool { images != nil }

  open var hasColors: Bool { colors != nil }

  open var numberOfItems: Int { items.count }

  /// The types of the first item, sorted.
  open var types: [String] { items.first?.keys.sorted() ?? [] }

  open func contains(pasteboardTypes: [String]) -> Bool {
    items.first.map { Self.has(pasteboardTypes, $0) } ?? false
  }

  /// Whether each of the items has one of the types; `nil` stands for all items.
  open func contains(pasteboardTypes: [String], inItemSet itemSet: IndexSet?) -> Bool {
    let meant = items(in: itemSet)
    return !meant.isEmpty && meant.allSatisfy { Self.has(pasteboardTypes, $0) }
  }

  /// The places of the items that have one of the types; `nil` where none has.
  open func itemSet(withPasteboardTypes pasteboardTypes: [String]) -> IndexSet? {
    let places = IndexSet(items.indices.filter { Self.has(pasteboardTypes, items[$0]) })
    return places.isEmpty ? nil : places
  }

  /// The types of each of the items.
  open func types(forItemSet itemSet: IndexSet?) -> [[String]]? { items(in: itemSet).map { $0.keys.sorted() } }

  /// The first item's value of a type.
  open func value(forPasteboardType pasteboardType: String) -> Any? { items.first?[pasteboardType] }

  open func values(forPasteboardType pasteboardType: String, inItemSet itemSet: IndexSet?) -> [Any]? {
    let values = items(in: itemSet).compactMap { $0[pasteboardType] }
    return values.isEmpty ? nil : values
  }

  /// The first item's value of a type as bytes.
  open func data(forPasteboardType pasteboardType: String) -> Data? {
    value(forPasteboardType: pasteboardType).flatMap(Self.data)
  }

  open func data(forPasteboardType pasteboardType: String, inItemSet itemSet: IndexSet?) -> [Data]? {
    let data = values(forPasteboardType: pasteboardType, inItemSet: itemSet)?.compactMap(Self.data) ?? []
    return data.isEmpty ? nil : data
  }

  /// Replaces all items by one value.
  open func setValue(_ value: Any, forPasteboardType pasteboardType: String) { items = [[pasteboardType: value]] }

  /// Replaces all items by one of bytes.
  open func setData(_ data: Data, forPasteboardType pasteboardType: String) { items = [[pasteboardType: data]] }

  /// The items as providers; setting them is not possible, since what they promise may come later.
  open var itemProviders: [NSItemProvider] {
    items.map { item in
      let provider = NSItemProvider()
      for type in item.keys.sorted() {
        guard let value = item[type], let data = Self.data(value) else { continue }
        provider.registerDataRepresentation(forTypeIdentifier: type, visibility: .all) { done in
          done(data, nil)
          return nil
        }
      }
      return provider
    }
  }
}

/// What is on a pasteboard.
@MainActor final class PasteboardContents {
  var items: [[String: Any]] = []
  var changeCount = 0
  var expiration: Date?

  /// The items that have not expired.
  var present: [[String: Any]] {
    guard let expiration, expiration <= Date() else { return items }
    return []
  }
}
