// SPDX-FileCopyrightText: 2026 The Tessera Authors
// SPDX-License-Identifier: MIT

/// What an animated property is of its layer: a property of the schema, or a part of one.
package struct AnimatedDefinition: Sendable {
  package enum Place: Sendable, Equatable {
    /// All of the property.
    case whole
    /// Some of the property's numbers.
    case numbers(Range<Int>, NumberLimit)
    /// A part of the matrix `transform`.
    case matrix
    /// Something of a shape, or of a gradient, which are contents.
    case shape, gradient
  }

  /// The property that is another while the animation runs.
  package let property: AnyLayerProperty
  package let place: Place
  /// The name in Apple's key-value coding.
  package let keyPath: String
  package let kind: AnimatedKind

  fileprivate static func whole(_ property: AnyLayerProperty) -> Self {
    Self(property: property, place: .whole, keyPath: property.key, kind: AnimatedKind(property.form))
  }

  fileprivate static func part(
    _ property: AnyLayerProperty, _ numbers: Range<Int>, _ name: String, _ limit: NumberLimit = .any
  ) -> Self {
    Self(
      property: property, place: .numbers(numbers, limit), keyPath: "\(property.key).\(name)",
      kind: .numbers(numbers.count))
  }

  fileprivate static func matrix(_ part: String, count: Int = 1) -> Self {
    let matrix = LayerChange.transform
    return Self(property: matrix, place: .matrix, keyPath: "\(matrix.key).\(part)", kind: .numbers(count))
  }

  fileprivate static func shape(_ key: String, _ kind: AnimatedKind) -> Self {
    Self(property: LayerChange.contents, place: .shape, keyPath: key, kind: kind)
  }

  fileprivate static func gradient(_ key: String, _ kind: AnimatedKind) -> Self {
    Self(property: LayerChange.contents, place: .gradient, keyPath: key, kind: kind)
  }
}

extension AnimatedProperty {
  package var definition: AnimatedDefinition { Self.definitions[Int(rawValue)] }

  /// What the property's values are: x before y, width before height, a matrix row by row.
  package var kind: AnimatedKind { definition.kind }

  /// The property that a layer's key path names; `nil` where there is none that can be animated.
  package init?(keyPath: String) {
    guard let property = Self.byKeyPath[keyPath] else { return nil }
    self = property
  }

  private static let byKeyPath: [String: AnimatedProperty] = {
    let properties = Dictionary(uniqueKeysWithValues: allCases.map { ($0.definition.keyPath, $0) })
    return properties.merging(["transform.rotation": .rotationZ]) { own, _ in own }
  }()

  private static let definitions: [AnimatedDefinition] = allCases.map(\.row)

  // Every property has a row, or this does not compile.
  private var row: AnimatedDefinition {
    switch self {
    case .position: .whole(LayerChange.position)
    case .positionX: .part(LayerChange.position, 0..<1, "x")
    case .positionY: .part(LayerChange.position, 1..<2, "y")
    case .bounds: .whole(LayerChange.bounds)
    case .boundsOrigin: .part(LayerChange.bounds, 0..<2, "origin")
    case .boundsOriginX: .part(LayerChange.bounds, 0..<1, "origin.x")
    case .boundsOriginY: .part(LayerChange.bounds, 1..<2, "origin.y")
    case .boundsSize: .part(LayerChange.bounds, 2..<4, "size", .length)
    case .boundsWidth: .part(LayerChange.bounds, 2..<3, "size.width", .length)
    case .boundsHeight: .part(LayerChange.bounds, 3..<4, "size.height", .length)
    case .anchorPoint: .whole(LayerChange.anchorPoint)
    case .anchorPointX: .part(LayerChange.anchorPoint, 0..<1, "x")
    case .anchorPointY: .part(LayerChange.anchorPoint, 1..<2, "y")
    case .zPosition: .whole(LayerChange.zPosition)
    case .transform: .whole(LayerChange.transform)
    case .sublayerTransform: .whole(LayerChange.sublayerTransform)
    case .rotationX: .matrix("rotation.x")
    case .rotationY: .matrix("rotation.y")
    case .rotationZ: .matrix("rotation.z")
    case .scale: .matrix("scale")
    case .scaleX: .matrix("scale.x")
    case .scaleY: .matrix("scale.y")
    case .scaleZ: .matrix("scale.z")
    case .translation: .matrix("translation", count: 2)
    case .translationX: .matrix("translation.x")
    case .translationY: .matrix("translation.y")
    case .translationZ: .matrix("translation.z")
    case .isHidden: .whole(LayerChange.isHidden)
    case .opacity: .whole(LayerChange.opacity)
    case .backgroundColor: .whole(LayerChange.backgroundColor)
    case .cornerRadius: .whole(LayerChange.cornerRadius)
    case .borderWidth: .whole(LayerChange.borderWidth)
    case .borderColor: .whole(LayerChange.borderColor)
    case .shadowColor: .whole(LayerChange.shadowColor)
    case .shadowOpacity: .whole(LayerChange.shadowOpacity)
    case .shadowOffset: .whole(LayerChange.shadowOffset)
    case .shadowOffsetWidth: .part(LayerChange.shadowOffset, 0..<1, "width")
    case .shadowOffsetHeight: .part(LayerChange.shadowOffset, 1..<2, "height")
    case .shadowRadius: .whole(LayerChange.shadowRadius)
    case .shadowPath: .whole(LayerChange.shadowPath)
    case .contents: .whole(LayerChange.contents)
    case .contentsRect: .whole(LayerChange.contentsRect)
    case .contentsCenter: .whole(LayerChange.contentsCenter)
    case .contentsScale: .whole(LayerChange.contentsScale)
    case .backdropBlur: .whole(LayerChange.backdropBlur)
    case .path: .shape("path", .path)
    case .fillColor: .shape("fillColor", .color)
    case .strokeColor: .shape("strokeColor", .color)
    case .lineWidth: .shape("lineWidth", .numbers(1))
    case .strokeStart: .shape("strokeStart", .numbers(1))
    case .strokeEnd: .shape("strokeEnd", .numbers(1))
    case .lineDashPhase: .shape("lineDashPhase", .numbers(1))
    case .miterLimit: .shape("miterLimit", .numbers(1))
    case .gradientColors: .gradient("colors", .colors)
    case .gradientLocations: .gradient("locations", .numberList)
    case .gradientStartPoint: .gradient("startPoint", .numbers(2))
    case .gradientEndPoint: .gradient("endPoint", .numbers(2))
    }
  }
}
