// SPDX-FileCopyrightText: 2026 The Tessera Authors
// SPDX-License-Identifier: MIT

import RenderProtocol
import Testing

@testable import UIKit

/// Writes down what is told of the keyboard of one screen.
@MainActor private final class KeyboardLog {
  var words: [String] = []
  var info: [AnyHashable: Any] = [:]
  private var tokens: [any NSObjectProtocol] = []

  init(_ screen: UIScreen) {
    for (name, word) in [
      (UIResponder.keyboardWillChangeFrameNotification, "will change"),
      (UIResponder.keyboardWillShowNotification, "will show"),
      (UIResponder.keyboardDidChangeFrameNotification, "did change"),
      (UIResponder.keyboardDidShowNotification, "did show"),
      (UIResponder.keyboardWillHideNotification, "will hide"), (UIResponder.keyboardDidHideNotification, "did hide"),
    ] {
      tokens.append(
        NotificationCenter.default.addObserver(forName: name, object: screen, queue: nil) { [weak self] note in
          let passed = Passed(value: note.userInfo ?? [:])
          onThisThread {
            self?.words.append(word)
            self?.info = passed.value
          }
        })
    }
  }

  isolated deinit {
    for token in tokens { NotificationCenter.default.removeObserver(token) }
  }

  func take() -> [String] {
    defer { words = [] }
    return words
  }
}

@MainActor struct KeyboardTests {
  private let controller = UIViewController()
  private let field = UITextField(frame: CGRect(x: 20, y: 100, width: 200, height: 34))
  private let phone: Phone
  private let log: KeyboardLog

  init() {
    let controller = controller
    phone = Phone(root: controller)
    phone.window.makeKeyAndVisible()
    controller.view.addSubview(field)
    phone.frame()
    log = KeyboardLog(phone.application.screen)
  }

  private var keyboard: KeyboardView? { phone.application.keyboard.keys }

  private func press(_ key: KeyboardKey) {
    guard let view = keyboard?.key(key), let window = view.window else { return }
    let place = view.convert(CGPoint(x: view.bounds.midX, y: view.bounds.midY), to: window)
    phone.tap(place.x + window.frame.minX, place.y + window.frame.minY)
  }

  @Test func itComesAndGoesInOrder() {
    field.becomeFirstResponder()
    #expect(log.take() == ["will change", "will show"])
    phone.advance(0.5)
    #expect(log.take() == ["did change", "did show"])
    let end = log.info[UIResponder.keyboardFrameEndUserInfoKey]
    #expect((end as? NSValue)?.cgRectValue == CGRect(x: 0, y: 852 - 335, width: 393, height: 335))
    #expect((log.info[UIResponder.keyboardFrameBeginUserInfoKey] as? NSValue)?.cgRectValue.minY == 852)
    #expect(log.info[UIResponder.keyboardAnimationDurationUserInfoKey] as? Double == 23.0 / 60)
    #expect((log.info[UIResponder.keyboardAnimationCurveUserInfoKey] as? NSNumber)?.intValue == 7)
    field.resignFirstResponder()
    #expect(log.take() == ["will change", "will hide"])
    phone.advance(0.5)
    #expect(log.take() == ["did change", "did hide"])
    #expect(phone.application.windows.allSatisfy { $0 === phone.window })
  }

  @Test func ofAFieldTheDelegateHearsFirst() {
    field.addAction(UIAction { _ in log.words.append("begin") }, for: .editingDidBegin)
    field.becomeFirstResponder()
    #expect(log.take() == ["begin", "will change", "will show"])
  }

  @Test func itStaysWhenAnotherFieldTakesOver() {
    let other = UITextField(frame: CGRect(x: 20, y: 160, width: 200, height: 34))
    controller.view.addSubview(other)
    field.becomeFirstResponder()
    phone.advance(0.5)
    _ = log.take()
    other.becomeFirstResponder()
    #expect(log.take() == [])
    other.inputAccessoryView = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 44))
    #expect(log.take() == ["will change", "will show"])
    #expect(phone.application.keyboard.frame?.height == 379)
  }

  @Test func theGuideGoesAlong() {
    let bar = UIView()
    bar.translatesAutoresizingMaskIntoConstraints = false
    controller.view.addSubview(bar)
    NSLayoutConstraint.activate([
      bar.bottomAnchor.constraint(equalTo: controller.view.keyboardLayoutGuide.topAnchor),
      bar.leadingAnchor.constraint(equalTo: controller.view.leadingAnchor),
      bar.widthAnchor.constraint(equalToConstant: 100), bar.heightAnchor.constraint(equalToConstant: 50),
    ])
    phone.frame()
    #expect(bar.frame.maxY == 818)
    field.becomeFirstResponder()
    phone.frame()
    #expect(bar.frame.maxY == 517)
    field.resignFirstResponder()
    phone.advance(0.5)
    #expect(bar.frame.maxY == 818)
  }

  @Test func itsKeysType() {
    field.becomeFirstResponder()
    phone.advance(0.5)
    // A sentence begins with a capital.
    for letter in ["h", "i"] { press(.text(letter)) }
    #expect(field.text == "Hi")
    press(.space)
    press(.page(.numbers))
    press(.text("4"))
    press(.delete)
    #expect(field.text == "Hi ")
    press(.page(.letters))
    press(.shift)
    press(.text("x"))
    #expect(field.text == "Hi X")
    field.addAction(UIAction { _ in }, for: .editingDidEndOnExit)
    press(.enter)
    #expect(!field.isEditing)
  }

  @Test func aPadOfNumbersIsLower() {
    field.keyboardType = .numberPad
    field.becomeFirstResponder()
    phone.advance(0.5)
    #expect((phone.application.keyboard.frame?.height ?? 0) < 335)
    press(.text("7"))
    press(.text("0"))
    #expect(field.text == "70" && keyboard?.key(.space) == nil)
  }

  @Test func anInputViewStandsInItsPlace() {
    let picker = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 216))
    field.inputView = picker
    field.becomeFirstResponder()
    phone.advance(0.5)
    #expect(keyboard == nil && picker.window != nil)
    #expect(phone.application.keyboard.frame?.height == 250)
    field.inputView = nil
    #expect(keyboard != nil && picker.window == nil)
  }

  @Test func anAccessoryComesAndGoesWhileItIsEdited() {
    field.becomeFirstResponder()
    phone.advance(0.5)
    _ = log.take()
    let bar = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 50))
    field.inputAccessoryView = bar
    #expect(log.take() == ["will change", "will show"])
    #expect(phone.application.keyboard.frame == CGRect(x: 0, y: 852 - 385, width: 393, height: 385))
    phone.advance(0.5)
    #expect(log.take() == ["did change", "did show"])
    #expect(bar.frame == CGRect(x: 0, y: 0, width: 393, height: 50) && bar.window != nil)
    field.inputAccessoryView = nil
    #expect(log.take() == ["will change", "will show"] && bar.window == nil)
    #expect(phone.application.keyboard.frame?.height == 335)
    phone.advance(0.5)
    field.inputAccessoryView = bar
    field.resignFirstResponder()
    phone.advance(0.5)
    #expect(bar.superview == nil)
  }

  @Test func whatAViewSaysOfItselfIsAskedAnew() {
    final class Panel: UIView {
      var height: CGFloat = 60 { didSet { invalidateIntrinsicContentSize() } }
      override var intrinsicContentSize: CGSize { CGSize(width: UIView.noIntrinsicMetric, height: height) }
    }
    let panel = Panel(frame: CGRect(x: 0, y: 0, width: 393, height: 10))
    panel.autoresizingMask = .flexibleHeight
    field.inputAccessoryView = panel
    field.becomeFirstResponder()
    phone.advance(0.5)
    #expect(phone.application.keyboard.frame?.height == 395)
    _ = log.take()
    panel.height = 100
    phone.advance(0.5)
    #expect(phone.application.keyboard.frame?.height == 435 && panel.bounds.height == 100)
    #expect(log.take() == ["will change", "will show", "did change", "did show"])
  }

  @Test func inputViewsAreExchangedByReloading() {
    final class Switching: UITextField {
      var panel: UIView?
      override var inputView: UIView? {
        get { panel }
        set { panel = newValue }
      }
    }
    let field = Switching(frame: CGRect(x: 20, y: 160, width: 200, height: 34))
    controller.view.addSubview(field)
    field.becomeFirstResponder()
    phone.advance(0.5)
    _ = log.take()
    let panel = UIView(frame: CGRect(x: 0, y: 0, width: 393, height: 200))
    field.panel = panel
    #expect(panel.window == nil && keyboard != nil)
    field.reloadInputViews()
    #expect(panel.window != nil && keyboard == nil && field.isEditing)
    #expect(log.take() == ["will change", "will show"])
    #expect(phone.application.keyboard.frame?.height == 234)
    // A responder that is not edited has nothing to show.
    self.field.inputView = UIView(frame: CGRect(x: 0, y: 0, width: 393, height: 300))
    #expect(log.take() == [])
  }

  @Test func aDragOfWhatScrollsDismissesIt() {
    let scroll = UIScrollView(frame: CGRect(x: 0, y: 0, width: 393, height: 852))
    scroll.contentSize = CGSize(width: 393, height: 2000)
    scroll.keyboardDismissMode = .onDrag
    controller.view.addSubview(scroll)
    scroll.addSubview(field)
    phone.frame()
    field.becomeFirstResponder()
    phone.advance(0.5)
    phone.down(200, 400)
    phone.move(to: 200, 300)
    #expect(!field.isEditing)
    phone.up()
  }

  /// Shows the keyboard over something that scrolls, whose bar keeps to the keyboard.
  private func showOverScroller() -> UIView {
    let scroll = UIScrollView(frame: CGRect(x: 0, y: 0, width: 393, height: 852))
    scroll.contentSize = CGSize(width: 393, height: 2000)
    scroll.keyboardDismissMode = .interactive
    controller.view.addSubview(scroll)
    scroll.addSubview(field)
    let bar = UIView()
    bar.translatesAutoresizingMaskIntoConstraints = false
    controller.view.addSubview(bar)
    NSLayoutConstraint.activate([
      bar.bottomAnchor.constraint(equalTo: controller.view.keyboardLayoutGuide.topAnchor),
      bar.leadingAnchor.constraint(equalTo: controller.view.leadingAnchor),
      bar.widthAnchor.constraint(equalToConstant: 100), bar.heightAnchor.constraint(equalToConstant: 50),
    ])
    phone.frame()
    field.becomeFirstResponder()
    phone.advance(0.5)
    _ = log.take()
    return bar
  }

  @Test func itFollowsAFingerThatComesDownToItAndGoesWithIt() {
    let bar = showOverScroller()
    phone.down(200, 400)
    phone.move(to: 200, 300)
    phone.move(to: 200, 510)
    #expect(phone.application.keyboard.frame?.minY == 517 && bar.frame.maxY == 517)
    phone.move(to: 200, 600)
    #expect(phone.application.keyboard.frame?.minY == 600 && bar.frame.maxY == 600)
    #expect(keyboard?.window?.frame.minY == 600)
    #expect(field.isEditing && log.take() == [], "nobody is told while the finger decides")
    phone.up()
    #expect(!field.isEditing && log.take() == ["will change", "will hide"])
    #expect((log.info[UIResponder.keyboardFrameBeginUserInfoKey] as? NSValue)?.cgRectValue.minY == 600)
    #expect((log.info[UIResponder.keyboardFrameEndUserInfoKey] as? NSValue)?.cgRectValue.minY == 852)
    phone.advance(0.5)
    #expect(log.take() == ["did change", "did hide"] && bar.frame.maxY == 818)
  }

  @Test func itComesBackWithAFingerThatGoesUpAgain() {
    let bar = showOverScroller()
    phone.down(200, 400)
    phone.move(to: 200, 700)
    phone.move(to: 200, 600)
    phone.up()
    #expect(field.isEditing && phone.application.keyboard.frame?.minY == 517)
    phone.advance(0.5)
    #expect(bar.frame.maxY == 517 && keyboard?.window?.frame.minY == 517 && log.take() == [])
  }

  @Test func aFingerThatRestsLeavesItWhereMostOfItIs() {
    _ = showOverScroller()
    for (place, isEdited) in [(CGFloat(600), true), (750, false)] {
      phone.down(200, 400)
      phone.move(to: 200, place)
      phone.rest()
      phone.up()
      phone.advance(1)
      #expect(field.isEditing == isEdited)
    }
  }

  @Test func itIsLeftOutWhereSomebodyHasAKeyboardOfTheirOwn() {
    var configuration = DeviceConfiguration(device: .iPhone16)
    configuration.hasHardwareKeyboard = true
    phone.application.handle(.configuration(configuration))
    field.becomeFirstResponder()
    phone.advance(0.5)
    #expect(field.isEditing && keyboard == nil && log.take() == [])
    phone.type("typed")
    #expect(field.text == "typed")
    // What stands above it is shown, and is the frame that is told.
    field.inputAccessoryView = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 50))
    phone.advance(0.5)
    #expect(phone.application.keyboard.frame == CGRect(x: 0, y: 852 - 84, width: 393, height: 84))
    configuration.hasHardwareKeyboard = false
    phone.application.handle(.configuration(configuration))
    phone.advance(0.5)
    #expect(keyboard != nil && phone.application.keyboard.frame?.height == 385)
  }

  @Test func itGoesByWhatIsTypedOtherwise() throws {
    field.enablesReturnKeyAutomatically = true
    field.returnKeyType = .search
    field.becomeFirstResponder()
    phone.advance(0.5)
    let keys = try #require(keyboard)
    func isBlue() -> Bool { keys.key(.enter)?.backgroundColor == .systemBlue }
    #expect(keys.isShifted && !isBlue())
    // As a keyboard of the machine or a script types.
    phone.type("fig")
    #expect(!keys.isShifted && isBlue())
    phone.type(". ")
    #expect(keys.isShifted)
    field.text = ""
    #expect(keys.isShifted && !isBlue())
    field.text = "Plum"
    #expect(!keys.isShifted && isBlue())
    field.selectedTextRange = field.textRange(from: field.beginningOfDocument, to: field.beginningOfDocument)
    #expect(keys.isShifted, "a sentence begins where the caret stands now")
  }

  @Test func theWayToTheEmojiStandsBelowTheRowsWhereThereIsRoom() {
    func places(_ height: CGFloat, _ page: KeyboardPlan.Page, isPad: Bool = false) -> [KeyboardPlan.Place] {
      var plan = KeyboardPlan(
        type: .default, page: page, size: CGSize(width: isPad ? 744 : 393, height: height), isPad: isPad)
      plan.hasEmoji = true
      return plan.places()
    }
    func find(_ key: KeyboardKey, _ places: [KeyboardPlan.Place]) -> KeyboardPlan.Place? {
      places.first { $0.key == key }
    }
    // A phone with a home indicator, one with a home button, a pad.
    for (height, isPad) in [(335, false), (260, false), (313, true)] as [(CGFloat, Bool)] {
      let all = places(height, .letters, isPad: isPad)
      let isBelow = height == 335
      let rows = all.filter { !$0.isBare }.map(\.frame.maxY).max() ?? 0
      #expect(find(.page(.emoji), all)?.isBare == isBelow)
      #expect((find(.page(.emoji), all)?.frame.minY ?? 0 >= rows) == isBelow)
      #expect(all.allSatisfy { $0.frame.maxY <= height && $0.frame.minX >= 0 })
      // The way back is in the same place.
      #expect(!isBelow || find(.page(.letters), places(height, .emoji))?.frame == find(.page(.emoji), all)?.frame)
    }
    let space = places(335, .letters).first { $0.key == .space }?.frame.width ?? 0
    #expect(space == places(260, .letters).first { $0.key == .space }?.frame.width)
  }

  @Test func aFingerSlidesFromLetterToLetter() throws {
    field.becomeFirstResponder()
    phone.advance(0.5)
    func middle(_ text: String) throws -> CGPoint {
      let key = try #require(keyboard?.key(.text(text)))
      let frame = try #require(key.window).frame
      let place = key.convert(CGPoint(x: key.bounds.midX, y: key.bounds.midY), to: nil)
      return CGPoint(x: place.x + frame.minX, y: place.y + frame.minY)
    }
    let popUps = { keyboard?.subviews.compactMap { $0 as? KeyPopUp } ?? [] }
    let (start, way, end) = (try middle("q"), try middle("w"), try middle("r"))
    phone.down(start.x, start.y)
    #expect(popUps().count == 1)
    phone.move(to: way.x, way.y)
    phone.move(to: end.x, end.y)
    #expect(popUps().first?.frame.midX == end.x)
    phone.up()
    #expect(field.text == "R" && popUps().isEmpty)
    // What changes keys is no letter to slide to.
    let shift = try #require(keyboard?.key(.shift))
    let place = shift.convert(CGPoint(x: 10, y: 30), to: nil)
    phone.down(start.x, start.y)
    phone.move(to: place.x, place.y + (shift.window?.frame.minY ?? 0), for: 0)
    phone.up()
    #expect(field.text == "R" && popUps().isEmpty)
  }

  @Test func itsEmojiType() throws {
    field.becomeFirstResponder()
    phone.advance(0.5)
    press(.page(.emoji))
    let panel = try #require(keyboard?.subviews.compactMap { $0 as? EmojiPanel }.first)
    let first = try #require(panel.key("😀"))
    let place = first.convert(CGPoint(x: first.bounds.midX, y: first.bounds.midY), to: nil)
    let window = try #require(first.window)
    phone.tap(place.x + window.frame.minX, place.y + window.frame.minY)
    #expect(field.text == "😀")
    #expect(keyboard?.key(.emoji(.people))?.isSelected == true)
    press(.emoji(.flags))
    phone.advance(1)
    #expect(keyboard?.key(.emoji(.flags))?.isSelected == true && keyboard?.key(.emoji(.people))?.isSelected == false)
    #expect(panel.key("🏁") != nil && panel.key("😀") == nil, "only what is in sight has views")
    press(.delete)
    #expect(field.text == "")
    press(.page(.letters))
    #expect(panel.superview == nil && keyboard?.key(.text("q")) != nil)
    // Addresses and secrets have none.
    field.keyboardType = .emailAddress
    field.reloadInputViews()
    #expect(keyboard?.key(.page(.emoji)) == nil)
    field.keyboardType = .default
    field.isSecureTextEntry = true
    field.reloadInputViews()
    #expect(keyboard?.key(.page(.emoji)) == nil)
  }

  @Test func theBarsOfANavigationControllerGoWhereItSaysSo() {
    let page = UIViewController()
    let navigation = UINavigationController(rootViewController: page)
    navigation.hidesBarsWhenKeyboardAppears = true
    phone.window.rootViewController = navigation
    phone.frame()
    page.view.addSubview(field)
    field.frame.origin.y = 300
    field.becomeFirstResponder()
    phone.advance(1)
    #expect(navigation.isNavigationBarHidden)
    field.resignFirstResponder()
    phone.advance(1)
    #expect(navigation.isNavigationBarHidden, "a tap brings them back")
    phone.tap(200, 500)
    phone.advance(1)
    #expect(!navigation.isNavigationBarHidden)
  }

  @Test func aViewOfTheAppsOwnIsTypedInto() {
    final class Pad: UIView, UIKeyInput {
      var typed = ""
      var hasText: Bool { !typed.isEmpty }
      var keyboardType: UIKeyboardType { .emailAddress }
      override var canBecomeFirstResponder: Bool { true }
      func insertText(_ text: String) { typed += text }
      func deleteBackward() { typed = String(typed.dropLast()) }
    }
    let pad = Pad(frame: CGRect(x: 0, y: 200, width: 50, height: 50))
    controller.view.addSubview(pad)
    #expect(pad.becomeFirstResponder())
    phone.advance(0.5)
    press(.text("@"))
    phone.press("b")
    phone.press(" ")
    phone.type("é")
    #expect(pad.typed == "@b é")
    phone.press("Backspace")
    phone.press("Enter")
    #expect(pad.typed == "@b \n")
  }

  @Test func aPresentedControllerMayKeepIt() {
    final class Keeper: UIViewController {
      let field = UITextField(frame: CGRect(x: 20, y: 20, width: 200, height: 34))
      override var disablesAutomaticKeyboardDismissal: Bool { true }
      override func viewDidLoad() {
        super.viewDidLoad()
        view.addSubview(field)
      }
    }
    let keeper = Keeper()
    controller.present(keeper, animated: false)
    phone.frame()
    keeper.field.becomeFirstResponder()
    phone.advance(0.5)
    _ = log.take()
    keeper.field.resignFirstResponder()
    phone.advance(0.5)
    #expect(log.take() == [])
    #expect(!keeper.field.isFirstResponder)
    keeper.dismiss(animated: false)
    phone.advance(1)
    #expect(log.take() == ["will change", "will hide", "did change", "did hide"])
  }

  @Test func othersLetItGoWhateverTheySay() {
    final class Keeper: UIViewController {
      override var disablesAutomaticKeyboardDismissal: Bool { true }
    }
    let keeper = Keeper()
    phone.window.rootViewController = keeper
    keeper.view.addSubview(field)
    phone.frame()
    field.becomeFirstResponder()
    phone.advance(0.5)
    _ = log.take()
    field.resignFirstResponder()
    phone.advance(0.5)
    #expect(log.take() == ["will change", "will hide", "did change", "did hide"])
  }
}
