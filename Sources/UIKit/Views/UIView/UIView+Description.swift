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

extension UIView {
  /// What `description` says on iOS: class and frame, what the class adds, what differs from a plain view, the layer.
  var fullDescription: String {
    let place = frame
    var parts = [
      Self.nameAndAddress(self),
      "frame = (\(place.origin.x.shortText) \(place.origin.y.shortText); \(place.width.shortText) \(place.height.shortText))",
    ]
    parts += descriptionDetails()
    if !transform.isIdentity {
      let t = transform
      parts.append("transform = [\([t.a, t.b, t.c, t.d, t.tx, t.ty].map(\.shortText).joined(separator: ", "))]")
    }
    if clipsToBounds { parts.append("clipsToBounds = YES") }
    if alpha != 1 { parts.append("alpha = \(alpha.shortText)") }
    if isHidden { parts.append("hidden = YES") }
    if !isOpaque { parts.append("opaque = NO") }
    if !autoresizingMask.isEmpty { parts.append("autoresize = \(autoresizingMask.letters)") }
    if !isUserInteractionEnabled { parts.append("userInteractionEnabled = NO") }
    if tag != 0 { parts.append("tag = \(tag)") }
    if let recognizers = gestureRecognizers, !recognizers.isEmpty {
      parts.append("gestureRecognizers = \(Self.nameAndAddress(recognizers as NSArray, as: "NSArray"))")
    }
    if let backgroundColor { parts.append("backgroundColor = \(backgroundColor)") }
    parts.append(
      "layer = \(Self.nameAndAddress(layer, as: type(of: layer) == CALayer.self ? Self.plainLayerName : nil))")
    return "<" + parts.joined(separator: "; ") + ">"
  }

  fileprivate static func nameAndAddress(_ object: AnyObject, as name: String? = nil) -> String {
    let address = String(UInt(bitPattern: ObjectIdentifier(object)), radix: 16)
    let text = "\(name ?? String(describing: type(of: object))): 0x\(address)"
    return object is UIView ? text : "<\(text)>"
  }

  /// What `recursiveDescription` gives on iOS; for debuggers and logs, by its name: `perform(Selector(("…")))`.
  var recursiveDescriptionText: String {
    var lines: [String] = []
    func visit(_ view: UIView, _ indent: String) {
      lines.append(indent + view.description)
      for subview in view.subviews { visit(subview, indent + "   | ") }
    }
    visit(self, "")
    return lines.joined(separator: "\n")
  }
}

extension UIView.AutoresizingMask {
  /// As descriptions write it: `W+H`, `LM+TM`.
  fileprivate var letters: String {
    let names: [(UIView.AutoresizingMask, String)] = [
      (.flexibleLeftMargin, "LM"), (.flexibleWidth, "W"), (.flexibleRightMargin, "RM"), (.flexibleTopMargin, "TM"),
      (.flexibleHeight, "H"), (.flexibleBottomMargin, "BM"),
    ]
    return names.filter { contains($0.0) }.map(\.1).joined(separator: "+")
  }
}

extension UIViewController {
  /// What `_printHierarchy` gives on iOS: the controllers from this one down, their states and views.
  var hierarchyText: String {
    var lines: [String] = []
    func visit(_ controller: UIViewController, _ indent: String, _ mark: String) {
      let name = String(describing: type(of: controller))
      let address = String(UInt(bitPattern: ObjectIdentifier(controller)), radix: 16)
      var line = "\(indent)\(mark)<\(name): 0x\(address)>, state: \(controller.appearance.phase), view: "
      if let view = controller.viewIfLoaded {
        line += "<\(UIView.nameAndAddress(view))>"
        if view.window == nil { line += " not in the window" }
      } else {
        line += "(view not loaded)"
      }
      lines.append(line)
      for child in controller.children { visit(child, indent + "   | ", "") }
      if let presented = controller.storedPresented {
        visit(presented, indent + "   ", "+ ")
      }
    }
    visit(self, "", "")
    return lines.joined(separator: "\n")
  }
}

extension CGFloat {
  /// Six significant digits and no trailing zeros, as UIKit prints lengths.
  package var shortText: String {
    String(format: "%g", Double(self == 0 ? 0 : self))
  }
}
