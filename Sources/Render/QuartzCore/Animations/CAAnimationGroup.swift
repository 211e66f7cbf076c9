// SPDX-FileCopyrightText: 2026 The Tessera Authors
// SPDX-License-Identifier: MIT

internal import CoreGraphics
internal import RenderProtocol

/// Animations that run together, in the group's time.
///
/// What goes on longer than the group is cut off at its end. Members without a duration last as long as the group. Their
/// delegates are not told, and `isRemovedOnCompletion` counts for the group alone.
@preconcurrency @MainActor open class CAAnimationGroup: CAAnimation {
  /// The members; their times are the group's. Defaults to `nil`.
  open var animations: [CAAnimation]?

  override func takeOver(_ other: CAAnimation) {
    super.takeOver(other)
    animations = (other as? CAAnimationGroup)?.animations?.map { $0.makeCopy() }
  }

  override func makeCopy() -> CAAnimation { copy(as: CAAnimationGroup.self, CAAnimationGroup.init) }

  open override func value(forKey key: String) -> Any? {
    key == "animations" ? animations : super.value(forKey: key)
  }

  override var pictures: [CGImage] { (animations ?? []).flatMap(\.pictures) }

  override func translated(for layer: CALayer, in scope: AnimationScope) -> [TranslatedAnimation] {
    (animations ?? []).flatMap { member in
      var timing = member.timing
      if timing.duration == 0 { timing.duration = duration }
      let inner = AnimationScope(
        timings: scope.timings + [timing.wire],
        groupPacings: scope.groupPacings + [timingFunction?.pacing ?? .even])
      return member.translated(for: layer, in: inner)
    }
  }
}
