// SPDX-FileCopyrightText: 2026 The Tessera Authors
// SPDX-License-Identifier: MIT

import Foundation
import Testing
import UIKit

/// What is associated with an object lives exactly as long as the object.
@Suite struct AssociationTests {
  private nonisolated(unsafe) static let key = UnsafeRawPointer(UnsafeMutablePointer<UInt8>.allocate(capacity: 1))

  private final class Log: @unchecked Sendable { var lines: [String] = [] }
  private final class Value {
    let log: Log
    init(_ log: Log) { self.log = log }
    deinit { log.lines.append("value dies") }
  }

  private class Host {
    let log: Log
    init(_ log: Log) { self.log = log }
    deinit { log.lines.append("host dies, value is \(objc_getAssociatedObject(self, AssociationTests.key) != nil)") }
  }
  private final class SubHost: Host {}
  private final class Box<T>: Host {}

  private static func associate(_ host: AnyObject, _ log: Log) {
    objc_setAssociatedObject(host, key, Value(log), .OBJC_ASSOCIATION_RETAIN)
  }

  @Test func valuesDieAfterTheirObjectsDeinit() {
    let log = Log()
    for make: () -> Host in [{ Host(log) }, { SubHost(log) }, { Box<Int>(log) }] {
      log.lines = []
      do {
        let host = make()
        Self.associate(host, log)
        #expect(log.lines == [])
      }
      #expect(log.lines == ["host dies, value is true", "value dies"])
    }
  }

  @MainActor @Test func objectsOfFoundationAndUIKitReleaseTheirValues() {
    let log = Log()
    let makers: [@MainActor () -> AnyObject] = [
      { UIView() }, { UITapGestureRecognizer() }, { CALayer() }, { UIViewController() }, { NSObject() },
      { NSMutableArray() },
      { UIImage(cgImage: UIGraphicsImageRenderer(size: CGSize(width: 1, height: 1)).image { _ in }.cgImage!) },
    ]
    for make in makers {
      log.lines = []
      do { Self.associate(make(), log) }
      #expect(log.lines == ["value dies"])
    }
  }

  @Test func anObjectWithoutAssociationsOfAWatchedClassIsUntouched() {
    let log = Log()
    do { Self.associate(Host(log), log) }
    log.lines = []
    do { _ = Host(log) }
    #expect(log.lines == ["host dies, value is false"])
  }

  @Test func newObjectsAtOldAddressesStartEmptyOnManyThreads() {
    final class Short {}
    DispatchQueue.concurrentPerform(iterations: 4) { _ in
      for index in 0..<5_000 {
        let object = Short()
        if objc_getAssociatedObject(object, Self.key) != nil { Issue.record("a new object has an old one's value") }
        if index % 3 != 0 { objc_setAssociatedObject(object, Self.key, index, .OBJC_ASSOCIATION_RETAIN) }
      }
    }
  }

  @Test func policiesSayHowAValueIsHeld() {
    let host = NSObject()
    let text = NSMutableString(string: "a")
    objc_setAssociatedObject(host, Self.key, text, .OBJC_ASSOCIATION_COPY_NONATOMIC)
    text.append("b")
    #expect(objc_getAssociatedObject(host, Self.key) as? NSString == "a")
    do {
      let value = NSObject()
      objc_setAssociatedObject(host, Self.key, value, .OBJC_ASSOCIATION_ASSIGN)
      #expect(objc_getAssociatedObject(host, Self.key) as? NSObject === value)
    }
    #expect(objc_getAssociatedObject(host, Self.key) == nil)
    objc_setAssociatedObject(host, Self.key, 1, .OBJC_ASSOCIATION_RETAIN)
    objc_removeAssociatedObjects(host)
    #expect(objc_getAssociatedObject(host, Self.key) == nil)
  }
}
