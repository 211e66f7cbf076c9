// SPDX-FileCopyrightText: 2026 The Tessera Authors
// SPDX-License-Identifier: MIT

internal import Foundation
internal import UIKit

/// The app's classes by the name that a model has for them.
enum AppClasses {
  static func named(_ name: String) -> AnyClass? {
    if name.contains(".") { return NSClassFromString(name) }
    return _TesseraClassTable.appClass(named: name)
  }
}
