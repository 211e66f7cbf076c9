// SPDX-FileCopyrightText: 2026 The Tessera Authors
// SPDX-License-Identifier: MIT

internal import CoreGraphics
internal import Foundation

/// Covers that are shapes and colours alone, as designers of sleeves and jackets have made them since the fifties.
extension CoverCanvas {
  mutating func rings() {
    fill(palette.ground)
    let (x, y) = (width * random.between(0.3, 0.7), height * random.between(0.35, 0.65))
    let inks = palette.bright + [palette.paper]
    for step in 0..<13 {
      disc(x, y, 0.78 - CGFloat(step) * 0.06, inks[step % inks.count].mixed(palette.ground, step % 2 == 0 ? 0 : 0.12))
    }
    disc(x, y, 0.03, palette.ground)
  }

  mutating func quarters() {
    fill(palette.paper)
    let (columns, rows) = (4, max(4, Int((4 * height / width).rounded())))
    let (across, down) = (width / CGFloat(columns), height / CGFloat(rows))
    let size = min(across, down)
    for row in 0..<rows {
      for column in 0..<columns {
        let (x, y) = (CGFloat(column) * across, CGFloat(row) * down)
        let inks = [palette.ground, palette.accent, palette.second, palette.third, palette.paper]
        let back = random.pick(inks)
        rect(x, y, across + 0.002, down + 0.002, back)
        let ink = random.pick(inks.filter { $0 != back })
        let kind = random.below(6)
        clipped(CGRect(x: x, y: y, width: across + 0.001, height: down + 0.001)) {
          switch kind {
          case 0: disc(x, y, size, ink)
          case 1: disc(x + across, y, size, ink)
          case 2: disc(x + across / 2, y + down / 2, size * 0.36, ink)
          case 3: disc(x + across, y + down, size, ink)
          case 4: polygon([(x, y), (x + across, y), (x, y + down)], ink)
          default:
            disc(x + across / 2, y, size / 2, ink)
            disc(x + across / 2, y + down, size / 2, ink)
          }
        }
      }
    }
  }

  mutating func stripes() {
    fill(palette.ground)
    let inks = [palette.accent, palette.second, palette.third, palette.paper]
    let turn = random.pick([0.125, -0.125, 0.06, 0.19] as [CGFloat])
    turned(turn, about: width / 2, height / 2) {
      var y: CGFloat = height * 0.28
      for (index, ink) in inks.enumerated() {
        rect(-1, y, 3, 0.1 - CGFloat(index) * 0.012, ink)
        y += 0.115 - CGFloat(index) * 0.008
      }
    }
    disc(width * 0.72, height * 0.28, 0.13, palette.paper)
  }

  /// Lines of a landscape, one behind the other, from edge to edge.
  mutating func contours() {
    let isDark = random.chance(0.6)
    let ground = isDark ? palette.darkest.darker(0.4) : palette.lightest
    let (far, near) =
      isDark ? (palette.second.lighter(0.2), palette.accent.lighter(0.15)) : (palette.second, palette.accent)
    fill(ground)
    let hills = (0..<4).map { _ in (random.unit(), random.between(0.09, 0.22), random.between(0.08, 0.2), random.unit())
    }
    for row in 0..<30 {
      let share = CGFloat(row) / 29
      let base = height * (0.24 + 0.8 * share)
      let path = CGMutablePath()
      for step in 0...70 {
        let x = CGFloat(step) / 70
        let lift = hills.reduce(CGFloat(0)) { sum, hill in
          let centre = hill.0 + 0.12 * sin((share * 1.3 + hill.3) * 2 * .pi)
          return sum + hill.2 * exp(-pow((x - centre) / hill.1, 2)) * exp(-pow((share - hill.3) / 0.34, 2))
        }
        let point = CGPoint(x: x * (width + 0.04) - 0.02, y: base - lift - 0.008 * sin((x * 3 + share * 4) * 2 * .pi))
        if step == 0 { path.move(to: point) } else { path.addLine(to: point) }
      }
      guard let area = path.mutableCopy() else { continue }
      area.addLine(to: CGPoint(x: width + 0.1, y: height + 0.2))
      area.addLine(to: CGPoint(x: -0.1, y: height + 0.2))
      fill(area, ground)
      stroke(path, 0.004 + 0.004 * share, far.mixed(near, share))
    }
  }

  mutating func halftone() {
    fill(palette.ground)
    let (x, y) = (width * random.between(0.2, 0.8), height * random.between(0.2, 0.8))
    let step: CGFloat = 0.036
    turned(0.06, about: width / 2, height / 2) {
      for row in -8..<Int(height / step) + 9 {
        for column in -8..<Int(width / step) + 9 {
          let (px, py) = (CGFloat(column) * step + (row % 2 == 0 ? 0 : step / 2), CGFloat(row) * step)
          let far = ((px - x) * (px - x) + (py - y) * (py - y)).squareRoot()
          let size = max(0, 1 - far / 0.85) * step * 0.66
          if size > 0.002 { disc(px, py, size, far < 0.33 ? palette.accent : palette.second) }
        }
      }
    }
  }

  mutating func overprint() {
    fill(palette.lightest)
    let inks = palette.all.filter { $0 != palette.lightest && $0.luminance < 0.85 }
    blending(.multiply) {
      for (index, ink) in inks.prefix(4).enumerated() {
        let angle = CGFloat(index) / 4 * 2 * .pi + 0.6
        disc(width / 2 + cos(angle) * 0.17, height / 2 + sin(angle) * 0.17, 0.27, ink.lighter(0.12))
      }
    }
  }

  mutating func facets() {
    let (columns, rows) = (6, Int((6 * height / width).rounded()))
    var points: [[(CGFloat, CGFloat)]] = []
    for row in 0...rows {
      points.append(
        (0...columns).map { column in
          let isEdge = column == 0 || column == columns || row == 0 || row == rows
          let swing: CGFloat = isEdge ? 0 : 0.055
          return (
            width * CGFloat(column) / CGFloat(columns) + random.between(-1, 1) * swing,
            height * CGFloat(row) / CGFloat(rows) + random.between(-1, 1) * swing
          )
        })
    }
    let (from, to) = (palette.accent, palette.second)
    for row in 0..<rows {
      for column in 0..<columns {
        let corners = [
          points[row][column], points[row][column + 1], points[row + 1][column + 1], points[row + 1][column],
        ]
        for half in [[0, 1, 2], [0, 2, 3]] {
          let share = (corners[half[0]].0 / width + corners[half[1]].1 / height + random.between(-0.35, 0.35)) / 2
          let ink = from.mixed(to, min(max(share, 0), 1)).mixed(palette.ground, random.between(0, 0.35)).lighter(
            random.between(0, 0.14))
          let triangle = Self.path(half.map { corners[$0] }, isClosed: true)
          fill(triangle, ink)
          stroke(triangle, 0.0015, ink)
        }
      }
    }
  }

  mutating func spiral() {
    fill(palette.ground)
    let (x, y) = (width / 2, height / 2)
    let turn = random.unit()
    for arm in 0..<12 {
      let path = CGMutablePath()
      func point(_ step: Int, _ offset: CGFloat) -> CGPoint {
        let share = CGFloat(step) / 40
        let angle = (turn + (CGFloat(arm) + offset) / 12 + share * 0.62) * 2 * .pi
        return CGPoint(x: x + cos(angle) * share * 1.05, y: y + sin(angle) * share * 1.05)
      }
      path.addLines(between: (0...40).map { point($0, 0) } + (0...40).reversed().map { point($0, 0.5) })
      path.closeSubpath()
      fill(path, [palette.accent, palette.paper, palette.second][arm % 3])
    }
    disc(x, y, 0.06, palette.ground)
  }

  /// A board that swells in the middle.
  mutating func warpedBoard() {
    fill(palette.lightest)
    let ink = palette.darkest
    let count = 14
    func place(_ share: CGFloat, _ cross: CGFloat) -> CGFloat {
      let (from, across) = (share - 0.5, cross - 0.5)
      let bulge = exp(-(from * from + across * across) * 9) * 0.85
      return 0.5 + from * (1 + bulge) / 1.12
    }
    func corner(_ column: Int, _ row: Int) -> (CGFloat, CGFloat) {
      let (u, v) = (CGFloat(column) / CGFloat(count) * 1.2 - 0.1, CGFloat(row) / CGFloat(count) * 1.2 - 0.1)
      return (place(u, v) * width, place(v, u) * height)
    }
    for row in 0..<count {
      for column in 0..<count where (row + column) % 2 == 0 {
        polygon(
          [corner(column, row), corner(column + 1, row), corner(column + 1, row + 1), corner(column, row + 1)], ink)
      }
    }
    disc(width * 0.5, height * 0.5, 0.07, palette.accent)
  }

  mutating func bars() {
    fill(palette.paper)
    let inks = [palette.accent, palette.ground, palette.second, palette.third]
    let count = random.pick([7, 9, 11])
    for index in 0..<count {
      let long = random.between(0.2, 0.95) * height
      let x = width * (0.08 + 0.84 * CGFloat(index) / CGFloat(count))
      let across = width * 0.84 / CGFloat(count) * 0.72
      let y = index % 2 == 0 ? height - long : 0
      rect(x, y, across, long, random.pick(inks))
      if random.chance(0.4) {
        disc(x + across / 2, index % 2 == 0 ? y - across * 0.8 : y + long + across * 0.8, across * 0.5, palette.accent)
      }
    }
  }

  mutating func moire() {
    fill(palette.ground)
    let (a, b) = (width * random.between(0.3, 0.45), width * random.between(0.55, 0.7))
    for step in 1..<30 {
      let radius = CGFloat(step) * 0.034
      ring(a, height * 0.45, radius, 0.0085, palette.accent.faded(0.9))
      ring(b, height * 0.56, radius, 0.0085, palette.paper.faded(0.75))
    }
  }

  mutating func lava() {
    slope([(0, palette.ground), (1, palette.ground.mixed(palette.second, 0.55))], (0, 0), (width, height))
    for index in 0..<5 {
      let (x, y) = (random.unit() * width, random.unit() * height)
      let size = random.between(0.16, 0.36)
      let points = (0..<8).map { step -> (CGFloat, CGFloat) in
        let angle = CGFloat(step) / 8 * 2 * .pi
        let reach = size * random.between(0.7, 1.25)
        return (x + cos(angle) * reach, y + sin(angle) * reach * 1.15)
      }
      let ink = palette.bright[index % 3]
      let path = Self.blob(points)
      clipped(path) {
        slope([(0, ink.lighter(0.35)), (0.5, ink), (1, ink.darker(0.3))], (x - size, y - size), (x + size, y + size))
        glow(x - size * 0.35, y - size * 0.45, size * 0.7, .white, 0.5)
      }
    }
  }

  /// A ball of glass before a soft ground.
  mutating func orb() {
    slope(
      [(0, palette.second.lighter(0.25)), (0.5, palette.accent.lighter(0.2)), (1, palette.third)], (0, 0),
      (width, height))
    let (x, y, size) = (width * 0.5, height * 0.48, CGFloat(0.3))
    ellipse(x, y + size * 1.28, size * 0.9, 0.035, CoverInk.black.faded(0.16))
    ellipse(x, y + size * 1.28, size * 0.6, 0.022, CoverInk.black.faded(0.18))
    clipped(CGPath(ellipseIn: CGRect(x: x - size, y: y - size, width: size * 2, height: size * 2), transform: nil)) {
      slope(
        [
          (0, palette.third.lighter(0.35)), (0.45, palette.ground.mixed(palette.accent, 0.5)),
          (1, palette.ground.darker(0.4)),
        ], (x - size, y - size), (x + size, y + size))
      radial([(0, palette.accent.lighter(0.4).faded(0.9)), (1, palette.accent.faded(0))], x + 0.1, y + 0.17, 0.27)
      radial(
        [(0, CoverInk.white.faded(0.95)), (0.35, CoverInk.white.faded(0.35)), (1, CoverInk.white.faded(0))], x - 0.12,
        y - 0.15, 0.17)
      radial([(0, CoverInk.clear), (0.82, CoverInk.clear), (1, CoverInk.white.faded(0.6))], x, y, size)
    }
  }

  mutating func cubes() {
    fill(palette.ground)
    let size: CGFloat = 0.17
    let (dx, dy) = (size * 0.866, size * 0.5)
    for row in -1..<Int(height / (size * 1.5)) + 2 {
      for column in -1..<Int(width / (dx * 2)) + 2 {
        let x = CGFloat(column) * dx * 2 + (row % 2 == 0 ? 0 : dx)
        let y = CGFloat(row) * size * 1.5
        if random.chance(0.12) { continue }
        let ink = random.pick(palette.bright)
        polygon([(x, y - size), (x + dx, y - dy), (x, y), (x - dx, y - dy)], ink.lighter(0.3))
        polygon([(x - dx, y - dy), (x, y), (x, y + size), (x - dx, y + dy)], ink)
        polygon([(x + dx, y - dy), (x, y), (x, y + size), (x + dx, y + dy)], ink.darker(0.35))
      }
    }
  }

  mutating func arches() {
    fill(palette.paper.luminance > 0.5 ? palette.paper : palette.lightest)
    let inks = [palette.ground, palette.accent, palette.third, palette.second]
    for (x, size, turn) in [(0.32, 0.32, 0), (0.76, 0.24, 0), (0.72, 0.2, 1)] as [(CGFloat, CGFloat, Int)] {
      for (index, ink) in inks.enumerated() {
        let reach = size * (1 - 0.24 * CGFloat(index))
        let foot = turn == 0 ? height * 0.86 : height * 0.12
        let path = CGMutablePath()
        path.move(to: CGPoint(x: x * width - reach, y: foot))
        let far = turn == 0 ? foot - size * 0.9 : foot + size * 0.4
        path.addLine(to: CGPoint(x: x * width - reach, y: far))
        path.addArc(
          center: CGPoint(x: x * width, y: far), radius: reach, startAngle: .pi, endAngle: 0, clockwise: turn == 1)
        path.addLine(to: CGPoint(x: x * width + reach, y: foot))
        path.closeSubpath()
        fill(path, ink)
      }
    }
    rect(0, height * 0.86, width, 0.012, palette.darkest)
  }

  mutating func terrazzo() {
    fill(palette.lightest)
    for _ in 0..<95 {
      let (x, y, size) = (random.unit() * width, random.unit() * height, random.between(0.012, 0.055))
      let count = 4 + random.below(3)
      polygon(
        (0..<count).map { step in
          let angle = (CGFloat(step) + random.between(0, 0.7)) / CGFloat(count) * 2 * .pi
          let reach = size * random.between(0.6, 1.2)
          return (x + cos(angle) * reach, y + sin(angle) * reach)
        }, random.pick([palette.accent, palette.second, palette.third, palette.darkest]))
    }
  }

  /// Sheets of paper with holes, one above the other.
  mutating func paperCut() {
    let inks = [
      palette.darkest, palette.second.darker(0.2), palette.second, palette.accent.darker(0.1), palette.accent,
      palette.third.lighter(0.2), palette.lightest,
    ]
    fill(inks[0])
    let (x, y) = (width * random.between(0.4, 0.6), height * random.between(0.4, 0.58))
    for layer in 1..<inks.count {
      let reach = 0.1 + 0.082 * CGFloat(layer)
      let hole = Self.blob(
        (0..<10).map { step -> (CGFloat, CGFloat) in
          let angle = CGFloat(step) / 10 * 2 * .pi
          let far = reach * random.between(0.85, 1.2)
          return (x + cos(angle) * far, y + sin(angle) * far)
        })
      let sheet = CGMutablePath()
      sheet.addRect(bounds.insetBy(dx: -0.2, dy: -0.2))
      sheet.addPath(hole)
      context.saveGState()
      context.setShadow(offset: CGSize(width: 0, height: 5), blur: 10, color: CGColor(gray: 0, alpha: 0.45))
      context.setFillColor(inks[layer].cg)
      context.addPath(sheet)
      context.fillPath(using: .evenOdd)
      context.restoreGState()
    }
  }

  mutating func sunburst() {
    fill(palette.ground)
    let (x, y) = (width * 0.5, height * random.pick([0.5, 0.72, 1.0]))
    let rays = random.pick([16, 20, 28])
    for ray in 0..<rays where ray % 2 == 0 {
      let from = CGFloat(ray) / CGFloat(rays)
      fill(
        Self.slice(x, y, 2.2, from: from, to: from + 1 / CGFloat(rays)),
        ray % 4 == 0 ? palette.accent : palette.accent.mixed(palette.second, 0.5))
    }
    disc(x, y, 0.22, palette.paper)
    disc(x, y, 0.175, palette.third)
  }

  mutating func tornPaper() {
    fill(palette.lightest)
    for layer in 0..<4 {
      let ink = [palette.second, palette.accent, palette.third, palette.darkest][layer]
      let base = height * (0.3 + 0.19 * CGFloat(layer))
      let heights = ridge(64, roughness: 0.62)
      func edge(_ lift: CGFloat) -> CGPath {
        let path = CGMutablePath()
        path.move(to: CGPoint(x: -0.01, y: height + 0.01))
        for (index, value) in heights.enumerated() {
          let share = CGFloat(index) / CGFloat(heights.count - 1)
          path.addLine(to: CGPoint(x: share * (width + 0.02) - 0.01, y: base - value * 0.1 - share * 0.08 - lift))
        }
        path.addLine(to: CGPoint(x: width + 0.01, y: height + 0.01))
        path.closeSubpath()
        return path
      }
      fill(edge(-0.014), CoverInk.black.faded(0.18))
      fill(edge(0.014), CoverInk.white.mixed(ink, 0.1))
      fill(edge(0), ink)
    }
    disc(width * 0.7, height * 0.2, 0.09, palette.accent)
  }

  /// Soft colours that run into each other.
  mutating func softColours() {
    fill(palette.accent.mixed(palette.second, 0.5))
    for index in 0..<9 {
      let ink = (palette.bright + [palette.lightest, palette.ground])[index % 5]
      let (x, y, reach) = (random.unit() * width, random.unit() * height, random.between(0.4, 0.75))
      radial([(0, ink), (0.3, ink.faded(0.78)), (0.65, ink.faded(0.25)), (1, ink.faded(0))], x, y, reach)
    }
  }

  mutating func petals() {
    fill(palette.ground)
    let (x, y) = (width / 2, height / 2)
    for ringIndex in 0..<3 {
      let count = 12
      let (far, long) = (0.36 - 0.12 * CGFloat(ringIndex), 0.18 - 0.04 * CGFloat(ringIndex))
      for petal in 0..<count {
        turned((CGFloat(petal) + CGFloat(ringIndex) / 2) / CGFloat(count), about: x, y) {
          ellipse(
            x + far, y, long, long * 0.36, [palette.accent, palette.third, palette.second][ringIndex].faded(0.88))
          ellipse(x + far + long * 0.3, y, long * 0.35, long * 0.13, palette.paper.faded(0.5))
        }
      }
    }
    disc(x, y, 0.075, palette.paper)
  }

  mutating func mosaic() {
    let count = 15
    let size = width / CGFloat(count)
    let (x, y) = (width * random.between(0.3, 0.7), height * random.between(0.3, 0.7))
    for row in 0...Int(height / size) {
      for column in 0..<count {
        let (px, py) = (CGFloat(column) * size, CGFloat(row) * size)
        let far = min(1, ((px - x) * (px - x) + (py - y) * (py - y)).squareRoot() / 0.75)
        let base =
          far < 0.35
          ? palette.third.mixed(palette.accent, far / 0.35) : palette.accent.mixed(palette.ground, (far - 0.35) / 0.65)
        rect(px, py, size + 0.001, size + 0.001, base.mixed(random.pick(palette.all), random.between(0, 0.28)))
      }
    }
  }

  mutating func brush() {
    fill(palette.paper.luminance > 0.5 ? palette.paper : palette.lightest)
    for (index, ink) in [palette.ground, palette.accent, palette.second].enumerated() {
      let y = height * (0.3 + 0.2 * CGFloat(index))
      let lean = random.between(-0.1, 0.1)
      for hair in 0..<46 {
        let shift = (CGFloat(hair) / 45 - 0.5) * 0.17
        let (from, to) = (width * random.between(0.06, 0.16), width * random.between(0.8, 0.95))
        let path = CGMutablePath()
        path.move(to: CGPoint(x: from, y: y + shift + lean * 0.5))
        path.addCurve(
          to: CGPoint(x: to, y: y + shift - lean * 0.5), control1: CGPoint(x: width * 0.35, y: y + shift - 0.07),
          control2: CGPoint(x: width * 0.62, y: y + shift + 0.07))
        stroke(
          path, random.between(0.002, 0.0065),
          ink.mixed(random.chance(0.5) ? .white : .black, random.between(0, 0.16)).faded(0.85))
      }
    }
  }
}
