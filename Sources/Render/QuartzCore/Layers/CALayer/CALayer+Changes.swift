// SPDX-FileCopyrightText: 2026 The Tessera Authors
// SPDX-License-Identifier: MIT

internal import CoreGraphics
internal import RenderProtocol

/// What the render servers know of one layer, and what they have yet to be told.
struct SyncState {
  /// The context whose tree holds the layer, or held it last; it gave `id`.
  weak var context: LayerContext?
  var id: LayerID?
  /// Whether the layer is in the context's tree now.
  var isInTree = false
  /// Whether the render servers have the layer, as of the last commit.
  var isSent = false
  /// Whether the layer is in the context's list for the next commit.
  var isListed = false
  /// What changed since the last commit; only kept while `isSent`, since other layers are sent whole.
  var changed = LayerPropertySet()
}

extension CALayer {
  /// Gives a property a new value, notes the change and runs its action; an equal value is no change.
  final func change<Value>(_ property: LayerProperty<Value>, to value: Value) {
    guard property.read(&values.state) != value else { return }
    let action = willChange(property.key)
    property.write(value, to: &values.state)
    markChanged(property)
    didChange(property.key, action)
  }

  /// The same for a property of any type.
  final func change(_ property: AnyLayerProperty, to value: LayerValue) {
    guard property.value(in: &values.state) != value else { return }
    let action = willChange(property.key)
    property.set(value, in: &values.state)
    markChanged(property)
    didChange(property.key, action)
  }

  /// The same for what apps have in another form than servers; the values keep both in step.
  @inline(__always)
  final func change<Value: Equatable>(
    _ keyPath: WritableKeyPath<LayerValues, Value>, to value: Value, _ property: AnyLayerProperty, _ key: String
  ) {
    guard values[keyPath: keyPath] != value else { return }
    let action = willChange(key)
    values[keyPath: keyPath] = value
    markChanged(property)
    didChange(key, action)
  }

  /// Told before and after each change of a property, with its name, once somebody observes a layer.
  package static var changeListener: ((CALayer, _ key: String, _ isBefore: Bool) -> Void)?

  /// Finds the action of a change, while the old value is still there to be seen.
  final func willChange(_ key: String) -> (any CAAction)? {
    Self.changeListener?(self, key, true)
    return CATransaction.disableActions() ? nil : action(forKey: key)
  }

  /// Runs the action, and asks for display where the class wants it.
  final func didChange(_ key: String, _ action: (any CAAction)?) {
    if type(of: self).needsDisplay(forKey: key) { setNeedsDisplay() }
    action?.run(forKey: key, object: self, arguments: nil)
    Self.changeListener?(self, key, false)
  }

  /// Notes that a property has a new value that the render servers do not know.
  final func markChanged(_ property: AnyLayerProperty) {
    guard sync.isSent else { return }
    sync.changed.insert(property)
    list()
  }

  /// Puts the layer on the list of its context for the next commit.
  final func list() {
    guard !sync.isListed, let context = sync.context else { return }
    sync.isListed = true
    context.list(self)
  }

  final func changeBounds(to bounds: CGRect) {
    let old = values.state.bounds
    guard old != bounds else { return }
    if bounds.origin.x.isNaN || bounds.origin.y.isNaN || bounds.size.width.isNaN || bounds.size.height.isNaN {
      fatalError("CALayerInvalidGeometry: CALayer bounds contains NaN: \(bounds). Layer: \(briefDescription)")
    }
    let action = willChange("bounds")
    values.state.bounds = bounds
    if old.origin != bounds.origin { markChanged(LayerChange.boundsOrigin) }
    if old.size != bounds.size {
      markChanged(LayerChange.bounds)
      LayoutLoops.blaming("a change of its size") { setNeedsLayout() }
      if values.needsDisplayOnBoundsChange { setNeedsDisplay() }
    }
    didChange("bounds", action)
  }
}
