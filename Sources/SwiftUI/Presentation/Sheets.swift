// SPDX-FileCopyrightText: 2026 The Tessera Authors
// SPDX-License-Identifier: MIT

internal import ViewGraph

/// How a screen is presented.
enum ScreenKind {
  case sheet
  case cover
  case popover(PopoverAttachmentAnchor, Edge?)
}

/// Presents a screen of views.
struct ScreenPresenter {
  var kind: ScreenKind
  /// What is shown now: its identity and its views.
  var current: (id: AnyHashable, content: () -> AnyView)?
  var setAbsent: () -> Void
  var onDismiss: (() -> Void)?
}

extension ScreenPresenter: PresentingModifier {
  var wanted: AnyHashable? { current?.id }

  func makePresentation(below element: ViewElement, at box: Box?) -> ScreenPresentation {
    ScreenPresentation(self, below: element, at: box)
  }

  func update(_ presentation: ScreenPresentation) {
    if let content = current?.content() { presentation.update(content) }
  }

  func reset() { setAbsent() }
  func didDismiss() { onDismiss?() }
}

/// A screen of views that is presented.
final class ScreenPresentation: Presentation, UISheetPresentationControllerDelegate,
  UIPopoverPresentationControllerDelegate
{
  private let host: ViewHost
  private let screen: ScreenController
  private var traits = SheetTraits()
  private let isPopover: Bool

  init(_ presenter: ScreenPresenter, below element: ViewElement, at box: Box?) {
    let parent = element.host
    host = ViewHost(family: (parent ?? ViewHost()).family, parent: parent)
    screen = ScreenController(host)
    isPopover = if case .popover = presenter.kind { true } else { false }
    super.init(screen)
    let target = DismissTarget { [weak self, weak screen] in
      guard let self, let screen, let presenting = screen.presentingViewController else { return }
      presenting.dismiss(animated: true) { self.didEnd?() }
    }
    host.overrides = [
      {
        $0.dismiss = DismissAction(target: target)
        $0.navigation = nil
        $0.buttonStyle = nil
        $0.isInListRow = false
      }
    ]
    let content = presenter.current?.content() ?? AnyView(EmptyView())
    let root = host.makeElement(EditModeScope(content), below: element)
    roots = [root]
    hosts = [host]
    switch presenter.kind {
    case .sheet: screen.modalPresentationStyle = .pageSheet
    case .cover: screen.modalPresentationStyle = .fullScreen
    case .popover(let anchor, let edge): showPopover(anchor, edge, at: box)
    }
    screen.presentationController?.delegate = self
    var value = PreferenceValue<SheetKey>()
    root.collect(SheetKey.self, into: &value)
    apply(value.result)
    host.watch(SheetKey.self) { [weak self] in self?.apply($0) }
    var page = PreferenceValue<PageKey>()
    root.collect(PageKey.self, into: &page)
    if let key = page.result.zoomSource { screen.preferredTransition = host.family.zoom(from: key) }
    var hasScheme = false
    host.observe(PreferredColorSchemeKey.self) { [weak screen] scheme in
      hasScheme = hasScheme || scheme != nil
      if hasScheme { screen?.overrideUserInterfaceStyle = UIUserInterfaceStyle(scheme) }
    }
  }

  func update(_ content: AnyView) {
    (roots.first as? RootElement<EditModeScope<AnyView>>)?.update(EditModeScope(content))
  }

  // MARK: - Sheets

  private var sheet: UISheetPresentationController? {
    screen.popoverPresentationController?.adaptiveSheetPresentationController ?? screen.sheetPresentationController
  }

  private func apply(_ new: SheetTraits) {
    let old = traits
    traits = new
    screen.isModalInPresentation = new.isDismissDisabled ?? false
    if let style = new.background { screen.loadViewIfNeeded(); screen.view.backgroundColor = color(style) }
    if !isPopover, screen.modalPresentationStyle == .pageSheet || screen.modalPresentationStyle == .formSheet {
      let isForm = new.sizing?.kind == .form || new.sizing?.kind == .fitted
      let style: UIModalPresentationStyle = isForm ? .formSheet : .pageSheet
      if screen.presentingViewController == nil, screen.modalPresentationStyle != style {
        screen.modalPresentationStyle = style
      }
      if new.sizing?.kind == .fitted { screen.preferredContentSize = host.size(.unspecified) }
    }
    guard let sheet else { return }
    sheet.animateIfSeen(screen) {
      if let detents = new.detents, detents != old.detents { sheet.detents = detents.map(\.uiDetent) }
      if let selected = new.selection?.wrappedValue, sheet.selectedDetentIdentifier != selected.identifier {
        sheet.selectedDetentIdentifier = selected.identifier
      }
      sheet.prefersGrabberVisible =
        switch new.dragIndicator ?? .automatic {
        case .visible: true
        case .hidden: false
        case .automatic: (new.detents?.count ?? 1) > 1
        }
      sheet.preferredCornerRadius = new.cornerRadius
      sheet.largestUndimmedDetentIdentifier = new.interaction?.undimmed(new.detents ?? [.large])
      if let scrolls = new.contentScrolls { sheet.prefersScrollingExpandsWhenScrolledToEdge = !scrolls }
    }
  }

  private func color(_ style: AnyShapeStyle) -> UIColor { UIColor(cgColor: style.paint(host.environment).color) }

  func sheetPresentationControllerDidChangeSelectedDetentIdentifier(_ sheet: UISheetPresentationController) {
    guard let selection = traits.selection else { return }
    let chosen = traits.detents?.first { $0.identifier == sheet.selectedDetentIdentifier }
    if let chosen, chosen != selection.wrappedValue { selection.wrappedValue = chosen }
  }

  func presentationControllerDidDismiss(_ presentationController: UIPresentationController) { didEnd?() }

  // MARK: - Popovers

  private func showPopover(_ anchor: PopoverAttachmentAnchor, _ edge: Edge?, at box: Box?) {
    screen.modalPresentationStyle = .popover
    guard let popover = screen.popoverPresentationController, let box, let shown = box.viewHost,
      let place = shown.rect(of: box)
    else { return }
    popover.sourceView = shown.view
    popover.sourceRect = anchor.rect(in: place, isRightToLeft: box.isRightToLeft)
    popover.permittedArrowDirections =
      switch edge {
      case .top: .up
      case .bottom: .down
      case .leading: box.isRightToLeft ? .right : .left
      case .trailing: box.isRightToLeft ? .left : .right
      case nil: .any
      }
    screen.preferredContentSize = host.size(.unspecified)
  }

  func adaptivePresentationStyle(
    for controller: UIPresentationController, traitCollection: UITraitCollection
  ) -> UIModalPresentationStyle {
    guard isPopover else { return controller.presentationStyle }
    let adaptation = traitCollection.verticalSizeClass == .compact ? traits.verticalAdaptation : traits.adaptation
    switch adaptation?.kind {
    case .popover, .noAdaptation: return .none
    case .cover: return .fullScreen
    case .sheet, .automatic, nil:
      return traitCollection.horizontalSizeClass == .compact ? .pageSheet : .none
    }
  }
}

extension UISheetPresentationController {
  /// Animates changes once the sheet is seen.
  fileprivate func animateIfSeen(_ screen: UIViewController, _ changes: () -> Void) {
    if screen.viewIfLoaded?.window != nil, !screen.isBeingPresented { animateChanges(changes) } else { changes() }
  }
}

extension View {
  private nonisolated func present<Content: View>(
    _ kind: ScreenKind, _ isPresented: Binding<Bool>, _ onDismiss: (() -> Void)?, _ content: @escaping () -> Content
  ) -> some View {
    modifier(
      ScreenPresenter(
        kind: kind,
        current: isPresented.wrappedValue ? (AnyHashable(true), { AnyView(DeferredView(make: content)) }) : nil,
        setAbsent: { if isPresented.wrappedValue { isPresented.wrappedValue = false } }, onDismiss: onDismiss))
  }

  private nonisolated func present<Item: Identifiable, Content: View>(
    _ kind: ScreenKind, _ item: Binding<Item?>, _ onDismiss: (() -> Void)?, _ content: @escaping (Item) -> Content
  ) -> some View {
    modifier(
      ScreenPresenter(
        kind: kind,
        current: item.wrappedValue.map { item in (AnyHashable(item.id), { AnyView(DeferredView { content(item) }) }) },
        setAbsent: { if item.wrappedValue != nil { item.wrappedValue = nil } }, onDismiss: onDismiss))
  }

  /// Presents a sheet while a binding is true.
  public nonisolated func sheet<Content>(
    isPresented: Binding<Bool>, onDismiss: (() -> Void)? = nil, @ViewBuilder content: @escaping () -> Content
  ) -> some View where Content: View { present(.sheet, isPresented, onDismiss, content) }

  /// Presents a sheet while a binding has an item; an item of another id is another sheet.
  public nonisolated func sheet<Item, Content>(
    item: Binding<Item?>, onDismiss: (() -> Void)? = nil, @ViewBuilder content: @escaping (Item) -> Content
  ) -> some View where Item: Identifiable, Content: View { present(.sheet, item, onDismiss, content) }

  /// Covers the screen while a binding is true.
  public nonisolated func fullScreenCover<Content>(
    isPresented: Binding<Bool>, onDismiss: (() -> Void)? = nil, @ViewBuilder content: @escaping () -> Content
  ) -> some View where Content: View { present(.cover, isPresented, onDismiss, content) }

  /// Covers the screen while a binding has an item.
  public nonisolated func fullScreenCover<Item, Content>(
    item: Binding<Item?>, onDismiss: (() -> Void)? = nil, @ViewBuilder content: @escaping (Item) -> Content
  ) -> some View where Item: Identifiable, Content: View { present(.cover, item, onDismiss, content) }

  /// Presents a popover at the view while a binding is true; where width is compact, a sheet.
  public nonisolated func popover<Content>(
    isPresented: Binding<Bool>, attachmentAnchor: PopoverAttachmentAnchor = .rect(.bounds), arrowEdge: Edge? = nil,
    @ViewBuilder content: @escaping () -> Content
  ) -> some View where Content: View { present(.popover(attachmentAnchor, arrowEdge), isPresented, nil, content) }

  /// Presents a popover at the view while a binding has an item; where width is compact, a sheet.
  public nonisolated func popover<Item, Content>(
    item: Binding<Item?>, attachmentAnchor: PopoverAttachmentAnchor = .rect(.bounds), arrowEdge: Edge? = nil,
    @ViewBuilder content: @escaping (Item) -> Content
  ) -> some View where Item: Identifiable, Content: View {
    present(.popover(attachmentAnchor, arrowEdge), item, nil, content)
  }
}

/// Where at a view a popover's arrow points.
public enum PopoverAttachmentAnchor {
  /// At a rectangle.
  case rect(Anchor<CGRect>.Source)
  /// At a point of the view.
  case point(UnitPoint)

  @MainActor fileprivate func rect(in place: CGRect, isRightToLeft: Bool) -> CGRect {
    switch self {
    case .rect(let source): return source.value(place)
    case .point(let point):
      let x = isRightToLeft ? 1 - point.x : point.x
      return CGRect(
        x: place.minX + x * place.width - 0.5, y: place.minY + point.y * place.height - 0.5, width: 1, height: 1)
    }
  }
}
