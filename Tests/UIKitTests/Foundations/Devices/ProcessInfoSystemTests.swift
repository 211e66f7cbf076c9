// SPDX-FileCopyrightText: 2026 The Tessera Authors
// SPDX-License-Identifier: MIT

import Foundation
import Testing
import UIKit

struct ProcessInfoSystemTests {
  @Test @MainActor func theSystemIsTheDevices() {
    let process = ProcessInfo.processInfo
    let own = process._tesseraOperatingSystemVersion
    #expect("\(own.majorVersion).\(own.minorVersion)" == UIDevice.current.systemVersion)
    #expect(process._tesseraIsOperatingSystemAtLeast(own))
    func isAtLeast(_ major: Int, _ minor: Int, _ patch: Int = 0) -> Bool {
      process._tesseraIsOperatingSystemAtLeast(
        OperatingSystemVersion(majorVersion: major, minorVersion: minor, patchVersion: patch))
    }
    #expect(isAtLeast(13, 4, 1))
    #expect(!isAtLeast(own.majorVersion, own.minorVersion, 1))
    #expect(!isAtLeast(own.majorVersion + 1, 0))
  }

  @Test func operationsTellTheirQueuesByHand() {
    final class Waiting: Operation, @unchecked Sendable {
      private let lock = NSLock()
      private var isOver = false
      override var isAsynchronous: Bool { true }
      override var isFinished: Bool { lock.withLock { isOver } }
      override func start() {
        willChangeValue(forKey: "isFinished")
        lock.withLock { isOver = true }
        didChangeValue(forKey: "isFinished")
      }
    }
    let queue = OperationQueue()
    let first = Waiting()
    let second = BlockOperation()
    second.addDependency(first)
    queue.addOperations([second, first], waitUntilFinished: true)
    #expect(second.isFinished)
  }
}
