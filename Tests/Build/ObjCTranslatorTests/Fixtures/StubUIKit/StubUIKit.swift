// SPDX-FileCopyrightText: 2026 The Tessera Authors
// SPDX-License-Identifier: MIT

// Just enough of UIKit to compile and run the fixtures. The selector and table files beside it are the real ones.
@_exported import Foundation
@_exported public import TesseraShims_ObjectiveC

@preconcurrency @MainActor open class UIResponder: NSObject {
  public override init() { super.init() }

  public func set(_ value: Any?, forKey key: String) -> Bool {
    _TesseraClassTable.key(named: key, for: self)?.set?(self, value) ?? false
  }
  public func keyDescription(_ key: String) -> String {
    _TesseraClassTable.key(named: key, for: self).map { "\($0.kind): \($0.type)" } ?? "none"
  }
  public func connect(action name: String, sender: Any?) -> Bool {
    guard let action = _TesseraClassTable.action(named: name, for: self) else { return false }
    action.perform(on: self, with: [sender])
    return true
  }
}

open class UIView: UIResponder {
  open var frame: CGRect = .zero
  open func layoutSubviews() { print("UIView.layoutSubviews") }
  @discardableResult open func endEditing(_ force: Bool) -> Bool {
    print("UIView.endEditing(\(force))")
    return true
  }
}

open class UILabel: UIView { open var text: String? }
public class UIEvent { public init() {} }

open class UIButton: UIView {
  private var actions: [(AnyObject?, Selector)] = []
  open func addTarget(_ target: AnyObject?, action: Selector) { actions.append((target, action)) }
  open func press(_ event: UIEvent? = nil) {
    for (target, action) in actions { if let target { action.perform(on: target, with: [self, event]) } }
  }
}

public protocol UIScrollViewDelegate: AnyObject {
  @MainActor func scrollViewDidScroll(_ scrollView: UIScrollView)
  @MainActor func scrollViewShouldScrollToTop(_ scrollView: UIScrollView) -> Bool
  @MainActor func viewForZooming(in scrollView: UIScrollView) -> UIView?
}
extension UIScrollViewDelegate {
  public func scrollViewDidScroll(_ scrollView: UIScrollView) {}
  public func scrollViewShouldScrollToTop(_ scrollView: UIScrollView) -> Bool { true }
  public func viewForZooming(in scrollView: UIScrollView) -> UIView? { nil }
}
/// What the translator's methods ask where nobody implements an optional requirement.
@MainActor public final class _TesseraDefaults: NSObject, UIScrollViewDelegate {
  public static let shared = _TesseraDefaults()
}
open class UIScrollView: UIView {
  public weak var delegate: (any UIScrollViewDelegate)?
  open func scroll() { delegate?.scrollViewDidScroll(self) }
}

open class UIViewController: UIResponder {
  open var view = UIView()
  open func viewDidLoad() { print("UIViewController.viewDidLoad") }
  open func viewWillAppear(_ animated: Bool) { print("UIViewController.viewWillAppear(\(animated))") }
  open var prefersStatusBarHidden: Bool { false }
  open class var kind: String { "UIViewController" }
  open var preferredSize: CGFloat {
    get { 1 }
    set { print("UIViewController.preferredSize = \(newValue)") }
  }
}

@preconcurrency @MainActor public protocol UIApplicationDelegate: AnyObject {
  init()
  func run()
}
extension UIApplicationDelegate {
  public static func main() { Self().run() }
}

/// Classes of apps that have an `init()` of their own beside that of the kit's class.
@MainActor public protocol _TesseraMade {
  static func _tesseraMade(_ type: AnyClass) -> AnyObject?
}

extension KeyValueObserving {
  static func prepare(_ object: NSObject) {}
}
