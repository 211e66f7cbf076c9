// SPDX-FileCopyrightText: 2026 The Tessera Authors
// SPDX-License-Identifier: MIT

// URLs that come to the app: those of its own schemes, and websites' addresses, which come as activities. Which websites
// are an app's is not known here, since that stands with the websites; each is taken to be.

extension UIApplication {
  /// Whether Info.plist (`CFBundleURLTypes`) says that URLs of that scheme are the app's.
  func isOwn(_ url: URL) -> Bool { sceneManifest.urlSchemes.contains(url.scheme?.lowercased() ?? "") }

  /// People opened a link elsewhere, and the app is to take it.
  func openedByPeople(_ address: String) {
    guard let url = URL(string: address), isOwn(url) || Self.isWebsite(url) else {
      return Self.warn("The app has no scheme in CFBundleURLTypes that fits \(address)")
    }
    take(url, sourceApplication: nil)
  }

  /// Gives a URL to the scene that people are at, to a scene that is connected for it, or to the app's delegate.
  func take(_ url: URL, sourceApplication: String?) {
    let isOwn = isOwn(url)
    let activity = isOwn ? nil : Self.browsing(url)
    guard hasScenes else { return takeWithoutScenes(url, activity, sourceApplication) }
    let delivery = SceneDelivery(
      activity: activity, url: isOwn ? url : nil, sourceApplication: sourceApplication)
    if let frontScene {
      delivery.hand(to: frontScene)
    } else {
      openLastScene(delivery)
    }
  }

  private func takeWithoutScenes(_ url: URL, _ activity: NSUserActivity?, _ sourceApplication: String?) {
    guard let activity else {
      var options: [OpenURLOptionsKey: Any] = [.openInPlace: false]
      options[.sourceApplication] = sourceApplication
      _ = storedDelegate?.application(self, open: url, options: options)
      return
    }
    _ = storedDelegate?.application(self, willContinueUserActivityWithType: activity.activityType)
    _ = storedDelegate?.application(self, continue: activity) { restoring in
      for object in restoring ?? [] { object.restoreUserActivityState(activity) }
    }
  }

  private static func isWebsite(_ url: URL) -> Bool { ["http", "https"].contains(url.scheme?.lowercased() ?? "") }

  private static func browsing(_ url: URL) -> NSUserActivity {
    let activity = NSUserActivity(activityType: NSUserActivityTypeBrowsingWeb)
    activity.webpageURL = url
    return activity
  }
}
