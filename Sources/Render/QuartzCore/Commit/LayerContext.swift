// SPDX-FileCopyrightText: 2026 The Tessera Authors
// SPDX-License-Identifier: MIT

internal import CoreGraphics
internal import RenderProtocol

/// One screen's layer tree, and what the render servers have yet to hear of it.
///
/// The context gives layers their identifiers and keeps a list of those with changes, so that a commit costs what
/// changed, whatever the size of the tree. One frame is `makeFrame()`: layout, display, commit.
@MainActor package final class LayerContext {
  /// The layer that holds all others; its frame is the screen.
  package let root: CALayer
  /// The clock and the transactions that the tree goes by.
  package let session: InterfaceSession
  /// The root layer's size in points.
  package private(set) var screenSize: CGSize
  /// Pixels per point.
  package private(set) var screenScale: CGFloat
  /// Called when the context goes from having nothing to do to having work for a frame, and when it is set while
  /// there is work.
  package var onWork: (@MainActor () -> Void)? {
    didSet { if hasNotedWork { onWork?() } }
  }
  /// How many layers the last commit looked at; for tests and measurements.
  package private(set) var layersVisitedByLastCommit = 0

  let schedule = AnimationSchedule()
  let displayLinks = DisplayLinks()

  private var listed: [CALayer] = []
  /// The layers of the tree that make others.
  private(set) var makers: [any LayerMaker] = []
  /// When they were last asked, in media time.
  private(set) var lastMaking: CFTimeInterval = 0
  /// The layers of the tree that are drawn anew with every frame, while an animation moves what they draw by.
  private(set) var drawnMoving: [CALayer] = []
  /// Up to when they were, in media time.
  private var lastDrawing: CFTimeInterval = 0
  private var isScreenChanged = true
  private var hasNotedWork = false
  private var lastIdentifier: UInt32 = 0
  private var lastNumber: UInt64 = 0
  private var sentImages = Set<ImageIdentifier>()
  /// Layers that other contexts took over.
  private var forgotten: [LayerID] = []

  /// Makes `root` the root of a screen's tree; lengths are points, `screenScale` is pixels per point. The tree
  /// goes by `session`, by default the caller's.
  ///
  /// - Precondition: `root` has no superlayer and is in no other context's tree.
  package init(
    root: CALayer = CALayer(), screenSize: CGSize, screenScale: CGFloat, session: InterfaceSession = .current
  ) {
    precondition(root.parent == nil, "The root of a layer context cannot have a superlayer.")
    precondition(root.context == nil, "A layer can be the root of one layer context only.")
    self.root = root
    self.session = session
    self.screenSize = screenSize
    self.screenScale = screenScale
    root.frame = CGRect(origin: .zero, size: screenSize)
    enter(root)
    session.context = self
    displayLinks.onStart = { [weak self] in self?.noteWork() }
    displayLinks.take(session)
  }

  /// Changes the screen, as by rotation, and gives the root layer its size.
  package func setScreen(size: CGSize, scale: CGFloat) {
    guard size != screenSize || scale != screenScale else { return }
    screenSize = size
    screenScale = scale
    isScreenChanged = true
    CATransaction.withoutActions { root.frame = CGRect(origin: .zero, size: size) }
    noteWork()
  }

  /// Whether a frame would have anything to do.
  package var hasWork: Bool {
    !root.pending.isEmpty || !listed.isEmpty || isScreenChanged || schedule.hasWaiting
  }

  // MARK: - Layers

  /// Takes a layer and all below it into the tree.
  func enter(_ layer: CALayer) {
    if !layer.sync.isInTree, layer.made.isMaking, let maker = layer as? any LayerMaker { makers.append(maker) }
    if layer.sync.context !== self {
      // Another context's server may still have it; that context forgets it at its own next commit.
      layer.sync.context?.forget(layer)
      lastIdentifier += 1
      layer.sync = SyncState(context: self, id: LayerID(rawValue: lastIdentifier))
    }
    layer.sync.isInTree = true
    layer.list()
    layer.enterWaitingAnimations(self)
    if let mask = layer.maskLayer { enter(mask) }
    for child in layer.shownChildren {
      enter(child)
    }
  }

  /// Takes a layer and all below it out of the tree.
  func leave(_ layer: CALayer) {
    if layer.made.isMaking { makers.removeAll { $0 === layer } }
    layer.sync.isInTree = false
    layer.list()
    if let mask = layer.maskLayer { leave(mask) }
    for child in layer.shownChildren {
      leave(child)
    }
  }

  /// Puts a layer on the list for the next commit.
  func list(_ layer: CALayer) {
    listed.append(layer)
    noteWork()
  }

  /// Takes on an animation, which begins with the next commit.
  func addWaiting(_ animation: RunningAnimation) {
    schedule.add(animation)
    noteWork()
  }

  /// Has a layer asked for display with every frame, until nothing moves any more that it draws by.
  func noteDrawnMoving(_ layer: CALayer) {
    if !drawnMoving.contains(where: { $0 === layer }) { drawnMoving.append(layer) }
  }

  /// Asks for the display of what is to be drawn otherwise at `time` than when it was last.
  func displayDrawnMoving(at time: CFTimeInterval) {
    guard !drawnMoving.isEmpty else { return }
    drawnMoving.removeAll { $0.context !== self || !$0.isDrawnMoving }
    for layer in drawnMoving {
      if let next = layer.nextDrawing(from: lastDrawing), next <= time { layer.displayMoved() }
    }
    lastDrawing = time
  }

  /// When something is next to be drawn otherwise, in media time.
  func nextDrawing(now: CFTimeInterval) -> CFTimeInterval? {
    drawnMoving.compactMap { $0.nextDrawing(from: now) }.min().map { max($0, lastDrawing + session.frameDuration) }
  }

  func noteWork() {
    guard !hasNotedWork else { return }
    hasNotedWork = true
    onWork?()
  }

  /// A layer goes to another context for good.
  private func forget(_ layer: CALayer) {
    listed.removeAll { $0 === layer }
    if layer.sync.isSent, let id = layer.sync.id { forgotten.append(id) }
    layer.endAllAnimations()
    noteWork()
  }

  // MARK: - Commits

  /// What changed since the last commit; `nil` where nothing did.
  ///
  /// Each layer is told once: whole (what differs from a new layer's state) if it is new to the render servers, else
  /// with its changed properties.
  ///
  /// - Complexity: O(changed layers and properties).
  package func makeCommit() -> CommitResult? {
    let time = beginCommit()
    runMakers(at: time)
    layersVisitedByLastCommit = listed.count
    var builder = CommitBuilder(knownImages: sentImages)
    for layer in listed {
      layer.sync.isListed = false
      builder.addChanges(of: layer)
    }
    endAnimationsOfLeavers()
    builder.removed += forgotten
    forgotten.removeAll()
    guard !builder.isEmpty || isScreenChanged else {
      noteRest()
      return nil
    }
    return finish(builder, isFull: false, time: time)
  }

  /// The whole tree, for a render server that knows nothing of it; counts as having told all changes.
  package func makeFullCommit() -> CommitResult {
    let time = beginCommit()
    runMakers(at: time)
    for layer in listed {
      layer.sync.isListed = false
      layer.sync.isSent = false
    }
    endAnimationsOfLeavers()
    forgotten.removeAll()
    var builder = CommitBuilder(knownImages: [])
    builder.addTree(root)
    layersVisitedByLastCommit = builder.deltas.count
    return finish(builder, isFull: true, time: time)
  }

  /// Begins the animations that were added, at the time of the commit, which is returned.
  private func beginCommit() -> CFTimeInterval {
    let now = session.clock()
    // What is noted on the way needs no frame of its own.
    hasNotedWork = true
    schedule.startWaiting(at: now)
    return now
  }

  private func runMakers(at time: CFTimeInterval) {
    guard !makers.isEmpty else { return }
    lastMaking = time
    // What stands in another is made first, so that the outer one copies it as it is.
    for maker in makers.count > 1 ? makers.sorted(by: { depth(of: $0) > depth(of: $1) }) : makers {
      maker.make(at: time, changed: listed)
    }
  }

  private func depth(of layer: CALayer) -> Int {
    sequence(first: layer) { $0.parent }.reduce(0) { depth, _ in depth + 1 }
  }

  /// Ends what moved on layers that have left the tree; empties the list.
  private func endAnimationsOfLeavers() {
    let leavers = listed.filter { !$0.sync.isInTree && $0.motion != nil }
    listed.removeAll(keepingCapacity: true)
    for layer in leavers { layer.endAllAnimations() }
  }

  /// What the passes left over, such as layout asked for while drawing, wants another frame.
  private func noteRest() {
    hasNotedWork = false
    if !root.pending.isEmpty || !listed.isEmpty { noteWork() }
  }

  private func finish(_ builder: CommitBuilder, isFull: Bool, time: CFTimeInterval) -> CommitResult {
    sentImages = builder.knownImages
    isScreenChanged = false
    noteRest()
    lastNumber += 1
    guard let rootID = root.sync.id else {
      fatalError("The root entered the tree in init, which gave it an id.")
    }
    let commit = Commit(
      number: lastNumber, isFull: isFull, screenSize: screenSize, screenScale: screenScale, root: rootID,
      deltas: builder.deltas, removed: builder.removed, time: time)
    return CommitResult(commit: commit, images: builder.images)
  }
}
