import UIKit

@UIApplicationMain
final class AppDelegate: UIResponder, UIApplicationDelegate {
  required override init() {}

  func run() {
    let screen = Screen()
    screen.wire()
    screen.button.press(UIEvent())
    for selector in screen.all { print(selector) }
    screen.view.perform(#selector(UIView.endEditing(_:)), with: true)
    print(screen.responds(to: #selector(Screen.unmarked)), screen.responds(to: Selector("nothing")))
    Box<Int>().wire()
    screen.perform(Screen.classMade())
    print(screen.perform(#selector(getter: Screen.title))?.takeUnretainedValue() as? String as Any)
    screen.perform(#selector(setter: Screen.title), with: "new")
    print(screen.title, #keyPath(Screen.title), #keyPath(Screen.view.frame))
    Inner.Deep().go()
    NotificationTest().go()
    screen.perform(Selector("hidden:"), with: "by name")
    screen.perform(NSSelectorFromString("renamed:x:"), with: 1, with: 2)
    perform(#selector(fromExtension), with: nil)
  }
  @objc func fromExtension() { print("own method") }
}

class Base: UIViewController {
  @objc func inherited(_ sender: Any?) { print("inherited", type(of: self)) }
  @objc(special:) func named(_ sender: Any) { print("named") }
}

class Screen: Base {
  let button = UIButton()
  @objc var title = "old"
  lazy var lazySelector: Selector = #selector(plain)
  let stored = #selector(Screen.plain)
  let helper = Helper()

  func wire() {
    button.addTarget(self, action: #selector(tap(_:)))
    button.addTarget(self, action: #selector(self.plain))
    button.addTarget(self, action: #selector(Screen.both(_:event:)))
    button.addTarget(self, action: #selector(inherited))
    button.addTarget(self, action: #selector(didTap(sender:)))
    button.addTarget(self, action: #selector(hidden))
    button.addTarget(helper, action: #selector(helper.help(_:)))
    button.addTarget(helper, action: #selector(Helper.help))
    button.addTarget(self, action: #selector(over(_:) as (UIButton) -> Void))
    button.addTarget(self, action: #selector(Screen.over(_:) as (Screen) -> (UIButton) -> Void))
    button.addTarget(self, action: #selector(inExtension))
  }

  var all: [Selector] {
    [
      #selector(tap(_:)), #selector(plain), #selector(both(_:event:)), #selector(didTap(sender:)),
      #selector(move(to:)),
      #selector(
        named(_:)  // a comment
      ), #selector(fetch(for:in:)), lazySelector, stored,
    ]
  }
  class func classMade() -> Selector { #selector(plain) }

  @objc private func tap(_ sender: UIButton) { print("tap", type(of: sender)) }
  @objc fileprivate func plain() { print("plain") }
  @objc func both(_ sender: Any, event: UIEvent) { print("both", type(of: sender), type(of: event)) }
  @objc func didTap(sender: UIButton?) { print("didTap", sender != nil) }
  @objc private func hidden(_ value: Any) { print("hidden", value is UIButton ? "button" : value) }
  func unmarked() -> Int { 1 }
  @objc func move(to place: Int) {}
  @objc func fetch(for key: String, in store: Any) {}
  @objc func over(_ text: String) { print("over text") }
  @objc(overButton:) func over(_ button: UIButton) { print("over button") }
  @objc(renamed:x:) func other(_ a: Int, y: Int) { print("other", a + y) }
}

extension Screen {
  @objc func inExtension() { print("inExtension") }
}

class Helper {
  @objc func help(_ sender: Any) { print("help") }
}

class Box<T>: UIResponder {
  @objc func open(_ value: T) { print("open", value) }
  func wire() { perform(#selector(open(_:)), with: 7) }
}

enum Inner {
  class Deep: UIResponder {
    private class Secret: UIResponder {
      @objc private func whisper() { print("whisper") }
      func go() { perform(#selector(whisper)) }
    }
    func go() {
      Secret().go()
      Secret().perform("whisper")
    }
  }
}

class NotificationTest: UIResponder {
  func go() {
    let note = Notification(name: Notification.Name("n"))
    perform(#selector(value(_:)), with: note)
    perform(#selector(object(_:)), with: note)
  }
  @objc func value(_ note: Notification) { print("note", note.name.rawValue) }
  @objc func object(_ note: NSNotification) { print("object", note.name.rawValue) }
}
