// SPDX-FileCopyrightText: 2026 The Tessera Authors
// SPDX-License-Identifier: MIT

internal import Synchronization

/// What a render callback is told, and tells.
public struct AudioUnitRenderActionFlags: OptionSet, Sendable {
  public let rawValue: UInt32
  public init(rawValue: UInt32) { self.rawValue = rawValue }
  public static let unitRenderAction_PreRender = AudioUnitRenderActionFlags(rawValue: 1 << 2)
  public static let unitRenderAction_PostRender = AudioUnitRenderActionFlags(rawValue: 1 << 3)
  public static let unitRenderAction_OutputIsSilence = AudioUnitRenderActionFlags(rawValue: 1 << 4)
  public static let offlineUnitRenderAction_Preflight = AudioUnitRenderActionFlags(rawValue: 1 << 5)
  public static let offlineUnitRenderAction_Render = AudioUnitRenderActionFlags(rawValue: 1 << 6)
  public static let offlineUnitRenderAction_Complete = AudioUnitRenderActionFlags(rawValue: 1 << 7)
}

/// Asked for samples. A C function on iOS; nothing renders here, so that none is ever called.
public typealias AURenderCallback =
  (
    _ inRefCon: UnsafeMutableRawPointer, _ ioActionFlags: UnsafeMutablePointer<AudioUnitRenderActionFlags>,
    _ inTimeStamp: UnsafePointer<AudioTimeStamp>, _ inBusNumber: UInt32, _ inNumberFrames: UInt32,
    _ ioData: UnsafeMutablePointer<AudioBufferList>?
  ) -> OSStatus

/// A function that is asked for samples, and what it is given.
public struct AURenderCallbackStruct {
  public var inputProc: AURenderCallback?
  public var inputProcRefCon: UnsafeMutableRawPointer?
  public init() { (inputProc, inputProcRefCon) = (nil, nil) }
  public init(inputProc: AURenderCallback?, inputProcRefCon: UnsafeMutableRawPointer?) {
    (self.inputProc, self.inputProcRefCon) = (inputProc, inputProcRefCon)
  }
}

public var kAudioUnitErr_InvalidProperty: OSStatus { -10879 }
public var kAudioUnitErr_InvalidParameter: OSStatus { -10878 }
public var kAudioUnitErr_InvalidElement: OSStatus { -10877 }
public var kAudioUnitErr_NoConnection: OSStatus { -10876 }
public var kAudioUnitErr_FailedInitialization: OSStatus { -10875 }
public var kAudioUnitErr_TooManyFramesToProcess: OSStatus { -10874 }
public var kAudioUnitErr_FormatNotSupported: OSStatus { -10868 }
public var kAudioUnitErr_Uninitialized: OSStatus { -10867 }
public var kAudioUnitErr_InvalidScope: OSStatus { -10866 }
public var kAudioUnitErr_PropertyNotWritable: OSStatus { -10865 }
public var kAudioUnitErr_CannotDoInCurrentContext: OSStatus { -10863 }
public var kAudioUnitErr_InvalidPropertyValue: OSStatus { -10851 }
public var kAudioUnitErr_PropertyNotInUse: OSStatus { -10850 }
public var kAudioUnitErr_Initialized: OSStatus { -10849 }
public var kAudioUnitErr_Unauthorized: OSStatus { -10847 }

/// The unit of an effect of AVFoundation's. It keeps its parameters; sound does not pass through it.
package final class EffectUnit: Sendable {
  package struct Parameter: Hashable {
    var id: AudioUnitParameterID
    var scope: AudioUnitScope
    var element: AudioUnitElement
  }

  private static let units = Mutex<[UInt: Unowned]>([:])
  private struct Unowned: @unchecked Sendable { weak var unit: EffectUnit? }
  private let values = Mutex<[Parameter: AudioUnitParameterValue]>([:])

  package init() {
    let (key, unit) = (key, Unowned(unit: self))
    Self.units.withLock { $0[key] = unit }
  }

  deinit {
    let key = key
    Self.units.withLock { $0[key] = nil }
  }

  private var key: UInt { UInt(bitPattern: ObjectIdentifier(self)) }

  /// The unit as C code names it, for as long as the object lives.
  package var pointer: AudioUnit { AudioUnit(Unmanaged.passUnretained(self).toOpaque()) }

  package static func of(_ pointer: AudioUnit) -> EffectUnit? {
    units.withLock { $0[UInt(bitPattern: pointer)]?.unit }
  }

  func set(_ parameter: Parameter, to value: AudioUnitParameterValue) { values.withLock { $0[parameter] = value } }
  func value(of parameter: Parameter) -> AudioUnitParameterValue? { values.withLock { $0[parameter] } }
}

/// Would make a unit ready to render; nothing renders.
///
/// - Returns: `kAudioUnitErr_FailedInitialization`.
@discardableResult public func AudioUnitInitialize(_ inUnit: AudioUnit) -> OSStatus {
  kAudioUnitErr_FailedInitialization
}
/// - Returns: `kAudioUnitErr_Uninitialized`; no unit is ever ready.
@discardableResult public func AudioUnitUninitialize(_ inUnit: AudioUnit) -> OSStatus { kAudioUnitErr_Uninitialized }

/// Would set a property of a unit. The units here have parameters only.
///
/// - Returns: `kAudioUnitErr_InvalidProperty`.
@discardableResult public func AudioUnitSetProperty(
  _ inUnit: AudioUnit, _ inID: AudioUnitPropertyID, _ inScope: AudioUnitScope, _ inElement: AudioUnitElement,
  _ inData: UnsafeRawPointer?, _ inDataSize: UInt32
) -> OSStatus { kAudioUnitErr_InvalidProperty }

/// - Returns: `kAudioUnitErr_InvalidProperty`.
@discardableResult public func AudioUnitGetProperty(
  _ inUnit: AudioUnit, _ inID: AudioUnitPropertyID, _ inScope: AudioUnitScope, _ inElement: AudioUnitElement,
  _ outData: UnsafeMutableRawPointer, _ ioDataSize: UnsafeMutablePointer<UInt32>
) -> OSStatus { kAudioUnitErr_InvalidProperty }

/// - Returns: `kAudioUnitErr_InvalidProperty`.
@discardableResult public func AudioUnitGetPropertyInfo(
  _ inUnit: AudioUnit, _ inID: AudioUnitPropertyID, _ inScope: AudioUnitScope, _ inElement: AudioUnitElement,
  _ outDataSize: UnsafeMutablePointer<UInt32>?, _ outWritable: UnsafeMutablePointer<Bool>?
) -> OSStatus { kAudioUnitErr_InvalidProperty }

/// Sets a parameter of an effect's unit.
///
/// - Returns: `kAudioComponentErr_InstanceInvalidated` for what is no unit.
@discardableResult public func AudioUnitSetParameter(
  _ inUnit: AudioUnit, _ inID: AudioUnitParameterID, _ inScope: AudioUnitScope, _ inElement: AudioUnitElement,
  _ inValue: AudioUnitParameterValue, _ inBufferOffsetInFrames: UInt32
) -> OSStatus {
  guard let unit = EffectUnit.of(inUnit) else { return kAudioComponentErr_InstanceInvalidated }
  unit.set(EffectUnit.Parameter(id: inID, scope: inScope, element: inElement), to: inValue)
  return kAudio_NoError
}

/// A parameter of an effect's unit that was set before.
///
/// - Returns: `kAudioUnitErr_InvalidParameter` for one that never was.
@discardableResult public func AudioUnitGetParameter(
  _ inUnit: AudioUnit, _ inID: AudioUnitParameterID, _ inScope: AudioUnitScope, _ inElement: AudioUnitElement,
  _ outValue: UnsafeMutablePointer<AudioUnitParameterValue>
) -> OSStatus {
  guard let unit = EffectUnit.of(inUnit) else { return kAudioComponentErr_InstanceInvalidated }
  let parameter = EffectUnit.Parameter(id: inID, scope: inScope, element: inElement)
  guard let value = unit.value(of: parameter) else { return kAudioUnitErr_InvalidParameter }
  outValue.pointee = value
  return kAudio_NoError
}

/// - Returns: `kAudioUnitErr_Uninitialized`; nothing renders.
@discardableResult public func AudioUnitRender(
  _ inUnit: AudioUnit, _ ioActionFlags: UnsafeMutablePointer<AudioUnitRenderActionFlags>?,
  _ inTimeStamp: UnsafePointer<AudioTimeStamp>, _ inOutputBusNumber: UInt32, _ inNumberFrames: UInt32,
  _ ioData: UnsafeMutablePointer<AudioBufferList>
) -> OSStatus { kAudioUnitErr_Uninitialized }

/// - Returns: `kAudioUnitErr_Uninitialized`.
@discardableResult public func AudioUnitReset(
  _ inUnit: AudioUnit, _ inScope: AudioUnitScope, _ inElement: AudioUnitElement
) -> OSStatus { kAudioUnitErr_Uninitialized }

/// - Returns: `kAudioUnitErr_Uninitialized`.
@discardableResult public func AudioOutputUnitStart(_ ci: AudioUnit) -> OSStatus { kAudioUnitErr_Uninitialized }
/// - Returns: `kAudioUnitErr_Uninitialized`.
@discardableResult public func AudioOutputUnitStop(_ ci: AudioUnit) -> OSStatus { kAudioUnitErr_Uninitialized }
