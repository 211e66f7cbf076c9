// SPDX-FileCopyrightText: 2026 The Tessera Authors
// SPDX-License-Identifier: MIT

import ObjectiveC
import UIKit

// Methods that are exchanged, replaced and added at run time.

private var log: [String] = []

extension UIView {
  @objc dynamic func watched_layoutSubviews() {
    log.append("before")
    watched_layoutSubviews()
    log.append("after")
  }
}

extension UIViewController {
  @objc func watched_viewWillAppear(_ animated: Bool) {
    log.append("will appear \(animated) \(title ?? "untitled")")
    watched_viewWillAppear(animated)
  }

  @objc var unrelated: String { "property" }
}

extension CALayer {
  @objc dynamic func watched_add(animation: CAAnimation, forKey key: String?) {
    log.append("animation \(key ?? "none")")
    watched_add(animation: animation, forKey: key)
  }
}

private final class LaidOutView: UIView {
  override func layoutSubviews() {
    super.layoutSubviews()
    log.append("own layout")
  }
}

private final class Screen: UIViewController {
  override func viewWillAppear(_ animated: Bool) {
    super.viewWillAppear(animated)
    log.append("own will appear")
  }
}

private class Greeter: NSObject {
  @objc dynamic func hello(to name: String) -> String { "hello \(name)" }
  @objc dynamic func goodbye(to name: String) -> String { "goodbye \(name)" }
  @objc dynamic func count() -> Int { 1 }
  @objc dynamic func more() -> Int { count() + 1 }
}

private final class QuietGreeter: Greeter {}

enum Exchange {
  private static func exchange(_ type: AnyClass, _ first: Selector, _ second: Selector) {
    guard let one = class_getInstanceMethod(type, first), let other = class_getInstanceMethod(type, second) else {
      return print("no methods")
    }
    if class_addMethod(type, first, method_getImplementation(other), method_getTypeEncoding(other)) {
      print("added")
    } else {
      method_exchangeImplementations(one, other)
    }
  }

  private static func take() -> String {
    defer { log = [] }
    return log.joined(separator: ", ")
  }

  @MainActor static func run() {
    let view = LaidOutView(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
    exchange(UIView.self, #selector(UIView.layoutSubviews), #selector(UIView.watched_layoutSubviews))
    view.layoutSubviews()
    print(take())
    exchange(UIView.self, #selector(UIView.layoutSubviews), #selector(UIView.watched_layoutSubviews))
    view.layoutSubviews()
    print(take())

    exchange(
      UIViewController.self, #selector(UIViewController.viewWillAppear(_:)),
      #selector(UIViewController.watched_viewWillAppear(_:)))
    let screen = Screen()
    screen.title = "Home"
    screen.viewWillAppear(true)
    print(take())

    exchange(CALayer.self, #selector(CALayer.add(_:forKey:)), #selector(CALayer.watched_add(animation:forKey:)))
    let layer = CALayer()
    layer.add(CABasicAnimation(keyPath: "opacity"), forKey: "fade")
    print(take(), layer.animationKeys() ?? [])

    let greeter = Greeter()
    exchange(Greeter.self, #selector(Greeter.hello(to:)), #selector(Greeter.goodbye(to:)))
    print(greeter.hello(to: "Ann"), "|", greeter.goodbye(to: "Ann"), "|", QuietGreeter().hello(to: "Bo"))
    exchange(Greeter.self, #selector(Greeter.hello(to:)), #selector(Greeter.goodbye(to:)))
    print(greeter.hello(to: "Ann"), "|", greeter.goodbye(to: "Ann"))

    let counting = class_getInstanceMethod(Greeter.self, #selector(Greeter.count))!
    let old = method_setImplementation(counting, class_getMethodImplementation(Greeter.self, #selector(Greeter.more))!)
    print(method_getName(counting), method_getImplementation(counting) != old)
    method_setImplementation(counting, old)
    print(greeter.count(), greeter.more())
    let block: @convention(block) (AnyObject) -> Void = { _ in log.append("block") }
    print(
      class_addMethod(
        Screen.self, #selector(UIViewController.viewDidLayoutSubviews), imp_implementationWithBlock(block), "v@:"))
    screen.viewDidLayoutSubviews()
    UIViewController().viewDidLayoutSubviews()
    print(take())
  }
}
