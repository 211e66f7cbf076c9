// SPDX-FileCopyrightText: 2026 The Tessera Authors
// SPDX-License-Identifier: MIT

/// What a preview is shown in, such as a widget of a family.
public protocol PreviewContext {
  /// The value of a key.
  subscript<Key>(key: Key.Type) -> Key.Value where Key: PreviewContextKey { get }
}

/// The key of a value of a preview's context.
public protocol PreviewContextKey {
  associatedtype Value
  /// The value where a context sets none.
  static var defaultValue: Self.Value { get }
}

extension PreviewContext {
  public subscript<Key>(key: Key.Type) -> Key.Value where Key: PreviewContextKey { Key.defaultValue }
}

extension View {
  /// Sets what the view's preview is shown in.
  public nonisolated func previewContext<C>(_ value: C) -> some View where C: PreviewContext {
    modifier(PreviewContextModifier(context: value))
  }
}

/// Tells whoever shows previews what a view is to be shown in.
struct PreviewContextModifier {
  let context: any PreviewContext
}

extension PreviewContextModifier: TraitModifier {
  func apply(to traits: inout Traits) { traits[PreviewContextModifier.self] = context }
}
