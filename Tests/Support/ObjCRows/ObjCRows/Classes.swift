// SPDX-FileCopyrightText: 2026 The Tessera Authors
// SPDX-License-Identifier: MIT

import UIKit

class Named: NSObject {
  final class Inner: NSObject {}
}

class Boxed<Value>: NSObject {}

private final class Hidden: UIView {}

protocol Marked: AnyObject {}
protocol Unmarked: AnyObject {}

class MarkedView: UIView, Marked, UIGestureRecognizerDelegate {
  @objc func flash() {}
  @objc class func shine() -> NSString { "shining" }
}

final class SubmarkedView: MarkedView {}

enum Classes {
  static func run() {
    let type = NSClassFromString("ObjCRows.Named") as? NSObject.Type
    print(type == Named.self, NSStringFromClass(Named.self), NSClassFromString("ObjCRows.Nobody") == nil)
    print(
      Named().isKind(of: NSObject.self), Named().isMember(of: NSObject.self), Bundle(for: Named.self) == Bundle.main)
    describe(SubmarkedView.self, MarkedView())
    ask(SubmarkedView(), SubmarkedView())
    askForTheApplication()
    print(NSStringFromSelector(#selector(UIView.layoutSubviews)), NSSelectorFromString("a:b:"))
  }

  private static func describe(_ type: AnyClass, _ view: UIView) {
    print(Named.description(), Named.Inner.description(), Boxed<Int>.description(), Hidden.description())
    print(type.description(), Swift.type(of: view).description(), UIView.description(), NSObject.description())
    print(
      NSStringFromClass(Named.Inner.self), NSStringFromClass(UILabel.self), NSClassFromString("UILabel") == UILabel.self
    )
    print(SubmarkedView.superclass() == MarkedView.self, view.superclass == UIView.self, NSObject.superclass() == nil)
    print(
      Named.hash() == Named.hash(), Named.isEqual(Named.self), Named.isEqual(nil), Named.classForCoder() == Named.self)
  }

  private static func ask(_ view: MarkedView, _ delegate: UIGestureRecognizerDelegate) {
    print(view.isKind(of: MarkedView.self), view.isMember(of: MarkedView.self), delegate.isKind(of: UIView.self))
    print(view.conforms(to: Marked.self), view.conforms(to: Unmarked.self), SubmarkedView.conforms(to: Marked.self))
    print(UIView.conforms(to: Marked.self), SubmarkedView.conforms(to: UIGestureRecognizerDelegate.self))
    print(MarkedView.instancesRespond(to: #selector(MarkedView.flash)), UIView.instancesRespond(to: Selector("flash")))
    print(SubmarkedView.instancesRespond(to: Selector("flash")), MarkedView.responds(to: Selector("flash")))
    print(MarkedView.responds(to: #selector(MarkedView.shine)), SubmarkedView.responds(to: Selector("shine")))
    print(SubmarkedView.perform(Selector("shine"))?.takeUnretainedValue() as? String ?? "nothing")
    print(delegate.responds(to: Selector("flash")), delegate.responds(to: Selector("shine")))
  }

  /// What code does that is shared with an app's extensions, where there is no application.
  private static func askForTheApplication() {
    print(UIApplication.responds(to: NSSelectorFromString("sharedApplication")))
    print(
      UIApplication.responds(to: #selector(getter: UIApplication.shared)), UIApplication.responds(to: Selector("none")))
  }
}
