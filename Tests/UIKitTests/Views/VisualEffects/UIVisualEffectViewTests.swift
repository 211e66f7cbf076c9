// SPDX-FileCopyrightText: 2026 The Tessera Authors
// SPDX-License-Identifier: MIT

import CoreGraphics
import Testing

@testable import UIKit

@MainActor @Suite struct UIVisualEffectViewTests {
  private func backdrop(_ view: UIVisualEffectView) -> CALayer { view.subviews[0].layer }

  private func overlay(_ view: UIVisualEffectView) -> [Int] {
    (backdrop(view).backgroundColor?.components ?? []).map { Int(($0 * 255).rounded()) }
  }

  @Test(
    arguments: [
      (.systemUltraThinMaterial, 20, [222, 222, 226, 112]), (.systemThinMaterial, 32, [245, 250, 252, 143]),
      (.systemMaterial, 28, [245, 249, 249, 199]), (.systemThickMaterial, 32, [246, 248, 249, 237]),
      (.systemChromeMaterial, 32, [255, 255, 255, 186]), (.light, 24, [239, 239, 255, 84]),
      (.regular, 24, [239, 239, 255, 84]), (.dark, 16, [25, 26, 29, 186]),
    ] as [(UIBlurEffect.Style, CGFloat, [Int])])
  func `blurs look as they were measured`(style: UIBlurEffect.Style, sigma: CGFloat, color: [Int]) {
    let view = UIVisualEffectView(effect: UIBlurEffect(style: style)).inStyle(.light)
    #expect(backdrop(view).backdropBlur == sigma)
    #expect(overlay(view) == color)
    #expect(backdrop(view).backdropSaturation == (style == .light || style == .regular ? 1.6 : 1))
  }

  @Test func `styles that name neither light nor dark follow the traits`() {
    let view = UIVisualEffectView(effect: UIBlurEffect(style: .systemMaterial))
    let light = overlay(view)
    view.overrideUserInterfaceStyle = .dark
    #expect(overlay(view) != light)
    view.effect = UIBlurEffect(style: .systemMaterialLight)
    #expect(overlay(view) == light)
    view.effect = UIBlurEffect(style: .regular)
    #expect(overlay(view) == [25, 26, 29, 186])
  }

  @Test func `content goes into the content view, which fills the view`() {
    let view = UIVisualEffectView(effect: nil)
    view.frame = CGRect(x: 0, y: 0, width: 200, height: 100)
    #expect(view.contentView.frame == view.bounds)
    #expect(view.contentView.superview === view)
    let label = UILabel()
    view.contentView.addSubview(label)
    #expect(label.isDescendant(of: view))
  }

  @Test func `an effect that is set in an animation block grows, and one that is taken away goes`() {
    let view = UIVisualEffectView(effect: nil)
    view.frame = CGRect(x: 0, y: 0, width: 200, height: 100)
    let stage = Stage(view)
    UIView.animate(withDuration: 1, delay: 0, options: .curveLinear) {
      view.effect = UIBlurEffect(style: .systemMaterial)
    }
    stage.frame()
    stage.jump(0.5)
    #expect(abs((backdrop(view).presentation()?.backdropBlur ?? 0) - 14) < 0.01)
    stage.jump(0.6)
    #expect(backdrop(view).presentation()?.backdropBlur ?? 28 == 28)
    UIView.animate(withDuration: 1, delay: 0, options: .curveLinear) { view.effect = nil }
    stage.frame()
    stage.jump(0.25)
    #expect(abs((backdrop(view).presentation()?.backdropBlur ?? 0) - 21) < 0.01)
    #expect(backdrop(view).backdropBlur == 0)
  }

  @Test func `an animator scrubs the blur`() {
    let view = UIVisualEffectView(effect: nil)
    view.frame = CGRect(x: 0, y: 0, width: 200, height: 100)
    let stage = Stage(view)
    let animator = UIViewPropertyAnimator(duration: 1, curve: .linear) {
      view.effect = UIBlurEffect(style: .systemThinMaterial)
    }
    animator.fractionComplete = 0.25
    stage.frame()
    #expect(abs((backdrop(view).presentation()?.backdropBlur ?? 0) - 8) < 0.01)
    animator.stopAnimation(true)
  }

  @Test func `vibrant content is as strong as its style, whatever its own alpha`() {
    let blur = UIBlurEffect(style: .dark)
    let view = UIVisualEffectView(effect: UIVibrancyEffect(blurEffect: blur, style: .secondaryLabel))
    #expect(backdrop(view).backdropBlur == 0)
    #expect(view.contentView.alpha == 1)
    #expect(view.contentView.layer.opacity == 0.6)
    #expect(view.contentView.tintColor == .white)
    view.contentView.alpha = 0.5
    #expect(view.contentView.layer.opacity == 0.3)
    view.effect = UIVibrancyEffect(blurEffect: UIBlurEffect(style: .light))
    #expect(view.contentView.layer.opacity == 0.5)
    #expect(view.contentView.tintColor == .black)
  }

  @Test func `a blur evens out what lies behind it and nothing beside it`() throws {
    let root = UIView(frame: CGRect(x: 0, y: 0, width: 120, height: 60))
    for index in 0..<12 {
      let stripe = UIView(frame: CGRect(x: index * 10, y: 0, width: 10, height: 60))
      stripe.backgroundColor = index.isMultiple(of: 2) ? .black : .white
      root.addSubview(stripe)
    }
    let view = UIVisualEffectView(effect: UIBlurEffect(style: .systemUltraThinMaterialLight))
    view.frame = CGRect(x: 0, y: 20, width: 120, height: 40)
    root.addSubview(view)
    let bitmap = try Rendering.bitmap(root, scale: 1)
    func level(_ x: Int, _ y: Int) -> Int { Int(bitmap.pixels[(y * 120 + x) * 4]) }
    #expect(level(5, 10) == 0 && level(15, 10) == 255)
    let levels = (20..<100).map { level($0, 40) }
    // Half of black and white under 44 % of (222, 222, 226).
    #expect(levels.allSatisfy { abs($0 - 170) < 8 })
  }

  @Test func `glass has an edge that follows the view's corners`() {
    let view = UIVisualEffectView(effect: UIGlassEffect())
    view.frame = CGRect(x: 0, y: 0, width: 100, height: 40)
    view.layer.cornerRadius = 20
    view.layoutIfNeeded()
    #expect(backdrop(view).backdropBlur == 20)
    #expect(backdrop(view).borderWidth == 1)
    #expect(backdrop(view).cornerRadius == 20)
    view.effect = nil
    #expect(backdrop(view).borderWidth == 0)
    #expect(backdrop(view).backgroundColor == nil)
  }
}
