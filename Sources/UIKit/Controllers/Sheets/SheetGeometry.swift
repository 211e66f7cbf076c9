// SPDX-FileCopyrightText: 2026 The Tessera Authors
// SPDX-License-Identifier: MIT

/// Where a sheet stands, and in which size its content is laid out before the sheet is scaled to its frame.
struct SheetPlace: Equatable {
  /// In the container's space.
  var frame: CGRect
  /// The content's size; the frame shows it scaled evenly.
  var size: CGSize
  /// The safe area of the content.
  var insets: UIEdgeInsets
  /// How far the sheet stands off the screen's edges: at 0 it ends with the screen, and its lower corners are square.
  var margin: CGFloat

  var scale: CGFloat { size.width > 0 ? frame.width / size.width : 1 }

  /// The place on the way to another one whose top is at `top`.
  func moved(towards other: SheetPlace, top: CGFloat) -> SheetPlace {
    let way = other.frame.minY - frame.minY
    guard way != 0 else { return other }
    let share = (top - frame.minY) / way
    func mix(_ a: CGFloat, _ b: CGFloat) -> CGFloat { a + (b - a) * share }
    let width = mix(frame.width, other.frame.width)
    let content = mix(size.width, other.size.width)
    let height = mix(frame.maxY, other.frame.maxY) - top
    return SheetPlace(
      frame: CGRect(x: mix(frame.minX, other.frame.minX), y: top, width: width, height: height),
      size: CGSize(width: content, height: width > 0 ? height * content / width : height),
      insets: UIEdgeInsets(
        top: mix(insets.top, other.insets.top), left: mix(insets.left, other.insets.left),
        bottom: mix(insets.bottom, other.insets.bottom), right: mix(insets.right, other.insets.right)),
      margin: mix(margin, other.margin))
  }
}

/// The law by which sheets stand on a screen, fitted to what a phone of 393 × 852 points shows.
struct SheetGeometry {
  var container: CGSize
  var safeArea: UIEdgeInsets
  /// Pixels per point.
  var scale: CGFloat

  /// The least distance of a large sheet from the top of screens without a notch, and that of pads; as measured.
  private static let leastTop: CGFloat = 30
  private static let padTop: CGFloat = 42
  /// The side of a sheet's margins: small sheets stand further from the edges than large ones.
  private static let margins: (small: CGFloat, large: CGFloat) = (28, 8)
  /// Heights between which a sheet goes from the one to the other.
  private static let heights: (small: CGFloat, large: CGFloat) = (76, 150)
  /// Up to here a detent's value is the height of the sheet; from `tallValue` the safe area is added. Between the two,
  /// where nothing was measured, ever more of it.
  private static let shortValue: CGFloat = 144
  private static let tallValue: CGFloat = 200
  /// The share of the greatest value that a medium sheet takes.
  private static let mediumShare: CGFloat = 0.56

  var largeTop: CGFloat { max(safeArea.top, Self.leastTop) }

  /// The greatest value of a detent.
  var maximumValue: CGFloat { max(container.height - largeTop - safeArea.bottom, 0) }

  var mediumValue: CGFloat { (maximumValue * Self.mediumShare).rounded(.down) }

  /// All of the height that sheets may take, and all of the width.
  var large: SheetPlace {
    let frame = CGRect(x: 0, y: largeTop, width: container.width, height: max(container.height - largeTop, 0))
    return SheetPlace(
      frame: frame, size: frame.size,
      insets: UIEdgeInsets(top: 0, left: safeArea.left, bottom: safeArea.bottom, right: safeArea.right), margin: 0)
  }

  /// A page on a wide screen: all of the width, and of the height but for a little at the top.
  var page: SheetPlace {
    let frame = CGRect(
      x: 0, y: Self.padTop, width: container.width, height: max(container.height - Self.padTop, 0))
    return SheetPlace(
      frame: frame, size: frame.size,
      insets: UIEdgeInsets(top: 0, left: safeArea.left, bottom: safeArea.bottom, right: safeArea.right), margin: 0)
  }

  /// The whole container, as where there is little height.
  var full: SheetPlace {
    let frame = CGRect(origin: .zero, size: container)
    return SheetPlace(frame: frame, size: frame.size, insets: safeArea, margin: 0)
  }

  /// A sheet of a detent's value.
  func place(value: CGFloat) -> SheetPlace {
    guard value < maximumValue else { return large }
    let value = max(value, 0)
    let added = min(max((value - Self.shortValue) / (Self.tallValue - Self.shortValue), 0), 1)
    return place(height: value + safeArea.bottom * added)
  }

  /// A sheet whose content is `height` points tall, with the part of it below the safe area.
  func place(height: CGFloat) -> SheetPlace {
    let (small, large) = Self.heights
    let share = min(max((height - small) / (large - small), 0), 1)
    let margin = Self.margins.small - (Self.margins.small - Self.margins.large) * share
    let width = max(container.width - 2 * margin, 0)
    let shown = container.width > 0 ? height * width / container.width : 0
    let frame = CGRect(x: margin, y: container.height - margin - shown, width: width, height: shown)
    let bottom = (safeArea.bottom * share * scale).rounded() / scale
    return SheetPlace(
      frame: frame, size: CGSize(width: container.width, height: height),
      insets: UIEdgeInsets(top: 0, left: 0, bottom: bottom, right: 0), margin: margin)
  }

  /// A sheet of a width at the bottom of the container, as where there is little height.
  func attached(value: CGFloat, width: CGFloat) -> SheetPlace {
    let height = min(value + safeArea.bottom, container.height - largeTop)
    let width = min(width, container.width)
    let frame = CGRect(
      x: ((container.width - width) / 2 * scale).rounded() / scale, y: container.height - height, width: width,
      height: height)
    return SheetPlace(
      frame: frame, size: frame.size,
      insets: UIEdgeInsets(
        top: 0, left: max(safeArea.left - frame.minX, 0), bottom: safeArea.bottom,
        right: max(safeArea.right - (container.width - frame.maxX), 0)),
      margin: 0)
  }

  /// A card in the middle of a wide screen.
  func card(_ wish: CGSize) -> SheetPlace {
    let room = CGSize(
      width: container.width - 2 * Self.cardMargin,
      height: container.height - 2 * max(safeArea.top, safeArea.bottom, Self.cardMargin))
    let size = CGSize(width: max(min(wish.width, room.width), 0), height: max(min(wish.height, room.height), 0))
    func onPixel(_ length: CGFloat) -> CGFloat { (length * scale).rounded() / scale }
    let origin = CGPoint(
      x: onPixel((container.width - size.width) / 2), y: onPixel((container.height - size.height) / 2))
    return SheetPlace(
      frame: CGRect(origin: origin, size: size), size: size, insets: .zero, margin: Self.cardMargin)
  }

  /// A card that keeps clear of the keyboard as far as there is room above.
  ///
  /// - Parameter cover: What the keyboard covers of the container, points.
  func above(keyboard cover: CGFloat, _ card: SheetPlace) -> SheetPlace {
    guard cover > 0 else { return card }
    var card = card
    let top = max(
      min(card.frame.minY, container.height - cover - Self.cardMargin / 2 - card.frame.height), safeArea.top)
    card.frame.origin.y = (top * scale).rounded() / scale
    return card
  }

  private static let cardMargin: CGFloat = 44
}
