// SPDX-FileCopyrightText: 2026 The Tessera Authors
// SPDX-License-Identifier: MIT

public import AudioToolbox
public import Foundation

/// A file of sound. Its length and form are known of the files that `AVAudioPlayer` opens; sound is read of WAVE files with
/// whole numbers of 16 bits. Nothing is written.
open class AVAudioFile: NSObject, @unchecked Sendable {
  open private(set) var url: URL
  open private(set) var fileFormat: AVAudioFormat
  open private(set) var processingFormat: AVAudioFormat
  open private(set) var length: AVAudioFramePosition
  open var framePosition: AVAudioFramePosition = 0
  private let samples: WaveSamples?

  /// - Throws: An error for a file that is not there or is no sound.
  public init(forReading fileURL: URL) throws {
    guard let data = try? Data(contentsOf: fileURL) else {
      throw NSError(domain: "com.apple.coreaudio.avfaudio", code: 2_003_334_207)
    }
    guard let file = SoundFile(data) else {
      throw NSError(domain: "com.apple.coreaudio.avfaudio", code: 1_954_115_647)
    }
    url = fileURL
    let format = AVAudioFormat(rate: file.sampleRate, channels: AVAudioChannelCount(max(1, file.channels)))
    (fileFormat, processingFormat) = (format, format)
    length = AVAudioFramePosition((file.duration * file.sampleRate).rounded())
    samples = WaveSamples(data)
    super.init()
  }

  public convenience init(
    forReading fileURL: URL, commonFormat format: AVAudioCommonFormat, interleaved: Bool
  ) throws { try self.init(forReading: fileURL) }

  /// Throws: no sound is written here.
  public init(forWriting fileURL: URL, settings: [String: Any]) throws { throw AVError(.unsupportedOutputSettings) }

  /// Throws: no sound is written here.
  public convenience init(
    forWriting fileURL: URL, settings: [String: Any], commonFormat format: AVAudioCommonFormat, interleaved: Bool
  ) throws { try self.init(forWriting: fileURL, settings: settings) }

  /// Reads as much as the buffer has room for.
  ///
  /// - Throws: Where the file's sound cannot be read.
  open func read(into buffer: AVAudioPCMBuffer) throws { try read(into: buffer, frameCount: buffer.frameCapacity) }

  open func read(into buffer: AVAudioPCMBuffer, frameCount frames: AVAudioFrameCount) throws {
    guard isOpen, let samples, let channels = buffer.floatChannelData else { throw AVError(.decoderNotFound) }
    let left = max(0, length - framePosition)
    let count = Int(min(left, Int64(min(frames, buffer.frameCapacity))))
    for channel in 0..<Int(buffer.format.channelCount) {
      for frame in 0..<count {
        channels[channel][frame] = samples.value(frame: Int(framePosition) + frame, channel: channel)
      }
    }
    buffer.frameLength = AVAudioFrameCount(count)
    framePosition += Int64(count)
  }

  /// Lets go of the file: nothing more is read of it.
  open func close() { isOpen = false }
  open private(set) var isOpen = true

  open func write(from buffer: AVAudioPCMBuffer) throws { throw AVError(.unsupportedOutputSettings) }
}

/// The sound of a WAVE file of whole numbers with 16 bits.
private struct WaveSamples {
  private let data: Data
  private let channels: Int

  init?(_ data: Data) {
    let bytes = [UInt8](data)
    func number(_ place: Int, _ count: Int) -> Int? {
      guard place >= 0, place + count <= bytes.count else { return nil }
      return (0..<count).reduce(0) { $0 | Int(bytes[place + $1]) << ($1 * 8) }
    }
    func name(_ place: Int) -> String? {
      place + 4 <= bytes.count ? String(decoding: bytes[place..<place + 4], as: UTF8.self) : nil
    }
    guard name(0) == "RIFF" else { return nil }
    var (place, channels, isPlain) = (12, 0, false)
    while let size = number(place + 4, 4) {
      if name(place) == "fmt " {
        channels = number(place + 10, 2) ?? 0
        isPlain = number(place + 8, 2) == 1 && number(place + 22, 2) == 16
      } else if name(place) == "data" {
        guard isPlain, channels > 0 else { return nil }
        let end = min(bytes.count, place + 8 + size)
        self.data = Data(bytes[(place + 8)..<end])
        self.channels = channels
        return
      }
      place += 8 + size + size % 2
    }
    return nil
  }

  /// Between -1 and 1.
  func value(frame: Int, channel: Int) -> Float {
    let place = (frame * channels + min(channel, channels - 1)) * 2
    guard place >= 0, place + 1 < data.count else { return 0 }
    return Float(Int16(bitPattern: UInt16(data[place]) | UInt16(data[place + 1]) << 8)) / 32_768
  }
}
