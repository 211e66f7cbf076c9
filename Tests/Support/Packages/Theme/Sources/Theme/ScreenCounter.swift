// SPDX-FileCopyrightText: 2026 The Tessera Authors
// SPDX-License-Identifier: MIT

import UIKit

/// Counts the screens that appear, as packages of analytics do.
public enum ScreenCounter {
  public static var appearances = 0
  public static var loads = 0

  private static let exchange: Void = {
    guard let old = class_getInstanceMethod(UIViewController.self, #selector(UIViewController.viewWillAppear(_:))),
      let new = class_getInstanceMethod(UIViewController.self, #selector(UIViewController.theme_viewWillAppear(_:)))
    else { return }
    method_exchangeImplementations(old, new)
  }()

  public static func start() { exchange }

  private typealias Load = @convention(c) (UIViewController, Selector) -> Void
  fileprivate static var oldLoad: IMP?

  public static func startWithFunction() {
    guard oldLoad == nil,
      let old = class_getInstanceMethod(UIViewController.self, #selector(UIViewController.viewDidLoad)),
      let new = class_getMethodImplementation(
        UIViewController.self, #selector(UIViewController.theme_viewDidLoad))
    else { return }
    oldLoad = method_setImplementation(old, new)
  }

  fileprivate static func callOldLoad(of controller: UIViewController) {
    unsafeBitCast(oldLoad, to: Load.self)(controller, #selector(UIViewController.viewDidLoad))
  }
}

extension UIViewController {
  @objc fileprivate func theme_viewWillAppear(_ animated: Bool) {
    ScreenCounter.appearances += 1
    theme_viewWillAppear(animated)
  }

  @objc fileprivate func theme_viewDidLoad() {
    ScreenCounter.loads += 1
    ScreenCounter.callOldLoad(of: self)
  }
}
