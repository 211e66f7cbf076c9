// SPDX-FileCopyrightText: 2026 The Tessera Authors
// SPDX-License-Identifier: MIT

// Links: those of its own schemes come back to the app; websites and mail open in the browser that shows it.

extension UIApplication {
  /// How a link is to be opened.
  public struct OpenExternalURLOptionsKey: RawRepresentable, Hashable, Sendable {
    public let rawValue: String

    public init(rawValue: String) { self.rawValue = rawValue }

    /// Only by an app that is installed for it; there is none.
    public static let universalLinksOnly = OpenExternalURLOptionsKey(
      rawValue: "UIApplicationOpenURLOptionUniversalLinksOnly")
  }

  /// Opens a website, or a mail, beside the app.
  ///
  /// - Parameter completion: Told a little later whether there is somebody who can.
  @preconcurrency public func open(
    _ url: URL, options: [OpenExternalURLOptionsKey: Any] = [:],
    completionHandler completion: (@MainActor @Sendable (Bool) -> Void)? = nil
  ) {
    let opens = canOpenURL(url) && options[.universalLinksOnly] as? Bool != true
    if opens { openSoon(url) }
    if let completion { schedule(after: 0) { completion(opens) } }
  }

  /// Opens a link; the app's own come to it a little later.
  func openSoon(_ url: URL) {
    if isOwn(url) {
      schedule(after: 0) { [weak self] in self?.take(url, sourceApplication: Bundle.main.bundleIdentifier) }
      return
    }
    if let linkOpener { linkOpener(url) } else { Self.warn("The app opens \(url.absoluteString)") }
  }

  /// In bytes; what hosts take.
  static let longestLink = 8 << 10
}
