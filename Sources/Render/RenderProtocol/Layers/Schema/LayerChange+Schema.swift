// SPDX-FileCopyrightText: 2026 The Tessera Authors
// SPDX-License-Identifier: MIT

package import CoreGraphics

// One property, one row: from it follow the wire format, merging, full commits, damage, what animations move, the values
// of new layers, their names in key-value coding, and the page's own table. Its value and default stand in `LayerState`.
//
// Adding a property: its value there, its row here and in `all`, the layer that sets it, the two places that draw it
// (`RasterServer/LayerPainter`, `BrowserServer/Web/node.js` and `updates.js`), and a scene in `Tests/Scenes`. Then
// `tessera-dev generate`.

extension LayerChange {
  package static let bounds = LayerProperty(0, "bounds", \.bounds, .rect, .tree)
  /// The common case of scrolling: the size stays.
  package static let boundsOrigin = LayerProperty(
    1, "boundsOrigin", \.bounds.origin, .point, key: "bounds.origin", .tree)
  package static let position = LayerProperty(2, "position", \.position, .point, .tree)
  package static let anchorPoint = LayerProperty(3, "anchorPoint", \.anchorPoint, .point, .tree)
  package static let zPosition = LayerProperty(4, "zPosition", \.zPosition, .number, .tree)
  package static let transform = LayerProperty(5, "transform", \.transform, .matrix, .tree)
  package static let sublayerTransform = LayerProperty(6, "sublayerTransform", \.sublayerTransform, .matrix, .tree)
  package static let isHidden = LayerProperty(7, "isHidden", \.isHidden, .flag, key: "hidden", .tree)
  package static let opacity = LayerProperty(8, "opacity", \.opacity, .fraction, .tree, limit: .share)
  package static let masksToBounds = LayerProperty(9, "masksToBounds", \.masksToBounds, .flag, .tree)
  package static let backgroundColor = LayerProperty(10, "backgroundColor", \.backgroundColor, .optionalColor, .layer)
  package static let cornerRadius = LayerProperty(11, "cornerRadius", \.cornerRadius, .number, .tree, limit: .length)
  package static let maskedCorners = LayerProperty(12, "maskedCorners", \.maskedCorners, .corners, .tree)
  package static let hasContinuousCorners = LayerProperty(
    13, "hasContinuousCorners", \.hasContinuousCorners, .flag, key: "cornerCurve", .tree)
  package static let borderWidth = LayerProperty(14, "borderWidth", \.borderWidth, .number, .layer, limit: .length)
  package static let borderColor = LayerProperty(15, "borderColor", \.borderColor, .color, .layer)
  package static let shadowColor = LayerProperty(16, "shadowColor", \.shadowColor, .color, .layer)
  package static let shadowOpacity = LayerProperty(
    17, "shadowOpacity", \.shadowOpacity, .fraction, .layer, limit: .share)
  package static let shadowOffset = LayerProperty(18, "shadowOffset", \.shadowOffset, .size, .layer)
  package static let shadowRadius = LayerProperty(19, "shadowRadius", \.shadowRadius, .number, .layer, limit: .length)
  package static let shadowPath = LayerProperty(20, "shadowPath", \.shadowPath, .path, .layer)
  package static let contents = LayerProperty(21, "contents", \.contents, .contents, .layer)
  package static let contentsGravity = LayerProperty(22, "contentsGravity", \.contentsGravity, .gravity, .layer)
  package static let contentsScale = LayerProperty(23, "contentsScale", \.contentsScale, .number, .layer)
  package static let contentsRect = LayerProperty(24, "contentsRect", \.contentsRect, .rect, .layer)
  package static let contentsCenter = LayerProperty(25, "contentsCenter", \.contentsCenter, .rect, .layer)
  package static let mask = LayerProperty(26, "mask", \.mask, .layer, .tree)
  package static let sublayers = LayerProperty(27, "sublayers", \.sublayers, .layers, .tree)
  package static let accessibility = LayerProperty(28, "accessibility", \.accessibility, .accessibility, .nothing)
  package static let name = LayerProperty(29, "name", \.name, .text, .nothing)
  package static let backdropBlur = LayerProperty(30, "backdropBlur", \.backdropBlur, .number, .tree, limit: .length)
  /// All animations that are now on the layer, in the place of those before. What they damage, they say as they run.
  package static let animations = LayerProperty(31, "animations", \.animations, .animations, .nothing)
  /// How the layer's time lies in its superlayer's.
  package static let timing = LayerProperty(32, "timing", \.timing, .timing, .nothing)
  package static let isDoubleSided = LayerProperty(
    33, "isDoubleSided", \.isDoubleSided, .flag, key: "doubleSided", .tree)
  package static let backdropSaturation = LayerProperty(34, "backdropSaturation", \.backdropSaturation, .number, .layer)
  package static let shouldRasterize = LayerProperty(35, "shouldRasterize", \.shouldRasterize, .flag, .tree)
  package static let rasterizationScale = LayerProperty(36, "rasterizationScale", \.rasterizationScale, .number, .tree)
  package static let allowsGroupOpacity = LayerProperty(37, "allowsGroupOpacity", \.allowsGroupOpacity, .flag, .tree)
  package static let minificationFilter = LayerProperty(38, "minificationFilter", \.minificationFilter, .filter, .layer)
  package static let magnificationFilter = LayerProperty(
    39, "magnificationFilter", \.magnificationFilter, .filter, .layer)
  package static let keepsDepth = LayerProperty(40, "keepsDepth", \.keepsDepth, .flag, .tree)
  package static let addsLight = LayerProperty(41, "addsLight", \.addsLight, .flag, .layer)
  package static let contentBlur = LayerProperty(42, "contentBlur", \.contentBlur, .number, .tree, limit: .length)
  package static let colorTransform = LayerProperty(43, "colorTransform", \.colorTransform, .matrix, .tree)
  package static let blendMode = LayerProperty(44, "blendMode", \.blendMode, .number, .tree)

  /// Every property, by number.
  package static let all: [AnyLayerProperty] = [
    bounds, boundsOrigin, position, anchorPoint, zPosition, transform, sublayerTransform, isHidden, opacity,
    masksToBounds, backgroundColor, cornerRadius, maskedCorners, hasContinuousCorners, borderWidth, borderColor,
    shadowColor, shadowOpacity, shadowOffset, shadowRadius, shadowPath, contents, contentsGravity, contentsScale,
    contentsRect, contentsCenter, mask, sublayers, accessibility, name, backdropBlur, animations, timing,
    isDoubleSided, backdropSaturation, shouldRasterize,
    rasterizationScale, allowsGroupOpacity, minificationFilter, magnificationFilter, keepsDepth,
    addsLight, contentBlur, colorTransform, blendMode,
  ]

  /// All but those that are a part of another: what makes a layer whole.
  package static let whole: [AnyLayerProperty] = all.filter { $0 != boundsOrigin }

  /// The property of a name; `nil` where there is none.
  package static func property(named name: String) -> AnyLayerProperty? { byName[name] }

  /// The property of a name in Apple's key-value coding; `nil` where there is none.
  package static func property(key: String) -> AnyLayerProperty? { byKey[key] }

  private static let byKey = Dictionary(uniqueKeysWithValues: all.map { ($0.key, $0) })
  private static let byName = Dictionary(uniqueKeysWithValues: all.map { ($0.name, $0) })
}
