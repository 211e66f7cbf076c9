// SPDX-FileCopyrightText: 2026 The Tessera Authors
// SPDX-License-Identifier: MIT

/// Why a font cannot be had.
package enum FontError: Error, Equatable, CustomStringConvertible {
  case noDirectory(face: String)
  case noFile(face: String, directory: String)
  case unreadable(file: String)

  package var description: String {
    switch self {
    case .noDirectory(let face):
      "No font directory for the face “\(face)”: set \(FontFiles.environmentVariable) to a directory of font files, or make the fonts in .tessera/fonts."
    case .noFile(let face, let directory):
      "No file for the font face “\(face)”: expected \(face).otf or \(face).ttf in \(directory)."
    case .unreadable(let file):
      "The font file \(file) cannot be read: expected an OpenType or TrueType font."
    }
  }
}
