// SPDX-FileCopyrightText: 2026 The Tessera Authors
// SPDX-License-Identifier: MIT

internal import CoreGraphics
internal import NibReader
internal import UIKit

/// The system whose UIKit laid a file out: that of the tools which wrote it. Lengths are points.
///
/// The kit has the sizes of iOS 26. What an earlier one has otherwise stands here, for comparisons with stored frames
/// alone: nothing of it reaches apps.
struct CanvasSystem: Equatable {
  /// The major version of iOS.
  let version: Int

  init(version: Int) { self.version = version }

  init(_ document: NibDocument) {
    self.init(version: Self.versions.last { document.toolsVersion >= $0.tools }?.system ?? Self.unnamed)
  }

  /// What a file is taken to be of that does not say.
  private static let unnamed = 17

  /// From which version of the tools on the canvas is of which system: Xcode 5 to 16, and 26.
  private static let versions: [(tools: Double, system: Int)] = [
    (1, 7), (6_100, 8), (8_000, 9), (11_000, 10), (13_000, 11), (14_200, 12), (14_800, 13), (17_000, 14), (19_000, 15),
    (21_000, 16), (22_000, 17), (23_000, 18), (24_000, 26),
  ]

  // MARK: - Bars

  func navigationBar(isPad: Bool, isLow: Bool) -> CGFloat {
    if isPad { return version >= 12 ? 50 : 44 }
    if isLow { return 32 }
    return version >= 26 ? 54 : 44
  }

  /// In a sheet, which begins below the status bar.
  func navigationBarOfSheet(isPad: Bool) -> CGFloat { version >= 13 ? 56 : navigationBar(isPad: isPad, isLow: false) }

  func tabBar(isPad: Bool, isLow: Bool) -> CGFloat {
    if isPad { return version >= 12 ? 50 : 49 }
    return isLow && version >= 11 ? 32 : 49
  }

  /// - Parameter hasHomeBar: Whether the phone has a home indicator.
  func toolbar(isPad: Bool, isLow: Bool, hasHomeBar: Bool = false) -> CGFloat {
    if isPad { return version >= 12 ? 50 : 44 }
    if isLow { return 32 }
    return hasHomeBar && version <= 12 ? 49 : 44
  }

  // MARK: - Margins

  /// Whether a view of this width has side margins of 20 points instead of 16.
  func isWide(_ width: Double) -> Bool { width >= (version >= 18 ? 414 : 400) }

  /// Whether the top-level view of a nib has the margins of a controller's view.
  var marginsOfNibsAreControllers: Bool { version >= 11 }

  /// Whether views add the safe area to their margins.
  var marginsHaveSafeArea: Bool { version >= 11 }

  // MARK: - Controls

  /// The natural size of what an element makes, where it is not the kit's.
  func measure(of element: NibElement, _ device: CanvasDevice) -> CanvasMeasure {
    let isPad = device.isPad
    switch element.name {
    case "switch":
      let size = version >= 26 ? CGSize(width: 63, height: 28) : CGSize(width: 51, height: 31)
      return CanvasMeasure(width: size.width - 2, height: size.height, insets: UIEdgeInsets(right: 2))
    case "slider":
      guard version < 26 else { return CanvasMeasure(height: 34) }
      return CanvasMeasure(height: 30, insets: UIEdgeInsets(left: 2, bottom: 1, right: 2))
    case "stepper": return CanvasMeasure(width: 94, height: version >= 13 ? 32 : 29)
    case "progressView":
      if element["progressViewStyle"] == "bar" { return CanvasMeasure(height: 2.5) }
      return CanvasMeasure(height: version >= 14 ? 4 : 2)
    case "pageControl":
      guard version < 14 else { return CanvasMeasure(height: 26) }
      let count = CGFloat((element.integer("numberOfPages") ?? 0).clamped(to: 0...1_000))
      return CanvasMeasure(width: count > 0 ? 7 + 16 * (count - 1) : 0, height: 37)
    case "segmentedControl":
      return CanvasMeasure(height: version >= 13 ? 31 : 28, insets: UIEdgeInsets(bottom: 1))
    case "pickerView", "datePicker": return CanvasMeasure(width: 320, height: 216)
    case "searchBar":
      let scope: CGFloat = element.bool("showsScopeBar") == true ? (version >= 11 ? 46 : 44) : 0
      return CanvasMeasure(height: (version >= 11 ? 56 : 44) + scope)
    case "textField" where element["borderStyle"] == "roundedRect":
      // The size of the usual text, which those with larger text grow beyond.
      return CanvasMeasure(leastHeight: version >= 13 ? 34 : 30, heightChange: version >= 13 ? 0 : -4)
    case "textField" where element["borderStyle"] == nil || element["borderStyle"] == "none":
      // iOS 26 adds room for a caret higher than its line.
      return CanvasMeasure(heightChange: version >= 26 ? 0 : -1.5)
    case "button" where Self.roundButtons.contains(element["buttonType"] ?? ""):
      let size = version >= 13 ? CGSize(width: 25, height: 24) : CGSize(width: 22, height: 22)
      return CanvasMeasure(width: size.width, height: size.height)
    case "navigationBar": return CanvasMeasure(height: navigationBar(isPad: isPad, isLow: false))
    case "toolbar":
      return CanvasMeasure(height: toolbar(isPad: isPad, isLow: false, hasHomeBar: !isPad && device.insets.bottom > 0))
    case "tabBar": return CanvasMeasure(height: tabBar(isPad: isPad, isLow: false))
    default: return CanvasMeasure()
    }
  }

  private static let roundButtons: Set<String> = ["detailDisclosure", "infoLight", "infoDark", "contactAdd"]

  /// The class that stands in for the kit's on this system; `nil` where the kit's own serves.
  ///
  /// - Parameter isGiven: Whether the file says the natural size of such an element.
  func standIn(for element: NibElement, isGiven: Bool) -> UIView.Type? {
    switch element.name {
    case "switch", "slider", "stepper", "progressView", "pickerView", "searchBar": return CanvasControl.self
    case "navigationBar", "toolbar", "tabBar": return CanvasView.self
    case "pageControl": return version >= 14 ? CanvasPages.self : CanvasControl.self
    case "datePicker":
      let isOfWheels =
        version < 14 || version < 26 && element["style"] == "wheels" || element["datePickerMode"] == "countDownTimer"
      return isOfWheels ? CanvasControl.self : nil
    case "segmentedControl": return CanvasSegments.self
    case "textField": return CanvasTextField.self
    case "button": return CanvasButton.self
    case "tableViewCell": return CanvasCell.self
    case "view",
      "containerView" where isGiven:
      return CanvasView.self
    case "control" where isGiven: return CanvasControl.self
    case "label": return CanvasLabel.self
    case "imageView" where isGiven: return CanvasImageView.self
    case "textView" where isGiven: return CanvasTextView.self
    case "scrollView" where isGiven: return CanvasScrollView.self
    case "tableView" where isGiven: return CanvasTableView.self
    case "collectionView" where isGiven: return CanvasCollectionView.self
    default: return nil
    }
  }
}

extension UIEdgeInsets {
  fileprivate init(left: CGFloat = 0, bottom: CGFloat = 0, right: CGFloat = 0) {
    self.init(top: 0, left: left, bottom: bottom, right: right)
  }
}

extension Comparable {
  fileprivate func clamped(to range: ClosedRange<Self>) -> Self { min(max(self, range.lowerBound), range.upperBound) }
}
