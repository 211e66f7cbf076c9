// SPDX-FileCopyrightText: 2026 The Tessera Authors
// SPDX-License-Identifier: MIT

package import CoreGraphics

/// What fills a layer between its background and its sublayers.
package enum LayerContents: Hashable, Sendable {
  case none
  /// A picture, placed by the layer's gravity; its bytes travel beside the commits.
  case image(ImageIdentifier, pixelWidth: Int, pixelHeight: Int)
  /// A picture of one colour's alpha: `template` rendering of an image.
  case tintedImage(ImageIdentifier, pixelWidth: Int, pixelHeight: Int, tint: RGBAColor)
  /// A recorded drawing in the layer's bounds, origin top left.
  case drawing(DisplayList)
  case shape(LayerShape)
  case gradient(LayerGradient)
}

/// Contents on their way out, while others come in over them.
package struct LayerFade: Hashable, Sendable {
  package var contents: LayerContents
  /// How much of them is left, 0…1; the layer's contents have the rest.
  package var share: Double

  package init(contents: LayerContents, share: Double) {
    self.contents = contents
    self.share = share
  }
}

/// Where contents stand in the layer's bounds; raw values travel.
package enum LayerGravity: UInt8, Sendable, CaseIterable {
  case resize = 0
  case resizeAspect, resizeAspectFill
  case center, top, bottom, left, right, topLeft, topRight, bottomLeft, bottomRight
}

/// How pictures are scaled; raw values travel.
package enum LayerFilter: UInt8, Sendable, CaseIterable {
  case linear = 0
  case nearest, trilinear
}

/// Which corners are rounded.
package struct LayerCorners: OptionSet, Hashable, Sendable {
  package let rawValue: UInt8

  package init(rawValue: UInt8) {
    self.rawValue = rawValue
  }

  /// Top left on screen: `kCALayerMinXMinYCorner` in UIKit's y-down space.
  package static let minXMinY = LayerCorners(rawValue: 1)
  package static let maxXMinY = LayerCorners(rawValue: 2)
  package static let minXMaxY = LayerCorners(rawValue: 4)
  package static let maxXMaxY = LayerCorners(rawValue: 8)
  package static let all = LayerCorners(rawValue: 15)
}

/// What assistive technology is told of a layer's view.
package struct LayerAccessibility: Hashable, Sendable {
  /// An ARIA role (`button`, `img`, `heading`, `link`, `text`, …), or empty where there is none.
  package var role: String
  package var label: String
  package var value: String
  package var hint: String
  /// Whether the view can be used now.
  package var isEnabled: Bool
  package var isSelected: Bool

  package init(
    role: String, label: String, value: String = "", hint: String = "", isEnabled: Bool = true,
    isSelected: Bool = false
  ) {
    self.role = role
    self.label = label
    self.value = value
    self.hint = hint
    self.isEnabled = isEnabled
    self.isSelected = isSelected
  }
}
