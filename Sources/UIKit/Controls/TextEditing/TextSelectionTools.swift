// SPDX-FileCopyrightText: 2026 The Tessera Authors
// SPDX-License-Identifier: MIT

/// A view whose text is selected by fingers.
@preconcurrency @MainActor protocol TextToolsHost: TextEditorHost {
  /// What the edit menu has for a range; `nil` for what is suggested.
  func editMenu(for range: NSRange, suggestedActions: [UIMenuElement]) -> UIMenu?
  func editMenuWillOpen(_ animator: any UIEditMenuInteractionAnimating)
  func editMenuWillClose(_ animator: any UIEditMenuInteractionAnimating)
}

/// What people do with a selection: the handles at its ends, the loupe under a finger, and the edit menu.
@MainActor final class TextSelectionTools: NSObject, UIEditMenuInteractionDelegate {
  private unowned let host: any TextToolsHost
  private unowned let editor: TextEditor
  private var handles: [SelectionHandle] = []
  private lazy var loupe = TextLoupe(of: host)
  /// Made when it is first shown.
  private var menu: UIEditMenuInteraction?
  /// The end that stays, and how far the finger is from the caret that it moves.
  private var drag: (fixed: Int, shift: CGPoint)?
  private var isDragging = false
  /// What the open menu is for, and where that was in the window.
  private var menuPlace: (selection: NSRange, rect: CGRect)?
  /// Whether the touch that is under way closed the menu.
  private(set) var touchClosedMenu = false
  /// Whether the touch that is under way, or was the last, moved a handle.
  private(set) var touchMovedHandle = false
  /// Called for a tap on a handle that stands outside of the text, with where it is in the host's bounds space.
  var onHandleTap: (CGPoint) -> Void = { _ in }

  init(host: any TextToolsHost, editor: TextEditor) {
    self.host = host
    self.editor = editor
  }

  /// Puts everything where the selection is now; called whenever the host is laid out.
  func update() {
    if let menu, menu.isOpen, let menuPlace, drag == nil {
      let isSame = host.isFirstResponder && menuPlace.selection == editor.selection
      if !isSame || host.convert(selectionRect, to: nil) != menuPlace.rect { menu.dismissMenu() }
    }
    guard host.isFirstResponder, editor.selection.length > 0 else {
      for handle in handles { handle.removeFromSuperview() }
      return
    }
    if handles.isEmpty { handles = [makeHandle(isStart: true), makeHandle(isStart: false)] }
    let geometry = host.textGeometry
    let seen = host.bounds.insetBy(dx: -TextGeometry.caretWidth, dy: 0)
    for handle in handles {
      let caret = geometry.caretRect(
        at: handle.isStart ? editor.selection.location : NSMaxRange(editor.selection))
      guard seen.intersects(caret) else {
        handle.removeFromSuperview()
        continue
      }
      let place = container(for: handle, at: caret)
      if handle.superview !== place { place.addSubview(handle) }
      handle.stand(at: host.convert(caret, to: place))
    }
  }

  // MARK: - Handles

  /// Where a handle stands: in the text's view, or above it where that would cut it off.
  private func container(for handle: SelectionHandle, at caret: CGRect) -> UIView {
    guard host.clipsToBounds, let parent = host.superview else { return host }
    let frame = handle.frame(at: caret)
    return frame.minY < host.bounds.minY || frame.maxY > host.bounds.maxY ? parent : host
  }

  private func makeHandle(isStart: Bool) -> SelectionHandle {
    let handle = SelectionHandle(isStart: isStart)
    handle.onDrag = { [weak self, unowned handle] state, point in
      guard let self else { return }
      dragged(handle, state, handle.superview.map { self.host.convert(point, from: $0) } ?? point)
    }
    return handle
  }

  private func dragged(_ handle: SelectionHandle, _ state: UIGestureRecognizer.State, _ point: CGPoint) {
    let selection = editor.selection
    switch state {
    case .began:
      let (moving, fixed) =
        handle.isStart
        ? (selection.location, NSMaxRange(selection)) : (NSMaxRange(selection), selection.location)
      let caret = host.textGeometry.caretRect(at: moving)
      drag = (fixed, CGPoint(x: caret.midX - point.x, y: caret.midY - point.y))
      isDragging = false
    case .changed:
      guard let drag else { return }
      isDragging = true
      touchMovedHandle = true
      dismissMenu()
      editor.unmark()
      let place = CGPoint(x: point.x + drag.shift.x, y: point.y + drag.shift.y)
      let offset = editor.boundaries.characterStart(at: host.textGeometry.offset(at: place))
      // A selection keeps a character at least.
      if offset != drag.fixed {
        let low = min(offset, drag.fixed)
        editor.select(NSRange(location: low, length: max(offset, drag.fixed) - low))
        host.showSelection()
      }
      loupe.show(at: host.textGeometry.caretRect(at: offset))
    default:
      drag = nil
      // The text hears of a tap on a handle within it by itself.
      if !isDragging, state == .ended, handle.superview !== host { onHandleTap(point) }
      guard isDragging else { return }
      isDragging = false
      loupe.hide()
      if state == .ended { showMenu() }
    }
  }

  /// Shows the loupe at the caret, while a finger takes that along.
  func showLoupe() { loupe.show(at: host.textGeometry.caretRect(at: editor.selection.location)) }
  func hideLoupe() { loupe.hide() }

  // MARK: - The menu

  private func makeMenu() -> UIEditMenuInteraction {
    let made = UIEditMenuInteraction(delegate: self)
    made.onTouchElsewhere = { [weak self] in self?.touchClosedMenu = true }
    host.addInteraction(made)
    menu = made
    return made
  }

  /// A finger comes down; what an earlier one closed no longer counts.
  func touchCame() {
    touchMovedHandle = false
    if menu?.isOpen != true { touchClosedMenu = false }
  }

  /// The selection's rectangle that is in sight, or the caret's, with handles, in the host's bounds space.
  private var selectionRect: CGRect {
    let geometry = host.textGeometry
    let rects = geometry.rectsInSight(for: editor.selection)
    guard let first = rects.first else { return geometry.caretRect(at: editor.selection.location) }
    let whole = rects.dropFirst().reduce(first) { $0.union($1) }
    let seen = whole.intersection(host.bounds)
    return (seen.isNull ? whole : seen).insetBy(dx: 0, dy: -8)
  }

  func showMenu() {
    guard host.isFirstResponder, host.window != nil else { return }
    touchClosedMenu = false
    let rect = selectionRect
    menuPlace = (editor.selection, host.convert(rect, to: nil))
    (menu ?? makeMenu()).presentEditMenu(
      with: UIEditMenuConfiguration(identifier: nil, sourcePoint: CGPoint(x: rect.midX, y: rect.midY)))
  }

  func dismissMenu() { menu?.dismissMenu() }

  func editMenuInteraction(
    _ interaction: UIEditMenuInteraction, menuFor configuration: UIEditMenuConfiguration,
    suggestedActions: [UIMenuElement]
  ) -> UIMenu? {
    host.editMenu(for: editor.selection, suggestedActions: suggestedActions)
  }

  func editMenuInteraction(
    _ interaction: UIEditMenuInteraction, targetRectFor configuration: UIEditMenuConfiguration
  ) -> CGRect { selectionRect }

  func editMenuInteraction(
    _ interaction: UIEditMenuInteraction, willPresentMenuFor configuration: UIEditMenuConfiguration,
    animator: any UIEditMenuInteractionAnimating
  ) { host.editMenuWillOpen(animator) }

  func editMenuInteraction(
    _ interaction: UIEditMenuInteraction, willDismissMenuFor configuration: UIEditMenuConfiguration,
    animator: any UIEditMenuInteractionAnimating
  ) { host.editMenuWillClose(animator) }
}
