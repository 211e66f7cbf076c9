// SPDX-FileCopyrightText: 2026 The Tessera Authors
// SPDX-License-Identifier: MIT

// What `import CoreImage.CIFilterBuiltins` brings on iOS.

/// What every filter with typed inputs has.
public protocol CIFilterProtocol: NSObjectProtocol {
  /// What comes of the inputs; `nil` where they make nothing.
  var outputImage: CIImage? { get }
}

/// The inputs of the filter that draws QR codes.
public protocol CIQRCodeGenerator: CIFilterProtocol {
  /// What the code says.
  var message: Data { get set }
  /// How much of the code may be lost: `L` 7, `M` 15, `Q` 25 or `H` 30 per cent. Defaults to `M`.
  var correctionLevel: String { get set }
}

extension CIFilter {
  /// A filter that draws a QR code, a pixel for each square, with a border of one.
  public class func qrCodeGenerator() -> CIFilter & CIQRCodeGenerator {
    QRCodeFilter(named: QRCodeGenerator.name)
  }
}

private final class QRCodeFilter: CIFilter, CIQRCodeGenerator {
  var message: Data {
    get { value(forKey: QRCodeGenerator.messageKey) as? Data ?? Data() }
    set { setValue(newValue, forKey: QRCodeGenerator.messageKey) }
  }

  override func copy(with zone: NSZone? = nil) -> Any {
    let copy = QRCodeFilter(named: name)
    copy.takeInputs(of: self)
    return copy
  }

  var correctionLevel: String {
    get { value(forKey: QRCodeGenerator.levelKey) as? String ?? "M" }
    set { setValue(newValue, forKey: QRCodeGenerator.levelKey) }
  }
}
