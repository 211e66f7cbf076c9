// SPDX-FileCopyrightText: 2026 The Tessera Authors
// SPDX-License-Identifier: MIT

/// A menu from the moment its delegate gives a configuration until it is closed.
@MainActor final class ContextMenuSession {
  private let interaction: UIContextMenuInteraction
  let configuration: UIContextMenuConfiguration
  /// In the window's space.
  private let point: CGPoint
  private(set) var overlay: MenuOverlay?
  private(set) var appearance = UIContextMenuInteraction.Appearance.compact
  private var preview: MenuPreview?

  private var delegate: (any UIContextMenuInteractionDelegate)? { interaction.delegate }

  init(_ interaction: UIContextMenuInteraction, _ configuration: UIContextMenuConfiguration, at point: CGPoint) {
    self.interaction = interaction
    self.configuration = configuration
    self.point = point
  }

  // MARK: - Opening

  /// Shows the menu; `false` where there is nothing to show.
  @discardableResult
  func open(byPointer: Bool) -> Bool {
    guard let view = interaction.view, let window = view.window else { return false }
    let button = interaction.button
    let menu = configuration.actionProvider?([])
    let showsPreview = button == nil && !byPointer
    let controller = showsPreview ? configuration.previewProvider?() : nil
    guard menu.map({ !$0.children.isEmpty }) ?? false || controller != nil else { return false }
    button?.menuWillOpen()
    let source: MenuOverlay.Source
    if let button {
      source = .button(view, button.menuAnchor(for: configuration))
    } else if showsPreview {
      appearance = .rich
      let preview = MenuPreview(highlightPreview(of: view), controller: controller)
      self.preview = preview
      source = .preview(preview)
    } else {
      source = .point(window.convert(point, from: nil))
    }
    let order = configuration.preferredMenuElementOrder
    let overlay = MenuOverlay(
      source, in: window, putsFirstNearest: order == .priority || order == .automatic && button != nil,
      MenuContext(
        isRightToLeft: view.effectiveUserInterfaceLayoutDirection == .rightToLeft,
        canSend: { [weak view] command in Self.target(of: command, from: view) != nil }))
    self.overlay = overlay
    interaction.session = self
    overlay.onChoose = { [weak self] in self?.choose($0) }
    overlay.onDismiss = { [weak self] in self?.close(animated: true) }
    overlay.onPreviewTap = { [weak self] in self?.commit() }
    let animator = MenuAnimator(previewViewController: controller)
    delegate?.contextMenuInteraction(interaction, willDisplayMenuFor: configuration, animator: animator)
    overlay.open(menu) { animator.animate() }
    window.owningApplication.schedule(after: MenuMetrics.opening.settlingDuration) { animator.complete() }
    return true
  }

  private func highlightPreview(of view: UIView) -> UITargetedPreview {
    delegate?.contextMenuInteraction(
      interaction, configuration: configuration, highlightPreviewForItemWithIdentifier: configuration.identifier)
      ?? delegate?.contextMenuInteraction(
        interaction, previewForHighlightingMenuWithConfiguration: configuration)
      ?? UITargetedPreview(view: view)
  }

  // MARK: - The finger that opened it

  /// Places are the window's points.
  func track(_ place: CGPoint) { if let overlay { overlay.track(overlay.convert(place, from: nil)) } }
  func release(_ place: CGPoint) { if let overlay { overlay.release(overlay.convert(place, from: nil)) } }

  // MARK: - Choosing

  private func choose(_ leaf: any UIMenu.Leaf) {
    let keepsMenu = leaf.attributes.contains(.keepsMenuPresented)
    let button = interaction.button
    let view = interaction.view
    let sender: Any = button?.menuSender ?? interaction
    if let command = leaf as? UICommand {
      command.performWithSender(sender, target: Self.target(of: command, from: view))
    } else {
      leaf.performWithSender(sender, target: nil)
    }
    button?.menuDidChoose(leaf)
    if !keepsMenu { close(animated: true) }
  }

  /// Who takes a command: along the chain from the first responder or, where there is none, from the view.
  private static func target(of command: UICommand, from view: UIView?) -> Any? {
    let first: UIResponder? = view?.window?.firstResponder ?? view
    return first?.target(forAction: command.action, withSender: command)
  }

  /// The preview was tapped.
  private func commit() {
    guard let overlay, let preview else { return }
    let animator = MenuAnimator(previewViewController: preview.controller)
    delegate?.contextMenuInteraction(
      interaction, willPerformPreviewActionForMenuWith: configuration, animator: animator)
    guard animator.preferredCommitStyle == .pop else {
      return close(animated: true, with: animator)
    }
    let end = end(with: animator)
    MenuMetrics.opening.animate {
      preview.fill()
      for card in overlay.cards { card.alpha = 0 }
      overlay.dimmingView.alpha = 0
      animator.animate()
      end.animate()
    } completion: {
      preview.finish()
      overlay.removeFromSuperview()
      animator.complete()
      end.complete()
    }
    overlay.isUserInteractionEnabled = false
    if overlay.window?.keyOverlay === overlay { overlay.window?.keyOverlay = nil }
  }

  // MARK: - Closing

  func close(animated: Bool, with commit: MenuAnimator? = nil) {
    guard let overlay, interaction.session === self else { return }
    preview?.home = dismissalPreview ?? preview?.home ?? UITargetedPreview(view: overlay)
    let end = end(with: commit)
    let close = {
      overlay.close {
        commit?.animate()
        end.animate()
      } completion: {
        commit?.complete()
        end.complete()
      }
    }
    animated ? close() : UIView.performWithoutAnimation(close)
  }

  private var dismissalPreview: UITargetedPreview? {
    guard preview != nil else { return nil }
    return delegate?.contextMenuInteraction(
      interaction, configuration: configuration, dismissalPreviewForItemWithIdentifier: configuration.identifier)
      ?? delegate?.contextMenuInteraction(
        interaction, previewForDismissingMenuWithConfiguration: configuration)
  }

  /// Tells the delegate of the end; from here on another menu can open.
  private func end(with commit: MenuAnimator?) -> MenuAnimator {
    let animator = MenuAnimator(previewViewController: preview?.controller)
    interaction.session = nil
    delegate?.contextMenuInteraction(interaction, willEndFor: configuration, animator: animator)
    return animator
  }
}
