// SPDX-FileCopyrightText: 2026 The Tessera Authors
// SPDX-License-Identifier: MIT

/// Numbers in a row, as SVG writes them: commas and spaces between them may be left out where none is needed.
struct SVGNumbers {
  private var text: Substring.UTF8View

  init(_ text: String) { self.text = text[...].utf8 }

  private static func isSeparator(_ byte: UInt8) -> Bool { byte <= 32 || byte == UInt8(ascii: ",") }

  private mutating func skipSeparators() {
    while let byte = text.first, Self.isSeparator(byte) { text.removeFirst() }
  }

  /// A letter, where one comes next.
  mutating func letter() -> UInt8? {
    skipSeparators()
    guard let byte = text.first, byte | 0x20 >= UInt8(ascii: "a"), byte | 0x20 <= UInt8(ascii: "z") else { return nil }
    text.removeFirst()
    return byte
  }

  /// A number, where one comes next.
  mutating func number() -> CGFloat? {
    skipSeparators()
    var length = 0
    var hasPoint = false
    var hasExponent = false
    var last: UInt8 = 0
    for byte in text {
      switch byte {
      case UInt8(ascii: "0")...UInt8(ascii: "9"): break
      case UInt8(ascii: "+"), UInt8(ascii: "-"):
        guard length == 0 || last | 0x20 == UInt8(ascii: "e") else { return take(length) }
      case UInt8(ascii: "."):
        guard !hasPoint, !hasExponent else { return take(length) }
        hasPoint = true
      case UInt8(ascii: "e"), UInt8(ascii: "E"):
        guard !hasExponent, length > 0 else { return take(length) }
        hasExponent = true
      default: return take(length)
      }
      last = byte
      length += 1
    }
    return take(length)
  }

  private mutating func take(_ length: Int) -> CGFloat? {
    let part = String(decoding: text.prefix(length), as: UTF8.self)
    guard let value = Double(part), value.isFinite, abs(value) < 1e9 else { return nil }
    text.removeFirst(length)
    return CGFloat(value)
  }

  /// A digit by itself: flags of arcs may stand without anything between them.
  mutating func flag() -> Bool? {
    skipSeparators()
    guard let byte = text.first, byte == UInt8(ascii: "0") || byte == UInt8(ascii: "1") else { return nil }
    text.removeFirst()
    return byte == UInt8(ascii: "1")
  }

  /// All numbers that are left.
  mutating func all() -> [CGFloat] {
    var result: [CGFloat] = []
    while let value = number() { result.append(value) }
    return result
  }
}

/// The outline that the attribute `d` of a path describes. What comes after a mistake is left out, as browsers do.
struct SVGPath {
  private var numbers: SVGNumbers
  private let path = CGMutablePath()
  private var point = CGPoint.zero
  private var start = CGPoint.zero
  /// The control point that a smooth curve mirrors.
  private var control: CGPoint?
  private var isOpen = false

  static func read(_ text: String) -> CGPath {
    var reader = SVGPath(numbers: SVGNumbers(text))
    reader.read()
    return reader.path
  }

  private init(numbers: SVGNumbers) { self.numbers = numbers }

  private mutating func read() {
    var command: UInt8?
    while true {
      if let letter = numbers.letter() { command = letter } else if command == nil { return }
      guard let letter = command, run(letter) else { return }
      // More pairs after a move are lines; nothing may follow the end of an outline but a letter.
      switch letter {
      case UInt8(ascii: "M"): command = UInt8(ascii: "L")
      case UInt8(ascii: "m"): command = UInt8(ascii: "l")
      case UInt8(ascii: "Z"), UInt8(ascii: "z"): command = nil
      default: break
      }
    }
  }

  private mutating func target(_ isRelative: Bool) -> CGPoint? {
    guard let x = numbers.number(), let y = numbers.number() else { return nil }
    return isRelative ? CGPoint(x: point.x + x, y: point.y + y) : CGPoint(x: x, y: y)
  }

  /// `false` where what follows is not what the letter asks for.
  private mutating func run(_ letter: UInt8) -> Bool {
    let isRelative = letter >= UInt8(ascii: "a")
    let mirrored = control.map { CGPoint(x: 2 * point.x - $0.x, y: 2 * point.y - $0.y) } ?? point
    var nextControl: CGPoint?
    switch letter & 0xDF {
    case UInt8(ascii: "M"):
      guard let end = target(isRelative) else { return false }
      path.move(to: end)
      (point, start, isOpen) = (end, end, true)
    case UInt8(ascii: "Z"):
      if isOpen { path.closeSubpath() }
      (point, isOpen) = (start, false)
    case UInt8(ascii: "L"):
      guard let end = target(isRelative) else { return false }
      line(to: end)
    case UInt8(ascii: "H"):
      guard let x = numbers.number() else { return false }
      line(to: CGPoint(x: isRelative ? point.x + x : x, y: point.y))
    case UInt8(ascii: "V"):
      guard let y = numbers.number() else { return false }
      line(to: CGPoint(x: point.x, y: isRelative ? point.y + y : y))
    case UInt8(ascii: "C"), UInt8(ascii: "S"):
      var first = mirrored
      if letter & 0xDF == UInt8(ascii: "C") {
        guard let given = target(isRelative) else { return false }
        first = given
      }
      guard let second = target(isRelative), let end = target(isRelative) else { return false }
      begin()
      path.addCurve(to: end, control1: first, control2: second)
      (point, nextControl) = (end, second)
    case UInt8(ascii: "Q"), UInt8(ascii: "T"):
      var only = mirrored
      if letter & 0xDF == UInt8(ascii: "Q") {
        guard let given = target(isRelative) else { return false }
        only = given
      }
      guard let end = target(isRelative) else { return false }
      begin()
      path.addQuadCurve(to: end, control: only)
      (point, nextControl) = (end, only)
    case UInt8(ascii: "A"): return arc(isRelative)
    default: return false
    }
    control = nextControl
    return true
  }

  private mutating func begin() {
    guard !isOpen else { return }
    path.move(to: point)
    (start, isOpen) = (point, true)
  }

  private mutating func line(to end: CGPoint) {
    begin()
    path.addLine(to: end)
    point = end
  }

  private mutating func arc(_ isRelative: Bool) -> Bool {
    guard let rx = numbers.number(), let ry = numbers.number(), let turn = numbers.number(),
      let isLarge = numbers.flag(), let isClockwise = numbers.flag(), let end = target(isRelative)
    else { return false }
    control = nil
    begin()
    defer { point = end }
    guard rx != 0, ry != 0, end != point else {
      path.addLine(to: end)
      return true
    }
    addArc(
      to: end, radii: CGSize(width: abs(rx), height: abs(ry)), turn: turn * .pi / 180, isLarge: isLarge,
      isClockwise: isClockwise)
    return true
  }

  /// Adds a part of a turned ellipse, whose middle follows from its two ends, as curves of a quarter turn at most.
  private func addArc(to end: CGPoint, radii: CGSize, turn: CGFloat, isLarge: Bool, isClockwise: Bool) {
    let upright = CGAffineTransform(rotationAngle: -turn)
    let half = CGPoint(x: (point.x - end.x) / 2, y: (point.y - end.y) / 2).applying(upright)
    var (rx, ry) = (radii.width, radii.height)
    let excess = (half.x * half.x) / (rx * rx) + (half.y * half.y) / (ry * ry)
    if excess > 1 { (rx, ry) = (rx * excess.squareRoot(), ry * excess.squareRoot()) }
    let part = rx * rx * half.y * half.y + ry * ry * half.x * half.x
    let root = (max(0, rx * rx * ry * ry - part) / max(part, .leastNormalMagnitude)).squareRoot()
    let sign: CGFloat = isLarge == isClockwise ? -1 : 1
    let middle = CGPoint(x: sign * root * rx * half.y / ry, y: -sign * root * ry * half.x / rx)
    let from = atan2((half.y - middle.y) / ry, (half.x - middle.x) / rx)
    var sweep = atan2((-half.y - middle.y) / ry, (-half.x - middle.x) / rx) - from
    if isClockwise, sweep < 0 { sweep += 2 * .pi }
    if !isClockwise, sweep > 0 { sweep -= 2 * .pi }
    let place = CGAffineTransform(translationX: (point.x + end.x) / 2, y: (point.y + end.y) / 2)
    let shape = CGAffineTransform(scaleX: rx, y: ry)
      .concatenating(CGAffineTransform(translationX: middle.x, y: middle.y))
      .concatenating(CGAffineTransform(rotationAngle: turn)).concatenating(place)
    let count = max(1, Int((abs(sweep) / (.pi / 2)).rounded(.up)))
    let step = sweep / CGFloat(count)
    let reach = 4 / 3 * tan(step / 4)
    for index in 0..<count {
      let (a, b) = (from + CGFloat(index) * step, from + CGFloat(index + 1) * step)
      let stop = index == count - 1 ? end : CGPoint(x: cos(b), y: sin(b)).applying(shape)
      path.addCurve(
        to: stop, control1: CGPoint(x: cos(a) - reach * sin(a), y: sin(a) + reach * cos(a)).applying(shape),
        control2: CGPoint(x: cos(b) + reach * sin(b), y: sin(b) - reach * cos(b)).applying(shape))
    }
  }
}
