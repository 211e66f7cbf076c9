// SPDX-FileCopyrightText: 2026 The Tessera Authors
// SPDX-License-Identifier: MIT

/// The drag that is under way: from the lift to the end of the last animation.
///
/// The finger's recogniser tells it of every move; it asks and tells the delegates of the interaction that was lifted and
/// of those that the finger comes over. Places are the window's points.
@MainActor final class Drag {
  /// How far a lifted finger moves before the drag begins, in points; not measured.
  private static let slop: CGFloat = 4

  let session: DragSession
  private let interaction: UIDragInteraction
  private let window: UIWindow
  private let start: CGPoint
  private var platters: [DragPlatter] = []
  /// Whence what was added to the drag comes.
  private var additions: [(item: UIDragItem, interaction: UIDragInteraction)] = []
  private(set) var hasBegun = false
  private var isOver = false
  /// Whether interactions are interested, by what they said when they were asked.
  private var interests: [ObjectIdentifier: Bool] = [:]
  private var visited: [UIDropInteraction] = []
  private var target: UIDropInteraction?
  private var proposal: UIDropProposal?
  private let springs = SpringLoader()
  private lazy var scrollers = EdgeScrollers { [weak self] in self?.update() }

  private var source: (any UIDragInteractionDelegate)? { interaction.delegate }

  /// Asks what is to be dragged; `nil` where nothing is.
  init?(of interaction: UIDragInteraction, at place: CGPoint) {
    guard let window = interaction.view?.window, let delegate = interaction.delegate else { return nil }
    self.interaction = interaction
    self.window = window
    start = place
    session = DragSession(place: place)
    session.items = delegate.dragInteraction(interaction, itemsForBeginning: session)
    if session.items.isEmpty { return nil }
    session.allowsMoveOperation = delegate.dragInteraction(interaction, sessionAllowsMoveOperation: session)
    session.isRestrictedToDraggingApplication = delegate.dragInteraction(
      interaction, sessionIsRestrictedToDraggingApplication: session)
  }

  // MARK: - Lift and way

  func lift() {
    window.owningApplication.activeDrag = self
    let animator = DragAnimator(duration: DragPlatter.liftDuration)
    for item in session.items {
      guard let preview = source?.dragInteraction(interaction, previewForLifting: item, session: session) else {
        continue
      }
      let platter = DragPlatter(item: item, preview: preview, in: window, finger: start)
      platters.append(platter)
      animator.addAnimations { platter.rise() }
    }
    source?.dragInteraction(interaction, willAnimateLiftWith: animator, session: session)
    animator.start()
  }

  func move(to place: CGPoint) {
    guard !isOver else { return }
    session.place = place
    if !hasBegun {
      guard hypot(place.x - start.x, place.y - start.y) >= Self.slop else { return }
      hasBegun = true
      source?.dragInteraction(interaction, sessionWillBegin: session)
      for (index, platter) in platters.enumerated() { platter.begin(at: index, following: platters[0]) }
    }
    for platter in platters { platter.follow(place) }
    source?.dragInteraction(interaction, sessionDidMove: session)
    update()
  }

  /// What a tap on a view, at a point of its bounds space, would add.
  func itemsToAdd(from interaction: UIDragInteraction, at point: CGPoint) -> [UIDragItem] {
    guard hasBegun, !isOver, let delegate = interaction.delegate,
      delegate.dragInteraction(interaction, sessionForAddingItems: [session], withTouchAt: point) != nil
    else { return [] }
    return delegate.dragInteraction(interaction, itemsForAddingTo: session, withTouchAt: point)
  }

  /// Drags items along.
  func add(_ items: [UIDragItem], from adding: UIDragInteraction) {
    guard !isOver, !items.isEmpty else { return }
    for each in adding === interaction ? [interaction] : [interaction, adding] {
      each.delegate?.dragInteraction(each, session: session, willAdd: items, for: adding)
    }
    session.items += items
    additions += items.map { ($0, adding) }
    for item in items {
      guard let preview = adding.delegate?.dragInteraction(adding, previewForLifting: item, session: session) else {
        continue
      }
      let platter = DragPlatter(item: item, preview: preview, in: window, finger: session.place)
      platters.append(platter)
      platter.begin(at: platters.count - 1, following: platters[0])
      let animator = DragAnimator(duration: DragPlatter.liftDuration)
      animator.addAnimations { [self] in
        platter.rise()
        platter.follow(session.place)
      }
      animator.start()
    }
    update()
  }

  /// The interaction from whose view an item was lifted.
  private func origin(of item: UIDragItem) -> UIDragInteraction {
    additions.first { $0.item === item }?.interaction ?? interaction
  }

  /// The lists whose cells were lifted.
  private func tellSourcesOfEnd() {
    var told: [UIDragInteraction] = []
    for each in [interaction] + additions.map(\.interaction) where !told.contains(where: { $0 === each }) {
      told.append(each)
      (each.delegate as? any DragSource)?.dragIsOver()
    }
  }

  /// The finger has moved, or what is under it.
  private func update() {
    guard !isOver else { return }
    let hit = window.hitTest(session.place, with: nil)
    let found = dropInteraction(around: hit)
    if found !== target {
      leaveTarget()
      target = found
      if let found {
        if !visited.contains(where: { $0 === found }) { visited.append(found) }
        found.delegate?.dropInteraction(found, sessionDidEnter: session)
      }
    }
    if let target { proposal = target.delegate?.dropInteraction(target, sessionDidUpdate: session) }
    followEdges(of: hit)
    springs.follow(session.place, over: hit)
  }

  private func leaveTarget() {
    proposal = nil
    guard let target else { return }
    self.target = nil
    target.delegate?.dropInteraction(target, sessionDidExit: session)
  }

  private func dropInteraction(around view: UIView?) -> UIDropInteraction? {
    var view = view
    while let current = view {
      for case let drop as UIDropInteraction in current.storedInteractions.reversed() where isInterested(drop) {
        return drop
      }
      view = current.superview
    }
    return nil
  }

  private func isInterested(_ drop: UIDropInteraction) -> Bool {
    let key = ObjectIdentifier(drop)
    if let known = interests[key] { return known }
    let answer = drop.delegate?.dropInteraction(drop, canHandle: session) ?? false
    interests[key] = answer
    return answer
  }

  /// The scroll views under the finger that can scroll do so at their edges.
  private func followEdges(of hit: UIView?) {
    var found: [UIScrollView] = []
    var view = hit
    while let current = view {
      if let scrollView = current as? UIScrollView, !scrollView.draggableAxes.isEmpty { found.append(scrollView) }
      view = current.superview
    }
    scrollers.follow(session.place, over: found)
  }

  // MARK: - End

  /// The finger was lifted.
  func end() {
    guard !isOver else { return }
    guard hasBegun, let target, let operation = allowed(proposal?.operation) else { return cancel() }
    isOver = true
    scrollers.stop()
    springs.stop()
    source?.dragInteraction(interaction, session: session, willEndWith: operation)
    target.delegate?.dropInteraction(target, performDrop: session)
    land(on: target) { [self] in
      target.delegate?.dropInteraction(target, concludeDrop: session)
      tellTargetsOfEnd()
      source?.dragInteraction(interaction, session: session, didEndWith: operation)
      source?.dragInteraction(interaction, sessionDidTransferItems: session)
      tellSourcesOfEnd()
    }
  }

  private func allowed(_ operation: UIDropOperation?) -> UIDropOperation? {
    switch operation {
    case .copy: .copy
    case .move: session.allowsMoveOperation ? .move : nil
    default: nil
    }
  }

  /// Everything flies back.
  func cancel() {
    guard !isOver else { return }
    isOver = true
    scrollers.stop()
    springs.stop()
    leaveTarget()
    if hasBegun { source?.dragInteraction(interaction, session: session, willEndWith: .cancel) }
    animatePlatters { platter, animator in
      let origin = origin(of: platter.item)
      let preview = origin.delegate?.dragInteraction(
        origin, previewForCancelling: platter.item, withDefault: platter.preview)
      origin.delegate?.dragInteraction(origin, item: platter.item, willAnimateCancelWith: animator)
      animator.addAnimations {
        guard let preview, preview.target.container.window != nil else { return platter.fade() }
        platter.fly(to: preview)
      }
    } completion: { [self] in
      tellTargetsOfEnd()
      if hasBegun { source?.dragInteraction(interaction, session: session, didEndWith: .cancel) }
      tellSourcesOfEnd()
    }
  }

  private func land(on target: UIDropInteraction, completion: @escaping () -> Void) {
    animatePlatters { platter, animator in
      let standard = platter.shrunkPreview(in: target.view ?? window)
      let preview = target.delegate?.dropInteraction(
        target, previewForDropping: platter.item, withDefault: standard)
      target.delegate?.dropInteraction(target, item: platter.item, willAnimateDropWith: animator)
      animator.addAnimations {
        guard let preview, preview !== standard else { return platter.fade() }
        platter.fly(to: preview)
      }
    } completion: {
      completion()
    }
  }

  private func animatePlatters(
    _ animate: (DragPlatter, DragAnimator) -> Void, completion: @escaping () -> Void
  ) {
    let all = DragAnimator(duration: DragPlatter.flightDuration)
    for platter in platters { animate(platter, all) }
    all.addCompletion { [self] _ in
      for platter in platters { platter.removeFromSuperview() }
      let application = window.owningApplication
      if application.activeDrag === self { application.activeDrag = nil }
      completion()
    }
    all.start()
  }

  /// The size of what is seen of an item, points; `nil` where nothing is.
  func previewSize(of item: UIDragItem) -> CGSize? { platters.first { $0.item === item }?.bounds.size }

  private func tellTargetsOfEnd() {
    for interaction in visited { interaction.delegate?.dropInteraction(interaction, sessionDidEnd: session) }
  }
}

/// What delegates may add animations to.
@MainActor final class DragAnimator: NSObject, UIDragAnimating {
  private let animator: UIViewPropertyAnimator

  init(duration: TimeInterval) {
    animator = UIViewPropertyAnimator(duration: duration, dampingRatio: 0.85)
    super.init()
  }

  func addAnimations(_ animations: @escaping () -> Void) { animator.addAnimations(animations) }

  func addCompletion(_ completion: @escaping (UIViewAnimatingPosition) -> Void) { animator.addCompletion(completion) }

  func start() {
    // One with nothing to animate would never end.
    animator.addAnimations {}
    animator.startAnimation()
  }
}

/// What lifts items and wants to know when they lie again, wherever: lists.
@preconcurrency @MainActor protocol DragSource: UIDragInteractionDelegate {
  /// The drag is over, and its items have come to rest.
  func dragIsOver()
}
