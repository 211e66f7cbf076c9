// SPDX-FileCopyrightText: 2026 The Tessera Authors
// SPDX-License-Identifier: MIT

internal import ViewGraph
internal import ViewLayoutCore

/// A proposal in its older form.
public struct _ProposedSize: Sendable {
  var width: CGFloat?
  var height: CGFloat?
}

/// What a represented view is told.
@MainActor @preconcurrency public struct UIViewRepresentableContext<Representable>
where Representable: UIViewRepresentable {
  public let coordinator: Representable.Coordinator
  public internal(set) var transaction: Transaction
  public var environment: EnvironmentValues
  /// The tree that the view belongs to.
  weak var updateRoot: UpdateRoot?
}

/// A view of UIKit's as a view of SwiftUI's.
@MainActor @preconcurrency public protocol UIViewRepresentable: View where Body == Never {
  associatedtype UIViewType: UIView
  associatedtype Coordinator = Void
  typealias Context = UIViewRepresentableContext<Self>

  /// Makes the view; called once for each identity.
  @MainActor @preconcurrency func makeUIView(context: Self.Context) -> Self.UIViewType
  /// Brings the view up to date; called after it is made and whenever something changed.
  @MainActor @preconcurrency func updateUIView(_ uiView: Self.UIViewType, context: Self.Context)
  /// The view goes away.
  @MainActor @preconcurrency static func dismantleUIView(_ uiView: Self.UIViewType, coordinator: Self.Coordinator)
  @MainActor @preconcurrency func makeCoordinator() -> Self.Coordinator
  /// Changes the view's answer to a proposal: what `sizeThatFits` was before it was public.
  @MainActor @preconcurrency func _overrideSizeThatFits(
    _ size: inout CGSize, in proposedSize: _ProposedSize, uiView: Self.UIViewType)
  /// The view's answer to a proposal; `nil` leaves it to the view's intrinsic size and priorities.
  @MainActor @preconcurrency func sizeThatFits(
    _ proposal: ProposedViewSize, uiView: Self.UIViewType, context: Self.Context
  ) -> CGSize?
}

extension UIViewRepresentable where Coordinator == Void {
  public func makeCoordinator() {}
}

extension UIViewRepresentable {
  public static func dismantleUIView(_ uiView: Self.UIViewType, coordinator: Self.Coordinator) {}

  public func _overrideSizeThatFits(
    _ size: inout CGSize, in proposedSize: _ProposedSize, uiView: Self.UIViewType
  ) {}

  public func sizeThatFits(
    _ proposal: ProposedViewSize, uiView: Self.UIViewType, context: Self.Context
  ) -> CGSize? { nil }

  public static func _makeView(view: _GraphValue<Self>, inputs: _ViewInputs) -> _ViewOutputs {
    _ViewOutputs(RepresentedElement(view.value, inputs, RepresentedView<Self>.self))
  }
}

/// What a representable of either kind is to its element.
@MainActor protocol Represented: AnyObject {
  associatedtype Value
  var view: UIView { get }
  init(_ value: Value, _ element: ViewElement)
  func update(_ value: Value)
  func size(_ value: Value, _ proposal: ProposedViewSize) -> CGSize?
  func override(_ value: Value, _ size: inout CGSize, _ proposal: ProposedViewSize)
  func dismantle()
  /// The host is in a window, where controllers can be children of the host's.
  func attach(to host: ViewHost)
}

/// A represented view with its coordinator.
final class RepresentedView<Value: UIViewRepresentable>: Represented {
  private let coordinator: Value.Coordinator
  private let made: Value.UIViewType
  private unowned let element: ViewElement

  init(_ value: Value, _ element: ViewElement) {
    self.element = element
    let coordinator = value.makeCoordinator()
    self.coordinator = coordinator
    made = value.makeUIView(
      context: UIViewRepresentableContext(
        coordinator: coordinator, transaction: Transaction(),
        environment: EnvironmentValues(element.environment, reads: element.reads), updateRoot: element.root))
  }

  var view: UIView { made }

  private var context: UIViewRepresentableContext<Value> {
    UIViewRepresentableContext(
      coordinator: coordinator,
      transaction: element.transaction,
      environment: EnvironmentValues(element.environment, reads: element.reads), updateRoot: element.root)
  }

  func update(_ value: Value) { value.updateUIView(made, context: context) }

  func size(_ value: Value, _ proposal: ProposedViewSize) -> CGSize? {
    value.sizeThatFits(proposal, uiView: made, context: context)
  }

  func override(_ value: Value, _ size: inout CGSize, _ proposal: ProposedViewSize) {
    value._overrideSizeThatFits(
      &size, in: _ProposedSize(width: proposal.width, height: proposal.height), uiView: made)
  }

  func dismantle() { Value.dismantleUIView(made, coordinator: coordinator) }
  func attach(to host: ViewHost) {}
}

/// The element of a represented view.
final class RepresentedElement<R: Represented>: TypedElement<R.Value> {
  private var runner = BodyRunner<R.Value>()
  private var represented: R!
  private var box: RepresentedBox!
  /// The value with its dynamic properties installed.
  private var installed: R.Value

  init(_ value: R.Value, _ inputs: _ViewInputs, _ type: R.Type) {
    installed = value
    super.init(value, inputs)
    installed = runner.run(value, of: self) { $0 }
    represented = root.updating { R(installed, self) }
    box = RepresentedBox(self, view: represented.view) { [unowned self] proposal in
      represented.size(installed, proposal)
    }
    box.adjust = { [unowned self] in represented.override(installed, &$0, $1) }
    box.attach = { [unowned self] host in represented.attach(to: host) }
    runUpdate()
  }

  private func runUpdate() {
    root.updating { represented.update(installed) }
    box.contentDidChange()
  }

  override func update(_ new: R.Value) {
    let isSame = FieldTable.areEqual(value, new)
    super.update(new)
    guard !isSame || isDirty else { return }
    clearDirty()
    rerun()
  }

  override func rerun() {
    installed = runner.run(value, of: self) { $0 }
    runUpdate()
  }

  override func willRemove() {
    represented.dismantle()
    box.host.removeFromSuperview()
  }

  override func makeItems() -> [Item] { [Item(box: box)] }
  override var ownsState: Bool { !(R.Value.self is any ForgetfulView.Type) }
}

/// Holds a represented view, and notices when its intrinsic size changes.
final class PlatformViewHost: UIView {
  let content: UIView
  private var knownSize: CGSize
  var sizeDidChange: () -> Void = {}

  init(_ content: UIView) {
    self.content = content
    knownSize = content.intrinsicContentSize
    super.init(frame: .zero)
    addSubview(content)
  }

  required init?(coder: NSCoder) { return nil }

  override func action(for layer: CALayer, forKey event: String) -> (any CAAction)? {
    guard LayerAnimator.shared.isActive else { return super.action(for: layer, forKey: event) }
    return LayerAnimator.shared.action(for: layer, forKey: event)
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    if content.translatesAutoresizingMaskIntoConstraints, content.frame != bounds { content.frame = bounds }
    let size = content.intrinsicContentSize
    if size != knownSize {
      knownSize = size
      sizeDidChange()
    }
  }

  override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
    let hit = super.hitTest(point, with: event)
    return hit === self ? nil : hit
  }
}

/// Sizes a view of UIKit's by what it says, or by its intrinsic size and priorities.
struct RepresentedSizing: LayoutAlgorithm {
  let box: RepresentedBox

  func size(in proposal: Proposal, of children: LayoutChildren) -> CGSize {
    MainActorValue.get { box.answer(proposal) }
  }

  func place(
    _ children: LayoutChildren, in proposal: Proposal, size: CGSize, emit: (Int, CGPoint, Proposal) -> Void
  ) {}
}

/// The box of a view of UIKit's.
final class RepresentedBox: Box {
  let host: PlatformViewHost
  private let ask: (ProposedViewSize) -> CGSize?
  var attach: (ViewHost) -> Void = { _ in }

  init(_ element: ViewElement, view: UIView, ask: @escaping (ProposedViewSize) -> CGSize?) {
    host = PlatformViewHost(view)
    self.ask = ask
    super.init(element)
    host.sizeDidChange = { [weak self] in self?.contentDidChange() }
  }

  override var algorithm: any LayoutAlgorithm { RepresentedSizing(box: self) }

  /// Changes the answer that follows from the view itself.
  var adjust: (inout CGSize, ProposedViewSize) -> Void = { _, _ in }

  func answer(_ proposal: Proposal) -> CGSize {
    if let size = ask(ProposedViewSize(proposal)) { return size }
    var size = ownAnswer(proposal)
    adjust(&size, ProposedViewSize(proposal))
    return size
  }

  private func ownAnswer(_ proposal: Proposal) -> CGSize {
    let view = host.content
    var intrinsic = view.intrinsicContentSize
    if intrinsic.width == UIView.noIntrinsicMetric, intrinsic.height == UIView.noIntrinsicMetric,
      !view.constraints.isEmpty
    {
      // Constraints inside say how large the view wants to be.
      let width = proposal.width.map { min($0, 1e6) }
      intrinsic = view.systemLayoutSizeFitting(
        CGSize(width: width ?? 0, height: 0),
        withHorizontalFittingPriority: width == nil ? .fittingSizeLevel : .required,
        verticalFittingPriority: .fittingSizeLevel)
    }
    func length(_ proposed: CGFloat?, _ own: CGFloat, _ axis: NSLayoutConstraint.Axis) -> CGFloat {
      guard own != UIView.noIntrinsicMetric else { return max(proposed ?? 0, 0) }
      let least = view.contentCompressionResistancePriority(for: axis).rawValue >= 750 ? own : 0
      let greatest = view.contentHuggingPriority(for: axis).rawValue >= 750 ? own : .infinity
      return min(max(proposed ?? own, least), greatest)
    }
    return CGSize(
      width: length(proposal.width, intrinsic.width, .horizontal),
      height: length(proposal.height, intrinsic.height, .vertical))
  }

  override func draw(into drawing: inout Drawing, at place: CGRect) {
    if let shown = drawing.host {
      attach(shown)
      passTraits(of: shown)
    }
    let frame = drawing.frame(place)
    if host.frame != frame { host.frame = frame }
    drawing.add(.view(host))
  }

  /// Has the view follow what the environment says otherwise than the host's traits.
  private func passTraits(of root: ViewHost) {
    let (own, outer) = (element.environmentValues, root.environment)
    let style: UIUserInterfaceStyle = own.colorScheme == outer.colorScheme ? .unspecified : .init(own.colorScheme)
    if host.overrideUserInterfaceStyle != style { host.overrideUserInterfaceStyle = style }
    let isSameSize = own.dynamicTypeSize == outer.dynamicTypeSize
    if !isSameSize || isSizeOverridden {
      isSizeOverridden = !isSameSize
      host.traitOverrides.preferredContentSizeCategory = UIContentSizeCategory(own.dynamicTypeSize)
    }
    if own.layoutDirection != outer.layoutDirection || isDirectionOverridden {
      isDirectionOverridden = true
      host.traitOverrides.layoutDirection = own.layoutDirection == .rightToLeft ? .rightToLeft : .leftToRight
    }
  }

  private var isSizeOverridden = false
  private var isDirectionOverridden = false

  override var hitView: UIView? { host }
  override func isHit(_ point: CGPoint) -> Bool {
    host.content.isUserInteractionEnabled && CGRect(origin: .zero, size: frame.size).contains(point)
  }
}
