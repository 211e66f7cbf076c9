// SPDX-FileCopyrightText: 2026 The Tessera Authors
// SPDX-License-Identifier: MIT

import UIKit

final class Ticker: NSObject {
  private var left = 3
  @objc func tick(_ timer: Timer) {
    left -= 1
    print("tick", left, timer.userInfo as? String ?? "none")
    if left == 0 { timer.invalidate() }
  }
  @objc func once() { print("once") }
  deinit { print("ticker dies") }
}

enum Timers {
  @MainActor static func run() {
    let timer = Timer.scheduledTimer(
      timeInterval: 0.005, target: Ticker(), selector: #selector(Ticker.tick(_:)), userInfo: "info", repeats: true)
    print("held", timer.isValid)
    Main.wait(0.05)
    let single = Timer(
      timeInterval: 0.005, target: Ticker(), selector: #selector(Ticker.once), userInfo: nil, repeats: false)
    RunLoop.main.add(single, forMode: .common)
    Main.wait(0.02)
    print("single is valid:", single.isValid)
    let late = Timer(
      fireAt: Date(timeIntervalSinceNow: 0.005), interval: 0, target: Ticker(), selector: #selector(Ticker.once),
      userInfo: nil, repeats: false)
    RunLoop.main.add(late, forMode: .default)
    Main.wait(0.02)
    let never = Timer(timeInterval: 1, target: Ticker(), selector: #selector(Ticker.once), userInfo: nil, repeats: true)
    never.invalidate()
    nonisolated(unsafe) var isDue = false
    let block = Timer(timeInterval: 0.2, repeats: false) { _ in print("closure, due:", isDue) }
    RunLoop.main.add(block, forMode: .default)
    Main.wait(0.001)
    isDue = true
    Main.wait(0.3)
    print("end")
  }
}
