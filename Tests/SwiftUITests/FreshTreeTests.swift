// SPDX-FileCopyrightText: 2026 The Tessera Authors
// SPDX-License-Identifier: MIT

import SeededRandom
import TesseraTesting
import Testing

@testable import SwiftUI

/// A random program of views, as data.
private indirect enum Program: Equatable {
  case color(Int)
  case text(String)
  case stack(isVertical: Bool, [Item])
  case depth([Item])
  case padded(Program, CGFloat)
  case framed(Program, CGFloat)
  case choice(Bool, Program, Program)
  case group([Item])

  struct Item: Equatable, Identifiable {
    var id: Int
    var program: Program
  }
}

/// Shows a program.
private struct ProgramView: View {
  let program: Program

  var body: AnyView {
    switch program {
    case .color(let number): return AnyView(Self.colors[number % 3].frame(minWidth: 5, minHeight: 5))
    case .text(let text): return AnyView(Text(text))
    case .stack(true, let items): return AnyView(VStack(alignment: .leading, spacing: 3) { list(items) })
    case .stack(false, let items): return AnyView(HStack(spacing: 2) { list(items) })
    case .depth(let items): return AnyView(ZStack { list(items) })
    case .padded(let program, let length): return AnyView(ProgramView(program: program).padding(length))
    case .framed(let program, let length):
      return AnyView(ProgramView(program: program).frame(width: length, height: 20))
    case .choice(let isFirst, let first, let second):
      return AnyView(
        Group { if isFirst { ProgramView(program: first) } else { ProgramView(program: second).opacity(0.5) } })
    case .group(let items): return AnyView(Group { list(items) }.padding(.leading, 1))
    }
  }

  private func list(_ items: [Program.Item]) -> some View {
    ForEach(items) { ProgramView(program: $0.program).transition(Self.transitions[$0.id % 5]) }
  }

  private static let transitions: [AnyTransition] = [
    .opacity, .slide, .identity, .scale.combined(with: .opacity), .move(edge: .top),
  ]

  private static let colors: [Color] = [.red, .green, .blue]
}

@Suite @MainActor struct FreshTreeTests {
  private func make(_ random: inout SeededRandom, depth: Int) -> Program {
    if depth == 0 {
      return Bool.random(using: &random)
        ? .color(.random(in: 0..<3, using: &random))
        : .text(String(repeating: "ab ", count: .random(in: 1..<6, using: &random)))
    }
    func items() -> [Program.Item] {
      (0..<Int.random(in: 0..<4, using: &random)).map { _ in
        Program.Item(id: .random(in: 0..<1_000_000, using: &random), program: make(&random, depth: depth - 1))
      }
    }
    switch Int.random(in: 0..<7, using: &random) {
    case 0: return .stack(isVertical: true, items())
    case 1: return .stack(isVertical: false, items())
    case 2: return .depth(items())
    case 3: return .padded(make(&random, depth: depth - 1), .random(in: 0..<9, using: &random).rounded())
    case 4: return .framed(make(&random, depth: depth - 1), .random(in: 5..<90, using: &random).rounded())
    case 5:
      return .choice(.random(using: &random), make(&random, depth: depth - 1), make(&random, depth: depth - 1))
    default: return .group(items())
    }
  }

  private func mutate(_ program: Program, _ random: inout SeededRandom, depth: Int) -> Program {
    if Int.random(in: 0..<5, using: &random) == 0 { return make(&random, depth: depth) }
    func changed(_ items: [Program.Item]) -> [Program.Item] {
      var items = items.map { Program.Item(id: $0.id, program: mutate($0.program, &random, depth: max(depth - 1, 0))) }
      if Bool.random(using: &random) { items.shuffle(using: &random) }
      if Bool.random(using: &random), !items.isEmpty { items.removeLast() }
      if Bool.random(using: &random) {
        items.append(
          Program.Item(
            id: .random(in: 0..<1_000_000, using: &random), program: make(&random, depth: max(depth - 1, 0))))
      }
      return items
    }
    switch program {
    case .stack(let isVertical, let items): return .stack(isVertical: isVertical, changed(items))
    case .depth(let items): return .depth(changed(items))
    case .group(let items): return .group(changed(items))
    case .padded(let inner, let length): return .padded(mutate(inner, &random, depth: max(depth - 1, 0)), length + 1)
    case .framed(let inner, let length): return .framed(mutate(inner, &random, depth: max(depth - 1, 0)), length)
    case .choice(let isFirst, let first, let second):
      return .choice(isFirst != Bool.random(using: &random), mutate(first, &random, depth: max(depth - 1, 0)), second)
    default: return program
    }
  }

  /// The layers of a stage, as text.
  private func layers(_ stage: Stage<ProgramView>) -> [String] {
    var lines: [String] = []
    func walk(_ layer: CALayer, _ depth: Int) {
      let color = layer.backgroundColor.map { "\($0.components ?? [])" } ?? ""
      lines.append("\(depth) \(layer.frame) \(color) \(layer.opacity)")
      layer.sublayers?.forEach { walk($0, depth + 1) }
    }
    stage.view.layer.sublayers?.forEach { walk($0, 0) }
    return lines
  }

  @Test(arguments: 0..<40) func treesThatWereUpdatedEqualFreshOnes(seed: Int) {
    var random = SeededRandom(seed: UInt64(seed))
    var program = Program.stack(isVertical: true, [.init(id: 1, program: make(&random, depth: 4))])
    let stage = Stage(ProgramView(program: program), width: 200, height: 200)
    for step in 0..<12 {
      program = mutate(program, &random, depth: 4)
      stage.view.rootView = ProgramView(program: program)
      stage.layOut()
      let fresh = Stage(ProgramView(program: program), width: 200, height: 200)
      #expect(layers(stage) == layers(fresh), "seed \(seed), step \(step)")
      guard layers(stage) == layers(fresh) else { return }
      #expect(stage.host.root.elementCount == fresh.host.root.elementCount, "seed \(seed), step \(step)")
      fresh.host.end()
    }
  }

  /// What is shown of a tree: fills and texts with their frames in the view and their opacity.
  private func shown(_ view: UIView) -> [String] {
    var lines: [String] = []
    func walk(_ layer: CALayer, _ opacity: Float) {
      let opacity = opacity * layer.opacity
      if layer.backgroundColor != nil || layer is TextLayer {
        let frame = view.layer.convert(layer.bounds, from: layer)
        func rounded(_ length: CGFloat) -> Int { Int((length * 100).rounded()) }
        let color = layer.backgroundColor.map { "\($0.components ?? [])" } ?? "text"
        lines.append(
          "\(rounded(frame.minX)) \(rounded(frame.minY)) \(rounded(frame.width)) \(rounded(frame.height)) "
            + "\(color) \(opacity)")
      }
      layer.sublayers?.forEach { walk($0, opacity) }
    }
    view.layer.sublayers?.forEach { walk($0, 1) }
    return lines
  }

  private func moving(_ layer: CALayer) -> Int {
    (layer.animationKeys()?.count ?? 0) + (layer.sublayers ?? []).map(moving).reduce(0, +)
  }

  @Test(arguments: 0..<24) func treesThatWereAnimatedEqualFreshOnes(seed: Int) {
    var random = SeededRandom(seed: UInt64(seed) + 1000)
    var program = Program.stack(isVertical: true, [.init(id: 1, program: make(&random, depth: 3))])
    let screen = TestScreen()
    let view = _UIHostingView(rootView: ProgramView(program: program))
    view.frame = CGRect(x: 0, y: 100, width: 200, height: 200)
    screen.show(view)
    screen.step()
    let animations: [Animation?] = [.linear(duration: 0.4), .default, .bouncy, nil, .easeIn.delay(0.1)]
    for step in 0..<4 {
      // Some changes come while others are under way.
      for _ in 0..<Int.random(in: 1..<4, using: &random) {
        program = mutate(program, &random, depth: 3)
        screen.activate()
        withAnimation(animations.randomElement(using: &random) ?? nil) {
          view.rootView = ProgramView(program: program)
        }
        screen.step()
        screen.advance(by: .random(in: 0..<0.3, using: &random))
      }
      screen.advance(by: 4)
      let fresh = _UIHostingView(rootView: ProgramView(program: program))
      fresh.host.overrides = view.host.overrides
      fresh.frame = view.frame
      view.superview?.addSubview(fresh)
      screen.step()
      #expect(shown(view) == shown(fresh), "seed \(seed), step \(step)")
      #expect(moving(view.layer) == 0, "seed \(seed), step \(step)")
      #expect(view.host.root.elementCount == fresh.host.root.elementCount, "seed \(seed), step \(step)")
      guard shown(view) == shown(fresh) else { return }
      fresh.removeFromSuperview()
      fresh.host.end()
    }
    view.host.end()
    #expect(view.host.root.elementCount == 0, "nothing that left is kept")
  }
}
