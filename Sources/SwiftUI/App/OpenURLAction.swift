// SPDX-FileCopyrightText: 2026 The Tessera Authors
// SPDX-License-Identifier: MIT

/// Opens a URL; read from the environment as `openURL`.
@MainActor @preconcurrency public struct OpenURLAction: Sendable {
  /// What became of a URL.
  public struct Result: Sendable {
    enum Kind: Sendable {
      case handled
      case discarded
      case system(URL?)
    }
    let kind: Kind

    /// The handler opened it.
    public static let handled = Result(kind: .handled)
    /// Nobody opened it.
    public static let discarded = Result(kind: .discarded)
    /// The system is to open it.
    public static let systemAction = Result(kind: .system(nil))

    /// The system is to open another URL in its place.
    public static func systemAction(_ url: URL) -> Result { Result(kind: .system(url)) }
  }

  private nonisolated let handler: Unchecked<(URL) -> Result>?

  /// An action that asks a handler first.
  public nonisolated init(handler: @escaping (URL) -> OpenURLAction.Result) {
    self.handler = Unchecked(handler)
  }

  nonisolated init() { handler = nil }

  /// Opens a URL.
  public func callAsFunction(_ url: URL) { callAsFunction(url) { _ in } }

  /// Opens a URL; tells whether someone did.
  public func callAsFunction(_ url: URL, completion: @escaping (_ accepted: Bool) -> Void) {
    switch (handler?.value(url) ?? .systemAction).kind {
    case .handled: completion(true)
    case .discarded: completion(false)
    case .system(let other):
      let told = Unchecked(completion)
      UIApplication.shared.open(other ?? url, options: [:]) { accepted in told.value(accepted) }
    }
  }
}

private struct OpenURLKey: EnvironmentKey {
  static var defaultValue: OpenURLAction { OpenURLAction() }
}

extension EnvironmentValues {
  /// Opens URLs for views: links, and whoever calls it.
  public var openURL: OpenURLAction {
    get { self[OpenURLKey.self] }
    set { self[OpenURLKey.self] = newValue }
  }
}

/// Those who take URLs and activities that come to a window.
@MainActor final class LinkHandlers {
  private var urls: [(key: ObjectIdentifier, body: (URL) -> Void)] = []
  private var activities: [(key: ObjectIdentifier, type: String, body: (NSUserActivity) -> Void)] = []

  func add(_ key: AnyObject, _ body: @escaping (URL) -> Void) {
    guard !urls.contains(where: { $0.key == ObjectIdentifier(key) }) else { return }
    urls.append((ObjectIdentifier(key), body))
  }

  func add(_ key: AnyObject, type: String, _ body: @escaping (NSUserActivity) -> Void) {
    guard !activities.contains(where: { $0.key == ObjectIdentifier(key) }) else { return }
    activities.append((ObjectIdentifier(key), type, body))
  }

  func remove(_ key: AnyObject) {
    urls.removeAll { $0.key == ObjectIdentifier(key) }
    activities.removeAll { $0.key == ObjectIdentifier(key) }
  }

  func open(_ url: URL) { urls.forEach { $0.body(url) } }

  /// A website's address is an activity too.
  func proceed(with activity: NSUserActivity) {
    for handler in activities where handler.type == activity.activityType { handler.body(activity) }
    if activity.activityType == NSUserActivityTypeBrowsingWeb, let url = activity.webpageURL { open(url) }
  }
}

struct OpenURLHandler {
  var action: (URL) -> Void
}

extension OpenURLHandler: ElementModifier {
  func makeState() {}

  func update(_ host: ElementModifierHost<Self>) {
    host.element.host?.outermost.links.add(host) { [weak host] url in host?.modifier.action(url) }
  }

  func remove(_ host: ElementModifierHost<Self>) { host.element.host?.outermost.links.remove(host) }
}

struct ActivityHandler {
  var type: String
  var action: (NSUserActivity) -> Void
}

extension ActivityHandler: ElementModifier {
  func makeState() {}

  func update(_ host: ElementModifierHost<Self>) {
    host.element.host?.outermost.links.add(host, type: type) { [weak host] in host?.modifier.action($0) }
  }

  func remove(_ host: ElementModifierHost<Self>) { host.element.host?.outermost.links.remove(host) }
}

extension View {
  /// Acts on URLs that come to the window.
  public nonisolated func onOpenURL(perform action: @escaping (URL) -> Void) -> some View {
    modifier(OpenURLHandler(action: action))
  }

  /// Acts on activities of a type that come to the window.
  public nonisolated func onContinueUserActivity(
    _ activityType: String, perform action: @escaping (NSUserActivity) -> Void
  ) -> some View { modifier(ActivityHandler(type: activityType, action: action)) }
}
