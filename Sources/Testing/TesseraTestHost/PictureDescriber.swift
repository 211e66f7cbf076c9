// SPDX-FileCopyrightText: 2026 The Tessera Authors
// SPDX-License-Identifier: MIT

internal import CoreGraphics
internal import Foundation
internal import QuartzCore
internal import SnapshotReferences
internal import TestReport
internal import UIKit

/// From now on it is noted of every file that is made of a picture where its text is, and what views it shows.
@MainActor func describePictures(in folder: URL) {
  let notes = PictureNotes(folder: folder)
  CGImage.fileObserver.withLock { observer in
    observer = { file, picture in
      if !picture.textFrames.isEmpty { notes.keep(picture.textFrames, of: file) }
      if !picture.views.isEmpty { notes.keep(views: picture.views, of: file) }
    }
  }
  CALayer.drawingObserver = { layer, context in
    guard let view = layer.delegate as? UIView else { return }
    context.noteViews { place in
      var root = PictureDescriber(root: view, place: place).node(of: view)
      root.properties.append(.init(ViewTree.scaleName, ViewTree.number(context.scale)))
      return ViewTree([root]).text
    }
  }
}

/// Says of views what can be seen of them.
@MainActor private struct PictureDescriber {
  let root: UIView
  /// From the root's bounds to the picture's points.
  let place: CGAffineTransform

  func node(of view: UIView) -> ViewTree.Node {
    let frame = view.convert(view.bounds, to: root).applying(place)
    // What is hidden hides what is in it.
    let children = view.isHidden && view !== root ? [] : view.subviews.map(node)
    return ViewTree.Node(String(describing: type(of: view)), frame, properties(of: view), children)
  }

  private func properties(of view: UIView) -> [ViewTree.Property] {
    var found: [ViewTree.Property] = []
    func note(_ name: String, _ value: String?) {
      if let value, !value.isEmpty { found.append(.init(name, value)) }
    }
    func number(_ name: String, _ value: CGFloat, unless usual: CGFloat = 0) {
      if value != usual { note(name, ViewTree.number(value)) }
    }
    func color(_ name: String, _ color: UIColor?) {
      note(name, color.flatMap { Self.hex($0.resolvedColor(with: view.traitCollection)) })
    }
    note("id", view.accessibilityIdentifier)
    if view.isHidden { note("hidden", "yes") }
    if view !== root { number("alpha", view.alpha, unless: 1) }
    color("background", view.backgroundColor)
    if view !== root, view.superview?.tintColor != view.tintColor { color("tint", view.tintColor) }
    number("radius", view.layer.cornerRadius)
    number("border", view.layer.borderWidth)
    if view.layer.borderWidth > 0 {
      note("borderColor", view.layer.borderColor.flatMap { Self.hex(UIColor(cgColor: $0)) })
    }
    number("shadow", CGFloat(view.layer.shadowOpacity))
    if view.bounds.origin != .zero {
      note("offset", "\(ViewTree.number(view.bounds.minX)) \(ViewTree.number(view.bounds.minY))")
    }
    if view !== root, !view.transform.isIdentity {
      let t = view.transform
      note("transform", [t.a, t.b, t.c, t.d, t.tx, t.ty].map(ViewTree.number).joined(separator: " "))
    }
    switch view {
    case let label as UILabel:
      text(label.attributedText?.string ?? label.text, label.font, note)
      color("color", label.textColor)
      number("lines", CGFloat(label.numberOfLines), unless: 1)
    case let field as UITextField:
      text(field.text, field.font, note)
      color("color", field.textColor)
      note("placeholder", field.placeholder)
    case let area as UITextView:
      text(area.text, area.font, note)
      color("color", area.textColor)
    case let picture as UIImageView: note("image", picture.image.map(Self.words))
    case let toggle as UISwitch: note("value", toggle.isOn ? "on" : "off")
    case let slider as UISlider: note("value", ViewTree.number(CGFloat(slider.value)))
    case let progress as UIProgressView: note("value", ViewTree.number(CGFloat(progress.progress)))
    case let segments as UISegmentedControl: note("value", "\(segments.selectedSegmentIndex)")
    case let pages as UIPageControl: note("value", "\(pages.currentPage) of \(pages.numberOfPages)")
    default: break
    }
    if let control = view as? UIControl {
      let states = [(control.isEnabled, "", "disabled"), (!control.isSelected, "", "selected")]
      note("state", states.filter { !$0.0 }.map(\.2).joined(separator: " "))
    }
    return found
  }

  private func text(_ text: String?, _ font: UIFont?, _ note: (String, String?) -> Void) {
    // Whoever looks for a cause does not read novels.
    note("text", text.map { String($0.prefix(200)) })
    note("font", font.map { "\($0.fontName) \(ViewTree.number($0.pointSize))" })
  }

  /// Pictures are told by their pixels.
  private static func words(_ image: UIImage) -> String {
    let size = "\(ViewTree.number(image.size.width))×\(ViewTree.number(image.size.height))"
    return image.cgImage.map { "\(size) \(String($0.identifier.rawValue, radix: 16))" } ?? size
  }

  private static func hex(_ color: UIColor) -> String? {
    var (red, green, blue, alpha) = (0 as CGFloat, 0 as CGFloat, 0 as CGFloat, 0 as CGFloat)
    guard color.getRed(&red, green: &green, blue: &blue, alpha: &alpha) else { return nil }
    return [red, green, blue, alpha].reduce(into: "#") { text, part in
      let byte = Int((min(max(part, 0), 1) * 255).rounded())
      text += (byte < 16 ? "0" : "") + String(byte, radix: 16, uppercase: true)
    }
  }
}
