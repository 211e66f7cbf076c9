// SPDX-FileCopyrightText: 2026 The Tessera Authors
// SPDX-License-Identifier: MIT

internal import Foundation

/// Samples in memory.
public struct AudioBuffer {
  public var mNumberChannels: UInt32
  /// The size of the samples in bytes.
  public var mDataByteSize: UInt32
  public var mData: UnsafeMutableRawPointer?

  public init() { self.init(mNumberChannels: 0, mDataByteSize: 0, mData: nil) }
  public init(mNumberChannels: UInt32, mDataByteSize: UInt32, mData: UnsafeMutableRawPointer?) {
    (self.mNumberChannels, self.mDataByteSize, self.mData) = (mNumberChannels, mDataByteSize, mData)
  }

  /// A buffer over memory of somebody else's.
  public init<Element>(_ typedBuffer: UnsafeMutableBufferPointer<Element>, numberOfChannels: Int) {
    self.init(
      mNumberChannels: UInt32(numberOfChannels),
      mDataByteSize: UInt32(typedBuffer.count * MemoryLayout<Element>.stride), mData: typedBuffer.baseAddress)
  }
}

extension UnsafeBufferPointer {
  /// The samples of a buffer as values of a type.
  public init(_ audioBuffer: AudioBuffer) {
    let count = Int(audioBuffer.mDataByteSize) / MemoryLayout<Element>.stride
    let start = audioBuffer.mData?.assumingMemoryBound(to: Element.self)
    self.init(start: start, count: start == nil ? 0 : count)
  }
}

extension UnsafeMutableBufferPointer {
  /// The samples of a buffer as values of a type.
  public init(_ audioBuffer: AudioBuffer) {
    let count = Int(audioBuffer.mDataByteSize) / MemoryLayout<Element>.stride
    let start = audioBuffer.mData?.assumingMemoryBound(to: Element.self)
    self.init(start: start, count: start == nil ? 0 : count)
  }
}

/// A number of buffers, of which the first is a part and the others follow in memory.
public struct AudioBufferList {
  public var mNumberBuffers: UInt32
  public var mBuffers: AudioBuffer

  public init() { self.init(mNumberBuffers: 0, mBuffers: AudioBuffer()) }
  public init(mNumberBuffers: UInt32, mBuffers: AudioBuffer) {
    (self.mNumberBuffers, self.mBuffers) = (mNumberBuffers, mBuffers)
  }

  /// The size in bytes of a list of so many buffers.
  public static func sizeInBytes(maximumBuffers: Int) -> Int {
    precondition(maximumBuffers > 0, "A list has one buffer at least.")
    return MemoryLayout<AudioBufferList>.size + (maximumBuffers - 1) * MemoryLayout<AudioBuffer>.stride
  }

  /// Room for so many buffers, all empty, to be let go of with `free`.
  public static func allocate(maximumBuffers: Int) -> UnsafeMutableAudioBufferListPointer {
    guard let memory = calloc(sizeInBytes(maximumBuffers: maximumBuffers), 1) else {
      fatalError("There is no memory for a list of audio buffers.")
    }
    let pointer = UnsafeMutableAudioBufferListPointer(memory.bindMemory(to: AudioBufferList.self, capacity: 1))
    pointer.count = maximumBuffers
    return pointer
  }
}

/// The buffers of a list as a collection.
public struct UnsafeMutableAudioBufferListPointer: MutableCollection, RandomAccessCollection {
  public var unsafeMutablePointer: UnsafeMutablePointer<AudioBufferList>
  public var unsafePointer: UnsafePointer<AudioBufferList> { UnsafePointer(unsafeMutablePointer) }

  public init(_ p: UnsafeMutablePointer<AudioBufferList>) { unsafeMutablePointer = p }
  public init?(_ p: UnsafeMutablePointer<AudioBufferList>?) {
    guard let p else { return nil }
    self.init(p)
  }

  public var count: Int {
    get { Int(unsafeMutablePointer.pointee.mNumberBuffers) }
    nonmutating set { unsafeMutablePointer.pointee.mNumberBuffers = UInt32(newValue) }
  }
  public var startIndex: Int { 0 }
  public var endIndex: Int { count }

  public subscript(index: Int) -> AudioBuffer {
    get { buffer(at: index).pointee }
    nonmutating set { buffer(at: index).pointee = newValue }
  }

  private func buffer(at index: Int) -> UnsafeMutablePointer<AudioBuffer> {
    precondition(index >= 0 && index < count, "The list of audio buffers has no buffer \(index).")
    // Two numbers of four bytes, with the pointer's alignment, stand in front of the first.
    let start = UnsafeMutableRawPointer(unsafeMutablePointer) + MemoryLayout<AudioBufferList>.offset(of: \.mBuffers)!
    return start.assumingMemoryBound(to: AudioBuffer.self) + index
  }
}
