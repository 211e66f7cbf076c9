import UIKit

@main
class AppDelegate: UIResponder, UIApplicationDelegate {
  required override init() {}

  func run() {
    let tile = Tile()
    tile.perform(Tile.shared)
    tile.perform(Names.make())
    tile.perform(free())
    tile.later { tile.perform($0) }
    tile.addTap()
    tile.style()
    local()
    Sub().start()
    print(Sub().responds(to: "open:"), Sub().responds(to: "mine"), Box<Int>().responds(to: "open:"))
    Selector("value").perform(object: Plain())
    print(tile.responds(to: "fromObjCExtension"), tile.responds(to: "default"), tile.responds(to: "Type"))
    tile.perform(#selector(Tile.`default`))
    tile.perform(#selector(Tile.shared(_:in:)), with: 1, with: "two")
    let wide = Wide()
    wide.layout(with: 1, and: [2: "two"]) { print($0) }
    print(wide.perform(#selector(Wide.answer))?.takeUnretainedValue() as? Int ?? 0)
    print(Holder().selector, Holder.other)
    tile.setValue(5, forKey: "lazyOne")
    print(tile.value(forKey: "lazyOne") ?? "none", tile.value(forKey: "weakOne") as? UIView === nil)
    Outer.Inner().go()
    Outer.Later().go()
  }
}

extension Selector {
  @MainActor func perform(object: Any) { print(object is Plain) }
}

class Tile: UIView {
  static let shared = #selector(Tile.plain)
  @objc lazy var lazyOne = 1
  @objc weak var weakOne: UIView?
  @objc static var staticOne = 1
  @objc func plain() { print("plain") }
  @objc class func ofClass() {}
  @objc func `default`() { print("default") }
  @objc func shared(_ a: Int, in b: String) { print(a, b) }
  func later(_ body: (Selector) -> Void, _ selector: Selector = #selector(plain)) {
    [1].forEach { [weak self] _ in body(self == nil ? selector : #selector(self!.plain)) }
  }
}

@objc extension Tile {
  func fromObjCExtension() {}
}

private extension Tile {
  @objc func hidden() { print("hidden") }
}

extension UIView {
  func addTap() { perform(#selector(self.handle)) }
  @objc private func handle() { print("handle", type(of: self)) }
}

protocol Styled: AnyObject {}
extension Styled where Self: UIView {
  func style() {
    perform(#selector(Tile.plain))
    perform(#selector(UIView.layoutSubviews))
  }
}
extension Tile: Styled {}

enum Names {
  static func make() -> Selector { #selector(Tile.plain) }
}
@MainActor func free() -> Selector { return #selector(Tile.plain) }

@MainActor func local() {
  class Local: UIView {
    @objc func inside() { print("inside") }
    func go() { perform(#selector(inside)) }
  }
  Local().go()
}

class Box<T>: UIView {
  @objc func open(_ x: Any) { print("open", T.self) }
  func start() { perform(#selector(open(_:)), with: 1) }
}
class Sub: Box<Int> {
  @objc func mine() {}
  override func start() {
    super.start()
    perform(#selector(Sub.open(_:)), with: 1)
  }
}

class Plain: NSObject {
  @objc func value() {}
}

class Wide: UIView {}

struct Holder {
  let selector = #selector(Tile.plain)
  @MainActor static var other: Selector { #selector(Tile.shared(_:in:)) }
}

enum Outer {
  final class Inner: UIView {
    fileprivate final class Deepest: UIView {
      @objc private func a() { print("a", #line) }
    }
    func go() { Deepest().perform("a") }
  }
}

extension Outer {
  class Later: UIView {
    func go() { perform(#selector(went)) }
    @objc func went() { print("went") }
  }
}
