// SPDX-FileCopyrightText: 2026 The Tessera Authors
// SPDX-License-Identifier: MIT

public import CoreMedia
public import Foundation

/// What is to be known of a track.
public struct AVMediaCharacteristic: RawRepresentable, Hashable, Sendable {
  public let rawValue: String
  public init(rawValue: String) { self.rawValue = rawValue }

  public static let visual = AVMediaCharacteristic(rawValue: "AVMediaCharacteristicVisual")
  public static let audible = AVMediaCharacteristic(rawValue: "AVMediaCharacteristicAudible")
  public static let legible = AVMediaCharacteristic(rawValue: "AVMediaCharacteristicLegible")
  public static let frameBased = AVMediaCharacteristic(rawValue: "AVMediaCharacteristicFrameBased")
  public static let usesWideGamutColorSpace = AVMediaCharacteristic(
    rawValue: "AVMediaCharacteristicUsesWideGamutColorSpace")
  public static let containsHDRVideo = AVMediaCharacteristic(rawValue: "AVMediaCharacteristicContainsHDRVideo")
  public static let containsAlphaChannel = AVMediaCharacteristic(
    rawValue: "AVMediaCharacteristicContainsAlphaChannel")
  public static let isMainProgramContent = AVMediaCharacteristic(rawValue: "public.main-program-content")
  public static let isAuxiliaryContent = AVMediaCharacteristic(rawValue: "public.auxiliary-content")
  public static let isOriginalContent = AVMediaCharacteristic(rawValue: "public.original-content")
  public static let containsOnlyForcedSubtitles = AVMediaCharacteristic(
    rawValue: "public.subtitles.forced-only")
  public static let transcribesSpokenDialogForAccessibility = AVMediaCharacteristic(
    rawValue: "public.accessibility.transcribes-spoken-dialog")
  public static let describesMusicAndSoundForAccessibility = AVMediaCharacteristic(
    rawValue: "public.accessibility.describes-music-and-sound")
  public static let describesVideoForAccessibility = AVMediaCharacteristic(
    rawValue: "public.accessibility.describes-video")
  public static let enhancesSpeechIntelligibility = AVMediaCharacteristic(
    rawValue: "public.accessibility.enhances-speech-intelligibility")
  public static let easyToRead = AVMediaCharacteristic(rawValue: "public.easy-to-read")
  public static let languageTranslation = AVMediaCharacteristic(rawValue: "public.translation")
  public static let dubbedTranslation = AVMediaCharacteristic(rawValue: "public.translation.dubbed")
  public static let voiceOverTranslation = AVMediaCharacteristic(rawValue: "public.translation.voice-over")
}

/// A language, or subtitles, of a film. Films are not read: there are none.
open class AVMediaSelectionOption: NSObject, @unchecked Sendable {
  public override init() { super.init() }
  open var mediaType: AVMediaType { .audio }
  open var mediaSubTypes: [NSNumber] { [] }
  open var isPlayable: Bool { false }
  open var extendedLanguageTag: String? { nil }
  open var locale: Locale? { nil }
  open var commonMetadata: [AVMetadataItem] { [] }
  open var availableMetadataFormats: [String] { [] }
  open var displayName: String { "" }
  open func displayName(with locale: Locale) -> String { "" }
  open func hasMediaCharacteristic(_ mediaCharacteristic: AVMediaCharacteristic) -> Bool { false }
  open func metadata(forFormat format: String) -> [AVMetadataItem] { [] }
  open func associatedMediaSelectionOption(in mediaSelectionGroup: AVMediaSelectionGroup) -> AVMediaSelectionOption? {
    nil
  }
  open func propertyList() -> Any { [String: Any]() }
}

/// Options of which one is chosen. Films are not read: there are none.
open class AVMediaSelectionGroup: NSObject, @unchecked Sendable {
  public override init() { super.init() }
  open var options: [AVMediaSelectionOption] { [] }
  open var defaultOption: AVMediaSelectionOption? { nil }
  open var allowsEmptySelection: Bool { true }
  open func mediaSelectionOption(withPropertyList plist: Any) -> AVMediaSelectionOption? { nil }

  /// Those that can be played.
  open class func playableMediaSelectionOptions(from options: [AVMediaSelectionOption]) -> [AVMediaSelectionOption] {
    options.filter(\.isPlayable)
  }
  open class func mediaSelectionOptions(
    from options: [AVMediaSelectionOption], with locale: Locale
  ) -> [AVMediaSelectionOption] { options.filter { $0.locale == locale } }
  open class func mediaSelectionOptions(
    from options: [AVMediaSelectionOption], filteredAndSortedAccordingToPreferredLanguages preferredLanguages: [String]
  ) -> [AVMediaSelectionOption] {
    preferredLanguages.flatMap { language in options.filter { $0.extendedLanguageTag == language } }
  }
  open class func mediaSelectionOptions(
    from options: [AVMediaSelectionOption], withMediaCharacteristics characteristics: [AVMediaCharacteristic]
  ) -> [AVMediaSelectionOption] {
    options.filter { option in characteristics.allSatisfy(option.hasMediaCharacteristic) }
  }
  open class func mediaSelectionOptions(
    from options: [AVMediaSelectionOption], withoutMediaCharacteristics characteristics: [AVMediaCharacteristic]
  ) -> [AVMediaSelectionOption] {
    options.filter { option in !characteristics.contains(where: option.hasMediaCharacteristic) }
  }
}

/// What is chosen of all groups of a film.
open class AVMediaSelection: NSObject, @unchecked Sendable {
  open private(set) weak var asset: AVAsset?
  init(_ asset: AVAsset) {
    self.asset = asset
    super.init()
  }
  open func selectedMediaOption(in mediaSelectionGroup: AVMediaSelectionGroup) -> AVMediaSelectionOption? { nil }
  open func mediaSelectionCriteriaCanBeApplied(automaticallyTo group: AVMediaSelectionGroup) -> Bool { true }
}

/// By what options are chosen.
open class AVPlayerMediaSelectionCriteria: NSObject, @unchecked Sendable {
  open private(set) var preferredLanguages: [String]?
  open private(set) var preferredMediaCharacteristics: [AVMediaCharacteristic]?
  open private(set) var principalMediaCharacteristics: [AVMediaCharacteristic]?

  public init(preferredLanguages: [String]?, preferredMediaCharacteristics: [AVMediaCharacteristic]?) {
    (self.preferredLanguages, self.preferredMediaCharacteristics) = (preferredLanguages, preferredMediaCharacteristics)
    principalMediaCharacteristics = nil
    super.init()
  }
  public init(
    principalMediaCharacteristics: [AVMediaCharacteristic]?, preferredLanguages: [String]?,
    preferredMediaCharacteristics: [AVMediaCharacteristic]?
  ) {
    self.principalMediaCharacteristics = principalMediaCharacteristics
    (self.preferredLanguages, self.preferredMediaCharacteristics) = (preferredLanguages, preferredMediaCharacteristics)
    super.init()
  }
}

extension AVAsset {
  /// None: films are not read.
  public var availableMediaCharacteristicsWithMediaSelectionOptions: [AVMediaCharacteristic] { [] }
  public func mediaSelectionGroup(forMediaCharacteristic mediaCharacteristic: AVMediaCharacteristic)
    -> AVMediaSelectionGroup?
  { nil }
  /// Throws: films are not read.
  public func loadMediaSelectionGroup(for mediaCharacteristic: AVMediaCharacteristic) async throws
    -> AVMediaSelectionGroup?
  { throw AVError(.decoderNotFound) }
  @preconcurrency public func loadMediaSelectionGroup(
    for mediaCharacteristic: AVMediaCharacteristic,
    completionHandler: @escaping @Sendable (AVMediaSelectionGroup?, (any Error)?) -> Void
  ) { DispatchQueue.main.async { completionHandler(nil, AVError(.decoderNotFound)) } }
  public var preferredMediaSelection: AVMediaSelection { AVMediaSelection(self) }
}

extension AVAssetTrack {
  public func hasMediaCharacteristic(_ mediaCharacteristic: AVMediaCharacteristic) -> Bool { false }
}
