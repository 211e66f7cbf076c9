// SPDX-FileCopyrightText: 2026 The Tessera Authors
// SPDX-License-Identifier: MIT

import Testing

@testable import UIKit

@MainActor struct UIActivityIndicatorViewTests {
  @Test func sizesAreThoseOfTheStyles() {
    #expect(UIActivityIndicatorView().frame.size == CGSize(width: 20, height: 20))
    #expect(UIActivityIndicatorView(style: .medium).frame.size == CGSize(width: 20, height: 20))
    #expect(UIActivityIndicatorView(style: .large).intrinsicContentSize == CGSize(width: 37, height: 37))
    for metrics in [SpokesView.Metrics.medium, .large] { #expect([20, 37].contains(metrics.diameter)) }
  }

  @Test func itIsHiddenWhileItStands() {
    let view = UIActivityIndicatorView(style: .medium)
    #expect(view.isHidden && !view.isAnimating)
    view.startAnimating()
    #expect(!view.isHidden && view.isAnimating)
    view.stopAnimating()
    #expect(view.isHidden)
    view.hidesWhenStopped = false
    #expect(!view.isHidden)
  }

  @Test func turningCostsNoFrames() throws {
    let view = UIActivityIndicatorView(style: .large)
    let window = makeWindow(100, 100, holding: view)
    view.startAnimating()
    window.bench.frame()
    #expect(!UIApplication.shared.needsTick)
    let spokes = try #require(view.subviews[0].layer.sublayers)
    #expect(spokes.count == 8)
    #expect(spokes.allSatisfy { $0.animation(forKey: "turn") != nil })
    view.removeFromSuperview()
    #expect(spokes.allSatisfy { $0.animation(forKey: "turn") == nil })
    window.addSubview(view)
    #expect(spokes.allSatisfy { $0.animation(forKey: "turn") != nil })
  }

  @Test func coloursAreThoseOfTheAppOrTheStyle() {
    let view = UIActivityIndicatorView(style: .medium)
    #expect(view.color == .secondaryLabel)
    view.color = .red
    #expect(view.color == .red)
    #expect(view.subviews[0].layer.sublayers?[0].backgroundColor == UIColor.red.cgColor)
  }
}
