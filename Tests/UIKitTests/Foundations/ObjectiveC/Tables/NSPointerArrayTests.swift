// SPDX-FileCopyrightText: 2026 The Tessera Authors
// SPDX-License-Identifier: MIT

import Foundation
import Testing
import UIKit

@Suite struct NSPointerArrayTests {
  private func pointer(_ object: AnyObject) -> UnsafeMutableRawPointer { Unmanaged.passUnretained(object).toOpaque() }

  @Test func whoDiesLeavesAPlace() {
    let array = NSPointerArray.weakObjects()
    let kept = NSObject()
    do {
      let lost = NSObject()
      array.addPointer(pointer(lost))
      array.addPointer(pointer(kept))
      #expect(array.count == 2 && array.allObjects.count == 2)
      withExtendedLifetime(lost) {}
    }
    #expect(array.count == 2 && array.pointer(at: 0) == nil && array.pointer(at: 1) == pointer(kept))
    array.compact()
    #expect(array.count == 1 && array.allObjects.first as? NSObject === kept)
  }

  @Test func placesComeAndGo() {
    let (one, two) = (NSObject(), NSObject())
    let array = NSPointerArray.strongObjects()
    array.addPointer(pointer(one))
    array.insertPointer(nil, at: 0)
    array.replacePointer(at: 0, withPointer: pointer(two))
    #expect(array.allObjects.map { $0 as? NSObject } == [two, one])
    array.removePointer(at: 0)
    array.count = 3
    #expect(array.count == 3 && array.allObjects.count == 1)
    let copy = array.copy() as? NSPointerArray
    array.count = 0
    #expect(copy?.count == 3 && array.allObjects.isEmpty)
  }
}
