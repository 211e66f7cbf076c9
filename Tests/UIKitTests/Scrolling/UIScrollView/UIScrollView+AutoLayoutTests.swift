// SPDX-FileCopyrightText: 2026 The Tessera Authors
// SPDX-License-Identifier: MIT

import Testing

@testable import UIKit

/// Constraints of content: to a scroll view's edges they mean the content, to its frame guide what is seen.
@MainActor struct UIScrollViewAutoLayoutTests {
  private let scrollView = UIScrollView(frame: CGRect(x: 0, y: 0, width: 300, height: 400))
  private let content = UIView()
  private let window: UIWindow

  init() {
    scrollView.contentInsetAdjustmentBehavior = .never
    content.translatesAutoresizingMaskIntoConstraints = false
    scrollView.addSubview(content)
    window = makeWindow(300, 400, holding: scrollView)
  }

  @Test func constraintsToTheEdgesSayTheSizeOfTheContent() {
    NSLayoutConstraint.activate([
      content.topAnchor.constraint(equalTo: scrollView.topAnchor, constant: 10),
      content.leadingAnchor.constraint(equalTo: scrollView.leadingAnchor),
      content.trailingAnchor.constraint(equalTo: scrollView.trailingAnchor),
      content.bottomAnchor.constraint(equalTo: scrollView.bottomAnchor, constant: -60),
      content.widthAnchor.constraint(equalTo: scrollView.widthAnchor),
      content.heightAnchor.constraint(equalToConstant: 900),
    ])
    window.layoutIfNeeded()
    #expect(content.frame == CGRect(x: 0, y: 10, width: 300, height: 900))
    #expect(scrollView.contentSize == CGSize(width: 300, height: 970))
    scrollView.contentOffset.y = 200
    window.layoutIfNeeded()
    #expect(content.frame == CGRect(x: 0, y: 10, width: 300, height: 900))
    #expect(scrollView.contentSize == CGSize(width: 300, height: 970))
  }

  @Test func theFrameGuideStaysWithTheScreen() {
    let badge = UIView()
    badge.translatesAutoresizingMaskIntoConstraints = false
    scrollView.addSubview(badge)
    scrollView.contentSize = CGSize(width: 300, height: 2000)
    NSLayoutConstraint.activate([
      badge.topAnchor.constraint(equalTo: scrollView.frameLayoutGuide.topAnchor, constant: 5),
      badge.leadingAnchor.constraint(equalTo: scrollView.frameLayoutGuide.leadingAnchor),
      badge.widthAnchor.constraint(equalToConstant: 20), badge.heightAnchor.constraint(equalToConstant: 20),
    ])
    window.layoutIfNeeded()
    #expect(badge.frame.minY == 5)
    scrollView.contentOffset.y = 120
    window.layoutIfNeeded()
    #expect(badge.frame.minY == 125)
  }

  @Test func theContentGuideCanBeSizedAlone() {
    NSLayoutConstraint.activate([
      scrollView.contentLayoutGuide.heightAnchor.constraint(equalToConstant: 1234),
      scrollView.contentLayoutGuide.widthAnchor.constraint(equalTo: scrollView.frameLayoutGuide.widthAnchor),
    ])
    window.layoutIfNeeded()
    #expect(scrollView.contentSize == CGSize(width: 300, height: 1234))
  }
}
