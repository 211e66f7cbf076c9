// SPDX-FileCopyrightText: 2026 The Tessera Authors
// SPDX-License-Identifier: MIT

/// Pages one over another, with a bar that goes back.
public struct NavigationStack<Data, Root> where Root: View {
  let path: PathAccess?
  let root: Root

  nonisolated init(access: PathAccess?, root: Root) {
    path = access
    self.root = root
  }
}

extension NavigationStack {
  /// A stack that keeps its own path.
  public nonisolated init(@ViewBuilder root: () -> Root) where Data == NavigationPath {
    self.init(access: nil, root: root())
  }

  /// A stack whose pages follow a path.
  public nonisolated init(path: Binding<NavigationPath>, @ViewBuilder root: () -> Root) where Data == NavigationPath {
    self.init(
      access: PathAccess(values: path.wrappedValue.values) { values in
        var new = path.wrappedValue
        new.values = values
        path.wrappedValue = new
      }, root: root())
  }

  /// A stack whose pages follow a list of values of one type.
  public nonisolated init(path: Binding<Data>, @ViewBuilder root: () -> Root)
  where
    Data: MutableCollection, Data: RandomAccessCollection, Data: RangeReplaceableCollection, Data.Element: Hashable
  {
    self.init(
      access: PathAccess(values: path.wrappedValue.map { AnyHashable($0) }) { values in
        path.wrappedValue = Data(values.compactMap { $0.base as? Data.Element })
      }, root: root())
  }
}

extension NavigationStack: View {
  public typealias Body = Never

  public static func _makeView(view: _GraphValue<Self>, inputs: _ViewInputs) -> _ViewOutputs {
    _ViewOutputs(NavigationStackElement(view.value, inputs))
  }
}

extension NavigationStack: NavigationStackView {}

/// A view that is a stack of pages.
protocol NavigationStackView: View where Body == Never {
  associatedtype Root: View
  var path: PathAccess? { get }
  var root: Root { get }
}

/// A path that belongs to someone else: its values, and the way to write others.
struct PathAccess {
  var values: [AnyHashable]
  var write: ([AnyHashable]) -> Void
}

/// Pages one over another, in the older form.
public struct NavigationView<Content> where Content: View {
  let content: Content

  public nonisolated init(@ViewBuilder content: () -> Content) { self.content = content() }
}

extension NavigationView: View {
  public typealias Body = Never

  public static func _makeView(view: _GraphValue<Self>, inputs: _ViewInputs) -> _ViewOutputs {
    _ViewOutputs(NavigationStackElement(view.value, inputs))
  }
}

extension NavigationView: NavigationStackView {
  var path: PathAccess? { nil }
  var root: Content { content }
}

/// How navigation views show their pages.
@MainActor @preconcurrency public protocol NavigationViewStyle {}

/// One page at a time.
public struct StackNavigationViewStyle: NavigationViewStyle {
  public nonisolated init() {}
}

/// What fits the device: here one page at a time.
public struct DefaultNavigationViewStyle: NavigationViewStyle {
  public nonisolated init() {}
}

extension NavigationViewStyle where Self == StackNavigationViewStyle {
  public static var stack: StackNavigationViewStyle { StackNavigationViewStyle() }
}

extension NavigationViewStyle where Self == DefaultNavigationViewStyle {
  public static var automatic: DefaultNavigationViewStyle { DefaultNavigationViewStyle() }
}

extension View {
  /// Sets how navigation views show their pages; both styles show one page at a time.
  public nonisolated func navigationViewStyle<S>(_ style: S) -> some View where S: NavigationViewStyle {
    modifier(EmptyModifier())
  }
}
