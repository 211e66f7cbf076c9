// SPDX-FileCopyrightText: 2026 The Tessera Authors
// SPDX-License-Identifier: MIT

/// A filter by its name: its inputs, and what it makes of them.
struct FilterKind: Sendable {
  let name: String
  /// The inputs in their order, with what they are where nothing is said.
  let inputs: [(key: String, value: any Sendable)]
  /// Inputs that are nothing where nothing is said.
  let keys: [String]
  let make: @Sendable (FilterInputs) -> CIImage?

  /// - Parameters:
  ///   - keys: Further inputs, without a default.
  ///   - takesImage: Whether there is an image that it starts from.
  init(
    _ name: String, _ inputs: [(String, Any)], keys: [String] = [], takesImage: Bool = true,
    make: @escaping @Sendable (FilterInputs) -> CIImage?
  ) {
    self.name = name
    self.inputs = inputs.map { ($0.0, FilterInputs.sendable($0.1)) }
    self.keys = (takesImage ? [kCIInputImageKey] : []) + keys
    self.make = make
  }

  /// All that there are but the one that draws codes.
  static let all = Dictionary(
    uniqueKeysWithValues: (colors + tones + areas + styles + statistics + differences + blends + generators + barCodes)
      .map { ($0.name, $0) })
}

/// What a filter was given.
struct FilterInputs {
  let values: [String: Any]

  subscript(key: String) -> Any? { values[key] }

  /// Numbers, colours and rows of numbers, of which defaults are made, never change.
  static func sendable(_ value: Any) -> any Sendable {
    switch value {
    case let number as Double: number
    case let color as CIColor: color
    case let vector as CIVector: vector
    default: fatalError("\(type(of: value)) is no default of a filter")
    }
  }

  func number(_ key: String) -> Float {
    switch values[key] {
    case let number as NSNumber: number.floatValue
    case let number as Double: Float(number)
    case let number as CGFloat: Float(number)
    case let number as Float: number
    case let number as Int: Float(number)
    default: 0
    }
  }

  func vector(_ key: String) -> CIVector { values[key] as? CIVector ?? CIVector(x: 0, y: 0) }
  func color(_ key: String) -> SIMD4<Float> { (values[key] as? CIColor ?? .white).light }
  func image(_ key: String) -> CIImage? { values[key] as? CIImage }
  var image: CIImage? { image(kCIInputImageKey) }

  /// The image that the filter starts from, with its pixels changed.
  func onImage(_ change: (inout Pixels) -> Void) -> CIImage? {
    guard let image, var pixels = Pixels(image, in: image.pictureExtent) else { return image }
    change(&pixels)
    let result = pixels.image
    return image.recipe.goesOn ? result.clampedToExtent() : result
  }
}

extension CIImage {
  /// Where there are pixels: the extent, or of an image that goes on beyond its edges what is within them.
  var pictureExtent: CGRect {
    guard recipe.goesOn, let picture = recipe.picture else { return extent }
    return CGRect(x: 0, y: 0, width: picture.width, height: picture.height).applying(recipe.transform)
  }
}
