// SPDX-FileCopyrightText: 2026 The Tessera Authors
// SPDX-License-Identifier: MIT

import UIKit

/// What comes later: by a timer, by a task, with an animation, from another thread.
final class WaitingViewController: ColumnViewController {
  private lazy var status = label("status", "Idle")

  override func viewDidLoad() {
    super.viewDidLoad()
    add(status)
    add(
      button("Timer") { [weak self] in
        self?.status.text = "Timer runs"
        Timer.scheduledTimer(withTimeInterval: 5, repeats: false) { _ in self?.status.text = "Timer fired" }
      })
    add(
      button("Task") { [weak self] in
        Task {
          try? await Task.sleep(nanoseconds: 3_000_000_000)
          self?.status.text = "Task done"
        }
      })
    add(
      button("Thread") { [weak self] in
        DispatchQueue.global().async {
          var sum = 0
          for number in 0..<200_000 { sum = (sum &* 31 &+ number) % 1_000_003 }
          DispatchQueue.main.async { self?.status.text = "Sum: \(sum)" }
        }
      })
    add(
      button("Toast") { [weak self] in
        guard let self else { return }
        let toast = self.label("toast", "Saved")
        self.add(toast)
        UIView.animate(withDuration: 0.3, delay: 2, animations: { toast.alpha = 0 }) { _ in toast.removeFromSuperview()
        }
      })
  }
}
