// SPDX-FileCopyrightText: 2026 The Tessera Authors
// SPDX-License-Identifier: MIT

/// What bars take of a controller's view at the top or at the bottom; the safe area's guide has taken its place.
@preconcurrency @MainActor public protocol UILayoutSupport: NSObjectProtocol {
  /// The height, points.
  var length: CGFloat { get }
  var topAnchor: NSLayoutYAxisAnchor { get }
  var bottomAnchor: NSLayoutYAxisAnchor { get }
  var heightAnchor: NSLayoutDimension { get }
}

/// A band along the top or bottom edge of a controller's view.
final class BandGuide: UILayoutGuide, UILayoutSupport {
  var length: CGFloat {
    let insets = storedOwner?.safeAreaInsets ?? .zero
    return role == .topBand ? insets.top : insets.bottom
  }
}

extension UIView {
  var topBandGuide: BandGuide {
    systemGuide(\.topBand, .topBand, "_UIViewControllerTop") { BandGuide(role: $0, owner: $1) }
  }

  var bottomBandGuide: BandGuide {
    systemGuide(\.bottomBand, .bottomBand, "_UIViewControllerBottom") { BandGuide(role: $0, owner: $1) }
  }
}
