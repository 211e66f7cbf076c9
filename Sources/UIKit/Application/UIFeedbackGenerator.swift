// SPDX-FileCopyrightText: 2026 The Tessera Authors
// SPDX-License-Identifier: MIT

/// Feedback that people feel. No device here has a motor, as no pad on iOS has one: calls are counted and nothing moves.
@preconcurrency @MainActor open class UIFeedbackGenerator: NSObject {
  /// How often feedback was asked for; what a test can look at.
  package private(set) var count = 0
  private weak var view: UIView?

  public override init() {
    super.init()
  }

  /// Creates a generator for what happens in a view.
  public convenience init(view: UIView) {
    self.init()
    self.view = view
  }

  /// Says that feedback may be wanted soon.
  open func prepare() {}

  fileprivate func generate() { count += 1 }
}

/// Feedback for a choice that moves from one value to the next.
@preconcurrency @MainActor open class UISelectionFeedbackGenerator: UIFeedbackGenerator {
  open func selectionChanged() { generate() }

  /// The same for a place in the generator's view.
  open func selectionChanged(at location: CGPoint) { generate() }
}

/// Feedback for things that meet.
@preconcurrency @MainActor open class UIImpactFeedbackGenerator: UIFeedbackGenerator {
  /// How heavy the things are that meet.
  public enum FeedbackStyle: Int, Sendable {
    case light = 0
    case medium = 1
    case heavy = 2
    case soft = 3
    case rigid = 4
  }

  public override init() {
    super.init()
  }

  public convenience init(style: FeedbackStyle) {
    self.init()
  }

  public convenience init(style: FeedbackStyle, view: UIView) {
    self.init(view: view)
  }

  open func impactOccurred() { generate() }

  /// The same with a strength from 0 to 1.
  open func impactOccurred(intensity: CGFloat) { generate() }

  open func impactOccurred(at location: CGPoint) { generate() }

  open func impactOccurred(intensity: CGFloat, at location: CGPoint) { generate() }
}

/// Feedback for what is drawn.
@preconcurrency @MainActor open class UICanvasFeedbackGenerator: UIFeedbackGenerator {
  /// Something that is dragged has come into line.
  open func alignmentOccurred(at location: CGPoint) { generate() }

  /// A path has been closed.
  open func pathCompleted(at location: CGPoint) { generate() }
}

/// Feedback for how something went.
@preconcurrency @MainActor open class UINotificationFeedbackGenerator: UIFeedbackGenerator {
  public enum FeedbackType: Int, Sendable {
    case success = 0
    case warning = 1
    case error = 2
  }

  open func notificationOccurred(_ notificationType: FeedbackType) { generate() }

  open func notificationOccurred(_ notificationType: FeedbackType, at location: CGPoint) { generate() }
}
