// SPDX-FileCopyrightText: 2026 The Tessera Authors
// SPDX-License-Identifier: MIT

/// What a printed code says, and how it is drawn.
open class CIBarcodeDescriptor: NSObject, NSCopying, @unchecked Sendable {
  open func copy(with zone: NSZone? = nil) -> Any { self }
}

/// A QR code.
open class CIQRCodeDescriptor: CIBarcodeDescriptor, @unchecked Sendable {
  /// How much of a code may be lost.
  public enum ErrorCorrectionLevel: Int, Sendable {
    /// 7 %.
    case levelL = 76
    /// 15 %.
    case levelM = 77
    /// 25 %.
    case levelQ = 81
    /// 30 %.
    case levelH = 72
  }

  /// The code's words with those that correct errors.
  open private(set) var errorCorrectedPayload: Data
  /// The size, 1 to 40.
  open private(set) var symbolVersion: Int
  /// The mask, 0 to 7.
  open private(set) var maskPattern: UInt8
  open private(set) var errorCorrectionLevel: ErrorCorrectionLevel

  /// - Returns: `nil` for a size or a mask that there is none of.
  public init?(
    payload errorCorrectedPayload: Data, symbolVersion: Int, maskPattern: UInt8,
    errorCorrectionLevel: ErrorCorrectionLevel
  ) {
    guard (1...40).contains(symbolVersion), maskPattern < 8 else { return nil }
    self.errorCorrectedPayload = errorCorrectedPayload
    self.symbolVersion = symbolVersion
    self.maskPattern = maskPattern
    self.errorCorrectionLevel = errorCorrectionLevel
  }
}

/// An Aztec code.
open class CIAztecCodeDescriptor: CIBarcodeDescriptor, @unchecked Sendable {
  open private(set) var errorCorrectedPayload: Data
  open private(set) var isCompact: Bool
  /// Rings around the middle: 1 to 4 of a compact code, else 1 to 32.
  open private(set) var layerCount: Int
  open private(set) var dataCodewordCount: Int

  /// - Returns: `nil` for a number of layers or words that there is none of.
  public init?(payload errorCorrectedPayload: Data, isCompact: Bool, layerCount: Int, dataCodewordCount: Int) {
    guard (1...(isCompact ? 4 : 32)).contains(layerCount), (1...(isCompact ? 64 : 2048)).contains(dataCodewordCount)
    else { return nil }
    self.errorCorrectedPayload = errorCorrectedPayload
    self.isCompact = isCompact
    self.layerCount = layerCount
    self.dataCodewordCount = dataCodewordCount
  }
}

/// A PDF417 code.
open class CIPDF417CodeDescriptor: CIBarcodeDescriptor, @unchecked Sendable {
  open private(set) var errorCorrectedPayload: Data
  open private(set) var isCompact: Bool
  /// 3 to 90.
  open private(set) var rowCount: Int
  /// 1 to 30, without those at the sides.
  open private(set) var columnCount: Int

  /// - Returns: `nil` for a number of rows or columns that there is none of.
  public init?(payload errorCorrectedPayload: Data, isCompact: Bool, rowCount: Int, columnCount: Int) {
    guard (3...90).contains(rowCount), (1...30).contains(columnCount) else { return nil }
    self.errorCorrectedPayload = errorCorrectedPayload
    self.isCompact = isCompact
    self.rowCount = rowCount
    self.columnCount = columnCount
  }
}

/// A Data Matrix code.
open class CIDataMatrixCodeDescriptor: CIBarcodeDescriptor, @unchecked Sendable {
  /// How errors are corrected.
  public enum ECCVersion: Int, Sendable {
    case v000 = 0
    case v050 = 50
    case v080 = 80
    case v100 = 100
    case v140 = 140
    case v200 = 200
  }

  open private(set) var errorCorrectedPayload: Data
  open private(set) var rowCount: Int
  open private(set) var columnCount: Int
  open private(set) var eccVersion: ECCVersion

  /// - Returns: `nil` for a number of rows or columns that there is none of.
  public init?(payload errorCorrectedPayload: Data, rowCount: Int, columnCount: Int, eccVersion: ECCVersion) {
    guard (8...144).contains(rowCount), (8...144).contains(columnCount) else { return nil }
    self.errorCorrectedPayload = errorCorrectedPayload
    self.rowCount = rowCount
    self.columnCount = columnCount
    self.eccVersion = eccVersion
  }
}

/// How alpha is written to where a picture is drawn.
public enum CIRenderDestinationAlphaMode: UInt, Sendable {
  case none = 0
  case premultiplied = 1
  case unpremultiplied = 2
}
