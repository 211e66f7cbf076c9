// SPDX-FileCopyrightText: 2026 The Tessera Authors
// SPDX-License-Identifier: MIT

import Testing

@testable import UIKit

/// What children hear when a container is taken apart.
@MainActor struct UIViewControllerContainmentTests {
  private final class Logging: UIViewController {
    var log: [String] = []
    override func viewWillAppear(_ animated: Bool) { log.append("willAppear") }
    override func viewDidAppear(_ animated: Bool) { log.append("didAppear") }
    override func viewWillDisappear(_ animated: Bool) { log.append("willDisappear") }
    override func viewDidDisappear(_ animated: Bool) { log.append("didDisappear") }
  }

  private func makeContainer() -> (container: UIViewController, child: Logging, window: UIWindow) {
    let (container, child) = (UIViewController(), Logging())
    container.addChild(child)
    container.view.addSubview(child.view)
    child.didMove(toParent: container)
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 300, height: 300))
    window.addSubview(container.view)
    return (container, child, window)
  }

  @Test(arguments: [true, false]) func aChildThatLeavesADisappearingContainerHasDisappeared(viewFirst: Bool) {
    let (container, child, window) = makeContainer()
    container.beginAppearanceTransition(true, animated: false)
    container.endAppearanceTransition()
    #expect(child.log == ["willAppear", "didAppear"])
    child.log = []
    container.beginAppearanceTransition(false, animated: true)
    child.willMove(toParent: nil)
    if viewFirst { child.view.removeFromSuperview() }
    child.removeFromParent()
    if !viewFirst { child.view.removeFromSuperview() }
    container.endAppearanceTransition()
    #expect(child.log == ["willDisappear", "didDisappear"])
    window.isHidden = true
  }

  @Test func aChildThatLeavesAnAppearingContainerDisappearsToo() {
    let (container, child, window) = makeContainer()
    container.beginAppearanceTransition(true, animated: true)
    child.willMove(toParent: nil)
    child.view.removeFromSuperview()
    child.removeFromParent()
    container.endAppearanceTransition()
    #expect(child.log == ["willAppear", "willDisappear", "didDisappear"])
    window.isHidden = true
  }

  @Test func aContainerThatLeavesWithItsChildrenTellsItselfFirst() {
    let (container, child, window) = makeContainer()
    container.beginAppearanceTransition(true, animated: false)
    container.endAppearanceTransition()
    container.beginAppearanceTransition(false, animated: false)
    container.view.removeFromSuperview()
    #expect(child.log == ["willAppear", "didAppear", "willDisappear"])
    container.endAppearanceTransition()
    #expect(child.log.last == "didDisappear")
    window.isHidden = true
  }
}
