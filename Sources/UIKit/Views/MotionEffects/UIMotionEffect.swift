// SPDX-FileCopyrightText: 2026 The Tessera Authors
// SPDX-License-Identifier: MIT

/// What of a view changes with where people look at the device from.
@preconcurrency @MainActor open class UIMotionEffect: NSObject {
  public override init() {
    super.init()
  }

  public required init?(coder: NSCoder) {
    super.init()
  }

  /// What is added to properties of the view; `nil` for nothing.
  ///
  /// - Parameter viewerOffset: From where the device is looked at, each way from -1 to 1; right and down are positive.
  /// - Returns: Values by key path, such as `center.x` or `layer.transform`.
  open func keyPathsAndRelativeValues(forViewerOffset viewerOffset: UIOffset) -> [String: Any]? { nil }
}

/// One property that changes evenly with the tilt along one axis.
@preconcurrency @MainActor open class UIInterpolatingMotionEffect: UIMotionEffect {
  /// The way the device is tilted.
  public enum EffectType: Int, Sendable {
    case tiltAlongHorizontalAxis = 0
    case tiltAlongVerticalAxis = 1
  }

  public init(keyPath: String, type: EffectType) {
    self.keyPath = keyPath
    self.type = type
    super.init()
  }

  public required init?(coder: NSCoder) {
    keyPath = ""
    type = .tiltAlongHorizontalAxis
    super.init(coder: coder)
  }

  /// Which property of the view, from the view on.
  open private(set) var keyPath: String
  open private(set) var type: EffectType
  /// What is added where the device is looked at from the left, or from above: a number or a geometric `NSValue`.
  open var minimumRelativeValue: Any?
  /// What is added where it is looked at from the right, or from below.
  open var maximumRelativeValue: Any?

  open override func keyPathsAndRelativeValues(forViewerOffset viewerOffset: UIOffset) -> [String: Any]? {
    let offset = type == .tiltAlongHorizontalAxis ? viewerOffset.horizontal : viewerOffset.vertical
    let part = (min(max(offset, -1), 1) + 1) / 2
    guard let value = MotionValue.between(minimumRelativeValue, maximumRelativeValue, at: part) else { return nil }
    return [keyPath: value]
  }
}

/// Several effects at once.
@preconcurrency @MainActor open class UIMotionEffectGroup: UIMotionEffect {
  open var motionEffects: [UIMotionEffect]?

  open override func keyPathsAndRelativeValues(forViewerOffset viewerOffset: UIOffset) -> [String: Any]? {
    MotionValue.sum((motionEffects ?? []).compactMap { $0.keyPathsAndRelativeValues(forViewerOffset: viewerOffset) })
  }
}
