import UIKit

@main
final class AppDelegate: UIResponder, UIApplicationDelegate {
  required override init() {}

  func run() {
    let card = Card()
    let label = UILabel()
    print(card.set(label, forKey: "titleLabel"), card.value(forKey: "titleLabel") as? UILabel === label)
    print(card.set(UIButton(), forKey: "titleLabel"), card.set(1, forKey: "unknown"))
    print(card.set([UIButton(), UIButton()], forKey: "buttons"), card.count)
    print(
      card.set(8, forKey: "radius"), card.radius, card.set(NSNumber(value: true), forKey: "round"), card.round
    )
    print(card.set(label, forKey: "a"), card.set(label, forKey: "b"), card.b === label)
    print(card.keyDescription("titleLabel"), card.keyDescription("radius"), card.keyDescription("note"))
    print(card.keyDescription("plain"), card.keyDescription("readOnly"))
    print(card.connect(action: "open:", sender: label), card.connect(action: "shut", sender: nil))
    print(card.connect(action: "notAction", sender: nil), card.responds(to: "notAction"))
    print(SubCard().connect(action: "open:", sender: label), SubCard().keyDescription("extra"))
    print(Members().responds(to: "everything"), Members().responds(to: "secret"), Members().keyDescription("size"))
    print(UIView().responds(to: "blink"), NSClassFromString("App.Card") == Card.self)
    print(Card.Nested().responds(to: "deep"))
  }
}

@IBDesignable
class Card: UIView {
  @IBOutlet private weak var titleLabel: UILabel!
  @IBOutlet var buttons: [UIButton]!
  @IBOutlet private(set) var a, b: UILabel!
  @IBInspectable var radius: CGFloat = 4 {
    didSet { print("radius was", oldValue) }
  }
  @IBInspectable var round: Bool {
    get { stored }
    set { stored = newValue }
  }
  private var stored = false
  @objc dynamic var note = ""
  @objc var readOnly: Int { 1 }
  var plain = 0
  var count: Int { buttons.count }

  @IBAction private func open(_ sender: Any) { print("open", type(of: sender)) }
  @IBAction func shut() { print("shut") }
  @objc func notAction() {}

  private class Inner: UIView {}
  class Nested: UIView { @objc func deep() {} }
}

class SubCard: Card {
  @IBOutlet var extra: UIView?
}

@objcMembers class Members: UIView {
  var size = 1
  func everything() {}
  private func secret() {}
  static func shared() {}
  func throwing() throws {}
  func generic<T>(_ value: T) {}
}

extension UIView {
  @objc func blink() {}
}
