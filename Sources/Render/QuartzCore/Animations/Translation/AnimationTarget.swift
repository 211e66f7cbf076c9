// SPDX-FileCopyrightText: 2026 The Tessera Authors
// SPDX-License-Identifier: MIT

internal import CoreGraphics
internal import RenderProtocol

/// What an animation does to one property of its layer.
struct TranslatedAnimation {
  /// The name of an app's own property, which the app itself shows moving; `nil` for what render servers move.
  var ownKey: String?
  /// As it travels. Of an app's own property it is that of a stand-in with values of the same kind, and does not travel.
  var animation: LayerAnimation
}

/// A property, and which number of a value it gets; all of it where there is no number.
struct AnimationTarget {
  /// What moves, or what stands in for an app's own property.
  var property: AnimatedProperty
  var component: Int?
  var ownKey: String?

  init(property: AnimatedProperty, component: Int? = nil) {
    (self.property, self.component) = (property, component)
  }

  /// An app's own property, of which `examples` are values; `nil` where none is of a kind that has anything in between.
  init?(ownKey key: String, examples: [Any]) {
    guard let property = examples.lazy.compactMap(AnimatedProperty.init(standingFor:)).first else { return nil }
    (self.property, ownKey) = (property, key)
  }

  /// The part of `value` that is for the property; `nil` where the value does not fit.
  func value(_ value: Any?) -> AnimatedValue? {
    guard let value else { return nil }
    guard let component else { return AnimatedValue(value, kind: property.kind) }
    if let numbers = AnimatedValue(value, kind: .numberList), case .numbers(let list) = numbers {
      return component < list.count ? .numbers([list[component]]) : nil
    }
    return component == 0 ? AnimatedValue(value, kind: .numbers(1)) : nil
  }

  /// What is shown of the property on a layer now.
  @MainActor func shownValue(on layer: CALayer) -> AnimatedValue? {
    guard let ownKey else { return layer.shownState.value(of: property) }
    return value(layer.shownOwnValue(ownKey) ?? layer.value(forKeyPath: ownKey))
  }
}

extension AnimatedProperty {
  /// A layer's property whose values are of the same kind as `value` and kept within no limits, so that what becomes of
  /// an app's own property can be worked out as what becomes of it.
  fileprivate init?(standingFor value: Any) {
    let all: [AnimatedProperty] = [
      .zPosition, .anchorPoint, .contentsRect, .sublayerTransform, .backgroundColor, .shadowPath,
    ]
    guard !(value is NSNull), let first = all.first(where: { AnimatedValue(value, kind: $0.kind) != nil }) else {
      return nil
    }
    self = first
  }
}
