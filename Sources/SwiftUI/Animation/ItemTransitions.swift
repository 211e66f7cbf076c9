// SPDX-FileCopyrightText: 2026 The Tessera Authors
// SPDX-License-Identifier: MIT

internal import ViewGraph
internal import ViewLayoutCore

/// How far a box without a transition of its own has appeared: it fades.
@MainActor final class Presence {
  private let group = GroupLayer()
  /// The opacity that was drawn last; `nil` before the first drawing.
  private var drawn: Double?
  /// The opacity that the box goes to, from where, and the transaction of the change.
  private var change: (from: Double, to: Double, transaction: Transaction)?

  /// Has the box fade with the next drawing.
  func fade(from old: Double, to new: Double, _ transaction: Transaction) { change = (old, new, transaction) }

  /// Draws a box into the group that fades.
  func draw(_ box: Box, into drawing: inout Drawing, at place: CGRect) {
    var content = drawing.group(at: place)
    let animator = LayerAnimator.shared
    // The layers come into a new group: what moves in it begins where it was.
    if drawn == nil { box.moveShownLayers(outOf: drawing) }
    animator.draw(box.element) { box.draw(into: &content, at: place) }
    animator.draw(box.element) {
      group.add(content, at: place, to: &drawing) { layer in
        guard let change else { return }
        let wasDisabled = CATransaction.disableActions()
        CATransaction.setDisableActions(true)
        animator.fade(layer, from: drawn ?? change.from, to: change.to, change.transaction)
        CATransaction.setDisableActions(wasDisabled)
      }
    }
    if drawn == nil, let change, let animation = change.transaction.animation, let old = box.shownPlace(in: drawing) {
      // The box went along with its container, and the group is new.
      let way = [old.minX - place.minX, old.minY - place.minY].map { Double($0) }
      PropertyMotion(layer: group.layer, keyPath: "position", property: .position).add(way, shown: way, animation)
    }
    if let change { drawn = change.to }
    change = nil
  }
}

/// The transitions of a container's items.
@MainActor struct ItemTransitions {
  private enum State {
    case present, leaving
  }

  private var isFirst = true
  private var states: [ObjectIdentifier: State] = [:]
  private var wrappers: [ObjectIdentifier: TransitionBox] = [:]

  /// Brings the items' boxes to their phases.
  ///
  /// - Returns: The items that are laid out, and those that are only shown; both with the boxes to show.
  mutating func update(_ items: [Item], in container: ContainerBox) -> (present: [Item], leaving: [Item]) {
    let (isFirst, old) = (isFirst, states)
    self.isFirst = false
    states = [:]
    var (present, leaving): ([Item], [Item]) = ([], [])
    let host = container.element.host
    let canAnimate = host?.canAnimate == true && !isFirst
    var known: Transaction?
    func transaction() -> Transaction {
      if let known { return known }
      let found = container.element.transaction
      known = found
      return found
    }
    var kept: [ObjectIdentifier: TransitionBox] = [:]
    for item in items {
      let key = ObjectIdentifier(item.box)
      let transition = item.traits.transition
      if let departure = item.traits.departure {
        // What was never shown leaves nothing behind.
        guard canAnimate, let state = old[key], let host else { continue }
        var item = item
        let wrapper = wrappers[key]
        if state == .present {
          let plain = transaction()
          guard let animation = transition?.ownAnimation ?? plain.animation, transition?.isIdentity != true else {
            continue
          }
          let duration = AnimationPlan(animation).duration
          guard duration.isFinite else { continue }
          if let wrapper {
            wrapper.set(.didDisappear)
          } else {
            fade(item.box, from: 1, to: 0, plain)
          }
          departure.claim(until: host.time + duration)
          plain.noteAnimation(animation, at: host.time)
        }
        states[key] = .leaving
        if let wrapper {
          kept[key] = wrapper
          item.box = wrapper
        }
        item.box.isLeaving = true
        leaving.append(item)
        continue
      }
      let isAnimated =
        canAnimate && (old[key] != .present)
        && (transition?.ownAnimation ?? transaction().animation) != nil && transition?.isIdentity != true
      var item = item
      if let transition, !transition.isIdentity {
        let box =
          wrappers[key]
          ?? TransitionBox.make(
            transition, around: item.box, of: container.element, isAnimated ? .willAppear : .identity)
        if let box {
          kept[key] = box
          box.take(transition)
          if box.phase == .willAppear {
            host?.animator.enter { [weak box] in if box?.phase == .willAppear { box?.set(.identity) } }
          }
          if old[key] == .leaving { box.set(.identity) }
          item.box = box
        }
      } else if isAnimated {
        fade(item.box, from: 0, to: 1, transaction())
      } else if old[key] == .leaving {
        item.box.presence = nil
      }
      item.box.isLeaving = false
      states[key] = .present
      present.append(item)
    }
    for (key, wrapper) in wrappers where kept[key] == nil { wrapper.willLeave() }
    wrappers = kept
    return (present, leaving)
  }

  /// Ends what the transitions keep; the container goes while its element stays.
  mutating func end() {
    for wrapper in wrappers.values { wrapper.willLeave() }
    wrappers = [:]
  }

  private func fade(_ box: Box, from old: Double, to new: Double, _ transaction: Transaction) {
    let presence = box.presence ?? Presence()
    presence.fade(from: old, to: new, transaction)
    box.presence = presence
  }
}
