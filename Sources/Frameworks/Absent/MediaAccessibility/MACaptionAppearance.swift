// SPDX-FileCopyrightText: 2026 The Tessera Authors
// SPDX-License-Identifier: MIT

@_exported public import CoreText
internal import Synchronization

/// Whose settings are meant.
public enum MACaptionAppearanceDomain: Int, Sendable {
  case `default` = 0
  case user = 1
}

/// When captions are shown.
public enum MACaptionAppearanceDisplayType: Int, Sendable {
  case forcedOnly = 0
  case automatic = 1
  case alwaysOn = 2
}

/// Whether a setting of the person's goes before a film's own.
public enum MACaptionAppearanceBehavior: Int, Sendable {
  case useValue = 0
  case useContentIfAvailable = 1
}

public enum MACaptionAppearanceFontStyle: Int, Sendable {
  case `default` = 0
  case monospacedWithSerif = 1
  case proportionalWithSerif = 2
  case monospacedWithoutSerif = 3
  case proportionalWithoutSerif = 4
  case casual = 5
  case cursive = 6
  case smallCapital = 7
}

public enum MACaptionAppearanceTextEdgeStyle: Int, Sendable {
  case undefined = 0
  case none = 1
  case raised = 2
  case depressed = 3
  case uniform = 4
  case dropShadow = 5
}

/// Posted when somebody changes the settings.
public var kMACaptionAppearanceSettingsChangedNotification: CFString { "MACaptionAppearanceSettingsChanged" }
public var MAMediaCharacteristicDescribesMusicAndSoundForAccessibility: CFString {
  "public.accessibility.describes-music-and-sound"
}
public var MAMediaCharacteristicTranscribesSpokenDialogForAccessibility: CFString {
  "public.accessibility.transcribes-spoken-dialog"
}
public var MAMediaCharacteristicDescribesVideoForAccessibility: CFString { "public.accessibility.describes-video" }

/// The settings of a new device: captions where a film's language is not the person's, no languages chosen.
private struct Settings: Sendable {
  var displayType = MACaptionAppearanceDisplayType.automatic
  var languages: [String] = []
}
private let settings = Mutex(Settings())

/// When captions are shown.
public func MACaptionAppearanceGetDisplayType(_ domain: MACaptionAppearanceDomain) -> MACaptionAppearanceDisplayType {
  domain == .user ? settings.withLock(\.displayType) : .automatic
}

/// Sets when captions are shown, and posts the notification.
public func MACaptionAppearanceSetDisplayType(
  _ domain: MACaptionAppearanceDomain, _ displayType: MACaptionAppearanceDisplayType
) {
  guard domain == .user else { return }
  settings.withLock { $0.displayType = displayType }
  NotificationCenter.default.post(
    name: Notification.Name("\(kMACaptionAppearanceSettingsChangedNotification)"), object: nil)
}

/// Puts a language in front of those that were chosen for captions.
///
/// - Returns: Whether it is a language's tag.
@discardableResult public func MACaptionAppearanceAddSelectedLanguage(
  _ domain: MACaptionAppearanceDomain, _ language: CFString
) -> Bool {
  let tag = "\(language)"
  guard domain == .user, !tag.isEmpty else { return false }
  settings.withLock { $0.languages = [tag] + $0.languages.filter { $0 != tag } }
  return true
}

/// The languages that were chosen for captions, the last first.
public func MACaptionAppearanceCopySelectedLanguages(_ domain: MACaptionAppearanceDomain) -> Unmanaged<NSArray> {
  let languages = domain == .user ? settings.withLock(\.languages) : []
  return Unmanaged.passRetained(NSArray(array: languages))
}

/// What captions should be like beside their words: nothing is asked for.
public func MACaptionAppearanceCopyPreferredCaptioningMediaCharacteristics(
  _ domain: MACaptionAppearanceDomain
) -> Unmanaged<NSArray> { Unmanaged.passRetained(NSArray()) }

/// 1: captions are as large as a film's own.
public func MACaptionAppearanceGetRelativeCharacterSize(
  _ domain: MACaptionAppearanceDomain, _ behavior: UnsafeMutablePointer<MACaptionAppearanceBehavior>?
) -> CGFloat {
  behavior?.pointee = .useContentIfAvailable
  return 1
}
