// SPDX-FileCopyrightText: 2026 The Tessera Authors
// SPDX-License-Identifier: MIT

import Foundation

// How paths stand in archives: a number for the kind of each step, and its coordinates.

extension CGPath {
  /// The steps as bytes.
  var archived: Data {
    var numbers: [Double] = []
    applyWithBlock { step in
      let type = step.pointee.type
      numbers.append(Double(type.rawValue))
      for index in 0..<type.pointCount {
        numbers.append(Double(step.pointee.points[index].x))
        numbers.append(Double(step.pointee.points[index].y))
      }
    }
    return numbers.archived
  }
}

extension CGMutablePath {
  /// The path whose steps some bytes are; `nil` where they are none.
  convenience init?(archived data: Data?) {
    self.init()
    guard let data else { return nil }
    var rest = [Double](archived: data)[...]
    while let first = rest.popFirst() {
      guard let type = Int32(exactly: first).flatMap(CGPathElementType.init), rest.count >= type.pointCount * 2 else {
        return nil
      }
      let numbers = Array(rest.prefix(type.pointCount * 2))
      guard numbers.allSatisfy(\.isFinite), type == .moveToPoint || !isEmpty else { return nil }
      rest = rest.dropFirst(numbers.count)
      let points = stride(from: 0, to: numbers.count, by: 2).map { CGPoint(x: numbers[$0], y: numbers[$0 + 1]) }
      switch type {
      case .moveToPoint: move(to: points[0])
      case .addLineToPoint: addLine(to: points[0])
      case .addQuadCurveToPoint: addQuadCurve(to: points[1], control: points[0])
      case .addCurveToPoint: addCurve(to: points[2], control1: points[0], control2: points[1])
      case .closeSubpath: closeSubpath()
      }
    }
  }
}

extension CGPathElementType {
  fileprivate var pointCount: Int {
    switch self {
    case .moveToPoint, .addLineToPoint: 1
    case .addQuadCurveToPoint: 2
    case .addCurveToPoint: 3
    case .closeSubpath: 0
    }
  }
}

extension [Double] {
  /// The numbers as bytes, and what bytes are as numbers; what is left of less than eight bytes is none.
  var archived: Data {
    reduce(into: Data()) { data, number in
      for shift in stride(from: 56, through: 0, by: -8) {
        data.append(UInt8(truncatingIfNeeded: number.bitPattern >> shift))
      }
    }
  }

  init(archived data: Data?) {
    let bytes = [UInt8](data ?? Data())
    self = stride(from: 0, to: bytes.count - bytes.count % 8, by: 8).map { start in
      Double(bitPattern: bytes[start..<start + 8].reduce(0) { $0 << 8 | UInt64($1) })
    }
  }
}
