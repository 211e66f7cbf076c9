// SPDX-FileCopyrightText: 2026 The Tessera Authors
// SPDX-License-Identifier: MIT

internal import CoreGraphics
internal import Foundation

/// Covers with somebody on them.
extension CoverCanvas {
  /// A head with a landscape in it.
  mutating func doubleExposure() {
    let ground = palette.lightest
    fill(ground)
    radial([(0, .white), (1, CoverInk.white.faded(0))], width * 0.6, height * 0.35, 0.8)
    let head = Self.profile(CGRect(x: width / 2 - 0.42, y: height - 0.92, width: 0.84, height: 0.94))
    let layers = (0..<4).map { layer in hills(height * (0.56 + 0.13 * CGFloat(layer)), 0.2, roughness: 0.5) }
    let trees = (0..<26).map { _ in (random.unit() * width, random.between(0.1, 0.22)) }
    clipped(head) {
      vertical(
        [(0, palette.second.darker(0.1)), (0.5, palette.accent), (1, palette.accent.lighter(0.5))], from: height - 0.9,
        to: height)
      disc(width * 0.54, height - 0.5, 0.09, palette.third.lighter(0.5))
      for (index, path) in layers.enumerated() {
        fill(path, palette.accent.mixed(palette.darkest, 0.3 + 0.22 * CGFloat(index)))
      }
      for tree in trees { fir(tree.0, height * 0.99, tree.1, palette.darkest.darker(0.3)) }
      slope([(0, ground.faded(0)), (0.75, ground.faded(0)), (1, ground.faded(0.55))], (0, height - 0.9), (0, height))
    }
  }

  /// The same face four times, printed wrongly on purpose.
  mutating func printedFaces() {
    let grounds = [palette.accent, palette.second, palette.third, palette.ground]
    let inks = [palette.ground, palette.third, palette.paper, palette.accent]
    for index in 0..<4 {
      let x = CGFloat(index % 2) * width / 2
      let y = CGFloat(index / 2) * height / 2
      let box = CGRect(x: x, y: y, width: width / 2, height: height / 2)
      fill(box, grounds[index])
      clipped(box) {
        let head = Self.profile(CGRect(x: box.midX - 0.19, y: box.maxY - 0.43, width: 0.4, height: 0.45))
        context.saveGState()
        context.translateBy(x: 0.016, y: 0.01)
        fill(head, grounds[(index + 1) % 4].mixed(.white, 0.3))
        context.restoreGState()
        fill(head, inks[index].luminance > 0.7 ? palette.darkest : inks[index])
        // Hair.
        let hair = Self.blob([
          (box.midX - 0.13, box.maxY - 0.2), (box.midX - 0.15, box.maxY - 0.36), (box.midX - 0.02, box.maxY - 0.45),
          (box.midX + 0.12, box.maxY - 0.37), (box.midX + 0.03, box.maxY - 0.33), (box.midX - 0.05, box.maxY - 0.22),
        ])
        fill(hair, inks[(index + 2) % 4])
      }
    }
  }

  /// Somebody seen from behind, before the light.
  mutating func againstTheLight() {
    vertical(
      [
        (0, palette.second.darker(0.25)), (0.5, palette.accent.mixed(palette.second, 0.25)),
        (1, palette.accent.lighter(0.45)),
      ])
    let (x, y) = (width * 0.5, height * 0.5)
    glow(x, y, 0.75, palette.third.lighter(0.6), 0.9)
    disc(x, y, 0.235, palette.third.lighter(0.65))
    fill(hills(height * 0.86, 0.06, roughness: 0.5), palette.darkest.mixed(palette.accent, 0.25))
    figure(x, height * 0.9, 0.48, palette.darkest.darker(0.55))
    fill(
      Self.swell(height * 0.89, 0.012, waves: 1.5, phase: random.unit(), width: width, bottom: height + 0.01),
      palette.darkest.darker(0.6))
    for _ in 0..<60 {
      let x = random.unit() * width
      line([(x, height * 0.92), (x + 0.01, height * random.between(0.82, 0.89))], 0.003, palette.darkest.darker(0.6))
    }
    vignette(0.35)
  }

  mutating func sunglasses() {
    fill(palette.accent)
    let skin = random.pick([0xF2C6A0, 0x8D5A3C, 0xC98F65, 0x5E3A28] as [CoverInk])
    let hair = palette.darkest
    let (x, y) = (width / 2, height * 0.48)
    for ray in 0..<18 where ray % 2 == 0 {
      fill(Self.slice(x, y, 1.6, from: CGFloat(ray) / 18, to: CGFloat(ray + 1) / 18), palette.accent.lighter(0.16))
    }
    fill(
      Self.blob([
        (x - 0.32, y + 0.02), (x - 0.3, y - 0.3), (x, y - 0.42), (x + 0.3, y - 0.3), (x + 0.32, y + 0.02),
        (x + 0.28, y + 0.32), (x - 0.28, y + 0.32),
      ]), hair)
    fill(
      Self.blob([
        (x - 0.5, height + 0.15), (x - 0.36, y + 0.36), (x, y + 0.3), (x + 0.36, y + 0.36), (x + 0.5, height + 0.15),
      ]),
      palette.second)
    rounded(CGRect(x: x - 0.085, y: y + 0.1, width: 0.17, height: 0.3), 0.08, skin.darker(0.2))
    fill(
      Self.blob([
        (x - 0.21, y - 0.17), (x, y - 0.27), (x + 0.21, y - 0.17), (x + 0.2, y + 0.1), (x + 0.09, y + 0.27),
        (x - 0.09, y + 0.27), (x - 0.2, y + 0.1),
      ]), skin)
    fill(
      Self.blob([
        (x - 0.23, y - 0.1), (x - 0.2, y - 0.3), (x + 0.05, y - 0.35), (x + 0.24, y - 0.22), (x + 0.22, y - 0.1),
        (x + 0.1, y - 0.19), (x - 0.1, y - 0.15),
      ]), hair)
    for side in [-1, 1] as [CGFloat] {
      let lens = CGRect(x: x + side * 0.1 - 0.085, y: y - 0.09, width: 0.17, height: 0.115)
      rounded(lens, 0.045, hair.darker(0.6))
      clipped(
        CGPath(roundedRect: lens.insetBy(dx: 0.012, dy: 0.012), cornerWidth: 0.035, cornerHeight: 0.035, transform: nil)
      ) {
        vertical([(0, palette.second.darker(0.2)), (1, palette.third)], from: lens.minY, to: lens.maxY)
        polygon(
          [
            (lens.minX + 0.03, lens.minY), (lens.minX + 0.07, lens.minY), (lens.minX + 0.03, lens.maxY),
            (lens.minX - 0.01, lens.maxY),
          ], CoverInk.white.faded(0.45))
      }
    }
    rect(x - 0.03, y - 0.062, 0.06, 0.016, hair.darker(0.6))
    let mouth = CGMutablePath()
    mouth.move(to: CGPoint(x: x - 0.06, y: y + 0.155))
    mouth.addQuadCurve(to: CGPoint(x: x + 0.07, y: y + 0.15), control: CGPoint(x: x + 0.01, y: y + 0.19))
    stroke(mouth, 0.018, 0xB23A48)
    line([(x - 0.005, y + 0.03), (x - 0.018, y + 0.085), (x + 0.012, y + 0.09)], 0.008, skin.darker(0.25))
  }

  /// Dancers as cut paper.
  mutating func dancers() {
    fill(palette.ground)
    disc(width * 0.5, height * 0.52, 0.38, palette.third)
    for (index, x) in ([0.24, 0.5, 0.76] as [CGFloat]).enumerated() {
      let ink = [palette.accent, palette.paper, palette.second][index]
      let (px, py) = (width * x, height * 0.55)
      let lean = [-1, 1, -1][index] as CGFloat
      disc(px + lean * 0.02, py - 0.24, 0.045, ink)
      let body = CGMutablePath()
      body.move(to: CGPoint(x: px + lean * 0.02, y: py - 0.19))
      body.addQuadCurve(
        to: CGPoint(x: px - lean * 0.02, y: py + 0.06), control: CGPoint(x: px + lean * 0.09, y: py - 0.05))
      stroke(body, 0.075, ink)
      line([(px + lean * 0.02, py - 0.17), (px + lean * 0.15, py - 0.24), (px + lean * 0.13, py - 0.38)], 0.034, ink)
      line([(px + lean * 0.02, py - 0.17), (px - lean * 0.12, py - 0.11), (px - lean * 0.17, py - 0.22)], 0.034, ink)
      line([(px - lean * 0.02, py + 0.05), (px + lean * 0.08, py + 0.18), (px + lean * 0.02, py + 0.33)], 0.043, ink)
      line([(px - lean * 0.02, py + 0.05), (px - lean * 0.13, py + 0.16), (px - lean * 0.19, py + 0.3)], 0.043, ink)
    }
  }

  /// A photograph of somebody, as profiles have it.
  mutating func portrait() {
    let skin = random.pick([0xE8B895, 0xA96F4C, 0xC98F65, 0x70452F, 0xF0C9A8] as [CoverInk])
    let hair = random.pick([0x2A1B14, 0x5B3A22, 0x141112, 0xA8703A, 0x3B2A2A] as [CoverInk])
    slope([(0, palette.second.lighter(0.35)), (1, palette.second.darker(0.3))], (0, 0), (width, height))
    for _ in 0..<14 {
      let ink = random.pick([palette.accent, palette.third, palette.lightest])
      let (bx, by, reach) = (random.unit() * width, random.unit() * height * 0.8, random.between(0.05, 0.14))
      radial([(0, ink.faded(0.35)), (0.8, ink.faded(0.28)), (1, ink.faded(0))], bx, by, reach)
    }
    let (x, y) = (width / 2, height / 2 - 0.05)
    fill(
      Self.blob([
        (x - 0.3, y + 0.2), (x - 0.31, y - 0.22), (x - 0.12, y - 0.4), (x + 0.14, y - 0.4), (x + 0.31, y - 0.2),
        (x + 0.3, y + 0.22), (x + 0.18, y + 0.34), (x - 0.18, y + 0.34),
      ]), hair)
    let coat = Self.blob([
      (x - 0.6, height + 0.2), (x - 0.42, y + 0.42), (x - 0.1, y + 0.32), (x + 0.1, y + 0.32), (x + 0.42, y + 0.42),
      (x + 0.6, height + 0.2),
    ])
    fill(coat, palette.accent.darker(0.2))
    clipped(coat) {
      slope(
        [(0, CoverInk.white.faded(0.16)), (0.5, CoverInk.clear), (1, CoverInk.black.faded(0.3))], (0, y),
        (width, height))
    }
    rounded(CGRect(x: x - 0.095, y: y + 0.14, width: 0.19, height: 0.3), 0.09, skin.darker(0.28))
    let face = Self.blob([
      (x - 0.2, y - 0.16), (x - 0.1, y - 0.28), (x + 0.1, y - 0.28), (x + 0.2, y - 0.16), (x + 0.205, y + 0.04),
      (x + 0.12, y + 0.24), (x, y + 0.28), (x - 0.12, y + 0.24), (x - 0.205, y + 0.04),
    ])
    fill(face, skin)
    clipped(face) {
      slope(
        [(0, CoverInk.white.faded(0.28)), (0.45, CoverInk.clear), (1, CoverInk(integerLiteral: 0x3A1A10).faded(0.4))],
        (x - 0.22, y - 0.2), (x + 0.24, y + 0.2))
      for side in [-1, 1] as [CGFloat] {
        radial(
          [(0, (0xD9604A as CoverInk).faded(0.28)), (1, (0xD9604A as CoverInk).faded(0))], x + side * 0.11, y + 0.08,
          0.08)
      }
    }
    for side in [-1, 1] as [CGFloat] {
      ellipse(x + side * 0.082, y - 0.02, 0.036, 0.019, 0xF6F0EA)
      disc(x + side * 0.08, y - 0.02, 0.0185, hair.darker(0.2))
      disc(x + side * 0.08 - 0.006, y - 0.026, 0.005, .white)
      line([(x + side * 0.045, y - 0.04), (x + side * 0.085, y - 0.045), (x + side * 0.12, y - 0.028)], 0.008, hair)
      line([(x + side * 0.04, y - 0.078), (x + side * 0.085, y - 0.09), (x + side * 0.13, y - 0.07)], 0.013, hair)
    }
    line([(x + 0.005, y - 0.01), (x + 0.016, y + 0.065), (x - 0.012, y + 0.078)], 0.008, skin.darker(0.28))
    let mouth = Self.blob([
      (x - 0.07, y + 0.142), (x, y + 0.132), (x + 0.07, y + 0.142), (x + 0.03, y + 0.178), (x - 0.03, y + 0.178),
    ])
    fill(mouth, skin.mixed(0xB23A48, 0.62))
    fill(
      Self.blob([
        (x - 0.24, y + 0.02), (x - 0.23, y - 0.22), (x - 0.05, y - 0.37), (x + 0.16, y - 0.35), (x + 0.25, y - 0.16),
        (x + 0.22, y + 0.03), (x + 0.17, y - 0.14), (x - 0.02, y - 0.22), (x - 0.17, y - 0.12),
      ]), hair.lighter(0.07))
    vignette(0.3)
  }

  // MARK: - Comics

  /// Rays and dots, as printed on cheap paper.
  func comicGround(_ inks: [CoverInk], _ x: CGFloat, _ y: CGFloat) {
    fill(inks[0])
    for ray in 0..<32 where ray % 2 == 0 {
      fill(Self.slice(x, y, 2.4, from: CGFloat(ray) / 32, to: CGFloat(ray + 1) / 32), inks[1])
    }
    var row = 0
    var py: CGFloat = 0
    while py < height {
      var px: CGFloat = row % 2 == 0 ? 0 : 0.014
      while px < width {
        let far = min(1, ((px - x) * (px - x) + (py - y) * (py - y)).squareRoot() / 1.1)
        if far > 0.3 { disc(px, py, 0.008 * (far - 0.2), inks[2].faded(0.55)) }
        px += 0.028
      }
      py += 0.0242
      row += 1
    }
  }

  private var comicInks: [CoverInk] {
    [palette.accent, palette.accent.mixed(palette.third, 0.5), palette.ground.darker(0.3)]
  }

  mutating func flyingHero() {
    comicGround(comicInks, width * 0.5, height * 0.55)
    let suit = palette.second.luminance < 0.6 ? palette.second : palette.second.darker(0.45)
    let (ink, cape) = (
      palette.darkest.darker(0.7), random.pick([0xC8202F, 0x2456C4, 0x1E8A4C, 0x6B2FB3] as [CoverInk])
    )
    turned(-0.07, about: width * 0.5, height * 0.56) {
      let (x, y) = (width * 0.48, height * 0.58)
      let cloak = Self.blob([
        (x - 0.1, y - 0.16), (x + 0.1, y - 0.16), (x + 0.34, y + 0.12), (x + 0.42, y + 0.44), (x + 0.22, y + 0.36),
        (x + 0.06, y + 0.5), (x - 0.12, y + 0.32), (x - 0.3, y + 0.36),
      ])
      fill(cloak, cape)
      stroke(cloak, 0.012, ink)
      func limb(_ points: [(CGFloat, CGFloat)], _ thick: CGFloat, _ colour: CoverInk) {
        line(points, thick + 0.024, ink)
        line(points, thick, colour)
      }
      limb([(x - 0.03, y + 0.16), (x - 0.1, y + 0.32), (x - 0.05, y + 0.46)], 0.085, suit)
      limb([(x + 0.04, y + 0.16), (x + 0.09, y + 0.34), (x + 0.19, y + 0.5)], 0.085, suit.darker(0.15))
      limb([(x - 0.11, y - 0.12), (x - 0.22, y - 0.3), (x - 0.17, y - 0.5)], 0.07, suit)
      disc(x - 0.17, y - 0.53, 0.065, ink)
      disc(x - 0.17, y - 0.53, 0.053, cape)
      limb([(x + 0.11, y - 0.12), (x + 0.24, y - 0.02), (x + 0.14, y + 0.08)], 0.065, suit.darker(0.1))
      let chest = Self.blob([
        (x - 0.19, y - 0.2), (x + 0.19, y - 0.2), (x + 0.15, y + 0.02), (x + 0.09, y + 0.22), (x - 0.09, y + 0.22),
        (x - 0.15, y + 0.02),
      ])
      fill(chest, suit)
      stroke(chest, 0.012, ink)
      polygon([(x, y - 0.13), (x + 0.075, y - 0.05), (x, y + 0.05), (x - 0.075, y - 0.05)], palette.third.lighter(0.2))
      rounded(CGRect(x: x - 0.1, y: y + 0.14, width: 0.2, height: 0.035), 0.012, palette.third.lighter(0.2))
      disc(x, y - 0.27, 0.092, ink)
      disc(x, y - 0.27, 0.08, 0xF0C39B)
      clipped(CGPath(ellipseIn: CGRect(x: x - 0.08, y: y - 0.35, width: 0.16, height: 0.16), transform: nil)) {
        rect(x - 0.1, y - 0.36, 0.2, 0.105, suit.darker(0.25))
      }
      ellipse(x - 0.03, y - 0.275, 0.02, 0.0125, .white)
      ellipse(x + 0.035, y - 0.275, 0.02, 0.0125, .white)
    }
  }

  mutating func maskedFace() {
    comicGround([palette.ground, palette.ground.lighter(0.14), palette.accent], width / 2, height * 0.5)
    let (x, y) = (width / 2, height * 0.64)
    let (ink, mask) = (palette.darkest.darker(0.75), palette.accent)
    let shoulders = Self.blob([
      (x - 0.62, height + 0.2), (x - 0.44, y + 0.3), (x, y + 0.22), (x + 0.44, y + 0.3), (x + 0.62, height + 0.2),
    ])
    fill(shoulders, palette.second)
    stroke(shoulders, 0.014, ink)
    let head = Self.blob([
      (x - 0.27, y - 0.22), (x - 0.12, y - 0.4), (x + 0.12, y - 0.4), (x + 0.27, y - 0.22), (x + 0.26, y + 0.08),
      (x + 0.1, y + 0.34), (x - 0.1, y + 0.34), (x - 0.26, y + 0.08),
    ])
    fill(head, mask)
    clipped(head) {
      rect(x + 0.02, y - 0.5, 0.4, 1, mask.darker(0.2))
      polygon([(x - 0.05, y - 0.5), (x + 0.05, y - 0.5), (x + 0.025, y - 0.03), (x - 0.025, y - 0.03)], palette.second)
      rect(x - 0.4, y - 0.13, 0.8, 0.17, ink.lighter(0.14))
      let jaw = Self.blob([
        (x - 0.16, y + 0.12), (x, y + 0.08), (x + 0.16, y + 0.12), (x + 0.12, y + 0.36), (x - 0.12, y + 0.36),
      ])
      fill(jaw, 0xE9B68C)
    }
    stroke(head, 0.016, ink)
    for side in [-1, 1] as [CGFloat] {
      let lens = Self.blob([
        (x + side * 0.035, y + 0.02), (x + side * 0.1, y - 0.1), (x + side * 0.21, y - 0.12),
        (x + side * 0.17, y + 0.01), (x + side * 0.1, y + 0.05),
      ])
      fill(lens, .white)
      stroke(lens, 0.012, ink)
    }
    line([(x - 0.05, y + 0.235), (x + 0.055, y + 0.225)], 0.014, ink)
  }

  mutating func rooftopWatch() {
    vertical([(0, palette.ground.darker(0.4)), (1, palette.second.mixed(palette.ground, 0.3))])
    disc(width * 0.6, height * 0.46, 0.34, palette.third.lighter(0.35))
    disc(width * 0.52, height * 0.4, 0.05, palette.third.lighter(0.15))
    disc(width * 0.7, height * 0.55, 0.035, palette.third.lighter(0.15))
    let ink = palette.darkest.darker(0.8)
    var x: CGFloat = -0.02
    while x < width {
      let across = random.between(0.1, 0.2)
      let top = height * random.between(0.6, 0.8)
      rect(x, top, across, height, ink.lighter(0.07))
      for _ in 0..<5 {
        rect(x + random.between(0.02, across - 0.03), top + random.between(0.03, 0.3), 0.016, 0.024, 0xFFD56B)
      }
      x += across + 0.012
    }
    polygon(
      [(0.0, height * 0.78), (width * 0.62, height * 0.78), (width * 0.56, height + 0.01), (0, height + 0.01)], ink)
    rect(0, height * 0.76, width * 0.66, 0.035, ink.lighter(0.1))
    let (px, py) = (width * 0.44, height * 0.765)
    figure(px, py, 0.44, ink)
    polygon([(px - 0.075, py - 0.33), (px + 0.01, py - 0.5), (px + 0.075, py - 0.33)], ink)
    let scarf = palette.accent
    fill(
      Self.blob([
        (px - 0.07, py - 0.36), (px + 0.08, py - 0.36), (px + 0.07, py - 0.29), (px - 0.08, py - 0.29),
      ]), scarf)
    fill(
      Self.blob([
        (px - 0.05, py - 0.34), (px - 0.2, py - 0.38), (px - 0.34, py - 0.31), (px - 0.42, py - 0.36),
        (px - 0.36, py - 0.27),
        (px - 0.2, py - 0.29), (px - 0.06, py - 0.29),
      ]), scarf)
    rect(px - 0.035, py - 0.405, 0.025, 0.009, .white)
    rect(px + 0.012, py - 0.405, 0.025, 0.009, .white)
  }

  mutating func robot() {
    comicGround([palette.third.lighter(0.25), palette.third.lighter(0.4), palette.second], width / 2, height * 0.45)
    let (x, y) = (width / 2, height * 0.6)
    let (ink, steel) = (palette.darkest.darker(0.75), palette.second.lighter(0.25))
    func plate(_ rect: CGRect, _ radius: CGFloat, _ colour: CoverInk) {
      rounded(rect.insetBy(dx: -0.012, dy: -0.012), radius + 0.012, ink)
      rounded(rect, radius, colour)
      rounded(
        CGRect(x: rect.minX + 0.012, y: rect.minY + 0.012, width: rect.width * 0.2, height: rect.height - 0.024),
        radius * 0.6, colour.lighter(0.3))
    }
    plate(CGRect(x: x - 0.3, y: y + 0.26, width: 0.2, height: 0.5), 0.03, steel.darker(0.1))
    plate(CGRect(x: x + 0.1, y: y + 0.26, width: 0.2, height: 0.5), 0.03, steel.darker(0.1))
    for side in [-1, 1] as [CGFloat] {
      plate(CGRect(x: x + side * 0.36 - 0.07, y: y - 0.1, width: 0.14, height: 0.3), 0.06, steel.darker(0.15))
      disc(x + side * 0.36, y - 0.1, 0.102, ink)
      disc(x + side * 0.36, y - 0.1, 0.09, palette.accent)
    }
    plate(CGRect(x: x - 0.27, y: y - 0.16, width: 0.54, height: 0.42), 0.05, steel)
    disc(x, y + 0.06, 0.102, ink)
    disc(x, y + 0.06, 0.09, palette.accent)
    glow(x, y + 0.06, 0.2, palette.accent.lighter(0.4), 0.9)
    plate(CGRect(x: x - 0.15, y: y - 0.42, width: 0.3, height: 0.22), 0.05, steel)
    rounded(CGRect(x: x - 0.115, y: y - 0.36, width: 0.23, height: 0.065), 0.03, ink)
    for side in [-1, 1] as [CGFloat] { disc(x + side * 0.055, y - 0.328, 0.022, 0xFF4438) }
    line([(x, y - 0.43), (x, y - 0.52)], 0.014, ink)
    disc(x, y - 0.53, 0.026, palette.accent)
  }

  mutating func starFight() {
    fill(palette.ground.darker(0.45))
    stars(160, below: height)
    cloud(width * 0.3, height * 0.4, 0.4, palette.second, 0.35)
    let (planetX, planetY) = (width * 0.74, height * 0.36)
    func ringed() {
      context.setStrokeColor(palette.third.lighter(0.45).faded(0.85).cg)
      context.setLineWidth(0.022)
      context.strokeEllipse(in: CGRect(x: planetX - 0.31, y: planetY - 0.06, width: 0.62, height: 0.12))
    }
    turned(-0.04, about: planetX, planetY) {
      ringed()
      disc(planetX, planetY, 0.2, palette.third)
      clipped(CGPath(ellipseIn: CGRect(x: planetX - 0.2, y: planetY - 0.2, width: 0.4, height: 0.4), transform: nil)) {
        for band in 0..<5 {
          rect(planetX - 0.2, planetY - 0.15 + CGFloat(band) * 0.07, 0.4, 0.024, palette.third.darker(0.18))
        }
        disc(planetX + 0.1, planetY + 0.08, 0.26, palette.third.darker(0.65).faded(0.25))
      }
      clipped(CGRect(x: planetX - 0.4, y: planetY, width: 0.8, height: 0.2)) { ringed() }
    }
    for (x, y, size, turn) in [(0.4, 0.66, 1.0, -0.1), (0.76, 0.78, 0.5, -0.13), (0.16, 0.84, 0.42, -0.08)]
      as [(CGFloat, CGFloat, CGFloat, CGFloat)]
    {
      let (px, py) = (width * x, height * y)
      turned(turn, about: px, py, scale: size) {
        glow(px - 0.27, py, 0.17, palette.accent, 1)
        polygon([(px - 0.25, py - 0.03), (px - 0.5, py), (px - 0.25, py + 0.03)], palette.accent.lighter(0.4))
        polygon(
          [(px - 0.16, py), (px - 0.26, py - 0.22), (px - 0.1, py - 0.2), (px + 0.1, py)], palette.second.lighter(0.1))
        polygon(
          [(px - 0.16, py), (px - 0.26, py + 0.22), (px - 0.1, py + 0.2), (px + 0.1, py)], palette.second.darker(0.3))
        polygon([(px - 0.26, py - 0.055), (px + 0.1, py - 0.05), (px + 0.36, py), (px - 0.26, py)], palette.lightest)
        polygon(
          [(px - 0.26, py + 0.055), (px + 0.1, py + 0.05), (px + 0.36, py), (px - 0.26, py)],
          palette.lightest.darker(0.3))
        ellipse(px + 0.09, py - 0.012, 0.07, 0.02, palette.second.darker(0.5))
      }
    }
    for _ in 0..<5 {
      let (x, y) = (width * random.between(0.5, 1), height * random.between(0.4, 0.75))
      line([(x, y), (x + 0.12, y - 0.09)], 0.008, palette.accent.lighter(0.35))
    }
  }

  mutating func clash() {
    let (x, y) = (width / 2, height * 0.56)
    let grounds =
      [
        [0xF7C325, 0xFBDD6B, 0xE0402E], [0x2A6FDB, 0x4E8DF0, 0xF7C325], [0xE0402E, 0xF0624F, 0x7A1420],
        [0x2C2F48, 0x3C4063, 0xFF5D8F],
        [0x1FA187, 0x3CBDA2, 0x0C5A4C],
      ] as [[CoverInk]]
    comicGround(random.pick(grounds), x, y)
    func burst(_ inner: CGFloat, _ outer: CGFloat, _ spikes: Int, _ ink: CoverInk) {
      polygon(
        (0..<spikes * 2).map { step in
          let reach = step % 2 == 0 ? outer * (0.85 + 0.15 * sin(CGFloat(step) * 2.1)) : inner
          let angle = CGFloat(step) / CGFloat(spikes * 2) * 2 * .pi
          return (x + cos(angle) * reach, y + sin(angle) * reach)
        }, ink)
    }
    burst(0.31, 0.53, 14, palette.darkest.darker(0.7))
    burst(0.29, 0.5, 14, palette.accent)
    burst(0.2, 0.36, 12, .white)
    turned(0.02, about: x, y) {
      polygon(
        [
          (x + 0.05, y - 0.3), (x - 0.15, y + 0.05), (x - 0.02, y + 0.05), (x - 0.07, y + 0.3), (x + 0.16, y - 0.06),
          (x + 0.03, y - 0.06),
        ], palette.darkest.darker(0.7))
      polygon(
        [
          (x + 0.035, y - 0.25), (x - 0.12, y + 0.035), (x + 0.005, y + 0.035), (x - 0.035, y + 0.22),
          (x + 0.13, y - 0.045), (x + 0.01, y - 0.045),
        ], palette.second)
    }
  }
}
