// SPDX-FileCopyrightText: 2026 The Tessera Authors
// SPDX-License-Identifier: MIT

internal import CCairo

extension CGAffineTransform {
  /// The transform that a Cairo context has now.
  package init(of cairo: OpaquePointer) {
    var matrix = cairo_matrix_t()
    cairo_get_matrix(cairo, &matrix)
    self.init(a: matrix.xx, b: matrix.yx, c: matrix.xy, d: matrix.yy, tx: matrix.x0, ty: matrix.y0)
  }

  var cairoMatrix: cairo_matrix_t {
    cairo_matrix_t(
      xx: Double(a), yx: Double(b), xy: Double(c), yy: Double(d), x0: Double(tx), y0: Double(ty))
  }

  /// Whether Cairo can work with it: finite, and not flattening everything to a line.
  var isUsable: Bool {
    let determinant = a * d - b * c
    return determinant.isFinite && determinant != 0 && tx.isFinite && ty.isFinite
  }

  /// Transforms what is drawn next on a Cairo context, before the transforms that are already in force.
  package func concatenate(to cairo: OpaquePointer) {
    var matrix = cairoMatrix
    cairo_transform(cairo, &matrix)
  }

  /// Makes this the only transform of a Cairo context.
  package func set(on cairo: OpaquePointer) {
    var matrix = cairoMatrix
    cairo_set_matrix(cairo, &matrix)
  }
}

extension RGBAColor {
  /// Makes this the colour that a Cairo context paints with.
  package func setSource(on cairo: OpaquePointer, alpha factor: CGFloat = 1) {
    cairo_set_source_rgba(cairo, Double(red), Double(green), Double(blue), Double(alpha) * Double(factor))
  }
}

extension CGPath {
  /// Adds the outline to the current path of a Cairo context; user space is that of the context.
  package func append(to cairo: OpaquePointer) {
    var current = CGPoint.zero
    var start = CGPoint.zero
    for element in elements {
      switch element {
      case .move(let point):
        cairo_move_to(cairo, Double(point.x), Double(point.y))
        current = point
        start = point
      case .line(let point):
        cairo_line_to(cairo, Double(point.x), Double(point.y))
        current = point
      case .quadCurve(let control, let end):
        // Cairo knows cubic curves only; this one has the same shape.
        cairo_curve_to(
          cairo, Double(current.x + (control.x - current.x) * 2 / 3),
          Double(current.y + (control.y - current.y) * 2 / 3),
          Double(end.x + (control.x - end.x) * 2 / 3), Double(end.y + (control.y - end.y) * 2 / 3), Double(end.x),
          Double(end.y))
        current = end
      case .curve(let control1, let control2, let end):
        cairo_curve_to(
          cairo, Double(control1.x), Double(control1.y), Double(control2.x), Double(control2.y), Double(end.x),
          Double(end.y))
        current = end
      case .close:
        cairo_close_path(cairo)
        current = start
      }
    }
  }
}

extension DisplayList.StrokeStyle {
  /// Makes a Cairo context draw lines this way.
  package func set(on cairo: OpaquePointer) {
    cairo_set_line_width(cairo, Double(width))
    cairo_set_line_cap(
      cairo, cap == .butt ? CAIRO_LINE_CAP_BUTT : cap == .round ? CAIRO_LINE_CAP_ROUND : CAIRO_LINE_CAP_SQUARE)
    cairo_set_line_join(
      cairo, join == .miter ? CAIRO_LINE_JOIN_MITER : join == .round ? CAIRO_LINE_JOIN_ROUND : CAIRO_LINE_JOIN_BEVEL)
    cairo_set_miter_limit(cairo, Double(miterLimit))
    // Cairo stops drawing for good when it is given a dash that is negative or all of zeros.
    // Dashes far below a pixel only take memory.
    let transform = CGAffineTransform(of: cairo)
    let unit = abs(transform.a * transform.d - transform.b * transform.c).squareRoot()
    let isDashed =
      dashLengths.reduce(0, +) * unit > 0.02 && dashLengths.allSatisfy { $0 >= 0 && $0.isFinite }
    let dashes = isDashed ? dashLengths.map { Double($0) } : []
    cairo_set_dash(cairo, dashes, Int32(dashes.count), dashPhase.isFinite ? Double(dashPhase) : 0)
  }
}

extension CGBlendMode {
  /// Cairo's number of the operator.
  package var cairoOperatorNumber: Int { Int(cairoOperator.rawValue) }

  var cairoOperator: cairo_operator_t {
    switch self {
    case .normal: CAIRO_OPERATOR_OVER
    case .multiply: CAIRO_OPERATOR_MULTIPLY
    case .screen: CAIRO_OPERATOR_SCREEN
    case .overlay: CAIRO_OPERATOR_OVERLAY
    case .darken: CAIRO_OPERATOR_DARKEN
    case .lighten: CAIRO_OPERATOR_LIGHTEN
    case .colorDodge: CAIRO_OPERATOR_COLOR_DODGE
    case .colorBurn: CAIRO_OPERATOR_COLOR_BURN
    case .softLight: CAIRO_OPERATOR_SOFT_LIGHT
    case .hardLight: CAIRO_OPERATOR_HARD_LIGHT
    case .difference: CAIRO_OPERATOR_DIFFERENCE
    case .exclusion: CAIRO_OPERATOR_EXCLUSION
    case .hue: CAIRO_OPERATOR_HSL_HUE
    case .saturation: CAIRO_OPERATOR_HSL_SATURATION
    case .color: CAIRO_OPERATOR_HSL_COLOR
    case .luminosity: CAIRO_OPERATOR_HSL_LUMINOSITY
    case .clear: CAIRO_OPERATOR_CLEAR
    case .copy: CAIRO_OPERATOR_SOURCE
    case .sourceIn: CAIRO_OPERATOR_IN
    case .sourceOut: CAIRO_OPERATOR_OUT
    case .sourceAtop: CAIRO_OPERATOR_ATOP
    case .destinationOver: CAIRO_OPERATOR_DEST_OVER
    case .destinationIn: CAIRO_OPERATOR_DEST_IN
    case .destinationOut: CAIRO_OPERATOR_DEST_OUT
    case .destinationAtop: CAIRO_OPERATOR_DEST_ATOP
    case .xor: CAIRO_OPERATOR_XOR
    // Cairo has no such operator; the player mixes these pixels itself.
    case .plusDarker: CAIRO_OPERATOR_OVER
    case .plusLighter: CAIRO_OPERATOR_ADD
    }
  }

  /// Whether Cairo, unlike Core Graphics, would also change what lies outside of the shape.
  var isUnboundedInCairo: Bool {
    switch self {
    case .sourceIn, .sourceOut, .destinationIn, .destinationAtop: true
    default: false
    }
  }
}
