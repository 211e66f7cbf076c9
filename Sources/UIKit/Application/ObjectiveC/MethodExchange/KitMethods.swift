// SPDX-FileCopyrightText: 2026 The Tessera Authors
// SPDX-License-Identifier: MIT

import Foundation
import QuartzCore

/// The kit's methods that apps can exchange, and how each one's own body is run for an object of any subclass.
///
/// `super.method()` is called directly, whatever the object's class overrides. The classes below are never instantiated: an
/// object is only looked at as one of them, and they store nothing.
enum KitMethods {
  /// Whether a class of the kit declares a method that can be exchanged.
  static func has(_ type: AnyClass, _ name: String) -> Bool { bodies[ObjectIdentifier(type)]?[name] != nil }

  /// Runs the method's own body.
  static func call(_ name: String, of type: AnyClass, on object: AnyObject, _ arguments: [Any?]) -> Any? {
    guard let body = bodies[ObjectIdentifier(type)]?[name] else {
      fatalError("\(type) has no method \(name) to exchange")
    }
    let passed = Passed(value: (object, Arguments(values: arguments)))
    return onThisThread { Passed(value: body(passed.value.0, passed.value.1)) }.value
  }

  /// What a method was called with.
  struct Arguments {
    let values: [Any?]

    /// The argument at an index, as the method declares it.
    func callAsFunction<T>(_ index: Int, _ type: T.Type = T.self) -> T {
      let value: Any? = index < values.count ? values[index] : nil
      if let value = value as? T { return value }
      if value == nil, let none = Optional<Any>.none as? T { return none }
      fatalError(
        "argument \(index + 1) of an exchanged method is a \(value.map { "\(Swift.type(of: $0))" } ?? "nil"), not a \(T.self)"
      )
    }
  }

  private typealias Body = @MainActor (AnyObject, Arguments) -> Any?

  private static let bodies: [ObjectIdentifier: [String: Body]] = [
    ObjectIdentifier(UIViewController.self): controllers, ObjectIdentifier(UIView.self): views,
    ObjectIdentifier(UIResponder.self): responders, ObjectIdentifier(UIControl.self): controls,
    ObjectIdentifier(UIApplication.self): applications, ObjectIdentifier(UIWindow.self): windows,
    ObjectIdentifier(UINavigationController.self): stacks, ObjectIdentifier(UITableView.self): tables,
    ObjectIdentifier(UICollectionView.self): collections, ObjectIdentifier(CALayer.self): layers,
    ObjectIdentifier(NSParagraphStyle.self): paragraphs,
  ]

  /// An object seen as one of the classes below.
  private static func look<T: AnyObject>(_ object: AnyObject) -> T {
    Unmanaged<T>.fromOpaque(Unmanaged.passUnretained(object).toOpaque()).takeUnretainedValue()
  }

  // MARK: - Controllers

  private final class Controller: UIViewController {
    static func of(_ object: AnyObject) -> Controller { look(object) }
    func body_loaded() { super.viewDidLoad() }
    func body_willAppear(_ animated: Bool) { super.viewWillAppear(animated) }
    func body_isAppearing(_ animated: Bool) { super.viewIsAppearing(animated) }
    func body_didAppear(_ animated: Bool) { super.viewDidAppear(animated) }
    func body_willDisappear(_ animated: Bool) { super.viewWillDisappear(animated) }
    func body_didDisappear(_ animated: Bool) { super.viewDidDisappear(animated) }
    func body_willLayout() { super.viewWillLayoutSubviews() }
    func body_didLayout() { super.viewDidLayoutSubviews() }
    func body_load() { super.loadView() }
    func body_changed(_ old: UITraitCollection?) { super.traitCollectionDidChange(old) }
    func body_warned() { super.didReceiveMemoryWarning() }
    func body_show(_ controller: UIViewController, _ animated: Bool, _ completion: (() -> Void)?) {
      super.present(controller, animated: animated, completion: completion)
    }
    func body_end(_ animated: Bool, _ completion: (() -> Void)?) {
      super.dismiss(animated: animated, completion: completion)
    }
  }

  private static let controllers: [String: Body] = [
    "viewDidLoad": { object, _ in Controller.of(object).body_loaded() },
    "viewWillAppear:": { object, values in Controller.of(object).body_willAppear(values(0)) },
    "viewIsAppearing:": { object, values in Controller.of(object).body_isAppearing(values(0)) },
    "viewDidAppear:": { object, values in Controller.of(object).body_didAppear(values(0)) },
    "viewWillDisappear:": { object, values in Controller.of(object).body_willDisappear(values(0)) },
    "viewDidDisappear:": { object, values in Controller.of(object).body_didDisappear(values(0)) },
    "viewWillLayoutSubviews": { object, _ in Controller.of(object).body_willLayout() },
    "viewDidLayoutSubviews": { object, _ in Controller.of(object).body_didLayout() },
    "loadView": { object, _ in Controller.of(object).body_load() },
    "traitCollectionDidChange:": { object, values in Controller.of(object).body_changed(values(0)) },
    "didReceiveMemoryWarning": { object, _ in Controller.of(object).body_warned() },
    "present:animated:completion:": { object, values in Controller.of(object).body_show(values(0), values(1), values(2))
    },
    "dismissWithAnimated:completion:": { object, values in Controller.of(object).body_end(values(0), values(1)) },
  ]

  private final class Stack: UINavigationController {
    static func of(_ object: AnyObject) -> Stack { look(object) }
    func body_push(_ controller: UIViewController, _ animated: Bool) {
      super.pushViewController(controller, animated: animated)
    }
    func body_pop(_ animated: Bool) -> UIViewController? { super.popViewController(animated: animated) }
  }

  private static let stacks: [String: Body] = [
    "pushViewController:animated:": { object, values in Stack.of(object).body_push(values(0), values(1)) },
    "popViewControllerWithAnimated:": { object, values in Stack.of(object).body_pop(values(0)) },
  ]

  // MARK: - Views

  private final class View: UIView {
    static func of(_ object: AnyObject) -> View { look(object) }
    func body_layout() { super.layoutSubviews() }
    func body_movedToWindow() { super.didMoveToWindow() }
    func body_movedToSuperview() { super.didMoveToSuperview() }
    func body_willMoveTo(window: UIWindow?) { super.willMove(toWindow: window) }
    func body_willMoveTo(superview: UIView?) { super.willMove(toSuperview: superview) }
    func body_changed(_ old: UITraitCollection?) { super.traitCollectionDidChange(old) }
    func body_tinted() { super.tintColorDidChange() }
    func body_hit(_ point: CGPoint, _ event: UIEvent?) -> UIView? { super.hitTest(point, with: event) }
    func body_contains(_ point: CGPoint, _ event: UIEvent?) -> Bool { super.point(inside: point, with: event) }
    func body_remove() { super.removeFromSuperview() }
  }

  private static let views: [String: Body] = [
    "layoutSubviews": { object, _ in View.of(object).body_layout() },
    "didMoveToWindow": { object, _ in View.of(object).body_movedToWindow() },
    "didMoveToSuperview": { object, _ in View.of(object).body_movedToSuperview() },
    "willMoveToWindow:": { object, values in View.of(object).body_willMoveTo(window: values(0)) },
    "willMoveToSuperview:": { object, values in View.of(object).body_willMoveTo(superview: values(0)) },
    "traitCollectionDidChange:": { object, values in View.of(object).body_changed(values(0)) },
    "tintColorDidChange": { object, _ in View.of(object).body_tinted() },
    "hitTest:with:": { object, values in View.of(object).body_hit(values(0), values(1)) },
    "pointInside:with:": { object, values in View.of(object).body_contains(values(0), values(1)) },
    "removeFromSuperview": { object, _ in View.of(object).body_remove() },
  ]

  private final class Control: UIControl {
    static func of(_ object: AnyObject) -> Control { look(object) }
    func body_send(_ action: Selector, _ target: Any?, _ event: UIEvent?) {
      super.sendAction(action, to: target, for: event)
    }
  }

  private static let controls: [String: Body] = [
    "sendAction:to:for:": { object, values in Control.of(object).body_send(values(0), values.values[1], values(2)) }
  ]

  private final class Window: UIWindow {
    static func of(_ object: AnyObject) -> Window { look(object) }
    func body_send(_ event: UIEvent) { super.sendEvent(event) }
  }

  private static let windows: [String: Body] = [
    "sendEvent:": { object, values in Window.of(object).body_send(values(0)) }
  ]

  private final class Table: UITableView {
    static func of(_ object: AnyObject) -> Table { look(object) }
    func body_reload() { super.reloadData() }
  }

  private static let tables: [String: Body] = ["reloadData": { object, _ in Table.of(object).body_reload() }]

  private final class Collection: UICollectionView {
    static func of(_ object: AnyObject) -> Collection { look(object) }
    func body_reload() { super.reloadData() }
  }

  private static let collections: [String: Body] = ["reloadData": { object, _ in Collection.of(object).body_reload() }]

  // MARK: - Responders

  private final class Responder: UIResponder {
    static func of(_ object: AnyObject) -> Responder { look(object) }
    func body_began(_ touches: Set<UITouch>, _ event: UIEvent?) { super.touchesBegan(touches, with: event) }
    func body_moved(_ touches: Set<UITouch>, _ event: UIEvent?) { super.touchesMoved(touches, with: event) }
    func body_ended(_ touches: Set<UITouch>, _ event: UIEvent?) { super.touchesEnded(touches, with: event) }
    func body_cancelled(_ touches: Set<UITouch>, _ event: UIEvent?) { super.touchesCancelled(touches, with: event) }
  }

  private static let responders: [String: Body] = [
    "touchesBegan:with:": { object, values in Responder.of(object).body_began(values(0), values(1)) },
    "touchesMoved:with:": { object, values in Responder.of(object).body_moved(values(0), values(1)) },
    "touchesEnded:with:": { object, values in Responder.of(object).body_ended(values(0), values(1)) },
    "touchesCancelled:with:": { object, values in Responder.of(object).body_cancelled(values(0), values(1)) },
  ]

  private final class Application: UIApplication {
    static func of(_ object: AnyObject) -> Application { look(object) }
    func body_send(_ event: UIEvent) { super.sendEvent(event) }
    func body_send(_ action: Selector, _ target: Any?, _ sender: Any?, _ event: UIEvent?) -> Bool {
      super.sendAction(action, to: target, from: sender, for: event)
    }
  }

  private static let applications: [String: Body] = [
    "sendEvent:": { object, values in Application.of(object).body_send(values(0)) },
    "sendAction:to:from:for:": { object, values in
      Application.of(object).body_send(values(0), values.values[1], values.values[2], values(3))
    },
  ]

  // MARK: - Values

  private final class Layer: CALayer {
    static func of(_ object: AnyObject) -> Layer { look(object) }
    func body_add(_ animation: CAAnimation, _ key: String?) { super.add(animation, forKey: key) }
  }

  private static let layers: [String: Body] = [
    "add:forKey:": { object, values in Layer.of(object).body_add(values(0), values(1)) }
  ]

  private final class Paragraph: NSParagraphStyle, @unchecked Sendable {
    static func of(_ object: AnyObject) -> Paragraph { look(object) }
    func body_equals(_ other: Any?) -> Bool { super.isEqual(other) }
  }

  private static let paragraphs: [String: Body] = [
    "isEqual:": { object, values in Paragraph.of(object).body_equals(values.values[0]) }
  ]
}
