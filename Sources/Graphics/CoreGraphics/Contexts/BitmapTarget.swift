// SPDX-FileCopyrightText: 2026 The Tessera Authors
// SPDX-License-Identifier: MIT

/// The pixels of a bitmap context and the state in which drawing on them stands.
final class BitmapTarget {
  let surface: CairoSurface
  let layout: PixelLayout
  let bytesPerRow: Int
  let isYUp: Bool
  /// The memory in the caller's layout; the context's own is made when somebody asks for it.
  private(set) var memory: UnsafeMutableRawPointer?
  private let isCallersMemory: Bool
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
    self.memory = memory
    if memory != nil {
      readMemory()
    } else if layout.isOpaque {
      // A surface is transparent at first, memory of zeros without alpha is black.
      surface.withPixels { pixels in
        pixels.withMemoryRebound(to: UInt32.self) { $0.update(repeating: UInt32(0xFF00_0000).littleEndian) }
      }
    }
  }

  deinit {
    if !isCallersMemory { memory?.deallocate() }
  }

  /// Whether somebody has the memory's address, and so may read and write it at any time.
  var isShared: Bool { memory != nil }

  /// The memory, up to date; made the first time.
  func share() -> UnsafeMutableRawPointer {
    if let memory { return memory }
    let own = UnsafeMutableRawPointer.allocate(byteCount: bytesPerRow * surface.height, alignment: 16)
    own.initializeMemory(as: UInt8.self, repeating: 0, count: bytesPerRow * surface.height)
    memory = own
    writeMemory()
    return own
  }

  /// Draws what was written down since the last time. Failures are told on standard error, since drawing calls have no
  /// way to tell them.
  func draw(_ operations: [DisplayList.Operation], scale: CGFloat) {
    takeChanges()
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
    writeMemory()
  }

  /// The pixels, with what the caller wrote into the memory.
  func bitmap() -> Bitmap {
    takeChanges()
    return surface.bitmap()
  }

  /// Reads the rows that the caller has changed since they were written. The others keep on the surface what the memory's
  /// layout may lack, as colours do that are shown in grey.
  private func takeChanges() {
    guard isShared else { return }
    let count = surface.width * layout.bytesPerPixel
    withUnsafeTemporaryAllocation(byteCount: count, alignment: 16) { known in
      // A surface has pixels, and a row of them bytes.
      let start = known.baseAddress!.assumingMemoryBound(to: UInt8.self)
      eachRow { pixels, memory in
        layout.write(pixels, to: start, count: surface.width)
        if memcmp(start, memory, count) != 0 { layout.read(memory, to: pixels, count: surface.width) }
      }
    }
  }

  private func readMemory() {
    eachRow { layout.read($1, to: $0, count: surface.width) }
  }

  private func writeMemory() {
    eachRow { layout.write($0, to: $1, count: surface.width) }
  }

  /// Goes through the surface's rows and the memory's, where that is shared.
  private func eachRow(_ body: (UnsafeMutablePointer<UInt8>, UnsafeMutablePointer<UInt8>) -> Void) {
    guard let memory else { return }
    surface.withPixels { pixels in
      guard let start = pixels.baseAddress else { return }
      for row in 0..<surface.height {
        body(
          start + row * surface.stride,
          memory.advanced(by: row * bytesPerRow).assumingMemoryBound(to: UInt8.self))
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
