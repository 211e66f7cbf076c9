// SPDX-FileCopyrightText: 2026 The Tessera Authors
// SPDX-License-Identifier: MIT

import CoreGraphics
import Testing

@testable import UIKit

private enum Theme: Int { case standard, monochrome }

private struct ThemeTrait: UITraitDefinition {
  static let defaultValue = Theme.standard
  static let affectsColorAppearance = true
}

private final class Palette {}

private struct PaletteTrait: UITraitDefinition {
  static var defaultValue: Palette? { nil }
}

extension UIMutableTraits {
  fileprivate var theme: Theme {
    get { self[ThemeTrait.self] }
    set { self[ThemeTrait.self] = newValue }
  }
}

extension UITraitCollection {
  fileprivate var theme: Theme { self[ThemeTrait.self] }
}

/// Traits that views, controllers, presentations and scenes give themselves, the system's and those of an app's own.
@MainActor struct UITraitOverridesTests {
  @Test func anOverrideHoldsForAViewAndAllBelowItUntilItIsRemoved() {
    let (outer, inner) = (UIView(), UIView())
    outer.addSubview(inner)
    outer.traitOverrides.userInterfaceStyle = .dark
    outer.traitOverrides.layoutDirection = .rightToLeft
    #expect(inner.traitCollection.userInterfaceStyle == .dark)
    #expect(inner.effectiveUserInterfaceLayoutDirection == .rightToLeft)
    #expect(outer.traitOverrides.contains(UITraitUserInterfaceStyle.self))
    #expect(!outer.traitOverrides.contains(UITraitDisplayScale.self))
    #expect(!inner.traitOverrides.contains(UITraitUserInterfaceStyle.self))
    outer.traitOverrides.remove(UITraitUserInterfaceStyle.self)
    #expect(inner.traitCollection.userInterfaceStyle == .light)
    #expect(inner.traitCollection.layoutDirection == .rightToLeft)
    // The older property is the same override.
    outer.overrideUserInterfaceStyle = .dark
    #expect(outer.traitOverrides.userInterfaceStyle == .dark)
  }

  @Test func aControllerHandsOverridesToItsViewAndItsChildren() {
    let (parent, child) = (UIViewController(), UIViewController())
    let phone = Phone(root: parent)
    parent.addChild(child)
    parent.view.addSubview(child.view)
    phone.frame()
    parent.traitOverrides.horizontalSizeClass = .regular
    #expect(parent.view.traitCollection.horizontalSizeClass == .regular)
    #expect(child.traitCollection.horizontalSizeClass == .regular)
    #expect(child.view.traitCollection.horizontalSizeClass == .regular)
    #expect(phone.window.traitCollection.horizontalSizeClass == .compact)
  }

  @Test func aPresentationHandsOverridesToWhatItPresents() {
    let (page, sheet) = (UIViewController(), UIViewController())
    let phone = Phone(root: page)
    phone.frame()
    sheet.sheetPresentationController?.traitOverrides.userInterfaceStyle = .dark
    page.present(sheet, animated: false)
    phone.frame()
    #expect(sheet.traitCollection.userInterfaceStyle == .dark)
    sheet.presentationController?.traitOverrides.remove(UITraitUserInterfaceStyle.self)
    #expect(sheet.traitCollection.userInterfaceStyle == .light)
  }

  @Test func aSceneHandsOverridesToItsWindows() throws {
    let phone = Phone(root: UIViewController())
    let session = UISceneSession(
      role: .windowApplication, configuration: UISceneConfiguration(name: nil, sessionRole: .windowApplication),
      number: 1)
    let scene = UIWindowScene(session: session, connectionOptions: UIScene.ConnectionOptions())
    scene.traitOverrides.legibilityWeight = .bold
    phone.window.windowScene = scene
    #expect(phone.window.traitCollection.legibilityWeight == .bold)
    scene.traitOverrides.userInterfaceStyle = .dark
    #expect(phone.window.rootViewController?.traitCollection.userInterfaceStyle == .dark)
    scene.traitOverrides = UITraitOverrides()
    #expect(phone.window.traitCollection.legibilityWeight != .bold)
  }

  @Test func aTraitOfAnAppsOwnFlowsAndTellsWhoeverRegistered() {
    let (outer, inner) = (UIView(), UIView())
    outer.addSubview(inner)
    var heard: [String] = []
    inner.registerForTraitChanges([ThemeTrait.self]) { (view: UIView, previous) in
      heard.append("\(previous.theme) → \(view.traitCollection.theme)")
    }
    #expect(inner.traitCollection.theme == .standard)
    outer.traitOverrides.theme = .monochrome
    outer.traitOverrides.theme = .monochrome
    outer.traitOverrides.userInterfaceStyle = .dark
    outer.traitOverrides.remove(ThemeTrait.self)
    #expect(heard == ["standard → monochrome", "monochrome → standard"])
  }

  @Test func dynamicColorsFollowATraitThatSaysTheyDo() {
    let view = UIView()
    view.backgroundColor = UIColor { $0.theme == .monochrome ? .black : .red }
    #expect(view.layer.backgroundColor == UIColor.red.cgColor)
    view.traitOverrides.theme = .monochrome
    #expect(view.layer.backgroundColor == UIColor.black.cgColor)
  }

  @Test func collectionsHaveOwnTraits() {
    let collection = UITraitCollection { $0.theme = .monochrome }
    #expect(collection.theme == .monochrome)
    #expect(collection.replacing(ThemeTrait.self, value: .standard).theme == .standard)
    let dark = UITraitCollection(traitsFrom: [collection, UITraitCollection(userInterfaceStyle: .dark)])
    #expect(dark.theme == .monochrome)
    #expect(collection[UITraitDisplayScale.self] == 0)
    #expect(collection == UITraitCollection { $0.theme = .monochrome })
    let palette = Palette()
    let one = UITraitCollection { $0[PaletteTrait.self] = palette }
    #expect(one[PaletteTrait.self] === palette)
  }

  private final class Listener: NSObject {
    var styles: [UIUserInterfaceStyle] = []
    func changed(_ view: UIView, _ previous: UITraitCollection) {
      styles += [previous.userInterfaceStyle, view.traitCollection.userInterfaceStyle]
    }
  }

  @Test func aTargetsMethodIsCalledAndTheTargetIsNotKept() {
    let view = UIView()
    var listener: Listener? = Listener()
    weak let kept = listener
    let action = Selector._tessera("changed:_:", Listener.self) { $0.changed }
    view.registerForTraitChanges([UITraitUserInterfaceStyle.self], target: listener as Any, action: action)
    view.traitOverrides.userInterfaceStyle = .dark
    #expect(listener?.styles == [.light, .dark])
    listener = nil
    #expect(kept == nil)
    view.traitOverrides.userInterfaceStyle = .light
  }
}
