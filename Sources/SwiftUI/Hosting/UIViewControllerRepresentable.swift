// SPDX-FileCopyrightText: 2026 The Tessera Authors
// SPDX-License-Identifier: MIT

internal import ViewGraph
internal import ViewLayoutCore

/// What a represented controller is told.
@MainActor @preconcurrency
public struct UIViewControllerRepresentableContext<Representable> where Representable: UIViewControllerRepresentable {
  public let coordinator: Representable.Coordinator
  public internal(set) var transaction: Transaction
  public var environment: EnvironmentValues
}

/// A view controller of UIKit's as a view of SwiftUI's.
@MainActor @preconcurrency public protocol UIViewControllerRepresentable: View where Body == Never {
  associatedtype UIViewControllerType: UIViewController
  associatedtype Coordinator = Void
  typealias Context = UIViewControllerRepresentableContext<Self>

  /// Makes the controller; called once for each identity.
  @MainActor @preconcurrency func makeUIViewController(context: Self.Context) -> Self.UIViewControllerType
  /// Brings the controller up to date; called after it is made and whenever something changed.
  @MainActor @preconcurrency func updateUIViewController(
    _ uiViewController: Self.UIViewControllerType, context: Self.Context)
  /// The controller goes away.
  @MainActor @preconcurrency static func dismantleUIViewController(
    _ uiViewController: Self.UIViewControllerType, coordinator: Self.Coordinator)
  @MainActor @preconcurrency func makeCoordinator() -> Self.Coordinator
  /// The controller's answer to a proposal; `nil` leaves it to its view.
  @MainActor @preconcurrency func sizeThatFits(
    _ proposal: ProposedViewSize, uiViewController: Self.UIViewControllerType, context: Self.Context
  ) -> CGSize?
}

extension UIViewControllerRepresentable where Coordinator == Void {
  public func makeCoordinator() {}
}

extension UIViewControllerRepresentable {
  public static func dismantleUIViewController(
    _ uiViewController: Self.UIViewControllerType, coordinator: Self.Coordinator
  ) {}

  public func sizeThatFits(
    _ proposal: ProposedViewSize, uiViewController: Self.UIViewControllerType, context: Self.Context
  ) -> CGSize? { nil }

  public static func _makeView(view: _GraphValue<Self>, inputs: _ViewInputs) -> _ViewOutputs {
    _ViewOutputs(RepresentedElement(view.value, inputs, RepresentedController<Self>.self))
  }
}

/// A represented controller with its coordinator.
final class RepresentedController<Value: UIViewControllerRepresentable>: Represented {
  private let coordinator: Value.Coordinator
  private let controller: Value.UIViewControllerType
  private unowned let element: ViewElement

  init(_ value: Value, _ element: ViewElement) {
    self.element = element
    let coordinator = value.makeCoordinator()
    self.coordinator = coordinator
    controller = value.makeUIViewController(
      context: UIViewControllerRepresentableContext(
        coordinator: coordinator, transaction: Transaction(),
        environment: EnvironmentValues(element.environment, reads: element.reads)))
  }

  var view: UIView { controller.view }

  private var context: UIViewControllerRepresentableContext<Value> {
    UIViewControllerRepresentableContext(
      coordinator: coordinator,
      transaction: element.transaction,
      environment: EnvironmentValues(element.environment, reads: element.reads))
  }

  func update(_ value: Value) { value.updateUIViewController(controller, context: context) }

  func size(_ value: Value, _ proposal: ProposedViewSize) -> CGSize? {
    if let size = value.sizeThatFits(proposal, uiViewController: controller, context: context) { return size }
    // A controller fills what it is given; its preferred size stands for what is left open.
    let preferred = controller.preferredContentSize
    let ideal = preferred == .zero ? controller.view.intrinsicContentSize : preferred
    func length(_ proposed: CGFloat?, _ ideal: CGFloat) -> CGFloat { max(proposed ?? ideal, 0) }
    return CGSize(width: length(proposal.width, ideal.width), height: length(proposal.height, ideal.height))
  }

  func override(_ value: Value, _ size: inout CGSize, _ proposal: ProposedViewSize) {}

  func attach(to host: ViewHost) {
    guard controller.parent == nil, let parent = host.controller else { return }
    parent.addChild(controller)
    controller.didMove(toParent: parent)
  }

  func dismantle() {
    Value.dismantleUIViewController(controller, coordinator: coordinator)
    guard controller.parent != nil else { return }
    controller.willMove(toParent: nil)
    controller.view.removeFromSuperview()
    controller.removeFromParent()
  }
}

extension ViewHost {
  /// The controller whose view the host's is, or is in.
  var controller: UIViewController? {
    var responder: UIResponder? = view
    while let current = responder {
      if let controller = current as? UIViewController { return controller }
      responder = current.next
    }
    return nil
  }
}
