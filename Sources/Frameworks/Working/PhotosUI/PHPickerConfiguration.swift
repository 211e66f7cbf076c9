// SPDX-FileCopyrightText: 2026 The Tessera Authors
// SPDX-License-Identifier: MIT

public import Photos
public import UIKit

/// What can be picked.
public struct PHPickerFilter: Hashable, Sendable {
  private indirect enum Rule: Hashable, Sendable {
    case kind(String)
    case any([Rule])
    case all([Rule])
    case not(Rule)
  }

  private let rule: Rule
  private init(_ rule: Rule) { self.rule = rule }

  /// Pictures, which all are.
  public static let images = PHPickerFilter(.kind("image"))
  public static let videos = PHPickerFilter(.kind("video"))
  public static let livePhotos = PHPickerFilter(.kind("livePhoto"))
  public static let screenshots = PHPickerFilter(.kind("screenshot"))
  public static let panoramas = PHPickerFilter(.kind("panorama"))
  public static let depthEffectPhotos = PHPickerFilter(.kind("depthEffect"))
  public static let bursts = PHPickerFilter(.kind("burst"))
  public static let screenRecordings = PHPickerFilter(.kind("screenRecording"))
  public static let slomoVideos = PHPickerFilter(.kind("slomo"))
  public static let timelapseVideos = PHPickerFilter(.kind("timelapse"))
  public static let cinematicVideos = PHPickerFilter(.kind("cinematic"))

  /// What one of some filters lets through.
  public static func any(of subfilters: [PHPickerFilter]) -> PHPickerFilter {
    PHPickerFilter(.any(subfilters.map(\.rule)))
  }

  /// What all of some filters let through.
  public static func all(of subfilters: [PHPickerFilter]) -> PHPickerFilter {
    PHPickerFilter(.all(subfilters.map(\.rule)))
  }

  /// What a filter does not let through.
  public static func not(_ filter: PHPickerFilter) -> PHPickerFilter { PHPickerFilter(.not(filter.rule)) }

  /// Whether plain pictures are let through.
  var letsPicturesThrough: Bool { Self.holds(rule) }

  private static func holds(_ rule: Rule) -> Bool {
    switch rule {
    case .kind(let kind): kind == "image"
    case .any(let rules): rules.contains(where: holds)
    case .all(let rules): rules.allSatisfy(holds)
    case .not(let rule): !holds(rule)
    }
  }
}

/// How a picker behaves.
public struct PHPickerConfiguration: Hashable, Sendable {
  /// In which form pictures are given; there is one here.
  public enum AssetRepresentationMode: Int, Sendable {
    case automatic = 0
    case current = 1
    case compatible = 2
  }

  /// How pictures are selected.
  public enum Selection: Int, Sendable {
    /// They come in the library's order.
    case `default` = 0
    /// They are numbered and come in the order in which they were tapped.
    case ordered = 1
  }

  /// Kept. Defaults to `automatic`.
  public var preferredAssetRepresentationMode = AssetRepresentationMode.automatic
  /// Defaults to `default`.
  public var selection = Selection.default
  /// How many pictures can be picked; 0 is no limit. Defaults to 1, which a tap picks at once.
  public var selectionLimit = 1
  /// What can be picked. Defaults to `nil`: everything.
  public var filter: PHPickerFilter?
  /// What is selected at first. Defaults to none.
  public var preselectedAssetIdentifiers: [String] = []

  /// Whether results say which of the library's pictures they are.
  let isOfLibrary: Bool

  /// A configuration whose results are pictures alone.
  public init() { isOfLibrary = false }

  /// A configuration whose results also say which of the library's pictures they are.
  public init(photoLibrary: PHPhotoLibrary) { isOfLibrary = true }
}

/// A picture that was picked.
public struct PHPickerResult: Hashable {
  /// Gives the picture.
  public let itemProvider: NSItemProvider
  /// Which of the library's it is; `nil` unless the configuration was made with the library.
  public let assetIdentifier: String?
}

/// Told what was picked.
@preconcurrency @MainActor public protocol PHPickerViewControllerDelegate: AnyObject {
  /// People are done: none was picked where they cancelled. The picker is the app's to dismiss.
  func picker(_ picker: PHPickerViewController, didFinishPicking results: [PHPickerResult])
}
