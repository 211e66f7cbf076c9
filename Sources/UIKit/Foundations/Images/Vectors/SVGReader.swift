// SPDX-FileCopyrightText: 2026 The Tessera Authors
// SPDX-License-Identifier: MIT

internal import NibReader

/// Reads SVG files as pictures of apps have them: shapes, groups, colours, gradients, clips, parts used again, pixels.
///
/// Text, filters, masks, patterns and scripts are passed over. Depth and the number of shapes are bounded, whatever a file
/// refers to.
struct SVGReader {
  private static let deepest = 64
  private static let mostItems = 50_000
  private static let mostImageBytes = 16 << 20

  private let root: NibElement
  private var byID: [String: NibElement] = [:]
  private var sheet: [String: [String: String]] = [:]
  private var count = 0
  /// The box of the file's own coordinates.
  private var box = CGRect.zero

  static func read(_ data: Data) throws -> VectorPicture {
    var reader = SVGReader(root: try NibElement.read(xml: [UInt8](data)))
    return try reader.picture()
  }

  init(root: NibElement) {
    self.root = root
    collect(root)
  }

  private mutating func collect(_ element: NibElement) {
    if let id = element.id, byID[id] == nil { byID[id] = element }
    if element.name == "style" { sheet.merge(SVGStyle.sheet(element.text)) { $1 } }
    for child in element.children { collect(child) }
  }

  /// An element by its `id`.
  func element(_ id: String) -> NibElement? { byID[id] }

  private mutating func picture() throws -> VectorPicture {
    guard root.name == "svg" else { throw NibError(line: root.line, expected: "the element svg") }
    var numbers = SVGNumbers(root["viewBox"] ?? "")
    let view = numbers.all()
    let isBoxed = view.count == 4 && view[2] > 0 && view[3] > 0
    let own = CGSize(
      width: SVGStyle.length(root["width"], of: isBoxed ? view[2] : 100) ?? (isBoxed ? view[2] : 100),
      height: SVGStyle.length(root["height"], of: isBoxed ? view[3] : 100) ?? (isBoxed ? view[3] : 100))
    guard own.width > 0, own.height > 0, own.width <= 16_384, own.height <= 16_384 else {
      throw NibError(line: root.line, expected: "a width and a height from 0 to 16384")
    }
    box = isBoxed ? CGRect(x: view[0], y: view[1], width: view[2], height: view[3]) : CGRect(origin: .zero, size: own)
    var group = VectorPicture.Group()
    let fit = (root["preserveAspectRatio"] ?? "").hasPrefix("none")
    let (x, y) = (own.width / box.width, own.height / box.height)
    let factor = min(x, y)
    group.transform =
      fit
      ? CGAffineTransform(a: x, b: 0, c: 0, d: y, tx: -box.minX * x, ty: -box.minY * y)
      : CGAffineTransform(
        a: factor, b: 0, c: 0, d: factor, tx: (own.width - box.width * factor) / 2 - box.minX * factor,
        ty: (own.height - box.height * factor) / 2 - box.minY * factor)
    group.items = items(of: root, SVGStyle().of(root, sheet: sheet), depth: 0)
    return VectorPicture(size: own, root: group)
  }

  // MARK: - Elements

  private mutating func items(of parent: NibElement, _ style: SVGStyle, depth: Int) -> [VectorPicture.Item] {
    guard depth < Self.deepest else { return [] }
    return parent.children.compactMap { item($0, within: style, depth: depth + 1) }
  }

  private mutating func item(
    _ element: NibElement, within parent: SVGStyle, depth: Int
  ) -> VectorPicture.Item? {
    count += 1
    guard count <= Self.mostItems, depth < Self.deepest else { return nil }
    let style = parent.of(element, sheet: sheet)
    guard style["display"] != "none" else { return nil }
    var group = VectorPicture.Group()
    group.transform = Self.transform(element["transform"])
    group.opacity = min(max(SVGStyle.share(style["opacity"]) ?? 1, 0), 1)
    if let clip = style["clip-path"].flatMap(reference) {
      (group.clip, group.clipIsEvenOdd) = self.clip(clip, depth: depth)
    }
    switch element.name {
    case "g", "a", "switch", "svg": group.items = items(of: element, style, depth: depth)
    case "use":
      guard let target = (element["href"] ?? element["xlink:href"]).flatMap({ byID[String($0.dropFirst())] }) else {
        return nil
      }
      let move = CGAffineTransform(
        translationX: SVGStyle.length(element["x"]) ?? 0, y: SVGStyle.length(element["y"]) ?? 0)
      group.transform = move.concatenating(group.transform)
      group.items =
        target.name == "symbol"
        ? items(of: target, style.of(target, sheet: sheet), depth: depth)
        : item(target, within: style, depth: depth + 1).map { [$0] } ?? []
    case "image":
      guard let image = image(element) else { return nil }
      group.items = [image]
    default:
      guard style["visibility"] != "hidden", let path = Self.path(element, in: box) else { return nil }
      group.items = [.shape(shape(path, style))]
    }
    guard !group.items.isEmpty else { return nil }
    if group.transform == .identity, group.opacity == 1, group.clip == nil, group.items.count == 1 {
      return group.items[0]
    }
    return .group(group)
  }

  /// The outline of a shape's element; `nil` for elements that are none.
  static func path(_ element: NibElement, in box: CGRect) -> CGPath? {
    func number(_ name: String, _ whole: CGFloat) -> CGFloat { SVGStyle.length(element[name], of: whole) ?? 0 }
    func x(_ name: String) -> CGFloat { number(name, box.width) }
    func y(_ name: String) -> CGFloat { number(name, box.height) }
    let path = CGMutablePath()
    switch element.name {
    case "path": return SVGPath.read(element["d"] ?? "")
    case "rect":
      let rect = CGRect(x: x("x"), y: y("y"), width: x("width"), height: y("height"))
      guard rect.width > 0, rect.height > 0 else { return nil }
      let given = (SVGStyle.length(element["rx"], of: box.width), SVGStyle.length(element["ry"], of: box.height))
      let rx = min(given.0 ?? given.1 ?? 0, rect.width / 2)
      let ry = min(given.1 ?? given.0 ?? 0, rect.height / 2)
      if rx > 0, ry > 0 {
        path.addRoundedRect(in: rect, cornerWidth: rx, cornerHeight: ry)
      } else {
        path.addRect(rect)
      }
    case "circle", "ellipse":
      let (rx, ry) = element.name == "circle" ? (x("r"), x("r")) : (x("rx"), y("ry"))
      guard rx > 0, ry > 0 else { return nil }
      path.addEllipse(in: CGRect(x: x("cx") - rx, y: y("cy") - ry, width: 2 * rx, height: 2 * ry))
    case "line":
      path.move(to: CGPoint(x: x("x1"), y: y("y1")))
      path.addLine(to: CGPoint(x: x("x2"), y: y("y2")))
    case "polyline", "polygon":
      var numbers = SVGNumbers(element["points"] ?? "")
      let values = numbers.all()
      guard values.count >= 4 else { return nil }
      path.addLines(
        between: stride(from: 0, to: values.count - 1, by: 2).map { CGPoint(x: values[$0], y: values[$0 + 1]) })
      if element.name == "polygon" { path.closeSubpath() }
    default: return nil
    }
    return path
  }

  private func image(_ element: NibElement) -> VectorPicture.Item? {
    guard let text = element["href"] ?? element["xlink:href"], text.hasPrefix("data:image/"),
      let comma = text.firstIndex(of: ","), text.utf8.count < Self.mostImageBytes,
      let data = Data(base64Encoded: String(text[text.index(after: comma)...]), options: .ignoreUnknownCharacters),
      let image = try? CGImage(decoding: data)
    else { return nil }
    return .image(
      image,
      CGRect(
        x: SVGStyle.length(element["x"]) ?? 0, y: SVGStyle.length(element["y"]) ?? 0,
        width: SVGStyle.length(element["width"]) ?? CGFloat(image.width),
        height: SVGStyle.length(element["height"]) ?? CGFloat(image.height)))
  }

  // MARK: - Paint

  private func shape(_ path: CGPath, _ style: SVGStyle) -> VectorPicture.Shape {
    var shape = VectorPicture.Shape(
      path: path, fill: paint(style["fill"] ?? "black", style["fill-opacity"], style),
      isEvenOdd: style["fill-rule"] == "evenodd")
    guard let paint = paint(style["stroke"] ?? "none", style["stroke-opacity"], style) else { return shape }
    let cap: CGLineCap =
      switch style["stroke-linecap"] {
      case "round": .round
      case "square": .square
      default: .butt
      }
    let join: CGLineJoin =
      switch style["stroke-linejoin"] {
      case "round": .round
      case "bevel": .bevel
      default: .miter
      }
    var dashes = SVGNumbers(style["stroke-dasharray"] ?? "")
    shape.stroke = VectorPicture.Stroke(
      paint: paint, width: SVGStyle.length(style["stroke-width"]) ?? 1, cap: cap, join: join,
      miterLimit: SVGStyle.share(style["stroke-miterlimit"]) ?? 4, dashes: dashes.all().filter { $0 > 0 },
      phase: SVGStyle.length(style["stroke-dashoffset"]) ?? 0)
    return shape
  }

  /// The element that a `url(#…)` names.
  private func reference(_ text: String) -> NibElement? {
    guard let hash = text.firstIndex(of: "#"), text.hasPrefix("url(") else { return nil }
    return byID[text[text.index(after: hash)...].prefix { !")'\"".contains($0) }.description]
  }

  private func paint(_ text: String, _ opacity: String?, _ style: SVGStyle) -> VectorPicture.Paint? {
    let alpha = Float(min(max(SVGStyle.share(opacity) ?? 1, 0), 1))
    if text.hasPrefix("url("), let element = reference(text) {
      return gradient(element, alpha: alpha).map { .gradient($0) }
    }
    guard text != "none", var color = SVGColor.read(text, current: style["color"]) else { return nil }
    color.alpha *= alpha
    return .color(color)
  }

  private func gradient(_ element: NibElement, alpha: Float) -> VectorGradient? {
    guard element.name == "linearGradient" || element.name == "radialGradient" else { return nil }
    var attributes: [String: String] = [:]
    var stops: [NibElement] = []
    var next: NibElement? = element
    for _ in 0..<8 {
      guard let here = next else { break }
      attributes.merge(here.attributes) { mine, _ in mine }
      if stops.isEmpty { stops = here.children.filter { $0.name == "stop" } }
      next = (here["href"] ?? here["xlink:href"]).flatMap { byID[String($0.dropFirst())] }
    }
    let colors = stops.compactMap { stop -> CGGradient.Stop? in
      let style = SVGStyle().of(stop, sheet: sheet)
      var color = SVGColor.read(style["stop-color"] ?? "black", current: style["color"]) ?? .black
      color.alpha *= alpha * Float(SVGStyle.share(style["stop-opacity"]) ?? 1)
      return CGGradient.Stop(location: min(max(SVGStyle.share(stop["offset"]) ?? 0, 0), 1), color: color)
    }
    guard let first = colors.first else { return nil }
    let isInBox = attributes["gradientUnits"] != "userSpaceOnUse"
    func x(_ name: String, _ usual: CGFloat) -> CGFloat {
      SVGStyle.length(attributes[name], of: isInBox ? 1 : box.width) ?? usual * (isInBox ? 1 : box.width)
    }
    func y(_ name: String, _ usual: CGFloat) -> CGFloat {
      SVGStyle.length(attributes[name], of: isInBox ? 1 : box.height) ?? usual * (isInBox ? 1 : box.height)
    }
    let form: VectorGradient.Form
    if element.name == "linearGradient" {
      form = .linear(from: CGPoint(x: x("x1", 0), y: y("y1", 0)), to: CGPoint(x: x("x2", 1), y: y("y2", 0)))
    } else {
      let center = CGPoint(x: x("cx", 0.5), y: y("cy", 0.5))
      let focus = CGPoint(
        x: attributes["fx"] == nil ? center.x : x("fx", 0.5), y: attributes["fy"] == nil ? center.y : y("fy", 0.5))
      form = .radial(focus: focus, center: center, radius: x("r", 0.5))
    }
    return VectorGradient(
      form: form, stops: colors.count > 1 ? colors : [first, first],
      transform: Self.transform(attributes["gradientTransform"]), isInBox: isInBox)
  }

  private func clip(_ element: NibElement, depth: Int) -> (CGPath?, Bool) {
    guard element.name == "clipPath" else { return (nil, false) }
    let path = CGMutablePath()
    var isEvenOdd = false
    for child in element.children.prefix(1_024) {
      let target =
        child.name == "use"
        ? (child["href"] ?? child["xlink:href"]).flatMap { byID[String($0.dropFirst())] } ?? child : child
      guard let part = Self.path(target, in: box) else { continue }
      path.addPath(part.applying(Self.transform(target["transform"])))
      if SVGStyle().of(target, sheet: sheet)["clip-rule"] == "evenodd" { isEvenOdd = true }
    }
    return (path, isEvenOdd)
  }

  // MARK: - Transforms

  static func transform(_ text: String?) -> CGAffineTransform {
    var result = CGAffineTransform.identity
    for part in (text ?? "").split(separator: ")").prefix(64) {
      let sides = part.split(separator: "(", maxSplits: 1)
      guard sides.count == 2 else { continue }
      var numbers = SVGNumbers(String(sides[1]))
      let values = numbers.all()
      func value(_ index: Int, _ usual: CGFloat = 0) -> CGFloat { values.count > index ? values[index] : usual }
      let step: CGAffineTransform
      switch sides[0].trimmingCharacters(in: CharacterSet(charactersIn: " ,\n\t")) {
      case "matrix" where values.count == 6:
        step = CGAffineTransform(
          a: values[0], b: values[1], c: values[2], d: values[3], tx: values[4], ty: values[5])
      case "translate": step = CGAffineTransform(translationX: value(0), y: value(1))
      case "scale": step = CGAffineTransform(scaleX: value(0, 1), y: value(1, value(0, 1)))
      case "rotate":
        step = CGAffineTransform(translationX: -value(1), y: -value(2))
          .concatenating(CGAffineTransform(rotationAngle: value(0) * .pi / 180))
          .concatenating(CGAffineTransform(translationX: value(1), y: value(2)))
      case "skewX": step = CGAffineTransform(a: 1, b: 0, c: tan(value(0) * .pi / 180), d: 1, tx: 0, ty: 0)
      case "skewY": step = CGAffineTransform(a: 1, b: tan(value(0) * .pi / 180), c: 0, d: 1, tx: 0, ty: 0)
      default: continue
      }
      result = step.concatenating(result)
    }
    return result
  }
}
