// SPDX-FileCopyrightText: 2026 The Tessera Authors
// SPDX-License-Identifier: MIT

/// Which parts of a time stamp count.
public struct AudioTimeStampFlags: OptionSet, Sendable {
  public let rawValue: UInt32
  public init(rawValue: UInt32) { self.rawValue = rawValue }
  public static let sampleTimeValid = AudioTimeStampFlags(rawValue: 1 << 0)
  public static let hostTimeValid = AudioTimeStampFlags(rawValue: 1 << 1)
  public static let rateScalarValid = AudioTimeStampFlags(rawValue: 1 << 2)
  public static let wordClockTimeValid = AudioTimeStampFlags(rawValue: 1 << 3)
  public static let smpteTimeValid = AudioTimeStampFlags(rawValue: 1 << 4)
  public static let sampleHostTimeValid: AudioTimeStampFlags = [.sampleTimeValid, .hostTimeValid]
}

public enum SMPTETimeType: UInt32, Sendable {
  case type24 = 0
  case type25 = 1
  case type30Drop = 2
  case type30 = 3
  case type2997 = 4
  case type2997Drop = 5
  case type60 = 6
  case type5994 = 7
}

public struct SMPTETimeFlags: OptionSet, Sendable {
  public let rawValue: UInt32
  public init(rawValue: UInt32) { self.rawValue = rawValue }
  public static let valid = SMPTETimeFlags(rawValue: 1 << 0)
  public static let running = SMPTETimeFlags(rawValue: 1 << 1)
}

/// A time as films count it.
public struct SMPTETime: Sendable {
  public var mSubframes: Int16
  public var mSubframeDivisor: Int16
  public var mCounter: UInt32
  public var mType: SMPTETimeType
  public var mFlags: SMPTETimeFlags
  public var mHours: Int16
  public var mMinutes: Int16
  public var mSeconds: Int16
  public var mFrames: Int16

  public init() {
    self.init(
      mSubframes: 0, mSubframeDivisor: 0, mCounter: 0, mType: .type24, mFlags: [], mHours: 0, mMinutes: 0, mSeconds: 0,
      mFrames: 0)
  }

  public init(
    mSubframes: Int16, mSubframeDivisor: Int16, mCounter: UInt32, mType: SMPTETimeType, mFlags: SMPTETimeFlags,
    mHours: Int16, mMinutes: Int16, mSeconds: Int16, mFrames: Int16
  ) {
    (self.mSubframes, self.mSubframeDivisor, self.mCounter) = (mSubframes, mSubframeDivisor, mCounter)
    (self.mType, self.mFlags) = (mType, mFlags)
    (self.mHours, self.mMinutes, self.mSeconds, self.mFrames) = (mHours, mMinutes, mSeconds, mFrames)
  }
}

/// A moment of a stream, told in several ways.
public struct AudioTimeStamp: Sendable {
  /// In frames.
  public var mSampleTime: Float64
  /// In ticks of the device's clock.
  public var mHostTime: UInt64
  public var mRateScalar: Float64
  public var mWordClockTime: UInt64
  public var mSMPTETime: SMPTETime
  public var mFlags: AudioTimeStampFlags
  public var mReserved: UInt32

  public init() {
    self.init(
      mSampleTime: 0, mHostTime: 0, mRateScalar: 0, mWordClockTime: 0, mSMPTETime: SMPTETime(), mFlags: [],
      mReserved: 0)
  }

  public init(
    mSampleTime: Float64, mHostTime: UInt64, mRateScalar: Float64, mWordClockTime: UInt64, mSMPTETime: SMPTETime,
    mFlags: AudioTimeStampFlags, mReserved: UInt32
  ) {
    (self.mSampleTime, self.mHostTime, self.mRateScalar) = (mSampleTime, mHostTime, mRateScalar)
    (self.mWordClockTime, self.mSMPTETime) = (mWordClockTime, mSMPTETime)
    (self.mFlags, self.mReserved) = (mFlags, mReserved)
  }
}
