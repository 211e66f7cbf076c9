// SPDX-FileCopyrightText: 2026 The Tessera Authors
// SPDX-License-Identifier: MIT

internal import BenchTables
internal import QuartzCore
internal import UIKit

/// What a table costs at 1,000 and at 1,000,000 rows: the first frame, a screen farther, a row at the front and at the end.
@MainActor enum TableBench {
  private enum Heights: String, CaseIterable { case fixed, told, selfSizing = "self-sizing" }

  static func run() {
    let counts = [1_000, 100_000, 1_000_000]
    for heights in Heights.allCases {
      print(
        "| rows, \(heights.rawValue) | first frame | a screen farther | insert in front | … at the end | cells made |")
      print("| --- | --- | --- | --- | --- | --- |")
      for count in counts {
        // Delegates that say heights are asked for every row, as on iOS: a million are told once, not eleven times.
        let runs = heights == .told && count > 100_000 ? 1 : 11
        let results = (0..<runs).map { _ in measure(heights, count) }
        let texts = (0..<4).map { column in
          Measure.time(results.map { $0.times[column] }.sorted()[results.count / 2])
        }
        print("| \(count) | \(texts.joined(separator: " | ")) | \(results[0].cells) |")
      }
    }
  }

  private static func measure(_ heights: Heights, _ count: Int) -> (times: [Double], cells: Int) {
    let source = Rows(count: count)
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 390, height: 844))
    var view = UITableView()
    func frame() {
      _ = UIApplication.shared.makeFrame()
      CATransaction.endImplicitTransaction()
    }
    var times: [Double] = []
    func time(_ body: () -> Void) { times.append(Measure.milliseconds(runs: 1, body)) }
    time {
      view = UITableView(frame: window.bounds)
      view.register(Row.self, forCellReuseIdentifier: "row")
      switch heights {
      case .fixed: view.rowHeight = 52
      case .told: view.delegate = source.heights
      case .selfSizing: view.estimatedRowHeight = 52
      }
      view.dataSource = source
      window.addSubview(view)
      window.isHidden = false
      frame()
    }
    time {
      view.contentOffset.y += 844
      frame()
    }
    view.contentOffset.y = 0
    frame()
    UIView.performWithoutAnimation {
      time {
        source.count += 1
        view.insertRows(at: [IndexPath(row: 0, section: 0)], with: .none)
        frame()
      }
      time {
        source.count += 1
        view.insertRows(at: [IndexPath(row: source.count - 1, section: 0)], with: .none)
        frame()
      }
    }
    window.isHidden = true
    return (times, source.made)
  }

  private final class Row: UITableViewCell {}

  /// Says 52 points for every row.
  private final class Told: NSObject, UITableViewDelegate {
    func tableView(_ tableView: UITableView, heightForRowAt indexPath: IndexPath) -> CGFloat { 52 }
  }

  private final class Rows: NSObject, UITableViewDataSource {
    let heights = Told()
    var count: Int
    private var cells: Set<ObjectIdentifier> = []
    var made: Int { cells.count }

    init(count: Int) { self.count = count }

    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { count }
    func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
      let cell = tableView.dequeueReusableCell(withIdentifier: "row", for: indexPath)
      cell.textLabel?.text = "Row \(indexPath.row)"
      cells.insert(ObjectIdentifier(cell))
      return cell
    }
  }
}
