// SPDX-FileCopyrightText: 2026 The Tessera Authors
// SPDX-License-Identifier: MIT

/// Views made of the views that a closure makes; packages use it though its name begins with an underscore.
public enum _VariadicView {
  public typealias Root = _VariadicView_Root
  public typealias ViewRoot = _VariadicView_ViewRoot
  public typealias UnaryViewRoot = _VariadicView_UnaryViewRoot
  public typealias MultiViewRoot = _VariadicView_MultiViewRoot
  public typealias Children = _VariadicView_Children

  /// A root with the views that it gets.
  public struct Tree<Root, Content> where Root: _VariadicView_Root {
    public var root: Root
    public var content: Content

    public nonisolated init(root: Root, content: Content) {
      self.root = root
      self.content = content
    }
  }
}

/// What is made of the views of a closure.
public protocol _VariadicView_Root {}

/// A view that is made of the views of a closure.
@MainActor @preconcurrency public protocol _VariadicView_ViewRoot: _VariadicView_Root {
  associatedtype Body: View
  @ViewBuilder @MainActor @preconcurrency func body(children: _VariadicView.Children) -> Body
}

/// One view, whatever it is made of.
public protocol _VariadicView_UnaryViewRoot: _VariadicView_ViewRoot {}
/// As many views as the body has.
public protocol _VariadicView_MultiViewRoot: _VariadicView_ViewRoot {}

/// Something that a view says to a root.
public protocol _ViewTraitKey {
  associatedtype Value
  static var defaultValue: Value { get }
}

/// The views of a closure.
public struct _VariadicView_Children: RandomAccessCollection {
  let items: [Item]

  /// One of the views.
  public struct Element: Identifiable {
    let subview: Subview

    public nonisolated var id: AnyHashable { AnyHashable(subview.id) }
    /// What the view is told apart by where something was said.
    public func id<ID>(as _: ID.Type = ID.self) -> ID? where ID: Hashable {
      let traits = subview.item.traits
      return (traits.explicitID ?? traits.id)?.base as? ID
    }

    /// What the view says.
    public subscript<Trait>(key: Trait.Type) -> Trait.Value where Trait: _ViewTraitKey {
      subview.item.traits[key] as? Trait.Value ?? Trait.defaultValue
    }
  }

  public nonisolated var startIndex: Int { 0 }
  public nonisolated var endIndex: Int { items.count }
  public nonisolated subscript(index: Int) -> Element { Element(subview: Subview(items[index])) }
}

extension _VariadicView_Children: View {
  public var body: some View { ForEach(self) { $0 } }
}

extension _VariadicView_Children.Element: View {
  public var body: some View { subview }
}

extension _VariadicView.Tree: View where Root: _VariadicView_ViewRoot, Content: View {
  public nonisolated init(_ root: Root, @ViewBuilder content: () -> Content) {
    self.init(root: root, content: content())
  }

  public var body: some View {
    SubviewsReader(base: content) { [root] subviews in
      StyleBody(configuration: _VariadicView_Children(items: subviews.items), style: root) {
        $0.body(children: $1)
      }
    }
  }
}

/// Says something to the root around a view.
struct ViewTraitModifier<Key: _ViewTraitKey> {
  let value: Key.Value
}

extension ViewTraitModifier: TraitModifier {
  func apply(to traits: inout Traits) { traits[Key.self] = value }
}

extension View {
  /// Says something to the root around the view.
  public nonisolated func _trait<K>(_ key: K.Type, _ value: K.Value) -> some View where K: _ViewTraitKey {
    modifier(ViewTraitModifier<K>(value: value))
  }
}
