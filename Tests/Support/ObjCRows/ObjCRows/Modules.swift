// SPDX-FileCopyrightText: 2026 The Tessera Authors
// SPDX-License-Identifier: MIT

import Darwin
import MobileCoreServices
import ObjectiveC
import UIKit
import UniformTypeIdentifiers
import os.log

private let log = Logger(subsystem: "rows", category: "modules")

enum Modules {
  @MainActor static func run() {
    log.debug("not printed \(1)")
    os_log("%d", log: .default, type: .debug, 1)
    print(kUTTypePNG as String, UTType.jpeg.conforms(to: .image), Darwin.sqrt(16.0))
    print(URLRequest(url: URL(string: "https://example.com")!).httpMethod ?? "none")
    print(CACurrentMediaTime() >= 0)
  }
}
