// SPDX-FileCopyrightText: 2026 The Tessera Authors
// SPDX-License-Identifier: MIT

/// A Code 128 bar code (ISO/IEC 15417): the widths of its bars and gaps by turns, from a bar on.
///
/// Text is written in set B, runs of digits in set C, which takes two at a time.
struct BarCode {
  let widths: [Int]

  /// `nil` for what is not ASCII, and for nothing.
  init?(_ message: [UInt8]) {
    guard !message.isEmpty, message.allSatisfy({ $0 < 128 }) else { return nil }
    var values: [Int] = []
    var isDigits = false
    var place = 0
    while place < message.count {
      let digits = message[place...].prefix { (48...57).contains($0) }.count
      let isWorth = digits >= 4 || (digits >= 2 && digits == message.count)
      if isDigits ? digits >= 2 : isWorth && digits.isMultiple(of: 2) {
        if values.isEmpty { values.append(Self.startC) } else if !isDigits { values.append(Self.codeC) }
        isDigits = true
        values.append(Int(message[place] - 48) * 10 + Int(message[place + 1] - 48))
        place += 2
        continue
      }
      let byte = Int(message[place])
      // What cannot be printed is set A's, for one character by a shift.
      if values.isEmpty { values.append(Self.startB) } else if isDigits { values.append(Self.codeB) }
      isDigits = false
      if byte < 32 { values.append(Self.shift) }
      values.append(byte < 32 ? byte + 64 : byte - 32)
      place += 1
    }
    let sum = values.enumerated().reduce(0) { $0 + $1.element * max($1.offset, 1) }
    values.append(sum % 103)
    widths = values.flatMap { Self.widths(of: Self.patterns[$0]) } + Self.widths(of: 2_331_112)
  }

  private static let startB = 104
  private static let startC = 105
  private static let codeC = 99
  private static let codeB = 100
  private static let shift = 98

  private static func widths(of pattern: Int) -> [Int] { String(pattern).compactMap(\.wholeNumberValue) }

  /// By value: six widths, as the digits of a number.
  private static let patterns = [
    212222, 222122, 222221, 121223, 121322, 131222, 122213, 122312, 132212, 221213, 221312, 231212, 112232, 122132,
    122231, 113222, 123122, 123221, 223211, 221132, 221231, 213212, 223112, 312131, 311222, 321122, 321221, 312212,
    322112, 322211, 212123, 212321, 232121, 111323, 131123, 131321, 112313, 132113, 132311, 211313, 231113, 231311,
    112133, 112331, 132131, 113123, 113321, 133121, 313121, 211331, 231131, 213113, 213311, 213131, 311123, 311321,
    331121, 312113, 312311, 332111, 314111, 221411, 431111, 111224, 111422, 121124, 121421, 141122, 141221, 112214,
    112412, 122114, 122411, 142112, 142211, 241211, 221114, 413111, 241112, 134111, 111242, 121142, 121241, 114212,
    124112, 124211, 411212, 421112, 421211, 212141, 214121, 412121, 111143, 111341, 131141, 114113, 114311, 411113,
    411311, 113141, 114131, 311141, 411131, 211412, 211214, 211232,
  ]
}

extension FilterKind {
  static let barCodes: [FilterKind] = [
    FilterKind(
      "CICode128BarcodeGenerator", [("inputQuietSpace", 7.0), ("inputBarcodeHeight", 32.0)], keys: ["inputMessage"],
      takesImage: false
    ) { inputs in
      guard let message = inputs["inputMessage"] as? Data, let code = BarCode(Array(message)) else { return nil }
      let quiet = max(Int(inputs.number("inputQuietSpace")), 0)
      let height = min(max(Int(inputs.number("inputBarcodeHeight")), 1), 500)
      let width = code.widths.reduce(0, +) + 2 * quiet
      var row = [SIMD4<Float>](repeating: .one, count: width)
      var place = quiet
      for (index, bar) in code.widths.enumerated() {
        if index.isMultiple(of: 2) { for dark in place..<place + bar { row[dark] = SIMD4(0, 0, 0, 1) } }
        place += bar
      }
      let values = (0..<height).flatMap { _ in row }
      return Pixels(width: width, height: height, values: values, origin: .zero).image.samplingNearest()
    }
  ]
}
