// SPDX-FileCopyrightText: 2026 The Tessera Authors
// SPDX-License-Identifier: MIT

import SeededRandom
import Testing

@testable import SwiftUI

/// One element of a lazy list: its id, its height and how many views it has.
private struct Line: Identifiable, Equatable {
  var id: Int
  var height: CGFloat
  var count: Int
}

private struct LazyPage: View {
  let lines: [Line]
  let header: CGFloat
  let isGrid: Bool

  var body: some View {
    ScrollView {
      VStack(spacing: 0) {
        Color.blue.frame(height: header)
        if isGrid {
          LazyVGrid(columns: [GridItem(.adaptive(minimum: 30), spacing: 3)], spacing: 2) { rows }
        } else {
          LazyVStack(alignment: .leading, spacing: 5) {
            rows
            Color.green.frame(width: 20, height: 7)
          }
        }
      }
    }
  }

  private var rows: some View {
    ForEach(lines) { line in
      if line.count > 0 { Color.red.frame(width: 10 + line.height, height: line.height) }
      if line.count > 1 { Color.green.frame(width: 5, height: 3) }
    }
  }
}

@Suite @MainActor struct LazyFreshTreeTests {
  private func line(_ id: Int, _ random: inout SeededRandom) -> Line {
    Line(id: id, height: .random(in: 4..<40, using: &random).rounded(), count: .random(in: 0..<3, using: &random))
  }

  private func mutate(_ lines: inout [Line], _ next: inout Int, _ random: inout SeededRandom) {
    switch Int.random(in: 0..<6, using: &random) {
    case 0:
      lines.insert(line(next, &random), at: .random(in: 0...lines.count, using: &random))
      next += 1
    case 1: if !lines.isEmpty { lines.remove(at: .random(in: 0..<lines.count, using: &random)) }
    case 2: lines.shuffle(using: &random)
    case 3:
      if let index = lines.indices.randomElement(using: &random) { lines[index] = line(lines[index].id, &random) }
    case 4: lines.removeFirst(min(lines.count, .random(in: 0..<10, using: &random)))
    default:
      for _ in 0..<20 {
        lines.append(line(next, &random))
        next += 1
      }
    }
  }

  private func scrollView(in view: UIView) -> UIScrollView? {
    (view as? UIScrollView) ?? view.subviews.lazy.compactMap { scrollView(in: $0) }.first
  }

  /// What is seen of coloured views, in drawing order.
  private func seen(_ stage: Stage<LazyPage>) -> [CGRect] {
    stage.colored.filter { $0.maxY > 0 && $0.minY < 150 }
  }

  @Test(arguments: UInt64(0)..<40) func lazyRowsAreThoseOfAFreshTreeAfterAnyChange(seed: UInt64) {
    var random = SeededRandom(seed: seed)
    var next = 100
    let isGrid = Bool.random(using: &random)
    var lines = (0..<Int.random(in: 0..<80, using: &random)).map { line($0, &random) }
    var header = CGFloat.random(in: 0..<60, using: &random).rounded()
    let stage = Stage(LazyPage(lines: lines, header: header, isGrid: isGrid), width: 120, height: 150)
    guard let scroll = scrollView(in: stage.view) else {
      Issue.record("there is no scroll view")
      return
    }
    for _ in 0..<12 {
      if Bool.random(using: &random) {
        scroll.contentOffset.y = .random(in: 0..<800, using: &random).rounded()
        stage.layOut()
        scroll.contentOffset.y = 0
      }
      mutate(&lines, &next, &random)
      if Bool.random(using: &random) { header = .random(in: 0..<200, using: &random).rounded() }
      stage.view.rootView = LazyPage(lines: lines, header: header, isGrid: isGrid)
      stage.layOut()
      scroll.contentOffset.y = 0
      stage.layOut()
      let fresh = Stage(LazyPage(lines: lines, header: header, isGrid: isGrid), width: 120, height: 150)
      guard seen(stage) == seen(fresh) else {
        Issue.record("seed \(seed): \(seen(stage)) instead of \(seen(fresh))")
        return
      }
    }
  }
}
