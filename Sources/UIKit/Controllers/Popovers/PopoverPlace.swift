// SPDX-FileCopyrightText: 2026 The Tessera Authors
// SPDX-License-Identifier: MIT

/// The sides of its content at which a popover's arrow can stand, by where it points.
public struct UIPopoverArrowDirection: OptionSet, Hashable, Sendable {
  public let rawValue: UInt

  public init(rawValue: UInt) {
    self.rawValue = rawValue
  }

  /// The arrow points up: the popover stands below what it points at.
  public static let up = UIPopoverArrowDirection(rawValue: 1)
  public static let down = UIPopoverArrowDirection(rawValue: 2)
  public static let left = UIPopoverArrowDirection(rawValue: 4)
  public static let right = UIPopoverArrowDirection(rawValue: 8)
  public static let any: UIPopoverArrowDirection = [.up, .down, .left, .right]
  /// No direction is known yet.
  public static let unknown = UIPopoverArrowDirection(rawValue: UInt(Int.max))
}

/// Where a popover stands in its container.
struct PopoverPlace: Equatable {
  /// The content with the arrow.
  var frame: CGRect
  /// The content alone, within the frame.
  var content: CGRect
  /// The tip of the arrow, within the frame.
  var tip: CGPoint
  var direction: UIPopoverArrowDirection

  /// The arrow's base and height, as measured.
  static let arrow = CGSize(width: 24, height: 13)
  static let cornerRadius: CGFloat = 34

  /// Finds a place: in the first permitted direction with enough room, else in the one with the most.
  init(
    size wish: CGSize, source: CGRect, room: CGRect, permitted: UIPopoverArrowDirection, overlaps: Bool
  ) {
    let height = Self.arrow.height
    func space(_ direction: UIPopoverArrowDirection) -> CGFloat {
      if overlaps { return direction == .up || direction == .down ? room.height - height : room.width - height }
      switch direction {
      case .up: return room.maxY - source.maxY - height
      case .down: return source.minY - room.minY - height
      case .left: return room.maxX - source.maxX - height
      default: return source.minX - room.minX - height
      }
    }
    func need(_ direction: UIPopoverArrowDirection) -> CGFloat {
      direction == .up || direction == .down ? wish.height : wish.width
    }
    let all: [UIPopoverArrowDirection] = [.up, .down, .left, .right]
    let some = all.filter { permitted.contains($0) }
    let candidates = some.isEmpty ? all : some
    let direction =
      candidates.first { space($0) >= need($0) } ?? candidates.max { space($0) - need($0) < space($1) - need($1) }
      ?? .up
    self.direction = direction
    let isVertical = direction == .up || direction == .down
    let size = CGSize(
      width: max(min(wish.width, isVertical ? room.width : space(direction)), 0),
      height: max(min(wish.height, isVertical ? space(direction) : room.height), 0))
    func within(_ value: CGFloat, _ low: CGFloat, _ high: CGFloat) -> CGFloat { max(min(value, high), low) }
    let x = within(source.midX - size.width / 2, room.minX, room.maxX - size.width)
    let y = within(source.midY - size.height / 2, room.minY, room.maxY - size.height)
    let reach = Self.cornerRadius + Self.arrow.width / 2
    func along(_ middle: CGFloat, _ length: CGFloat) -> CGFloat {
      length < 2 * reach ? length / 2 : within(middle, reach, length - reach)
    }
    switch direction {
    case .up:
      let top = min(source.maxY, room.maxY - size.height - height)
      frame = CGRect(x: x, y: top, width: size.width, height: size.height + height)
      content = CGRect(x: 0, y: height, width: size.width, height: size.height)
      tip = CGPoint(x: along(source.midX - x, size.width), y: 0)
    case .down:
      let bottom = max(source.minY, room.minY + size.height + height)
      frame = CGRect(x: x, y: bottom - size.height - height, width: size.width, height: size.height + height)
      content = CGRect(origin: .zero, size: size)
      tip = CGPoint(x: along(source.midX - x, size.width), y: frame.height)
    case .left:
      let left = min(source.maxX, room.maxX - size.width - height)
      frame = CGRect(x: left, y: y, width: size.width + height, height: size.height)
      content = CGRect(x: height, y: 0, width: size.width, height: size.height)
      tip = CGPoint(x: 0, y: along(source.midY - y, size.height))
    default:
      let right = max(source.minX, room.minX + size.width + height)
      frame = CGRect(x: right - size.width - height, y: y, width: size.width + height, height: size.height)
      content = CGRect(origin: .zero, size: size)
      tip = CGPoint(x: frame.width, y: along(source.midY - y, size.height))
    }
  }
}
