// SPDX-FileCopyrightText: 2026 The Tessera Authors
// SPDX-License-Identifier: MIT

public import CoreGraphics
public import CoreMedia
public import Foundation

// How a film would be put together. Films are not read, so that it is kept and nothing is drawn by it.

/// What is shown at which time.
open class AVVideoComposition: NSObject, @unchecked Sendable {
  public override init() { super.init() }
  struct Contents {
    var frameDuration = CMTime.zero
    var renderSize = CGSize.zero
    var renderScale: Float = 1
    var instructions: [any AVVideoCompositionInstructionProtocol] = []
  }
  var contents = Contents()
  open var frameDuration: CMTime { contents.frameDuration }
  open var renderSize: CGSize { contents.renderSize }
  open var renderScale: Float { contents.renderScale }
  open var instructions: [any AVVideoCompositionInstructionProtocol] { contents.instructions }
}

open class AVMutableVideoComposition: AVVideoComposition, @unchecked Sendable {
  public override init() { super.init() }
  open override var frameDuration: CMTime {
    get { contents.frameDuration }
    set { contents.frameDuration = newValue }
  }
  open override var renderSize: CGSize {
    get { contents.renderSize }
    set { contents.renderSize = newValue }
  }
  open override var renderScale: Float {
    get { contents.renderScale }
    set { contents.renderScale = newValue }
  }
  open override var instructions: [any AVVideoCompositionInstructionProtocol] {
    get { contents.instructions }
    set { contents.instructions = newValue }
  }
  open var colorPrimaries: String?
  open var colorTransferFunction: String?
  open var colorYCbCrMatrix: String?
  /// Where layers of an app's own would be drawn into the film.
  open var animationTool: AVVideoCompositionCoreAnimationTool?
}

/// Draws layers into a film; none is drawn.
open class AVVideoCompositionCoreAnimationTool: NSObject, @unchecked Sendable {
  public override init() { super.init() }
}

/// What is shown for a stretch of time.
public protocol AVVideoCompositionInstructionProtocol: NSObjectProtocol {
  var timeRange: CMTimeRange { get }
  var enablePostProcessing: Bool { get }
  var containsTweening: Bool { get }
}

open class AVVideoCompositionInstruction: NSObject, AVVideoCompositionInstructionProtocol, @unchecked Sendable {
  public override init() { super.init() }
  struct Contents {
    var timeRange = CMTimeRange.zero
    var layers: [AVVideoCompositionLayerInstruction] = []
    var color: CGColor?
    var processes = true
  }
  var contents = Contents()
  open var timeRange: CMTimeRange { contents.timeRange }
  open var layerInstructions: [AVVideoCompositionLayerInstruction] { contents.layers }
  open var backgroundColor: CGColor? { contents.color }
  open var enablePostProcessing: Bool { contents.processes }
  open var containsTweening: Bool { !contents.layers.isEmpty }
}

open class AVMutableVideoCompositionInstruction: AVVideoCompositionInstruction, @unchecked Sendable {
  public override init() { super.init() }
  open override var timeRange: CMTimeRange {
    get { contents.timeRange }
    set { contents.timeRange = newValue }
  }
  open override var layerInstructions: [AVVideoCompositionLayerInstruction] {
    get { contents.layers }
    set { contents.layers = newValue }
  }
  open override var backgroundColor: CGColor? {
    get { contents.color }
    set { contents.color = newValue }
  }
  open override var enablePostProcessing: Bool {
    get { contents.processes }
    set { contents.processes = newValue }
  }
}

/// How one track is shown.
open class AVVideoCompositionLayerInstruction: NSObject, @unchecked Sendable {
  public override init() { super.init() }
  struct Step<Value> {
    var start: Value
    var end: Value
    var range: CMTimeRange
  }
  var transforms: [Step<CGAffineTransform>] = []
  var opacities: [Step<Float>] = []
  var crops: [Step<CGRect>] = []
  var number = kCMPersistentTrackID_Invalid
  open var trackID: CMPersistentTrackID { number }

  /// The ramp that holds at a time.
  open func getTransformRamp(
    for time: CMTime, start startTransform: UnsafeMutablePointer<CGAffineTransform>?,
    end endTransform: UnsafeMutablePointer<CGAffineTransform>?, timeRange: UnsafeMutablePointer<CMTimeRange>?
  ) -> Bool {
    guard let step = step(transforms, time) else { return false }
    startTransform?.pointee = step.start
    endTransform?.pointee = step.end
    timeRange?.pointee = step.range
    return true
  }

  open func getOpacityRamp(
    for time: CMTime, startOpacity: UnsafeMutablePointer<Float>?, endOpacity: UnsafeMutablePointer<Float>?,
    timeRange: UnsafeMutablePointer<CMTimeRange>?
  ) -> Bool {
    guard let step = step(opacities, time) else { return false }
    startOpacity?.pointee = step.start
    endOpacity?.pointee = step.end
    timeRange?.pointee = step.range
    return true
  }

  private func step<Value>(_ steps: [Step<Value>], _ time: CMTime) -> Step<Value>? {
    steps.last { $0.range.start <= time }
  }
}

open class AVMutableVideoCompositionLayerInstruction: AVVideoCompositionLayerInstruction, @unchecked Sendable {
  public override init() { super.init() }
  public convenience init(assetTrack track: AVAssetTrack) { self.init() }
  open override var trackID: CMPersistentTrackID {
    get { number }
    set { number = newValue }
  }

  private static func at(_ time: CMTime) -> CMTimeRange { CMTimeRange(start: time, duration: .zero) }
  open func setTransform(_ transform: CGAffineTransform, at time: CMTime) {
    transforms.append(Step(start: transform, end: transform, range: Self.at(time)))
  }
  open func setTransformRamp(
    fromStart startTransform: CGAffineTransform, toEnd endTransform: CGAffineTransform, timeRange: CMTimeRange
  ) { transforms.append(Step(start: startTransform, end: endTransform, range: timeRange)) }
  open func setOpacity(_ opacity: Float, at time: CMTime) {
    opacities.append(Step(start: opacity, end: opacity, range: Self.at(time)))
  }
  open func setOpacityRamp(fromStartOpacity startOpacity: Float, toEndOpacity endOpacity: Float, timeRange: CMTimeRange)
  {
    opacities.append(Step(start: startOpacity, end: endOpacity, range: timeRange))
  }
  open func setCropRectangle(_ cropRectangle: CGRect, at time: CMTime) {
    crops.append(Step(start: cropRectangle, end: cropRectangle, range: Self.at(time)))
  }
}
