// SPDX-FileCopyrightText: 2026 The Tessera Authors
// SPDX-License-Identifier: MIT

public import CoreGraphics

extension CALayer {
  /// The point of this layer's space that lies where `p` of `layer`'s space does; `nil` is the space of the root layer's frame.
  public final func convert(_ p: CGPoint, from layer: CALayer?) -> CGPoint {
    Self.map(from: layer, to: self)?.apply(p) ?? p
  }

  /// The point of `layer`'s space that lies where `p` of this layer's space does.
  public final func convert(_ p: CGPoint, to layer: CALayer?) -> CGPoint {
    Self.map(from: self, to: layer)?.apply(p) ?? p
  }

  /// The smallest upright rectangle of this layer's space around `r` of `layer`'s space.
  public final func convert(_ r: CGRect, from layer: CALayer?) -> CGRect {
    Self.map(from: layer, to: self)?.apply(r) ?? r
  }

  /// The smallest upright rectangle of `layer`'s space around `r` of this layer's space.
  public final func convert(_ r: CGRect, to layer: CALayer?) -> CGRect {
    Self.map(from: self, to: layer)?.apply(r) ?? r
  }

  /// From this layer's bounds space to its superlayer's.
  final var mapToParent: PlaneMap {
    let anchor = anchorInBounds
    let position = values.state.position
    var map = PlaneMap.identity
    let liesFlat = values.transform == CATransform3DIdentity
    guard let parent = placeParent, case let outer = parent.values.sublayerSpace, outer != CATransform3DIdentity else {
      if liesFlat { return .translation(position.x - anchor.x, position.y - anchor.y) }
      return PlaneMap.translation(-anchor.x, -anchor.y).then(localPlaneMap).then(.translation(position.x, position.y))
    }
    // The superlayer's transform works in space, so the layer's depth counts, about the superlayer's anchor point.
    let pivot = parent.anchorInBounds
    var space = CATransform3DConcat(
      spatialTransform, CATransform3DMakeTranslation(position.x - pivot.x, position.y - pivot.y, values.state.zPosition)
    )
    space = CATransform3DConcat(space, outer)
    map = PlaneMap(space)
    return PlaneMap.translation(-anchor.x, -anchor.y).then(map).then(.translation(pivot.x, pivot.y))
  }

  /// From one layer's space to another's, by way of their nearest common ancestor or the space around the roots;
  /// `nil` where a layer on the way down is seen edge-on, so that no point can be told.
  private static func map(from source: CALayer?, to target: CALayer?) -> PlaneMap? {
    if source === target { return .identity }
    let common = commonAncestor(source, target)
    var up = PlaneMap.identity
    var current = source
    while let layer = current, layer.model() !== common {
      up = up.then(layer.mapToParent)
      current = layer.placeParent
    }
    var back = PlaneMap.identity
    current = target
    while let layer = current, layer.model() !== common {
      back = back.then(layer.mapToParent)
      current = layer.placeParent
    }
    return back.inverse.map { up.then($0) }
  }

  /// The nearest layer that both are in; for presentation copies that of the layers that they present.
  private static func commonAncestor(_ first: CALayer?, _ second: CALayer?) -> CALayer? {
    var (first, second) = (first?.model(), second?.model())
    var (firstDepth, secondDepth) = (first?.depth ?? 0, second?.depth ?? 0)
    while firstDepth > secondDepth {
      first = first?.parent
      firstDepth -= 1
    }
    while secondDepth > firstDepth {
      second = second?.parent
      secondDepth -= 1
    }
    while first !== second {
      first = first?.parent
      second = second?.parent
    }
    return first
  }

  /// The superlayer in the same world: that of a presentation copy is one itself.
  private final var placeParent: CALayer? {
    presentedLayer.map { $0.parent?.shown() } ?? parent
  }

  /// How many layers there are from this one to the root, both counted.
  private var depth: Int {
    var count = 0
    var current: CALayer? = self
    while let layer = current {
      count += 1
      current = layer.parent
    }
    return count
  }
}
