// SPDX-FileCopyrightText: 2026 The Tessera Authors
// SPDX-License-Identifier: MIT

// Links, attachments and tagged parts: what a press on them does, and the menus of those that are held.

extension UITextView {
  /// What can be pressed at a point; `nil` while the text is edited, or none of it can be.
  func textItem(at point: CGPoint) -> UITextItem? {
    guard isSelectable, !isEditing || !isEditable else { return nil }
    guard let place = editor.character(under: point)?.location, place < editor.length else { return nil }
    let shown = withDetectedLinks(textStorage)
    var range = NSRange()
    if let attachment = textStorage.attribute(.attachment, at: place, effectiveRange: &range) as? NSTextAttachment,
      textStorage.attribute(.link, at: place, effectiveRange: nil) == nil
    {
      return UITextItem(content: .textAttachment(attachment), range: range)
    }
    if let tag = textStorage.attribute(.textItemTag, at: place, effectiveRange: &range) as? String {
      return UITextItem(content: .tag(tag), range: range)
    }
    guard let value = shown.attribute(.link, at: place, effectiveRange: &range),
      let url = value as? URL ?? (value as? NSURL).map({ $0 as URL }) ?? (value as? String).flatMap(URL.init)
    else { return nil }
    return UITextItem(content: .link(url), range: range)
  }

  func hasItem(at point: CGPoint) -> Bool { textItem(at: point) != nil }

  /// Does what a press on a part does, unless the delegate does otherwise.
  func press(_ item: UITextItem) {
    if isAllowed(item, .invokeDefaultAction) { action(of: item)?.perform(from: self) }
  }

  private func isAllowed(_ item: UITextItem, _ interaction: UITextItemInteraction) -> Bool {
    switch item.content {
    case .link(let url):
      heldTextDelegate?.textView(self, shouldInteractWith: url, in: item.range, interaction: interaction) ?? true
    case .textAttachment(let attachment):
      heldTextDelegate?.textView(self, shouldInteractWith: attachment, in: item.range, interaction: interaction) ?? true
    case .tag: true
    }
  }

  /// What the delegate says that a press does or, where nobody is asked, what is usual.
  private func action(of item: UITextItem) -> UIAction? {
    let usual =
      switch item.content {
      case .link(let url): UIAction(title: "Open Link") { [weak self] _ in self?.owningApplication.open(url) }
      default: UIAction { _ in }
      }
    return heldTextDelegate.map { $0.textView(self, primaryActionFor: item, defaultAction: usual) } ?? usual
  }

  // MARK: - Menus

  /// What a finger that rests on a part shows; `nil` for nothing.
  func menu(for item: UITextItem) -> UITextItem.MenuConfiguration? {
    guard isAllowed(item, .presentActions) else { return nil }
    var elements: [UIMenuElement] = []
    if case .link(let url) = item.content {
      if let open = action(of: item) { elements.append(open) }
      elements.append(
        UIAction(title: "Copy Link", image: UIImage(systemName: "doc.on.doc")) { _ in UIPasteboard.general.url = url })
    }
    let usual = UIMenu(children: elements)
    let wanted =
      heldTextDelegate.map { $0.textView(self, menuConfigurationFor: item, defaultMenu: usual) }
      ?? UITextItem.MenuConfiguration(menu: usual)
    return wanted.flatMap { $0.menu.children.isEmpty ? nil : $0 }
  }

  /// A part as it is lifted.
  func preview(for item: UITextItem, _ configuration: UITextItem.MenuConfiguration) -> UITargetedPreview? {
    let rects = textGeometry.rectsInSight(for: item.range)
    guard let first = rects.first else { return nil }
    let place = rects.dropFirst().reduce(first) { $0.union($1) }
    let target = UIPreviewTarget(container: self, center: CGPoint(x: place.midX, y: place.midY))
    if let view = configuration.preview?.view {
      return UITargetedPreview(view: view, parameters: UIPreviewParameters(), target: target)
    }
    let label = UILabel(frame: CGRect(origin: .zero, size: place.size).insetBy(dx: -4, dy: -2))
    let text = NSMutableAttributedString(attributedString: textStorage.attributedSubstring(from: item.range))
    text.addAttributes(linkTextAttributes ?? [:], range: NSRange(location: 0, length: text.length))
    label.attributedText = text
    label.numberOfLines = 0
    label.textAlignment = .center
    label.backgroundColor = backgroundColor ?? .systemBackground
    return UITargetedPreview(view: label, parameters: UIPreviewParameters(), target: target)
  }
}

/// The menus of a text view's parts.
@MainActor final class TextItemMenus: NSObject, UIContextMenuInteractionDelegate {
  private unowned let textView: UITextView
  private var open: (item: UITextItem, configuration: UITextItem.MenuConfiguration)?

  init(_ textView: UITextView) {
    self.textView = textView
    super.init()
  }

  func contextMenuInteraction(
    _ interaction: UIContextMenuInteraction, configurationForMenuAtLocation location: CGPoint
  ) -> UIContextMenuConfiguration? {
    guard let item = textView.textItem(at: location), let wanted = textView.menu(for: item) else { return nil }
    open = (item, wanted)
    return UIContextMenuConfiguration(actionProvider: { _ in wanted.menu })
  }

  func contextMenuInteraction(
    _ interaction: UIContextMenuInteraction, configuration: UIContextMenuConfiguration,
    highlightPreviewForItemWithIdentifier identifier: any NSCopying
  ) -> UITargetedPreview? { open.flatMap { textView.preview(for: $0.item, $0.configuration) } }

  func contextMenuInteraction(
    _ interaction: UIContextMenuInteraction, willDisplayMenuFor configuration: UIContextMenuConfiguration,
    animator: (any UIContextMenuInteractionAnimating)?
  ) {
    guard let open, let animator else { return }
    textView.heldTextDelegate?.textView(textView, textItemMenuWillDisplayFor: open.item, animator: animator)
  }

  func contextMenuInteraction(
    _ interaction: UIContextMenuInteraction, willEndFor configuration: UIContextMenuConfiguration,
    animator: (any UIContextMenuInteractionAnimating)?
  ) {
    guard let open, let animator else { return }
    textView.heldTextDelegate?.textView(textView, textItemMenuWillEndFor: open.item, animator: animator)
  }
}
