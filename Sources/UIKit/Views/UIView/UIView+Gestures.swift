// SPDX-FileCopyrightText: 2026 The Tessera Authors
// SPDX-License-Identifier: MIT

extension UIView {
  func attach(_ recognizer: UIGestureRecognizer) {
    guard recognizer.view !== self else { return }
    recognizer.view?.detach(recognizer)
    storedGestureRecognizers.append(recognizer)
    recognizer.view = self
  }

  func detach(_ recognizer: UIGestureRecognizer) {
    guard recognizer.view === self else { return }
    recognizer.cancelNow()
    storedGestureRecognizers.removeAll { $0 === recognizer }
    recognizer.view = nil
  }

  func replaceGestureRecognizers(_ recognizers: [UIGestureRecognizer]) {
    for old in storedGestureRecognizers where !recognizers.contains(where: { $0 === old }) {
      detach(old)
    }
    for new in recognizers {
      attach(new)
    }
  }
}
