// SPDX-FileCopyrightText: 2026 The Tessera Authors
// SPDX-License-Identifier: MIT

/// How the parts of a value change over time.
public protocol Keyframes<Value> {
  associatedtype Value = Body.Value
  associatedtype Body: Keyframes

  @KeyframesBuilder<Self.Value> var body: Self.Body { get }

  /// Adds the tracks of the parts. Ours alone.
  func _add(to tracks: inout _KeyframeTracks<Value>)
}

extension Keyframes where Body.Value == Value {
  public func _add(to tracks: inout _KeyframeTracks<Value>) { body._add(to: &tracks) }
}

/// The tracks of a value's parts. Ours alone.
public struct _KeyframeTracks<Value> {
  struct Track {
    var duration: TimeInterval
    /// Gives a value the part that it has at a time.
    var apply: (inout Value, TimeInterval) -> Void
  }

  /// The value before the keyframes.
  let initial: Value
  var tracks: [Track] = []
}

/// How one part of a value changes over time.
public struct KeyframeTrack<Root, Part, Content>: Keyframes
where Part == Content.Value, Content: KeyframeTrackContent {
  public typealias Value = Root
  private let path: WritableKeyPath<Root, Part>
  private let content: Content

  /// Creates a track of the whole value.
  public init(@KeyframeTrackContentBuilder<Root> content: () -> Content) where Root == Part {
    path = \.self
    self.content = content()
  }

  /// Creates a track of a part of the value.
  public init(
    _ keyPath: WritableKeyPath<Root, Part>, @KeyframeTrackContentBuilder<Part> content: () -> Content
  ) {
    path = keyPath
    self.content = content()
  }

  fileprivate init(whole content: Content) where Root == Part {
    path = \.self
    self.content = content
  }

  /// The track itself.
  public var body: Self { self }

  public func _add(to tracks: inout _KeyframeTracks<Root>) {
    var steps = _KeyframeSteps<Part>()
    content._add(to: &steps)
    let curve = KeyframeCurve(from: tracks.initial[keyPath: path], steps)
    let path = path
    tracks.tracks.append(.init(duration: curve.duration) { $0[keyPath: path] = curve.value(at: $1) })
  }
}

/// Several tracks.
private struct TrackList<Value>: Keyframes {
  var add: [(inout _KeyframeTracks<Value>) -> Void] = []

  var body: Self { self }
  func _add(to tracks: inout _KeyframeTracks<Value>) { for add in add { add(&tracks) } }
}

/// Puts tracks of a value together, or the keyframes of the whole value.
@resultBuilder public struct KeyframesBuilder<Value> {
  // MARK: Keyframes of the whole value

  public static func buildExpression<K>(_ expression: K) -> K where Value == K.Value, K: KeyframeTrackContent {
    expression
  }

  public static func buildArray(
    _ components: [some KeyframeTrackContent<Value>]
  ) -> some KeyframeTrackContent<Value> where Value: Animatable {
    KeyframeTrackContentBuilder<Value>.buildArray(components)
  }

  public static func buildEither<First, Second>(
    first component: First
  ) -> KeyframeTrackContentBuilder<Value>.Conditional<Value, First, Second>
  where
    Value == First.Value, First: KeyframeTrackContent, Second: KeyframeTrackContent, First.Value == Second.Value
  { KeyframeTrackContentBuilder<Value>.buildEither(first: component) }

  public static func buildEither<First, Second>(
    second component: Second
  ) -> KeyframeTrackContentBuilder<Value>.Conditional<Value, First, Second>
  where
    Value == First.Value, First: KeyframeTrackContent, Second: KeyframeTrackContent, First.Value == Second.Value
  { KeyframeTrackContentBuilder<Value>.buildEither(second: component) }

  public static func buildPartialBlock<K>(first: K) -> K where Value == K.Value, K: KeyframeTrackContent { first }

  public static func buildPartialBlock(
    accumulated: some KeyframeTrackContent<Value>, next: some KeyframeTrackContent<Value>
  ) -> some KeyframeTrackContent<Value> where Value: Animatable {
    KeyframeTrackContentBuilder<Value>.buildPartialBlock(accumulated: accumulated, next: next)
  }

  public static func buildFinalResult<Content>(_ component: Content) -> KeyframeTrack<Value, Value, Content>
  where Value == Content.Value, Content: KeyframeTrackContent { KeyframeTrack(whole: component) }

  // MARK: Tracks

  public static func buildExpression<Content>(_ expression: Content) -> Content
  where Value == Content.Value, Content: Keyframes { expression }

  public static func buildPartialBlock<Content>(first: Content) -> Content
  where Value == Content.Value, Content: Keyframes { first }

  public static func buildPartialBlock(
    accumulated: some Keyframes<Value>, next: some Keyframes<Value>
  ) -> some Keyframes<Value> {
    var list = TrackList<Value>()
    list.add.append { accumulated._add(to: &$0) }
    list.add.append { next._add(to: &$0) }
    return list
  }

  public static func buildFinalResult<Content>(_ component: Content) -> Content
  where Value == Content.Value, Content: Keyframes { component }

  public static func buildBlock() -> some Keyframes<Value> { TrackList<Value>() }
}

/// Values over time, as keyframes describe them.
public struct KeyframeTimeline<Value> {
  private let tracks: _KeyframeTracks<Value>

  /// Creates a timeline that begins with a value.
  public init(initialValue: Value, @KeyframesBuilder<Value> content: () -> some Keyframes<Value>) {
    self.init(from: initialValue, content())
  }

  init(from initial: Value, _ keyframes: some Keyframes<Value>) {
    var tracks = _KeyframeTracks(initial: initial)
    keyframes._add(to: &tracks)
    self.tracks = tracks
  }

  /// How long the longest track is, in seconds.
  public var duration: TimeInterval { tracks.tracks.map(\.duration).max() ?? 0 }

  /// The value at a time in seconds; before the start and after the end those there.
  public func value(time: Double) -> Value {
    var value = tracks.initial
    for track in tracks.tracks { track.apply(&value, min(max(time, 0), track.duration)) }
    return value
  }

  /// The value at a part of the duration, 0…1.
  public func value(progress: Double) -> Value { value(time: min(max(progress, 0), 1) * duration) }
}
