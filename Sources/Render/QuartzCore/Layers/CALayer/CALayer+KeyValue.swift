// SPDX-FileCopyrightText: 2026 The Tessera Authors
// SPDX-License-Identifier: MIT

internal import CoreGraphics
package import RenderProtocol

// Key-value coding as apps use it with layers: properties by name, parts of them by path, values of the app's own.
extension CALayer {
  final func lookUpValue(_ keyPath: String) -> Any? {
    switch keyPath {
    case "frame": return frame
    case "contents": return contents
    case "shadowPath": return shadowPath
    case "borderColor": return borderColor
    case "shadowColor": return shadowColor
    case "anchorPointZ": return anchorPointZ
    case "opaque": return isOpaque
    case "maskedCorners": return maskedCorners
    case "cornerCurve": return cornerCurve
    case "contentsGravity": return contentsGravity
    case "minificationFilter": return minificationFilter
    case "magnificationFilter": return magnificationFilter
    case "rasterizationScale": return rasterizationScale
    case "needsDisplayOnBoundsChange": return needsDisplayOnBoundsChange
    case "name": return name
    case "sublayers": return sublayers
    case "superlayer": return superlayer
    case "mask": return mask
    case "delegate": return delegate
    case "speed": return speed
    case "timeOffset": return timeOffset
    case "beginTime": return beginTime
    default: break
    }
    if let stored = storedValues[keyPath] { return stored }
    if let property = AnimatedProperty(keyPath: keyPath) {
      return renderState.value(of: property)?.appValue(of: property)
    }
    if case .flag(let flag)? = LayerChange.property(key: keyPath)?.value(in: values.state) { return flag }
    return part(keyPath, of: "frame", frame) ?? (Self.isOwnKey(keyPath) ? ownValue(keyPath) : nil)
  }

  /// A part of a rectangle, such as `frame.size.width`.
  private final func part(_ keyPath: String, of name: String, _ rect: CGRect) -> Any? {
    guard keyPath.hasPrefix(name + ".") else { return nil }
    return switch keyPath.dropFirst(name.count + 1) {
    case "origin": rect.origin
    case "origin.x": NSNumber(value: Double(rect.origin.x))
    case "origin.y": NSNumber(value: Double(rect.origin.y))
    case "size": rect.size
    case "size.width": NSNumber(value: Double(rect.size.width))
    case "size.height": NSNumber(value: Double(rect.size.height))
    default: nil
    }
  }

  final func storeValue(_ value: Any?, _ keyPath: String) {
    switch keyPath {
    case "frame": if let value = value as? CGRect { frame = value }
    case "contents": contents = value
    case "anchorPointZ": if case .numbers(let numbers)? = number(value) { anchorPointZ = numbers[0] }
    case "opaque": if let value = value as? Bool { isOpaque = value }
    case "maskedCorners": if let value = value as? CACornerMask { maskedCorners = value }
    case "cornerCurve": if let value = value as? CALayerCornerCurve { cornerCurve = value }
    case "contentsGravity": if let value = value as? CALayerContentsGravity { contentsGravity = value }
    case "minificationFilter": if let value = value as? CALayerContentsFilter { minificationFilter = value }
    case "magnificationFilter": if let value = value as? CALayerContentsFilter { magnificationFilter = value }
    case "rasterizationScale": if case .numbers(let numbers)? = number(value) { rasterizationScale = numbers[0] }
    case "needsDisplayOnBoundsChange": if let value = value as? Bool { needsDisplayOnBoundsChange = value }
    case "name": name = value as? String
    case "mask": mask = value as? CALayer
    default:
      if let property = LayerChange.property(key: keyPath), property.form == .flag,
        AnimatedProperty(keyPath: keyPath) == nil
      {
        if let flag = value as? Bool { change(property, to: .flag(flag)) }
        return
      }
      guard let property = AnimatedProperty(keyPath: keyPath), renderState.value(of: property) != nil else {
        setOwnValue(value, keyPath)
        return
      }
      set(property, named: keyPath, to: value)
    }
  }

  private final func number(_ value: Any?) -> AnimatedValue? {
    value.flatMap { AnimatedValue($0, kind: .numbers(1)) }
  }

  /// Changes a property, or a part of it, with what its setter does: noting the change, and actions.
  private final func set(_ property: AnimatedProperty, named keyPath: String, to value: Any?) {
    var state = renderState
    let isEmptied = value == nil || value is NSNull
    if isEmptied, property.kind == .color {
      state.set(.color(nil), for: property)
    } else if isEmptied, property.kind == .path {
      state.set(.path(nil), for: property)
    } else if let value, let new = AnimatedValue(value, kind: property.kind) {
      state.set(new, for: property)
    } else {
      return
    }
    guard state != renderState else { return }
    let key = keyPath.prefix { $0 != "." }
    if key == "bounds" {
      bounds = state.bounds
      return
    }
    let action = willChange(String(key))
    take(property, from: state)
    markChanged(property.definition.property)
    didChange(String(key), action)
  }
}

extension AnimatedValue {
  /// The value as apps have it: numbers as `NSNumber`, which casts to all of Swift's, and a size where `example` is one.
  package func appValue(of property: AnimatedProperty, like example: Any? = nil) -> Any? {
    switch self {
    case .color(let color): return color.map(CGColor.init(rgba:))
    case .colors(let colors): return colors.map(CGColor.init(rgba:))
    case .path(let path): return path
    case .contents: return nil
    case .numbers(let numbers):
      let lengths = numbers.map { CGFloat($0) }
      switch property.kind {
      case .numbers(1): return NSNumber(value: numbers[0])
      case .numbers(2):
        switch property {
        case .boundsSize, .shadowOffset, .translation: return CGSize(width: lengths[0], height: lengths[1])
        default:
          if example is CGSize { return CGSize(width: lengths[0], height: lengths[1]) }
          return CGPoint(x: lengths[0], y: lengths[1])
        }
      case .numbers(4): return CGRect(x: lengths[0], y: lengths[1], width: lengths[2], height: lengths[3])
      case .numbers(16): return CATransform3D(numbers)
      default: return numbers.map { NSNumber(value: $0) }
      }
    }
  }
}
