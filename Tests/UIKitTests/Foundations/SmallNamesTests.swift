// SPDX-FileCopyrightText: 2026 The Tessera Authors
// SPDX-License-Identifier: MIT

import Testing

@testable import UIKit

/// Small names that real code uses.
@MainActor struct SmallNamesTests {
  @Test func p3ColoursStayWhatTheyAreUntilTheyAreDrawn() {
    let color = UIColor(displayP3Red: 1, green: 0.5, blue: 0, alpha: 0.5)
    #expect(color.cgColor.components == [1, 0.5, 0, 0.5])
    #expect(color.cgColor.colorSpace == CGColorSpace(name: CGColorSpace.displayP3))
    #expect(color != UIColor(red: 1, green: 0.5, blue: 0, alpha: 0.5))
    #expect(color == UIColor(displayP3Red: 1, green: 0.5, blue: 0, alpha: 0.5))
    #expect(color.withAlphaComponent(1).cgColor.components == [1, 0.5, 0, 1])
    var (red, green, blue, alpha) = (CGFloat.zero, CGFloat.zero, CGFloat.zero, CGFloat.zero)
    color.getRed(&red, green: &green, blue: &blue, alpha: &alpha)
    #expect(red == 1 && blue == 0 && alpha == 0.5)
    #expect(abs(green - 0.4616) < 0.02)
    let gray = UIColor(displayP3Red: 0.5, green: 0.5, blue: 0.5, alpha: 1)
    gray.getRed(&red, green: &green, blue: &blue, alpha: nil)
    #expect(abs(red - 0.5) < 1e-6 && abs(green - 0.5) < 1e-6 && abs(blue - 0.5) < 1e-6)
  }

  @Test func geometryComparesAndHugeIsThere() {
    #expect(CGPoint(x: 1, y: 2).equalTo(CGPoint(x: 1, y: 2)))
    #expect(!CGSize(width: 1, height: 2).equalTo(.zero))
    #expect(CGRect(x: 0, y: 0, width: 5, height: 5).equalTo(CGRect(x: 5, y: 5, width: -5, height: -5)))
    #expect(CGFloat(HUGE) > 1e38)
  }

  @Test func indexPathsOfFoundationsClassHaveRowsAndItems() {
    let path = NSIndexPath(forItem: 3, inSection: 2)
    #expect(path.item == 3 && path.row == 3 && path.section == 2)
    #expect(NSIndexPath(forRow: 3, inSection: 2) == path)
  }

  @Test func traitsOfForceTouchCanBeMade() {
    #expect(UITraitCollection(forceTouchCapability: .available).forceTouchCapability == .available)
  }

  @Test func devicesTellOfTheirBatteryAsSimulatorsDo() {
    let device = UIDevice.current
    #expect(device.batteryState == .unknown && device.batteryLevel == -1 && !device.proximityState)
    #expect(device.identifierForVendor != nil && device.identifierForVendor == UIDevice().identifierForVendor)
    let own = UIDevice()
    own.beginGeneratingDeviceOrientationNotifications()
    #expect(own.isGeneratingDeviceOrientationNotifications)
    own.endGeneratingDeviceOrientationNotifications()
    own.endGeneratingDeviceOrientationNotifications()
    #expect(!own.isGeneratingDeviceOrientationNotifications)
  }

  @Test func workInTheBackgroundHasIdentifiersOfItsOwn() {
    let application = UIApplication.shared
    let tasks = (0..<3).map { _ in application.beginBackgroundTask() }
    #expect(Set(tasks).count == 3 && !tasks.contains(.invalid))
    for task in tasks { application.endBackgroundTask(task) }
    #expect(application.backgroundTimeRemaining > 1_000_000)
  }

  @Test func feedbackAndQuickActionsCompile() throws {
    let generator = UISelectionFeedbackGenerator()
    generator.prepare()
    generator.selectionChanged()
    UIImpactFeedbackGenerator(style: .heavy).impactOccurred(intensity: 0.5)
    UINotificationFeedbackGenerator().notificationOccurred(.success)
    #expect(generator.count == 1)
    let item = UIApplicationShortcutItem(
      type: "new", localizedTitle: "New", localizedSubtitle: nil, icon: UIApplicationShortcutIcon(type: .compose))
    let changed = try #require(item.mutableCopy() as? UIMutableApplicationShortcutItem)
    changed.localizedTitle = "Newer"
    #expect(item.localizedTitle == "New")
    #expect(changed.type == "new" && changed.localizedTitle == "Newer")
    #expect(changed.icon == UIApplicationShortcutIcon(type: .compose))
  }

  @Test func descriptionsHaveUIKitsForm() throws {
    let view = UIView(frame: CGRect(x: 0, y: 0, width: 375, height: 812))
    view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    view.isOpaque = false
    view.clipsToBounds = true
    view.isUserInteractionEnabled = false
    let label = UILabel(frame: CGRect(x: 1, y: 2, width: 3, height: 4))
    label.text = "Hi"
    view.addSubview(label)
    let text =
      try #require(
        view.perform(Selector(("recursiveDescription")))?.takeUnretainedValue() as? NSString) as String
    let plain = text.replacingOccurrences(of: ": 0x[0-9a-f]+", with: "", options: .regularExpression)
    let lines = plain.split(separator: "\n").map(String.init)
    #expect(
      lines.first
        == "<UIView; frame = (0 0; 375 812); clipsToBounds = YES; opaque = NO; autoresize = W+H; userInteractionEnabled = NO; layer = <CALayer>>"
    )
    #expect(lines.last?.hasPrefix("   | <UILabel; frame = (1 2; 3 4); text = 'Hi'; ") == true)
    #expect(lines.last?.hasSuffix("layer = <_UILabelLayer>>") == true)
    let controller = UIViewController()
    controller.addChild(UIViewController())
    let tree =
      try #require(
        controller.perform(Selector(("_printHierarchy")))?.takeUnretainedValue() as? NSString) as String
    #expect(tree.hasPrefix("<UIViewController: 0x"))
    #expect(tree.contains(">, state: disappeared, view: (view not loaded)\n   | <UIViewController: 0x"))
  }
}
