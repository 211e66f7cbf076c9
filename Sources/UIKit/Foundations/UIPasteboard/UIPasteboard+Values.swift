// SPDX-FileCopyrightText: 2026 The Tessera Authors
// SPDX-License-Identifier: MIT

// Text, addresses, pictures and colours, and values by type.

extension UIPasteboard {
  /// The text of the first item that has one; setting it replaces all items.
  public var string: String? {
    get { strings?.first }
    set { strings = newValue.map { [$0] } }
  }

  public var strings: [String]? {
    get { all(Self.text) }
    set { set(newValue, "public.utf8-plain-text") }
  }

  /// The address of the first item that has one; setting it replaces all items.
  public var url: URL? {
    get { urls?.first }
    set { urls = newValue.map { [$0] } }
  }

  public var urls: [URL]? {
    get { all { item in item["public.url"].flatMap(Self.url) } }
    set { set(newValue, "public.url") }
  }

  /// The picture of the first item that has one; setting it replaces all items.
  public var image: UIImage? {
    get { images?.first }
    set { images = newValue.map { [$0] } }
  }

  public var images: [UIImage]? {
    get { all { item in Self.typeListImage.lazy.compactMap { item[$0].flatMap(Self.image) }.first } }
    set { set(newValue, "public.png") }
  }

  /// The colour of the first item that has one; setting it replaces all items.
  public var color: UIColor? {
    get { colors?.first }
    set { colors = newValue.map { [$0] } }
  }

  public var colors: [UIColor]? {
    get { all { item in item["com.apple.uikit.color"] as? UIColor } }
    set { set(newValue, "com.apple.uikit.color") }
  }

  public var hasStrings: Bool { strings != nil }
  public var hasURLs: Bool { urls != nil }
  public var hasImages: Bool { images != nil }
  public var hasColors: Bool { colors != nil }

  public var numberOfItems: Int { items.count }

  /// The types of the first item, sorted.
  public var types: [String] { items.first?.keys.sorted() ?? [] }

  // MARK: - By type

  public func contains(pasteboardTypes: [String]) -> Bool {
    items.first.map { Self.has(pasteboardTypes, $0) } ?? false
  }

  /// Whether each of the items has one of the types; `nil` stands for all items.
  public func contains(pasteboardTypes: [String], inItemSet itemSet: IndexSet?) -> Bool {
    let meant = items(in: itemSet)
    return !meant.isEmpty && meant.allSatisfy { Self.has(pasteboardTypes, $0) }
  }

  /// The places of the items that have one of the types; `nil` where none has.
  public func itemSet(withPasteboardTypes pasteboardTypes: [String]) -> IndexSet? {
    let places = IndexSet(items.indices.filter { Self.has(pasteboardTypes, items[$0]) })
    return places.isEmpty ? nil : places
  }

  /// The types of each of the items.
  public func types(forItemSet itemSet: IndexSet?) -> [[String]]? { items(in: itemSet).map { $0.keys.sorted() } }

  /// The first item's value of a type.
  public func value(forPasteboardType pasteboardType: String) -> Any? { items.first?[pasteboardType] }

  public func values(forPasteboardType pasteboardType: String, inItemSet itemSet: IndexSet?) -> [Any]? {
    let values = items(in: itemSet).compactMap { $0[pasteboardType] }
    return values.isEmpty ? nil : values
  }

  /// The first item's value of a type as bytes.
  public func data(forPasteboardType pasteboardType: String) -> Data? {
    value(forPasteboardType: pasteboardType).flatMap(Self.data)
  }

  public func data(forPasteboardType pasteboardType: String, inItemSet itemSet: IndexSet?) -> [Data]? {
    let data = values(forPasteboardType: pasteboardType, inItemSet: itemSet)?.compactMap(Self.data) ?? []
    return data.isEmpty ? nil : data
  }

  /// Replaces all items by one value.
  public func setValue(_ value: Any, forPasteboardType pasteboardType: String) { items = [[pasteboardType: value]] }

  /// Replaces all items by one of bytes.
  public func setData(_ data: Data, forPasteboardType pasteboardType: String) { items = [[pasteboardType: data]] }

  // MARK: - Item providers

  /// The items as providers; setting them is not possible, since what they promise may come later.
  public var itemProviders: [NSItemProvider] {
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

  // MARK: - Reading

  static func resolvingAutomaticTypes(_ item: [String: Any]) -> [String: Any] {
    guard let value = item[typeAutomatic] else { return item }
    var result = item
    result[typeAutomatic] = nil
    switch value {
    case is String: result["public.utf8-plain-text"] = value
    case is URL: result["public.url"] = value
    case is UIImage: result["public.png"] = value
    case is UIColor: result["com.apple.uikit.color"] = value
    default: result["public.data"] = value
    }
    return result
  }

  private func all<Value>(_ read: ([String: Any]) -> Value?) -> [Value]? {
    let values = items.compactMap(read)
    return values.isEmpty ? nil : values
  }

  private func set<Value>(_ values: [Value]?, _ type: String) {
    items = (values ?? []).map { [type: $0] }
  }

  private func items(in set: IndexSet?) -> [[String: Any]] {
    let items = items
    return set.map { $0.filter(items.indices.contains).map { items[$0] } } ?? items
  }

  private static func has(_ types: [String], _ item: [String: Any]) -> Bool {
    types.contains { wanted in item.keys.contains { TypeIdentifiers.conforms($0, to: wanted) } }
  }

  func text(ofItemAt index: Int) -> String? {
    Self.text(items[index]) ?? items[index]["public.url"].flatMap(Self.url)?.absoluteString
  }

  private static func text(_ item: [String: Any]) -> String? {
    for type in item.keys.sorted() where TypeIdentifiers.conforms(type, to: "public.text") {
      switch item[type] {
      case let text as String: return text
      case let text as NSAttributedString: return text.string
      case let data as Data: return String(data: data, encoding: .utf8)
      default: break
      }
    }
    return nil
  }

  private static func url(_ value: Any) -> URL? {
    switch value {
    case let url as URL: url
    case let text as String: URL(string: text)
    case let data as Data: String(data: data, encoding: .utf8).flatMap { URL(string: $0) }
    default: nil
    }
  }

  private static func image(_ value: Any) -> UIImage? {
    (value as? UIImage) ?? (value as? Data).flatMap { UIImage(data: $0) }
  }

  private static func data(_ value: Any) -> Data? {
    switch value {
    case let data as Data: data
    case let text as String: Data(text.utf8)
    case let url as URL: Data(url.absoluteString.utf8)
    case let image as UIImage: image.pngData()
    default: nil
    }
  }
}
