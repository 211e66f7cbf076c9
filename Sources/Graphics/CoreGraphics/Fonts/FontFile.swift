// SPDX-FileCopyrightText: 2026 The Tessera Authors
// SPDX-License-Identifier: MIT

internal import CCairo
internal import Synchronization

/// A font file that an app brings with it: what it calls itself, and its measures, which are shares of its size.
package final class FontFile: Hashable, Sendable {
  package let url: URL
  /// What display lists call it; the same in every process that knows the file.
  package let face: FontFace
  package let postScriptName: String
  package let familyName: String
  package let styleName: String
  package let isBold: Bool
  package let isItalic: Bool
  /// From the baseline up, and down, which is negative.
  package let ascender: CGFloat
  package let descender: CGFloat
  package let lineGap: CGFloat
  package let capHeight: CGFloat
  package let xHeight: CGFloat

  /// Reads a file; `nil` for one that is no font.
  fileprivate init?(_ url: URL) {
    guard let file = FreeTypeFace(path: url.path, library: FreeTypeLibrary()) else { return nil }
    let face = file.pointer.pointee
    let unit = CGFloat(max(face.units_per_EM, 1))
    self.url = url
    self.face = FontFace(name: Self.faceName(url))
    let stem = url.deletingPathExtension().lastPathComponent
    familyName = face.family_name.map { String(cString: $0) } ?? stem
    styleName = face.style_name.map { String(cString: $0) } ?? "Regular"
    postScriptName = FT_Get_Postscript_Name(file.pointer).map { String(cString: $0) } ?? stem
    isItalic = face.style_flags & FT_Long(FT_STYLE_FLAG_ITALIC) != 0
    isBold = face.style_flags & FT_Long(FT_STYLE_FLAG_BOLD) != 0
    ascender = CGFloat(face.ascender) / unit
    descender = CGFloat(face.descender) / unit
    lineGap = max(CGFloat(face.height) - CGFloat(face.ascender) + CGFloat(face.descender), 0) / unit
    func height(_ letter: Character, _ usual: CGFloat) -> CGFloat {
      // FT_LOAD_NO_SCALE: measures are in the font's own units.
      guard let scalar = letter.unicodeScalars.first, FT_Load_Char(file.pointer, FT_ULong(scalar.value), 1) == 0,
        let slot = file.pointer.pointee.glyph, slot.pointee.metrics.horiBearingY > 0
      else { return usual }
      return CGFloat(slot.pointee.metrics.horiBearingY) / unit
    }
    capHeight = height("H", 0.7)
    xHeight = height("x", 0.5)
  }

  /// Letters, digits, `-` and `_`, as pages may ask for, and not the name of one of the kit's own.
  private static func faceName(_ url: URL) -> String {
    let stem = url.deletingPathExtension().lastPathComponent
    let plain = stem.unicodeScalars.map { scalar -> Character in
      scalar.isASCII && scalar.properties.isAlphabetic || scalar.properties.numericType == .decimal || scalar == "-"
        ? Character(scalar) : "_"
    }
    return "App-" + String(plain.prefix(100))
  }

  package static func == (left: FontFile, right: FontFile) -> Bool { left === right }
  package func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }

  // MARK: - Those that are known

  private struct Known {
    var files: [FontFile] = []
    /// Those that were taken back: text that is shown already is still drawn with them.
    var hidden: Set<FontFile> = []
  }

  private static let known = Mutex(Known())
  private static let most = 500

  /// The files that were registered in this process.
  package static var all: [FontFile] {
    known.withLock { known in known.hidden.isEmpty ? known.files : known.files.filter { !known.hidden.contains($0) } }
  }

  /// Makes a file's font known to this process; `nil` for a file that is no font.
  ///
  /// A file that is known already is not read again.
  package static func register(_ url: URL) -> FontFile? {
    guard let file = file(at: url) else { return nil }
    known.withLock { _ = $0.hidden.remove(file) }
    return file
  }

  /// The font in a file, which is not known by its names before it is registered; `nil` for a file that is no font.
  package static func unregistered(_ url: URL) -> FontFile? {
    file(at: url, isNew: { known, file in known.hidden.insert(file) })
  }

  /// Takes a font back: nobody finds it by its names from now on.
  ///
  /// - Returns: Whether it was registered.
  package static func unregister(_ file: FontFile) -> Bool {
    known.withLock { $0.files.contains(file) && $0.hidden.insert(file).inserted }
  }

  private static func file(at url: URL, isNew: (inout Known, FontFile) -> Void = { _, _ in }) -> FontFile? {
    let url = url.standardizedFileURL.resolvingSymlinksInPath()
    if let file = known.withLock({ $0.files.first { $0.url == url } }) { return file }
    guard let file = FontFile(url) else { return nil }
    return known.withLock { known in
      if let other = known.files.first(where: { $0.face == file.face }) { return other }
      guard known.files.count < most else { return nil }
      known.files.append(file)
      isNew(&known, file)
      return file
    }
  }

  /// Makes all font files in a folder known, at any depth: the fonts of an app that another process shows.
  package static func registerAll(in folder: URL) {
    guard let walk = FileManager.default.enumerator(at: folder, includingPropertiesForKeys: nil) else { return }
    for case let url as URL in walk where ["ttf", "otf", "ttc"].contains(url.pathExtension.lowercased()) {
      _ = register(url)
    }
  }

  static func url(forFace name: String) -> URL? {
    known.withLock { known in known.files.first { $0.face.name == name }?.url }
  }
}
