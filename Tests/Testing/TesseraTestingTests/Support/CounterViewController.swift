// SPDX-FileCopyrightText: 2026 The Tessera Authors
// SPDX-License-Identifier: MIT

import UIKit

/// A square that counts taps and drags, and tells its life.
final class CounterViewController: UIViewController {
  let square = UIView(frame: CGRect(x: 100, y: 100, width: 50, height: 50))
  private(set) var taps = 0
  private(set) var drags: [CGFloat] = []
  private(set) var touches: [String] = []
  private(set) var calls: [String] = []

  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .white
    square.backgroundColor = .red
    view.addSubview(square)
    square.addGestureRecognizer(
      UITapGestureRecognizer(
        target: self, action: Selector._tessera("tap", CounterViewController.self, CounterViewController.tap)))
    square.addGestureRecognizer(
      UIPanGestureRecognizer(
        target: self, action: Selector._tessera("pan:", CounterViewController.self, CounterViewController.pan(_:))))
    calls.append("load")
  }

  override func viewDidAppear(_ animated: Bool) {
    super.viewDidAppear(animated)
    calls.append("appear")
  }

  override func viewWillTransition(
    to size: CGSize, with coordinator: any UIViewControllerTransitionCoordinator
  ) {
    super.viewWillTransition(to: size, with: coordinator)
    calls.append("turn")
  }

  override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) { note("began", touches) }
  override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) { note("moved", touches) }
  override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) { note("ended", touches) }
  override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) { note("cancelled", touches) }

  private func note(_ phase: String, _ touches: Set<UITouch>) {
    guard let place = touches.first?.location(in: view) else { return }
    self.touches.append("\(phase) \(Int(place.x)) \(Int(place.y))")
  }

  func tap() { taps += 1 }

  func pan(_ recognizer: UIPanGestureRecognizer) { drags.append(recognizer.translation(in: view).x) }
}
