// SPDX-FileCopyrightText: 2026 The Tessera Authors
// SPDX-License-Identifier: MIT

internal import TesseraText

// Which of the two layout managers a text view has.

extension UITextView {
  /// What a view is made of.
  struct Parts {
    var container: NSTextContainer
    var engine: any TextViewEngine
    var storage: NSTextStorage
    var content: NSTextContentManager?
  }

  static func parts(of given: NSTextContainer?, width: CGFloat) -> Parts {
    let container = given ?? NSTextContainer(size: CGSize(width: width, height: 0))
    if let manager = container.ownLayoutManager {
      let storage = manager.textStorage ?? NSTextStorage(string: "")
      if manager.textStorage == nil { storage.addLayoutManager(manager) }
      return Parts(container: container, engine: manager, storage: storage)
    }
    let manager = container.textLayoutManager ?? NSTextLayoutManager()
    let content = manager.textContentManager ?? NSTextContentStorage()
    if manager.textContentManager == nil { content.addTextLayoutManager(manager) }
    if container.textLayoutManager == nil { manager.textContainer = container }
    let storage = (content as? NSTextContentStorage)?.textStorage ?? NSTextStorage(string: "")
    return Parts(container: container, engine: manager, storage: storage, content: content)
  }

  /// The view's layout manager, which takes the place of a text layout manager.
  func takingLayoutManager() -> NSLayoutManager {
    if let manager = engine as? NSLayoutManager { return manager }
    let manager = NSLayoutManager()
    let old = engine
    manager.textView = self
    (manager.defaults, manager.marked) = (old.defaults, old.marked)
    let listeners = old.listeners
    old.listeners = []
    old.textView = nil
    if let old = old as? NSTextLayoutManager {
      old.fallBack = nil
      old.textContainer = nil
    }
    // The storage is the view's, and the layout manager's from now on.
    (content as? NSTextContentStorage)?.textStorage = nil
    content = nil
    engine = manager
    manager.addTextContainer(textContainer)
    textStorage.addLayoutManager(manager)
    manager.listeners = listeners
    for view in attachmentViews { view.removeFromSuperview() }
    attachmentViews = []
    canvas.forget()
    setNeedsLayout()
    return manager
  }

  // MARK: - What is in sight

  /// Lays out what is in sight with a screen more above and below, and keeps in its place what is seen.
  func layoutInSight() -> TextLayout {
    guard let manager = textLayoutManager else { return engine.layout(of: textContainer) }
    guard manager.isLong else {
      let layout = engine.layout(of: textContainer)
      show(manager, 0..<manager.flow.count)
      return layout
    }
    let flow = manager.flow
    let top = bounds.minY - textContainerInset.top
    let seen = flow.index(atY: top).map { (index: $0, top: flow.top(of: $0)) }
    let shown = flow.ensure(from: top - bounds.height, to: top + 2 * bounds.height)
    if top > 0, let seen, case let moved = flow.top(of: seen.index) - seen.top, abs(moved) > 1e-6 {
      // What is above was thought to be higher, or lower.
      canvas.forget()
      shiftContent(by: moved)
    }
    show(manager, shown)
    return flow.layout
  }

  private func show(_ manager: NSTextLayoutManager, _ indices: Range<Int>) {
    let seen = bounds.offsetBy(dx: -textContainerInset.left, dy: -textContainerInset.top)
    manager.textViewportLayoutController.layoutViewport(in: seen)
    let fragments = manager.flow.fragments(indices)
    canvas.fragments = fragments.contains { $0.drawsItself } ? fragments : []
    placeViews(of: fragments)
  }

  /// Puts views where the attachments are that they stand for.
  private func placeViews(of fragments: [NSTextLayoutFragment]) {
    var placed: [UIView] = []
    for fragment in fragments where fragment.showsAttachments {
      for provider in fragment.textAttachmentViewProviders {
        guard let view = provider.view else { continue }
        let frame = fragment.layoutFragmentFrame
        let place = fragment.frameForTextAttachment(at: provider.location(in: fragment)).offsetBy(
          dx: frame.minX + textContainerInset.left, dy: frame.minY + textContainerInset.top)
        if view.frame != place { view.frame = place }
        if view.superview !== self { insertSubview(view, aboveSubview: canvas) }
        placed.append(view)
      }
    }
    for view in attachmentViews where !placed.contains(where: { $0 === view }) { view.removeFromSuperview() }
    attachmentViews = placed
    textLayoutManager?.flow.dropSpareProviders()
  }

  /// The offsets that are in sight, where not all of the text is laid out.
  var seenOffsets: Range<Int>? {
    guard let manager = textLayoutManager, manager.isLong else { return nil }
    let top = bounds.minY - textContainerInset.top
    return manager.flow.offsets(of: manager.flow.ensure(from: top, to: top + bounds.height))
  }
}
