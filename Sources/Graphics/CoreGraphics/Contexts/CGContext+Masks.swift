// SPDX-FileCopyrightText: 2026 The Tessera Authors
// SPDX-License-Identifier: MIT

extension CGContext {
  /// A picture that lets what is drawn be seen only in part.
  struct Mask {
    /// How much is let through, as alpha.
    var coverage: CGImage
    var rect: CGRect
    /// From the space in which the mask stands upright to the display list's.
    var toList: CGAffineTransform
  }

  /// Limits drawing to a rectangle and to what a mask, stretched over it, lets through. The current path is thrown away.
  ///
  /// - Parameter mask: A mask; or a picture, of which the alpha counts where it has an alpha channel, opaque or not, and
  ///   else the brightness. It stands upright where y points up.
  public func clip(to rect: CGRect, mask: CGImage) {
    clip(to: rect)
    let hasAlpha = ![.none, .noneSkipFirst, .noneSkipLast].contains(mask.alphaInfo)
    guard let coverage = hasAlpha ? mask : mask.coverage else { return }
    let rect = rect.standardized
    let flip = CGAffineTransform(a: 1, b: 0, c: 0, d: -1, tx: 0, ty: rect.minY + rect.maxY)
    state.masks.append(Mask(coverage: coverage, rect: rect, toList: flip.concatenating(state.toList)))
  }

  /// Operations that draw, seen only through the masks in force: each time as a picture of their own.
  func masked(_ drawing: [DisplayList.Operation]) -> [DisplayList.Operation] {
    var result = drawing
    for mask in state.masks where state.toList.isUsable {
      let place = mask.toList.concatenating(state.toList.inverted())
      let closing: [DisplayList.Operation] = [
        .setShadow(nil), .setBlendMode(.destinationIn), .concatenate(place),
        .image(mask.coverage, rect: mask.rect, alpha: 1, interpolation: .default), .endTransparencyLayer,
      ]
      result.insert(.beginTransparencyLayer(alpha: 1), at: 0)
      result += closing
    }
    return result
  }
}
