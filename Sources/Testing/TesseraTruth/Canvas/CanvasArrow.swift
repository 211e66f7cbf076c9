// SPDX-FileCopyrightText: 2026 The Tessera Authors
// SPDX-License-Identifier: MIT

internal import CoreGraphics
internal import NibReader
internal import UIKit

/// A way from one scene to another, as a line on the canvas.
struct CanvasArrow {
  let label: String
  let mark: CanvasMark?
  /// The line, and the head at its end.
  let line: CGPath
  let head: CGPath
  let start: CGPoint
  let middle: CGPoint

  enum Side {
    case left, right, top, bottom

    /// The direction out of a scene.
    var direction: CGVector {
      switch self {
      case .left: CGVector(dx: -1, dy: 0)
      case .right: CGVector(dx: 1, dy: 0)
      case .top: CGVector(dx: 0, dy: -1)
      case .bottom: CGVector(dx: 0, dy: 1)
      }
    }

    var opposite: Side {
      switch self {
      case .left: .right
      case .right: .left
      case .top: .bottom
      case .bottom: .top
      }
    }

    /// A place on the side of a frame.
    ///
    /// - Parameter fraction: From 0 at the top or the left to 1.
    func point(_ frame: CGRect, _ fraction: CGFloat) -> CGPoint {
      switch self {
      case .left: CGPoint(x: frame.minX, y: frame.minY + frame.height * fraction)
      case .right: CGPoint(x: frame.maxX, y: frame.minY + frame.height * fraction)
      case .top: CGPoint(x: frame.minX + frame.width * fraction, y: frame.minY)
      case .bottom: CGPoint(x: frame.minX + frame.width * fraction, y: frame.maxY)
      }
    }
  }

  /// The sides by which one scene is left for another: those that face each other where there is most room between.
  static func side(from a: CGRect, to b: CGRect) -> Side {
    let across = max(b.minX - a.maxX, a.minX - b.maxX)
    let down = max(b.minY - a.maxY, a.minY - b.maxY)
    if across > 0 || across >= down { return b.midX >= a.midX ? .right : .left }
    return b.midY >= a.midY ? .bottom : .top
  }

  init(_ label: String, from a: CGPoint, _ side: Side, to b: CGPoint, _ mark: CanvasMark?, size: CGFloat) {
    (self.label, self.mark, start) = (label, mark, a)
    let (out, into) = (side.direction, side.opposite.direction)
    let tip = CGPoint(x: b.x + into.dx * 2, y: b.y + into.dy * 2)
    let neck = CGPoint(x: tip.x + into.dx * size, y: tip.y + into.dy * size)
    let reach = max(abs(neck.x - a.x) * abs(out.dx) + abs(neck.y - a.y) * abs(out.dy), size * 4) / 2
    let one = CGPoint(x: a.x + out.dx * reach, y: a.y + out.dy * reach)
    let two = CGPoint(x: neck.x + into.dx * reach, y: neck.y + into.dy * reach)
    let line = CGMutablePath()
    line.move(to: a)
    line.addCurve(to: neck, control1: one, control2: two)
    self.line = line
    let head = CGMutablePath()
    head.move(to: tip)
    head.addLine(to: CGPoint(x: neck.x - into.dy * size / 2, y: neck.y + into.dx * size / 2))
    head.addLine(to: CGPoint(x: neck.x + into.dy * size / 2, y: neck.y - into.dx * size / 2))
    head.closeSubpath()
    self.head = head
    middle = CGPoint(
      x: (a.x + 3 * one.x + 3 * two.x + neck.x) / 8, y: (a.y + 3 * one.y + 3 * two.y + neck.y) / 8)
  }

  /// All ways of a document between scenes that have frames, so that those that share a side do not share a place.
  ///
  /// - Parameter marks: By the identifiers of segues.
  static func all(
    of document: NibDocument, _ frames: [String: CGRect], marks: [String: CanvasMark], size: CGFloat
  ) -> [CanvasArrow] {
    struct Way {
      let segue: NibSegue
      let (from, to): (CGRect, CGRect)
      let side: Side
      let (source, target): (String, String)
    }
    let ways = document.scenes.compactMap(\.controller).flatMap { controller in
      controller.segues.compactMap { _, segue -> Way? in
        guard segue.kind != "unwind", let id = controller.id, let a = frames[id], let b = frames[segue.destination],
          id != segue.destination
        else { return nil }
        return Way(segue: segue, from: a, to: b, side: side(from: a, to: b), source: id, target: segue.destination)
      }
    }
    // The places on a scene's side go by where the other ends are.
    struct Port: Hashable {
      let scene: String
      let side: Side
    }
    // An end is a way's index, or for the end of it the index's complement.
    var ports: [Port: [(end: Int, way: Int, at: CGFloat)]] = [:]
    for (index, way) in ways.enumerated() {
      let isAcross = way.side == .left || way.side == .right
      ports[Port(scene: way.source, side: way.side), default: []].append(
        (index, index, isAcross ? way.to.midY : way.to.midX))
      ports[Port(scene: way.target, side: way.side.opposite), default: []].append(
        (~index, index, isAcross ? way.from.midY : way.from.midX))
    }
    var fractions: [Int: CGFloat] = [:]
    for list in ports.values {
      let sorted = list.sorted { ($0.at, $0.way) < ($1.at, $1.way) }
      for (place, port) in sorted.enumerated() {
        fractions[port.end] = CGFloat(place + 1) / CGFloat(sorted.count + 1)
      }
    }
    return ways.enumerated().map { index, way in
      CanvasArrow(
        Words.phrase(way.segue), from: way.side.point(way.from, fractions[index] ?? 0.5), way.side,
        to: way.side.opposite.point(way.to, fractions[~index] ?? 0.5), marks[way.segue.id], size: size)
    }
  }
}

/// What became of something from one version of a file to another.
enum CanvasMark {
  case added, removed, changed

  var color: UIColor {
    switch self {
    case .added: .systemGreen
    case .removed: .systemRed
    case .changed: .systemOrange
    }
  }
}
