// SPDX-FileCopyrightText: 2026 The Tessera Authors
// SPDX-License-Identifier: MIT

/// Lines and curves with a way to draw them. Lengths are points, angles radians, y points down.
open class UIBezierPath: NSObject, NSCopying, NSSecureCoding, @unchecked Sendable {
  private var path: CGMutablePath
  private var dash: (lengths: [CGFloat], phase: CGFloat) = ([], 0)

  /// Defaults to 1.
  open var lineWidth: CGFloat = 1
  /// Defaults to `butt`.
  open var lineCapStyle: CGLineCap = .butt
  /// Defaults to `miter`.
  open var lineJoinStyle: CGLineJoin = .miter
  /// Mitres longer than this many line widths are cut. Defaults to 10.
  open var miterLimit: CGFloat = 10
  /// How far drawn curves may be off; they are drawn as exactly as pixels show. Defaults to 0.6.
  open var flatness: CGFloat = 0.6
  /// Whether areas that are gone round an even number of times are outside. Defaults to `false`.
  open var usesEvenOddFillRule = false

  public override init() {
    path = CGMutablePath()
    super.init()
  }

  // MARK: - Archives

  open class var supportsSecureCoding: Bool { true }

  /// Reads a path from an archive; `nil` where its steps make no sense.
  public required init?(coder: NSCoder) {
    guard let path = CGMutablePath(archived: coder.decodeObject(of: NSData.self, forKey: "UIBezierPathSteps") as Data?)
    else { return nil }
    self.path = path
    super.init()
    lineWidth = CGFloat(coder.decodeDouble(forKey: "UIBezierPathLineWidthKey"))
    lineCapStyle = CGLineCap(rawValue: coder.decodeInt32(forKey: "UIBezierPathLineCapStyleKey")) ?? .butt
    lineJoinStyle = CGLineJoin(rawValue: coder.decodeInt32(forKey: "UIBezierPathLineJoinStyleKey")) ?? .miter
    miterLimit = CGFloat(coder.decodeDouble(forKey: "UIBezierPathMiterLimitKey"))
    flatness = CGFloat(coder.decodeDouble(forKey: "UIBezierPathFlatnessKey"))
    usesEvenOddFillRule = coder.decodeBool(forKey: "UIBezierPathUsesEvenOddFillRuleKey")
    dash.lengths = [Double](archived: coder.decodeObject(of: NSData.self, forKey: "UIBezierPathDashes") as Data?)
      .map { CGFloat($0) }
    dash.phase = CGFloat(coder.decodeDouble(forKey: "UIBezierPathLineDashPhaseKey"))
  }

  open func encode(with coder: NSCoder) {
    coder.encode(path.archived as NSData, forKey: "UIBezierPathSteps")
    coder.encode(Double(lineWidth), forKey: "UIBezierPathLineWidthKey")
    coder.encode(lineCapStyle.rawValue, forKey: "UIBezierPathLineCapStyleKey")
    coder.encode(lineJoinStyle.rawValue, forKey: "UIBezierPathLineJoinStyleKey")
    coder.encode(Double(miterLimit), forKey: "UIBezierPathMiterLimitKey")
    coder.encode(Double(flatness), forKey: "UIBezierPathFlatnessKey")
    coder.encode(usesEvenOddFillRule, forKey: "UIBezierPathUsesEvenOddFillRuleKey")
    coder.encode(dash.lengths.map { Double($0) }.archived as NSData, forKey: "UIBezierPathDashes")
    coder.encode(Double(dash.phase), forKey: "UIBezierPathLineDashPhaseKey")
  }

  // Not designated: an initialiser that apps cannot see would keep the others from their subclasses.
  private convenience init(_ path: CGMutablePath) {
    self.init()
    self.path = path
  }

  public convenience init(cgPath: CGPath) {
    let path = CGMutablePath()
    path.addPath(cgPath)
    self.init(path)
  }

  public convenience init(rect: CGRect) {
    let path = CGMutablePath()
    path.addRect(rect)
    self.init(path)
  }

  public convenience init(ovalIn rect: CGRect) {
    let path = CGMutablePath()
    path.addEllipse(in: rect)
    self.init(path)
  }

  /// A rectangle with the continuous corners of iOS.
  public convenience init(roundedRect rect: CGRect, cornerRadius: CGFloat) {
    self.init(cgPath: Self.rounded(rect, cornerRadius, .all))
  }

  /// A rectangle with some continuous corners; the radius is the smaller of the two given.
  public convenience init(roundedRect rect: CGRect, byRoundingCorners corners: UIRectCorner, cornerRadii: CGSize) {
    let own = RectCorners(rawValue: corners.rawValue & RectCorners.all.rawValue)
    self.init(cgPath: Self.rounded(rect, min(cornerRadii.width, cornerRadii.height), own))
  }

  private static func rounded(_ rect: CGRect, _ radius: CGFloat, _ corners: RectCorners) -> CGPath {
    guard radius > 0, !corners.isEmpty else { return CGPath(rect: rect, transform: nil) }
    return CGPath.continuousRoundedRect(
      rect, radius: min(radius, min(abs(rect.width), abs(rect.height)) / 2), corners: corners)
  }

  public convenience init(
    arcCenter center: CGPoint, radius: CGFloat, startAngle: CGFloat, endAngle: CGFloat, clockwise: Bool
  ) {
    self.init()
    addArc(withCenter: center, radius: radius, startAngle: startAngle, endAngle: endAngle, clockwise: clockwise)
  }

  // MARK: - The path

  open var cgPath: CGPath {
    get { path.copy() ?? CGMutablePath() }
    set {
      path = CGMutablePath()
      path.addPath(newValue)
    }
  }

  open var isEmpty: Bool { path.isEmpty }

  /// The smallest rectangle around the curves.
  open var bounds: CGRect { path.isEmpty ? .null : path.boundingBoxOfPath }

  open var currentPoint: CGPoint { path.currentPoint }

  /// Whether a point is inside the area that is filled.
  open func contains(_ point: CGPoint) -> Bool {
    path.contains(point, using: usesEvenOddFillRule ? .evenOdd : .winding)
  }

  open func move(to point: CGPoint) { path.move(to: point) }

  open func addLine(to point: CGPoint) { path.addLine(to: point) }

  open func addCurve(to endPoint: CGPoint, controlPoint1: CGPoint, controlPoint2: CGPoint) {
    path.addCurve(to: endPoint, control1: controlPoint1, control2: controlPoint2)
  }

  open func addQuadCurve(to endPoint: CGPoint, controlPoint: CGPoint) {
    path.addQuadCurve(to: endPoint, control: controlPoint)
  }

  /// An arc; `clockwise` is as seen on the screen. A line leads to it from where the path is.
  open func addArc(
    withCenter center: CGPoint, radius: CGFloat, startAngle: CGFloat, endAngle: CGFloat, clockwise: Bool
  ) {
    // CGPath's "clockwise" is that of a y axis pointing up.
    path.addArc(center: center, radius: radius, startAngle: startAngle, endAngle: endAngle, clockwise: !clockwise)
  }

  open func close() { path.closeSubpath() }

  open func removeAllPoints() { path = CGMutablePath() }

  open func append(_ bezierPath: UIBezierPath) { path.addPath(bezierPath.path.copy() ?? bezierPath.path) }

  open func apply(_ transform: CGAffineTransform) {
    let changed = CGMutablePath()
    changed.addPath(path, transform: transform)
    path = changed
  }

  /// The same path gone along the other way.
  open func reversing() -> UIBezierPath {
    let result = UIBezierPath(PathReversal.reversed(path))
    result.copyStyle(of: self)
    return result
  }

  // MARK: - Dashes

  /// Lengths of dashes and gaps in turn; none for an unbroken line.
  open func setLineDash(_ pattern: UnsafePointer<CGFloat>?, count: Int, phase: CGFloat) {
    guard let pattern, count > 0 else {
      dash = ([], 0)
      return
    }
    dash = (Array(UnsafeBufferPointer(start: pattern, count: count)), phase)
  }

  open func getLineDash(
    _ pattern: UnsafeMutablePointer<CGFloat>?, count: UnsafeMutablePointer<Int>?,
    phase: UnsafeMutablePointer<CGFloat>?
  ) {
    for (index, length) in dash.lengths.enumerated() { pattern?[index] = length }
    count?.pointee = dash.lengths.count
    phase?.pointee = dash.phase
  }

  // MARK: - Drawing

  /// Fills with the current fill colour.
  open func fill() { fill(with: .normal, alpha: 1) }

  open func fill(with blendMode: CGBlendMode, alpha: CGFloat) {
    draw(blendMode, alpha) { $0.fillPath(using: usesEvenOddFillRule ? .evenOdd : .winding) }
  }

  /// Strokes with the current stroke colour.
  open func stroke() { stroke(with: .normal, alpha: 1) }

  open func stroke(with blendMode: CGBlendMode, alpha: CGFloat) {
    draw(blendMode, alpha) { context in
      context.setLineWidth(lineWidth)
      context.setLineCap(lineCapStyle)
      context.setLineJoin(lineJoinStyle)
      context.setMiterLimit(miterLimit)
      context.setLineDash(phase: dash.phase, lengths: dash.lengths)
      context.strokePath()
    }
  }

  private func draw(_ blendMode: CGBlendMode, _ alpha: CGFloat, _ draw: (CGContext) -> Void) {
    guard let context = UIGraphicsGetCurrentContext(), !path.isEmpty else { return }
    context.saveGState()
    if blendMode != .normal { context.setBlendMode(blendMode) }
    if alpha < 1 { context.setAlpha(alpha) }
    context.beginPath()
    context.addPath(cgPath)
    draw(context)
    context.restoreGState()
  }

  /// Lets what follows be drawn inside the path only.
  open func addClip() {
    guard let context = UIGraphicsGetCurrentContext() else { return }
    context.beginPath()
    context.addPath(cgPath)
    context.clip(using: usesEvenOddFillRule ? .evenOdd : .winding)
  }

  // MARK: - NSObject

  open func copy(with zone: NSZone? = nil) -> Any {
    let copy = UIBezierPath(cgPath: path)
    copy.copyStyle(of: self)
    return copy
  }

  private func copyStyle(of other: UIBezierPath) {
    lineWidth = other.lineWidth
    lineCapStyle = other.lineCapStyle
    lineJoinStyle = other.lineJoinStyle
    miterLimit = other.miterLimit
    flatness = other.flatness
    usesEvenOddFillRule = other.usesEvenOddFillRule
    dash = other.dash
  }

  open override func isEqual(_ object: Any?) -> Bool {
    guard let other = object as? UIBezierPath else { return false }
    return path == other.path && lineWidth == other.lineWidth && lineCapStyle == other.lineCapStyle
      && lineJoinStyle == other.lineJoinStyle && usesEvenOddFillRule == other.usesEvenOddFillRule
  }

  open override var hash: Int { path.hashValue }
}
