// SPDX-FileCopyrightText: 2026 The Tessera Authors
// SPDX-License-Identifier: MIT

/// A view that floats above the tabs of a tab bar controller, on glass.
@preconcurrency @MainActor open class UITabAccessory: NSObject {
  /// What is shown; it fills the glass.
  open private(set) var contentView: UIView

  public init(contentView: UIView) {
    self.contentView = contentView
    super.init()
  }
}

/// The glass of an accessory.
final class TabAccessoryView: UIView {
  let accessory: UITabAccessory
  private let glass = UIVisualEffectView(effect: PlatterEffect(tint: nil))

  /// Points; chosen.
  static let height: CGFloat = 48
  /// What is left free beside it, both sides together; measured in SwiftUI.
  static let besides: CGFloat = 54

  init(_ accessory: UITabAccessory) {
    self.accessory = accessory
    super.init(frame: .zero)
    layer.shadowColor = UIColor.black.cgColor
    layer.shadowOpacity = 0.07
    layer.shadowRadius = 16.9
    layer.shadowOffset = CGSize(width: 0, height: 8)
    addSubview(glass)
    traitOverrides.tabAccessoryEnvironment = .regular
    accessory.contentView.translatesAutoresizingMaskIntoConstraints = true
    glass.contentView.addSubview(accessory.contentView)
  }

  required init?(coder: NSCoder) { fatalError("Accessories are not archived") }

  override func layoutSubviews() {
    super.layoutSubviews()
    let radius = min(bounds.width, bounds.height) / 2
    glass.frame = bounds
    glass.layer.cornerRadius = radius
    glass.clipsToBounds = true
    layer.shadowPath = CGPath(roundedRect: bounds, cornerWidth: radius, cornerHeight: radius, transform: nil)
    accessory.contentView.frame = glass.contentView.bounds
  }
}

extension UITabBarController {
  func change(_ accessory: UITabAccessory?, animated: Bool) {
    guard accessory !== accessoryView?.accessory else { return }
    let (old, new) = (accessoryView, accessory.map(TabAccessoryView.init))
    accessoryView = new
    guard isViewLoaded else { return }
    if let new {
      view.insertSubview(new, belowSubview: tabBar)
      UIView.performWithoutAnimation {
        layoutContents()
        new.layoutIfNeeded()
        new.alpha = 0
      }
    }
    let change = {
      old?.alpha = 0
      self.layoutContents()
      self.view.layoutIfNeeded()
    }
    guard animated, view.window != nil, UIView.areAnimationsEnabled else {
      change()
      old?.removeFromSuperview()
      return
    }
    UIView.animate(withDuration: 0.25, animations: change) { _ in old?.removeFromSuperview() }
  }

  /// What an accessory takes of the bottom of pages, points.
  var accessoryRoom: CGFloat { accessoryView == nil ? 0 : TabAccessoryView.height + TabBarMetrics.gap }

  /// Puts the accessory above the bar, or at the bottom where the bar is at the top.
  func placeAccessory() {
    guard let accessoryView, let container = viewIfLoaded else { return }
    if accessoryView.superview !== container { container.insertSubview(accessoryView, belowSubview: tabBar) }
    let bottom =
      isBarAtTop || storedIsTabBarHidden || tabBar.isHidden
      ? container.bounds.height - max(container.safeAreaInsets.bottom, TabBarMetrics.gap) : tabBar.frame.minY
    let width = max(min(container.bounds.width - TabAccessoryView.besides, Self.widestAccessory), 0)
    accessoryView.frame = CGRect(
      x: (container.bounds.width - width) / 2 + tabBar.frame.minX,
      y: bottom - TabBarMetrics.gap - TabAccessoryView.height, width: width, height: TabAccessoryView.height)
    accessoryView.alpha = isHiddenByPush ? 0 : 1
    accessoryView.layoutIfNeeded()
  }

  /// On pads; chosen.
  private static let widestAccessory: CGFloat = 460
}
