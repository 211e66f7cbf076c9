// SPDX-FileCopyrightText: 2026 The Tessera Authors
// SPDX-License-Identifier: MIT

internal import ViewGraph

/// A view whose value changes over time as keyframes say.
public struct KeyframeAnimator<Value, KeyframePath, Content>
where Value == KeyframePath.Value, KeyframePath: Keyframes, Content: View {
  let initial: Value
  let isRepeating: Bool
  let trigger: PhaseTrigger?
  let content: (Value) -> Content
  let keyframes: (Value) -> KeyframePath
}

extension KeyframeAnimator {
  /// Creates a view that runs through the keyframes when `trigger` changes, from the value that it has then.
  ///
  /// - Parameters:
  ///   - initialValue: The value before the first run.
  ///   - content: The view of a value.
  ///   - keyframes: The keyframes of a run from a value.
  public nonisolated init(
    initialValue: Value, trigger: some Equatable, @ViewBuilder content: @escaping (Value) -> Content,
    @KeyframesBuilder<Value> keyframes: @escaping (Value) -> KeyframePath
  ) {
    self.init(
      initial: initialValue, isRepeating: false, trigger: PhaseTrigger(value: trigger), content: content,
      keyframes: keyframes)
  }

  /// Creates a view that runs through the keyframes again and again.
  ///
  /// - Parameters:
  ///   - initialValue: The value at the start of each run.
  ///   - repeating: Whether the keyframes run; `false` for the value at their start.
  ///   - content: The view of a value.
  ///   - keyframes: The keyframes of a run from a value.
  public nonisolated init(
    initialValue: Value, repeating: Bool = true, @ViewBuilder content: @escaping (Value) -> Content,
    @KeyframesBuilder<Value> keyframes: @escaping (Value) -> KeyframePath
  ) {
    self.init(initial: initialValue, isRepeating: repeating, trigger: nil, content: content, keyframes: keyframes)
  }
}

extension KeyframeAnimator: View {
  public typealias Body = Never

  public static func _makeView(view: _GraphValue<Self>, inputs: _ViewInputs) -> _ViewOutputs {
    _ViewOutputs(KeyframeElement(view.value, inputs))
  }
}

/// The element of a keyframe animator: makes its content with each frame of a run.
final class KeyframeElement<Value, Path: Keyframes, Content: View>: TypedElement<KeyframeAnimator<Value, Path, Content>>
where Path.Value == Value {
  private var runner = BodyRunner<KeyframeAnimator<Value, Path, Content>>()
  private var child: TypedElement<Content>?
  /// The value that is shown.
  private var shown: Value
  private var timeline: KeyframeTimeline<Value>?
  /// When the run began, in media time.
  private var start: TimeInterval = 0

  override init(_ value: KeyframeAnimator<Value, Path, Content>, _ inputs: _ViewInputs) {
    shown = value.initial
    super.init(value, inputs)
    child = Content.makeElement(makeContent(), _ViewInputs(below: self))
    host?.observeVisibility(self) { [weak self] in if $0 { self?.begin() } }
    if host?.isShown == true { begin() }
  }

  private func makeContent() -> Content { runner.run(value, of: self) { $0.content(shown) } }

  /// Begins a run that repeats, once the view is on screen.
  private func begin() {
    if value.isRepeating, timeline == nil { run(from: value.initial) }
    if timeline != nil { host?.animator.frames.add(self) }
  }

  private func run(from first: Value) {
    guard let host else { return }
    timeline = KeyframeTimeline(from: first, value.keyframes(first))
    start = host.time
    host.animator.frames.add(self)
  }

  /// Brings the value to where the run is now.
  private func advance() {
    guard let timeline, let host else { return }
    let duration = timeline.duration
    var time = host.time - start
    if value.isRepeating, duration > 0 {
      time = time.truncatingRemainder(dividingBy: duration)
    } else if time >= duration {
      self.timeline = nil
    }
    shown = timeline.value(time: time)
    if self.timeline != nil, host.isShown { host.animator.frames.add(self) }
  }

  override func update(_ new: KeyframeAnimator<Value, Path, Content>) {
    let (isTriggered, stops) = (value.trigger != new.trigger, value.isRepeating && !new.isRepeating)
    super.update(new)
    clearDirty()
    if stops {
      timeline = nil
      shown = new.initial
    } else if isTriggered {
      advance()
      run(from: shown)
    } else if new.isRepeating, timeline == nil, host?.isShown == true {
      run(from: new.initial)
    }
    rerun()
  }

  override func rerun() {
    advance()
    child?.update(makeContent())
  }

  override func willRemove() { host?.stopObservingVisibility(self) }

  override func forEachChild(_ body: (ViewGraphElement) -> Void) {
    if let child { body(child) }
  }

  override func makeItems() -> [Item] { child?.items ?? [] }
  override var ownsState: Bool { true }
}

extension View {
  /// Changes the view by a value that runs through keyframes again and again.
  ///
  /// - Parameters:
  ///   - initialValue: The value at the start of each run.
  ///   - repeating: Whether the keyframes run; `false` for the value at their start.
  ///   - content: The view, changed by a value.
  ///   - keyframes: The keyframes of a run from a value.
  public nonisolated func keyframeAnimator<Value>(
    initialValue: Value, repeating: Bool = true,
    @ViewBuilder content: @escaping @Sendable (PlaceholderContentView<Self>, Value) -> some View,
    @KeyframesBuilder<Value> keyframes: @escaping (Value) -> some Keyframes<Value>
  ) -> some View {
    KeyframeAnimator(
      initialValue: initialValue, repeating: repeating,
      content: { BodyTransactionView(content: self, changed: content(PlaceholderContentView(), $0)) { _ in } },
      keyframes: keyframes)
  }

  /// Changes the view by a value that runs through keyframes when `trigger` changes.
  ///
  /// - Parameters:
  ///   - initialValue: The value before the first run.
  ///   - content: The view, changed by a value.
  ///   - keyframes: The keyframes of a run from a value.
  public nonisolated func keyframeAnimator<Value>(
    initialValue: Value, trigger: some Equatable,
    @ViewBuilder content: @escaping @Sendable (PlaceholderContentView<Self>, Value) -> some View,
    @KeyframesBuilder<Value> keyframes: @escaping (Value) -> some Keyframes<Value>
  ) -> some View {
    KeyframeAnimator(
      initialValue: initialValue, trigger: trigger,
      content: { BodyTransactionView(content: self, changed: content(PlaceholderContentView(), $0)) { _ in } },
      keyframes: keyframes)
  }
}
