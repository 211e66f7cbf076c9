// SPDX-FileCopyrightText: 2026 The Tessera Authors
// SPDX-License-Identifier: MIT

import Theme
import UIKit

/// The bundle of a target whose only resource is a catalog, which no manifest names.
public let marks = Bundle.module

/// A number that can be observed.
public class Meter: NSObject {
  @objc public dynamic var level = 0
  public let view = UIView()

  public func raise(after seconds: TimeInterval) {
    DispatchQueue.main.asyncAfter(deadline: .now() + seconds) {
      self.level += 1
      self.view.isHidden = true
      NotificationCenter.default.post(name: .raised, object: self, userInfo: ["level": self.level])
    }
  }
}

extension Notification.Name {
  public static let raised = Notification.Name("raised")
}
