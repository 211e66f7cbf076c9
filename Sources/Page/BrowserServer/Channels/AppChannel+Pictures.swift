// SPDX-FileCopyrightText: 2026 The Tessera Authors
// SPDX-License-Identifier: MIT

internal import CoreGraphics
internal import Dispatch
internal import RenderProtocol

/// A recording on its way, as the tab that asked for it hears of it.
enum RecordingState: Hashable, Sendable {
  /// How much is done, 0…1.
  case making(Double)
  /// The file is to be had under that number.
  case made(UInt64)
  case failed(String)

  var encoded: [UInt8] {
    var writer = ByteWriter()
    switch self {
    case .making(let share):
      writer.write(UInt8(0))
      writer.write(share)
    case .made(let number):
      writer.write(UInt8(1))
      writer.writeVarint(number)
    case .failed(let reason):
      writer.write(UInt8(2))
      writer.write(reason)
    }
    return writer.bytes
  }
}

extension AppChannel {
  /// The screen as it is now, as a PNG; drawn on the calling thread.
  func screenshot() throws(ScreenPictures.Failure) -> Data {
    let (tree, time, images) = screen
    return try ScreenPictures(images: images).screenshot(of: tree, at: time)
  }

  /// A small picture of the screen, as a PNG; drawn on the calling thread unless that was done before.
  ///
  /// - Parameter version: From `miniatureVersion`.
  func miniature(_ version: UInt64) throws(ScreenPictures.Failure) -> Data {
    try miniature.picture(version) { () throws(ScreenPictures.Failure) in
      let (tree, time, images) = screen
      return try ScreenPictures(images: images).miniature(of: tree, at: time)
    }
  }

  /// Makes a file of the last seconds and tells a tab of it. One at a time: it takes a processor.
  func record(for tab: TabSession) {
    guard let (number, history, images, end) = beginRecording() else {
      return tab.tell(.failed("A recording is being made already."))
    }
    tab.tell(.making(0))
    DispatchQueue.global(qos: .utility).async { [self] in
      do {
        var shown = 0.0
        let file = try ScreenPictures(images: images).recording(of: history, until: end) { share in
          if share >= shown + 0.02 {
            shown = share
            tab.tell(.making(share))
          }
          return !tab.isGone
        }
        endRecording(number, file)
        tab.tell(.made(number))
      } catch {
        endRecording(number, nil)
        tab.tell(.failed("\(error)"))
      }
    }
  }
}
