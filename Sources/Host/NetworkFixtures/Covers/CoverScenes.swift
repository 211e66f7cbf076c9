// SPDX-FileCopyrightText: 2026 The Tessera Authors
// SPDX-License-Identifier: MIT

internal import CoreGraphics
internal import Foundation

/// Places by day, as photographs have them: light first, then what stands in it, from far to near.
extension CoverCanvas {
  mutating func duskHills() {
    let warm = random.pick([0xF7A072, 0xF4B183, 0xE98A6B, 0xF2C894] as [CoverInk])
    let deep = random.pick([0x2B3A67, 0x3A2E5C, 0x244A5A, 0x4A2C4E] as [CoverInk])
    vertical(
      [(0, deep.lighter(0.25)), (0.35, deep.mixed(warm, 0.6)), (0.6, warm), (1, warm.lighter(0.4))], to: height * 0.75)
    let x = width * random.between(0.25, 0.75)
    glow(x, height * 0.5, 0.55, warm.lighter(0.5), 0.9)
    disc(x, height * 0.5, 0.05, warm.lighter(0.85))
    for layer in 0..<6 {
      let share = CGFloat(layer) / 5
      let ink = warm.mixed(deep.darker(0.55), 0.25 + 0.75 * share)
      let path = hills(height * (0.6 + 0.42 * share), 0.18 + 0.05 * share, roughness: 0.48)
      fill(path, ink)
      if layer < 4 {
        clipped(path) {
          vertical(
            [(0, warm.lighter(0.3).faded(0)), (1, warm.lighter(0.3).faded(0.35))], from: height * (0.5 + 0.42 * share),
            to: height * (0.72 + 0.42 * share))
        }
      }
    }
    vignette(0.35)
  }

  mutating func seaSunset() {
    let sky = random.pick(
      [
        [0x1B2A4E, 0x6A3E6E, 0xE2725B, 0xFDC57B], [0x123C5A, 0x3D7A8C, 0xF2A65A, 0xFFE2A8],
        [0x2B1B4D, 0x8E3B6E, 0xF26B4E, 0xFFCB69],
      ] as [[CoverInk]])
    let horizon = height * 0.58
    vertical([(0, sky[0]), (0.45, sky[1]), (0.8, sky[2]), (1, sky[3])], to: horizon)
    let x = width * random.between(0.3, 0.7)
    for _ in 0..<5 {
      cloud(random.unit() * width, horizon * random.between(0.25, 0.75), 0.22, sky[2].lighter(0.2), 0.16)
    }
    glow(x, horizon, 0.6, sky[3], 0.95)
    disc(x, horizon - 0.02, 0.075, sky[3].lighter(0.7))
    clipped(CGRect(x: 0, y: horizon, width: width, height: height)) {
      vertical([(0, sky[2].mixed(sky[1], 0.4)), (0.25, sky[1].darker(0.2)), (1, sky[0].darker(0.6))], from: horizon)
    }
    for step in 0..<70 {
      let share = CGFloat(step) / 70
      let y = horizon + 0.004 + share * share * (height - horizon)
      let reach = (0.035 + 0.16 * share) * random.between(0.5, 1.2)
      let drift = (random.unit() - 0.5) * (0.05 + 0.1 * share)
      ellipse(x + drift, y, reach, 0.0014 + 0.004 * share, sky[3].lighter(0.4).faded(0.75 - 0.55 * share))
    }
    for _ in 0..<50 {
      let share = random.unit()
      ellipse(
        random.unit() * width, horizon + share * (height - horizon), 0.03 + 0.1 * share, 0.0012 + 0.003 * share,
        sky[0].darker(0.5).faded(0.25))
    }
    vignette(0.4)
  }

  mutating func mistForest() {
    let tone = random.pick([0x6F8F8B, 0x7C93A3, 0x8A9A78, 0x8D8AA0] as [CoverInk])
    vertical([(0, tone.lighter(0.72)), (0.6, tone.lighter(0.55)), (1, tone.lighter(0.2))])
    glow(width * random.between(0.3, 0.7), height * 0.22, 0.5, 0xFFF6E0, 0.55)
    for layer in 0..<5 {
      let share = CGFloat(layer) / 4
      let ink = tone.lighter(0.5).mixed(tone.darker(0.78), share)
      let base = height * (0.55 + 0.45 * share)
      let tall = 0.13 + 0.25 * share
      var x: CGFloat = -0.05
      while x < width + 0.05 {
        fir(x, base + random.between(-0.02, 0.05), tall * random.between(0.6, 1.15), ink)
        x += tall * random.between(0.12, 0.34)
      }
      rect(0, base + 0.02, width, height, ink)
      if layer < 4 {
        vertical(
          [(0, tone.lighter(0.75).faded(0)), (1, tone.lighter(0.75).faded(0.62))], from: base - tall * 0.7,
          to: base + 0.05)
      }
    }
    vignette(0.3)
  }

  mutating func dunes() {
    let sand = random.pick([0xD9965B, 0xC97B4A, 0xE3B07C, 0xB9694C] as [CoverInk])
    let sky = random.pick([0x8FC1D9, 0xF3D9B8, 0x274472, 0xE9C4B0] as [CoverInk])
    vertical([(0, sky.darker(0.12)), (1, sky.lighter(0.45))], to: height * 0.55)
    let sun = width * random.between(0.2, 0.8)
    glow(sun, height * 0.2, 0.4, 0xFFF1D6, 0.8)
    disc(sun, height * 0.2, 0.05, 0xFFFBEF)
    for layer in 0..<4 {
      let share = CGFloat(layer) / 3
      let base = height * (0.46 + 0.2 * share)
      let path = CGMutablePath()
      let peak = width * random.between(0.15, 0.85)
      path.move(to: CGPoint(x: -0.01, y: base + random.between(0.02, 0.1)))
      path.addCurve(
        to: CGPoint(x: peak, y: base - random.between(0.03, 0.12)), control1: CGPoint(x: peak * 0.4, y: base + 0.06),
        control2: CGPoint(x: peak * 0.75, y: base - 0.02))
      let crest = CGPoint(x: peak, y: path.boundingBox.minY)
      path.addCurve(
        to: CGPoint(x: width + 0.01, y: base + random.between(0.04, 0.14)),
        control1: CGPoint(x: peak + (width - peak) * 0.35, y: base),
        control2: CGPoint(x: peak + (width - peak) * 0.6, y: base + 0.12))
      path.addLine(to: CGPoint(x: width + 0.01, y: height + 0.01))
      path.addLine(to: CGPoint(x: -0.01, y: height + 0.01))
      path.closeSubpath()
      let ink = sand.lighter(0.3 * (1 - share)).mixed(sky.lighter(0.3), 0.35 * (1 - share))
      fill(path, ink)
      clipped(path) {
        slope([(0, ink.lighter(0.35)), (0.45, ink), (1, ink.darker(0.25))], (0, base - 0.1), (0, base + 0.5))
        let shade = CGMutablePath()
        shade.move(to: crest)
        shade.addCurve(
          to: CGPoint(x: crest.x - 0.14, y: height), control1: CGPoint(x: crest.x + 0.08, y: crest.y + 0.18),
          control2: CGPoint(x: crest.x - 0.1, y: crest.y + 0.3))
        shade.addLine(to: CGPoint(x: width + 0.1, y: height))
        shade.addLine(to: CGPoint(x: width + 0.1, y: crest.y + 0.02))
        shade.closeSubpath()
        fill(shade, sand.darker(0.6).faded(0.42))
      }
    }
    if random.chance(0.6) { figure(width * 0.3, height * 0.72, 0.055, sand.darker(0.85)) }
    vignette(0.25)
  }

  mutating func underwater() {
    let water = random.pick(
      [[0x9BE8F0, 0x1C9BB8, 0x063A5B], [0xA7F0D2, 0x1B8A8F, 0x052C3D], [0xBFD9FF, 0x2F6FC0, 0x081F4D]] as [[CoverInk]])
    vertical([(0, water[0]), (0.3, water[1]), (1, water[2])])
    for _ in 0..<9 {
      let x = width * random.between(0.1, 0.9)
      let (spread, lean) = (random.between(0.03, 0.1), random.between(-0.25, 0.25))
      blending(.screen) {
        clipped(
          Self.path(
            [(x, -0.02), (x + 0.03, -0.02), (x + lean + spread, height * 0.85), (x + lean - spread, height * 0.85)],
            isClosed: true)
        ) {
          vertical([(0, CoverInk.white.faded(0.35)), (1, CoverInk.white.faded(0))], to: height * 0.8)
        }
      }
    }
    let dark = water[2].darker(0.55)
    if random.chance(0.5) {
      let (x, y) = (width * 0.52, height * 0.5)
      let whale = Self.blob([
        (x - 0.30, y), (x - 0.2, y - 0.09), (x + 0.02, y - 0.11), (x + 0.2, y - 0.05), (x + 0.30, y - 0.03),
        (x + 0.26, y + 0.02),
        (x + 0.05, y + 0.08), (x - 0.22, y + 0.08),
      ])
      fill(whale, dark)
      fill(
        Self.blob([
          (x + 0.25, y - 0.03), (x + 0.34, y - 0.11), (x + 0.40, y - 0.10), (x + 0.35, y - 0.02), (x + 0.42, y + 0.04),
          (x + 0.36, y + 0.06),
        ]), dark)
      fill(Self.blob([(x - 0.1, y + 0.05), (x - 0.06, y + 0.17), (x + 0.0, y + 0.19), (x - 0.01, y + 0.06)]), dark)
    } else {
      figure(width * 0.5, height * 0.62, 0.26, dark)
    }
    for _ in 0..<36 {
      let size = random.between(0.003, 0.014)
      ring(width * random.between(0.1, 0.9), height * random.unit(), size, 0.0022, CoverInk.white.faded(0.4))
    }
    fill(hills(height * 1.0, 0.1, roughness: 0.6), dark)
    vignette(0.35)
  }

  mutating func openRoad() {
    let day = random.chance(0.5)
    let horizon = height * 0.5
    if day {
      vertical([(0, 0x3E86C6), (1, 0xE8EFE8)], to: horizon)
      for _ in 0..<5 { cloud(random.unit() * width, horizon * random.between(0.3, 0.8), 0.2, .white, 0.3) }
    } else {
      vertical([(0, 0x241B4B), (0.6, 0xB2456E), (1, 0xFFB36B)], to: horizon)
      glow(width * 0.5, horizon, 0.5, 0xFFD08A, 0.9)
    }
    fill(hills(horizon + 0.02, 0.12, roughness: 0.5), day ? 0x6E8B8F : 0x4B2A55)
    let land: CoverInk = day ? 0xC9A66B : 0x3A2340
    rect(0, horizon, width, height, land)
    vertical([(0, land.lighter(0.25)), (1, land.darker(0.35))], from: horizon)
    clipped(CGRect(x: 0, y: horizon, width: width, height: height)) {
      let middle = width * 0.5
      polygon(
        [(middle - 0.008, horizon), (middle + 0.008, horizon), (width * 1.15, height), (width * -0.15, height)],
        day ? 0x4A4C52 : 0x17121F)
      for step in 0..<9 {
        let (near, far) = (pow(CGFloat(step) / 9, 2.2), pow((CGFloat(step) + 0.5) / 9, 2.2))
        let (top, bottom) = (horizon + near * (height - horizon), horizon + far * (height - horizon))
        polygon(
          [
            (middle - 0.002 - near * 0.014, top), (middle + 0.002 + near * 0.014, top),
            (middle + 0.002 + far * 0.014, bottom), (middle - 0.002 - far * 0.014, bottom),
          ], 0xF4D35E)
      }
    }
    vignette(0.35)
  }

  mutating func mountainLake() {
    let horizon = height * 0.56
    let sky = random.pick([[0x5B8DB8, 0xF4D9C6], [0x31466E, 0xE7A98F], [0x7FB2C9, 0xF5EFE0]] as [[CoverInk]])
    vertical([(0, sky[0]), (1, sky[1])], to: horizon)
    let far = hills(horizon, 0.36, roughness: 0.52)
    let near = hills(horizon, 0.15, roughness: 0.55)
    let rock = sky[0].darker(0.35)
    func land() {
      fill(far, rock.mixed(sky[1], 0.3))
      clipped(far) {
        vertical(
          [(0, CoverInk.white.faded(0.85)), (0.42, CoverInk.white.faded(0.1)), (1, CoverInk.white.faded(0))],
          from: horizon - 0.36, to: horizon)
      }
      fill(near, rock.darker(0.45))
    }
    clipped(CGRect(x: 0, y: 0, width: width, height: horizon)) { land() }
    context.saveGState()
    context.clip(to: CGRect(x: 0, y: horizon, width: width, height: height))
    vertical([(0, sky[1]), (1, sky[0].darker(0.35))], from: horizon)
    context.translateBy(x: 0, y: 2 * horizon)
    context.scaleBy(x: 1, y: -1)
    clipped(CGRect(x: 0, y: 0, width: width, height: horizon)) { land() }
    context.restoreGState()
    clipped(CGRect(x: 0, y: horizon, width: width, height: height)) {
      vertical([(0, sky[0].darker(0.4).faded(0.1)), (1, sky[0].darker(0.6).faded(0.7))], from: horizon)
    }
    for _ in 0..<60 {
      let share = random.unit()
      ellipse(
        random.unit() * width, horizon + share * (height - horizon), 0.03 + 0.09 * share, 0.0012 + 0.002 * share,
        CoverInk.white.faded(0.14))
    }
    if random.chance(0.5) {
      let (x, y) = (width * 0.64, height * 0.76)
      fill(Self.blob([(x - 0.1, y), (x + 0.1, y), (x + 0.07, y + 0.03), (x - 0.07, y + 0.03)]), 0x2B1E1A)
      figure(x, y + 0.012, 0.09, 0x1B1512)
    }
    vignette(0.3)
  }

  mutating func bigWave() {
    vertical([(0, palette.lightest), (1, palette.lightest.mixed(palette.second, 0.35))])
    disc(width * 0.7, height * 0.27, 0.12, palette.accent)
    let sea = palette.darkest.mixed(palette.second, 0.45)
    for layer in 0..<4 {
      let share = CGFloat(layer) / 3
      let ink = sea.lighter(0.45 * (1 - share))
      let base = height * (0.6 + 0.13 * share)
      let path = CGMutablePath()
      path.move(to: CGPoint(x: -0.1, y: height + 0.01))
      path.addLine(to: CGPoint(x: -0.1, y: base))
      var x: CGFloat = -0.1 - random.unit() * 0.2
      while x < width + 0.3 {
        let size = random.between(0.26, 0.4) * (0.8 + 0.3 * share)
        path.addCurve(
          to: CGPoint(x: x + size * 0.75, y: base - size * 0.6), control1: CGPoint(x: x + size * 0.2, y: base),
          control2: CGPoint(x: x + size * 0.3, y: base - size * 0.55))
        path.addCurve(
          to: CGPoint(x: x + size * 0.95, y: base - size * 0.3),
          control1: CGPoint(x: x + size * 1.0, y: base - size * 0.62),
          control2: CGPoint(x: x + size * 1.1, y: base - size * 0.4))
        path.addCurve(
          to: CGPoint(x: x + size, y: base), control1: CGPoint(x: x + size * 0.75, y: base - size * 0.38),
          control2: CGPoint(x: x + size * 0.7, y: base))
        x += size
      }
      path.addLine(to: CGPoint(x: width + 0.4, y: height + 0.01))
      path.closeSubpath()
      fill(path, ink)
      stroke(path, 0.009, palette.lightest.faded(0.9))
    }
  }

  mutating func flowerField() {
    let sky = random.pick([0x9CCBE8, 0xF7D9B0, 0xC9D9F0] as [CoverInk])
    let bloom = random.pick(
      [[0xD7263D, 0xF46036], [0x8E5BD0, 0xB99BEA], [0xF7B801, 0xF18701], [0xF291B2, 0xFFFFFF]] as [[CoverInk]])
    let horizon = height * 0.36
    vertical([(0, sky), (1, sky.lighter(0.7))], to: horizon)
    for _ in 0..<4 { cloud(random.unit() * width, horizon * 0.55, 0.16, .white, 0.3) }
    fill(hills(horizon + 0.03, 0.09, roughness: 0.45), 0x7FA08A)
    rect(0, horizon + 0.02, width, height, 0x6D8F4A)
    vertical([(0, 0x8DAA62), (1, 0x34562B)], from: horizon + 0.02)
    for row in 0..<26 {
      let share = CGFloat(row) / 25
      let y = horizon + 0.03 + share * share * (height - horizon) * 1.02
      let size = 0.004 + 0.042 * share * share
      for _ in 0..<Int(52 - 38 * share) {
        let (x, dy) = (random.unit() * width, random.between(-1, 1) * size)
        line(
          [(x, y + dy), (x + size * 0.2, y + dy + size * 2.4)], size * 0.16,
          CoverInk(integerLiteral: 0x2F4F25).faded(0.8))
        let ink = random.pick(bloom).mixed(sky.lighter(0.4), 0.3 * (1 - share))
        for petal in 0..<4 {
          let angle = CGFloat(petal) * .pi / 2 + 0.4
          ellipse(
            x + cos(angle) * size * 0.38, y + dy + sin(angle) * size * 0.3, size * 0.52, size * 0.44,
            ink.darker(0.06 * CGFloat(petal)))
        }
        disc(x, y + dy, size * 0.2, 0x2B1D14)
      }
    }
    vignette(0.25)
  }

  mutating func palms() {
    vertical([
      (0, palette.second), (0.45, palette.accent.mixed(palette.second, 0.35)), (0.75, palette.accent),
      (1, palette.accent.lighter(0.5)),
    ])
    let (sx, sy) = (width * 0.5, height * 0.55)
    disc(sx, sy, 0.27, palette.third.lighter(0.35))
    for step in 0..<6 {
      rect(0, sy + 0.02 + CGFloat(step) * 0.045, width, 0.006 + CGFloat(step) * 0.004, palette.accent)
    }
    let ink = palette.darkest.darker(0.55)
    for (x, tall, lean) in [(0.22, 0.62, 0.07), (0.36, 0.46, -0.04), (0.82, 0.7, -0.09)]
      as [(CGFloat, CGFloat, CGFloat)]
    {
      let foot = CGPoint(x: x * width, y: height + 0.02)
      let top = CGPoint(x: (x + lean) * width, y: height - tall)
      let trunk = CGMutablePath()
      trunk.move(to: foot)
      trunk.addQuadCurve(to: top, control: CGPoint(x: foot.x, y: height - tall * 0.5))
      stroke(trunk, 0.018, ink)
      for leaf in 0..<9 {
        let angle = -0.05 * 2 * CGFloat.pi + CGFloat(leaf) / 8 * -0.9 * .pi
        let (dx, dy) = (cos(angle) * 0.17, sin(angle) * 0.1)
        let path = CGMutablePath()
        path.move(to: top)
        path.addQuadCurve(
          to: CGPoint(x: top.x + dx, y: top.y + dy + 0.06), control: CGPoint(x: top.x + dx * 0.6, y: top.y + dy - 0.04))
        path.addQuadCurve(to: top, control: CGPoint(x: top.x + dx * 0.5, y: top.y + dy + 0.015))
        fill(path, ink)
      }
    }
    rect(0, height - 0.03, width, 0.04, ink)
  }

  mutating func mesas() {
    let sky = random.pick(
      [[0x2E4A7D, 0xF2A27A, 0xFFD9A0], [0x7AB6D9, 0xF6E3C5, 0xFBF1DC], [0x3B1F4B, 0xC4527A, 0xF9B17A]] as [[CoverInk]])
    let rock = random.pick([0xB5482F, 0x9C4A3C, 0xC06A3E] as [CoverInk])
    vertical([(0, sky[0]), (0.6, sky[1]), (1, sky[2])], to: height * 0.66)
    glow(width * 0.3, height * 0.5, 0.5, sky[2], 0.7)
    disc(width * 0.3, height * 0.5, 0.05, sky[2].lighter(0.6))
    for layer in 0..<3 {
      let share = CGFloat(layer) / 2
      let ink = rock.mixed(sky[1], 0.62 - 0.4 * share)
      let foot = height * (0.66 + 0.09 * share)
      var x = width * random.between(-0.15, 0.2)
      while x < width {
        let (across, tall) = (
          random.between(0.14, 0.3) * (0.7 + 0.5 * share), random.between(0.12, 0.34) * (0.7 + 0.4 * share)
        )
        let butte = Self.path(
          [
            (x - 0.1, foot + 0.01), (x - 0.01, foot - tall * 0.3), (x + across * 0.08, foot - tall * 0.34),
            (x + across * 0.11, foot - tall * 0.94), (x + across * 0.2, foot - tall),
            (x + across * 0.8, foot - tall * 0.985),
            (x + across * 0.88, foot - tall * 0.9), (x + across * 0.92, foot - tall * 0.34),
            (x + across + 0.01, foot - tall * 0.28),
            (x + across + 0.12, foot + 0.01),
          ], isClosed: true)
        fill(butte, ink)
        clipped(butte) {
          rect(x + across * 0.52, 0, 1, height, ink.darker(0.22))
          for step in 0..<7 {
            rect(x - 0.1, foot - tall + CGFloat(step) * tall / 7, 1, 0.006, ink.darker(0.3).faded(0.4))
          }
          for step in 0..<5 {
            rect(
              x + across * (0.16 + 0.15 * CGFloat(step)), foot - tall, 0.005, tall * 0.66, ink.darker(0.35).faded(0.35))
          }
        }
        x += across + random.between(0.16, 0.36)
      }
      fill(
        Self.swell(foot, 0.008, waves: 1.2, phase: random.unit(), width: width, bottom: height + 0.01), ink.darker(0.12)
      )
    }
    let floor = height * 0.76
    vertical([(0, rock.lighter(0.12)), (1, rock.darker(0.55))], from: floor)
    for _ in 0..<46 {
      let share = random.unit()
      let (x, y, size) = (random.unit() * width, floor + 0.01 + share * (height - floor), 0.006 + 0.03 * share)
      ellipse(x, y, size * 1.5, size * 0.55, (0x4E5A3A as CoverInk).darker(random.between(0.2, 0.6)))
    }
    vignette(0.3)
  }

  mutating func windowLight() {
    let wall = random.pick([0xC98F6B, 0xB9A38C, 0x9C6B5A, 0xA3A99A, 0xD4A59A] as [CoverInk])
    fill(wall)
    slope([(0, wall.darker(0.45)), (0.6, wall), (1, wall.darker(0.2))], (0, 0), (width, height))
    context.saveGState()
    context.concatenate(CGAffineTransform(a: 1, b: 0.12, c: -0.28, d: 1, tx: width * 0.28, ty: height * 0.06))
    for column in 0..<2 {
      for row in 0..<3 {
        let pane = CGRect(
          x: width * (0.12 + 0.27 * CGFloat(column)), y: height * (0.06 + 0.23 * CGFloat(row)), width: width * 0.24,
          height: height * 0.2)
        fill(pane.insetBy(dx: -0.008, dy: -0.008), wall.lighter(0.5).faded(0.35))
        fill(pane, (0xFFEBC8 as CoverInk).faded(0.72))
      }
    }
    context.restoreGState()
    let shade = wall.darker(0.72)
    let (x, y) = (width * 0.74, height * 0.86)
    for leaf in 0..<11 {
      let angle = -CGFloat.pi * (0.1 + 0.8 * CGFloat(leaf) / 10)
      let long = random.between(0.2, 0.38)
      let end = CGPoint(x: x + cos(angle) * long, y: y - 0.1 + sin(angle) * long)
      let path = CGMutablePath()
      path.move(to: CGPoint(x: x, y: y - 0.08))
      path.addQuadCurve(
        to: end, control: CGPoint(x: x + cos(angle - 0.35) * long * 0.7, y: y - 0.1 + sin(angle - 0.35) * long * 0.7))
      path.addQuadCurve(
        to: CGPoint(x: x, y: y - 0.08),
        control: CGPoint(x: x + cos(angle + 0.3) * long * 0.6, y: y - 0.1 + sin(angle + 0.3) * long * 0.6))
      fill(path, shade.mixed(0x3E5A40, random.between(0.2, 0.6)))
    }
    polygon(
      [(x - 0.09, y - 0.1), (x + 0.09, y - 0.1), (x + 0.065, y + 0.05), (x - 0.065, y + 0.05)],
      wall.mixed(0xE8DCC8, 0.75))
    polygon(
      [(x + 0.02, y - 0.1), (x + 0.09, y - 0.1), (x + 0.065, y + 0.05), (x + 0.01, y + 0.05)],
      wall.darker(0.4).faded(0.4))
    rect(0, y + 0.05, width, height, wall.darker(0.55))
    vignette(0.35)
  }

  mutating func fogBridge() {
    let tone = random.pick([0xE8B08C, 0xAEBFC9, 0xD7C3C9] as [CoverInk])
    vertical([(0, tone.darker(0.25)), (0.6, tone.lighter(0.35)), (1, tone.lighter(0.55))])
    let iron = random.pick([0xA63A28, 0x2F3B45] as [CoverInk])
    let deck = height * 0.62
    for (x, near) in [(0.26, 1.0), (0.76, 0.6)] as [(CGFloat, CGFloat)] {
      let ink = iron.mixed(tone.lighter(0.3), 1 - near)
      let top = height * (0.16 + 0.1 * (1 - near))
      for side in [-0.045, 0.03] as [CGFloat] { rect(width * x + side * near, top, 0.016 * near + 0.006, height, ink) }
      for step in 0..<5 { rect(width * x - 0.045 * near, top + 0.03 + CGFloat(step) * 0.09, 0.09 * near, 0.013, ink) }
    }
    let cable = CGMutablePath()
    cable.move(to: CGPoint(x: -0.05, y: height * 0.3))
    cable.addQuadCurve(
      to: CGPoint(x: width * 0.26, y: height * 0.17), control: CGPoint(x: width * 0.1, y: height * 0.36))
    cable.addQuadCurve(
      to: CGPoint(x: width * 0.76, y: height * 0.21), control: CGPoint(x: width * 0.52, y: height * 0.86))
    cable.addQuadCurve(
      to: CGPoint(x: width * 1.05, y: height * 0.48), control: CGPoint(x: width * 0.88, y: height * 0.46))
    stroke(cable, 0.008, iron)
    for step in 1..<22 {
      let x = width * (0.26 + 0.5 * CGFloat(step) / 22)
      let t = CGFloat(step) / 22
      let y = (1 - t) * (1 - t) * height * 0.17 + 2 * t * (1 - t) * height * 0.86 + t * t * height * 0.21
      if y < deck { line([(x, y), (x, deck)], 0.0025, iron.faded(0.7)) }
    }
    rect(0, deck, width, 0.022, iron)
    for _ in 0..<12 { cloud(random.unit() * width, height * random.between(0.66, 0.95), 0.3, tone.lighter(0.75), 0.4) }
    vertical([(0, tone.lighter(0.7).faded(0)), (1, tone.lighter(0.75))], from: deck, to: height * 0.95)
  }

  mutating func aboveClouds() {
    let sky = random.pick(
      [[0x2F6DB5, 0xBFE0F2, 0xFFE3C2], [0x3B2A6B, 0xC86B98, 0xFFC68A], [0x0E3B63, 0x6FB1D6, 0xF6F1E4]] as [[CoverInk]])
    vertical([(0, sky[0]), (0.45, sky[1]), (0.7, sky[2]), (1, sky[2])])
    glow(width * 0.7, height * 0.45, 0.4, sky[2], 0.85)
    for row in 0..<6 {
      let share = CGFloat(row) / 5
      let base = height * (0.56 + 0.42 * share)
      let ink = sky[2].mixed(.white, 0.35 + 0.3 * share).mixed(sky[1], 0.3 * (1 - share))
      rect(0, base + 0.03, width, height, ink.mixed(sky[0], 0.12))
      for _ in 0..<16 {
        let (x, size) = (random.between(-0.05, 1.05) * width, random.between(0.05, 0.13) * (0.7 + 0.5 * share))
        ellipse(x, base + 0.03, size * 1.4, size * 0.62, ink.mixed(sky[0], 0.12))
        ellipse(x + size * 0.1, base + 0.015, size * 1.1, size * 0.5, ink)
      }
    }
    let (x, y) = (width * 0.3, height * 0.3)
    let ink: CoverInk = .white
    fill(
      Self.blob([
        (x - 0.14, y + 0.03), (x + 0.1, y - 0.025), (x + 0.15, y - 0.03), (x + 0.12, y - 0.005), (x - 0.12, y + 0.045),
      ]), ink)
    polygon([(x - 0.02, y + 0.01), (x + 0.03, y), (x - 0.05, y + 0.1), (x - 0.075, y + 0.1)], ink.darker(0.12))
    polygon(
      [(x - 0.12, y + 0.025), (x - 0.09, y + 0.02), (x - 0.15, y - 0.045), (x - 0.165, y - 0.04)], ink.darker(0.06))
  }
}

extension CoverInk {
  static let clear = CoverInk(red: 0, green: 0, blue: 0, alpha: 0)
}
