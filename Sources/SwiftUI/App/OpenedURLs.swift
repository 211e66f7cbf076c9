// SPDX-FileCopyrightText: 2026 The Tessera Authors
// SPDX-License-Identifier: MIT

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
