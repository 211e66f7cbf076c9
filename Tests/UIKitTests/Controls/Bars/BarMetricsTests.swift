// SPDX-FileCopyrightText: 2026 The Tessera Authors
// SPDX-License-Identifier: MIT

import CoreGraphics
import RenderProtocol
import Testing

@testable import UIKit

/// Where bars stand on each device, as measured on iOS 26.1.
@MainActor @Suite struct BarMetricsTests {
  /// A page in a navigation controller on a device.
  @MainActor private final class Scene {
    let app: UIApplication
    let window: UIWindow
    let page = ScrollPage("Library")
    let navigation: UINavigationController
    var bar: UINavigationBar { navigation.navigationBar }

    init(
      _ device: DeviceDescription, _ orientation: DeviceDescription.Orientation = .portrait,
      textSize: String = "large", isLarge: Bool = true
    ) {
      let configuration = DeviceConfiguration(device: device, orientation: orientation, textSize: textSize)
      app = UIApplication(configuration: configuration)
      app.makeCurrent()
      window = UIWindow(frame: CGRect(origin: .zero, size: configuration.screenSize))
      navigation = UINavigationController(rootViewController: page)
      navigation.navigationBar.prefersLargeTitles = isLarge
      window.rootViewController = navigation
      window.isHidden = false
      frame()
    }

    func frame() {
      app.makeCurrent()
      _ = app.makeFrame()
      CATransaction.endImplicitTransaction()
    }

    func close() {
      window.isHidden = true
      app.close()
    }
  }

  /// A phone with its status bar hidden, as those were that were measured.
  private static func device(
    _ name: String, _ size: CGSize, scale: CGFloat, idiom: DeviceDescription.Idiom = .phone,
    portrait: Insets = Insets(),
    landscape: Insets = Insets()
  ) -> DeviceDescription {
    DeviceDescription(
      identifier: name, name: name, idiom: idiom, portraitSize: size, scale: scale, portraitSafeArea: portrait,
      landscapeSafeArea: landscape, portraitStatusBarHeight: portrait.top, screenCornerRadius: 0)
  }

  private typealias Insets = DeviceDescription.Insets

  private static let small = device("se", CGSize(width: 375, height: 667), scale: 2)
  private static let pad = device(
    "pad", CGSize(width: 820, height: 1180), scale: 2, idiom: .pad, portrait: Insets(top: 32, bottom: 25))
  private static let island = device(
    "16", CGSize(width: 393, height: 852), scale: 3, portrait: Insets(top: 59, bottom: 34),
    landscape: Insets(left: 59, bottom: 20, right: 59))

  private func text(_ title: String) -> UIBarButtonItem {
    UIBarButtonItem(title: title, style: .plain, target: nil, action: nil)
  }

  @Test func `upright a bar begins at the safe area, or 10 points from the top, and takes 54 or 106`() {
    let small = Scene(Self.small)
    #expect(small.bar.frame == CGRect(x: 0, y: 10, width: 375, height: 106))
    #expect(small.page.scrollView.adjustedContentInset.top == 116)
    small.bar.prefersLargeTitles = false
    small.frame()
    #expect(small.bar.frame == CGRect(x: 0, y: 10, width: 375, height: 54))
    #expect(small.page.scrollView.adjustedContentInset.top == 64)
    small.close()
    let pad = Scene(Self.pad)
    #expect(pad.bar.frame == CGRect(x: 0, y: 32, width: 820, height: 106))
    #expect(pad.page.scrollView.adjustedContentInset.top == 138)
    pad.close()
  }

  @Test func `where height is compact it begins 24 points from the top, with 54 and no large title`() {
    let scene = Scene(Self.small, .landscapeLeft)
    #expect(scene.bar.prefersLargeTitles)
    #expect(scene.bar.frame == CGRect(x: 0, y: 24, width: 667, height: 54))
    #expect(scene.page.view.safeAreaInsets.top == 78)
    scene.close()
  }

  @Test func `a large title stands 3.5 points below the inline part, 16 from the side, on a pad 20`() {
    func label(_ device: DeviceDescription) -> CGRect {
      let scene = Scene(device)
      defer { scene.close() }
      guard let title = scene.bar.largeTitle, let label = title.subviews.first else { return .null }
      return label.convert(label.bounds, to: scene.window)
    }
    #expect(label(Self.small).origin == CGPoint(x: 16, y: 10 + 57.5))
    #expect(label(Self.small).height == 41)
    #expect(label(Self.pad).origin == CGPoint(x: 20, y: 89.5))
  }

  @Test(
    arguments: [
      ("large", 41, 57.5, 106, 116), ("extraExtraExtraLarge", 48, 54, 108, 118),
      ("accessibilityLarge", 57.5, 54, 115.5, 125.5),
    ] as [(String, CGFloat, CGFloat, CGFloat, CGFloat)])
  func `large titles grow with the text, and the bar with them`(
    _ size: String, _ line: CGFloat, _ top: CGFloat, _ height: CGFloat, _ inset: CGFloat
  ) {
    let scene = Scene(Self.small, textSize: size)
    let label = scene.bar.largeTitle?.subviews.first
    #expect(label?.frame.height == line)
    #expect(label?.convert(.zero, to: scene.bar).y == top)
    #expect(scene.bar.frame.height == height)
    #expect(scene.page.scrollView.adjustedContentInset.top == inset)
    scene.close()
  }

  @Test(
    arguments: [
      ("large", 17), ("extraExtraLarge", 21), ("extraExtraExtraLarge", 21),
      ("accessibilityExtraExtraExtraLarge", 21),
    ] as [(String, CGFloat)])
  func `inline titles and words on platters grow to 21 points, platters do not`(_ size: String, _ points: CGFloat) {
    let scene = Scene(Self.small, textSize: size, isLarge: false)
    scene.page.navigationItem.rightBarButtonItem = text("Edit")
    scene.frame()
    let title = scene.bar.row?.titleHolder.subviews.first as? UILabel
    #expect(title?.font.pointSize == points)
    let button = scene.page.navigationItem.rightBarButtonItem?.button
    #expect(button?.subviews.compactMap { ($0 as? UILabel)?.font.pointSize }.first == points)
    #expect(scene.bar.row?.platters.map(\.frame.height) == [44])
    scene.close()
  }

  @Test func `items are 16 from the sides, 20 on wider screens, and 38 sideways`() {
    func margin(_ device: DeviceDescription, _ orientation: DeviceDescription.Orientation = .portrait) -> CGFloat {
      let scene = Scene(device, orientation, isLarge: false)
      defer { scene.close() }
      scene.page.navigationItem.rightBarButtonItem = text("Filter")
      scene.frame()
      return scene.bar.bounds.width - (scene.bar.row?.platters.first?.frame.maxX ?? 0)
    }
    #expect(abs(margin(Self.small) - 16) < 0.01)
    #expect(abs(margin(Self.island) - 16) < 0.01)
    #expect(abs(margin(Self.device("max", CGSize(width: 440, height: 956), scale: 3)) - 20) < 0.01)
    #expect(abs(margin(Self.pad) - 20) < 0.01)
    #expect(abs(margin(Self.small, .landscapeLeft) - 38) < 0.01)
  }

  @Test(
    arguments: [
      ("se", false, 86, 28, 86), ("se", true, 82, 28, 82), ("16", false, 86, 28, 86), ("16", true, 82, 87, 82),
      ("pad", false, 79, 28, 79),
    ] as [(String, Bool, CGFloat, CGFloat, CGFloat)])
  func `a toolbar has its slot on each device`(
    _ name: String, _ isSideways: Bool, _ height: CGFloat, _ x: CGFloat, _ inset: CGFloat
  ) {
    let device = [Self.small, Self.island, Self.pad].first { $0.name == name } ?? Self.small
    let scene = Scene(device, isSideways ? .landscapeLeft : .portrait)
    scene.page.toolbarItems = [text("Sort"), .flexibleSpace(), text("New")]
    scene.navigation.isToolbarHidden = false
    scene.frame()
    let bar: UIToolbar = scene.navigation.toolbar
    #expect(bar.frame.height == height && bar.frame.maxY == scene.window.bounds.height)
    let platter = bar.row.platters.first
    #expect(platter.map { $0.convert(.zero, to: bar) } == CGPoint(x: x, y: 10))
    #expect(platter?.bounds.height == (name == "pad" ? 44 : 48))
    #expect(scene.page.view.safeAreaInsets.bottom == inset)
    scene.close()
  }

  @Test(
    arguments: [("se", false, 0), ("16", false, 34), ("16", true, 20), ("pad", false, 25)] as [(String, Bool, CGFloat)])
  func `a toolbar without items takes nothing`(_ name: String, _ isSideways: Bool, _ inset: CGFloat) {
    let device = [Self.small, Self.island, Self.pad].first { $0.name == name } ?? Self.small
    let scene = Scene(device, isSideways ? .landscapeLeft : .portrait)
    scene.navigation.isToolbarHidden = false
    scene.frame()
    #expect(scene.page.view.safeAreaInsets.bottom == inset)
    scene.page.toolbarItems = [text("Sort")]
    scene.frame()
    #expect(scene.page.view.safeAreaInsets.bottom > inset)
    scene.close()
  }
}
