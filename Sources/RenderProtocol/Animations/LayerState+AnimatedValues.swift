// SPDX-FileCopyrightText: 2026 The Tessera Authors
// SPDX-License-Identifier: MIT

internal import CoreGraphics

extension LayerState {
  /// The value of a property that can be animated; `nil` where the layer has no such thing, as a path without a shape.
  package func value(of property: AnimatedProperty) -> AnimatedValue? {
    switch property {
    case .position: .numbers([position.x, position.y])
    case .positionX: .numbers([position.x])
    case .positionY: .numbers([position.y])
    case .bounds: .numbers([bounds.origin.x, bounds.origin.y, bounds.size.width, bounds.size.height])
    case .boundsOrigin: .numbers([bounds.origin.x, bounds.origin.y])
    case .boundsOriginX: .numbers([bounds.origin.x])
    case .boundsOriginY: .numbers([bounds.origin.y])
    case .boundsSize: .numbers([bounds.size.width, bounds.size.height])
    case .boundsWidth: .numbers([bounds.size.width])
    case .boundsHeight: .numbers([bounds.size.height])
    case .anchorPoint: .numbers([anchorPoint.x, anchorPoint.y])
    case .anchorPointX: .numbers([anchorPoint.x])
    case .anchorPointY: .numbers([anchorPoint.y])
    case .zPosition: .numbers([zPosition])
    case .transform: .numbers(transform.entries)
    case .sublayerTransform: .numbers(sublayerTransform.entries)
    case .rotationX, .rotationY, .rotationZ, .scale, .scaleX, .scaleY, .scaleZ, .translation, .translationX,
      .translationY, .translationZ:
      transform.value(of: property)
    case .isHidden: .numbers([isHidden ? 1 : 0])
    case .opacity: .numbers([Double(opacity)])
    case .backgroundColor: .color(backgroundColor)
    case .cornerRadius: .numbers([cornerRadius])
    case .borderWidth: .numbers([borderWidth])
    case .borderColor: .color(borderColor)
    case .shadowColor: .color(shadowColor)
    case .shadowOpacity: .numbers([Double(shadowOpacity)])
    case .shadowOffset: .numbers([shadowOffset.width, shadowOffset.height])
    case .shadowOffsetWidth: .numbers([shadowOffset.width])
    case .shadowOffsetHeight: .numbers([shadowOffset.height])
    case .shadowRadius: .numbers([shadowRadius])
    case .shadowPath: .path(shadowPath)
    case .contents: .contents(contents)
    case .contentsRect: .numbers(contentsRect.numbers)
    case .contentsCenter: .numbers(contentsCenter.numbers)
    case .contentsScale: .numbers([contentsScale])
    case .backdropBlur: .numbers([backdropBlur])
    case .path, .fillColor, .strokeColor, .lineWidth, .strokeStart, .strokeEnd, .lineDashPhase, .miterLimit:
      if case .shape(let shape) = contents { shape.value(of: property) } else { nil }
    case .gradientColors, .gradientLocations, .gradientStartPoint, .gradientEndPoint:
      if case .gradient(let gradient) = contents { gradient.value(of: property) } else { nil }
    }
  }

  /// Sets a property that can be animated. Lengths and shares are kept within what can be drawn, since springs swing
  /// beyond their ends; a value of another kind than the property's changes nothing.
  package mutating func set(_ value: AnimatedValue, for property: AnimatedProperty) {
    guard property.kind.allows(value) else { return }
    switch value {
    case .numbers(let numbers): set(numbers, for: property)
    case .color(let color): set(color, for: property)
    case .colors(let colors): changeGradient { $0.setColors(colors) }
    case .path(let path):
      if property == .shadowPath { shadowPath = path } else { changeShape { $0.path = path ?? CGPath(elements: []) } }
    case .contents(let value): contents = value
    }
  }

  private mutating func set(_ color: RGBAColor?, for property: AnimatedProperty) {
    switch property {
    case .backgroundColor: backgroundColor = color
    case .borderColor: borderColor = color ?? .clear
    case .shadowColor: shadowColor = color ?? .clear
    case .fillColor: changeShape { $0.fillColor = color }
    case .strokeColor: changeShape { $0.strokeColor = color }
    default: break
    }
  }

  private mutating func set(_ numbers: [Double], for property: AnimatedProperty) {
    // Empty only for a gradient without stops, which does not look at it.
    let first = numbers.first ?? 0
    let length = max(first, 0)
    let share = min(max(first, 0), 1)
    switch property {
    case .position: position = CGPoint(x: numbers[0], y: numbers[1])
    case .positionX: position.x = first
    case .positionY: position.y = first
    case .bounds: bounds = CGRect(x: numbers[0], y: numbers[1], width: max(numbers[2], 0), height: max(numbers[3], 0))
    case .boundsOrigin: bounds.origin = CGPoint(x: numbers[0], y: numbers[1])
    case .boundsOriginX: bounds.origin.x = first
    case .boundsOriginY: bounds.origin.y = first
    case .boundsSize: bounds.size = CGSize(width: max(numbers[0], 0), height: max(numbers[1], 0))
    case .boundsWidth: bounds.size.width = length
    case .boundsHeight: bounds.size.height = length
    case .anchorPoint: anchorPoint = CGPoint(x: numbers[0], y: numbers[1])
    case .anchorPointX: anchorPoint.x = first
    case .anchorPointY: anchorPoint.y = first
    case .zPosition: zPosition = first
    case .transform: transform = LayerTransform(entries: numbers)
    case .sublayerTransform: sublayerTransform = LayerTransform(entries: numbers)
    case .rotationX, .rotationY, .rotationZ, .scale, .scaleX, .scaleY, .scaleZ, .translation, .translationX,
      .translationY, .translationZ:
      transform.set(numbers, for: property)
    case .isHidden: isHidden = first >= 0.5
    case .opacity: opacity = Float(share)
    case .cornerRadius: cornerRadius = length
    case .borderWidth: borderWidth = length
    case .shadowOpacity: shadowOpacity = Float(share)
    case .shadowOffset: shadowOffset = CGSize(width: numbers[0], height: numbers[1])
    case .shadowOffsetWidth: shadowOffset.width = first
    case .shadowOffsetHeight: shadowOffset.height = first
    case .shadowRadius: shadowRadius = length
    case .contentsRect: contentsRect = CGRect(numbers: numbers)
    case .contentsCenter: contentsCenter = CGRect(numbers: numbers)
    case .contentsScale: contentsScale = first
    case .backdropBlur: backdropBlur = length
    case .lineWidth: changeShape { $0.stroke.width = length }
    case .strokeStart: changeShape { $0.strokeStart = share }
    case .strokeEnd: changeShape { $0.strokeEnd = share }
    case .lineDashPhase: changeShape { $0.stroke.dashPhase = first }
    case .miterLimit: changeShape { $0.stroke.miterLimit = length }
    case .gradientLocations: changeGradient { $0.setLocations(numbers) }
    case .gradientStartPoint: changeGradient { $0.start = CGPoint(x: numbers[0], y: numbers[1]) }
    case .gradientEndPoint: changeGradient { $0.end = CGPoint(x: numbers[0], y: numbers[1]) }
    case .backgroundColor, .borderColor, .shadowColor, .shadowPath, .contents, .path, .fillColor, .strokeColor,
      .gradientColors:
      break
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

extension CGRect {
  fileprivate var numbers: [Double] { [origin.x, origin.y, size.width, size.height] }

  fileprivate init(numbers: [Double]) {
    self.init(x: numbers[0], y: numbers[1], width: max(numbers[2], 0), height: max(numbers[3], 0))
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

  /// Other than as many colours as there are stops are spread evenly.
  fileprivate mutating func setColors(_ colors: [RGBAColor]) {
    guard colors.count != stops.count else {
      for index in stops.indices { stops[index].color = colors[index] }
      return
    }
    stops = zip(LayerAnimation.evenKeyTimes(colors.count), colors).map {
      CGGradient.Stop(location: CGFloat($0), color: $1)
    }
  }

  fileprivate mutating func setLocations(_ locations: [Double]) {
    for (index, location) in zip(stops.indices, locations) { stops[index].location = location }
  }
}
