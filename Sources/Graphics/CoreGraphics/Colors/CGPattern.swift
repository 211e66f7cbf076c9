// SPDX-FileCopyrightText: 2026 The Tessera Authors
// SPDX-License-Identifier: MIT

/// Draws one cell of a pattern.
public typealias CGPatternDrawPatternCallback = (UnsafeMutableRawPointer?, CGContext) -> Void
/// Told when a pattern is gone.
public typealias CGPatternReleaseInfoCallback = (UnsafeMutableRawPointer?) -> Void

/// What a pattern calls.
public struct CGPatternCallbacks {
  public var version: UInt32
  public var drawPattern: CGPatternDrawPatternCallback?
  public var releaseInfo: CGPatternReleaseInfoCallback?

  public init(
    version: UInt32, drawPattern: CGPatternDrawPatternCallback?, releaseInfo: CGPatternReleaseInfoCallback?
  ) {
    self.version = version
    self.drawPattern = drawPattern
    self.releaseInfo = releaseInfo
  }
}

/// How the steps between cells are fitted to pixels.
public enum CGPatternTiling: Int32, Sendable {
  case noDistortion = 0
  case constantSpacingMinimalDistortion = 1
  case constantSpacing = 2
}

/// A cell that is drawn again and again to fill shapes with.
public final class CGPattern: @unchecked Sendable {
  /// What the cell shows, in pattern space.
  let bounds: CGRect
  /// From pattern space to the context's own space, before all transforms.
  let matrix: CGAffineTransform
  let step: CGSize
  /// Whether the cell has colours of its own; else it is a stencil for the colour that fills.
  let isColored: Bool
  /// Where the cell is a picture, that.
  private let picture: CGImage?
  private let info: UnsafeMutableRawPointer?
  private let callbacks: CGPatternCallbacks

  /// Creates a pattern; `nil` for bounds or steps that are empty or not finite.
  ///
  /// - Parameters:
  ///   - info: Handed to the callbacks.
  ///   - bounds: What the cell shows.
  ///   - matrix: From the cell's space to the context's own, as it is before all transforms.
  ///   - xStep: From a cell to the one beside it.
  ///   - yStep: From a cell to the one above it.
  public init?(
    info: UnsafeMutableRawPointer?, bounds: CGRect, matrix: CGAffineTransform, xStep: CGFloat, yStep: CGFloat,
    tiling: CGPatternTiling, isColored: Bool, callbacks: UnsafePointer<CGPatternCallbacks>
  ) {
    self.bounds = bounds.standardized
    self.matrix = matrix
    step = CGSize(width: abs(xStep), height: abs(yStep))
    self.isColored = isColored
    picture = nil
    self.info = info
    self.callbacks = callbacks.pointee
    let side = CGFloat(ImageLimits.side)
    guard (0...side).contains(self.bounds.width), (0...side).contains(self.bounds.height), !bounds.isEmpty,
      step.width > 0, step.height > 0,
      step.width.isFinite, step.height.isFinite, bounds.minX.isFinite, bounds.maxX.isFinite, bounds.minY.isFinite,
      bounds.maxY.isFinite
    else { return nil }
  }

  /// A picture again and again, upright, `size` large.
  package init(picture: CGImage, size: CGSize) {
    bounds = CGRect(origin: .zero, size: size)
    matrix = .identity
    step = size
    isColored = true
    self.picture = picture
    info = nil
    callbacks = CGPatternCallbacks(version: 0, drawPattern: nil, releaseInfo: nil)
  }

  deinit { callbacks.releaseInfo?(info) }

  /// A cell's pixels, a number of them for each unit of the pattern's space; the first row is that of the greatest y where
  /// y points up, else that of the least.
  func cell(scale: CGFloat, color: RGBAColor, isYUp: Bool) -> CGImage? {
    if let picture { return picture }
    guard let context = CGContext(bitmapSize: bounds.size, scale: scale, opaque: false) else { return nil }
    context.concatenate(
      isYUp
        ? CGAffineTransform(a: 1, b: 0, c: 0, d: -1, tx: -bounds.minX, ty: bounds.maxY)
        : CGAffineTransform(translationX: -bounds.minX, y: -bounds.minY))
    context.setFillColor(CGColor(rgba: color))
    context.setStrokeColor(CGColor(rgba: color))
    callbacks.drawPattern?(info, context)
    return context.makeImage()
  }
}
