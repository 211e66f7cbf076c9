// SPDX-FileCopyrightText: 2026 The Tessera Authors
// SPDX-License-Identifier: MIT

/// Remembers how to take changes back, in groups, and how to make them again.
///
/// Foundation on Linux has no such class. What one turn of the run loop registers is one group: the group stays open until
/// something undoes, another turn begins one, or the app closes it.
@preconcurrency @MainActor open class UndoManager: NSObject {
  private struct Action {
    weak var target: AnyObject?
    /// Targets of invocations by name are kept apart from those that are gone.
    var run: @MainActor () -> Void
  }

  private struct Group {
    var actions: [Action] = []
    var name = ""
  }

  private enum Direction { case none, undoing, redoing }

  private var undoStack: [Group] = []
  private var redoStack: [Group] = []
  private var open: [Group] = []
  private var direction = Direction.none
  private var disabledCount = 0
  /// Whether the group that is open was begun for the turn of the run loop.
  private var hasEventGroup = false
  /// How often something was registered, undone or redone: who adds to a change sees whether it still is the last one.
  package private(set) final var registrationCount = 0

  public override init() {
    super.init()
  }

  // MARK: - Groups

  /// Begins a group, within the one that is open.
  open func beginUndoGrouping() {
    if !open.isEmpty { NotificationCenter.default.post(name: .NSUndoManagerCheckpoint, object: self) }
    open.append(Group())
    NotificationCenter.default.post(name: .NSUndoManagerDidOpenUndoGroup, object: self)
  }

  /// Ends the innermost group.
  open func endUndoGrouping() {
    guard let group = open.popLast() else {
      fatalError("endUndoGrouping called with no matching begin")
    }
    NotificationCenter.default.post(name: .NSUndoManagerCheckpoint, object: self)
    NotificationCenter.default.post(name: .NSUndoManagerWillCloseUndoGroup, object: self)
    if !open.isEmpty {
      open[open.count - 1].actions += group.actions
      if open[open.count - 1].name.isEmpty { open[open.count - 1].name = group.name }
    } else {
      hasEventGroup = false
      file(group)
    }
    NotificationCenter.default.post(name: .NSUndoManagerDidCloseUndoGroup, object: self)
  }

  private func file(_ group: Group) {
    guard !group.actions.isEmpty else { return }
    if direction == .undoing {
      redoStack.append(group)
    } else {
      undoStack.append(group)
      if levelsOfUndo > 0, undoStack.count > levelsOfUndo { undoStack.removeFirst(undoStack.count - levelsOfUndo) }
    }
  }

  /// How many groups are open, one in another.
  open var groupingLevel: Int { open.count }

  /// Whether what is registered outside any group gets one of its own. Defaults to `true`.
  open var groupsByEvent = true

  /// How many groups are kept; 0, the default, for all.
  open var levelsOfUndo = 0 {
    didSet {
      guard levelsOfUndo > 0, undoStack.count > levelsOfUndo else { return }
      undoStack.removeFirst(undoStack.count - levelsOfUndo)
    }
  }

  private func closeEventGroup() {
    if hasEventGroup, open.count == 1 { endUndoGrouping() }
  }

  // MARK: - Registering

  open func disableUndoRegistration() { disabledCount += 1 }

  open func enableUndoRegistration() {
    guard disabledCount > 0 else {
      fatalError("enableUndoRegistration called with no matching disable")
    }
    disabledCount -= 1
  }

  open var isUndoRegistrationEnabled: Bool { disabledCount == 0 }

  /// Keeps what takes a change back. The target is not kept: what it registered goes with it.
  @preconcurrency open func registerUndo<TargetType: AnyObject>(
    withTarget target: TargetType, handler: @escaping @MainActor (TargetType) -> Void
  ) {
    register(Action(target: target) { [weak target] in if let target { handler(target) } })
  }

  /// Keeps a method that takes a change back, with what it is given.
  open func registerUndo(withTarget target: Any, selector: Selector, object anObject: Any?) {
    let receiver = target as AnyObject
    register(
      Action(target: receiver) { [weak receiver] in
        if let receiver { selector.perform(on: receiver, with: [anObject]) }
      })
  }

  private func register(_ action: Action) {
    guard isUndoRegistrationEnabled else { return }
    registrationCount += 1
    if open.isEmpty {
      guard groupsByEvent else {
        fatalError("must begin a group before registering undo")
      }
      beginUndoGrouping()
      hasEventGroup = true
      // The turn ends when whoever runs now has returned.
      DispatchQueue.main.async { [weak self] in self?.closeEventGroup() }
    }
    if direction == .none { redoStack = [] }
    open[open.count - 1].actions.append(action)
  }

  /// Forgets everything, groups that are open too.
  open func removeAllActions() {
    (undoStack, redoStack, open) = ([], [], [])
    hasEventGroup = false
    disabledCount = 0
  }

  /// Forgets what a target registered.
  open func removeAllActions(withTarget target: Any) {
    let object = target as AnyObject
    func cleaned(_ groups: [Group]) -> [Group] {
      groups.map { group in
        Group(actions: group.actions.filter { $0.target !== object }, name: group.name)
      }.filter { !$0.actions.isEmpty }
    }
    undoStack = cleaned(undoStack)
    redoStack = cleaned(redoStack)
    for index in open.indices { open[index].actions.removeAll { $0.target === object } }
  }

  // MARK: - Undoing

  open var canUndo: Bool { !undoStack.isEmpty || open.contains { !$0.actions.isEmpty } }
  open var canRedo: Bool { !redoStack.isEmpty }
  open var isUndoing: Bool { direction == .undoing }
  open var isRedoing: Bool { direction == .redoing }

  /// Takes the last group back, closing the one of this turn first.
  open func undo() {
    closeEventGroup()
    guard open.isEmpty else {
      fatalError("undo was called with too many nested undo groups")
    }
    undoNestedGroup()
  }

  open func undoNestedGroup() {
    guard let group = undoStack.popLast() else { return }
    play(group, .undoing, before: .NSUndoManagerWillUndoChange, after: .NSUndoManagerDidUndoChange)
  }

  /// Makes again what was undone last.
  open func redo() {
    closeEventGroup()
    guard let group = redoStack.popLast() else { return }
    play(group, .redoing, before: .NSUndoManagerWillRedoChange, after: .NSUndoManagerDidRedoChange)
  }

  private func play(_ group: Group, _ way: Direction, before: Notification.Name, after: Notification.Name) {
    NotificationCenter.default.post(name: before, object: self)
    direction = way
    registrationCount += 1
    open.append(Group(name: group.name))
    for action in group.actions.reversed() { action.run() }
    if let made = open.popLast() { file(made) }
    direction = .none
    NotificationCenter.default.post(name: after, object: self)
  }

  // MARK: - Names

  /// Says what the group is, for menus.
  open func setActionName(_ actionName: String) {
    guard !open.isEmpty else {
      if !undoStack.isEmpty { undoStack[undoStack.count - 1].name = actionName }
      return
    }
    open[open.count - 1].name = actionName
  }

  open var undoActionName: String { open.last?.name ?? undoStack.last?.name ?? "" }
  open var redoActionName: String { redoStack.last?.name ?? "" }
  open var undoMenuItemTitle: String { undoMenuTitle(forUndoActionName: undoActionName) }
  open var redoMenuItemTitle: String { redoMenuTitle(forUndoActionName: redoActionName) }

  open func undoMenuTitle(forUndoActionName actionName: String) -> String {
    actionName.isEmpty ? "Undo" : "Undo \(actionName)"
  }

  open func redoMenuTitle(forUndoActionName actionName: String) -> String {
    actionName.isEmpty ? "Redo" : "Redo \(actionName)"
  }
}

extension Notification.Name {
  public static let NSUndoManagerCheckpoint = Notification.Name("NSUndoManagerCheckpointNotification")
  public static let NSUndoManagerDidOpenUndoGroup = Notification.Name("NSUndoManagerDidOpenUndoGroupNotification")
  public static let NSUndoManagerWillCloseUndoGroup = Notification.Name("NSUndoManagerWillCloseUndoGroupNotification")
  public static let NSUndoManagerDidCloseUndoGroup = Notification.Name("NSUndoManagerDidCloseUndoGroupNotification")
  public static let NSUndoManagerWillUndoChange = Notification.Name("NSUndoManagerWillUndoChangeNotification")
  public static let NSUndoManagerDidUndoChange = Notification.Name("NSUndoManagerDidUndoChangeNotification")
  public static let NSUndoManagerWillRedoChange = Notification.Name("NSUndoManagerWillRedoChangeNotification")
  public static let NSUndoManagerDidRedoChange = Notification.Name("NSUndoManagerDidRedoChangeNotification")
}
