// SPDX-FileCopyrightText: 2026 The Tessera Authors
// SPDX-License-Identifier: MIT

internal import NibReader
internal import RenderProtocol
internal import UIKit

/// A device of the canvas, by the name that files have for it. Lengths are points.
struct CanvasDevice {
  /// Upright; `nil` where the name is none that is known.
  private(set) var size: CGSize?
  private(set) var scale: CGFloat = 2
  private(set) var isPad = false
  let isLandscape: Bool
  private var portrait = DeviceDescription.Insets(top: 20)
  private var landscape = DeviceDescription.Insets()

  init(_ document: NibDocument) {
    isLandscape = document.isCanvasLandscape
    // Xcode 14 and later draw the iPhone 11 and XR with iOS 14's status bar.
    let wide: CGFloat = document.toolsVersion >= 21_000 ? 48 : 44
    switch document.canvasDevice {
    case "retina3_5": size = CGSize(width: 320, height: 480)
    case "retina4_0": size = CGSize(width: 320, height: 568)
    case "retina4_7": size = CGSize(width: 375, height: 667)
    case "retina5_5": (size, scale) = (CGSize(width: 414, height: 736), 3)
    case "retina5_9": notch(375, 812, 44, 3)
    case "retina5_4": notch(375, 812, 50, 3)
    case "retina6_0": notch(390, 844, 47, 3)
    case "retina6_1": notch(414, 896, wide, 2)
    case "retina6_3": notch(402, 874, 62, 3)
    case "retina6_5": notch(414, 896, 44, 3)
    case "retina6_7": notch(428, 926, 47, 3)
    case "retina6_9": notch(440, 956, 62, 3)
    case "retina6_12": notch(393, 852, 59, 3)
    case "retina6_72": notch(430, 932, 59, 3)
    case "ipad9_7": pad(768, 1024)
    case "ipad7_9": pad(768, 1024)
    case "ipad8_3rounded": pad(744, 1133, rounded: true)
    case "ipad10_2": pad(810, 1080)
    case "ipad10_5": pad(834, 1112)
    case "ipad10_9rounded": pad(820, 1180, rounded: true)
    case "ipad11_0rounded": pad(834, 1194, rounded: true)
    case "ipad12_9": pad(1024, 1366)
    case "ipad12_9rounded": pad(1024, 1366, rounded: true)
    case "ipad13_0rounded": pad(1032, 1376, rounded: true)
    case let name?: isPad = name.hasPrefix("ipad")
    case nil:
      // Xcode 11 and later draw no status bar for a file without a device.
      if CanvasSystem(document).version >= 13 { portrait.top = 0 }
    }
    // Xcode 11 draws no status bar on phones with a home button.
    if CanvasSystem(document).version == 13, !isPad, portrait.top == 20 { portrait.top = 0 }
    if isPad { landscape = portrait }
  }

  private mutating func notch(_ width: CGFloat, _ height: CGFloat, _ top: CGFloat, _ scale: CGFloat) {
    size = CGSize(width: width, height: height)
    portrait = DeviceDescription.Insets(top: top, bottom: 34)
    landscape = DeviceDescription.Insets(left: top, bottom: 21, right: top)
    self.scale = scale
  }

  private mutating func pad(_ width: CGFloat, _ height: CGFloat, rounded: Bool = false) {
    size = CGSize(width: width, height: height)
    isPad = true
    if rounded { portrait = DeviceDescription.Insets(top: 24, bottom: 20) }
  }

  /// As it is held; `nil` where the name is none that is known.
  var screen: CGSize? { size.map { isLandscape ? CGSize(width: $0.height, height: $0.width) : $0 } }
  /// What the device takes of the whole screen as it is held.
  var insets: DeviceDescription.Insets { isLandscape ? landscape : portrait }

  /// What the device takes from a root of a size. A view of a nib stands on the device where it fills it, and a sheet
  /// begins below the status bar.
  func safeArea(of root: NibCanvas.Root, size: CGSize) -> DeviceDescription.Insets {
    switch root.kind {
    case .row: return DeviceDescription.Insets()
    case .view:
      guard root.element.name == "view", root.list == nil, !root.element.isNil("simulatedStatusBarMetrics") else {
        return DeviceDescription.Insets()
      }
      // A view smaller than the screen has the insets of a notch, but no status bar.
      return size == screen || insets.bottom > 0 ? insets : DeviceDescription.Insets()
    case .controller:
      guard let screen, size.width == screen.width, (20...70).contains(screen.height - size.height) else {
        return insets
      }
      return DeviceDescription.Insets(top: 0, left: insets.left, bottom: insets.bottom, right: insets.right)
    }
  }
}
