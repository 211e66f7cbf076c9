// SPDX-FileCopyrightText: 2026 The Tessera Authors
// SPDX-License-Identifier: MIT

package import CoreGraphics

/// Which font text is set in.
package struct FontDescriptor: Hashable, Sendable {
  /// Which of the system's designs is meant.
  package enum Design: Hashable, Sendable {
    case `default`
    /// The system font with digits that are as wide as one another.
    case monospacedDigit
    case monospaced
  }

  /// The size in points; between 0 and 10,000, what is not a number counts as 0.
  package var size: CGFloat { didSet { size = Self.sane(size) } }
  package var weight: FontWeight
  package var isItalic: Bool
  package var design: Design
  /// The family that was asked for by name, or `nil` for the system font. Named families are shown in Tessera Sans,
  /// or in Tessera Mono where the name says that it is monospaced.
  package var familyName: String?
  /// The app's own font that is meant; its face and measures count, whatever the weight says.
  package var file: FontFile?
  /// Which of the font's shapes are meant, where not the usual ones; of two that disagree, the later holds.
  package var features: [FontFeature] = []
  /// Where characters are looked for that the font does not have, before the kit's own fonts.
  package var cascade: [FontDescriptor] = []
  /// The very file that is meant, for a font that stands in for another.
  package var face: FontFace?
  /// How the outlines are changed: its `a` and `c`, how much wider they are and how far they lean, are what counts.
  package var matrix = CGAffineTransform.identity

  package init(
    size: CGFloat, weight: FontWeight = .regular, isItalic: Bool = false, design: Design = .default,
    familyName: String? = nil, file: FontFile? = nil
  ) {
    self.size = Self.sane(size)
    self.weight = weight
    self.isItalic = isItalic
    self.design = design
    self.familyName = familyName
    self.file = file
  }

  /// The same font at another size.
  package func withSize(_ size: CGFloat) -> FontDescriptor {
    var copy = self
    copy.size = size
    return copy
  }

  private static func sane(_ size: CGFloat) -> CGFloat {
    size.isFinite ? min(max(size, 0), 10_000) : 0
  }

  private static let monospacedFamilies: Set<String> = ["Courier", "Courier New", "Menlo", "Monaco", "SF Mono"]

  /// Whether digits are as wide as one another.
  var hasTabularDigits: Bool {
    guard !features.isEmpty, let wanted = FontFeatures(features).values["tnum"] else {
      return design == .monospacedDigit
    }
    return wanted > 0
  }

  var isMonospaced: Bool {
    file == nil && design == .monospaced || familyName.map { Self.monospacedFamilies.contains($0) } ?? false
  }
}
