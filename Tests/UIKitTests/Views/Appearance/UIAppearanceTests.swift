// SPDX-FileCopyrightText: 2026 The Tessera Authors
// SPDX-License-Identifier: MIT

import RenderProtocol
import Testing

@testable import UIKit

/// Looks that are given to all instances of a class. Proxies belong to the application.
@MainActor final class UIAppearanceTests {
  private final class Card: UIView {}
  private final class Badge: UILabel {}
  private final class Panel: UIView {}

  private let bench = Bench.current

  init() { bench.take() }

  private func show(_ view: UIView) -> UIWindow { makeWindow(300, 300, holding: view) }

  @Test func viewsTakeItWhenTheyEnterAWindow() {
    Badge.appearance().textColor = .red
    Badge.appearance().font = .boldSystemFont(ofSize: 20)
    let badge = Badge()
    let plain = UILabel()
    badge.addSubview(plain)
    #expect(badge.textColor == .label)
    let window = show(badge)
    #expect(badge.textColor == .red)
    #expect(badge.font == .boldSystemFont(ofSize: 20))
    #expect(plain.textColor == .label)
    Badge.appearance().textColor = .blue
    #expect(badge.textColor == .red)
    window.addSubview(badge)
    #expect(badge.textColor == .red)
    badge.removeFromSuperview()
    window.addSubview(badge)
    #expect(badge.textColor == .blue)
    #expect(Badge.appearance() === Badge.appearance())
    #expect(Badge.appearance().textColor == .blue)
  }

  @Test func whatIsSetByHandWins() {
    Card.appearance().backgroundColor = .red
    Card.appearance().tintColor = .green
    let card = Card()
    card.backgroundColor = .white
    let window = show(card)
    #expect(card.backgroundColor == .white)
    #expect(card.tintColor == .green)
    card.removeFromSuperview()
    card.tintColor = .black
    window.addSubview(card)
    #expect(card.tintColor == .black)
  }

  @Test func specialClassesWinOverGeneralOnes() {
    UILabel.appearance().textColor = .red
    Badge.appearance().textColor = .blue
    let (badge, label) = (Badge(), UILabel())
    badge.addSubview(label)
    let window = show(badge)
    #expect(badge.textColor == .blue)
    #expect(label.textColor == .red)
    #expect(window.subviews == [badge])
  }

  @Test func containersWinOverNoneAndOuterOnesOverInner() {
    Badge.appearance().textColor = .red
    Badge.appearance(whenContainedInInstancesOf: [Card.self]).textColor = .blue
    let (panel, card, inside, outside) = (Panel(), Card(), Badge(), Badge())
    panel.addSubview(card)
    panel.addSubview(outside)
    card.addSubview(inside)
    let window = show(panel)
    #expect(inside.textColor == .blue)
    #expect(outside.textColor == .red)
    Badge.appearance(whenContainedInInstancesOf: [Panel.self]).textColor = .green
    panel.removeFromSuperview()
    window.addSubview(panel)
    #expect(inside.textColor == .green)
    #expect(outside.textColor == .green)
    Badge.appearance(whenContainedInInstancesOf: [Card.self, Panel.self]).textColor = .brown
    Badge.appearance(whenContainedInInstancesOf: [Panel.self, Card.self]).textColor = .black
    panel.removeFromSuperview()
    window.addSubview(panel)
    #expect(inside.textColor == .brown)
    #expect(outside.textColor == .green)
  }

  @Test func controllersAreContainersToo() {
    final class Host: UIViewController {}
    Badge.appearance(whenContainedInInstancesOf: [Host.self]).textColor = .blue
    let host = Host()
    let badge = Badge()
    host.view.addSubview(badge)
    let window = show(host.view)
    #expect(badge.textColor == .blue)
    #expect(badge.window === window)
  }

  @Test func traitsChooseAndAChangeOfThemChoosesAgain() {
    Badge.appearance().textColor = .red
    Badge.appearance(for: UITraitCollection(userInterfaceStyle: .dark)).textColor = .blue
    let badge = Badge()
    let window = show(badge)
    #expect(badge.textColor == .red)
    window.overrideUserInterfaceStyle = .dark
    #expect(badge.textColor == .blue)
  }

  @Test func buttonsAndBarsTakeWhatIsTheirs() {
    final class Press: UIButton {}
    final class Bar: UINavigationBar {}
    Press.appearance().setTitleColor(.red, for: .normal)
    Press.appearance().setTitleColor(.blue, for: .highlighted)
    Bar.appearance().titleTextAttributes = [.foregroundColor: UIColor.red]
    Bar.appearance().prefersLargeTitles = true
    Bar.appearance().barTintColor = .yellow
    let (press, bar) = (Press(), Bar())
    bar.isTranslucent = false
    bar.addSubview(press)
    let window = show(bar)
    #expect(press.titleColor(for: .normal) == .red)
    #expect(press.titleColor(for: .highlighted) == .blue)
    #expect(bar.titleTextAttributes?[.foregroundColor] as? UIColor == .red)
    #expect(bar.prefersLargeTitles)
    #expect(bar.standardAppearance.backgroundColor == .yellow)
    #expect(!bar.isTranslucent)
    #expect(bar.window === window)
  }

  @Test func anotherApplicationHasProxiesOfItsOwn() {
    Badge.appearance().textColor = .red
    let own = Badge.appearance()
    let other = UIApplication(configuration: DeviceConfiguration(device: .iPhone16))
    other.session.run {
      #expect(Badge.appearance() !== own)
      Badge.appearance().textColor = .blue
    }
    let badge = Badge()
    let window = show(badge)
    #expect(badge.textColor == .red)
    #expect(badge.window === window)
  }
}
