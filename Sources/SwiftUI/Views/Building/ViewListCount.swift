// SPDX-FileCopyrightText: 2026 The Tessera Authors
// SPDX-License-Identifier: MIT

internal import ViewGraph

/// How many views a view puts into the container above it is asked with this.
public struct _ViewListCountInputs: Sendable {
  /// How many bodies may still be looked into: types may hold themselves.
  private(set) var depth = 32

  /// The inputs of a body; `nil` where it goes too deep.
  var inner: _ViewListCountInputs? {
    guard depth > 0 else { return nil }
    var copy = self
    copy.depth -= 1
    return copy
  }
}

extension View {
  /// How many views of this type there are in a container; `nil` where that depends on the value.
  public static func _viewListCount(inputs: _ViewListCountInputs) -> Int? {
    if Body.self == Never.self { return 1 }
    return inputs.inner.flatMap { Body._viewListCount(inputs: $0) }
  }
}

extension EmptyView {
  public static func _viewListCount(inputs: _ViewListCountInputs) -> Int? { 0 }
}

extension AnyView {
  public static func _viewListCount(inputs: _ViewListCountInputs) -> Int? { nil }
}

extension ForEach where Content: View {
  public static func _viewListCount(inputs: _ViewListCountInputs) -> Int? { nil }
}

extension Optional where Wrapped: View {
  public static func _viewListCount(inputs: _ViewListCountInputs) -> Int? { nil }
}

extension Group where Content: View {
  public static func _viewListCount(inputs: _ViewListCountInputs) -> Int? {
    inputs.inner.flatMap { Content._viewListCount(inputs: $0) }
  }
}

extension _ConditionalContent where TrueContent: View, FalseContent: View {
  public static func _viewListCount(inputs: _ViewListCountInputs) -> Int? {
    guard let inner = inputs.inner, let first = TrueContent._viewListCount(inputs: inner) else { return nil }
    return FalseContent._viewListCount(inputs: inner) == first ? first : nil
  }
}

extension TupleView {
  public static func _viewListCount(inputs: _ViewListCountInputs) -> Int? {
    guard let inner = inputs.inner else { return nil }
    var count = 0
    for field in FieldTable.of(T.self).fields {
      guard let type = field.type as? any View.Type, let own = type._viewListCount(inputs: inner) else { return nil }
      count += own
    }
    return count
  }
}

extension ModifiedContent where Content: View, Modifier: ViewModifier {
  public static func _viewListCount(inputs: _ViewListCountInputs) -> Int? {
    guard let inner = inputs.inner else { return nil }
    if Modifier.Body.self == Never.self { return Content._viewListCount(inputs: inner) }
    return Modifier.Body._viewListCount(inputs: inner)
  }
}

extension _ViewModifier_Content {
  /// What the modifier is applied to is not known by type; it is one view as a rule.
  public static func _viewListCount(inputs: _ViewListCountInputs) -> Int? { 1 }
}
