// SPDX-FileCopyrightText: 2026 The Tessera Authors
// SPDX-License-Identifier: MIT

public import Foundation

// Sound as a graph of what makes and changes it. There is nothing that sound comes in or goes out by: an engine cannot be
// started.

public typealias AVAudioFrameCount = UInt32
public typealias AVAudioFramePosition = Int64
public typealias AVAudioNodeBus = Int
public typealias AVAudioChannelCount = UInt32

/// How sound is kept as numbers.
open class AVAudioFormat: NSObject, @unchecked Sendable {
  public let sampleRate: Double
  public let channelCount: AVAudioChannelCount

  init(rate: Double, channels: AVAudioChannelCount) {
    (sampleRate, channelCount) = (rate, channels)
    super.init()
  }

  public convenience init?(standardFormatWithSampleRate sampleRate: Double, channels: AVAudioChannelCount) {
    self.init(rate: sampleRate, channels: channels)
  }
}

/// A moment of sound.
open class AVAudioTime: NSObject, @unchecked Sendable {
  open var sampleTime: AVAudioFramePosition { 0 }
  open var sampleRate: Double { 0 }
}

/// A stretch of sound; nothing is heard, so that there is none.
open class AVAudioPCMBuffer: NSObject, @unchecked Sendable {
  public let format: AVAudioFormat
  public let frameCapacity: AVAudioFrameCount
  open var frameLength: AVAudioFrameCount = 0
  open var floatChannelData: UnsafePointer<UnsafeMutablePointer<Float>>? { nil }

  public init?(pcmFormat format: AVAudioFormat, frameCapacity: AVAudioFrameCount) {
    (self.format, self.frameCapacity) = (format, frameCapacity)
    super.init()
  }
}

public typealias AVAudioNodeTapBlock = (AVAudioPCMBuffer, AVAudioTime) -> Void

/// A part of a graph.
open class AVAudioNode: NSObject, @unchecked Sendable {
  open var numberOfInputs: Int { 1 }
  open var numberOfOutputs: Int { 1 }
  open func inputFormat(forBus bus: AVAudioNodeBus) -> AVAudioFormat { AVAudioFormat(rate: 44100, channels: 2) }
  open func outputFormat(forBus bus: AVAudioNodeBus) -> AVAudioFormat { AVAudioFormat(rate: 44100, channels: 2) }
  /// Nothing is heard: the block is never called.
  open func installTap(
    onBus bus: AVAudioNodeBus, bufferSize: AVAudioFrameCount, format: AVAudioFormat?,
    block tapBlock: @escaping AVAudioNodeTapBlock
  ) {}
  open func removeTap(onBus bus: AVAudioNodeBus) {}
  open func reset() {}
}

open class AVAudioInputNode: AVAudioNode, @unchecked Sendable {}
open class AVAudioOutputNode: AVAudioNode, @unchecked Sendable {}
open class AVAudioMixerNode: AVAudioNode, @unchecked Sendable {
  open var outputVolume: Float = 1
}

/// Sound as a graph. It cannot be started: whoever tries is told.
open class AVAudioEngine: NSObject, @unchecked Sendable {
  public let inputNode = AVAudioInputNode()
  public let outputNode = AVAudioOutputNode()
  public let mainMixerNode = AVAudioMixerNode()
  open var isRunning: Bool { false }

  public override init() { super.init() }
  open func attach(_ node: AVAudioNode) {}
  open func detach(_ node: AVAudioNode) {}
  open func connect(_ node1: AVAudioNode, to node2: AVAudioNode, format: AVAudioFormat?) {}
  open func prepare() {}
  open func start() throws { throw AVError(.deviceNotConnected) }
  open func pause() {}
  open func stop() {}
  open func reset() {}
}
