// SPDX-FileCopyrightText: 2026 The Tessera Authors
// SPDX-License-Identifier: MIT

import UIKit

#if os(macOS)
  import AppKit
#endif

enum Conditions {
  static func run() {
    #if os(iOS) || os(tvOS)
      print("iOS")
    #elseif os(Linux)
      print("Linux")
    #endif
    #if targetEnvironment(simulator)
      print("simulator")
    #endif
    #if canImport(UIKit) && !os(watchOS)
      print("UIKit")
    #endif
    if #available(iOS 14, *) { print("available") }
    guard #available(iOS 99, tvOS 99, *) else { return print("too old") }
    #if os(macOS)
      NSApplication.shared.perform(#selector(NSApplication.hide(_:)))
    #endif
  }
}
