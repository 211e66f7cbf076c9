// SPDX-FileCopyrightText: 2026 The Tessera Authors
// SPDX-License-Identifier: MIT

import AVFoundation
import CoreMedia
import Testing

@Suite struct SampleBufferTests {
  @Test func piecesKeepTheirBytesTimesAndForm() throws {
    var bytes: [UInt8] = Array(0..<40)
    var block: CMBlockBuffer?
    #expect(
      CMBlockBufferCreateWithMemoryBlock(
        allocator: nil, memoryBlock: nil, blockLength: 40, blockAllocator: nil, customBlockSource: nil, offsetToData: 0,
        dataLength: 40, flags: 0, blockBufferOut: &block) == kCMBlockBufferNoErr)
    let buffer = try #require(block)
    CMBlockBufferReplaceDataBytes(with: &bytes, blockBuffer: buffer, offsetIntoDestination: 0, dataLength: 40)
    var (length, total, pointer): (Int, Int, UnsafeMutablePointer<CChar>?) = (0, 0, nil)
    CMBlockBufferGetDataPointer(
      buffer, atOffset: 8, lengthAtOffsetOut: &length, totalLengthOut: &total, dataPointerOut: &pointer)
    #expect(length == 32 && total == 40 && pointer?[0] == 8)

    var stream = AudioStreamBasicDescription(
      mSampleRate: 10, mFormatID: kAudioFormatLinearPCM, mFormatFlags: kAudioFormatFlagIsSignedInteger,
      mBytesPerPacket: 4, mFramesPerPacket: 1, mBytesPerFrame: 4, mChannelsPerFrame: 2, mBitsPerChannel: 16,
      mReserved: 0)
    var format: CMAudioFormatDescription?
    CMAudioFormatDescriptionCreate(
      allocator: nil, asbd: &stream, layoutSize: 0, layout: nil, magicCookieSize: 0, magicCookie: nil, extensions: nil,
      formatDescriptionOut: &format)
    let description = try #require(format)
    #expect(CMAudioFormatDescriptionGetStreamBasicDescription(description)?.pointee == stream)
    #expect(CMFormatDescriptionGetMediaType(description) == kCMMediaType_Audio)

    var timing = CMSampleTimingInfo(
      duration: CMTime(value: 1, timescale: 10), presentationTimeStamp: CMTime(value: 5, timescale: 10),
      decodeTimeStamp: .invalid)
    var size = 4
    var piece: CMSampleBuffer?
    CMSampleBufferCreate(
      allocator: nil, dataBuffer: buffer, dataReady: true, makeDataReadyCallback: nil, refcon: nil,
      formatDescription: description, sampleCount: 10, sampleTimingEntryCount: 1, sampleTimingArray: &timing,
      sampleSizeEntryCount: 1, sampleSizeArray: &size, sampleBufferOut: &piece)
    let sample = try #require(piece)
    #expect(sample.duration.seconds == 1 && sample.presentationTimeStamp.seconds == 0.5 && sample.totalSampleSize == 40)
    CMSampleBufferGetSampleTimingInfo(sample, at: 3, timingInfoOut: &timing)
    #expect(timing.presentationTimeStamp.seconds == 0.8)
    CMSetAttachment(
      sample, key: kCMSampleBufferAttachmentKey_CameraIntrinsicMatrix, value: 7 as NSNumber, attachmentMode: 1)
    #expect(
      CMGetAttachment(sample, key: kCMSampleBufferAttachmentKey_CameraIntrinsicMatrix, attachmentModeOut: nil)
        as? NSNumber == 7)
    CMSampleBufferInvalidate(sample)
    #expect(CMSampleBufferGetDataBuffer(sample) == nil && !CMSampleBufferIsValid(sample))
  }

  @Test func timesAreClampedAndDivided() {
    let range = CMTimeRange(start: CMTime(value: 2, timescale: 1), duration: CMTime(value: 3, timescale: 1))
    #expect(CMTimeClampToRange(CMTime(value: 9, timescale: 1), range: range).seconds == 5)
    #expect(CMTimeClampToRange(.zero, range: range).seconds == 2)
    #expect(
      CMTimeMultiplyByRatio(CMTime(value: 10, timescale: 1), multiplier: 1, divisor: 3)
        == CMTime(value: 10, timescale: 3))
    #expect(CMTimeRange(start: .zero, duration: .indefinite).isIndefinite)
  }

  @Test func soundChangesItsFormAndItsRate() throws {
    let floats = try #require(AVAudioFormat(standardFormatWithSampleRate: 8, channels: 1))
    let shorts = try #require(
      AVAudioFormat(commonFormat: .pcmFormatInt16, sampleRate: 8, channels: 2, interleaved: true))
    let input = try #require(AVAudioPCMBuffer(pcmFormat: floats, frameCapacity: 8))
    input.frameLength = 8
    for frame in 0..<8 { input.floatChannelData?[0][frame] = Float(frame) / 8 }
    #expect(UnsafeMutableAudioBufferListPointer(input.mutableAudioBufferList)[0].mDataByteSize == 32)
    let output = try #require(AVAudioPCMBuffer(pcmFormat: shorts, frameCapacity: 8))
    try #require(AVAudioConverter(from: floats, to: shorts)).convert(to: output, from: input)
    #expect(output.frameLength == 8)
    let list = UnsafeMutableAudioBufferListPointer(output.mutableAudioBufferList)
    #expect(list.count == 1 && list[0].mNumberChannels == 2 && list[0].mDataByteSize == 32)
    #expect(Array(UnsafeBufferPointer<Int16>(list[0]).prefix(6)) == [0, 0, 4096, 4096, 8192, 8192])

    let faster = try #require(AVAudioFormat(standardFormatWithSampleRate: 16, channels: 1))
    let double = try #require(AVAudioPCMBuffer(pcmFormat: faster, frameCapacity: 32))
    let converter = try #require(AVAudioConverter(from: floats, to: faster))
    var isGiven = false
    var error: NSError?
    let status = converter.convert(to: double, error: &error) { _, status in
      status.pointee = isGiven ? .endOfStream : .haveData
      isGiven = true
      return input
    }
    #expect(status == .haveData && error == nil && double.frameLength == 16)
    #expect((0..<14).allSatisfy { double.floatChannelData?[0][$0] == Float($0) / 16 })
  }

  @Test func formatsAreDescribedForC() throws {
    let format = try #require(
      AVAudioFormat(commonFormat: .pcmFormatInt16, sampleRate: 44_100, channels: 2, interleaved: true))
    let stream = format.streamDescription.pointee
    #expect(stream.mBytesPerFrame == 4 && stream.mBitsPerChannel == 16 && stream.mFormatID == kAudioFormatLinearPCM)
    #expect(AVAudioFormat(streamDescription: format.streamDescription) == format)
  }

  @Test func parametersOfAnEffectsUnitAreKept() {
    let effect = AVAudioUnitDelay()
    #expect(AudioUnitSetParameter(effect.audioUnit, 3, kAudioUnitScope_Global, 0, 0.5, 0) == 0)
    var value: AudioUnitParameterValue = 0
    #expect(AudioUnitGetParameter(effect.audioUnit, 3, kAudioUnitScope_Global, 0, &value) == 0)
    #expect(value == 0.5)
    #expect(
      AudioUnitGetParameter(effect.audioUnit, 4, kAudioUnitScope_Global, 0, &value) == kAudioUnitErr_InvalidParameter)
    var wanted = AudioComponentDescription()
    wanted.componentType = kAudioUnitType_Output
    #expect(AudioComponentFindNext(nil, &wanted) == nil)
  }

  @Test func filmsAreNeitherReadNorWritten() async throws {
    let asset = AVURLAsset(url: URL(fileURLWithPath: "/film.mov"))
    #expect(throws: AVError.self) { try AVAssetReader(asset: asset) }
    let place = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString)
    let writer = try AVAssetWriter(outputURL: place, fileType: .mp4)
    writer.add(AVAssetWriterInput(mediaType: .video, outputSettings: nil))
    #expect(!writer.startWriting() && writer.status == .failed && writer.error != nil)
    let session = try #require(AVAssetExportSession(asset: asset, presetName: AVAssetExportPresetHighestQuality))
    await #expect(throws: AVError.self) { try await session.export(to: place, as: .mp4) }
  }

  @Test func itemsThatCodeMakesAreFoundByTheirNames() async throws {
    let item = AVMutableMetadataItem()
    item.identifier = .commonIdentifierTitle
    item.value = "Name" as NSString
    #expect(item.commonKey == .commonKeyTitle && item.stringValue == "Name")
    #expect(try await item.load(.stringValue) == "Name")
    #expect(AVMetadataItem.metadataItems(from: [item], filteredByIdentifier: .commonIdentifierTitle).count == 1)
    #expect(
      AVMetadataItem.metadataItems(from: [item], withKey: AVMetadataKey.commonKeyTitle, keySpace: .common).count == 1)
    #expect(
      AVMetadataItem.metadataItems(from: [item], withKey: AVMetadataKey.commonKeyArtist, keySpace: .common).isEmpty)
  }
}
