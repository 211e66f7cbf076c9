// SPDX-FileCopyrightText: 2026 The Tessera Authors
// SPDX-License-Identifier: MIT

internal import ViewGraph

/// A view that is another one at dates of a schedule.
public struct TimelineView<Schedule, Content> where Schedule: TimelineSchedule {
  let schedule: Schedule
  let content: (Context) -> Content

  /// What the content of a timeline knows.
  public struct Context {
    /// How often a timeline changes.
    public enum Cadence: Comparable, Sendable {
      /// With each frame.
      case live
      /// Once a second.
      case seconds
      /// Once a minute.
      case minutes
    }

    /// The date of the schedule that came last.
    public let date: Date
    /// How often the timeline changes.
    public let cadence: Cadence
  }
}

/// What the content of a timeline of any schedule knows.
public typealias TimelineViewDefaultContext = TimelineView<EveryMinuteTimelineSchedule, Never>.Context

extension TimelineView: View where Content: View {
  public typealias Body = Never

  /// Creates a view that `content` makes anew at each date of a schedule.
  @_disfavoredOverload
  public nonisolated init(_ schedule: Schedule, @ViewBuilder content: @escaping (Context) -> Content) {
    self.schedule = schedule
    self.content = content
  }

  /// Creates a view that `content` makes anew at each date of a schedule.
  public nonisolated init(
    _ schedule: Schedule, @ViewBuilder content: @escaping (TimelineViewDefaultContext) -> Content
  ) {
    self.schedule = schedule
    self.content = { context in
      let cadence: TimelineViewDefaultContext.Cadence =
        switch context.cadence {
        case .live: .live
        case .seconds: .seconds
        case .minutes: .minutes
        }
      return content(TimelineViewDefaultContext(date: context.date, cadence: cadence))
    }
  }

  public static func _makeView(view: _GraphValue<Self>, inputs: _ViewInputs) -> _ViewOutputs {
    _ViewOutputs(TimelineElement(view.value, inputs))
  }
}

/// The element of a timeline: runs its content at each date.
final class TimelineElement<Schedule: TimelineSchedule, Content: View>: TypedElement<TimelineView<Schedule, Content>> {
  private var runner = BodyRunner<TimelineView<Schedule, Content>>()
  private var child: TypedElement<Content>?
  private var dates: Schedule.Entries.Iterator
  /// The date that is shown.
  private var date: Date
  /// The date after it.
  private var next: Date?
  private var token: DelayedActions.Token?
  /// A date and the media time at it.
  private var anchor: (date: Date, time: TimeInterval)

  override init(_ value: TimelineView<Schedule, Content>, _ inputs: _ViewInputs) {
    date = Date()
    anchor = (date, CACurrentMediaTime())
    dates = value.schedule.entries(from: date, mode: .normal).makeIterator()
    super.init(value, inputs)
    start()
    child = Content.makeElement(run(), _ViewInputs(below: self))
    schedule()
  }

  /// The date by the clock of frames.
  private var now: Date { anchor.date.addingTimeInterval(CACurrentMediaTime() - anchor.time) }

  /// Takes the first dates of the schedule: the last one that has come, and the one after it.
  private func start() {
    let now = now
    dates = value.schedule.entries(from: now, mode: .normal).makeIterator()
    next = dates.next()
    if next == nil { date = now }
    skip(to: now)
  }

  private func skip(to now: Date) {
    while let next, next <= now {
      date = next
      self.next = dates.next()
    }
  }

  private var cadence: TimelineView<Schedule, Content>.Context.Cadence {
    guard let next else { return .minutes }
    let interval = next.timeIntervalSince(date)
    return interval < 1 ? .live : interval < 60 ? .seconds : .minutes
  }

  private func run() -> Content {
    runner.run(value, of: self) { $0.content(TimelineView.Context(date: date, cadence: cadence)) }
  }

  /// Waits for the next date.
  private func schedule() {
    token?.cancel()
    token = nil
    guard let next else { return }
    let time = anchor.time + next.timeIntervalSince(anchor.date)
    token = UIApplication.shared.delayedActions.schedule(at: time) { [weak self] in self?.advance() }
  }

  private func advance() {
    token = nil
    guard !isRemoved, let next else { return }
    let now = max(now, next)
    root.write(transaction: nil) { [weak self] in
      guard let self, !isRemoved else { return }
      skip(to: now)
      markDirty()
      schedule()
    }
  }

  override func update(_ new: TimelineView<Schedule, Content>) {
    let isSame = FieldTable.areEqual(value.schedule, new.schedule)
    super.update(new)
    if !isSame {
      start()
      schedule()
    }
    clearDirty()
    rerun()
  }

  override func rerun() { child?.update(run()) }

  override func willRemove() { token?.cancel() }

  override func forEachChild(_ body: (ViewGraphElement) -> Void) {
    if let child { body(child) }
  }

  override func makeItems() -> [Item] { child?.items ?? [] }
}
