// SPDX-FileCopyrightText: 2026 The Tessera Authors
// SPDX-License-Identifier: MIT

/// Bytes that a picture is made of.
public final class CGDataProvider: Sendable {
  let bytes: Data

  /// Provides the given bytes.
  public init?(data: CFData) {
    bytes = data as Data
  }

  /// Provides the bytes of a file; `nil` where it can't be read.
  public init?(url: CFURL) {
    guard url.isFileURL, let data = try? Data(contentsOf: url as URL) else { return nil }
    bytes = data
  }

  /// Provides the bytes of a file; `nil` where it can't be read.
  public init?(filename: UnsafePointer<CChar>) {
    guard let data = try? Data(contentsOf: URL(fileURLWithPath: String(cString: filename))) else { return nil }
    bytes = data
  }

  /// Provides memory, which is copied: `releaseData` is called before this returns.
  public init?(
    dataInfo info: UnsafeMutableRawPointer?, data: UnsafeRawPointer, size: Int,
    releaseData: (UnsafeMutableRawPointer?, UnsafeRawPointer, Int) -> Void
  ) {
    guard size >= 0 else { return nil }
    bytes = Data(bytes: data, count: size)
    releaseData(info, data, size)
  }

  /// All of the bytes.
  public var data: CFData? { bytes as NSData }
}
