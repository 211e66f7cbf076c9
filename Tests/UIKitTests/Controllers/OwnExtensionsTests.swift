// SPDX-FileCopyrightText: 2026 The Tessera Authors
// SPDX-License-Identifier: MIT

import Testing

@testable import UIKit

/// What extensions of apps say in place of the kit's classes; subclasses stand in for those here, lest all tests hear them.
@MainActor struct OwnExtensionsTests {
  private final class Light: UINavigationController, _TesseraOwn_preferredStatusBarStyle,
    _TesseraOwn_supportedInterfaceOrientations
  {
    var _tesseraOwn_preferredStatusBarStyle: UIStatusBarStyle { .lightContent }
    var _tesseraOwn_supportedInterfaceOrientations: UIInterfaceOrientationMask { .landscape }
  }

  private final class Dark: UINavigationController, _TesseraOwn_preferredStatusBarStyle {
    var _tesseraOwn_preferredStatusBarStyle: UIStatusBarStyle { .lightContent }
    override var preferredStatusBarStyle: UIStatusBarStyle { .darkContent }
  }

  private final class Touched: UIView, _TesseraOwn_touchesBegan {
    var count = 0
    func _tesseraOwn_touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
      count += 1
      _tesseraSuper_touchesBegan(touches, with: event)
    }
  }

  private final class Below: UIView {
    var count = 0
    override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) { count += 1 }
  }

  @Test func anExtensionsAnswerTakesTheClasssPlace() {
    #expect(Light().preferredStatusBarStyle == .lightContent)
    #expect(Light().supportedInterfaceOrientations == .landscape)
    #expect(UINavigationController().preferredStatusBarStyle == .default)
    #expect(Light().shouldAutorotate)
  }

  @Test func anOverrideOfASubclassGoesFirst() { #expect(Dark().preferredStatusBarStyle == .darkContent) }

  private final class Lived: UINavigationController, _TesseraOwn_viewDidLoad, _TesseraOwn_viewWillAppear {
    var log: [String] = []
    func _tesseraOwn_viewDidLoad() {
      _tesseraSuper_viewDidLoad()
      log.append("load")
    }
    func _tesseraOwn_viewWillAppear(_ animated: Bool) { log.append("appear") }
  }

  @Test func anExtensionHearsOfAControllersLife() {
    let controller = Lived(rootViewController: UIViewController())
    controller.loadViewIfNeeded()
    #expect(controller.log == ["load"])
    controller.beginAppearanceTransition(true, animated: false)
    controller.endAppearanceTransition()
    #expect(controller.log == ["load", "appear"])
  }

  @Test func touchesComeToTheExtensionAndGoOn() {
    let (outer, inner) = (Below(), Touched())
    outer.addSubview(inner)
    inner.touchesBegan([], with: nil)
    #expect(inner.count == 1 && outer.count == 1)
  }
}
