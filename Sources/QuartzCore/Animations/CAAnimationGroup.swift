// SPDX-FileCopyrightText: 2026 The Tessera Authors
// SPDX-License-Identifier: MIT

public import CoreGraphics
package import RenderProtocol

/// Animations that run together, in the group's time.
///
/// What goes on longer than the group is cut off at its end. Members without a duration last as long as the group. Their
/// delegates are not told, and `isRemovedOnCompletion` counts for the group alone.
@preconcurrency @MainActor open class CAAnimationGroup: CAAnimation {
  /// The members; their times are the group's. Defaults to `nil`.
  open var animations: [CAAnimation]?

  /// Creates an empty group.
  public override init() {
    super.init()
  }

  override init(copying other: CAAnimation) {
    super.init(copying: other)
    animations = (other as? CAAnimationGroup)?.animations?.map { $0.makeCopy() }
  }

  override func makeCopy() -> CAAnimation {
    type(of: self) == CAAnimationGroup.self ? CAAnimationGroup(copying: self) : self
  }

  open override func value(forKey key: String) -> Any? {
    key == "animations" ? animations : super.value(forKey: key)
  }

  override func translated(for layer: CALayer, in scope: AnimationScope) -> [LayerAnimation] {
    (animations ?? []).flatMap { member in
      var timing = member.timing
      if timing.duration == 0 { timing.duration = duration }
      var inner = AnimationScope(timings: scope.timings + [timing.wire])
      // The group's curve bends the members' time; for one that spans the group it is the same as a curve of its own.
      var span = MediaTiming()
      span.duration = duration
      span.fillMode = timing.fillMode
      if timing == span { inner.pacing = timingFunction?.pacing ?? scope.pacing }
      return member.translated(for: layer, in: inner)
    }
  }
}
