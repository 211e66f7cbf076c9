// SPDX-FileCopyrightText: 2026 The Tessera Authors
// SPDX-License-Identifier: MIT

/// Presents a controller of UIKit's while a binding is true.
struct ControllerPresenter {
  let isPresented: Binding<Bool>
  /// Makes the controller, given what ends the presentation.
  let make: @MainActor (_ end: @escaping @MainActor () -> Void) -> UIViewController
}

extension ControllerPresenter: PresentingModifier {
  var wanted: AnyHashable? { isPresented.wrappedValue ? AnyHashable(true) : nil }

  func makePresentation(below element: ViewElement, at box: Box?) -> ControllerPresentation {
    ControllerPresentation(self)
  }

  func update(_ presentation: ControllerPresentation) {}
  func reset() { if isPresented.wrappedValue { isPresented.wrappedValue = false } }
}

/// A controller of UIKit's that is presented.
final class ControllerPresentation: Presentation, UIAdaptivePresentationControllerDelegate {
  init(_ presenter: ControllerPresenter) {
    // The presentation is there once the controller is.
    final class Link { weak var presentation: ControllerPresentation? }
    let link = Link()
    let controller = presenter.make {
      guard let presentation = link.presentation else { return }
      let controller = presentation.controller
      guard let presenting = controller.presentingViewController else { return presentation.finish() }
      presenting.dismiss(animated: UIView.areAnimationsEnabled) { presentation.finish() }
    }
    super.init(controller)
    link.presentation = self
    controller.presentationController?.delegate = self
  }

  fileprivate func finish() { didEnd?() }

  func presentationControllerDidDismiss(_ presentationController: UIPresentationController) { didEnd?() }
}

extension View {
  /// Presents a controller of another framework's while a binding is true.
  ///
  /// - Parameter make: Makes the controller, given what ends the presentation.
  package nonisolated func presents(
    isPresented: Binding<Bool>,
    _ make: @escaping @MainActor (_ end: @escaping @MainActor () -> Void) -> UIViewController
  ) -> some View { modifier(ControllerPresenter(isPresented: isPresented, make: make)) }
}
