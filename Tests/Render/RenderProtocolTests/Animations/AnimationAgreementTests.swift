// SPDX-FileCopyrightText: 2026 The Tessera Authors
// SPDX-License-Identifier: MIT

import CoreGraphics
import RenderProtocol
import Testing

/// The page evaluates animations in JavaScript. Both sides are held to one file: what Swift says of many animations at
/// many times, with the commits in bytes. Set `TESSERA_RECORD` to write it anew, and look at what changed.
@Suite struct AnimationAgreementTests {
  struct Table: Codable {
    struct Row: Codable {
      var name: String
      /// A full commit in base 64; the animated layer is number 2.
      var commit: String
      var shown: [Look]
    }

    struct Look: Codable {
      var property: String
      var time: Double
      var values: [Double]
    }

    var rows: [Row]
  }

  private static let file = URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
    .deletingLastPathComponent().deletingLastPathComponent()
    .appendingPathComponent("Browser/Fixtures/animations.json")

  private static func row(_ sample: AnimationSamples.Sample) throws -> Table.Row {
    var root = LayerState()
    root.sublayers = [LayerID(rawValue: 2)]
    root.timing = sample.around
    var tree = LayerTree()
    tree.apply(
      Commit(
        number: 1, isFull: true, screenSize: CGSize(width: 100, height: 100), screenScale: 1,
        root: LayerID(rawValue: 1),
        deltas: [
          LayerDelta(layer: LayerID(rawValue: 1), changes: [.sublayers(root.sublayers), .timing(root.timing)]),
          LayerDelta(layer: LayerID(rawValue: 2), changes: sample.layer.changesFromDefaults()),
        ], removed: []))
    let bytes = try #require(tree.fullCommit()).encoded()
    var shown: [Table.Look] = []
    for time in sample.times {
      let layer = try #require(tree.presented(at: time)[LayerID(rawValue: 2)])
      for property in sample.properties {
        shown.append(
          Table.Look(property: "\(property)", time: time, values: layer.value(of: property)?.numbers(in: layer) ?? []))
      }
    }
    return Table.Row(name: sample.name, commit: Data(bytes).base64EncodedString(), shown: shown)
  }

  @Test func animationsShowWhatTheFileSays() throws {
    let found = Table(rows: try AnimationSamples.all.map(Self.row))
    if ProcessInfo.processInfo.environment["TESSERA_RECORD"] != nil {
      let encoder = JSONEncoder()
      encoder.outputFormatting = [.sortedKeys]
      let rows = try found.rows.map { String(decoding: try encoder.encode($0), as: UTF8.self) }
      try Data("{\"rows\": [\n\(rows.joined(separator: ",\n"))\n]}\n".utf8).write(to: Self.file)
    }
    let expected = try JSONDecoder().decode(Table.self, from: Data(contentsOf: Self.file))
    #expect(found.rows.map(\.name) == expected.rows.map(\.name))
    for (row, wanted) in zip(found.rows, expected.rows) {
      #expect(row.commit == wanted.commit, "\(row.name)")
      #expect(row.shown.count == wanted.shown.count, "\(row.name)")
      for (look, other) in zip(row.shown, wanted.shown) {
        let isSame =
          look.property == other.property && look.time == other.time && look.values.count == other.values.count
          && zip(look.values, other.values).allSatisfy { abs($0 - $1) < 1e-6 }
        #expect(isSame, "\(row.name): \(look) instead of \(other)")
      }
    }
  }

  @Test func theFileHasSomethingToCompare() throws {
    let table = try JSONDecoder().decode(Table.self, from: Data(contentsOf: Self.file))
    #expect(table.rows.count > 80)
    let still = table.rows.filter { row in Set(row.shown.map(\.values)).count < 2 }.map(\.name)
    #expect(still == ["timing: standing still", "value: shape of no shape", "space: standing still"])
  }
}

extension AnimatedValue {
  /// All numbers of the value, one after the other; how much of the former contents is left, of contents.
  fileprivate func numbers(in layer: LayerState) -> [Double] {
    switch self {
    case .numbers(let numbers): numbers
    case .color(let color): color.map(\.numbers) ?? []
    case .colors(let colors): colors.flatMap(\.numbers)
    case .path(let path):
      path?.elements.flatMap { element -> [Double] in
        switch element {
        case .move(let point), .line(let point): point.numbers
        case .quadCurve(let control, let end): control.numbers + end.numbers
        case .curve(let first, let second, let end): first.numbers + second.numbers + end.numbers
        case .close: []
        }
      } ?? []
    case .contents: [layer.fading?.share ?? 0]
    }
  }
}

extension RGBAColor {
  fileprivate var numbers: [Double] { [red, green, blue, alpha].map(Double.init) }
}

extension CGPoint {
  fileprivate var numbers: [Double] { [Double(x), Double(y)] }
}
