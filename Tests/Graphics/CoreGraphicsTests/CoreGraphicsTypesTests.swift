// SPDX-FileCopyrightText: 2026 The Tessera Authors
// SPDX-License-Identifier: MIT

import CoreGraphics
import Testing

@Suite struct CoreGraphicsTypesTests {
  @Test func coreFoundationKnowsTheTypes() {
    let color = CGColor(gray: 0, alpha: 1)
    let path = CGMutablePath()
    #expect(CFGetTypeID(color) == CGColor.typeID && CFGetTypeID(path) == CGPath.typeID)
    #expect(CGColor.typeID != CGPath.typeID && CFGetTypeID("a" as CFString) == CFStringGetTypeID())
  }

  @Test func colorsAreElementsOfArraysOfObjects() throws {
    let colors = [CGColor(gray: 0, alpha: 1), CGColor(gray: 1, alpha: 1)]
    let objects = colors.map { $0 as AnyObject } as NSArray
    #expect(objects.firstObject as! CGColor == colors[0])
    #expect(CGGradient(colorsSpace: nil, colors: objects, locations: nil)?.stops.count == 2)
    let pointer = try #require(CFArrayGetValueAtIndex(objects, 1))
    #expect(Unmanaged<CGColor>.fromOpaque(pointer).takeUnretainedValue() === colors[1])
    #expect(CGGradient(colorsSpace: nil, colors: ["red"] as CFArray, locations: nil) == nil)
  }

  @Test func fontsOfUnknownNamesAreNone() { #expect(CGFont("NoSuchFont" as CFString) == nil) }
}
