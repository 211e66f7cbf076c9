// SPDX-FileCopyrightText: 2026 The Tessera Authors
// SPDX-License-Identifier: MIT

/// A piece of software that makes or changes sound. None is installed.
public typealias AudioComponent = OpaquePointer
public typealias AudioComponentInstance = OpaquePointer
public typealias AudioUnit = AudioComponentInstance
public typealias AudioUnitPropertyID = UInt32
public typealias AudioUnitScope = UInt32
public typealias AudioUnitElement = UInt32
public typealias AudioUnitParameterID = UInt32
public typealias AudioUnitParameterValue = Float32

/// What component is meant: its type, its subtype and its maker, each of four letters; 0 for any.
public struct AudioComponentDescription: Equatable, Sendable {
  public var componentType: UInt32
  public var componentSubType: UInt32
  public var componentManufacturer: UInt32
  public var componentFlags: UInt32
  public var componentFlagsMask: UInt32

  public init() {
    self.init(
      componentType: 0, componentSubType: 0, componentManufacturer: 0, componentFlags: 0, componentFlagsMask: 0)
  }

  public init(
    componentType: UInt32, componentSubType: UInt32, componentManufacturer: UInt32, componentFlags: UInt32,
    componentFlagsMask: UInt32
  ) {
    (self.componentType, self.componentSubType) = (componentType, componentSubType)
    self.componentManufacturer = componentManufacturer
    (self.componentFlags, self.componentFlagsMask) = (componentFlags, componentFlagsMask)
  }
}

/// The next component that fits a description: none, as nothing makes sound here.
public func AudioComponentFindNext(
  _ inComponent: AudioComponent?, _ inDesc: UnsafePointer<AudioComponentDescription>
) -> AudioComponent? { nil }

/// The number of components that fit a description: 0.
public func AudioComponentCount(_ inDesc: UnsafePointer<AudioComponentDescription>) -> UInt32 { 0 }

/// Would make an instance of a component. There is no component.
///
/// - Returns: `kAudioComponentErr_NotPermitted`.
@discardableResult public func AudioComponentInstanceNew(
  _ inComponent: AudioComponent, _ outInstance: UnsafeMutablePointer<AudioComponentInstance?>
) -> OSStatus {
  outInstance.pointee = nil
  return kAudioComponentErr_NotPermitted
}

/// Would let go of an instance.
///
/// - Returns: `kAudioComponentErr_InstanceInvalidated`; there are no instances that code makes.
@discardableResult public func AudioComponentInstanceDispose(_ inInstance: AudioComponentInstance) -> OSStatus {
  kAudioComponentErr_InstanceInvalidated
}

public var kAudioComponentErr_InstanceTimedOut: OSStatus { -66754 }
public var kAudioComponentErr_InstanceInvalidated: OSStatus { -66749 }
public var kAudioComponentErr_DuplicateDescription: OSStatus { -66752 }
public var kAudioComponentErr_UnsupportedType: OSStatus { -66751 }
public var kAudioComponentErr_TooManyInstances: OSStatus { -66750 }
public var kAudioComponentErr_NotPermitted: OSStatus { -66748 }
