// SPDX-FileCopyrightText: 2026 The Tessera Authors
// SPDX-License-Identifier: MIT

/// Where a card stands, in the overlay's bounds space.
struct MenuPlace: Equatable {
  var frame: CGRect
  /// The point of the card, in the unit square, from which it grows.
  var origin: CGPoint
  var opensUpward = false

  /// Over a button: with its top where that has room below, else with its bottom; aligned with the button's side that is
  /// nearer to the screen's, or in the middle with it.
  init(size: CGSize, over anchor: CGRect, in room: CGRect) {
    let opensUpward = anchor.midY > room.midY
    let share = room.width > 0 ? (anchor.midX - room.minX) / room.width : 0.5
    let x =
      share < 0.34 ? anchor.minX : share > 0.66 ? anchor.maxX - size.width : anchor.midX - size.width / 2
    let y = opensUpward ? anchor.maxY - size.height : anchor.minY
    self.init(CGRect(origin: CGPoint(x: x, y: y), size: size), growingFrom: anchor.middle, in: room, opensUpward)
  }

  /// Beside the tip of a pointer.
  init(size: CGSize, at point: CGPoint, in room: CGRect, isRightToLeft: Bool) {
    let fitsAfter = point.x + size.width <= room.maxX
    let fitsBefore = point.x - size.width >= room.minX
    let isAfter = isRightToLeft ? !fitsBefore && fitsAfter : fitsAfter
    let opensUpward = point.y + size.height > room.maxY && point.y - size.height >= room.minY
    let frame = CGRect(
      x: isAfter ? point.x : point.x - size.width, y: opensUpward ? point.y - size.height : point.y,
      width: size.width, height: size.height)
    self.init(frame, growingFrom: point, in: room, opensUpward)
  }

  private init(_ wanted: CGRect, growingFrom point: CGPoint, in room: CGRect, _ opensUpward: Bool) {
    frame = wanted.moved(into: room)
    self.opensUpward = opensUpward
    origin = CGPoint(
      x: frame.width > 0 ? min(max((point.x - frame.minX) / frame.width, 0), 1) : 0.5,
      y: frame.height > 0 ? min(max((point.y - frame.minY) / frame.height, 0), 1) : 0.5)
  }

  /// Below a lifted view or, where there is no room, above it. The view moves where there is room on neither side.
  ///
  /// - Returns: Where the view and the card stand.
  static func beside(
    preview: CGRect, card size: CGSize, in room: CGRect, isRightToLeft: Bool
  ) -> (preview: CGRect, card: MenuPlace) {
    var preview = preview.moved(into: room)
    guard size.height > 0 else { return (preview, MenuPlace(size: size, over: preview, in: room)) }
    let gap = MenuMetrics.previewGap
    var opensUpward = false
    if preview.maxY + gap + size.height > room.maxY {
      if preview.minY - gap - size.height >= room.minY {
        opensUpward = true
      } else {
        preview.origin.y = max(room.maxY - size.height - gap - preview.height, room.minY)
      }
    }
    let isTrailing = preview.width < size.width * 1.5 && preview.midX > room.midX + 1
    let alignsRight = isRightToLeft && abs(preview.midX - room.midX) <= 1 ? true : isTrailing
    let wanted = CGRect(
      x: alignsRight ? preview.maxX - size.width : preview.minX,
      y: opensUpward ? preview.minY - gap - size.height : preview.maxY + gap, width: size.width, height: size.height)
    let point = CGPoint(x: alignsRight ? preview.maxX : preview.minX, y: opensUpward ? preview.minY : preview.maxY)
    return (preview, MenuPlace(wanted, growingFrom: point, in: room, opensUpward))
  }
}

extension CGRect {
  var middle: CGPoint { CGPoint(x: midX, y: midY) }

  /// The same rectangle, moved as little as it takes to be in another; what is too large starts with it.
  func moved(into room: CGRect) -> CGRect {
    CGRect(
      x: max(min(minX, room.maxX - width), room.minX), y: max(min(minY, room.maxY - height), room.minY), width: width,
      height: height)
  }
}
