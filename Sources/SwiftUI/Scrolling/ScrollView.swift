// SPDX-FileCopyrightText: 2026 The Tessera Authors
// SPDX-License-Identifier: MIT

internal import ViewGraph
internal import ViewLayoutCore

/// Shows a part of content that is larger than itself, and moves it.
public struct ScrollView<Content> where Content: View {
  public var content: Content
  /// The axes along which content is moved.
  public var axes: Axis.Set
  public var showsIndicators: Bool

  public nonisolated init(
    _ axes: Axis.Set = .vertical, showsIndicators: Bool = true, @ViewBuilder content: () -> Content
  ) {
    self.content = content()
    self.axes = axes
    self.showsIndicators = showsIndicators
  }
}

extension ScrollView: View {
  public typealias Body = Never

  public static func _makeView(view: _GraphValue<Self>, inputs: _ViewInputs) -> _ViewOutputs {
    _ViewOutputs(ScrollElement(view.value, inputs))
  }
}

/// The element of a scroll view.
final class ScrollElement<Content: View>: TypedElement<ScrollView<Content>> {
  private var child: TypedElement<Content>?
  private var box: ScrollBox!

  override init(_ value: ScrollView<Content>, _ inputs: _ViewInputs) {
    super.init(value, inputs)
    var inputs = _ViewInputs(below: self)
    inputs.environment = contentEnvironment
    child = Content.makeElement(value.content, inputs)
    box = ScrollBox(self, axes: value.axes.layoutAxes) { [unowned self] in child?.items ?? [] }
    rerun()
  }

  /// What is set on the scroll view is for it alone.
  private var contentEnvironment: EnvironmentChain {
    var values = EnvironmentValues(environment)
    if values.refresh != nil { values.refresh = nil }
    if values.scrollSettings.isForOneView { values.scrollSettings = values.scrollSettings.forContent }
    return values.chain
  }

  override func update(_ new: ScrollView<Content>) {
    super.update(new)
    box.set(axes: new.axes.layoutAxes)
    clearDirty()
    rerun()
    child?.update(new.content)
  }

  override func rerun() {
    reads.removeAll()
    let values = EnvironmentValues(environment, reads: reads)
    var settings = values.scrollSettings
    if !value.showsIndicators { settings.hideIndicators(value.axes) }
    box.configure(settings, isEnabled: values.isScrollEnabled, refresh: values.refresh)
  }

  override func environmentDidChange(readsDiffer: Bool) {
    host?.invalidateDrawing()
    if readsDiffer { markDirty() }
    child?.setEnvironment(contentEnvironment)
  }

  override func willRemove() { box.willLeave() }
  override var ownsState: Bool { true }

  override func forEachChild(_ body: (ViewGraphElement) -> Void) {
    if let child { body(child) }
  }

  override func childItemsDidChange() { box.stack.itemsDidChange() }
  override func makeItems() -> [Item] { [Item(box: box)] }
}

/// The scroll view of UIKit's behind one of SwiftUI's.
final class HostedScrollView: UIScrollView {
  weak var box: ScrollBox?

  override func adjustedContentInsetDidChange() {
    super.adjustedContentInsetDidChange()
    box?.alignContent()
  }
}

/// The box of a scroll view.
///
/// Its content is drawn into a view below a scroll view of UIKit's, from the content's own top left corner, so that
/// scrolling draws nothing. In the root's coordinates the content stands where it is seen.
final class ScrollBox: Box {
  private(set) var axes: LayoutAxes
  /// The content with its margins.
  private(set) var content: AlgorithmBox!
  private(set) var stack: AlgorithmBox!
  let scrollView = HostedScrollView()
  let contentView = GroupView()
  private(set) var settings = ScrollSettings()
  /// Whether the scroll view has been given its frame.
  private var isSetUp = false
  private lazy var follower = ScrollFollowing(self)

  init(_ element: ViewElement, axes: LayoutAxes, items: @escaping () -> [Item]) {
    self.axes = axes
    super.init(element)
    let axis: LayoutAxis = axes == .horizontal ? .horizontal : .vertical
    let stack = AlgorithmBox(element, algorithm: Self.stack(axes), axis: axis, items: items)
    self.stack = stack
    content = AlgorithmBox(element, algorithm: PaddingLayout(.zero)) { [Item(box: stack)] }
    adopt(content)
    scrollView.box = self
    scrollView.addSubview(contentView)
    scrollView.delegate = follower
    scrollView.contentInsetAdjustmentBehavior = .never
    scrollView.keyboardDismissMode = .none
  }

  /// Several views are stacked along the axis.
  private static func stack(_ axes: LayoutAxes) -> any LayoutAlgorithm {
    axes == .horizontal
      ? StackLayout(axis: .horizontal, alignment: .verticalCenter, spacing: nil)
      : StackLayout(axis: .vertical, alignment: .horizontalCenter, spacing: nil)
  }

  func set(axes: LayoutAxes) {
    guard axes != self.axes else { return }
    self.axes = axes
    stack.set(Self.stack(axes))
    contentDidChange()
  }

  func configure(_ new: ScrollSettings, isEnabled: Bool, refresh: RefreshAction?) {
    let old = settings
    settings = new
    scrollView.isScrollEnabled = isEnabled
    scrollView.clipsToBounds = !new.isClipDisabled
    scrollView.showsVerticalScrollIndicator = new.showsIndicators(.vertical)
    scrollView.showsHorizontalScrollIndicator = new.showsIndicators(.horizontal)
    scrollView.alwaysBounceVertical = axes.contains(.vertical) && new.bouncesAlways(.vertical)
    scrollView.alwaysBounceHorizontal = axes.contains(.horizontal) && new.bouncesAlways(.horizontal)
    scrollView.keyboardDismissMode = new.keyboardDismissMode
    scrollView.isPagingEnabled = new.targetBehavior is PagingScrollTargetBehavior
    follower.setRefresh(refresh)
    follower.positionDidChange(from: old)
    content.set(PaddingLayout(new.contentMargins))
    appearanceDidChange()
  }

  // MARK: - Layout

  override var algorithm: any LayoutAlgorithm { ScrollLayout(axes) }
  override var children: [Box] { [content] }

  /// The rectangle of the scroll view in the root: it reaches under bars where the layout's touches them.
  func area(of place: CGRect, in host: ViewHost) -> CGRect {
    let edges: Edge.Set = axes.contains(.vertical) ? .all : .horizontal
    let grown = host.extended(place, edges, for: self)
    guard grown != place else { return place }
    // A scroll view that reaches under bars already does not grow beyond the root.
    let bounds = host.bounds.union(place)
    return grown.intersection(bounds)
  }

  /// The size that the scroll view was given, less margins: what frames relative to it are measured by.
  var contentRoom: CGSize {
    let given = placedProposal.replacingUnspecified(by: frame.size)
    let margins = settings.contentMargins
    func length(_ axis: LayoutAxis) -> CGFloat {
      let whole = given[axis].isFinite ? given[axis] : frame.size[axis]
      return max(whole - margins.total(along: axis), 0)
    }
    return CGSize(width: length(.horizontal), height: length(.vertical))
  }

  private var knownRoom: CGSize?

  override func didPlace(in proposal: Proposal) {
    guard knownRoom != contentRoom else { return }
    knownRoom = contentRoom
    guard let host = element.host else { return }
    for box in host.scrolling.containerFrames.living where box.enclosingScroll(along: nil) === self {
      host.layOutAgain(box)
    }
  }

  override func place(of child: Box, in place: CGRect) -> CGRect {
    let size = content.frame.size
    guard let host = viewHost, isSetUp else {
      return super.place(of: child, in: place)
    }
    let area = area(of: place, in: host)
    let offset = scrollView.contentOffset
    let shift = alignedShift
    return CGRect(
      x: area.minX - offset.x + shift.x, y: area.minY - offset.y + shift.y, width: size.width, height: size.height)
  }

  /// How far content that is smaller than the room stands from the room's start, in points.
  private var alignedShift: CGPoint {
    guard let anchor = settings.anchors.alignment else { return .zero }
    let room = scrollView.bounds.inset(by: scrollView.adjustedContentInset).size
    let size = content.frame.size
    let x = isRightToLeft ? 1 - anchor.x : anchor.x
    return CGPoint(
      x: axes.contains(.horizontal) ? max(room.width - size.width, 0) * x : 0,
      y: axes.contains(.vertical) ? max(room.height - size.height, 0) * anchor.y : 0)
  }

  /// Puts content that is smaller than the room where it is to stand.
  func alignContent() {
    let scale = max(scrollView.traitCollection.displayScale, 1)
    let shift = alignedShift
    let origin = CGPoint(x: (shift.x * scale).rounded() / scale, y: (shift.y * scale).rounded() / scale)
    let frame = CGRect(origin: origin, size: contentView.bounds.size)
    if contentView.frame != frame { contentView.frame = frame }
  }

  override func draw(into drawing: inout Drawing, at place: CGRect) {
    guard let host = viewHost else { return }
    let area = area(of: place, in: host)
    let frame = drawing.frame(area)
    if scrollView.frame != frame { scrollView.frame = frame }
    let behavior: UIScrollView.ContentInsetAdjustmentBehavior = area == place ? .never : .always
    if scrollView.contentInsetAdjustmentBehavior != behavior { scrollView.contentInsetAdjustmentBehavior = behavior }
    setInsets(area, host)
    let size = content.frame.size
    let shown = CGSize(width: drawing.grid.ceil(size.width), height: drawing.grid.ceil(size.height))
    if scrollView.contentSize != shown { scrollView.contentSize = shown }
    contentView.bounds = CGRect(origin: .zero, size: shown)
    alignContent()
    var inner = Drawing(origin: .zero, grid: drawing.grid, host: drawing.host)
    content.show(into: &inner, at: CGRect(origin: .zero, size: size))
    contentView.show(inner.list)
    drawing.add(.view(scrollView))
    let isFirst = !isSetUp
    isSetUp = true
    follower.contentWasPlaced(isFirst: isFirst)
    // Their places are known only now.
    host.scrolling.updateTransitions(in: host)
  }

  /// Room besides the safe area: margins and the keyboard.
  private func setInsets(_ area: CGRect, _ host: ViewHost) {
    var insets = UIEdgeInsets.zero
    if host.keyboardCover > 0, area.maxY > host.safeRect.maxY { insets.bottom = host.keyboardCover }
    if scrollView.contentInset != insets { scrollView.contentInset = insets }
    let bars = settings.indicatorMargins
    let barInsets = UIEdgeInsets(
      top: bars.top, left: isRightToLeft ? bars.trailing : bars.leading, bottom: bars.bottom + insets.bottom,
      right: isRightToLeft ? bars.leading : bars.trailing)
    if scrollView.scrollIndicatorInsets != barInsets { scrollView.scrollIndicatorInsets = barInsets }
  }

  override func willLeave() {
    scrollView.delegate = nil
    scrollView.removeFromSuperview()
  }

  // MARK: - Hits

  override func pointForChildren(_ point: CGPoint, in place: CGRect) -> CGPoint? {
    settings.isClipDisabled || isInside(point, place) ? point : nil
  }

  private func isInside(_ point: CGPoint, _ place: CGRect) -> Bool {
    guard let host = viewHost else { return false }
    return area(of: place, in: host).offsetBy(dx: -place.minX, dy: -place.minY).contains(point)
  }

  override var touchView: UIView? { contentView }

  override func isHit(_ point: CGPoint) -> Bool {
    guard let host = viewHost, let place = host.rect(of: self) else { return false }
    return isInside(point, place)
  }

  override var namedSpace: CoordinateSpace? { .named(AnyHashable(ScrollSpace())) }

  // MARK: - Moving

  /// The scroll view moved its content.
  ///
  /// Returns whether rows on the way are still to be made.
  func didScroll() -> Bool {
    guard let host = viewHost else { return false }
    var needsRows = false
    for lazy in host.lazyBoxes.living where lazy.enclosingScroll(along: nil) === self {
      if lazy.visibleDidMove() {
        needsRows = true
        host.view?.setNeedsLayout()
      }
    }
    host.scrolling.updateTransitions(in: host)
    if host.hasPlaceObservers {
      host.scrolling.checkPlaces(host)
      host.view?.setNeedsLayout()
    }
    return needsRows
  }

  /// Rows above what is seen turned out longer or shorter: the content stays where it is.
  func follow(shift: CGFloat, along axis: LayoutAxis) {
    guard isSetUp else { return }
    var offset = scrollView.contentOffset
    offset[axis] += axis == .horizontal && isRightToLeft ? 0 : shift
    // The content's size follows when it is drawn; an offset beyond the old one must not be cut.
    let size = content.frame.size
    if scrollView.contentSize != size { scrollView.contentSize = size }
    scrollView.contentOffset = offset
  }

  /// Scrolls so that a rectangle of the root is seen. Returns whether that took a move.
  func reveal(_ target: CGRect, anchor: UnitPoint?, in host: ViewHost) -> Bool {
    if !isSetUp { return false }
    guard let contentPlace = host.rect(of: content) else { return false }
    let rect = target.offsetBy(dx: -contentPlace.minX, dy: -contentPlace.minY)
    let size = content.frame.size
    if scrollView.contentSize != size { scrollView.contentSize = size }
    let inset = scrollView.adjustedContentInset
    let seen = scrollView.bounds.inset(by: inset)
    var offset = scrollView.contentOffset
    for axis in LayoutAxis.allCases where axes.contains(LayoutAxes(axis)) {
      let (start, length) = (rect.origin[axis], rect.size[axis])
      let (first, room) = (seen.origin[axis], seen.size[axis])
      let before = axis == .horizontal ? inset.left : inset.top
      var wanted = first
      if let anchor {
        let share = axis == .horizontal ? (isRightToLeft ? 1 - anchor.x : anchor.x) : anchor.y
        wanted = start + share * length - share * room
      } else if start < first {
        wanted = start
      } else if start + length > first + room {
        wanted = length > room ? start : start + length - room
      }
      wanted = max(min(wanted, size[axis] - room), 0)
      offset[axis] = wanted - before
    }
    return move(to: offset)
  }

  /// Moves the content at once. Returns whether it stood elsewhere.
  func move(to offset: CGPoint) -> Bool {
    let old = scrollView.contentOffset
    guard abs(offset.x - old.x) > 0.01 || abs(offset.y - old.y) > 0.01 else { return false }
    scrollView.setContentOffset(offset, animated: false)
    return true
  }

  // MARK: - Accessibility

  /// The elements of the content stand in the scroll view's content, so that they scroll with it.
  func publishContent(at place: CGRect) -> SpokenElement {
    let size = content.frame.size
    let spoken = content.spokenElements(at: CGRect(origin: .zero, size: size))
    contentView.publish(spoken)
    return SpokenElement(frame: place, view: scrollView)
  }
}

/// The name of the nearest scroll view's coordinates.
struct ScrollSpace: Hashable {}

extension CoordinateSpaceProtocol where Self == NamedCoordinateSpace {
  /// The coordinates of the nearest scroll view.
  public static var scrollView: NamedCoordinateSpace {
    NamedCoordinateSpace(coordinateSpace: .named(AnyHashable(ScrollSpace())))
  }
}
