// SPDX-FileCopyrightText: 2026 The Tessera Authors
// SPDX-License-Identifier: MIT

/// A tap or a sound with which a device answers.
///
/// There is nothing to feel or hear here: the feedback is asked for from UIKit's generators, as on iOS.
public struct SensoryFeedback: Equatable, Sendable {
  /// How heavy things are that seem to hit each other.
  public struct Weight: Equatable, Sendable {
    let style: UIImpactFeedbackGenerator.FeedbackStyle
    public static let light = Weight(style: .light)
    public static let medium = Weight(style: .medium)
    public static let heavy = Weight(style: .heavy)
  }

  /// How hard things are that seem to hit each other.
  public struct Flexibility: Equatable, Sendable {
    let style: UIImpactFeedbackGenerator.FeedbackStyle
    public static let rigid = Flexibility(style: .rigid)
    public static let solid = Flexibility(style: .medium)
    public static let soft = Flexibility(style: .soft)
  }

  enum Kind: Equatable, Sendable {
    case notification(UINotificationFeedbackGenerator.FeedbackType)
    case selection
    case impact(UIImpactFeedbackGenerator.FeedbackStyle, Double)
    /// Of a watch alone.
    case none
  }

  let kind: Kind

  public static let success = SensoryFeedback(kind: .notification(.success))
  public static let warning = SensoryFeedback(kind: .notification(.warning))
  public static let error = SensoryFeedback(kind: .notification(.error))
  public static let selection = SensoryFeedback(kind: .selection)
  public static let impact = SensoryFeedback(kind: .impact(.medium, 1))
  public static let alignment = SensoryFeedback(kind: .impact(.light, 1))
  public static let levelChange = SensoryFeedback(kind: .impact(.light, 1))
  public static let pathComplete = SensoryFeedback(kind: .impact(.light, 1))
  /// Of a watch alone.
  public static let increase = SensoryFeedback(kind: .none)
  /// Of a watch alone.
  public static let decrease = SensoryFeedback(kind: .none)
  /// Of a watch alone.
  public static let start = SensoryFeedback(kind: .none)
  /// Of a watch alone.
  public static let stop = SensoryFeedback(kind: .none)

  /// Things of a weight hit each other; the intensity is 0…1.
  public static func impact(weight: SensoryFeedback.Weight = .medium, intensity: Double = 1.0) -> SensoryFeedback {
    SensoryFeedback(kind: .impact(weight.style, intensity))
  }

  /// Things as hard as that hit each other; the intensity is 0…1.
  public static func impact(flexibility: SensoryFeedback.Flexibility, intensity: Double = 1.0) -> SensoryFeedback {
    SensoryFeedback(kind: .impact(flexibility.style, intensity))
  }

  @MainActor func play() {
    switch kind {
    case .notification(let type): UINotificationFeedbackGenerator().notificationOccurred(type)
    case .selection: UISelectionFeedbackGenerator().selectionChanged()
    case .impact(let style, let intensity):
      UIImpactFeedbackGenerator(style: style).impactOccurred(intensity: CGFloat(intensity))
    case .none: break
    }
  }
}

extension View {
  /// Answers with a feedback when a value changes.
  public nonisolated func sensoryFeedback<T>(_ feedback: SensoryFeedback, trigger: T) -> some View
  where T: Equatable { sensoryFeedback(trigger: trigger) { _, _ in feedback } }

  /// Answers with a feedback when a value changes, where a condition holds for the old and the new one.
  public nonisolated func sensoryFeedback<T>(
    _ feedback: SensoryFeedback, trigger: T, condition: @escaping (_ oldValue: T, _ newValue: T) -> Bool
  ) -> some View where T: Equatable { sensoryFeedback(trigger: trigger) { condition($0, $1) ? feedback : nil } }

  /// Answers with the feedback that a closure gives for the old and the new value when it changes; `nil` for none.
  public nonisolated func sensoryFeedback<T>(
    trigger: T, _ feedback: @escaping (_ oldValue: T, _ newValue: T) -> SensoryFeedback?
  ) -> some View where T: Equatable {
    modifier(
      ChangeModifier(value: trigger, isInitial: false) { old, new in
        let made = feedback(old, new)
        MainActorValue.get { made?.play() }
      })
  }

  /// Answers with the feedback that a closure gives when a value changes; `nil` for none.
  public nonisolated func sensoryFeedback<T>(
    trigger: T, _ feedback: @escaping () -> SensoryFeedback?
  ) -> some View where T: Equatable { sensoryFeedback(trigger: trigger) { _, _ in feedback() } }
}
