// SPDX-FileCopyrightText: 2026 The Tessera Authors
// SPDX-License-Identifier: MIT

import UIKit

/// Texts of a string catalog.
public enum Words {
  public static func greeting(_ name: String) -> String {
    String(format: NSLocalizedString("greet %@", tableName: "Words", bundle: .module, comment: ""), name)
  }

  public static func files(_ count: Int) -> String {
    String.localizedStringWithFormat(
      NSLocalizedString("%lld files", tableName: "Words", bundle: .module, comment: ""), count)
  }
}

extension UIImage {
  /// The picture's shape in a colour.
  public func filled(with color: UIColor) -> UIImage {
    UIGraphicsImageRenderer(size: size).image { _ in
      color.set()
      withRenderingMode(.alwaysTemplate).draw(in: CGRect(origin: .zero, size: size))
    }
  }
}

extension DispatchQueue {
  /// Does work at once where this is the queue.
  public func now(_ work: () -> Void) {
    if self === DispatchQueue.main && Thread.isMainThread { work() } else { sync(execute: work) }
  }
}

extension UIApplication {
  /// The window that gets keys, as it is found since there are scenes.
  public var windowOfScene: UIWindow? {
    connectedScenes.filter { $0.activationState == .foregroundActive }.compactMap { $0 as? UIWindowScene }
      .flatMap(\.windows).first(where: \.isKeyWindow)
  }
}
