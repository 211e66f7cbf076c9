// SPDX-FileCopyrightText: 2026 The Tessera Authors
// SPDX-License-Identifier: MIT

public import TesseraShims_UniformTypeIdentifiers

/// What a drop does with what is dragged.
public enum DropOperation: Equatable, Hashable, Sendable {
  case cancel
  case forbidden
  case copy
  case move

  fileprivate var uiOperation: UIDropOperation {
    switch self {
    case .cancel: .cancel
    case .forbidden: .forbidden
    case .copy: .copy
    case .move: .move
    }
  }
}

/// What a drop would do.
public struct DropProposal: Equatable, Sendable {
  public let operation: DropOperation

  public init(operation: DropOperation) {
    self.operation = operation
  }
}

/// What is dragged over a view.
public struct DropInfo {
  let session: Unchecked<any UIDropSession>
  private let types: [String]

  @MainActor init(_ session: any UIDropSession, types: [UTType], at location: CGPoint) {
    self.session = Unchecked(session)
    self.types = types.map(\.identifier)
    self.location = location
  }

  /// Where the drag is, in the view's coordinates.
  public let location: CGPoint

  /// Whether something of a type is dragged.
  public func hasItemsConforming(to contentTypes: [UTType]) -> Bool {
    let (session, names) = (session, contentTypes.map(\.identifier))
    return MainActorValue.get { session.value.hasItemsConforming(toTypeIdentifiers: names) }
  }

  /// What of some types is dragged.
  public func itemProviders(for contentTypes: [UTType]) -> [NSItemProvider] {
    let (session, names) = (session, contentTypes.map(\.identifier))
    return MainActorValue.get {
      Unchecked(
        session.value.items.map(\.itemProvider).filter { provider in
          names.contains { provider.hasItemConformingToTypeIdentifier($0) }
        })
    }.value
  }
}

/// Decides about drops on a view.
@MainActor @preconcurrency public protocol DropDelegate {
  func validateDrop(info: DropInfo) -> Bool
  func performDrop(info: DropInfo) -> Bool
  func dropEntered(info: DropInfo)
  func dropUpdated(info: DropInfo) -> DropProposal?
  func dropExited(info: DropInfo)
}

extension DropDelegate {
  public func validateDrop(info: DropInfo) -> Bool { true }
  public func dropEntered(info: DropInfo) {}
  public func dropUpdated(info: DropInfo) -> DropProposal? { nil }
  public func dropExited(info: DropInfo) {}
}

/// A delegate of closures.
private struct ClosureDropDelegate: DropDelegate {
  let types: [UTType]
  let isTargeted: Binding<Bool>?
  let perform: Unchecked<([NSItemProvider], CGPoint) -> Bool>

  nonisolated init(
    types: [UTType], isTargeted: Binding<Bool>?, perform: @escaping ([NSItemProvider], CGPoint) -> Bool
  ) {
    self.types = types
    self.isTargeted = isTargeted
    self.perform = Unchecked(perform)
  }

  func performDrop(info: DropInfo) -> Bool {
    isTargeted?.wrappedValue = false
    return perform.value(info.itemProviders(for: types), info.location)
  }

  func dropEntered(info: DropInfo) { isTargeted?.wrappedValue = true }
  func dropExited(info: DropInfo) { isTargeted?.wrappedValue = false }
}

/// Draws its view into a view of UIKit's, from which things are dragged or on which they are dropped.
struct DragDropModifier {
  var provide: (@MainActor () -> NSItemProvider)?
  /// What is lifted; `nil` for the view itself.
  var preview: (@MainActor () -> AnyView)?
  var types: [UTType] = []
  var delegate: (any DropDelegate)?
}

extension DragDropModifier: BoxModifier {
  static var changesLayout: Bool { false }

  func draw(_ box: ModifierBox<Self>, into drawing: inout Drawing, at place: CGRect) {
    let host = box.kept as? DragDropHost ?? DragDropHost(provide != nil, delegate != nil)
    box.kept = host
    host.modifier = self
    host.box = box
    var content = drawing.group(at: place)
    box.drawChildren(into: &content, at: place)
    host.view.show(content.list)
    let frame = drawing.frame(place)
    if host.view.frame != frame { host.view.frame = frame }
    drawing.add(.view(host.view))
  }

  func touchView(_ box: ModifierBox<Self>) -> UIView? { (box.kept as? DragDropHost)?.view }
}

/// The view of a box with drags and drops.
final class DragDropHost: NSObject, UIDragInteractionDelegate, UIDropInteractionDelegate {
  let view = GroupView()
  weak var box: Box?
  var modifier = DragDropModifier()
  /// Shows what is lifted while it is.
  private var lifted: _UIHostingView<AnyView>?

  init(_ drags: Bool, _ drops: Bool) {
    super.init()
    if drags {
      let drag = UIDragInteraction(delegate: self)
      drag.isEnabled = true
      view.addInteraction(drag)
    }
    if drops { view.addInteraction(UIDropInteraction(delegate: self)) }
  }

  func dragInteraction(
    _ interaction: UIDragInteraction, itemsForBeginning session: any UIDragSession
  ) -> [UIDragItem] { modifier.provide.map { [UIDragItem(itemProvider: $0())] } ?? [] }

  func dragInteraction(
    _ interaction: UIDragInteraction, previewForLifting item: UIDragItem, session: any UIDragSession
  ) -> UITargetedDragPreview? {
    guard let preview = modifier.preview, let window = view.window else {
      return box?.liftedPreview(.dragPreview, of: view) ?? UITargetedDragPreview(view: view)
    }
    let shown = _UIHostingView(rootView: preview())
    shown.backgroundColor = .clear
    shown.overrideUserInterfaceStyle = view.traitCollection.userInterfaceStyle
    shown.frame = CGRect(origin: .zero, size: shown.sizeThatFits(window.bounds.size))
    shown.layoutIfNeeded()
    lifted = shown
    let center = view.convert(CGPoint(x: view.bounds.midX, y: view.bounds.midY), to: window)
    let parameters = UIDragPreviewParameters()
    parameters.backgroundColor = .clear
    return UITargetedDragPreview(
      view: shown, parameters: parameters, target: UIDragPreviewTarget(container: window, center: center))
  }

  private func info(_ session: any UIDropSession) -> DropInfo {
    DropInfo(session, types: modifier.types, at: session.location(in: view))
  }

  func dropInteraction(_ interaction: UIDropInteraction, canHandle session: any UIDropSession) -> Bool {
    guard session.hasItemsConforming(toTypeIdentifiers: modifier.types.map(\.identifier)) else { return false }
    return modifier.delegate?.validateDrop(info: info(session)) ?? false
  }

  func dropInteraction(_ interaction: UIDropInteraction, sessionDidEnter session: any UIDropSession) {
    modifier.delegate?.dropEntered(info: info(session))
  }

  func dropInteraction(
    _ interaction: UIDropInteraction, sessionDidUpdate session: any UIDropSession
  ) -> UIDropProposal {
    let proposal = modifier.delegate?.dropUpdated(info: info(session)) ?? DropProposal(operation: .copy)
    return UIDropProposal(operation: proposal.operation.uiOperation)
  }

  func dropInteraction(_ interaction: UIDropInteraction, sessionDidExit session: any UIDropSession) {
    modifier.delegate?.dropExited(info: info(session))
  }

  func dropInteraction(_ interaction: UIDropInteraction, performDrop session: any UIDropSession) {
    _ = modifier.delegate?.performDrop(info: info(session))
  }
}

extension View {
  /// Lets people drag something from the view.
  public nonisolated func onDrag(_ data: @escaping () -> NSItemProvider) -> some View {
    let data = Unchecked(data)
    return modifier(DragDropModifier(provide: { data.value() }))
  }

  /// Lets people drag something from the view; what is lifted looks as another view.
  public nonisolated func onDrag<V>(
    _ data: @escaping () -> NSItemProvider, @ViewBuilder preview: () -> V
  ) -> some View where V: View {
    let (data, preview) = (Unchecked(data), Unchecked(preview()))
    return modifier(DragDropModifier(provide: { data.value() }, preview: { AnyView(preview.value) }))
  }

  /// Lets people drop things of some types on the view, as a delegate decides.
  public nonisolated func onDrop(of supportedContentTypes: [UTType], delegate: any DropDelegate) -> some View {
    modifier(DragDropModifier(types: supportedContentTypes, delegate: delegate))
  }

  /// Lets people drop things of some types on the view.
  public nonisolated func onDrop(
    of supportedContentTypes: [UTType], isTargeted: Binding<Bool>?,
    perform action: @escaping (_ providers: [NSItemProvider]) -> Bool
  ) -> some View {
    modifier(
      DragDropModifier(
        types: supportedContentTypes,
        delegate: ClosureDropDelegate(types: supportedContentTypes, isTargeted: isTargeted) { providers, _ in
          action(providers)
        }))
  }

  /// Lets people drop things of some types on the view; the place is in its coordinates.
  public nonisolated func onDrop(
    of supportedContentTypes: [UTType], isTargeted: Binding<Bool>?,
    perform action: @escaping (_ providers: [NSItemProvider], _ location: CGPoint) -> Bool
  ) -> some View {
    modifier(
      DragDropModifier(
        types: supportedContentTypes,
        delegate: ClosureDropDelegate(types: supportedContentTypes, isTargeted: isTargeted, perform: action)))
  }
}
