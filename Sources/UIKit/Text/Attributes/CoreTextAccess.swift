// SPDX-FileCopyrightText: 2026 The Tessera Authors
// SPDX-License-Identifier: MIT

package import CoreGraphics
package import TesseraText

// What Core Text, which stands above, needs of fonts and strings.

extension UIFont {
  package var described: FontDescriptor { engineFont }

  package static func described(_ font: FontDescriptor) -> UIFont { UIFont(font) }
}

extension UIFontDescriptor {
  package var described: FontDescriptor { engineFont }

  /// The descriptor of a file's font, whether it is registered or not.
  package static func described(_ file: FontFile, size: CGFloat = 0) -> UIFontDescriptor {
    UIFontDescriptor(AppFonts.descriptor(of: file, size: size))
  }
}

extension NSAttributedString {
  /// The string as the text engine has it, in Helvetica 12 and black where it says nothing else.
  package var typesetText: AttributedText { engineText(.drawing, traits: AmbientTraits.current) }
}

extension CGContext {
  /// Draws what a text engine has written down.
  package func drawTypeset(_ operations: [DisplayList.Operation]) { draw(operations) }
}
