// SPDX-FileCopyrightText: 2026 The Tessera Authors
// SPDX-License-Identifier: MIT

/// The filter `CIQRCodeGenerator`: a message as a picture of black and white squares.
struct QRCodeGenerator {
  static let name = "CIQRCodeGenerator"
  static let messageKey = "inputMessage"
  static let levelKey = "inputCorrectionLevel"

  var message: Data
  var level: String

  /// A pixel for each square, with a white border of one; `nil` for a message that no code can hold.
  var image: CIImage? {
    guard let code = QRCode(Array(message), level: QRCode.Level(rawValue: level) ?? .medium) else { return nil }
    let side = code.size + 2
    var pixels = Data(repeating: 255, count: side * side * 4)
    for row in 0..<code.size {
      for column in 0..<code.size where code[column, row] {
        let start = ((row + 1) * side + column + 1) * 4
        for part in start..<start + 3 { pixels[part] = 0 }
      }
    }
    let image = CGImage(Bitmap(width: side, height: side, pixels: pixels))
    // Squares stay squares, however large they are made.
    return CIImage(cgImage: image).samplingNearest()
  }
}
