// SPDX-FileCopyrightText: 2026 The Tessera Authors
// SPDX-License-Identifier: MIT

/// Shows what people type with, for whatever is first responder: the keyboard or the responder's own view, and what is to
/// stand above it.
///
/// All of it is the system's window's, in front of the app's. It tells in iOS's order: that the frame will change, that it
/// will be shown or hidden; and the same afterwards.
@MainActor final class KeyboardController {
  private unowned let application: UIApplication
  private var window: KeyboardWindow?
  /// The part of the screen that is covered, in its space; `nil` while nothing is shown.
  private(set) var frame: CGRect?
  private lazy var keyboard = KeyboardView()
  private weak var input: (any UIKeyInput)?
  private weak var shownInput: UIView?
  private weak var shownAccessory: UIView?
  /// Whose accessory is shown.
  private weak var owner: UIResponder?
  /// Whether something in the accessory is typed into.
  private var typesIntoAccessory = false
  /// Where the keyboard was when a finger began to drag it; `nil` while none does.
  private var resting: CGRect?
  /// Who was typed into last, where the keyboard stays although nobody is.
  private weak var kept: UIResponder?
  /// Which of several motions is the last.
  private var motion = 0

  /// How long the keyboard moves, in seconds; measured.
  static let duration: TimeInterval = 23.0 / 60

  init(of application: UIApplication) {
    self.application = application
  }

  /// What a responder wants to be shown.
  private struct Wanted {
    var input: UIView?
    var keyInput: (any UIKeyInput)?
    var accessory: UIView?
  }

  private func wanted(by first: UIResponder?) -> Wanted {
    guard let first else { return Wanted() }
    let chain = sequence(first: first, next: \.next)
    var wanted = Wanted()
    for responder in chain {
      if wanted.accessory == nil {
        wanted.accessory = responder.inputAccessoryViewController?.view ?? responder.inputAccessoryView
      }
      if wanted.input == nil { wanted.input = responder.inputViewController?.view ?? responder.inputView }
    }
    if wanted.accessory == nil, isInAccessory(first) { wanted.accessory = shownAccessory }
    // Whoever has a keyboard of their own gets what stands above it and what apps show in its place.
    if wanted.input == nil, !application.screen.configuration.hasHardwareKeyboard {
      wanted.keyInput = (first as? any UIKeyInput).flatMap { $0.wantsKeyboard ? $0 : nil }
    }
    return wanted
  }

  /// The first responder of the key window is another, or wants something else.
  func update() {
    // Windows that nobody made key take keys too where there is no other.
    let served = application.windowOfInput
    let first = served?.firstResponder
    if first == nil, typesIntoAccessory, let owner, !(owner is any UIKeyInput), owner.owningWindow === served {
      // A controller's bar stays when what is in it ends: whoever has it is the first responder again.
      typesIntoAccessory = false
      if owner.becomeFirstResponder() { return }
    }
    window?.served = served
    let wanted = wanted(by: first)
    typesIntoAccessory = first.map(isInAccessory) ?? false
    if !typesIntoAccessory { owner = first }
    let isShown = wanted.input != nil || wanted.keyInput != nil || wanted.accessory != nil
    guard isShown else {
      let last = (input as? UIResponder) ?? kept
      guard frame != nil, shownInput == nil, let last, Self.staysAfter(last) else { return hide() }
      (kept, input) = (last, nil)
      return
    }
    kept = nil
    show(wanted)
  }

  /// Whether a controller around a responder keeps the keyboard.
  private static func staysAfter(_ responder: UIResponder) -> Bool {
    sequence(first: responder, next: \.next).contains { ($0 as? any KeyboardKeeping)?.keepsKeyboard == true }
  }

  private func isInAccessory(_ responder: UIResponder) -> Bool {
    guard let shownAccessory else { return false }
    return sequence(first: responder, next: \.next).contains { $0 === shownAccessory }
  }

  /// A view is leaving its window: what is typed into in the accessory of whoever goes with it is so no longer.
  func viewWillLeave(_ view: UIView) {
    if let kept, kept.leaves(with: view) {
      self.kept = nil
      hide()
    }
    guard typesIntoAccessory, let owner, owner.leaves(with: view) else { return }
    self.owner = nil
    application.windowOfInput?.firstResponder?.resignFirstResponder()
  }

  // MARK: - Showing

  private func height(of view: UIView, width: CGFloat, default normal: CGFloat) -> CGFloat {
    // A view that may be of any height says itself how high it is, if it can.
    let sizesItself =
      (view as? UIInputView)?.allowsSelfSizing ?? false || view.autoresizingMask.contains(.flexibleHeight)
    if !sizesItself, view.translatesAutoresizingMaskIntoConstraints, view.bounds.height > 0 {
      return view.bounds.height
    }
    let fitted = view.systemLayoutSizeFitting(
      CGSize(width: width, height: 0), withHorizontalFittingPriority: .required,
      verticalFittingPriority: .fittingSizeLevel)
    let own = view.translatesAutoresizingMaskIntoConstraints ? view.bounds.height : 0
    return fitted.height > 0 ? fitted.height : own > 0 ? own : normal
  }

  private func show(_ wanted: Wanted) {
    let screen = application.screen.bounds.size
    let bottom = application.screen.configuration.safeArea.bottom
    let isPad = application.screen.traitCollection.userInterfaceIdiom == .pad
    let isNew = wanted.keyInput !== input
    input = wanted.keyInput
    let normal = KeyboardPlan.height(
      of: wanted.keyInput?.keyboardType ?? .default, screen: screen, safeAreaBottom: bottom, isPad: isPad)
    var inputHeight: CGFloat = 0
    if let view = wanted.input {
      inputHeight = height(of: view, width: screen.width, default: normal - bottom) + bottom
    } else if wanted.keyInput != nil {
      inputHeight = normal
    }
    let accessoryHeight = wanted.accessory.map { height(of: $0, width: screen.width, default: 44) } ?? 0
    // An accessory alone stands above the safe area.
    let total = inputHeight + accessoryHeight + (inputHeight == 0 ? bottom : 0)
    let end = CGRect(x: 0, y: screen.height - total, width: screen.width, height: total)
    let window = self.window ?? makeWindow()
    window.served = application.windowOfInput
    window.put(
      input: wanted.input ?? (wanted.keyInput == nil ? nil : keyboard), inputHeight: inputHeight,
      accessory: wanted.accessory, accessoryHeight: accessoryHeight, bottom: bottom,
      isPanel: wanted.input == nil && wanted.keyInput != nil || wanted.input is UIInputView || wanted.input != nil)
    if let keyInput = wanted.keyInput {
      window.overrideUserInterfaceStyle =
        switch keyInput.keyboardAppearance {
        case .dark: .dark
        case .light: .light
        default: (keyInput as? UIView)?.traitCollection.userInterfaceStyle ?? .unspecified
        }
      keyboard.adapt(to: keyInput, isNew: isNew)
      updateShift()
    }
    let begin = frame ?? CGRect(x: 0, y: screen.height, width: screen.width, height: total)
    let wasShown = frame != nil
    shownInput = wanted.input
    shownAccessory = wanted.accessory
    guard begin != end || !wasShown else { return }
    change(from: begin, to: end, isShown: true)
  }

  private func makeWindow() -> KeyboardWindow {
    let made = application.session.run { KeyboardWindow(frame: .zero) }
    keyboard.press = { [weak self] in self?.press($0) }
    made.contentDidChange = { [weak self] in if self?.frame != nil { self?.update() } }
    window = made
    return made
  }

  private func hide() {
    (input, kept) = (nil, nil)
    (shownInput, shownAccessory) = (nil, nil)
    guard let frame else { return }
    let screen = application.screen.bounds.size
    change(
      from: frame, to: CGRect(x: 0, y: screen.height, width: screen.width, height: frame.height), isShown: false)
  }

  // MARK: - Moving

  private func change(from begin: CGRect, to end: CGRect, isShown: Bool) {
    motion += 1
    let current = motion
    resting = nil
    frame = isShown ? end : nil
    let info: [AnyHashable: Any] = [
      UIResponder.keyboardFrameBeginUserInfoKey: NSValue(cgRect: begin),
      UIResponder.keyboardFrameEndUserInfoKey: NSValue(cgRect: end),
      UIResponder.keyboardAnimationDurationUserInfoKey: NSNumber(value: Self.duration),
      UIResponder.keyboardAnimationCurveUserInfoKey: NSNumber(value: 7),
      UIResponder.keyboardIsLocalUserInfoKey: NSNumber(value: true),
    ]
    post(UIResponder.keyboardWillChangeFrameNotification, info)
    post(isShown ? UIResponder.keyboardWillShowNotification : UIResponder.keyboardWillHideNotification, info)
    // Who heard of it may have ended it.
    guard current == motion else { return }
    if isShown, input != nil { application.windowOfInput?.firstResponder?.keyboardWillCome() }
    if let window, window.isHidden {
      UIView.performWithoutAnimation {
        window.frame = begin
        window.isHidden = false
        window.layoutIfNeeded()
      }
    }
    UIView.runBlock(
      duration: Self.duration, delay: 0, options: [.allowUserInteraction, .beginFromCurrentState],
      pace: .spring(.system),
      animations: {
        window?.frame = end
        moveGuides()
      },
      completion: { [weak self] _ in
        guard let self, current == motion else { return }
        if !isShown {
          window?.isHidden = true
          window?.clear()
        }
        post(UIResponder.keyboardDidChangeFrameNotification, info)
        post(isShown ? UIResponder.keyboardDidShowNotification : UIResponder.keyboardDidHideNotification, info)
      })
  }

  // MARK: - By a finger

  /// A finger that scrolls is at a height of the screen: the top edge goes with it where that is lower than where the
  /// keyboard rests. Nobody is told; what keeps to the keyboard goes along.
  func follow(_ y: CGFloat) {
    guard let window, let frame, !window.isHidden else { return }
    let rest = resting ?? frame
    let top = min(max(y, rest.minY), application.screen.bounds.height)
    guard resting != nil || top > rest.minY else { return }
    resting = rest
    place(CGRect(x: rest.minX, y: top, width: rest.width, height: rest.height))
  }

  /// The finger has left: the keyboard goes where that went down, or rested with more than half of it hidden, and else
  /// comes back.
  ///
  /// - Parameters:
  ///   - velocity: Points a second, positive downwards; `nil` where the drag was cancelled.
  ///   - dismiss: Ends what is typed into.
  func letGo(velocity: CGFloat?, dismiss: () -> Void) {
    guard let rest = resting, let frame else { return }
    resting = nil
    let hidden = frame.minY - rest.minY
    if let velocity, hidden > 0, velocity > 0 || velocity == 0 && hidden > rest.height / 2 {
      let before = motion
      dismiss()
      // Who is typed into may refuse to end.
      if motion != before { return }
    }
    UIView.runBlock(
      duration: Self.duration, delay: 0, options: [.allowUserInteraction, .beginFromCurrentState],
      pace: .spring(.system), animations: { place(rest) }, completion: nil)
  }

  private func place(_ frame: CGRect) {
    self.frame = frame
    window?.frame = frame
    moveGuides()
  }

  private func post(_ name: Notification.Name, _ info: [AnyHashable: Any]) {
    NotificationCenter.default.post(name: name, object: application.screen, userInfo: info)
  }

  /// Has everything that keeps to the keyboard go along.
  private func moveGuides() {
    for window in application.allWindows where window.isShown && window !== self.window {
      var hasGuides = false
      window.forEachInTree { view in
        guard view.autoLayout.systemGuides.keyboard != nil else { return }
        hasGuides = true
        view.guidesDidChange()
        view.setNeedsLayout()
      }
      if hasGuides { window.layoutIfNeeded() }
    }
  }

  /// The screen has another size.
  func screenDidChange() {
    guard frame != nil || application.windowOfInput?.firstResponder != nil else { return }
    update()
  }

  // MARK: - Keys

  private func press(_ key: KeyboardKey) {
    guard let target = application.textTarget else { return }
    switch key {
    case .text(let text): application.typeText(text, into: target)
    case .delete: application.deleteBackward(in: target)
    case .enter: application.typeText("\n", into: target)
    default: return
    }
    if let input = application.textTarget { inputDidChange(input) }
  }

  /// The text of what is typed into, or the place in it, has changed: Return may have something to do now, and the next
  /// letter may be a capital.
  func inputDidChange(_ changed: any UIKeyInput) {
    guard frame != nil, let input, changed === input else { return }
    keyboard.adapt(to: input, isNew: false)
    updateShift()
  }

  /// Capitals begin a text, a sentence or a word, as the responder wants.
  private func updateShift() {
    guard let input else { return }
    keyboard.setShifted(Self.capitalizes(input))
  }

  static func capitalizes(_ input: any UIKeyInput) -> Bool {
    switch input.autocapitalizationType {
    case .none: return false
    case .allCharacters: return true
    default: break
    }
    switch input.keyboardType {
    case .emailAddress, .URL: return false
    default: break
    }
    guard let editor = (input as? any TextKeyTarget)?.keyEditor else { return !input.hasText }
    // The sign that ends a sentence stands not far before; a long text is not read through.
    let start = max(editor.selection.location - 64, 0)
    let before = editor.text(in: NSRange(location: start, length: editor.selection.location - start))
    guard let last = before.last else { return true }
    if input.autocapitalizationType == .words { return last.isWhitespace }
    if last.isNewline { return true }
    guard last.isWhitespace, let sign = before.last(where: { !$0.isWhitespace }) else { return false }
    return ".?!".contains(sign)
  }

  /// The keyboard's view; for tests.
  var keys: KeyboardView? { frame != nil && input != nil ? keyboard : nil }
}

extension UIKeyInput {
  /// Whether keys type into the responder now; a text that is only read has no keyboard.
  var wantsKeyboard: Bool { (self as? any TextKeyTarget).map { $0.keyEditor.host.isEditable } ?? true }
}

extension UIApplication {
  /// The window whose first responder is typed into.
  var windowOfInput: UIWindow? {
    storedKeyWindow
      ?? allWindows.last { $0.isShown && !($0 is KeyboardWindow) && $0.firstResponder != nil }
  }
}
