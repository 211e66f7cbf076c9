// SPDX-FileCopyrightText: 2026 The Tessera Authors
// SPDX-License-Identifier: MIT

@_exported public import CoreGraphics
internal import Synchronization

/// The number of a short sound.
public typealias SystemSoundID = UInt32

/// The motor, in place of a sound.
public var kSystemSoundID_Vibrate: SystemSoundID { 0xFFF }

/// It went well.
public var kAudioServicesNoError: OSStatus { 0 }
/// There is no such property.
public var kAudioServicesUnsupportedPropertyError: OSStatus { 0x7074_793F }
/// There is no room for the property, or too much of it.
public var kAudioServicesBadPropertySizeError: OSStatus { 0x2173_697A }
/// What says which property is meant has another size.
public var kAudioServicesBadSpecifierSizeError: OSStatus { 0x2173_7063 }
/// There is no such sound, or it cannot be had.
public var kAudioServicesSystemSoundUnspecifiedError: OSStatus { -1500 }
/// It took too long.
public var kAudioServicesSystemSoundClientTimedOutError: OSStatus { -1501 }
/// The sound is longer than thirty seconds.
public var kAudioServicesSystemSoundExceededMaximumDurationError: OSStatus { -1502 }

/// Plays one of the system's sounds, as a device does that is set to silent and has no motor: nothing is heard or felt. The
/// first sound that would have been is told of on standard error.
public func AudioServicesPlaySystemSound(_ inSystemSoundID: SystemSoundID) { Silence.tell(of: inSystemSoundID) }

/// The same for a sound that is to be noticed.
public func AudioServicesPlayAlertSound(_ inSystemSoundID: SystemSoundID) { Silence.tell(of: inSystemSoundID) }

/// The same, with a closure that is called when it is over: soon, on a queue of the system's.
@preconcurrency public func AudioServicesPlaySystemSoundWithCompletion(
  _ inSystemSoundID: SystemSoundID, _ inCompletionBlock: (@Sendable () -> Void)?
) {
  Silence.tell(of: inSystemSoundID)
  if let inCompletionBlock { DispatchQueue.global().async(execute: inCompletionBlock) }
}

/// The same for a sound that is to be noticed.
@preconcurrency public func AudioServicesPlayAlertSoundWithCompletion(
  _ inSystemSoundID: SystemSoundID, _ inCompletionBlock: (@Sendable () -> Void)?
) {
  AudioServicesPlaySystemSoundWithCompletion(inSystemSoundID, inCompletionBlock)
}

/// Would make a sound of a file. There is nothing here that sound comes out of: none is made, and whoever tries is told.
///
/// - Parameter outSystemSoundID: Gets 0.
/// - Returns: `kAudioServicesSystemSoundUnspecifiedError`.
@discardableResult public func AudioServicesCreateSystemSoundID(
  _ inFileURL: CFURL, _ outSystemSoundID: UnsafeMutablePointer<SystemSoundID>
) -> OSStatus {
  outSystemSoundID.pointee = 0
  return kAudioServicesSystemSoundUnspecifiedError
}

/// Called when a sound is over, of before iOS 9.
public typealias AudioServicesSystemSoundCompletionProc =
  @convention(c) (SystemSoundID, UnsafeMutableRawPointer?) -> Void

/// Would have a function called when a sound is over; no sound is made here, so that none ever is.
///
/// - Returns: `kAudioServicesSystemSoundUnspecifiedError`.
@discardableResult public func AudioServicesAddSystemSoundCompletion(
  _ inSystemSoundID: SystemSoundID, _ inRunLoop: CFRunLoop?, _ inRunLoopMode: CFString?,
  _ inCompletionRoutine: AudioServicesSystemSoundCompletionProc, _ inClientData: UnsafeMutableRawPointer?
) -> OSStatus { kAudioServicesSystemSoundUnspecifiedError }

/// Takes back what was asked for so.
public func AudioServicesRemoveSystemSoundCompletion(_ inSystemSoundID: SystemSoundID) {}

/// Would let go of a sound that was made of a file; there is none.
///
/// - Returns: `kAudioServicesSystemSoundUnspecifiedError`.
@discardableResult public func AudioServicesDisposeSystemSoundID(_ inSystemSoundID: SystemSoundID) -> OSStatus {
  kAudioServicesSystemSoundUnspecifiedError
}

/// Says once that there is no sound. A motor that is missing is nothing to tell of: pads have none either.
private enum Silence {
  private static let isTold = Mutex(false)
  /// What is felt and not heard: the motor, and the three taps that apps know by their numbers.
  private static let felt: Set<SystemSoundID> = [kSystemSoundID_Vibrate, 1519, 1520, 1521]

  static func tell(of sound: SystemSoundID) {
    guard sound != 0, !felt.contains(sound) else { return }
    let isFirst = isTold.withLock { isTold in
      defer { isTold = true }
      return !isTold
    }
    guard isFirst else { return }
    FileHandle.standardError.write(Data("AudioToolbox: Tessera plays no sounds; \(sound) is the first.\n".utf8))
  }
}
