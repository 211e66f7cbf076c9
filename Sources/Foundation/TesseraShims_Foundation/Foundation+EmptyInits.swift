// SPDX-FileCopyrightText: 2026 The Tessera Authors
// SPDX-License-Identifier: MIT

public import Foundation

// Objective-C's classes inherit `init()`; these have lost it in Foundation on Linux.

extension NSError {
  /// An error that says nothing.
  public convenience init(_tesseraNothing: Void = ()) { self.init(domain: "", code: 0, userInfo: nil) }
}

extension Progress {
  /// Work whose amount is not known yet.
  public convenience init(_tesseraNothing: Void = ()) { self.init(totalUnitCount: 0) }
}

extension NSKeyedUnarchiver {
  /// Reads an archive that holds an array of objects of one class.
  public class func unarchivedArrayOfObjects<DecodedObjectType: NSObject & NSCoding>(
    ofClass cls: DecodedObjectType.Type, from data: Data
  ) throws -> [DecodedObjectType]? {
    try unarchivedObject(ofClasses: [NSArray.self, cls], from: data) as? [DecodedObjectType]
  }
}

extension ProcessInfo {
  /// What an activity is held to.
  public struct ActivityOptions: OptionSet, Sendable {
    public let rawValue: UInt64
    public init(rawValue: UInt64) { self.rawValue = rawValue }
    public static let idleDisplaySleepDisabled = ActivityOptions(rawValue: 1 << 40)
    public static let idleSystemSleepDisabled = ActivityOptions(rawValue: 1 << 20)
    public static let suddenTerminationDisabled = ActivityOptions(rawValue: 1 << 14)
    public static let automaticTerminationDisabled = ActivityOptions(rawValue: 1 << 15)
    public static let userInitiated = ActivityOptions(rawValue: 0x00FF_FFFF | 1 << 20)
    public static let userInitiatedAllowingIdleSystemSleep = ActivityOptions(rawValue: 0x00EF_FFFF)
    public static let background = ActivityOptions(rawValue: 0xFF)
    public static let latencyCritical = ActivityOptions(rawValue: 0xFF_0000_0000)
  }

  /// Says that something goes on. Nothing stops apps here while they have something to do.
  public func beginActivity(options: ActivityOptions = [], reason: String) -> any NSObjectProtocol { NSObject() }
  public func endActivity(_ activity: any NSObjectProtocol) {}
  public func performActivity(options: ActivityOptions = [], reason: String, using block: () -> Void) { block() }

  /// Does something on another queue that may go on in the background; time does not run out.
  @preconcurrency public func performExpiringActivity(
    withReason reason: String, using block: @escaping @Sendable (Bool) -> Void
  ) {
    DispatchQueue.global().async { block(false) }
  }

  /// Always `false`: the app runs as on a phone or a pad.
  public var isiOSAppOnMac: Bool { false }

  /// Always `false`.
  public var isMacCatalystApp: Bool { false }
}
