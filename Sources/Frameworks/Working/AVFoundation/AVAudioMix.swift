// SPDX-FileCopyrightText: 2026 The Tessera Authors
// SPDX-License-Identifier: MIT

public import CoreMedia
public import Foundation
public import MediaToolbox

/// How loud the sounds of a film are. Nothing is played: what is set is kept.
open class AVAudioMix: NSObject, @unchecked Sendable {
  public override init() { super.init() }
  var parameters: [AVAudioMixInputParameters] = []
  open var inputParameters: [AVAudioMixInputParameters] { parameters }
}

open class AVMutableAudioMix: AVAudioMix, @unchecked Sendable {
  public override init() { super.init() }
  open override var inputParameters: [AVAudioMixInputParameters] {
    get { parameters }
    set { parameters = newValue }
  }
}

/// How loud a track is, over time.
open class AVAudioMixInputParameters: NSObject, @unchecked Sendable {
  public override init() { super.init() }
  var number = kCMPersistentTrackID_Invalid
  var ramps: [(start: Float, end: Float, range: CMTimeRange)] = []
  var algorithm: AVAudioTimePitchAlgorithm?
  var tap: MTAudioProcessingTap?
  open var trackID: CMPersistentTrackID { number }
  open var audioTimePitchAlgorithm: AVAudioTimePitchAlgorithm? { algorithm }
  open var audioTapProcessor: MTAudioProcessingTap? { tap }

  /// The ramp that holds at a time.
  open func getVolumeRamp(
    for time: CMTime, startVolume: UnsafeMutablePointer<Float>?, endVolume: UnsafeMutablePointer<Float>?,
    timeRange: UnsafeMutablePointer<CMTimeRange>?
  ) -> Bool {
    guard let ramp = ramps.last(where: { $0.range.start <= time }) else { return false }
    startVolume?.pointee = ramp.start
    endVolume?.pointee = ramp.end
    timeRange?.pointee = ramp.range
    return true
  }
}

open class AVMutableAudioMixInputParameters: AVAudioMixInputParameters, @unchecked Sendable {
  public override init() { super.init() }
  public convenience init(track: AVAssetTrack?) { self.init() }
  open override var trackID: CMPersistentTrackID {
    get { number }
    set { number = newValue }
  }
  open override var audioTimePitchAlgorithm: AVAudioTimePitchAlgorithm? {
    get { algorithm }
    set { algorithm = newValue }
  }
  open override var audioTapProcessor: MTAudioProcessingTap? {
    get { tap }
    set { tap = newValue }
  }
  open func setVolume(_ volume: Float, at time: CMTime) {
    ramps.append((volume, volume, CMTimeRange(start: time, duration: .zero)))
  }
  open func setVolumeRamp(fromStartVolume startVolume: Float, toEndVolume endVolume: Float, timeRange: CMTimeRange) {
    ramps.append((startVolume, endVolume, timeRange))
  }
}
