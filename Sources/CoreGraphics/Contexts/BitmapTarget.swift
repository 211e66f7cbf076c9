// SPDX-FileCopyrightText: 2026 The Tessera Authors
// SPDX-License-Identifier: MIT

/// The pixels of a bitmap context and the state in which drawing on them stands.
final class BitmapTarget {
  let surface: CairoSurface
  let layout: PixelLayout
  let bytesPerRow: Int
  let isYUp: Bool
  /// The memory in the caller's layout.
  let memory: UnsafeMutableRawPointer
  /// Whether `memory` belongs to the caller, who may read it at any time.
  let isCallersMemory: Bool
  let images: ImageCache
  /// Opened when text is first drawn.
  private let givenFonts: FontCache?
  private lazy var fonts = givenFonts ?? FontCache()
  /// Where text was drawn, in pixels; of very much of it, the first.
  private(set) var textFrames: [CGRect] = []
  private static let mostTextFrames = 4_096
  /// What views were drawn, in words.
  var views = ""
  static let mostViews = 1 << 20
  /// What sets the transform, the clip and so on as they are after all that was drawn.
  private var stateOperations: [DisplayList.Operation] = []

  init(
    surface: CairoSurface, layout: PixelLayout, bytesPerRow: Int, isYUp: Bool, memory: UnsafeMutableRawPointer?,
    images: ImageCache = ImageCache(), fonts: FontCache? = nil
  ) {
    self.surface = surface
    self.layout = layout
    self.bytesPerRow = bytesPerRow
    self.isYUp = isYUp
    self.images = images
    givenFonts = fonts
    isCallersMemory = memory != nil
    if let memory {
      self.memory = memory
    } else {
      self.memory = .allocate(byteCount: bytesPerRow * surface.height, alignment: 16)
      self.memory.initializeMemory(as: UInt8.self, repeating: 0, count: bytesPerRow * surface.height)
    }
    surface.withPixels { pixels in
      guard let start = pixels.baseAddress else { return }
      for row in 0..<surface.height {
        layout.read(
          self.memory.advanced(by: row * bytesPerRow).assumingMemoryBound(to: UInt8.self),
          to: start + row * surface.stride, count: surface.width)
      }
    }
  }

  deinit {
    if !isCallersMemory { memory.deallocate() }
  }

  /// Draws what was written down since the last time. Failures are told on standard error, since drawing calls have no
  /// way to tell them.
  func draw(_ operations: [DisplayList.Operation], scale: CGFloat) {
    let list = DisplayList(operations: stateOperations + operations)
    if textFrames.count < Self.mostTextFrames {
      textFrames += list.textFrames.map { $0.applying(CGAffineTransform(scaleX: scale, y: scale)) }
    }
    do {
      try surface.draw(list, scale: scale, images: images, fonts: fonts)
    } catch {
      FileHandle.standardError.write(Data("CGContext: \(error)\n".utf8))
    }
    keepState(of: operations)
    if isCallersMemory { writeMemory() }
  }

  /// Brings `memory` up to date.
  func writeMemory() {
    surface.withPixels { pixels in
      guard let start = pixels.baseAddress else { return }
      for row in 0..<surface.height {
        layout.write(
          start + row * surface.stride,
          to: memory.advanced(by: row * bytesPerRow).assumingMemoryBound(to: UInt8.self), count: surface.width)
      }
    }
  }

  private func keepState(of operations: [DisplayList.Operation]) {
    for operation in operations {
      switch operation {
      case .save, .concatenate, .clip, .setShadow, .setBlendMode:
        stateOperations.append(operation)
      case .beginTransparencyLayer:
        stateOperations.append(.save)
      case .restore, .endTransparencyLayer:
        // What stood between the two is over.
        guard let start = stateOperations.lastIndex(of: .save) else { continue }
        stateOperations.removeSubrange(start...)
      case .fill, .stroke, .clear, .image, .linearGradient, .radialGradient, .glyphs:
        break
      }
    }
  }
}
