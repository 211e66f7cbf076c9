// SPDX-FileCopyrightText: 2026 The Tessera Authors
// SPDX-License-Identifier: MIT

import UIKit

/// Has every kind of thread compute, and shows what came of it when: the same on an idle machine and on a busy one.
public final class LoadViewController: UIViewController {
  private let stack = UIStackView()
  private var labels: [String: UILabel] = [:]
  private let start = CACurrentMediaTime()
  private let queue = DispatchQueue(label: "load.serial")
  private let operations = OperationQueue()
  private var ticks = 0

  /// What was shown, a line for each name.
  public var lines: [String] { labels.keys.sorted().map { "\($0): \(labels[$0]?.text ?? "")" } }

  public override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .systemBackground
    stack.axis = .vertical
    stack.translatesAutoresizingMaskIntoConstraints = false
    let button = UIButton(type: .system)
    button.setTitle("Again", for: .normal)
    button.addTarget(self, action: #selector(again), for: .touchUpInside)
    button.frame = CGRect(x: 20, y: 60, width: 200, height: 44)
    view.addSubview(button)
    view.addSubview(stack)
    NSLayoutConstraint.activate([
      stack.topAnchor.constraint(equalTo: view.topAnchor, constant: 120),
      stack.leadingAnchor.constraint(equalTo: view.leadingAnchor, constant: 20),
    ])
    for name in Self.names {
      let label = UILabel()
      label.font = .systemFont(ofSize: 17)
      label.text = "–"
      stack.addArrangedSubview(label)
      labels[name] = label
    }
    startQueues()
    startWaits()
  }

  private static let names = [
    "again", "block", "global", "group", "later", "main", "operation", "sleep", "sync", "task", "thread", "ticks",
  ]

  @objc private func again() {
    DispatchQueue.global().async { [self] in
      let value = Self.compute(20)
      show("again", value)
    }
  }

  /// About half a second of a processor in all that `viewDidLoad()` starts, without optimisation.
  static func compute(_ thousands: Int) -> Int {
    var value = 1
    for number in 0..<(thousands * 40_000) { value = (value &* 31 &+ number) % 1_000_003 }
    return value
  }

  private func startQueues() {
    DispatchQueue.global().async { [self] in show("global", Self.compute(100)) }
    DispatchQueue.main.async { [self] in set("main", 0) }
    DispatchQueue.global().asyncAfter(deadline: .now() + 0.2) { [self] in show("later", Self.compute(50)) }
    queue.async { Thread.sleep(forTimeInterval: 0.3) }
    queue.async { [self] in show("sleep", Self.compute(20)) }
    let group = DispatchGroup()
    for _ in 0..<3 { DispatchQueue.global().async(group: group) { _ = Self.compute(20) } }
    group.notify(queue: .global()) { [self] in show("group", Self.compute(20)) }
    let first = BlockOperation { _ = Self.compute(20) }
    let second = BlockOperation { [self] in show("operation", Self.compute(20)) }
    second.addDependency(first)
    operations.addOperations([first, second], waitUntilFinished: false)
    Task.detached { [self] in
      let value = Self.compute(20)
      await MainActor.run { set("task", value) }
    }
  }

  private func startWaits() {
    let item = DispatchWorkItem { _ = Self.compute(20) }
    DispatchQueue.global().async(execute: item)
    DispatchQueue.global().async { [self] in
      item.wait()
      show("block", Self.compute(20))
    }
    Thread.detachNewThread { [self] in
      Thread.sleep(forTimeInterval: 0.1)
      show("thread", Self.compute(20))
    }
    DispatchQueue.global().async { [self] in
      // Blocked behind work that sleeps, where no count sees it.
      queue.sync {}
      show("sync", Self.compute(20))
    }
    Timer.scheduledTimer(withTimeInterval: 0.05, repeats: true) { [self] timer in
      ticks += 1
      set("ticks", ticks)
      if ticks == 20 { timer.invalidate() }
    }
  }

  private func show(_ name: String, _ value: Int) {
    DispatchQueue.main.async { [self] in set(name, value) }
  }

  private func set(_ name: String, _ value: Int) {
    labels[name]?.text = "\(name) \(value) at \(String(format: "%.3f", CACurrentMediaTime() - start))"
  }
}
