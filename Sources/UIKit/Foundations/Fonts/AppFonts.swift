// SPDX-FileCopyrightText: 2026 The Tessera Authors
// SPDX-License-Identifier: MIT

internal import CoreGraphics
internal import TesseraText

/// The fonts that an app brings with it.
enum AppFonts {
  /// Those that the app's property list names under `UIAppFonts`, and those that it registered itself.
  static var files: [FontFile] {
    _ = isLoaded
    return FontFile.all
  }

  /// Reads what the property list names, once.
  private static let isLoaded: Bool = {
    let bundle = Bundle.main
    guard let names = bundle.infoDictionary?["UIAppFonts"] as? [String], let root = bundle.resourceURL else {
      return false
    }
    for name in names where !name.isEmpty {
      let file = root.appendingPathComponent(name)
      // Xcode puts fonts into the bundle's root, whatever folder the list says.
      let flat = root.appendingPathComponent((name as NSString).lastPathComponent)
      guard FontFile.register(file) ?? FontFile.register(flat) == nil else { continue }
      AssetWarnings.warn("UIFont: UIAppFonts names \(name), which is no font in \(root.path).")
    }
    return true
  }()

  /// The app's font of a PostScript name, or of a family.
  static func descriptor(named name: String, size: CGFloat) -> FontDescriptor? {
    let all = files
    guard !all.isEmpty else { return nil }
    let family = all.filter { $0.familyName == name }
    let file =
      all.first { $0.postScriptName == name } ?? all.first { "\($0.familyName) \($0.styleName)" == name }
      ?? family.first { $0.styleName == "Regular" } ?? family.first { !$0.isBold && !$0.isItalic } ?? family.first
    return file.map { descriptor(of: $0, size: size) }
  }

  static func descriptor(of file: FontFile, size: CGFloat) -> FontDescriptor {
    FontDescriptor(
      size: size, weight: weight(file), isItalic: file.isItalic, familyName: file.familyName, file: file)
  }

  private static func weight(_ file: FontFile) -> FontWeight {
    let named = NamedFonts.weight(ofStyle: file.styleName)
    return named == .regular && file.isBold ? .bold : named
  }

  /// The font of the same family that is nearest in slant and weight to what a descriptor says; others as they are.
  static func sibling(_ font: FontDescriptor) -> FontDescriptor {
    guard let file = font.file else { return font }
    func distance(_ other: FontFile) -> CGFloat {
      (other.isItalic == font.isItalic ? 0 : 10) + abs(weight(other).rawValue - font.weight.rawValue)
    }
    let best = files.filter { $0.familyName == file.familyName }.min { distance($0) < distance($1) } ?? file
    return descriptor(of: best, size: font.size).taking(from: font)
  }
}
