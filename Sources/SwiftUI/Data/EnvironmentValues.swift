// SPDX-FileCopyrightText: 2026 The Tessera Authors
// SPDX-License-Identifier: MIT

internal import ViewGraph

/// The key of a value in the environment.
public protocol EnvironmentKey {
  associatedtype Value
  /// The value where no view above sets one.
  static var defaultValue: Self.Value { get }
}

/// The values that views inherit from those above them.
public struct EnvironmentValues: CustomStringConvertible {
  var chain: EnvironmentChain
  /// Who is to be told which keys are read; `nil` for nobody.
  private let reads: EnvironmentReads?

  /// Creates an environment in which every value is the default one.
  public init() {
    self.init(EnvironmentChain(), reads: nil)
  }

  init(_ chain: EnvironmentChain, reads: EnvironmentReads? = nil) {
    self.chain = chain
    self.reads = reads
  }

  /// The value of a key: the nearest that was set, or the key's default.
  public subscript<K>(key: K.Type) -> K.Value where K: EnvironmentKey {
    get {
      let id = ObjectIdentifier(key)
      reads?.note(id)
      guard let stored = chain.value(id) as? TypedValue<K.Value> else { return K.defaultValue }
      return stored.value
    }
    set { chain.set(ObjectIdentifier(key), TypedValue(newValue)) }
  }

  /// A value under the identity of a type: an observable object.
  subscript<Object>(object type: Object.Type) -> Object? {
    get {
      let id = ObjectIdentifier(type)
      reads?.note(id)
      return (chain.value(id) as? TypedValue<Object?>)?.value
    }
    set { chain.set(ObjectIdentifier(type), TypedValue(newValue)) }
  }

  public var description: String { "EnvironmentValues" }
}

extension ViewElement {
  /// The element's environment, without noting what is read.
  var environmentValues: EnvironmentValues { EnvironmentValues(environment) }

  var isRightToLeft: Bool { environmentValues.layoutDirection == .rightToLeft }
}

// MARK: - Writing

/// Sets one value of the environment.
struct EnvironmentKeyWriter<Value> {
  let path: WritableKeyPath<EnvironmentValues, Value>
  let value: Value
}

extension EnvironmentKeyWriter: EnvironmentModifier {
  func apply(to environment: inout EnvironmentValues) { environment[keyPath: path] = value }
}

/// Changes one value of the environment.
struct EnvironmentKeyTransform<Value> {
  let path: WritableKeyPath<EnvironmentValues, Value>
  let transform: (inout Value) -> Void
}

extension EnvironmentKeyTransform: EnvironmentModifier {
  func apply(to environment: inout EnvironmentValues) { transform(&environment[keyPath: path]) }
}

extension View {
  /// Sets a value of the environment for the view.
  public nonisolated func environment<V>(
    _ keyPath: WritableKeyPath<EnvironmentValues, V>, _ value: V
  ) -> some View {
    modifier(EnvironmentKeyWriter(path: keyPath, value: value))
  }

  /// Changes a value of the environment for the view.
  public nonisolated func transformEnvironment<V>(
    _ keyPath: WritableKeyPath<EnvironmentValues, V>, transform: @escaping (inout V) -> Void
  ) -> some View {
    modifier(EnvironmentKeyTransform(path: keyPath, transform: transform))
  }
}
