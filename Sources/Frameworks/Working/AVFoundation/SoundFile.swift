// SPDX-FileCopyrightText: 2026 The Tessera Authors
// SPDX-License-Identifier: MIT

internal import Foundation

/// What the head of a sound's file says: how long it is, and of how many channels.
///
/// WAVE, AIFF, CAF, MP3 and MPEG-4. Of the sound itself nothing is read. Lengths that a file claims are checked against what
/// there is.
struct SoundFile: Equatable {
  var duration: TimeInterval
  var channels: Int
  var sampleRate: Double

  /// `nil` for bytes that are none of these.
  init?(_ data: Data) {
    let bytes = Bytes(data)
    guard let found = Self.wave(bytes) ?? Self.aiff(bytes) ?? Self.caf(bytes) ?? Self.mpeg4(bytes) ?? Self.mp3(bytes),
      found.duration.isFinite, found.duration >= 0, found.sampleRate > 0
    else { return nil }
    self = found
  }

  private init(duration: TimeInterval, channels: Int, sampleRate: Double) {
    (self.duration, self.channels, self.sampleRate) = (duration, channels, sampleRate)
  }

  // MARK: - Chunks

  private static func wave(_ bytes: Bytes) -> SoundFile? {
    guard bytes.text(0, 4) == "RIFF", bytes.text(8, 4) == "WAVE" else { return nil }
    var (rate, byteRate, channels) = (0.0, 0.0, 0)
    var place = 12
    while let size = bytes.little(place + 4, 4) {
      switch bytes.text(place, 4) {
      case "fmt ":
        channels = bytes.little(place + 10, 2) ?? 0
        rate = Double(bytes.little(place + 12, 4) ?? 0)
        byteRate = Double(bytes.little(place + 16, 4) ?? 0)
      case "data":
        guard byteRate > 0 else { return nil }
        let length = min(size, bytes.count - place - 8)
        return SoundFile(duration: Double(length) / byteRate, channels: channels, sampleRate: rate)
      default: break
      }
      place += 8 + size + size % 2
    }
    return nil
  }

  private static func aiff(_ bytes: Bytes) -> SoundFile? {
    guard bytes.text(0, 4) == "FORM", bytes.text(8, 3) == "AIF" else { return nil }
    var place = 12
    while let size = bytes.big(place + 4, 4) {
      if bytes.text(place, 4) == "COMM", let channels = bytes.big(place + 8, 2), let frames = bytes.big(place + 10, 4),
        let exponent = bytes.big(place + 16, 2), let mantissa = bytes.big(place + 18, 4)
      {
        // The rate is a number of ten bytes; its upper half is exact for every rate that there is.
        let rate = scalbn(Double(mantissa), (exponent & 0x7FFF) - 16383 - 31)
        return rate > 0 ? SoundFile(duration: Double(frames) / rate, channels: channels, sampleRate: rate) : nil
      }
      place += 8 + size + size % 2
    }
    return nil
  }

  private static func caf(_ bytes: Bytes) -> SoundFile? {
    guard bytes.text(0, 4) == "caff" else { return nil }
    var (rate, bytesAPacket, framesAPacket, channels) = (0.0, 0, 0, 0)
    var frames: Int?
    var length: Int?
    var place = 8
    while let size = bytes.big(place + 4, 8) {
      let body = place + 12
      switch bytes.text(place, 4) {
      case "desc":
        rate = bytes.big(body, 8).map { Double(bitPattern: UInt64(bitPattern: Int64($0))) } ?? 0
        bytesAPacket = bytes.big(body + 16, 4) ?? 0
        framesAPacket = bytes.big(body + 20, 4) ?? 0
        channels = bytes.big(body + 24, 4) ?? 0
      case "pakt": frames = bytes.big(body + 8, 8)
      // A size of -1 is up to the end of the file. The first four bytes count edits.
      case "data": length = (size < 0 ? bytes.count - body : min(size, bytes.count - body)) - 4
      default: break
      }
      if size < 0 || size > bytes.count { break }
      place = body + size
    }
    guard rate > 0 else { return nil }
    if let frames { return SoundFile(duration: Double(frames) / rate, channels: channels, sampleRate: rate) }
    guard let length, bytesAPacket > 0 else { return nil }
    let seconds = Double(length / bytesAPacket * framesAPacket) / rate
    return SoundFile(duration: seconds, channels: channels, sampleRate: rate)
  }

  private static func mpeg4(_ bytes: Bytes) -> SoundFile? {
    guard bytes.text(4, 4) == "ftyp", let movie = bytes.box("moov", 0..<bytes.count),
      let head = bytes.box("mvhd", movie)
    else { return nil }
    let isLong = bytes.big(head.lowerBound, 1) == 1
    let scale = bytes.big(head.lowerBound + (isLong ? 20 : 12), 4) ?? 0
    let length = bytes.big(head.lowerBound + (isLong ? 24 : 16), isLong ? 8 : 4) ?? 0
    guard scale > 0 else { return nil }
    return SoundFile(duration: Double(length) / Double(scale), channels: 2, sampleRate: 44100)
  }

  // MARK: - Frames

  private static func mp3(_ bytes: Bytes) -> SoundFile? {
    var place = 0
    if bytes.text(0, 3) == "ID3", let size = bytes.big(6, 4) {
      // Seven bits a byte.
      place = 10 + (size & 0x7F | (size >> 8 & 0x7F) << 7 | (size >> 16 & 0x7F) << 14 | (size >> 24 & 0x7F) << 21)
    }
    // Some files have a few bytes between the tags and the first frame.
    let end = min(place + 4096, bytes.count)
    while place < end, MP3Frame(bytes, place) == nil { place += 1 }
    guard let first = MP3Frame(bytes, place) else { return nil }
    if place > 0, bytes.text(0, 3) != "ID3", MP3Frame(bytes, place + first.length) == nil { return nil }
    var frames = bytes.frameCount(in: first, at: place)
    if frames == nil {
      var count = 0
      while let frame = MP3Frame(bytes, place) {
        count += 1
        place += frame.length
      }
      frames = count
    }
    let seconds = Double(frames ?? 0) * Double(first.samples) / first.rate
    return SoundFile(duration: seconds, channels: first.channels, sampleRate: first.rate)
  }
}

/// The head of one frame of an MP3.
private struct MP3Frame {
  let rate: Double
  let samples: Int
  let channels: Int
  let length: Int
  /// Bytes of the frame before what an encoder may say of the whole.
  let side: Int

  init?(_ bytes: Bytes, _ place: Int) {
    guard let head = bytes.big(place, 4), head >> 21 & 0x7FF == 0x7FF else { return nil }
    let version = head >> 19 & 3
    let isFirst = version == 3
    // Layer III alone is what files of this kind have.
    guard version != 1, head >> 17 & 3 == 1 else { return nil }
    let rates = isFirst ? Self.ratesOfMPEG1 : Self.ratesOfMPEG2
    let bits = rates[head >> 12 & 15]
    let frequency = head >> 10 & 3
    guard bits > 0, frequency < 3 else { return nil }
    let base = [44100, 48000, 32000][frequency]
    let hertz = isFirst ? base : version == 2 ? base / 2 : base / 4
    rate = Double(hertz)
    samples = isFirst ? 1152 : 576
    channels = head >> 6 & 3 == 3 ? 1 : 2
    length = samples / 8 * bits * 1000 / hertz + (head >> 9 & 1)
    side = isFirst ? (channels == 1 ? 17 : 32) : (channels == 1 ? 9 : 17)
  }

  private static let ratesOfMPEG1 = [0, 32, 40, 48, 56, 64, 80, 96, 112, 128, 160, 192, 224, 256, 320, 0]
  private static let ratesOfMPEG2 = [0, 8, 16, 24, 32, 40, 48, 56, 64, 80, 96, 112, 128, 144, 160, 0]
}

/// Numbers and texts at places of a file; `nil` beyond its end.
private struct Bytes {
  private let data: [UInt8]

  init(_ data: Data) { self.data = Array(data) }

  var count: Int { data.count }

  func text(_ place: Int, _ length: Int) -> String? {
    guard place >= 0, length <= count, place <= count - length else { return nil }
    return String(decoding: data[place..<place + length], as: UTF8.self)
  }

  func big(_ place: Int, _ length: Int) -> Int? {
    guard place >= 0, length <= count, place <= count - length else { return nil }
    return data[place..<place + length].reduce(0) { $0 << 8 | Int($1) }
  }

  func little(_ place: Int, _ length: Int) -> Int? {
    guard place >= 0, length <= count, place <= count - length else { return nil }
    return data[place..<place + length].reversed().reduce(0) { $0 << 8 | Int($1) }
  }

  /// The contents of a box of an MPEG-4 file within others.
  func box(_ name: String, _ range: Range<Int>) -> Range<Int>? {
    var place = range.lowerBound
    while place < range.upperBound, var size = big(place, 4) {
      var head = 8
      if size == 1, let long = big(place + 8, 8) { (size, head) = (long, 16) }
      if size == 0 { size = range.upperBound - place }
      guard size >= head, size <= range.upperBound - place else { return nil }
      if text(place + 4, 4) == name { return place + head..<place + size }
      place += size
    }
    return nil
  }

  /// How many frames an encoder has written into the first one.
  func frameCount(in frame: MP3Frame, at place: Int) -> Int? {
    let mark = place + 4 + frame.side
    if let name = text(mark, 4), name == "Xing" || name == "Info", let flags = big(mark + 4, 4), flags & 1 == 1 {
      return big(mark + 8, 4)
    }
    if text(place + 36, 4) == "VBRI" { return big(place + 36 + 14, 4) }
    return nil
  }
}
