// SPDX-FileCopyrightText: 2026 The Tessera Authors
// SPDX-License-Identifier: MIT

public import Foundation
internal import UIKit

/// What of the device is in the names of reference pictures.
public struct FBSnapshotTestCaseFileNameIncludeOption: OptionSet, Sendable {
  public let rawValue: UInt

  public init(rawValue: UInt) {
    self.rawValue = rawValue
  }

  /// Nothing, not even the scale.
  public static let none = FBSnapshotTestCaseFileNameIncludeOption(rawValue: 1 << 0)
  /// The kind of device: `iPhone`.
  public static let device = FBSnapshotTestCaseFileNameIncludeOption(rawValue: 1 << 1)
  /// The system's version.
  public static let OS = FBSnapshotTestCaseFileNameIncludeOption(rawValue: 1 << 2)
  /// The screen's size in points.
  public static let screenSize = FBSnapshotTestCaseFileNameIncludeOption(rawValue: 1 << 3)
  /// Pixels a point: `@3x`.
  public static let screenScale = FBSnapshotTestCaseFileNameIncludeOption(rawValue: 1 << 4)
}

/// Whether tests run with 64 bits: they do.
public func FBSnapshotTestCaseIs64Bit() -> Bool { true }

/// What is added to the name of the folder of references: `_64`.
public func FBSnapshotTestCaseDefaultSuffixes() -> NSOrderedSet { NSOrderedSet(object: "_64") }

/// A file's name with what the options ask for at its end; spaces and punctuation become underscores.
public func FBFileNameIncludeNormalizedFileNameFromOption(
  _ fileName: String, _ option: FBSnapshotTestCaseFileNameIncludeOption
) -> String {
  let (device, version, size, scale) = MainActor.assumeIsolated {
    (UIDevice.current.model, UIDevice.current.systemVersion, UIScreen.main.bounds.size, UIScreen.main.scale)
  }
  var name = fileName
  if option.contains(.device) { name += "_\(device)" }
  if option.contains(.OS) { name += "_\(version)" }
  if option.contains(.screenSize) { name += String(format: "_%.0fx%.0f", Double(size.width), Double(size.height)) }
  let invalid = CharacterSet.whitespaces.union(.punctuationCharacters)
  name = name.components(separatedBy: invalid).joined(separator: "_")
  if option.contains(.screenScale) { name += String(format: "@%.0fx", Double(scale)) }
  return name
}
