// SPDX-FileCopyrightText: 2026 The Tessera Authors
// SPDX-License-Identifier: MIT

internal import CoreGraphics
package import RenderProtocol

/// A copy of a layer and all below it, in other colours, with the animations that move it.
@MainActor final class Replica: CALayer {
  private let contentsOfOriginal: LayerContents
  private let animations: [LayerAnimation]

  init(of layer: CALayer, color: RGBAColor) {
    contentsOfOriginal = color == .white ? layer.renderContents : layer.renderContents.multiplied(by: color)
    animations = layer.renderAnimations
    super.init()
    values = layer.values
    values.state.accessibility = nil
    if color != .white {
      values.backgroundColor = values.backgroundColor.map { CGColor(rgba: $0.rgba.multiplied(by: color)) }
      values.borderColor = values.borderColor.map { CGColor(rgba: $0.rgba.multiplied(by: color)) }
      values.shadowColor = values.shadowColor.map { CGColor(rgba: $0.rgba.multiplied(by: color)) }
    }
    if let timing = layer.motion?.timing, timing != .layer { ownMotion.timing = timing }
    if let mask = layer.maskLayer {
      let copy = Replica(of: mask, color: .white)
      copy.parent = self
      maskLayer = copy
    }
    children = layer.seenChildren.map { child in
      let copy = Replica(of: child, color: color)
      copy.parent = self
      return copy
    }
  }

  required init?(coder: NSCoder) {
    fatalError("Replicas are made by replicator layers only")
  }

  package override var renderContents: LayerContents { contentsOfOriginal }
  package override var renderAnimations: [LayerAnimation] { animations }
}

extension RGBAColor {
  func multiplied(by other: RGBAColor) -> RGBAColor {
    RGBAColor(
      red: red * other.red, green: green * other.green, blue: blue * other.blue, alpha: alpha * other.alpha)
  }
}

extension LayerContents {
  /// The contents with each colour multiplied. A picture becomes its shape in the colour, which is the same for a white
  /// one.
  func multiplied(by color: RGBAColor) -> LayerContents {
    switch self {
    case .none: return .none
    case .image(let identifier, let width, let height):
      return .tintedImage(identifier, pixelWidth: width, pixelHeight: height, tint: color)
    case .tintedImage(let identifier, let width, let height, let tint):
      return .tintedImage(identifier, pixelWidth: width, pixelHeight: height, tint: tint.multiplied(by: color))
    case .shape(var shape):
      shape.fillColor = shape.fillColor?.multiplied(by: color)
      shape.strokeColor = shape.strokeColor?.multiplied(by: color)
      return .shape(shape)
    case .gradient(var gradient):
      for index in gradient.stops.indices {
        gradient.stops[index].color = gradient.stops[index].color.multiplied(by: color)
      }
      return .gradient(gradient)
    case .drawing(let list):
      return .drawing(DisplayList(operations: list.operations.map { $0.multiplied(by: color) }))
    }
  }
}

extension DisplayList.Operation {
  fileprivate func multiplied(by color: RGBAColor) -> Self {
    switch self {
    case .fill(let path, let own, let evenOdd): return .fill(path, color: own.multiplied(by: color), evenOdd: evenOdd)
    case .stroke(let path, let style, let own): return .stroke(path, style: style, color: own.multiplied(by: color))
    case .glyphs(var run):
      run.color = run.color.multiplied(by: color)
      return .glyphs(run)
    case .linearGradient(let gradient, let start, let end, let options):
      return .linearGradient(gradient.multiplied(by: color), start: start, end: end, options: options)
    case .radialGradient(let gradient, let start, let startRadius, let end, let endRadius, let options):
      return .radialGradient(
        gradient.multiplied(by: color), startCenter: start, startRadius: startRadius, endCenter: end,
        endRadius: endRadius, options: options)
    case .save, .restore, .concatenate, .clip, .setShadow, .setBlendMode, .beginTransparencyLayer,
      .endTransparencyLayer, .clear, .image:
      return self
    }
  }
}

extension CGGradient {
  fileprivate func multiplied(by color: RGBAColor) -> CGGradient {
    CGGradient(stops: stops.map { Stop(location: $0.location, color: $0.color.multiplied(by: color)) })
  }
}
