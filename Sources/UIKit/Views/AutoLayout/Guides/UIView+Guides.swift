// SPDX-FileCopyrightText: 2026 The Tessera Authors
// SPDX-License-Identifier: MIT

/// The guides that every view can have; made when they are first asked for.
struct SystemGuides {
  var margins: UILayoutGuide?
  var safeArea: UILayoutGuide?
  var readable: UILayoutGuide?
  var scrollContent: UILayoutGuide?
  var scrollFrame: UILayoutGuide?
  var topBand: UILayoutGuide?
  var bottomBand: UILayoutGuide?
  var keyboard: UILayoutGuide?

  var all: [UILayoutGuide] {
    [margins, safeArea, readable, scrollContent, scrollFrame, topBand, bottomBand, keyboard].compactMap { $0 }
  }
}

extension UIView {
  /// A scroll view's content: what edges of the scroll view mean to views in it.
  var scrollContentGuide: UILayoutGuide {
    systemGuide(\.scrollContent, .scrollContent, "UIScrollView-contentLayoutGuide")
  }

  /// A scroll view's visible part.
  var scrollFrameGuide: UILayoutGuide { systemGuide(\.scrollFrame, .scrollFrame, "UIScrollView-frameLayoutGuide") }

  func systemGuide<Guide: UILayoutGuide>(
    _ path: WritableKeyPath<SystemGuides, UILayoutGuide?>, _ role: UILayoutGuide.Role, _ identifier: String,
    _ make: (UILayoutGuide.Role, UIView) -> Guide = { UILayoutGuide(role: $0, owner: $1) }
  ) -> Guide {
    if let guide = autoLayout.systemGuides[keyPath: path] as? Guide { return guide }
    let guide = make(role, self)
    guide.identifier = identifier
    autoLayout.systemGuides[keyPath: path] = guide
    return guide
  }

  /// How far the guide stands in from the bounds' edges, for guides that are made of insets.
  func insets(of role: UILayoutGuide.Role) -> UIEdgeInsets {
    switch role {
    case .margins: effectiveMargins
    case .safeArea: safeAreaInsets
    case .readableContent: readableInsets
    case .topBand:
      UIEdgeInsets(top: 0, left: 0, bottom: max(bounds.height - safeAreaInsets.top, 0), right: bounds.width)
    case .bottomBand:
      UIEdgeInsets(top: max(bounds.height - safeAreaInsets.bottom, 0), left: 0, bottom: 0, right: bounds.width)
    case .keyboard: UIEdgeInsets(top: max(bounds.height - keyboardHeight, 0), left: 0, bottom: 0, right: 0)
    case .free, .scrollContent, .scrollFrame: .zero
    }
  }

  var readableInsets: UIEdgeInsets {
    var insets = effectiveMargins
    let width = bounds.width
    guard width > Self.widestUnreadable, width - insets.left - insets.right > Self.readableWidth else { return insets }
    insets.left = (width - Self.readableWidth) / 2
    insets.right = insets.left
    return insets
  }

  private static let widestUnreadable: CGFloat = 1008
  private static let readableWidth: CGFloat = 920
}
