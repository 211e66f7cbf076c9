// SPDX-FileCopyrightText: 2026 The Tessera Authors
// SPDX-License-Identifier: MIT

/// What fingers do with a text: a tap puts the caret, two select the word, three the paragraph; a finger that rests takes
/// the caret along, and selects a word of text that is only read.
@MainActor final class TextGestures: NSObject, UIGestureRecognizerDelegate {
  private unowned let host: any TextToolsHost
  private unowned let editor: TextEditor
  private let tap = TextTapRecognizer()
  private let hold = TextHoldRecognizer()
  private(set) lazy var tools = TextSelectionTools(host: host, editor: editor)
  private var last: (time: TimeInterval, place: CGPoint, count: Int)?
  /// How long after a tap the next counts with it, in seconds, and how far away, in points.
  private static let (interval, distance): (TimeInterval, CGFloat) = (0.4, 40)

  init(host: any TextToolsHost, editor: TextEditor) {
    self.host = host
    self.editor = editor
  }

  func attach() {
    tap.delegate = self
    tap.cancelsTouchesInView = false
    tap.told = { [weak self] in self?.tapped() }
    tools.onHandleTap = { [weak self] in self?.tappedHandle(at: $0) }
    hold.delegate = self
    hold.told = { [weak self] in self?.held() }
    host.addGestureRecognizer(tap)
    host.addGestureRecognizer(hold)
  }

  /// What stands in the text has gestures of its own.
  func gestureRecognizer(_ gestureRecognizer: UIGestureRecognizer, shouldReceive touch: UITouch) -> Bool {
    guard host.isUserInteractionEnabled, let view = touch.view else { return false }
    tools.touchCame()
    let stops = sequence(first: view, next: { $0 === self.host ? nil : $0.superview })
    return !stops.contains { view in
      view !== self.host && (view is UIControl || gestureRecognizer === hold && view is SelectionHandle)
    }
  }

  /// A tap on a handle is one on the text.
  func gestureRecognizer(
    _ gestureRecognizer: UIGestureRecognizer,
    shouldRecognizeSimultaneouslyWith otherGestureRecognizer: UIGestureRecognizer
  ) -> Bool { gestureRecognizer === tap && otherGestureRecognizer.view is SelectionHandle }

  func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
    guard gestureRecognizer === hold else { return true }
    // What has a menu of its own shows that.
    return (host.isFirstResponder || !host.allowsEditing && host.canBecomeFirstResponder)
      && !host.hasItem(at: hold.location(in: host))
  }

  /// How many taps there have been in one place, with one there now.
  private func count(at place: CGPoint) -> Int {
    let now = host.owningApplication.now
    var count = 1
    if let last, now - last.time < Self.interval, abs(place.x - last.place.x) < Self.distance,
      abs(place.y - last.place.y) < Self.distance
    {
      count = last.count % 3 + 1
    }
    last = (now, place, count)
    return count
  }

  /// Handles lie over a short word when it is tapped for the third time.
  private func tappedHandle(at place: CGPoint) {
    let count = count(at: place)
    if count > 1 { select(count, at: place) } else if !tools.touchClosedMenu { tools.showMenu() }
  }

  private func tapped() {
    guard tap.state == .ended, !tools.touchMovedHandle else { return }
    let place = tap.location(in: host)
    let count = count(at: place)
    if count == 1, host.openLink(at: place) { return }
    if count == 1, host.isFirstResponder, togglesMenu(at: place) { return }
    guard host.isFirstResponder else {
      // Text that is only read is selected, not edited: by the second tap.
      guard host.allowsEditing || count > 1 else { return }
      guard host.becomeFirstResponder(), !host.allowsEditing else { return }
      return select(count, at: place)
    }
    select(count, at: place)
  }

  private func select(_ count: Int, at place: CGPoint) {
    editor.unmark()
    let offset = editor.boundaries.characterStart(at: host.textGeometry.offset(at: place))
    switch count {
    // Dots do not tell where words of a secret begin and end.
    case 2 where host.isSecureTextEntry: editor.selectAll()
    case 2:
      let word = editor.boundaries.selectedByDoubleTap(at: editor.character(under: place)?.location ?? offset)
      editor.select(NSRange(location: word.lowerBound, length: word.count))
    case 3:
      let paragraph = host.hasLines ? editor.boundaries.paragraphRange(at: offset) : 0..<editor.length
      editor.select(NSRange(location: paragraph.lowerBound, length: paragraph.count))
    default:
      editor.select(NSRange(location: caret(at: place), length: 0))
    }
    if count > 1, editor.selection.length > 0 { tools.showMenu() }
  }

  /// Where a tap puts the caret: at the nearer end of a word, as on iOS; a finger that rests takes it anywhere.
  private func caret(at place: CGPoint) -> Int {
    let geometry = host.textGeometry
    let offset = editor.boundaries.characterStart(at: geometry.offset(at: place))
    // Dots do not tell where words of a secret begin and end.
    guard !host.isSecureTextEntry, let word = editor.boundaries.wordAroundTap(at: offset) else { return offset }
    let (start, end) = (geometry.caretRect(at: word.lowerBound), geometry.caretRect(at: word.upperBound))
    guard start.midY == end.midY else {
      // A word on two lines: by its letters.
      return offset - word.lowerBound < word.upperBound - offset ? word.lowerBound : word.upperBound
    }
    return abs(place.x - start.midX) < abs(place.x - end.midX) ? word.lowerBound : word.upperBound
  }

  /// A tap on what is selected, or on the caret where it is, opens the menu, or has closed it; `false` for any other.
  private func togglesMenu(at place: CGPoint) -> Bool {
    let selection = editor.selection
    if selection.length > 0 {
      guard host.textGeometry.rectsInSight(for: selection).contains(where: { $0.contains(place) }) else { return false }
    } else {
      guard caret(at: place) == selection.location, editor.markedRange == nil else { return false }
    }
    if !tools.touchClosedMenu { tools.showMenu() }
    return true
  }

  private func held() {
    switch hold.state {
    case .began where !host.allowsEditing:
      guard host.isFirstResponder || host.becomeFirstResponder() else { return }
      select(2, at: hold.location(in: host))
    case .changed where !host.allowsEditing: break
    case .began, .changed:
      tools.dismissMenu()
      editor.unmark()
      let offset = editor.boundaries.characterStart(at: host.textGeometry.offset(at: hold.location(in: host)))
      editor.select(NSRange(location: offset, length: 0))
      host.showSelection()
      tools.showLoupe()
    case .ended where host.allowsEditing:
      tools.hideLoupe()
      tools.showMenu()
    case .cancelled, .failed: tools.hideLoupe()
    default: break
    }
  }
}

/// Recognises taps on a text.
private final class TextTapRecognizer: UITapGestureRecognizer {
  var told: (() -> Void)?

  override func tellTargets() {
    told?()
    super.tellTargets()
  }
}

/// Recognises a finger that rests on a text, or on a handle.
final class TextHoldRecognizer: UILongPressGestureRecognizer {
  var told: (() -> Void)?

  override func tellTargets() {
    told?()
    super.tellTargets()
  }
}
