// SPDX-FileCopyrightText: 2026 The Tessera Authors
// SPDX-License-Identifier: MIT

internal import CoreGraphics
internal import RasterServer
internal import RenderProtocol

/// An app's screen as files, drawn by the raster server: what `tessera snapshot` would write of the same commits.
struct ScreenPictures {
  struct Failure: Error, CustomStringConvertible {
    var description: String
  }

  /// Of a recording, a second.
  static let frameRate = 30.0

  /// The most pixels of a miniature: almost two for each point of the first page's phones. Most of a drawing's time goes
  /// into scaling pictures down, and at a little more it would be twice as long.
  static let miniatureSize = CGSize(width: 560, height: 740)

  let images: ImageStore

  /// The screen in all its pixels, as a PNG.
  ///
  /// - Parameter time: The app's media time in seconds.
  func screenshot(of tree: LayerTree, at time: Double) throws(Failure) -> Data {
    try picture(of: tree, at: time, atMost: nil)
  }

  /// The screen in fewer pixels, as a PNG.
  ///
  /// - Parameter time: The app's media time in seconds.
  func miniature(of tree: LayerTree, at time: Double) throws(Failure) -> Data {
    try picture(of: tree, at: time, atMost: Self.miniatureSize)
  }

  private func picture(of tree: LayerTree, at time: Double, atMost largest: CGSize?) throws(Failure) -> Data {
    guard var commit = tree.fullCommit() else { throw Failure(description: "The app shows nothing yet.") }
    if let largest {
      let (width, height) = (commit.screenSize.width, commit.screenSize.height)
      commit.screenScale = min(commit.screenScale, largest.width / width, largest.height / height)
    }
    let raster = RasterServer()
    raster.apply(StoredPictures(images).provide(commit, to: raster))
    guard let frame = raster.render(at: time) else { throw Failure(description: "The screen has no pixels.") }
    return frame.pngData(hasAlpha: false)
  }

  /// What was shown until a moment, as an animated WebP: a pixel for each point, a new frame only where it differs.
  ///
  /// - Parameters:
  ///   - end: The last moment, in the server's real time.
  ///   - progress: Told how much is done, 0…1, and asked whether to go on.
  func recording(of history: ScreenHistory, until end: Double, progress: (Double) -> Bool) throws -> Data {
    let player = HistoryPlayer(history, images: StoredPictures(images))
    let start = max(player.start, end - ScreenHistory.reach)
    guard let size = player.largestSize, end > start else { throw Failure(description: "The app shows nothing yet.") }
    let encoder = try WebPAnimationEncoder(width: size.width, height: size.height)
    let count = Int(((end - start) * Self.frameRate).rounded(.up))
    for number in 0...count {
      let moment = min(start + Double(number) / Self.frameRate, end)
      if let frame = player.frame(at: moment) {
        try encoder.add(frame.centered(width: size.width, height: size.height), at: moment - start)
      }
      guard progress(Double(number + 1) / Double(count + 2)) else { throw CancellationError() }
    }
    return try encoder.finish(at: end - start + 1 / Self.frameRate)
  }
}

/// Plays a history back, moment after moment.
private final class HistoryPlayer {
  private let history: ScreenHistory
  private let images: StoredPictures
  private let raster = RasterServer()
  private var next = 0
  /// The clock as it was told last: media time and rate, and the moment.
  private var clock: (time: Double, rate: Double, moment: Double)
  private var isDrawn = false

  init(_ history: ScreenHistory, images: StoredPictures) {
    self.history = history
    self.images = images
    clock = (history.tree.time, history.tree.rate, history.treeMoment)
    if let commit = history.tree.fullCommit() { apply(commit) }
  }

  /// The first moment of which anything is known.
  var start: Double { history.tree.root == nil ? history.events.first?.moment ?? 0 : history.treeMoment }

  /// The widest and the highest that the screen was, in points; `nil` where it was never shown.
  var largestSize: (width: Int, height: Int)? {
    var sizes = history.tree.root == nil ? [] : [history.tree.screenSize]
    for case .commit(let commit) in history.events.map(\.kind) { sizes.append(commit.screenSize) }
    let width = sizes.map { Int($0.width.rounded()) }.max() ?? 0
    let height = sizes.map { Int($0.height.rounded()) }.max() ?? 0
    return width > 0 && height > 0 ? (width, height) : nil
  }

  private func apply(_ commit: Commit) {
    var commit = images.provide(commit, to: raster)
    commit.screenScale = 1
    raster.apply(commit)
  }

  /// The screen at a moment not before the last one asked for; `nil` where it looks the same.
  func frame(at moment: Double) -> Bitmap? {
    while next < history.events.count, history.events[next].moment <= moment {
      let event = history.events[next]
      switch event.kind {
      case .commit(let commit):
        apply(commit)
        clock = (commit.time, commit.rate, event.moment)
      case .clock(let time, let rate):
        clock = (time, rate, event.moment)
      }
      next += 1
    }
    let time = clock.time + (moment - clock.moment) * clock.rate
    guard !isDrawn || raster.needsRender(at: time) else { return nil }
    let frame = raster.render(at: time)
    isDrawn = isDrawn || frame != nil
    return frame
  }
}

extension Bitmap {
  /// The picture in the middle of a black one; what does not fit is cut off.
  fileprivate func centered(width newWidth: Int, height newHeight: Int) -> Bitmap {
    guard width != newWidth || height != newHeight else { return self }
    var result = Data(count: newWidth * newHeight * 4)
    let columns = min(width, newWidth)
    let rows = min(height, newHeight)
    let (left, top) = ((newWidth - columns) / 2, (newHeight - rows) / 2)
    for row in 0..<rows {
      let source = pixels.startIndex + row * width * 4
      let target = ((top + row) * newWidth + left) * 4
      result.replaceSubrange(target..<target + columns * 4, with: pixels[source..<source + columns * 4])
    }
    return Bitmap(width: newWidth, height: newHeight, pixels: result)
  }
}
