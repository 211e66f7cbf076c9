// SPDX-FileCopyrightText: 2026 The Tessera Authors
// SPDX-License-Identifier: MIT

import Testing

@testable import UIKit

/// The frames that were measured on a phone of 393 × 852 points with iOS 26.1.
@Suite struct SheetGeometryTests {
  private let phone = SheetGeometry(
    container: CGSize(width: 393, height: 852), safeArea: UIEdgeInsets(top: 59, left: 0, bottom: 34, right: 0), scale: 3
  )

  private func expect(_ place: SheetPlace, _ x: CGFloat, _ y: CGFloat, _ width: CGFloat, _ height: CGFloat) {
    #expect(abs(place.frame.minX - x) < 0.006, "x \(place.frame.minX), not \(x)")
    #expect(abs(place.frame.minY - y) < 0.006, "y \(place.frame.minY), not \(y)")
    #expect(abs(place.frame.width - width) < 0.006, "width \(place.frame.width), not \(width)")
    #expect(abs(place.frame.height - height) < 0.006, "height \(place.frame.height), not \(height)")
  }

  @Test func `a large sheet leaves out the top safe area`() {
    expect(phone.large, 0, 59, 393, 793)
    #expect(phone.maximumValue == 759)
    #expect(phone.large.insets.bottom == 34)
    #expect(phone.large.scale == 1)
  }

  @Test func `a medium sheet is 425 points of content, scaled between margins of 8`() {
    #expect(phone.mediumValue == 425)
    expect(phone.place(value: 425), 8, 403.687, 377, 440.313)
    #expect(phone.place(value: 425).size == CGSize(width: 393, height: 459))
    #expect(phone.place(value: 425).insets.bottom == 34)
  }

  @Test(
    arguments: [
      (200, 224.473), (288, 308.891), (300, 320.402), (400, 416.331), (425, 440.313), (500, 512.260), (600, 608.188),
      (700, 704.117),
    ] as [(CGFloat, CGFloat)])
  func `sheets of other values follow the same law`(value: CGFloat, height: CGFloat) {
    expect(phone.place(value: value), 8, CGFloat(852 - 8) - height, 377, height)
  }

  @Test(
    arguments: [
      (10, 28, 815.42, 337, 8.575, 0), (100, 21.514, 741.435, 349.973, 89.052, 11),
      (144, 9.622, 705.429, 373.757, 136.949, 31.333),
    ] as [(CGFloat, CGFloat, CGFloat, CGFloat, CGFloat, CGFloat)])
  func `small sheets stand further off, with less of the safe area`(
    value: CGFloat, x: CGFloat, y: CGFloat, width: CGFloat, height: CGFloat, safe: CGFloat
  ) {
    let place = phone.place(value: value)
    expect(place, x, y, width, height)
    #expect(abs(place.insets.bottom - safe) < 0.001)
  }

  @Test func `values from the greatest on mean a large sheet, and below nothing an empty one`() {
    #expect(phone.place(value: 759) == phone.large)
    #expect(phone.place(value: 5000) == phone.large)
    #expect(phone.place(value: -5) == phone.place(value: 0))
    #expect(phone.place(value: 0).frame.height == 0)
  }

  @Test func `no height is skipped between what was measured`() {
    var last = phone.place(value: 100).size.height
    for value in stride(from: 101 as CGFloat, through: 300, by: 1) {
      let height = phone.place(value: value).size.height
      #expect(height > last && height - last < 2)
      last = height
    }
  }

  @Test func `between two places a sheet has its top where the finger is`() {
    let medium = phone.place(value: 425)
    for top in stride(from: 403 as CGFloat, through: 59, by: -43) {
      let place = medium.moved(towards: phone.large, top: top)
      #expect(place.frame.minY == top)
      #expect(place.frame.minX >= 0 && place.frame.minX <= 8)
    }
    #expect(medium.moved(towards: phone.large, top: 59).frame == phone.large.frame)
  }

  @Test func `an empty container has empty sheets`() {
    let none = SheetGeometry(container: .zero, safeArea: .zero, scale: 1)
    #expect(none.maximumValue == 0)
    #expect(none.place(value: 100).frame.size == CGSize(width: 0, height: 0))
  }
}
