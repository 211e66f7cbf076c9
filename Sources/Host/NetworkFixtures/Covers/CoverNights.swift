// SPDX-FileCopyrightText: 2026 The Tessera Authors
// SPDX-License-Identifier: MIT

internal import CoreGraphics
internal import Foundation

/// Places in the dark.
extension CoverCanvas {
  mutating func nightCity() {
    vertical(
      [(0, 0x060B1F), (0.55, 0x14244A), (0.85, palette.accent.mixed(0x14244A, 0.45)), (1, palette.accent)],
      to: height * 0.8)
    stars(60, below: height * 0.4)
    if random.chance(0.6) {
      glow(width * 0.78, height * 0.2, 0.25, 0xFFF3D0, 0.6)
      disc(width * 0.78, height * 0.2, 0.055, 0xFFF6DF)
    }
    for layer in 0..<3 {
      let share = CGFloat(layer) / 2
      let ink = palette.accent.mixed(0x05070F, 0.55 + 0.44 * share)
      var x: CGFloat = -0.05
      while x < width {
        let across = random.between(0.07, 0.16) * (0.7 + 0.5 * share)
        let top = height * (0.38 + 0.16 * share) + random.unit() * height * 0.26
        rect(x, top, across, height - top + 0.01, ink)
        if random.chance(0.3) { rect(x + across * 0.45, top - 0.06, across * 0.08, 0.07, ink) }
        if layer > 0 {
          var y = top + 0.025
          while y < height {
            var column = x + 0.014
            while column < x + across - 0.016 {
              if random.chance(0.32) {
                rect(
                  column, y, 0.009, 0.013,
                  random.pick([0xFFD98A, 0xFFE9BD, 0x9CD3FF, 0xFFB86B] as [CoverInk]).faded(random.between(0.45, 1)))
              }
              column += 0.02
            }
            y += 0.027
          }
        }
        x += across + random.between(-0.01, 0.02)
      }
    }
    vignette(0.4)
  }

  mutating func northernLights() {
    vertical([(0, 0x030A1C), (0.7, 0x0B2A3F), (1, 0x17465A)], to: height * 0.78)
    stars(110, below: height * 0.7)
    let light = random.pick(
      [[0x5CFFB0, 0x2BD9C4, 0x8A6BFF], [0x7DF9C2, 0x4FC3F7, 0xF06BD0], [0xB8FF6B, 0x34E0A1, 0x2A9DF4]] as [[CoverInk]])
    for band in 0..<3 {
      let (phase, swing) = (random.unit(), random.between(0.05, 0.12))
      let base = height * (0.34 + 0.13 * CGFloat(band))
      for step in 0..<120 {
        let x = CGFloat(step) / 119 * width
        let foot = base + sin((x / width * 1.3 + phase) * 2 * .pi) * swing
        let tall = 0.16 + 0.16 * abs(sin((x * 3.1 + phase) * 2.7)) + 0.03 * random.unit()
        blending(.screen) {
          clipped(CGRect(x: x - 0.006, y: foot - tall, width: width / 100, height: tall)) {
            slope(
              [
                (0, light[2].faded(0)), (0.4, light[1].faded(0.12)), (0.9, light[0].faded(0.42)),
                (1, light[0].faded(0)),
              ],
              (x, foot - tall), (x, foot))
          }
        }
      }
    }
    fill(hills(height * 0.84, 0.16, roughness: 0.55), 0x071520)
    let shore = height * 0.84
    clipped(CGRect(x: 0, y: shore, width: width, height: height)) {
      vertical([(0, 0x0F3242), (1, 0x030A14)], from: shore)
      for _ in 0..<40 {
        ellipse(
          random.unit() * width, shore + random.unit() * 0.2, random.between(0.03, 0.12), 0.0016, light[0].faded(0.16))
      }
    }
    vignette(0.35)
  }

  mutating func milkyWay() {
    vertical([(0, 0x050714), (0.55, 0x131B3D), (0.85, 0x3B3468), (1, 0xB5677A)], to: height * 0.86)
    turned(-0.09, about: width / 2, height / 2) {
      slope(
        [(0, CoverInk.clear), (0.5, (0xA9B4FF as CoverInk).faded(0.35)), (1, CoverInk.clear)], (width * 0.36, 0),
        (width * 0.66, 0))
    }
    for _ in 0..<16 {
      let along = random.between(-0.1, 1.1)
      cloud(width * (0.64 - 0.3 * along), height * along, 0.16, random.pick([0xD9C2FF, 0x8FB8FF, 0xFFD6C2]), 0.10)
    }
    stars(320, below: height * 0.9)
    for _ in 0..<12 { glow(random.unit() * width, random.unit() * height * 0.7, 0.02, .white, 0.9) }
    fill(hills(height * 0.92, 0.26, roughness: 0.52), 0x0B0D1C)
    let x = width * random.between(0.25, 0.75)
    glow(x, height * 0.9, 0.09, 0xFFC46B, 0.7)
    polygon([(x - 0.045, height * 0.925), (x, height * 0.862), (x + 0.045, height * 0.925)], 0xF2A14A)
    polygon([(x - 0.008, height * 0.925), (x, height * 0.875), (x + 0.012, height * 0.925)], 0x7A3E1C)
    vignette(0.35)
  }

  mutating func rainyWindow() {
    vertical([
      (0, palette.darkest.darker(0.35)), (0.6, palette.darkest.mixed(palette.second, 0.35)),
      (1, palette.darkest.darker(0.5)),
    ])
    for _ in 0..<46 {
      let ink = random.pick(palette.bright + [0xFFD27D, 0xFF8A5B, 0x9AD8FF])
      let reach = random.between(0.02, 0.085)
      let (x, y) = (random.unit() * width, height * random.between(0.2, 0.95))
      blending(.screen) {
        radial(
          [(0, ink.faded(0.5)), (0.82, ink.faded(0.42)), (0.9, ink.lighter(0.4).faded(0.5)), (1, ink.faded(0))], x, y,
          reach)
      }
    }
    for _ in 0..<150 {
      let (x, y, size) = (random.unit() * width, random.unit() * height, random.between(0.0025, 0.011))
      ellipse(x, y, size, size * 1.25, CoverInk.white.faded(0.13))
      ellipse(x, y + size * 0.3, size * 0.8, size * 0.8, CoverInk.black.faded(0.16))
      disc(x - size * 0.3, y - size * 0.45, size * 0.28, CoverInk.white.faded(0.75))
    }
    for _ in 0..<9 {
      let (x, y, long) = (random.unit() * width, random.unit() * height * 0.6, random.between(0.1, 0.4))
      line([(x, y), (x + 0.006, y + long * 0.5), (x - 0.003, y + long)], 0.006, CoverInk.white.faded(0.1))
      disc(x - 0.003, y + long, 0.009, CoverInk.white.faded(0.28))
    }
    vignette(0.45)
  }

  mutating func snowCabin() {
    vertical([(0, 0x1A2B4C), (0.6, 0x56719C), (1, 0xC8B6C9)], to: height * 0.72)
    stars(40, below: height * 0.35)
    fill(hills(height * 0.66, 0.28, roughness: 0.55), 0x8FA3C4)
    fill(hills(height * 0.72, 0.16, roughness: 0.5), 0xA9B9D4)
    fill(
      Self.swell(height * 0.74, 0.03, waves: 0.8, phase: random.unit(), width: width, bottom: height + 0.01), 0xDDE5F2)
    let x = width * random.between(0.35, 0.65)
    for _ in 0..<14 {
      let tree = width * random.unit()
      if abs(tree - x) > 0.13 { fir(tree, height * random.between(0.76, 0.84), random.between(0.14, 0.3), 0x22344F) }
    }
    let y = height * 0.8
    rect(x - 0.1, y - 0.09, 0.2, 0.11, 0x3A2A26)
    polygon([(x - 0.13, y - 0.085), (x, y - 0.19), (x + 0.13, y - 0.085)], 0xF3F6FC)
    rect(x + 0.045, y - 0.19, 0.025, 0.07, 0x2E2320)
    for dx in [-0.065, 0.03] as [CGFloat] {
      rect(x + dx, y - 0.06, 0.035, 0.04, 0xFFD27A)
      glow(x + dx + 0.017, y - 0.04, 0.11, 0xFFB75A, 0.75)
    }
    fill(
      Self.swell(height * 0.84, 0.02, waves: 0.6, phase: random.unit(), width: width, bottom: height + 0.01), 0xF2F5FB)
    for _ in 0..<90 {
      disc(random.unit() * width, random.unit() * height, random.between(0.0015, 0.005), CoverInk.white.faded(0.8))
    }
    vignette(0.3)
  }

  mutating func moonSea() {
    let horizon = height * 0.66
    let deep = palette.darkest.mixed(0x0A1530, 0.5)
    vertical([(0, deep.darker(0.5)), (1, deep.mixed(palette.second, 0.4))], to: horizon)
    stars(90, below: horizon * 0.9)
    let (x, y, size) = (width * 0.5, height * 0.38, CGFloat(0.2))
    glow(x, y, 0.55, 0xF3EBD3, 0.6)
    disc(x, y, size, 0xF5EFDD)
    clipped(CGPath(ellipseIn: CGRect(x: x - size, y: y - size, width: 2 * size, height: 2 * size), transform: nil)) {
      radial(
        [(0, CoverInk.clear), (0.7, CoverInk.clear), (1, (0x8C7F66 as CoverInk).faded(0.55))], x - 0.03, y - 0.03,
        size * 1.3)
    }
    for _ in 0..<13 {
      let (angle, out) = (random.unit() * 2 * .pi, random.unit() * 0.8)
      disc(
        x + cos(angle) * size * out, y + sin(angle) * size * out, size * random.between(0.04, 0.17),
        (0xB8AD93 as CoverInk).faded(0.45))
    }
    clipped(CGRect(x: 0, y: horizon, width: width, height: height)) {
      vertical([(0, deep.lighter(0.12)), (1, deep.darker(0.7))], from: horizon)
    }
    for step in 0..<60 {
      let share = CGFloat(step) / 60
      ellipse(
        x + (random.unit() - 0.5) * (0.08 + 0.12 * share), horizon + 0.004 + share * (height - horizon),
        random.between(0.02, 0.12), 0.0014 + 0.002 * share, (0xF5EFDD as CoverInk).faded(0.7 - 0.5 * share))
    }
    if random.chance(0.6) {
      let (bx, by) = (width * 0.27, horizon + 0.02)
      fill(
        Self.blob([(bx - 0.06, by), (bx + 0.06, by), (bx + 0.04, by + 0.022), (bx - 0.04, by + 0.022)]),
        deep.darker(0.85))
      polygon([(bx, by - 0.12), (bx, by - 0.01), (bx + 0.06, by - 0.01)], deep.darker(0.8))
      polygon([(bx - 0.008, by - 0.1), (bx - 0.008, by - 0.01), (bx - 0.045, by - 0.01)], deep.darker(0.8))
    }
  }

  mutating func storm() {
    vertical([(0, 0x1A1E2E), (0.6, 0x4A5068), (1, 0x8C8378)], to: height * 0.85)
    for _ in 0..<11 {
      cloud(
        random.unit() * width, height * random.between(0.02, 0.38), 0.34, random.pick([0x2B3042, 0x5B6178, 0x12141F]),
        0.34)
    }
    let start = width * random.between(0.4, 0.65)
    func bolt(_ points: [(CGFloat, CGFloat)], _ line: CGFloat) {
      self.line(points, line * 5, (0xBFD4FF as CoverInk).faded(0.18))
      self.line(points, line * 2.2, (0xE4ECFF as CoverInk).faded(0.5))
      self.line(points, line, .white)
    }
    glow(start, height * 0.3, 0.6, 0xBFD4FF, 0.55)
    var (x, y) = (start, height * 0.16)
    var points = [(x, y)]
    while y < height * 0.82 {
      x += random.between(-0.07, 0.06)
      y += random.between(0.04, 0.09)
      points.append((x, y))
      if random.chance(0.35) {
        bolt(
          [(x, y), (x + random.between(-0.16, 0.16), y + 0.08), (x + random.between(-0.22, 0.22), y + 0.15)], 0.0025)
      }
    }
    bolt(points, 0.006)
    fill(hills(height * 0.9, 0.1, roughness: 0.5), 0x12131A)
    vignette(0.45)
  }

  mutating func lighthouse() {
    vertical([(0, 0x16213E), (0.7, 0x3E5C76), (1, 0xC98B6B)], to: height * 0.74)
    stars(70, below: height * 0.45)
    let (x, top) = (width * 0.66, height * 0.3)
    for (reach, lift) in [(-1.2, -0.22), (1.0, -0.12)] as [(CGFloat, CGFloat)] {
      blending(.screen) {
        clipped(Self.path([(x, top), (x + reach, top + lift), (x + reach, top + lift + 0.24)], isClosed: true)) {
          slope(
            [(0, (0xFFE9B0 as CoverInk).faded(0.75)), (1, (0xFFE9B0 as CoverInk).faded(0))], (x, top),
            (x + reach * 0.8, top))
        }
      }
    }
    polygon(
      [(x - 0.045, top + 0.03), (x + 0.045, top + 0.03), (x + 0.075, height * 0.8), (x - 0.075, height * 0.8)], 0xF3EDE3
    )
    for band in 0..<3 {
      let y = top + 0.08 + CGFloat(band) * height * 0.14
      let half = 0.05 + (y - top) * 0.065
      polygon([(x - half, y), (x + half, y), (x + half + 0.004, y + 0.06), (x - half - 0.004, y + 0.06)], 0xC1442E)
    }
    rect(x - 0.055, top + 0.018, 0.11, 0.018, 0x1C1C24)
    rect(x - 0.03, top - 0.035, 0.06, 0.055, 0xFFE6A3)
    polygon([(x - 0.042, top - 0.035), (x, top - 0.085), (x + 0.042, top - 0.035)], 0xC1442E)
    glow(x, top - 0.01, 0.22, 0xFFE29A, 0.95)
    fill(hills(height * 0.86, 0.1, roughness: 0.6), 0x15171F)
    for layer in 0..<3 {
      fill(
        Self.swell(
          height * (0.86 + 0.04 * CGFloat(layer)), 0.008, waves: 3, phase: random.unit(), width: width,
          bottom: height + 0.01), (0x24435C as CoverInk).darker(0.18 * CGFloat(layer)))
    }
    vignette(0.35)
  }

  mutating func neonGrid() {
    let horizon = height * 0.56
    vertical([(0, 0x0B0630), (0.7, 0x4B1270), (1, 0xD01F8C)], to: horizon)
    stars(70, below: horizon * 0.7)
    let (x, y, size) = (width * 0.5, horizon - 0.09, CGFloat(0.26))
    clipped(CGPath(ellipseIn: CGRect(x: x - size, y: y - size, width: size * 2, height: size * 2), transform: nil)) {
      vertical([(0, 0xFFE45E), (0.5, 0xFF7A59), (1, 0xFF2E88)], from: y - size, to: y + size)
    }
    for step in 0..<6 {
      let top = y - 0.01 + CGFloat(step) * 0.048
      clipped(CGRect(x: x - size, y: top, width: size * 2, height: 0.006 + CGFloat(step) * 0.004)) {
        vertical([(0, 0x0B0630), (0.7, 0x4B1270), (1, 0xD01F8C)], to: horizon)
      }
    }
    fill(hills(horizon + 0.01, 0.13, roughness: 0.5, points: 16), 0x1B0B42)
    rect(0, horizon, width, height, 0x0A0322)
    clipped(CGRect(x: 0, y: horizon, width: width, height: height)) {
      for step in 0..<14 {
        let share = pow(CGFloat(step) / 13, 2.1)
        line(
          [(-0.1, horizon + share * (height - horizon)), (width + 0.1, horizon + share * (height - horizon))],
          0.0022 + 0.003 * share, 0x2DE2E6)
      }
      for step in -14...14 {
        line([(x + CGFloat(step) * 0.035, horizon), (x + CGFloat(step) * 0.26, height)], 0.0035, 0x2DE2E6)
      }
    }
    glow(x, horizon, 0.7, 0xFF2E88, 0.4)
  }

  mutating func planetRise() {
    let deep = palette.darkest.darker(0.6)
    fill(deep)
    for _ in 0..<8 { cloud(random.unit() * width, random.unit() * height, 0.3, random.pick(palette.bright), 0.08) }
    stars(200, below: height)
    let (x, y, size) = (width * 0.36, height * 0.95, CGFloat(0.62))
    glow(x + 0.06, y - 0.06, size * 1.35, palette.accent, 0.8)
    clipped(CGPath(ellipseIn: CGRect(x: x - size, y: y - size, width: size * 2, height: size * 2), transform: nil)) {
      vertical(
        [(0, palette.accent.lighter(0.5)), (0.12, palette.accent), (0.5, palette.second.darker(0.35)), (1, deep)],
        from: y - size, to: y + size)
      turned(-0.015, about: x, y) {
        for band in 0..<9 {
          rect(
            x - size, y - size + CGFloat(band) * 0.085 + 0.02 * sin(CGFloat(band) * 2.3), size * 2,
            0.02 + 0.014 * sin(CGFloat(band) * 1.7), palette.third.faded(0.1))
        }
      }
      radial([(0, CoverInk.clear), (0.6, CoverInk.clear), (1, deep.faded(0.9))], x + 0.22, y - 0.3, size * 1.35)
    }
    let (mx, my) = (width * 0.76, height * 0.26)
    disc(mx, my, 0.085, palette.paper.lighter(0.4))
    clipped(CGPath(ellipseIn: CGRect(x: mx - 0.085, y: my - 0.085, width: 0.17, height: 0.17), transform: nil)) {
      disc(mx + 0.05, my - 0.03, 0.095, deep.faded(0.72))
    }
  }
}
