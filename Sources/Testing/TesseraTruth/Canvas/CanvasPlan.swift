// SPDX-FileCopyrightText: 2026 The Tessera Authors
// SPDX-License-Identifier: MIT

internal import CoreGraphics
internal import NibReader

/// Where the canvas has each of its scenes, in points of the scenes.
struct CanvasPlan {
  struct Item {
    let id: String
    let size: CGSize
    /// As the file has it.
    let location: NibPoint?
  }

  private(set) var frames: [String: CGRect] = [:]
  /// All of them.
  private(set) var bounds = CGRect.zero

  /// What stays free between scenes one below the other, for a title; and between those beside each other, for arrows.
  private static let gap = CGSize(width: 120, height: 120)
  /// How wide a row of scenes without places becomes.
  private static let rowWidth: CGFloat = 4_000

  /// - Parameter device: The canvas device's size.
  init(_ items: [Item], device: CGSize) {
    // Files of Xcode 8 and later say hundredths of the device's size, and older ones points: places that were meant to be
    // hundredths lie upon each other as points.
    let hundredths = CGSize(width: device.width / 100, height: device.height / 100)
    let units = [CGSize(width: 1, height: 1), hundredths]
    var placed = units.map { unit in
      items.compactMap { item in
        item.location.map { place in
          let origin = CGPoint(
            x: Self.bounded(place.x) * unit.width, y: Self.bounded(place.y) * unit.height)
          return (item.id, CGRect(origin: origin, size: item.size))
        }
      }
    }
    let isMeant = Self.overlaps(placed[0]) <= Self.overlaps(placed[1])
    var list = placed.remove(at: isMeant ? 0 : 1)
    Self.part(&list)
    for (id, frame) in list { frames[id] = frame }
    var corner = CGPoint(x: union.minX, y: union.isNull ? 0 : union.maxY + Self.gap.height)
    if union.isNull { corner = .zero }
    var height: CGFloat = 0
    let left = corner.x
    for item in items where frames[item.id] == nil {
      if corner.x > left, corner.x + item.size.width > left + Self.rowWidth {
        corner = CGPoint(x: left, y: corner.y + height + Self.gap.height)
        height = 0
      }
      frames[item.id] = CGRect(origin: corner, size: item.size)
      corner.x += item.size.width + Self.gap.width
      height = max(height, item.size.height)
    }
    bounds = union.isNull ? .zero : union
  }

  private var union: CGRect { frames.values.reduce(.null) { $0.union($1) } }

  private static func bounded(_ value: Double) -> CGFloat { CGFloat(min(max(value, -100_000), 100_000)) }

  /// How many pairs lie upon each other.
  private static func overlaps(_ list: [(String, CGRect)]) -> Int {
    var count = 0
    for (index, one) in list.enumerated() {
      for other in list[..<index] where one.1.insetBy(dx: 1, dy: 1).intersects(other.1) { count += 1 }
    }
    return count
  }

  /// Moves scenes that are too near to one above them, or lie upon it, down.
  private static func part(_ list: inout [(String, CGRect)]) {
    list.sort { ($0.1.minY, $0.1.minX, $0.0) < ($1.1.minY, $1.1.minX, $1.0) }
    for index in list.indices {
      // Each move leads below one more of those before, so there are at most as many.
      for _ in 0..<index {
        let room = list[index].1.insetBy(dx: -gap.width / 4, dy: -gap.height + 1)
        guard let above = list[..<index].first(where: { $0.1.intersects(room) }) else { break }
        list[index].1.origin.y = above.1.maxY + gap.height
      }
    }
  }
}
