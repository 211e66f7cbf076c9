// SPDX-FileCopyrightText: 2026 The Tessera Authors
// SPDX-License-Identifier: MIT

internal import RenderProtocol

/// What assistive technology is told, and how people have set it up.
@preconcurrency @MainActor public enum UIAccessibility {
  /// Something to tell assistive technology.
  public struct Notification: RawRepresentable, Hashable, Sendable {
    public let rawValue: UInt32

    public init(rawValue: UInt32) {
      self.rawValue = rawValue
    }

    /// Much of the screen is new. The argument is what to go to, or a text to say.
    public static let screenChanged = Notification(rawValue: 1000)
    /// A part of the screen is new. The argument is what to go to, or a text to say.
    public static let layoutChanged = Notification(rawValue: 1001)
    /// The argument is a text to say.
    public static let announcement = Notification(rawValue: 1008)
    /// A scrolling gesture moved the content. The argument is a text to say.
    public static let pageScrolled = Notification(rawValue: 1009)
    public static let pauseAssistiveTechnology = Notification(rawValue: 1016)
    public static let resumeAssistiveTechnology = Notification(rawValue: 1017)
  }

  /// Tells assistive technology: texts are said by the page's, which it is to go to gets the keyboard's focus.
  public static func post(notification: Notification, argument: Any?) {
    let text = (argument as? String) ?? (argument as? NSAttributedString)?.string
    if let text {
      AccessibilityAnnouncements.say(text)
    } else if let view = argument as? UIView, view.canBecomeFocused {
      view.window?.requestFocusUpdate(to: view)
    }
  }

  // MARK: - Places

  /// The rectangle of a view's space on the screen.
  public static func convertToScreenCoordinates(_ rect: CGRect, in view: UIView) -> CGRect {
    guard let window = view.window else { return rect }
    let inWindow = view.convert(rect, to: nil)
    return inWindow.offsetBy(dx: window.frame.minX + window.sceneOrigin.x, dy: window.frame.minY + window.sceneOrigin.y)
  }

  /// The path of a view's space on the screen.
  public static func convertToScreenCoordinates(_ path: UIBezierPath, in view: UIView) -> UIBezierPath {
    let moved = UIBezierPath(cgPath: path.cgPath)
    let origin = convertToScreenCoordinates(CGRect.zero, in: view).origin
    moved.apply(CGAffineTransform(translationX: origin.x, y: origin.y))
    return moved
  }

  // MARK: - Settings

  private static var traits: UITraitCollection { UIApplication.current.screen.traitCollection }

  /// Whether text is to be bold.
  public static var isBoldTextEnabled: Bool { traits.legibilityWeight == .bold }
  /// Whether contrast is to be high.
  public static var isDarkerSystemColorsEnabled: Bool { traits.accessibilityContrast == .high }
  // A page does not say what reads it, and has no such settings.
  public static var isVoiceOverRunning: Bool { false }
  public static var isSwitchControlRunning: Bool { false }
  public static var isAssistiveTouchRunning: Bool { false }
  public static var isGuidedAccessEnabled: Bool { false }
  public static var isSpeakScreenEnabled: Bool { false }
  public static var isSpeakSelectionEnabled: Bool { false }
  public static var isClosedCaptioningEnabled: Bool { false }
  public static var isMonoAudioEnabled: Bool { false }
  public static var isShakeToUndoEnabled: Bool { true }
  public static var isInvertColorsEnabled: Bool { false }
  public static var isGrayscaleEnabled: Bool { false }
  public static var isReduceMotionEnabled: Bool { false }
  public static var isReduceTransparencyEnabled: Bool { false }
  public static var isOnOffSwitchLabelsEnabled: Bool { false }
  public static var isVideoAutoplayEnabled: Bool { true }
  public static var shouldDifferentiateWithoutColor: Bool { false }
  public static var buttonShapesEnabled: Bool { false }
  public static var prefersCrossFadeTransitions: Bool { false }

  public nonisolated static let announcementDidFinishNotification = name("AnnouncementDidFinish")
  public nonisolated static let elementFocusedNotification = name("ElementFocused")
  public nonisolated static let voiceOverStatusDidChangeNotification = name("VoiceOverStatusDidChange")
  public nonisolated static let switchControlStatusDidChangeNotification = name("SwitchControlStatusDidChange")
  public nonisolated static let assistiveTouchStatusDidChangeNotification = name("AssistiveTouchStatusDidChange")
  public nonisolated static let guidedAccessStatusDidChangeNotification = name("GuidedAccessStatusDidChange")
  public nonisolated static let boldTextStatusDidChangeNotification = name("BoldTextStatusDidChange")
  public nonisolated static let darkerSystemColorsStatusDidChangeNotification = name(
    "DarkerSystemColorsStatusDidChange")
  public nonisolated static let invertColorsStatusDidChangeNotification = name("InvertColorsStatusDidChange")
  public nonisolated static let grayscaleStatusDidChangeNotification = name("GrayscaleStatusDidChange")
  public nonisolated static let reduceMotionStatusDidChangeNotification = name("ReduceMotionStatusDidChange")
  public nonisolated static let reduceTransparencyStatusDidChangeNotification = name(
    "ReduceTransparencyStatusDidChange")
  public nonisolated static let differentiateWithoutColorDidChangeNotification = name(
    "DifferentiateWithoutColorDidChange")
  public nonisolated static let buttonShapesEnabledStatusDidChangeNotification = name(
    "ButtonShapesEnabledStatusDidChange")

  private nonisolated static func name(_ word: String) -> Foundation.Notification.Name {
    Foundation.Notification.Name("UIAccessibility\(word)Notification")
  }
}

/// Texts for assistive technology to say: an unseen layer in front whose words the page reads out when they change.
@MainActor enum AccessibilityAnnouncements {
  static func say(_ text: String) {
    let root = UIApplication.current.rootLayer
    let known = root.sublayers?.first { $0 is AnnouncementLayer }
    let layer = known ?? AnnouncementLayer()
    if known == nil {
      layer.layerName = "announcements"
      layer.frame = CGRect(x: 0, y: 0, width: 1, height: 1)
      layer.masksToBounds = true
      root.addSublayer(layer)
    }
    // The same words again are news too.
    let isSame = layer.accessibility?.label == text
    layer.accessibility = LayerAccessibility(role: "status", label: isSame ? text + "\u{00A0}" : text)
  }
}

private final class AnnouncementLayer: CALayer {}
