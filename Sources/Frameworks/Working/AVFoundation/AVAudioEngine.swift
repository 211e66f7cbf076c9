// SPDX-FileCopyrightText: 2026 The Tessera Authors
// SPDX-License-Identifier: MIT

public import AudioToolbox
public import Foundation

// Sound as a graph of what makes and changes it. There is nothing that sound comes in or goes out by: an engine cannot be
// started.

public typealias AVAudioFrameCount = UInt32
public typealias AVAudioFramePosition = Int64
public typealias AVAudioNodeBus = Int
public typealias AVAudioChannelCount = UInt32

/// What numbers sound is kept in.
public enum AVAudioCommonFormat: UInt, Sendable {
  case otherFormat = 0
  case pcmFormatFloat32 = 1
  case pcmFormatFloat64 = 2
  case pcmFormatInt16 = 3
  case pcmFormatInt32 = 4
}

/// How sound is kept as numbers.
open class AVAudioFormat: NSObject, @unchecked Sendable {
  open private(set) var sampleRate: Double
  open private(set) var channelCount: AVAudioChannelCount
  open private(set) var commonFormat: AVAudioCommonFormat
  open private(set) var isInterleaved: Bool
  open var isStandard: Bool { commonFormat == .pcmFormatFloat32 && !isInterleaved }
  open var settings: [String: Any] { [AVSampleRateKey: sampleRate, AVNumberOfChannelsKey: Int(channelCount)] }

  init(
    rate: Double, channels: AVAudioChannelCount, _ common: AVAudioCommonFormat = .pcmFormatFloat32,
    isInterleaved: Bool = false
  ) {
    (sampleRate, channelCount, commonFormat, self.isInterleaved) = (rate, channels, common, isInterleaved)
    stream = .allocate(capacity: 1)
    stream.initialize(to: Self.describe(rate, channels, common, isInterleaved))
    super.init()
  }

  deinit { stream.deallocate() }

  private let stream: UnsafeMutablePointer<AudioStreamBasicDescription>
  /// The format as C code knows it; valid while the object lives.
  open var streamDescription: UnsafePointer<AudioStreamBasicDescription> { UnsafePointer(stream) }

  private static func describe(
    _ rate: Double, _ channels: AVAudioChannelCount, _ common: AVAudioCommonFormat, _ isInterleaved: Bool
  ) -> AudioStreamBasicDescription {
    let bytes: UInt32 =
      switch common {
      case .pcmFormatInt16: 2
      case .pcmFormatFloat64: 8
      default: 4
      }
    let isFloat = common == .pcmFormatFloat32 || common == .pcmFormatFloat64
    let frame = isInterleaved ? bytes * channels : bytes
    return AudioStreamBasicDescription(
      mSampleRate: rate, mFormatID: kAudioFormatLinearPCM,
      mFormatFlags: (isFloat ? kAudioFormatFlagIsFloat : kAudioFormatFlagIsSignedInteger) | kAudioFormatFlagIsPacked
        | (isInterleaved ? 0 : kAudioFormatFlagIsNonInterleaved),
      mBytesPerPacket: frame, mFramesPerPacket: 1, mBytesPerFrame: frame, mChannelsPerFrame: channels,
      mBitsPerChannel: bytes * 8, mReserved: 0)
  }

  /// The format that C code describes; `nil` for packed sound.
  public convenience init?(streamDescription asbd: UnsafePointer<AudioStreamBasicDescription>) {
    let given = asbd.pointee
    guard given.mFormatID == kAudioFormatLinearPCM, given.mChannelsPerFrame > 0,
      given.mFormatFlags & kAudioFormatFlagIsBigEndian == 0
    else { return nil }
    let isFloat = given.mFormatFlags & kAudioFormatFlagIsFloat != 0
    let common: AVAudioCommonFormat =
      switch (isFloat, given.mBitsPerChannel) {
      case (true, 32): .pcmFormatFloat32
      case (true, 64): .pcmFormatFloat64
      case (false, 16): .pcmFormatInt16
      case (false, 32): .pcmFormatInt32
      default: .otherFormat
      }
    guard common != .otherFormat else { return nil }
    self.init(
      rate: given.mSampleRate, channels: given.mChannelsPerFrame, common,
      isInterleaved: given.mFormatFlags & kAudioFormatFlagIsNonInterleaved == 0)
  }

  public convenience init?(
    commonFormat format: AVAudioCommonFormat, sampleRate: Double, channels: AVAudioChannelCount, interleaved: Bool
  ) {
    guard channels > 0 else { return nil }
    self.init(rate: sampleRate, channels: channels, format, isInterleaved: interleaved)
  }

  /// `nil` where rate and channels are not said.
  public convenience init?(settings: [String: Any]) {
    guard let rate = (settings[AVSampleRateKey] as? NSNumber)?.doubleValue ?? settings[AVSampleRateKey] as? Double,
      let channels = (settings[AVNumberOfChannelsKey] as? NSNumber)?.intValue ?? settings[AVNumberOfChannelsKey] as? Int
    else { return nil }
    self.init(standardFormatWithSampleRate: rate, channels: AVAudioChannelCount(clamping: channels))
  }

  open override func isEqual(_ object: Any?) -> Bool {
    guard let other = object as? AVAudioFormat else { return false }
    return other.sampleRate == sampleRate && other.channelCount == channelCount && other.commonFormat == commonFormat
      && other.isInterleaved == isInterleaved
  }
  open override var hash: Int { sampleRate.hashValue }

  public convenience init?(standardFormatWithSampleRate sampleRate: Double, channels: AVAudioChannelCount) {
    guard channels > 0 else { return nil }
    self.init(rate: sampleRate, channels: channels)
  }
}

/// A moment of sound.
open class AVAudioTime: NSObject, @unchecked Sendable {
  open private(set) var sampleTime: AVAudioFramePosition
  open private(set) var sampleRate: Double
  open private(set) var hostTime: UInt64
  open private(set) var isSampleTimeValid: Bool
  open private(set) var isHostTimeValid: Bool

  public init(hostTime: UInt64) {
    (sampleTime, sampleRate, self.hostTime, isSampleTimeValid, isHostTimeValid) = (0, 0, hostTime, false, true)
    super.init()
  }

  public init(sampleTime: AVAudioFramePosition, atRate sampleRate: Double) {
    (self.sampleTime, self.sampleRate, hostTime, isSampleTimeValid, isHostTimeValid) = (
      sampleTime, sampleRate, 0, true, false
    )
    super.init()
  }
}

open class AVAudioBuffer: NSObject, @unchecked Sendable {
  open private(set) var format: AVAudioFormat

  init(_ format: AVAudioFormat) {
    self.format = format
    super.init()
  }
}

/// A stretch of sound, in numbers of an app's own.
open class AVAudioPCMBuffer: AVAudioBuffer, @unchecked Sendable {
  open private(set) var frameCapacity: AVAudioFrameCount
  /// How many frames mean something; at most ``frameCapacity``.
  open var frameLength: AVAudioFrameCount = 0 {
    didSet {
      if frameLength > frameCapacity { frameLength = frameCapacity }
      updateSizes()
    }
  }
  private let list: UnsafeMutableAudioBufferListPointer
  /// The numbers as C code knows them, by channel or all together; valid while the object lives.
  open var audioBufferList: UnsafePointer<AudioBufferList> { list.unsafePointer }
  open var mutableAudioBufferList: UnsafeMutablePointer<AudioBufferList> { list.unsafeMutablePointer }
  private let floats: Channels<Float>?
  private let shorts: Channels<Int16>?
  private let longs: Channels<Int32>?

  /// By channel; `nil` for other numbers.
  open var floatChannelData: UnsafePointer<UnsafeMutablePointer<Float>>? { floats.map { UnsafePointer($0.starts) } }
  open var int16ChannelData: UnsafePointer<UnsafeMutablePointer<Int16>>? { shorts.map { UnsafePointer($0.starts) } }
  open var int32ChannelData: UnsafePointer<UnsafeMutablePointer<Int32>>? { longs.map { UnsafePointer($0.starts) } }
  /// How far a channel's numbers are apart.
  open var stride: Int { format.isInterleaved ? Int(format.channelCount) : 1 }

  public init?(pcmFormat format: AVAudioFormat, frameCapacity: AVAudioFrameCount) {
    self.frameCapacity = frameCapacity
    let kind = format.commonFormat
    floats = kind == .pcmFormatFloat32 ? Channels(format, frameCapacity) : nil
    shorts = kind == .pcmFormatInt16 ? Channels(format, frameCapacity) : nil
    longs = kind == .pcmFormatInt32 ? Channels(format, frameCapacity) : nil
    let starts = floats?.addresses ?? shorts?.addresses ?? longs?.addresses ?? []
    let count = format.isInterleaved ? 1 : max(1, Int(format.channelCount))
    list = AudioBufferList.allocate(maximumBuffers: count)
    for index in 0..<count {
      list[index] = AudioBuffer(
        mNumberChannels: format.isInterleaved ? format.channelCount : 1, mDataByteSize: 0,
        mData: starts.indices.contains(index) ? starts[index] : nil)
    }
    super.init(format)
  }

  deinit { free(list.unsafeMutablePointer) }

  private func updateSizes() {
    let size = frameLength * format.streamDescription.pointee.mBytesPerFrame
    for index in list.indices { list[index].mDataByteSize = size }
  }

  /// The numbers of all channels, and where each begins.
  private final class Channels<Number: ExpressibleByIntegerLiteral & BitwiseCopyable> {
    let starts: UnsafeMutablePointer<UnsafeMutablePointer<Number>>
    private let numbers: UnsafeMutablePointer<Number>
    private let count: Int

    init(_ format: AVAudioFormat, _ frames: AVAudioFrameCount) {
      let (channels, frames) = (Int(format.channelCount), Int(frames))
      count = channels
      numbers = .allocate(capacity: max(1, channels * frames))
      numbers.initialize(repeating: 0, count: channels * frames)
      starts = .allocate(capacity: max(1, channels))
      for channel in 0..<channels {
        (starts + channel).initialize(to: numbers + (format.isInterleaved ? channel : channel * frames))
      }
    }

    /// Where each channel begins.
    var addresses: [UnsafeMutableRawPointer] { (0..<count).map { UnsafeMutableRawPointer(starts[$0]) } }

    deinit {
      starts.deallocate()
      numbers.deallocate()
    }
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
  open internal(set) weak var engine: AVAudioEngine?
  open var lastRenderTime: AVAudioTime? { nil }
}

open class AVAudioInputNode: AVAudioNode, @unchecked Sendable {}
open class AVAudioOutputNode: AVAudioNode, @unchecked Sendable {}
open class AVAudioMixerNode: AVAudioNode, @unchecked Sendable {
  open var outputVolume: Float = 1
  open var volume: Float = 1
  open var pan: Float = 0
  public override init() { super.init() }
}

/// Sound as a graph. It cannot be started: whoever tries is told.
open class AVAudioEngine: NSObject, @unchecked Sendable {
  open private(set) var inputNode = AVAudioInputNode()
  open private(set) var outputNode = AVAudioOutputNode()
  open private(set) var mainMixerNode = AVAudioMixerNode()
  open var isRunning: Bool { false }

  public override init() { super.init() }
  open private(set) var attachedNodes: Set<AVAudioNode> = []
  open var isAutoShutdownEnabled = false
  open func attach(_ node: AVAudioNode) {
    node.engine = self
    attachedNodes.insert(node)
  }
  open func detach(_ node: AVAudioNode) {
    node.engine = nil
    attachedNodes.remove(node)
  }
  open func connect(_ node1: AVAudioNode, to node2: AVAudioNode, format: AVAudioFormat?) {}
  open func connect(
    _ node1: AVAudioNode, to node2: AVAudioNode, fromBus bus1: AVAudioNodeBus, toBus bus2: AVAudioNodeBus,
    format: AVAudioFormat?
  ) {}
  open func disconnectNodeInput(_ node: AVAudioNode) {}
  open func disconnectNodeOutput(_ node: AVAudioNode) {}
  open func prepare() {}
  open func start() throws { throw AVError(.deviceNotConnected) }
  open func pause() {}
  open func stop() {}
  open func reset() {}
}

extension NSNotification.Name {
  /// The engine's sound goes another way; not posted, since none runs.
  public static let AVAudioEngineConfigurationChange = NSNotification.Name(
    "AVAudioEngineConfigurationChangeNotification")
}
