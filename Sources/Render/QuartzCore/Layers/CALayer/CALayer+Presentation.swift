// SPDX-FileCopyrightText: 2026 The Tessera Authors
// SPDX-License-Identifier: MIT

internal import CoreGraphics
package import RenderProtocol

extension CALayer {
  /// Makes a copy of a layer of a class that is not this module's, through its `init(layer:)`; set by UIKit, which can
  /// call initialisers of classes that are known only at run time.
  package static var copyMaker: (@MainActor (CALayer) -> CALayer?)?

  /// The layer as it is on screen now, with its animations on its values; `nil` outside a tree.
  ///
  /// It is a copy, made by `init(layer:)`, whose superlayer and sublayers are such copies, too. Changing it changes
  /// nothing. Where no copy can be made it is the layer itself.
  public final func presentation() -> Self? {
    if presentedLayer != nil { return self }
    guard sync.isInTree else { return nil }
    return shown() as? Self ?? self
  }

  /// The layer that a presentation copy was made from, or the layer itself.
  public final func model() -> Self {
    presentedLayer as? Self ?? self
  }

  /// The layer as it is on screen now, or would be if it were.
  final func shown() -> CALayer {
    if presentedLayer != nil { return self }
    // A subclass copies its own properties by their setters, which would look for actions.
    var made: CALayer?
    CATransaction.withoutActions { made = makeCopy() }
    guard let copy = made else { return self }
    copy.presentedLayer = self
    showAnimations(on: copy)
    return copy
  }

  private final func makeCopy() -> CALayer? {
    let copy = makePresentationCopy()
    if type(of: copy) == type(of: self) { return copy }
    guard let copy = Self.copyMaker?(self), type(of: copy) == type(of: self) else { return nil }
    return copy
  }

  private final func showAnimations(on copy: CALayer) {
    guard let motion, !motion.isEmpty else { return }
    let shown = shownState
    for property in Set(shown.animations.map(\.property)) { copy.take(property, from: shown) }
    showOwnAnimations(on: copy)
  }

  /// The layer's own values as they are shown now.
  final var shownState: LayerState {
    var state = renderState
    guard let motion, !motion.isEmpty else { return state }
    let time = localTime(fromMedia: treeSession.clock())
    state.animations = motion.wire(at: time)
    return state.presented(at: time)
  }

  /// The value of a property that every layer has and that is animated as a whole.
  package final func animatedValue(of property: AnimatedProperty) -> AnimatedValue {
    // The anchor point's depth is the servers' business.
    if property == .transform { return .numbers(values.transform.entries.map { Double($0) }) }
    guard let value = values.state.value(of: property) else {
      fatalError("\(property) is a property of some layers only")
    }
    return value
  }

  /// What is on screen of such a property.
  package final func shownValue(of property: AnimatedProperty) -> AnimatedValue {
    guard let motion, !motion.isEmpty else { return animatedValue(of: property) }
    return shownState.value(of: property) ?? animatedValue(of: property)
  }

  /// The layer's own values as render servers know them; not its place in the tree, and nothing that moves.
  final var renderState: LayerState {
    var state = values.state
    state.contents = renderContents
    // The anchor point's depth is the servers' business.
    if values.anchorPointZ != 0 { state.transform = values.transform.layerTransform }
    return state
  }
}
