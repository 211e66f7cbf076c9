// SPDX-FileCopyrightText: 2026 The Tessera Authors
// SPDX-License-Identifier: MIT

internal import BenchTables
internal import QuartzCore
internal import RenderProtocol
internal import UIKit

/// A list on the screen of an iPhone, and what makes its frames.
@MainActor protocol ListScene: Sendable {
  associatedtype List: UIScrollView
  var window: UIWindow { get }
  var view: List { get }
}

extension ListScene {
  /// Makes a frame; the result is the commit's size on the wire in bytes.
  @discardableResult
  func frame() -> Int {
    defer { CATransaction.endImplicitTransaction() }
    guard let frame = UIApplication.shared.makeFrame() else { return 0 }
    return AppMessage.commit(frame.commit).encoded().count
  }

  /// Makes the frame of a list that is scrolled to an offset, in points.
  func show(_ offset: CGFloat) {
    view.contentOffset.y = offset
    frame()
  }

  /// Flings the list upwards by a finger and lets it come to rest, again and again, at 60 frames a second.
  ///
  /// The session's clock is this one's from then on.
  func fling(times count: Int) -> FlingFrames {
    var frames = FlingFrames()
    var time = InterfaceSession.current.clock()
    InterfaceSession.current.clock = { time }
    func frame(_ touch: InputEvent.Touch? = nil) {
      time += 1.0 / 60
      frames.times.append(
        Measure.milliseconds(runs: 1) {
          if let touch { UIApplication.shared.handle(.touches([touch], time: time)) }
          UIApplication.shared.tick(to: time)
          frames.bytes.append(self.frame())
        })
    }
    for number in 1...count {
      for step in 0...6 {
        let phase: InputEvent.Touch.Phase = step == 0 ? .began : step == 6 ? .ended : .moved
        frame(
          InputEvent.Touch(
            identifier: UInt32(number), phase: phase, location: CGPoint(x: 195, y: 720 - CGFloat(min(step, 5)) * 110)))
      }
      var rests = 0
      while rests < 3 {
        let before = view.contentOffset
        frame()
        rests = view.contentOffset == before ? rests + 1 : 0
      }
    }
    return frames
  }
}

/// What the frames of flings took.
struct FlingFrames {
  /// Milliseconds of each frame.
  var times: [Double] = []
  /// Bytes to the page of each frame.
  var bytes: [Int] = []

  var medianTime: Double { times.sorted()[times.count / 2] }
  var longestTime: Double { times.max() ?? 0 }
  var totalBytes: Int { bytes.reduce(0, +) }
  var mostBytes: Int { bytes.max() ?? 0 }
}
