import UIKit

@main
final class AppDelegate: UIResponder, UIApplicationDelegate {
  required override init() {}

  func run() {
    Outer.Middle.Inner().go()
    let numbers = Numbers()
    numbers.viewDidLoad()
    numbers.perform(#selector(Numbers.refresh(_:)), with: nil)
    numbers.perform(#selector(Generic<Int>.more))
    numbers.viewWillAppear(false)
    let word = Wört()
    word.perform(#selector(Wört.größe(_:)), with: 7)
    word.perform(Selector("größe:"), with: 8)
    word.perform(#selector(Wört.你好))
    let token = word.observe(\.naïve, options: [.old]) { _, change in print("old", change.oldValue ?? "none") }
    word.naïve = "ü"
    token.invalidate()
    let conditions = Conditions()
    let other = conditions.observe(\.ios) { conditions, _ in print("ios", conditions.ios) }
    conditions.ios = 2
    other.invalidate()
    conditions.perform(#selector(Conditions.several(_:)), with: 4)
    print(conditions.raw, conditions.long, conditions.rawLong)
    let parts = Parts()
    parts.layoutSubviews()
    parts.extra()
    print(#line)
  }
}

enum Outer {
  struct Middle {
    final class Inner: UIView {
      private enum Deep {
        final class Deepest: NSObject {
          @objc dynamic var n = 0
          @objc func f() { print("deepest") }
        }
      }
      @objc dynamic fileprivate var value: Int = 3

      func go() {
        let deepest = Deep.Deepest()
        let token = deepest.observe(\.n, options: [.new]) { (_, change) in print("n", change.newValue!) }
        deepest.n = 1
        token.invalidate()
        deepest.perform(#selector(Deep.Deepest.f))
        let mine = observe(\Inner.value) { me, _ in print("value", me.value) }
        value += 1
        mine.invalidate()
        layoutSubviews()
      }
    }
  }
}

extension Outer.Middle.Inner {
  #if DEBUG
    override func layoutSubviews() { print("debug layout") }
  #else
    override func layoutSubviews() { print("release layout") }
  #endif
}

class Generic<T: Equatable>: UIViewController {
  @objc dynamic var heading = "t"
  var items: [T] = []
  @objc func refresh(_ sender: Any?) { print("refresh", items.count) }
}

extension Generic {
  override func viewDidLoad() {
    super.viewDidLoad()
    print("generic", T.self)
  }
  @objc func more() { print("more") }
}

class Numbers: Generic<Int> {
  override func more() {
    super.more()
    print("more numbers")
  }
}

extension Numbers {
  @objc override func refresh(_ sender: Any?) {
    super.refresh(sender)
    print("refreshed numbers")
  }
  @objc
  // a comment between
  override /* here */ func viewWillAppear(_ animated: Bool) {
    super.viewWillAppear(animated)
    print("appear")
  }
}

final class Wört: NSObject {
  @objc func größe(_ wert: Int) { print("größe", wert) }
  @objc dynamic var naïve = "é" { didSet { print("naïve", naïve) } }
  @objc func 你好() { print("你好") }
}

class Conditions: NSObject {
  #if os(iOS)
    @objc dynamic var ios = 1
  #else
    @objc dynamic var other = 1
  #endif
  @available(iOS 13.0, *)
  @objc
  func several(
    _ a: Int
  ) { print("several", a) }

  let raw = #"#selector(nothing) \(x) "quote" @objc"#
  let long = """
    @objc func inside() { #selector(x) } \(String(describing: #selector(inner)))
    """
  let rawLong = ##"""
    #if os(Linux) "# @IBOutlet
    """##
  @objc func inner() {}
}

class Parts: UIView {
  private var secret = 1
  fileprivate func hidden() { print("hidden", secret) }
  @objc
  private
    func tapped()
  { hidden() }
}
