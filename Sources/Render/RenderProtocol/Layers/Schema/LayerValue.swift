// SPDX-FileCopyrightText: 2026 The Tessera Authors
// SPDX-License-Identifier: MIT

package import CoreGraphics

/// The value of any property of layers. What form a property's values have is told by its row in the schema.
package enum LayerValue: Hashable, Sendable {
  case number(CGFloat)
  /// A number of Core Animation's that is a `Float`.
  case fraction(Float)
  case flag(Bool)
  case point(CGPoint)
  case size(CGSize)
  case rect(CGRect)
  case matrix(LayerTransform)
  case color(RGBAColor)
  case optionalColor(RGBAColor?)
  case path(CGPath?)
  case contents(LayerContents)
  case gravity(LayerGravity)
  case filter(LayerFilter)
  case corners(LayerCorners)
  case layer(LayerID?)
  case layers([LayerID])
  case accessibility(LayerAccessibility?)
  case text(String)
  case animations([LayerAnimation])
  case timing(AnimationTiming)

  /// What sort of value it is; the names are those of the page's readers.
  package enum Form: String, Sendable {
    case number, fraction, flag, point, size, rect, matrix, color, optionalColor, path, contents, gravity, filter,
      corners
    case layer, layers, accessibility, text, animations, timing
  }

  package var form: Form {
    switch self {
    case .number: .number
    case .fraction: .fraction
    case .flag: .flag
    case .point: .point
    case .size: .size
    case .rect: .rect
    case .matrix: .matrix
    case .color: .color
    case .optionalColor: .optionalColor
    case .path: .path
    case .contents: .contents
    case .gravity: .gravity
    case .filter: .filter
    case .corners: .corners
    case .layer: .layer
    case .layers: .layers
    case .accessibility: .accessibility
    case .text: .text
    case .animations: .animations
    case .timing: .timing
    }
  }
}
