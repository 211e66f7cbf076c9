// SPDX-FileCopyrightText: 2026 The Tessera Authors
// SPDX-License-Identifier: MIT

internal import CoreGraphics
internal import NibReader
internal import QuartzCore
internal import RenderProtocol
internal import UIKit

/// A whole document on one sheet: its scenes at their places with their titles, and the ways between them as arrows.
@MainActor struct CanvasSheet {
  /// Points of the sheet.
  let size: CGSize
  private let heading: String?
  private let camera: SceneCamera
  private let plan: CanvasPlan
  private let elements: [NibElement]
  private let marks: [String: CanvasMark]
  /// Points of the sheet for one of a scene.
  let zoom: CGFloat

  private static let margin: CGFloat = 48
  /// How large words and arrows are: never too small to read, and in proportion where scenes are shown large.
  private var detail: CGFloat { max(1, zoom * 1.5) }

  /// The scenes that are seen: those with a controller, or what stands at the top of a nib.
  static func elements(of document: NibDocument) -> [NibElement] {
    let all = document.kind == .nib ? document.objects : document.scenes.compactMap(\.controller)
    return all.filter { $0.id != nil && ($0.name.hasSuffix("ontroller") || $0.rect("frame") != nil || isReference($0)) }
  }

  private static func isReference(_ element: NibElement) -> Bool { element.name == "viewControllerPlaceholder" }
  private static let referenceSize = CGSize(width: 200, height: 80)

  /// - Parameters:
  ///   - heading: What stands above all of it.
  ///   - marks: What became of scenes, views and segues, by their identifiers.
  ///   - zoom: Points of the sheet for one of a scene; `nil` for as many as a picture of sensible size has room for.
  init(_ camera: SceneCamera, heading: String? = nil, marks: [String: CanvasMark] = [:], zoom: CGFloat? = nil) {
    let document = camera.canvas.document
    (self.camera, self.heading, self.marks) = (camera, heading, marks)
    elements = Self.elements(of: document)
    let places = Dictionary(
      document.scenes.map { ($0.controller?.id ?? "", $0.canvasLocation) }, uniquingKeysWith: { first, _ in first })
    plan = CanvasPlan(
      elements.map { element in
        let size = Self.isReference(element) ? Self.referenceSize : camera.size(of: element)
        return CanvasPlan.Item(id: element.id ?? "", size: size, location: places[element.id ?? ""] ?? nil)
      }, device: camera.deviceSize)
    self.zoom = zoom ?? Self.zoom(for: plan.bounds.size)
    let top = heading == nil ? Self.margin : Self.margin + 24
    size = CGSize(
      width: max((plan.bounds.width * self.zoom).rounded(.up), 160) + 2 * Self.margin,
      height: (plan.bounds.height * self.zoom).rounded(.up) + top + Self.margin)
  }

  /// The most points of a sheet, at two pixels each, and the most on a side.
  static let mostPoints: CGFloat = 2_500_000
  static let longestSide: CGFloat = 8_000

  private static func zoom(for size: CGSize) -> CGFloat {
    let area = max(size.width * size.height, 1)
    let zoom = min((mostPoints / area).squareRoot(), longestSide / max(size.width, size.height, 1))
    return [1, 0.75, 0.5, 0.375, 0.25].first { $0 <= zoom } ?? zoom
  }

  func place(_ frame: CGRect) -> CGRect {
    CGRect(
      x: ((frame.minX - plan.bounds.minX) * zoom + Self.margin).rounded(),
      y: ((frame.minY - plan.bounds.minY) * zoom).rounded() + (heading == nil ? Self.margin : Self.margin + 24),
      width: (frame.width * zoom).rounded(), height: (frame.height * zoom).rounded())
  }

  /// Pictures of all scenes, by their identifiers; to be taken before the sheet's own screen is there.
  func pictures(scale: CGFloat) -> [String: CGImage] {
    var pictures: [String: CGImage] = [:]
    for element in elements where !Self.isReference(element) {
      if let picture = camera.picture(of: element, scale: max(zoom * scale, 1)) { pictures[element.id ?? ""] = picture }
    }
    return pictures
  }

  /// Makes the sheet's view.
  func view(_ pictures: [String: CGImage]) -> UIView {
    let view = UIView(frame: CGRect(origin: .zero, size: size))
    view.backgroundColor = UIColor { traits in
      UIColor(white: traits.userInterfaceStyle == .dark ? 0.13 : 0.93, alpha: 1)
    }
    if let heading {
      let label = UILabel(frame: CGRect(x: Self.margin, y: 12, width: size.width - 2 * Self.margin, height: 24))
      (label.text, label.font) = (heading, .systemFont(ofSize: 17, weight: .bold))
      view.addSubview(label)
    }
    let frames = plan.frames.mapValues(place)
    let document = camera.canvas.document
    var arrows = CanvasArrow.all(of: document, frames, marks: marks, size: 7 * detail)
    if let frame = document.initialController.flatMap({ frames[$0] }) {
      let end = CanvasArrow.Side.left.point(frame, 0.5)
      arrows.append(
        CanvasArrow("", from: CGPoint(x: end.x - 36, y: end.y), .right, to: end, nil, size: 7 * detail))
    }
    for arrow in arrows { add(arrow, to: view) }
    for element in elements {
      guard let frame = frames[element.id ?? ""] else { continue }
      add(element, frame, pictures[element.id ?? ""], to: view)
    }
    for arrow in arrows where !arrow.label.isEmpty { addLabel(of: arrow, to: view) }
    return view
  }

  // MARK: - Scenes

  private func add(_ element: NibElement, _ frame: CGRect, _ picture: CGImage?, to view: UIView) {
    let id = element.id ?? ""
    let isFirst = id == camera.canvas.document.initialController
    let mark = marks[id]
    let radius: CGFloat = camera.canvas.document.kind == .nib ? 4 : 10
    let shadow = UIView(frame: frame)
    shadow.backgroundColor = .systemBackground
    shadow.layer.cornerRadius = radius
    (shadow.layer.shadowOpacity, shadow.layer.shadowRadius) = (0.18, 8)
    shadow.layer.shadowOffset = CGSize(width: 0, height: 3)
    view.addSubview(shadow)
    let scene = UIImageView(frame: frame)
    scene.image = picture.map { UIImage(cgImage: $0) }
    scene.backgroundColor = .systemBackground
    scene.clipsToBounds = true
    scene.layer.cornerRadius = radius
    scene.layer.borderWidth = mark == nil ? 0.5 : 3
    scene.layer.borderColor = (mark?.color ?? .separator).resolvedColor(with: traits).cgColor
    if picture == nil {
      let label = UILabel(frame: scene.bounds)
      (label.text, label.textAlignment) = (Words.name(of: element), .center)
      (label.font, label.textColor) = (.systemFont(ofSize: 11), .secondaryLabel)
      label.adjustsFontSizeToFitWidth = true
      scene.addSubview(label)
    }
    view.addSubview(scene)
    let title = UILabel()
    title.text = Words.title(of: element)
    title.font = .systemFont(ofSize: 13 * detail, weight: isFirst ? .bold : .semibold)
    title.textColor = mark?.color ?? .label
    title.textAlignment = .center
    let width = min(title.intrinsicContentSize.width + 2, max(frame.width + 60, 120))
    title.frame = CGRect(
      x: (frame.midX - width / 2).rounded(), y: (frame.minY - 24 * detail).rounded(), width: width,
      height: (18 * detail).rounded())
    view.addSubview(title)
  }

  private var traits: UITraitCollection { UITraitCollection.current }

  // MARK: - Arrows

  private func add(_ arrow: CanvasArrow, to view: UIView) {
    let color = (arrow.mark?.color ?? .systemGray).resolvedColor(with: traits).cgColor
    let line = CAShapeLayer()
    (line.path, line.strokeColor, line.fillColor) = (arrow.line, color, nil)
    line.lineWidth = 1.5 * detail
    let head = CAShapeLayer()
    (head.path, head.fillColor) = (arrow.head, color)
    let dot = CAShapeLayer()
    dot.path = CGPath(
      ellipseIn: CGRect(origin: arrow.start, size: .zero).insetBy(dx: -3 * detail, dy: -3 * detail), transform: nil)
    dot.fillColor = color
    for layer in [line, head, dot] { view.layer.addSublayer(layer) }
  }

  private func addLabel(of arrow: CanvasArrow, to view: UIView) {
    let label = UILabel()
    label.text = arrow.label
    label.font = .systemFont(ofSize: 10 * detail, weight: .medium)
    label.textColor = arrow.mark?.color ?? .secondaryLabel
    label.textAlignment = .center
    label.backgroundColor = view.backgroundColor
    label.layer.cornerRadius = (8 * detail).rounded()
    label.layer.borderWidth = 0.5
    label.layer.borderColor = UIColor.separator.resolvedColor(with: traits).cgColor
    label.clipsToBounds = true
    let width = min(label.intrinsicContentSize.width + 14 * detail, 160 * detail)
    let height = 2 * label.layer.cornerRadius
    label.frame = CGRect(
      x: (arrow.middle.x - width / 2).rounded(), y: (arrow.middle.y - height / 2).rounded(), width: width,
      height: height)
    view.addSubview(label)
  }
}
