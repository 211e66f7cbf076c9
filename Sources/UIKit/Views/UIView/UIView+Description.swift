// SPDX-FileCopyrightText: 2026 The Tessera Authors
// SPDX-License-Identifier: MIT

extension UIView {
  /// One line: class, frame and what the class adds, in the form of UIKit's `description`.
  package func viewDescription(withAddress: Bool) -> String {
    var parts = [String(describing: type(of: self))]
    if withAddress {
      parts[0] += ": 0x" + String(UInt(bitPattern: ObjectIdentifier(self)), radix: 16)
    }
    let place = frame
    parts.append(
      "frame = (\(place.origin.x.shortText) \(place.origin.y.shortText); \(place.width.shortText) \(place.height.shortText))"
    )
    parts += descriptionDetails()
    if clipsToBounds { parts.append("clipsToBounds = YES") }
    if isHidden { parts.append("hidden = YES") }
    if alpha != 1 { parts.append("alpha = \(alpha.shortText)") }
    if !transform.isIdentity {
      let t = transform
      let entries = [t.a, t.b, t.c, t.d, t.tx, t.ty].map(\.shortText).joined(separator: ", ")
      parts.append("transform = [\(entries)]")
    }
    if tag != 0 { parts.append("tag = \(tag)") }
    return "<" + parts.joined(separator: "; ") + ">"
  }

  /// This view and all below it, a line each, children indented by `   | `; the form that iOS prints.
  package func treeDescription(withAddresses: Bool = false) -> String {
    var lines: [String] = []
    func visit(_ view: UIView, _ indent: String) {
      lines.append(indent + view.viewDescription(withAddress: withAddresses))
      for subview in view.storedSubviews {
        visit(subview, indent + "   | ")
      }
    }
    visit(self, "")
    return lines.joined(separator: "\n")
  }
}

extension CGFloat {
  /// Six significant digits and no trailing zeros, as UIKit prints lengths.
  package var shortText: String {
    String(format: "%g", Double(self == 0 ? 0 : self))
  }
}
