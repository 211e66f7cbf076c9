// SPDX-FileCopyrightText: 2026 The Tessera Authors
// SPDX-License-Identifier: MIT

// Text, addresses, pictures and colours, and values by type.

extension UIPasteboard {
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

  func all<Value>(_ read: ([String: Any]) -> Value?) -> [Value]? {
    let values = items.compactMap(read)
    return values.isEmpty ? nil : values
  }

  func set<Value>(_ values: [Value]?, _ type: String) {
    items = (values ?? []).map { [type: $0] }
  }

  func items(in set: IndexSet?) -> [[String: Any]] {
    let items = items
    return set.map { $0.filter(items.indices.contains).map { items[$0] } } ?? items
  }

  static func has(_ types: [String], _ item: [String: Any]) -> Bool {
    types.contains { wanted in item.keys.contains { TypeIdentifiers.conforms($0, to: wanted) } }
  }

  func text(ofItemAt index: Int) -> String? {
    Self.text(items[index]) ?? items[index]["public.url"].flatMap(Self.url)?.absoluteString
  }

  /// Plain text comes before what is written in a language of its own, as HTML is.
  static func text(_ item: [String: Any]) -> String? {
    let types = item.keys.filter { TypeIdentifiers.conforms($0, to: "public.text") }.sorted()
    let isPlain = { TypeIdentifiers.conforms($0, to: "public.plain-text") }
    for type in types.filter(isPlain) + types.filter({ !isPlain($0) }) {
      switch item[type] {
      case let text as String: return text
      case let text as NSAttributedString: return text.string
      case let data as Data: return String(data: data, encoding: .utf8)
      default: break
      }
    }
    return nil
  }

  static func url(_ value: Any) -> URL? {
    switch value {
    case let url as URL: url
    case let text as String: URL(string: text)
    case let data as Data: String(data: data, encoding: .utf8).flatMap { URL(string: $0) }
    default: nil
    }
  }

  static func image(_ value: Any) -> UIImage? {
    (value as? UIImage) ?? (value as? Data).flatMap { UIImage(data: $0) }
  }

  static func data(_ value: Any) -> Data? {
    switch value {
    case let data as Data: data
    case let text as String: Data(text.utf8)
    case let url as URL: Data(url.absoluteString.utf8)
    case let image as UIImage: image.pngData()
    default: nil
    }
  }
}
