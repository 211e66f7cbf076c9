// SPDX-FileCopyrightText: 2026 The Tessera Authors
// SPDX-License-Identifier: MIT

/// What a key of the keyboard on the screen does.
enum KeyboardKey: Hashable {
  case text(String)
  case shift
  case delete
  /// Shows another page of keys.
  case page(KeyboardPlan.Page)
  /// Scrolls to a group of emoji.
  case emoji(EmojiTable.Group)
  case space
  case enter
  /// Room without a key.
  case gap
}

/// Which keys the keyboard has and where they stand.
struct KeyboardPlan: Equatable {
  enum Page: Hashable { case letters, numbers, symbols, emoji }

  struct Place: Equatable {
    var key: KeyboardKey
    var frame: CGRect
    /// Whether only what is on the key is seen, not the key itself.
    var isBare = false
  }

  var type: UIKeyboardType
  var page: Page
  var size: CGSize
  var isPad: Bool
  /// Whether a key leads to the emoji.
  var hasEmoji = false

  /// Whether emoji can be typed into something of a type.
  static func hasEmoji(_ type: UIKeyboardType, isSecure: Bool) -> Bool {
    switch type {
    case .default, .namePhonePad, .twitter, .webSearch: !isSecure
    default: false
    }
  }

  /// Whether the keyboard is twelve large keys.
  var isPadOfNumbers: Bool {
    switch type {
    case .numberPad, .decimalPad, .phonePad, .asciiCapableNumberPad: !isPad
    default: false
    }
  }

  /// The page that a keyboard begins with.
  static func firstPage(of type: UIKeyboardType, isPad: Bool) -> Page {
    switch type {
    case .numbersAndPunctuation: .numbers
    case .numberPad, .decimalPad, .phonePad, .asciiCapableNumberPad: isPad ? .numbers : .letters
    default: .letters
    }
  }

  // MARK: - Measures, in points, as taken from a phone 375 wide

  private static let side: CGFloat = 8.5
  private static let gap: CGFloat = 6
  private static let predictive: CGFloat = 52
  private static let (keyHeight, pitch): (CGFloat, CGFloat) = (42, 54)
  private static let (lowKeyHeight, lowPitch): (CGFloat, CGFloat) = (32, 40)
  private static let (lowTop, lowSide): (CGFloat, CGFloat) = (50, 72)
  private static let (padKeyHeight, padPitch): (CGFloat, CGFloat) = (47, 54)
  private static let (tabletKeyHeight, tabletPitch, tabletTop): (CGFloat, CGFloat, CGFloat) = (52, 65, 72)
  /// How high the keyboard is on the pad on which its keys were measured; those of others are as much higher or lower.
  private static let tabletHeight: CGFloat = 337

  /// A key in a corner below the rows; its place was chosen, after phones without a home button.
  private static let corner = CGRect(x: 16.5, y: 9, width: 54, height: 42)

  private var isLow: Bool { !isPad && size.width > 500 }

  /// Whether there is room below the rows, as where the home indicator is: the way to the emoji and back stands there.
  private var hasCorner: Bool { !isPad && !isLow && size.height - rowsEnd >= Self.corner.maxY }

  /// Where the last row ends on a phone held upright.
  private var rowsEnd: CGFloat { Self.predictive + 3 * Self.pitch + Self.keyHeight }

  private var tabletShare: CGFloat { size.height / Self.tabletHeight }

  private func inCorner(_ key: KeyboardKey) -> Place {
    Place(key: key, frame: Self.corner.offsetBy(dx: 0, dy: rowsEnd), isBare: true)
  }

  func places() -> [Place] {
    isPadOfNumbers ? numberPad() : rows()
  }

  // MARK: - Letters

  private var texts: [[String]] {
    switch page {
    case .letters: ["qwertyuiop", "asdfghjkl", "zxcvbnm"].map { $0.map(String.init) }
    case .numbers: ["1234567890", "-/:;()$&@\"", ".,?!'"].map { $0.map(String.init) }
    case .symbols: ["[]{}#%^*+=", "_\\|~<>€£¥•", ".,?!'"].map { $0.map(String.init) }
    case .emoji: []
    }
  }

  private func rows() -> [Place] {
    let side = isLow ? Self.lowSide : Self.side
    let gap = Self.gap
    let height = isPad ? Self.tabletKeyHeight * tabletShare : isLow ? Self.lowKeyHeight : Self.keyHeight
    let pitch = isPad ? Self.tabletPitch * tabletShare : isLow ? Self.lowPitch : Self.pitch
    let top = isPad ? Self.tabletTop * tabletShare : isLow ? Self.lowTop : Self.predictive
    let width = (size.width - 2 * side - 9 * gap) / 10
    var result: [Place] = []
    for (index, row) in texts.enumerated() {
      let y = top + CGFloat(index) * pitch
      guard index == 2 else {
        let total = CGFloat(row.count) * width + CGFloat(row.count - 1) * gap
        var x = (size.width - total) / 2
        for text in row {
          result.append(Place(key: .text(text), frame: CGRect(x: x, y: y, width: width, height: height)))
          x += width + gap
        }
        continue
      }
      let ends = width * 1.36
      let middle = size.width - 2 * side - 2 * ends - 2 * gap * 2.2
      let step = page == .letters ? width : (middle - CGFloat(row.count - 1) * gap) / CGFloat(row.count)
      let total = CGFloat(row.count) * step + CGFloat(row.count - 1) * gap
      result.append(
        Place(
          key: page == .letters ? .shift : .page(page == .numbers ? .symbols : .numbers),
          frame: CGRect(x: side, y: y, width: ends, height: height)))
      var x = (size.width - total) / 2
      for text in row {
        result.append(Place(key: .text(text), frame: CGRect(x: x, y: y, width: step, height: height)))
        x += step + gap
      }
      result.append(
        Place(key: .delete, frame: CGRect(x: size.width - side - ends, y: y, width: ends, height: height)))
    }
    let last = top + 3 * pitch
    return result
      + (page == .emoji ? emojiRow(side, width, y: last, height) : bottomRow(side, width, y: last, height))
  }

  /// The room for the emoji themselves.
  var emojiArea: CGRect {
    let bottom =
      isPad
      ? (Self.tabletTop + 3 * Self.tabletPitch) * tabletShare
      : (isLow ? Self.lowTop + 3 * Self.lowPitch : Self.predictive + 3 * Self.pitch)
    return CGRect(x: 0, y: 8, width: size.width, height: bottom - 16)
  }

  /// The way back to the letters, the groups of emoji, and what deletes.
  private func emojiRow(_ side: CGFloat, _ width: CGFloat, y: CGFloat, _ height: CGFloat) -> [Place] {
    let end = width * 1.36
    let start = hasCorner ? side : side + end + Self.gap
    let groups = EmojiTable.Group.allCases
    let step = (size.width - side - end - Self.gap - start) / CGFloat(groups.count)
    let letters =
      hasCorner
      ? inCorner(.page(.letters))
      : Place(key: .page(.letters), frame: CGRect(x: side, y: y, width: end, height: height))
    return [letters]
      + groups.enumerated().map { index, group in
        Place(
          key: .emoji(group), frame: CGRect(x: start + CGFloat(index) * step, y: y, width: step, height: height))
      } + [Place(key: .delete, frame: CGRect(x: size.width - side - end, y: y, width: end, height: height))]
  }

  private func bottomRow(_ side: CGFloat, _ width: CGFloat, y: CGFloat, _ height: CGFloat) -> [Place] {
    let gap = Self.gap
    let switchWidth = width * 2.6 + (hasCorner ? gap : 0)
    let enterWidth = width * 2.79
    var extra: [String] =
      switch type {
      case .emailAddress: ["@", "."]
      case .URL: [".", "/", ".com"]
      case .webSearch: ["."]
      case .twitter: ["@", "#"]
      default: []
      }
    if page != .letters { extra = [] }
    let pageKey = KeyboardKey.page(page == .letters ? .numbers : .letters)
    var result: [Place] = []
    let enterX = size.width - side - enterWidth
    var x = side
    let sharesRow = hasEmoji && !hasCorner
    for key in sharesRow ? [pageKey, .page(.emoji)] : [pageKey] {
      let own = sharesRow ? width * 1.3 : switchWidth
      result.append(Place(key: key, frame: CGRect(x: x, y: y, width: own, height: height)))
      x += own + gap
    }
    if hasEmoji, hasCorner { result.append(inCorner(.page(.emoji))) }
    let extraWidth = width * 1.15
    let spaceEnd = enterX - gap - CGFloat(extra.count) * (extraWidth + gap)
    if type != .URL {
      result.append(Place(key: .space, frame: CGRect(x: x, y: y, width: spaceEnd - x, height: height)))
      x = spaceEnd + gap
    }
    // An address has no spaces: its signs share their room.
    let share = type == .URL ? (enterX - x) / CGFloat(max(extra.count, 1)) - gap : extraWidth
    for text in extra {
      result.append(Place(key: .text(text), frame: CGRect(x: x, y: y, width: share, height: height)))
      x += share + gap
    }
    if type == .URL, extra.isEmpty {
      result.append(Place(key: .space, frame: CGRect(x: x, y: y, width: enterX - gap - x, height: height)))
    }
    result.append(Place(key: .enter, frame: CGRect(x: enterX, y: y, width: enterWidth, height: height)))
    return result
  }

  // MARK: - Numbers

  private func numberPad() -> [Place] {
    let corner: KeyboardKey =
      switch type {
      case .decimalPad: .text(".")
      case .phonePad: .text("+")
      default: .gap
      }
    let keys: [KeyboardKey] = (1...9).map { .text(String($0)) } + [corner, .text("0"), .delete]
    let width = (size.width - 2 * Self.side - 2 * Self.gap * 1.5) / 3
    return keys.enumerated().map { index, key in
      Place(
        key: key,
        frame: CGRect(
          x: Self.side + CGFloat(index % 3) * (width + Self.gap * 1.5), y: 8 + CGFloat(index / 3) * Self.padPitch,
          width: width, height: Self.padKeyHeight))
    }
  }
}

extension KeyboardPlan {
  /// How high the keyboard is on a screen, in points; measured on the devices that the kit has.
  static func height(of type: UIKeyboardType, screen: CGSize, safeAreaBottom: CGFloat, isPad: Bool) -> CGFloat {
    let isLandscape = screen.width > screen.height
    if isPad {
      switch min(screen.width, screen.height) {
      case ..<800: return isLandscape ? 398 : 313
      case ..<900: return isLandscape ? 418 : 333
      default: return isLandscape ? 471 : 378
      }
    }
    if isLandscape { return safeAreaBottom > 0 ? 209 : 206 }
    let plan = KeyboardPlan(type: type, page: .letters, size: screen, isPad: false)
    // A pad of numbers has no row of suggestions.
    if plan.isPadOfNumbers { return safeAreaBottom > 0 ? 233 + 58 : 233 }
    guard safeAreaBottom > 0 else { return screen.width > 400 ? 271 : 260 }
    return screen.width > 405 ? 345 : 335
  }
}
