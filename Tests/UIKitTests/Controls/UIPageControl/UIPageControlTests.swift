// SPDX-FileCopyrightText: 2026 The Tessera Authors
// SPDX-License-Identifier: MIT

import CoreGraphics
import Testing

@testable import UIKit

/// Dots, their places and what people do with them. Figures are those of an iPhone SE with iOS 26.
@MainActor @Suite struct UIPageControlTests {
  private final class Listener: NSObject {
    var pages: [Int] = []
  }

  private func control(_ count: Int, width: CGFloat? = nil) -> (UIPageControl, Phone, Listener) {
    let control = UIPageControl()
    control.numberOfPages = count
    let page = UIViewController()
    let phone = Phone(root: page)
    page.view.addSubview(control)
    let size = control.intrinsicContentSize
    control.frame = CGRect(x: 100, y: 400, width: width ?? size.width, height: size.height)
    let listener = Listener()
    control.addAction(
      UIAction { [unowned control] _ in listener.pages.append(control.currentPage) }, for: .valueChanged)
    phone.frame()
    return (control, phone, listener)
  }

  private func dots(_ control: UIPageControl) -> [UIView] { control.row.subviews.sorted { $0.center.x < $1.center.x } }

  @Test(arguments: [(3, 74), (4, 92), (7, 146)] as [(Int, CGFloat)])
  func `it is 26 high and 18 a page wide, and 20 more`(count: Int, width: CGFloat) {
    let (control, _, _) = control(count)
    #expect(control.intrinsicContentSize == CGSize(width: width, height: 26))
    #expect(control.size(forNumberOfPages: count) == CGSize(width: width, height: 26))
    #expect(control.sizeThatFits(.zero) == CGSize(width: width, height: 26))
    let places = (0..<count).map { CGFloat(19 + 18 * $0) }
    #expect(dots(control).map(\.center.x) == places)
    #expect(dots(control)[0].frame == CGRect(x: 14, y: 8, width: 10, height: 10))
  }

  @Test func `the current page is held to those that there are`() {
    let (control, _, listener) = control(3)
    control.currentPage = 9
    #expect(control.currentPage == 2)
    control.currentPage = -1
    #expect(control.currentPage == 0)
    control.currentPage = 2
    control.numberOfPages = 2
    #expect(control.currentPage == 1)
    control.numberOfPages = -4
    #expect(control.numberOfPages == 0)
    #expect(listener.pages.isEmpty)
  }

  @Test func `a tap on one side goes on, on the other back, when the finger is lifted`() {
    let (control, phone, listener) = control(3)
    phone.down(170, 410)
    #expect(control.currentPage == 0)
    phone.up()
    #expect(control.currentPage == 1)
    phone.tap(170, 410)
    phone.tap(170, 410)
    phone.tap(102, 410)
    #expect(listener.pages == [1, 2, 1])
    control.semanticContentAttribute = .forceRightToLeft
    phone.tap(102, 410)
    #expect(listener.pages == [1, 2, 1, 2])
  }

  @Test func `a finger that goes along the dots turns a page each 18 points`() {
    let (control, phone, listener) = control(7)
    phone.down(110, 410)
    phone.move(to: 122, 410)
    #expect(control.interactionState == .continuous)
    phone.move(to: 178, 410, for: 0.3)
    phone.up()
    #expect(control.interactionState == .none)
    #expect(listener.pages == [1, 2, 3])
    control.allowsContinuousInteraction = false
    phone.down(110, 410)
    phone.move(to: 230, 410, for: 0.3)
    #expect(control.interactionState == .none)
    phone.up()
    #expect(listener.pages == [1, 2, 3, 4])
  }

  @Test func `a finger that rests drags, and its lifting turns nothing`() {
    let (control, phone, listener) = control(3)
    phone.down(170, 410)
    phone.advance(0.25)
    #expect(control.interactionState == .continuous)
    phone.up()
    #expect(listener.pages.isEmpty)
  }

  @Test func `where pages are too many, the row moves along and its ends are smaller`() {
    let (control, phone, _) = control(30, width: 146)
    #expect(dots(control).count == 7)
    #expect(dots(control).map(\.transform.a) == [1, 1, 1, 1, 1, 0.7, 0.4])
    control.currentPage = 15
    phone.advance(0.5)
    #expect(dots(control).count == 7)
    #expect(dots(control).map(\.transform.a) == [0.4, 0.7, 1, 1, 1, 0.7, 0.4])
    control.currentPage = 29
    phone.advance(0.5)
    #expect(dots(control).map(\.transform.a) == [0.4, 0.7, 1, 1, 1, 1, 1])
    control.numberOfPages = 1_000_000
    control.currentPage = 500_000
    phone.advance(0.5)
    #expect(dots(control).count == 7)
  }

  @Test func `nothing is shown for a single page, if so wished`() {
    let (control, _, _) = control(1)
    #expect(!control.row.isHidden)
    control.hidesForSinglePage = true
    #expect(control.row.isHidden)
    control.numberOfPages = 2
    #expect(!control.row.isHidden)
  }

  @Test func `pictures take the place of dots`() {
    let (control, phone, _) = control(3)
    let star = UIImage(systemName: "star.fill")
    control.preferredIndicatorImage = star
    control.setIndicatorImage(UIImage(systemName: "heart.fill"), forPage: 1)
    control.frame.size = control.intrinsicContentSize
    phone.frame()
    #expect(control.indicatorImage(forPage: 0) === star)
    #expect(control.indicatorImage(forPage: 1) !== star)
    #expect(dots(control).compactMap { ($0 as? UIImageView)?.image }.count == 3)
    #expect(control.intrinsicContentSize.width > 74)
    control.preferredIndicatorImage = nil
    control.setIndicatorImage(nil, forPage: 1)
    #expect(control.intrinsicContentSize.width == 74)
  }

  @Test func `it can stand upright`() {
    let (control, phone, listener) = control(3)
    control.direction = .bottomToTop
    control.frame = CGRect(origin: control.frame.origin, size: control.intrinsicContentSize)
    phone.frame()
    #expect(control.bounds.size == CGSize(width: 26, height: 74))
    phone.tap(113, 410)
    #expect(listener.pages == [1])
  }

  @Test func `assistive technology and keys adjust it`() {
    let (control, _, listener) = control(3)
    #expect(control.accessibilityTraits.contains(.adjustable))
    #expect(control.accessibilityValue == "page 1 of 3")
    control.accessibilityIncrement()
    #expect(control.accessibilityValue == "page 2 of 3")
    control.accessibilityDecrement()
    #expect(listener.pages == [1, 0])
    #expect(control.canBecomeFocused)
  }
}
