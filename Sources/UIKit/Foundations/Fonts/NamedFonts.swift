// SPDX-FileCopyrightText: 2026 The Tessera Authors
// SPDX-License-Identifier: MIT

internal import Synchronization
internal import TesseraText

/// What fonts are called, and which names iOS knows.
enum NamedFonts {
  /// Families of iOS that apps ask for by name. The PostScript names of their fonts begin with the family without spaces.
  private static let families = [
    "American Typewriter", "Arial", "Arial Rounded MT Bold", "Avenir", "Avenir Next", "Avenir Next Condensed",
    "Baskerville", "Bodoni 72", "Bradley Hand", "Chalkboard SE", "Chalkduster", "Charter", "Cochin", "Copperplate",
    "Courier", "Courier New", "Didot", "DIN Alternate", "DIN Condensed", "Futura", "Georgia", "Gill Sans", "Helvetica",
    "Helvetica Neue", "Hoefler Text", "Marker Felt", "Menlo", "Noteworthy", "Optima", "Palatino", "Papyrus", "Rockwell",
    "Savoye LET", "Snell Roundhand", "Symbol", "Times New Roman", "Trebuchet MS", "Verdana", "Zapfino",
  ]

  private static let weights: [(name: String, weight: FontWeight)] = [
    ("ultralight", .ultraLight), ("thin", .thin), ("semibold", .semibold), ("demibold", .semibold),
    ("light", .light), ("medium", .medium), ("heavy", .heavy), ("black", .black), ("bold", .bold),
  ]

  private static let told = Mutex<Set<String>>([])

  /// The font of a name; `nil` if iOS has none of that name.
  static func descriptor(named name: String, size: CGFloat) -> FontDescriptor? {
    if let own = AppFonts.descriptor(named: name, size: size) { return own }
    if let system = systemFont(named: name, size: size) { return system }
    let parts = name.split(separator: "-", maxSplits: 1)
    let stem = key(parts.first.map(String.init) ?? name)
    guard
      let family = families.first(where: { key($0) == key(name) || key($0) == stem || key($0) + "mt" == stem })
        ?? families.first(where: { key($0) + "psmt" == stem })
    else { return nil }
    let style = parts.count > 1 ? parts[1].lowercased() : ""
    tellMissing("font family \"\(family)\"")
    return FontDescriptor(
      size: size, weight: weights.first { style.contains($0.name) }?.weight ?? .regular,
      isItalic: style.contains("italic") || style.contains("oblique"), familyName: family)
  }

  /// The names of all families, the app's own among them.
  static var familyNames: [String] { Set(families + AppFonts.files.map(\.familyName)).sorted() }

  /// The PostScript names of a family's fonts.
  static func fontNames(ofFamily name: String) -> [String] {
    let own = AppFonts.files.filter { key($0.familyName) == key(name) }.map(\.postScriptName)
    guard own.isEmpty else { return own.sorted() }
    guard let family = families.first(where: { key($0) == key(name) }) else { return [] }
    let stem = family.filter { $0 != " " }
    return [stem, stem + "-Bold", stem + "-BoldItalic", stem + "-Italic"]
  }

  /// What a style's name says of its weight.
  static func weight(ofStyle name: String) -> FontWeight {
    let style = key(name)
    if style.contains("extralight") { return .ultraLight }
    if style.contains("extrabold") { return .heavy }
    return weights.first { style.contains($0.name) }?.weight ?? .regular
  }

  private static func key(_ name: String) -> String { name.lowercased().filter { $0 != " " } }

  /// Says once that something is missing, such as a family.
  static func tellMissing(_ what: String) {
    guard told.withLock({ $0.insert(what).inserted }) else { return }
    FileHandle.standardError.write(
      Data("UIFont: the \(what) is not available here; its text is shown in Tessera's own font.\n".utf8))
  }

  private static let systemPrefixes: [(prefix: String, design: FontDescriptor.Design)] = [
    (".AppleSystemUIFontMonospaced", .monospaced), (".AppleSystemUIFont", .default), (".SFUIMono", .monospaced),
    (".SFUI", .default),
  ]

  private static func systemFont(named name: String, size: CGFloat) -> FontDescriptor? {
    guard let known = systemPrefixes.first(where: { name.hasPrefix($0.prefix) }) else { return nil }
    let style = name.dropFirst(known.prefix.count).lowercased()
    return FontDescriptor(
      size: size, weight: weights.first { style.contains($0.name) }?.weight ?? .regular,
      isItalic: style.contains("italic"), design: known.design)
  }

  static func familyName(of font: FontDescriptor) -> String {
    font.familyName ?? (font.design == .monospaced ? ".AppleSystemUIFontMonospaced" : ".AppleSystemUIFont")
  }

  static func fontName(of font: FontDescriptor) -> String {
    if let file = font.file { return file.postScriptName }
    let style = styleName(of: font) + (font.isItalic ? "Italic" : "")
    if let family = font.familyName {
      let stem = family.filter { $0 != " " }
      return style == "Regular" ? stem : stem + "-" + (style == "RegularItalic" ? "Italic" : style)
    }
    return (font.design == .monospaced ? ".AppleSystemUIFontMonospaced-" : ".SFUI-") + style
  }

  /// The name of the font's weight.
  static func styleName(of font: FontDescriptor) -> String {
    let names: [(FontWeight, String)] = [
      (.ultraLight, "Ultralight"), (.thin, "Thin"), (.light, "Light"), (.regular, "Regular"), (.medium, "Medium"),
      (.semibold, "Semibold"), (.bold, "Bold"), (.heavy, "Heavy"), (.black, "Black"),
    ]
    let value = font.weight.rawValue
    return names.min { abs($0.0.rawValue - value) < abs($1.0.rawValue - value) }?.1 ?? "Regular"
  }
}
