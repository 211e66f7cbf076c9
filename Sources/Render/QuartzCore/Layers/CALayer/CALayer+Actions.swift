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
    let explicit: Set<AnimatedProperty> = [.shadowPath, .path, .contentsScale, .backdropBlur]
    let whole = AnimatedProperty.allCases.filter {
      switch $0.definition.place {
      case .whole, .shape, .gradient: !explicit.contains($0)
      case .numbers, .matrix: false
      }
    }
    return Dictionary(uniqueKeysWithValues: whole.map { ($0.definition.keyPath, $0) })
  }()
}
