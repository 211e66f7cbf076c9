// SPDX-FileCopyrightText: 2026 The Tessera Authors
// SPDX-License-Identifier: MIT

internal import CoreGraphics

extension LayerState {
  /// The value of a property that can be animated; `nil` where the layer has no such thing, as a path without a shape.
  package func value(of property: AnimatedProperty) -> AnimatedValue? {
    let definition = property.definition
    switch definition.place {
    case .whole: return AnimatedValue(definition.property.value(in: self))
    case .numbers(let range, _):
      return definition.property.value(in: self).numbers.map { .numbers(Array($0[range])) }
    case .matrix: return transform.value(of: property)
    case .shape: if case .shape(let shape) = contents { return shape.value(of: property) }
    case .gradient: if case .gradient(let gradient) = contents { return gradient.value(of: property) }
    }
    return nil
  }

  /// Sets a property that can be animated. Lengths and shares are kept within what can be drawn, since springs swing
  /// beyond their ends; a value of another kind than the property's changes nothing.
  package mutating func set(_ value: AnimatedValue, for property: AnimatedProperty) {
    guard property.kind.allows(value) else { return }
    let definition = property.definition
    switch (definition.place, value) {
    case (.whole, _):
      let old = definition.property.value(in: self)
      definition.property.set(old.animated(to: value, within: definition.property.limit), in: &self)
    case (.numbers(let range, let limit), .numbers(let part)):
      let old = definition.property.value(in: self)
      guard var numbers = old.numbers else { return }
      numbers.replaceSubrange(range, with: part.map(limit.clamp))
      definition.property.set(old.animated(to: .numbers(numbers), within: .any), in: &self)
    case (.matrix, .numbers(let numbers)): transform.set(numbers, for: property)
    case (.shape, _): changeShape { $0.set(value, for: property) }
    case (.gradient, _): changeGradient { $0.set(value, for: property) }
    default: break
    }
  }

  private mutating func changeShape(_ change: (inout LayerShape) -> Void) {
    guard case .shape(var shape) = contents else { return }
    change(&shape)
    contents = .shape(shape)
  }

  private mutating func changeGradient(_ change: (inout LayerGradient) -> Void) {
    guard case .gradient(var gradient) = contents else { return }
    change(&gradient)
    contents = .gradient(gradient)
  }
}

extension LayerShape {
  fileprivate func value(of property: AnimatedProperty) -> AnimatedValue? {
    switch property {
    case .path: .path(path)
    case .fillColor: .color(fillColor)
    case .strokeColor: .color(strokeColor)
    case .lineWidth: .numbers([stroke.width])
    case .strokeStart: .numbers([strokeStart])
    case .strokeEnd: .numbers([strokeEnd])
    case .lineDashPhase: .numbers([stroke.dashPhase])
    case .miterLimit: .numbers([stroke.miterLimit])
    default: nil
    }
  }

  fileprivate mutating func set(_ value: AnimatedValue, for property: AnimatedProperty) {
    switch (property, value) {
    case (.path, .path(let value)): path = value ?? CGPath(elements: [])
    case (.fillColor, .color(let color)): fillColor = color
    case (.strokeColor, .color(let color)): strokeColor = color
    case (_, .numbers(let numbers)):
      // One, as the kind says.
      let (number, length) = (numbers[0], NumberLimit.length.clamp(numbers[0]))
      let share = NumberLimit.share.clamp(number)
      switch property {
      case .lineWidth: stroke.width = length
      case .strokeStart: strokeStart = share
      case .strokeEnd: strokeEnd = share
      case .lineDashPhase: stroke.dashPhase = number
      case .miterLimit: stroke.miterLimit = length
      default: break
      }
    default: break
    }
  }
}

extension LayerGradient {
  fileprivate func value(of property: AnimatedProperty) -> AnimatedValue? {
    switch property {
    case .gradientColors: .colors(stops.map(\.color))
    case .gradientLocations: .numbers(stops.map { Double($0.location) })
    case .gradientStartPoint: .numbers([start.x, start.y])
    case .gradientEndPoint: .numbers([end.x, end.y])
    default: nil
    }
  }

  fileprivate mutating func set(_ value: AnimatedValue, for property: AnimatedProperty) {
    switch (property, value) {
    case (.gradientColors, .colors(let colors)): setColors(colors)
    case (.gradientLocations, .numbers(let locations)): setLocations(locations)
    case (.gradientStartPoint, .numbers(let numbers)): start = CGPoint(x: numbers[0], y: numbers[1])
    case (.gradientEndPoint, .numbers(let numbers)): end = CGPoint(x: numbers[0], y: numbers[1])
    default: break
    }
  }

  /// Other than as many colours as there are stops are spread evenly.
  private mutating func setColors(_ colors: [RGBAColor]) {
    guard colors.count != stops.count else {
      for index in stops.indices { stops[index].color = colors[index] }
      return
    }
    stops = zip(LayerAnimation.evenKeyTimes(colors.count), colors).map {
      CGGradient.Stop(location: CGFloat($0), color: $1)
    }
  }

  private mutating func setLocations(_ locations: [Double]) {
    for (index, location) in zip(stops.indices, locations) { stops[index].location = location }
  }
}
