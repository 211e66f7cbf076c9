// SPDX-FileCopyrightText: 2026 The Tessera Authors
// SPDX-License-Identifier: MIT

/// A font as its file has it, without a size.
public final class CGFont: Sendable {
  package let file: FontFile

  /// The font in the given bytes; `nil` where they are no font that FreeType reads.
  ///
  /// Bytes that are those of a font file in the app's bundle stand for that file. Others are written to a file in the
  /// temporary folder, which the page does not have: there, text in such a font has its widths and the system font's shapes.
  public init?(_ provider: CGDataProvider) {
    guard let url = FontBytes.file(for: provider.bytes), let file = FontFile.unregistered(url) else { return nil }
    self.file = file
  }

  /// The font of a PostScript or full name, of the fonts that the app brings along or has registered; `nil` for another.
  public init?(_ name: CFString) {
    let name = name as String
    guard let file = FontFile.all.first(where: { $0.postScriptName == name || $0.fullName == name }) else { return nil }
    self.file = file
  }

  /// The name that fonts are asked for by.
  public var postScriptName: CFString? { file.postScriptName as NSString? }

  /// The family's name with the style's.
  public var fullName: CFString? { file.fullName as NSString }
}

extension FontFile {
  fileprivate var fullName: String { styleName == "Regular" ? familyName : "\(familyName) \(styleName)" }
}

/// Files for fonts that come as bytes.
private enum FontBytes {
  private static let most = 64 << 20

  static func file(for bytes: Data) -> URL? {
    guard !bytes.isEmpty, bytes.count <= most else { return nil }
    return bundled(bytes) ?? written(bytes)
  }

  /// The bundle's font file with these bytes.
  private static func bundled(_ bytes: Data) -> URL? {
    let keys: [URLResourceKey] = [.fileSizeKey]
    guard let walk = FileManager.default.enumerator(at: Bundle.main.bundleURL, includingPropertiesForKeys: keys) else {
      return nil
    }
    for case let url as URL in walk where ["ttf", "otf", "ttc"].contains(url.pathExtension.lowercased()) {
      guard (try? url.resourceValues(forKeys: Set(keys)).fileSize) == bytes.count else { continue }
      if (try? Data(contentsOf: url)) == bytes { return url }
    }
    return nil
  }

  private static func written(_ bytes: Data) -> URL? {
    // FNV-1a: the same bytes have the same name in every run, and with it the face has.
    var hash: UInt64 = 0xcbf2_9ce4_8422_2325
    for byte in bytes { hash = (hash ^ UInt64(byte)) &* 0x100_0000_01b3 }
    let name = String(hash, radix: 16)
    let url = FileManager.default.temporaryDirectory.appendingPathComponent("font-\(name).ttf")
    if (try? Data(contentsOf: url)) == bytes { return url }
    guard (try? bytes.write(to: url, options: .atomic)) != nil else { return nil }
    return url
  }
}
