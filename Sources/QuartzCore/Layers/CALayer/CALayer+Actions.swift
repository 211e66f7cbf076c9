// SPDX-FileCopyrightText: 2026 The Tessera Authors
// SPDX-License-Identifier: MIT

internal import CoreGraphics
internal import RenderProtocol

extension CALayer {
  final func findAction(_ event: String) -> (any CAAction)? {
    let found = delegate?.action(for: self, forKey: event) ?? actions?[event]
    guard let action = found ?? type(of: self).defaultAction(forKey: event) else { return implicitAnimation(event) }
    return action is NSNull ? nil : action
  }

  /// What moves a property of a layer that is on screen from what it shows now to its new value.
  private final func implicitAnimation(_ key: String) -> CAAnimation? {
    guard sync.isSent, sync.isInTree, let property = Self.implicitlyAnimated[key],
      let start = shownState.value(of: property)
    else { return nil }
    let animation = CABasicAnimation(keyPath: key)
    animation.startValue = start
    animation.timingFunction = CATransaction.animationTimingFunction() ?? CAMediaTimingFunction(name: .default)
    return animation
  }

  /// The properties that animate by themselves when they change: not paths, and nothing that is part of another.
  private static let implicitlyAnimated: [String: AnimatedProperty] = {
    let keys = [
      "position", "bounds", "anchorPoint", "zPosition", "transform", "sublayerTransform", "hidden", "opacity",
      "backgroundColor", "cornerRadius", "borderWidth", "borderColor", "shadowColor", "shadowOpacity", "shadowOffset",
      "shadowRadius", "contents", "contentsRect", "contentsCenter", "fillColor", "strokeColor", "lineWidth",
      "strokeStart", "strokeEnd", "lineDashPhase", "miterLimit", "colors", "locations", "startPoint", "endPoint",
    ]
    return Dictionary(uniqueKeysWithValues: keys.compactMap { key in AnimatedProperty(keyPath: key).map { (key, $0) } })
  }()
}
