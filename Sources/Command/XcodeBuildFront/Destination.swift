// SPDX-FileCopyrightText: 2026 The Tessera Authors
// SPDX-License-Identifier: MIT

/// A destination as `-destination` names it: `platform=iOS Simulator,name=iPhone 15 Pro,OS=17.2`.
package struct Destination: Hashable, Sendable {
  package var platform = ""
  package var name: String?
  package var identifier: String?
  package var system: String?
  /// Whether no device is meant, as with `generic/platform=iOS`.
  package var isGeneric = false

  /// - Throws: Where the text isn't `key=value` pairs separated by commas.
  package init(_ text: String) throws(FrontError) {
    var rest = Substring(text)
    if rest.hasPrefix("generic/") {
      isGeneric = true
      rest = rest.dropFirst("generic/".count)
    }
    for part in rest.split(separator: ",") {
      let pair = part.split(separator: "=", maxSplits: 1).map { Self.trimmed($0) }
      guard pair.count == 2 else {
        throw FrontError(.usage, "-destination: expected key=value pairs separated by commas, found '\(text)'")
      }
      switch pair[0] {
      case "platform": platform = pair[1]
      case "name": name = pair[1]
      case "id": identifier = pair[1]
      case "OS": system = pair[1]
      case "arch", "variant": break
      default: throw FrontError(.usage, "-destination: unknown key '\(pair[0])' in '\(text)'")
      }
    }
    // A generic device has a name too: `name=Any iOS Device`.
    if let name, name.hasPrefix("Any iOS") { isGeneric = true }
  }

  private static func trimmed(_ text: Substring) -> String {
    var text = text
    while text.first?.isWhitespace == true { text.removeFirst() }
    while text.last?.isWhitespace == true { text.removeLast() }
    return String(text)
  }

  /// The platforms whose apps run here.
  private static let platforms: Set = ["", "iOS Simulator", "iOS"]

  /// The device that tests run on; `nil` for a generic destination.
  ///
  /// - Throws: Where the platform isn't iOS, or no device has the name or the identifier.
  package func device() throws(FrontError) -> SimulatedDevice? {
    guard Self.platforms.contains(platform) else {
      throw FrontError(
        .missing,
        "Unable to find a destination: '\(platform)' is not simulated here; Tessera has the platform 'iOS Simulator'")
    }
    if isGeneric { return nil }
    if let identifier {
      if let found = SimulatedDevice.all.first(where: { $0.identifier == identifier.uppercased() }) { return found }
      throw FrontError(
        .missing, "Unable to find a destination with the id '\(identifier)'; `xcrun simctl list devices` names all")
    }
    guard let name else { return SimulatedDevice.standard }
    if let found = SimulatedDevice.named(name) { return found }
    throw FrontError(
      .missing, "Unable to find a destination with the name '\(name)'; `xcrun simctl list devices` names all")
  }
}
