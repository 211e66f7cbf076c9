// SPDX-FileCopyrightText: 2026 The Tessera Authors
// SPDX-License-Identifier: MIT

extension UIPasteboard {
  /// What text of the pasteboard may be.
  public struct DetectionPattern: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }

    public static let number = DetectionPattern(rawValue: "com.apple.uikit.pasteboard-detection-pattern.number")
    public static let probableWebURL = DetectionPattern(
      rawValue: "com.apple.uikit.pasteboard-detection-pattern.probable-web-url")
    public static let probableWebSearch = DetectionPattern(
      rawValue: "com.apple.uikit.pasteboard-detection-pattern.probable-web-search")
  }

  /// Finds out which of some patterns the first item has, without saying more of it.
  ///
  /// - Parameter completionHandler: Called on the main queue.
  public func detectPatterns(
    for patterns: Set<DetectionPattern>,
    completionHandler: @escaping (Result<Set<DetectionPattern>, any Error>) -> Void
  ) {
    let found = Set(detected(patterns).keys)
    tell { completionHandler(.success(found)) }
  }

  /// Finds out which of some patterns each of some items has; `nil` stands for all items.
  public func detectPatterns(
    for patterns: Set<DetectionPattern>, inItemSet itemSet: IndexSet?,
    completionHandler: @escaping (Result<[Set<DetectionPattern>], any Error>) -> Void
  ) {
    let meant = (itemSet.map(Array.init) ?? Array(items.indices)).filter(items.indices.contains)
    let found = meant.map { Set(detected(patterns, inItemAt: $0).keys) }
    tell { completionHandler(.success(found)) }
  }

  /// Finds the values of some patterns in the first item: a `Double`, a text that is an address, or what may be searched for.
  public func detectValues(
    for patterns: Set<DetectionPattern>,
    completionHandler: @escaping (Result<[DetectionPattern: Any], any Error>) -> Void
  ) {
    let found = detected(patterns)
    tell { completionHandler(.success(found)) }
  }

  private func tell(_ words: @escaping () -> Void) {
    nonisolated(unsafe) let words = words
    DispatchQueue.main.async { words() }
  }

  private func detected(
    _ patterns: Set<DetectionPattern>, inItemAt index: Int = 0
  ) -> [DetectionPattern: Any] {
    let texts = items.indices.contains(index) ? text(ofItemAt: index) : nil
    guard let text = texts?.trimmingCharacters(in: .whitespacesAndNewlines), !text.isEmpty else { return [:] }
    var found: [DetectionPattern: Any] = [:]
    let address = Self.webAddress(text)
    if patterns.contains(.probableWebURL), let address { found[.probableWebURL] = address }
    if patterns.contains(.number), let number = Self.number(text) { found[.number] = number }
    // A few words that are no address may be looked for.
    if patterns.contains(.probableWebSearch), address == nil, text.count <= 200, !text.contains("\n") {
      found[.probableWebSearch] = text
    }
    return found
  }

  /// The text as an address of the web, where all of it is one.
  private static func webAddress(_ text: String) -> String? {
    guard let detector = try? NSDataDetector(types: NSTextCheckingResult.CheckingType.link.rawValue) else { return nil }
    let range = NSRange(text.startIndex..., in: text)
    guard let match = detector.firstMatch(in: text, options: [], range: range), match.range == range,
      let scheme = match.url?.scheme?.lowercased(), ["http", "https"].contains(scheme)
    else { return nil }
    return text
  }

  /// The text as a number, written as here or in English.
  private static func number(_ text: String) -> Double? {
    if let number = Double(text), number.isFinite { return number }
    let formatter = NumberFormatter()
    formatter.numberStyle = .decimal
    return formatter.number(from: text)?.doubleValue
  }
}
