import UIKit

@main
class AppDelegate: UIResponder, UIApplicationDelegate {
  required override init() {}
  func run() {
    switch CommandLine.arguments.last {
    case "unknown": perform(Selector("nothing:"))
    case "nil": perform(#selector(tap(_:)))
    case "type": perform(#selector(tap(_:)), with: "text")
    case "receiver": UIView().perform(#selector(tap(_:)))
    default: perform(#selector(tap(_:)), with: UIButton(), with: "surplus")
    }
  }
  @objc func tap(_ sender: UIButton) { print("tap") }
}
