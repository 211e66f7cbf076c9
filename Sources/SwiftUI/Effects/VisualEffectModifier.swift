// SPDX-FileCopyrightText: 2026 The Tessera Authors
// SPDX-License-Identifier: MIT

internal import ViewLayoutCore

/// Gives a view effects that go by its size and place.
struct VisualEffectModifier<Effect: VisualEffect> {
  let effect: @Sendable (EmptyVisualEffect, GeometryProxy) -> Effect
}

extension VisualEffectModifier: GroupModifier {
  /// What the effects come to where the box stands now.
  @MainActor private func look(_ box: ModifierBox<Self>, _ size: CGSize) -> _VisualEffectLook {
    let proxy = GeometryProxy(size: box.frame.size, safeAreaInsets: EdgeInsets(), box: box)
    var look = _VisualEffectLook(size: size, isRightToLeft: box.isRightToLeft)
    effect(EmptyVisualEffect(), proxy)._apply(to: &look)
    return look
  }

  func configure(_ layer: CALayer, size: CGSize, box: ModifierBox<Self>) {
    look(box, size).configure(layer)
    follow(box)
  }

  /// Changes the effects when scrolling or layout around the view moves it, which draws nothing anew.
  @MainActor private func follow(_ box: ModifierBox<Self>) {
    guard let host = box.viewHost else { return }
    let follower = box.kept as? PlaceFollower ?? PlaceFollower()
    box.kept = follower
    follower.place = host.windowRect(of: box)
    guard follower.host !== host else { return }
    follower.host?.stopObservingLayout(follower)
    follower.host = host
    host.observeLayout(follower) { [weak box, weak host] in
      guard let host else { return }
      guard let box, !box.element.isRemoved, follower.host === host else { return host.stopObservingLayout(follower) }
      let place = host.windowRect(of: box)
      guard place != follower.place else { return }
      follower.place = place
      let layer = box.group.layer
      CATransaction.begin()
      CATransaction.setDisableActions(true)
      box.modifier.look(box, layer.bounds.size).configure(layer)
      CATransaction.commit()
    }
  }

  func inner(_ point: CGPoint, in box: ModifierBox<Self>) -> CGPoint { look(box, box.frame.size).inner(point) }
}

/// Where a view with effects stood when they were worked out.
private final class PlaceFollower {
  var place: CGRect?
  weak var host: ViewHost?
}

extension View {
  /// Gives the view effects that go by its size and place; its layout stays.
  ///
  /// - Parameter effect: Gets no effect, to which others are added, and the view's geometry.
  public nonisolated func visualEffect(
    _ effect: @escaping @Sendable (_ content: EmptyVisualEffect, _ proxy: GeometryProxy) -> some VisualEffect
  ) -> some View { modifier(VisualEffectModifier(effect: effect)) }
}
