// SPDX-FileCopyrightText: 2026 The Tessera Authors
// SPDX-License-Identifier: MIT

public import AudioToolbox
public import Foundation

/// Whether there is more to convert.
public enum AVAudioConverterInputStatus: Int, Sendable {
  case haveData = 0
  case noDataNow = 1
  case endOfStream = 2
}

/// How a conversion went.
public enum AVAudioConverterOutputStatus: Int, Sendable {
  case haveData = 0
  case inputRanDry = 1
  case endOfStream = 2
  case error = 3
}

public enum AVAudioConverterPrimeMethod: Int, Sendable {
  case pre = 0
  case normal = 1
  case none = 2
}

/// Gives at most so many frames to convert, and says whether it has any.
public typealias AVAudioConverterInputBlock = (
  _ inNumberOfPackets: AVAudioPacketCount, _ outStatus: UnsafeMutablePointer<AVAudioConverterInputStatus>
) -> AVAudioBuffer?

public typealias AVAudioPacketCount = UInt32

/// Changes the form of sound: the kind of numbers, their order, the number of channels and the rate. At another rate a
/// number is made of the two nearest in time, which is plainer than what Apple's filter does. Packed sound has no converter.
open class AVAudioConverter: NSObject, @unchecked Sendable {
  open private(set) var inputFormat: AVAudioFormat
  open private(set) var outputFormat: AVAudioFormat
  /// Where each channel comes from; -1 for none.
  open var channelMap: [NSNumber]
  open var downmix = false
  open var dither = false
  open var sampleRateConverterQuality = 64
  open var sampleRateConverterAlgorithm: String?
  open var primeMethod = AVAudioConverterPrimeMethod.normal
  /// Frames that wait to be converted, by channel.
  private var waiting: [[Double]]
  /// Where the next frame is among them.
  private var position = 0.0
  private var isAtEnd = false

  /// `nil` for numbers that buffers cannot have.
  public init?(from fromFormat: AVAudioFormat, to toFormat: AVAudioFormat) {
    let kinds: [AVAudioCommonFormat] = [.pcmFormatFloat32, .pcmFormatInt16, .pcmFormatInt32]
    guard kinds.contains(fromFormat.commonFormat), kinds.contains(toFormat.commonFormat), fromFormat.sampleRate > 0,
      toFormat.sampleRate > 0
    else { return nil }
    (inputFormat, outputFormat) = (fromFormat, toFormat)
    let channels = Int(fromFormat.channelCount)
    // One channel goes to all; of several the first go to as many as there are.
    channelMap = (0..<Int(toFormat.channelCount)).map { NSNumber(value: channels == 1 ? 0 : $0 < channels ? $0 : -1) }
    waiting = Array(repeating: [], count: channels)
    super.init()
  }

  /// Forgets what waits.
  open func reset() {
    waiting = Array(repeating: [], count: waiting.count)
    (position, isAtEnd) = (0, false)
  }

  /// Converts one buffer into another, which has room for it, at the same rate.
  ///
  /// - Throws: For other formats than the converter's, other rates or too little room.
  open func convert(to outputBuffer: AVAudioPCMBuffer, from inputBuffer: AVAudioPCMBuffer) throws {
    guard inputFormat.sampleRate == outputFormat.sampleRate, inputBuffer.format == inputFormat,
      outputBuffer.format == outputFormat, outputBuffer.frameCapacity >= inputBuffer.frameLength
    else { throw NSError(domain: NSOSStatusErrorDomain, code: -50) }
    let frames = Self.frames(of: inputBuffer)
    for channel in 0..<Int(outputFormat.channelCount) {
      let from = channelMap[channel].intValue
      for frame in 0..<Int(inputBuffer.frameLength) {
        Self.write(frames.indices.contains(from) ? frames[from][frame] : 0, outputBuffer, channel, frame)
      }
    }
    outputBuffer.frameLength = inputBuffer.frameLength
  }

  /// Fills a buffer with what a block gives, at the converter's rate.
  @discardableResult open func convert(
    to outputBuffer: AVAudioBuffer, error outError: UnsafeMutablePointer<NSError?>?,
    withInputFrom inputBlock: AVAudioConverterInputBlock
  ) -> AVAudioConverterOutputStatus {
    guard let output = outputBuffer as? AVAudioPCMBuffer, output.format == outputFormat else {
      outError?.pointee = NSError(domain: NSOSStatusErrorDomain, code: -50)
      return .error
    }
    let step = inputFormat.sampleRate / outputFormat.sampleRate
    var written = 0
    while written < Int(output.frameCapacity) {
      let first = Int(position)
      let (needed, isBetween) = (first + (position > Double(first) ? 2 : 1), position > Double(first))
      let count = waiting.first?.count ?? 0
      if count < needed, !isAtEnd {
        switch fill(inputBlock, needed: Double(Int(output.frameCapacity) - written) * step) {
        case .haveData: continue
        case .endOfStream: isAtEnd = true
        default:
          output.frameLength = AVAudioFrameCount(written)
          return .inputRanDry
        }
      }
      guard first < (waiting.first?.count ?? 0) else { break }
      for channel in 0..<Int(outputFormat.channelCount) {
        let from = channelMap[channel].intValue
        var value = 0.0
        if waiting.indices.contains(from) {
          let (before, after) = (waiting[from][first], waiting[from][min(first + 1, waiting[from].count - 1)])
          value = isBetween ? before + (after - before) * (position - Double(first)) : before
        }
        Self.write(value, output, channel, written)
      }
      (written, position) = (written + 1, position + step)
    }
    let done = min(Int(position), waiting.first?.count ?? 0)
    for channel in waiting.indices { waiting[channel].removeFirst(done) }
    position -= Double(done)
    output.frameLength = AVAudioFrameCount(written)
    return written > 0 ? .haveData : .endOfStream
  }

  private func fill(_ block: AVAudioConverterInputBlock, needed: Double) -> AVAudioConverterInputStatus {
    var status = AVAudioConverterInputStatus.haveData
    let buffer = block(AVAudioPacketCount(max(1, needed.rounded(.up))), &status)
    guard status == .haveData else { return status }
    guard let buffer = buffer as? AVAudioPCMBuffer, buffer.format == inputFormat, buffer.frameLength > 0 else {
      return .noDataNow
    }
    for (channel, frames) in Self.frames(of: buffer).enumerated() { waiting[channel] += frames }
    return .haveData
  }

  /// The numbers of a buffer by channel, between -1 and 1.
  private static func frames(of buffer: AVAudioPCMBuffer) -> [[Double]] {
    let stride = buffer.stride
    return (0..<Int(buffer.format.channelCount)).map { channel in
      (0..<Int(buffer.frameLength)).map { frame in
        if let floats = buffer.floatChannelData { return Double(floats[channel][frame * stride]) }
        if let shorts = buffer.int16ChannelData { return Double(shorts[channel][frame * stride]) / 32_768 }
        return Double(buffer.int32ChannelData?[channel][frame * stride] ?? 0) / 2_147_483_648
      }
    }
  }

  private static func write(_ value: Double, _ buffer: AVAudioPCMBuffer, _ channel: Int, _ frame: Int) {
    let place = frame * buffer.stride
    if let floats = buffer.floatChannelData { floats[channel][place] = Float(value) }
    if let shorts = buffer.int16ChannelData {
      shorts[channel][place] = Int16(min(max((value * 32_768).rounded(), -32_768), 32_767))
    }
    if let longs = buffer.int32ChannelData {
      longs[channel][place] = Int32(min(max((value * 2_147_483_648).rounded(), -2_147_483_648), 2_147_483_647))
    }
  }
}

/// An app as far as its sound goes. There is nothing to record with.
open class AVAudioApplication: NSObject, @unchecked Sendable {
  private static let one = AVAudioApplication()
  open class var shared: AVAudioApplication { one }
  private override init() { super.init() }

  public enum RecordPermission: Int, Sendable {
    case undetermined = 0x756E_6474
    case denied = 0x6465_6E79
    case granted = 0x6772_6E74
  }

  open var recordPermission: RecordPermission { .denied }
  open var isInputMuted: Bool { false }
  /// Throws ``AVError/deviceNotConnected``: there is nothing to record with.
  open func setInputMuted(_ muted: Bool) throws { throw AVError(.deviceNotConnected) }
  @preconcurrency open class func requestRecordPermission(
    completionHandler response: @escaping @Sendable (Bool) -> Void
  ) {
    DispatchQueue.main.async { response(false) }
  }
  open class func requestRecordPermission() async -> Bool { false }
  public static let inputMuteStateChangeNotification = Notification.Name(
    "AVAudioApplicationInputMuteStateChangeNotification")
  public static let muteStateKey = "AVAudioApplicationMuteStateKey"
}

/// How the number of bits a second goes up and down.
public let AVEncoderBitRateStrategyKey = "AVEncoderBitRateStrategyKey"
public let AVAudioBitRateStrategy_Constant = "AVAudioBitRateStrategy_Constant"
public let AVAudioBitRateStrategy_LongTermAverage = "AVAudioBitRateStrategy_LongTermAverage"
public let AVAudioBitRateStrategy_VariableConstrained = "AVAudioBitRateStrategy_VariableConstrained"
public let AVAudioBitRateStrategy_Variable = "AVAudioBitRateStrategy_Variable"
public let AVEncoderAudioQualityForVBRKey = "AVEncoderQualityForVBRKey"
public let AVSampleRateConverterAudioQualityKey = "AVSampleRateConverterQualityKey"
