// SPDX-FileCopyrightText: 2026 The Tessera Authors
// SPDX-License-Identifier: MIT

extension CIImage {
  /// The image that a filter makes of this one. One that there is not leaves it as it is, with a line on standard error.
  // A library of snapshots has a filter of its own by this name, which goes first there.
  @_disfavoredOverload
  public func applyingFilter(_ filterName: String, parameters params: [String: Any]) -> CIImage {
    guard let filter = CIFilter(name: filterName, parameters: params) else { return self }
    if filter.inputKeys.contains(kCIInputImageKey) { filter.setValue(self, forKey: kCIInputImageKey) }
    return filter.outputImage ?? self
  }

  public func applyingFilter(_ filterName: String) -> CIImage { applyingFilter(filterName, parameters: [:]) }

  /// The image blurred.
  public func applyingGaussianBlur(sigma: Double) -> CIImage {
    applyingFilter("CIGaussianBlur", parameters: [kCIInputRadiusKey: sigma])
  }

  /// This image in front of another one.
  public func composited(over dest: CIImage) -> CIImage {
    let area = recipe.goesOn ? dest.extent : extent.union(dest.extent)
    guard let top = Pixels(self, in: area), var bottom = Pixels(dest, in: area) else { return self }
    for index in bottom.values.indices {
      let (over, under) = (top.values[index], bottom.values[index])
      let alpha = over.w + under.w * (1 - over.w)
      guard alpha > 0 else { continue }
      bottom.values[index] = ((over * over.w + under * under.w * (1 - over.w)) / alpha).with(alpha: alpha)
    }
    return bottom.image
  }

  /// A colour without an end.
  public convenience init(color: CIColor) {
    let pixel = Pixels(width: 1, height: 1, values: [color.light], origin: .zero).image
    var recipe = pixel.recipe
    // As far as any picture that there can be.
    recipe.transform = CGAffineTransform(a: 65536, b: 0, c: 0, d: 65536, tx: -32768, ty: -32768)
    recipe.isSampledNearest = true
    recipe.goesOn = true
    recipe.extent = .infinite
    self.init(recipe: recipe)
  }

  /// What is known of where the picture comes from: nothing.
  public var properties: [String: Any] { [:] }

  @available(swift, obsoleted: 5)
  public func applying(_ matrix: CGAffineTransform) -> CIImage { transformed(by: matrix) }
  @available(swift, obsoleted: 5)
  public func cropping(to rect: CGRect) -> CIImage { cropped(to: rect) }
}
