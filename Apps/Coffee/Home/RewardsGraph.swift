// SPDX-FileCopyrightText: 2026 The Tessera Authors
// SPDX-License-Identifier: MIT

import UIKit

/// Where everything of the graph stands, in points from the leading top corner of a view of a given width.
struct RewardsGraph: Hashable {
  static let height: CGFloat = 80
  static let padding: CGFloat = 20
  static let dotSize: CGFloat = 12
  static let lineWidth: CGFloat = 2
  static let indicatorSize = CGSize(width: 14, height: 19)

  let width: CGFloat
  let rewards: [Int]

  init(width: CGFloat, rewards: [Int] = Reward.all.map(\.points)) {
    self.width = width
    self.rewards = rewards
  }

  /// From a dot to the next.
  var spacing: CGFloat { (width - 2 * Self.padding) / 4.5 }
  /// From the line's ends to the dots beside them.
  var shortSpacing: CGFloat { spacing / 4 }
  /// The line's height.
  var y: CGFloat { 41 }

  func dot(_ index: Int) -> CGPoint {
    CGPoint(x: Self.padding + shortSpacing + CGFloat(index) * spacing, y: y)
  }

  /// The grey line, in parts: to the first dot, along the dots, from the last.
  var lines: [ClosedRange<CGFloat>] {
    let radius = Self.dotSize / 2
    let along = (0..<max(rewards.count - 1, 0)).map { dot($0).x + radius...dot($0 + 1).x - radius }
    return [Self.padding...Self.padding + shortSpacing - radius] + along
      + [width - Self.padding - shortSpacing + radius...width - Self.padding]
  }

  /// Where so many stars stand on the line.
  func x(of balance: Int) -> CGFloat {
    let stations = [0] + rewards
    let places = [Self.padding] + rewards.indices.map { dot($0).x }
    guard let next = stations.firstIndex(where: { $0 > balance }) else { return width - Self.padding }
    guard next > 0 else { return Self.padding }
    let share = CGFloat(balance - stations[next - 1]) / CGFloat(stations[next] - stations[next - 1])
    return places[next - 1] + (places[next] - places[next - 1]) * share
  }

  /// The pin above the line.
  func indicator(at balance: Int) -> CGRect {
    let size = Self.indicatorSize
    return CGRect(
      x: x(of: balance) - size.width / 2, y: y - Self.lineWidth / 2 - 4 - size.height, width: size.width,
      height: size.height)
  }

  /// The box in which a dot's number stands.
  func label(_ index: Int) -> CGRect {
    CGRect(x: dot(index).x - 15, y: 57, width: 30, height: 20)
  }
}
