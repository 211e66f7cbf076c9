// SPDX-FileCopyrightText: 2026 The Tessera Authors
// SPDX-License-Identifier: MIT

import Foundation
import Testing
import ViewLayoutCore

@Suite struct LazyColumnsTests {
  private func lengths(_ tracks: [LazyTrack], _ width: CGFloat?) -> [CGFloat] {
    LazyColumns.columns(tracks, in: width).map(\.length)
  }

  @Test func fixedColumnsHaveTheirWidthAndAnAdaptiveOneTheRest() {
    let tracks = [LazyTrack(.fixed(70)), LazyTrack(.adaptive(minimum: 40, maximum: .infinity))]
    let columns = LazyColumns.columns(tracks, in: 200)
    #expect(columns.map(\.length) == [70, 57, 57])
    #expect(columns.map(\.start) == [0, 78, 143])
    #expect(columns.map(\.track) == [0, 1, 1])
    #expect(LazyColumns.length(of: tracks, in: 200) == 200)
  }

  @Test func flexibleColumnsShareWhatIsLeftInOrder() {
    #expect(lengths([LazyTrack(), LazyTrack(), LazyTrack()], 316) == [100, 100, 100])
    let limited = LazyTrack(.flexible(minimum: 10, maximum: 40))
    #expect(lengths([limited, LazyTrack(), LazyTrack()], 316) == [40, 130, 130])
    #expect(lengths([LazyTrack(.flexible(minimum: 150, maximum: 300)), LazyTrack()], 208) == [150, 50])
  }

  @Test func spacingIsTheEntrysOrEight() {
    let columns = LazyColumns.columns(
      [LazyTrack(.fixed(10), spacing: 2), LazyTrack(.fixed(10)), LazyTrack(.fixed(10))], in: 100)
    #expect(columns.map(\.start) == [0, 12, 30])
  }

  @Test func anAdaptiveColumnHoldsOneItemAtLeast() {
    #expect(lengths([LazyTrack(.adaptive(minimum: 80, maximum: .infinity))], 50) == [80])
    #expect(lengths([LazyTrack(.adaptive(minimum: 80, maximum: 90), spacing: 10)], 200) == [90, 90])
  }

  @Test func columnsThatDoNotFitAreReportedAndWorkedOutAgain() {
    let tracks = [LazyTrack(.flexible(minimum: 100, maximum: 120)), LazyTrack(.flexible(minimum: 100, maximum: 120))]
    #expect(LazyColumns.length(of: tracks, in: 100) == 208)
    #expect(LazyColumns.length(of: tracks, in: 400) == 248)
    let grid = LazyContainer(axis: .vertical, tracks: tracks, sections: [.init(itemCount: 4)], across: 100)
    #expect(grid.across == 208)
  }

  /// The rules once more, written down entry by entry.
  private func naive(_ tracks: [LazyTrack], _ width: CGFloat) -> [CGFloat] {
    var left = width
    for (number, track) in tracks.enumerated() {
      if number < tracks.count - 1 { left -= track.spacing ?? 8 }
      if case .fixed(let length) = track.size { left -= length }
    }
    var lengths: [CGFloat] = []
    for (number, track) in tracks.enumerated() {
      let waiting = tracks[number...].filter { if case .fixed = $0.size { false } else { true } }.count
      let share = left / CGFloat(max(waiting, 1))
      switch track.size {
      case .fixed(let length): lengths.append(length)
      case .flexible(let least, let most):
        let length = max(least, min(share, most))
        lengths.append(length)
        if length > 0 { left -= length }
      case .adaptive(let least, let most):
        let (whole, gap) = (max(share, least), track.spacing ?? 8)
        var count = 1
        while CGFloat(count + 1) * least + CGFloat(count) * gap <= whole { count += 1 }
        let each = (whole - CGFloat(count - 1) * gap) / CGFloat(count)
        lengths += Array(repeating: min(each, most), count: count)
        if whole > 0 { left -= whole }
      }
    }
    return lengths
  }

  @Test(arguments: TwinSeeds.seeds) func columnsAreAsTheRulesSay(seed: UInt64) {
    var maker = RandomBox(seed: seed)
    for _ in 0..<20 {
      let tracks = (0..<maker.roll(4) + 1).map { _ in
        let (least, more) = (maker.points(60) + 1, maker.points(60))
        let size: LazyTrack.Size =
          switch maker.roll(3) {
          case 0: .fixed(least)
          case 1: .flexible(minimum: least, maximum: maker.chance(3) ? .infinity : least + more)
          default: .adaptive(minimum: least, maximum: maker.chance(3) ? .infinity : least + more)
          }
        return LazyTrack(size, spacing: maker.maybe(12))
      }
      let width = maker.points(400)
      #expect(lengths(tracks, width) == naive(tracks, width), "seed \(seed): \(tracks) in \(width)")
    }
  }

  @Test func withoutAProposalColumnsHaveTheirMinimum() {
    #expect(
      lengths([LazyTrack(), LazyTrack(.fixed(30)), LazyTrack(.adaptive(minimum: 20, maximum: 50))], nil) == [
        10, 30, 20,
      ])
  }
}
