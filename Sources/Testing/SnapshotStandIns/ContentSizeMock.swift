// SPDX-FileCopyrightText: 2026 The Tessera Authors
// SPDX-License-Identifier: MIT

internal import Foundation
public import UIKit

/// Has the device prefer another size of text for a while. On iOS the libraries that do so exchange methods of UIKit, which
/// nobody can here.
public final class ContentSizeMock {
  private var former: String?

  /// Changes nothing yet.
  public init() {}

  deinit { stopMockingPreferredContentSizeCategory() }

  /// Has the device prefer a size, and says so to whoever listens, even where it is the same as before.
  public func mockPreferredContentSizeCategory(_ category: UIContentSizeCategory) {
    guard let name = category.category?.name else { return }
    // Tests run on the main thread.
    let old = MainActor.assumeIsolated { () -> String in
      let old = Self.set(name)
      if old == name {
        NotificationCenter.default.post(
          name: UIContentSizeCategory.didChangeNotification, object: UIApplication.shared,
          userInfo: [UIContentSizeCategory.newValueUserInfoKey: category])
      }
      return old
    }
    former = former ?? old
  }

  /// Goes back to the size that there was.
  public func stopMockingPreferredContentSizeCategory() {
    guard let name = former else { return }
    former = nil
    _ = MainActor.assumeIsolated { Self.set(name) }
  }

  /// - Returns: The size that there was.
  @MainActor private static func set(_ name: String) -> String {
    let application = UIApplication.shared
    var configuration = application.screen.configuration
    let old = configuration.textSize
    configuration.textSize = name
    if name != old { application.apply(configuration) }
    return old
  }
}
