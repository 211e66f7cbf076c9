// SPDX-FileCopyrightText: 2026 The Tessera Authors
// SPDX-License-Identifier: MIT

internal import CoreGraphics
internal import Foundation

/// Covers that show a thing.
extension CoverCanvas {
  mutating func vinyl() {
    fill(palette.accent)
    slope([(0, palette.accent.lighter(0.18)), (1, palette.accent.darker(0.12))], (0, 0), (width, height))
    let (x, y) = (width * random.pick([0.5, 0.86, 0.14]), height * 0.52)
    disc(x + 0.012, y + 0.02, 0.395, CoverInk.black.faded(0.25))
    disc(x, y, 0.39, 0x121214)
    for step in 0..<22 {
      ring(x, y, 0.16 + CGFloat(step) * 0.0103, 0.0022, CoverInk.white.faded(step % 5 == 0 ? 0.16 : 0.06))
    }
    for turn in [0.06, 0.56] as [CGFloat] {
      blending(.screen) {
        clipped(Self.slice(x, y, 0.38, from: turn, to: turn + 0.1)) {
          radial([(0, CoverInk.white.faded(0.0)), (1, CoverInk.white.faded(0.3))], x, y, 0.39)
        }
      }
    }
    disc(x, y, 0.135, palette.second)
    ring(x, y, 0.1, 0.004, palette.paper.faded(0.8))
    rect(x - 0.07, y - 0.065, 0.14, 0.014, palette.paper)
    rect(x - 0.045, y + 0.05, 0.09, 0.008, palette.paper.faded(0.7))
    disc(x, y, 0.012, palette.accent)
  }

  mutating func cassette() {
    fill(palette.ground)
    for step in 0..<6 { rect(0, height * 0.1 + CGFloat(step) * height * 0.16, width, 0.02, palette.second.faded(0.35)) }
    turned(random.between(-0.03, 0.03), about: width / 2, height / 2) {
      let box = CGRect(x: width / 2 - 0.38, y: height / 2 - 0.24, width: 0.76, height: 0.48)
      rounded(box.offsetBy(dx: 0.015, dy: 0.02), 0.03, CoverInk.black.faded(0.3))
      rounded(box, 0.03, palette.paper)
      rounded(box.insetBy(dx: 0.03, dy: 0.03), 0.015, palette.accent)
      rect(box.minX + 0.06, box.minY + 0.06, box.width - 0.12, 0.09, palette.lightest)
      for step in 0..<2 {
        rect(box.minX + 0.08, box.minY + 0.088 + CGFloat(step) * 0.026, 0.42, 0.006, palette.darkest.faded(0.55))
      }
      rounded(CGRect(x: box.midX - 0.2, y: box.midY - 0.02, width: 0.4, height: 0.12), 0.06, palette.darkest)
      for side in [-1, 1] as [CGFloat] {
        disc(box.midX + side * 0.13, box.midY + 0.04, 0.045, palette.lightest)
        for tooth in 0..<6 {
          turned(CGFloat(tooth) / 6, about: box.midX + side * 0.13, box.midY + 0.04) {
            rect(box.midX + side * 0.13 + 0.022, box.midY + 0.034, 0.02, 0.012, palette.darkest)
          }
        }
        disc(box.midX + side * 0.13, box.midY + 0.04, 0.02, palette.darkest)
      }
      polygon(
        [
          (box.midX - 0.22, box.maxY), (box.midX - 0.19, box.maxY - 0.07), (box.midX + 0.19, box.maxY - 0.07),
          (box.midX + 0.22, box.maxY),
        ], palette.paper.darker(0.18))
    }
  }

  mutating func pianoKeys() {
    fill(palette.ground)
    turned(random.pick([0, -0.06, 0.06]), about: width / 2, height / 2, scale: 1.2) {
      let top = height * 0.42
      for key in 0..<9 {
        let x = width * CGFloat(key) / 8.5 - 0.04
        rounded(
          CGRect(x: x, y: top, width: width / 8.5 - 0.006, height: height), 0.008,
          key == 5 ? palette.accent : palette.lightest)
      }
      for key in [0, 1, 3, 4, 5, 7] {
        rect(width * CGFloat(key + 1) / 8.5 - 0.04 - 0.032, top, 0.058, height * 0.32, palette.darkest.darker(0.4))
      }
      rect(-0.3, top - 0.02, width + 0.6, 0.024, palette.accent.darker(0.25))
    }
  }

  mutating func guitar() {
    let wood = random.pick([0xC98A4B, 0xA4622F, 0xD9A768] as [CoverInk])
    fill(wood)
    for step in 0..<60 {
      let x = width * CGFloat(step) / 60
      line(
        [(x, 0), (x + random.between(-0.01, 0.01), height)], random.between(0.001, 0.006),
        wood.darker(random.between(0.06, 0.2)).faded(0.5))
    }
    let (x, y) = (width * 0.5, height * 0.5)
    disc(x, y, 0.3, wood.darker(0.45))
    disc(x, y, 0.285, palette.lightest.mixed(wood, 0.35))
    for tick in 0..<48 {
      turned(CGFloat(tick) / 48, about: x, y) {
        rect(x + 0.262, y - 0.006, 0.02, 0.012, tick % 2 == 0 ? palette.accent.darker(0.3) : wood.darker(0.6))
      }
    }
    disc(x, y, 0.255, wood.darker(0.45))
    radial([(0, 0x120A06), (0.85, 0x1C110A), (1, 0x3A2415)], x, y, 0.245)
    for string in 0..<6 {
      let sx = x + (CGFloat(string) - 2.5) * 0.052
      rect(sx + 0.006, -0.1, 0.004, height + 0.2, CoverInk.black.faded(0.3))
      rect(sx, -0.1, 0.0085 - CGFloat(string) * 0.0011, height + 0.2, string < 3 ? 0xD8B878 : 0xE9E9EC)
    }
    vignette(0.45)
  }

  mutating func microphone() {
    fill(palette.ground)
    radial([(0, palette.accent.faded(0.9)), (1, palette.accent.faded(0))], width / 2, height * 0.42, 0.6)
    let (x, y) = (width / 2, height * 0.42)
    let body = CGRect(x: x - 0.14, y: y - 0.22, width: 0.28, height: 0.4)
    rounded(body, 0.14, palette.lightest)
    clipped(CGPath(roundedRect: body, cornerWidth: 0.14, cornerHeight: 0.14, transform: nil)) {
      slope(
        [(0, palette.lightest), (0.55, palette.lightest.darker(0.12)), (1, palette.lightest.darker(0.45))],
        (body.minX, 0), (body.maxX, 0))
      for step in 0..<10 {
        rect(body.minX, body.minY + 0.03 + CGFloat(step) * 0.024, 0.28, 0.0085, palette.darkest.faded(0.75))
      }
      rect(body.minX, body.minY + 0.265, 0.28, 0.018, palette.accent)
    }
    let holder = CGMutablePath()
    holder.addArc(center: CGPoint(x: x, y: y + 0.02), radius: 0.2, startAngle: 0, endAngle: .pi, clockwise: false)
    stroke(holder, 0.024, palette.paper)
    rect(x - 0.012, y + 0.21, 0.024, 0.14, palette.paper)
    rounded(CGRect(x: x - 0.11, y: y + 0.34, width: 0.22, height: 0.024), 0.012, palette.paper)
  }

  mutating func leaves() {
    slope([(0, palette.ground), (1, palette.ground.mixed(palette.second, 0.5))], (0, 0), (0, height))
    for index in 0..<9 {
      let (x, y) = (width * random.between(-0.05, 1.05), height * random.between(0.1, 1.1))
      let (turn, size) = (random.unit(), random.between(0.26, 0.46))
      let ink = [palette.accent, palette.second, palette.third][index % 3].darker(random.between(0, 0.3))
      turned(turn, about: x, y) {
        let leaf = CGMutablePath()
        leaf.move(to: CGPoint(x: x, y: y))
        leaf.addCurve(
          to: CGPoint(x: x + size, y: y), control1: CGPoint(x: x + size * 0.2, y: y - size * 0.5),
          control2: CGPoint(x: x + size * 0.8, y: y - size * 0.35))
        leaf.addCurve(
          to: CGPoint(x: x, y: y), control1: CGPoint(x: x + size * 0.8, y: y + size * 0.35),
          control2: CGPoint(x: x + size * 0.2, y: y + size * 0.5))
        fill(leaf, ink)
        clipped(leaf) { rect(x, y, size, size, ink.darker(0.16)) }
        line([(x - size * 0.2, y), (x + size * 0.97, y)], 0.005, ink.lighter(0.35))
        for vein in 1..<7 {
          let vx = x + size * CGFloat(vein) / 7.5
          line([(vx, y), (vx + size * 0.14, y - size * 0.17)], 0.003, ink.lighter(0.3).faded(0.8))
          line([(vx, y), (vx + size * 0.14, y + size * 0.17)], 0.003, ink.lighter(0.3).faded(0.8))
        }
      }
    }
  }

  mutating func cactus() {
    fill(palette.lightest.mixed(palette.accent, 0.25))
    disc(width * 0.5, height * 0.46, 0.31, palette.accent)
    let green = palette.second.luminance < 0.55 ? palette.second : palette.second.darker(0.4)
    let (x, foot) = (width * 0.5, height * 0.74)
    func pad(_ rect: CGRect) {
      rounded(rect, 0.2, green)
      for step in 1..<4 {
        self.rect(
          rect.minX + rect.width * CGFloat(step) / 4, rect.minY + 0.03, 0.004, rect.height - 0.04, green.lighter(0.28))
      }
    }
    pad(CGRect(x: x - 0.07, y: foot - 0.46, width: 0.14, height: 0.5))
    for (side, lift, tall) in [(-1, 0.2, 0.2), (1, 0.28, 0.24)] as [(CGFloat, CGFloat, CGFloat)] {
      rounded(CGRect(x: side < 0 ? x - 0.2 : x + 0.02, y: foot - lift, width: 0.18, height: 0.075), 0.04, green)
      pad(CGRect(x: x + side * 0.165 - 0.04, y: foot - lift - tall + 0.075, width: 0.08, height: tall))
    }
    polygon(
      [(x - 0.17, foot - 0.03), (x + 0.17, foot - 0.03), (x + 0.125, foot + 0.17), (x - 0.125, foot + 0.17)],
      palette.third.darker(0.1))
    rect(x - 0.19, foot - 0.06, 0.38, 0.055, palette.third.darker(0.25))
    rect(0, foot + 0.17, width, height, palette.darkest.faded(0.9))
  }

  mutating func citrus() {
    let fruit = random.pick(
      [[0xF7931E, 0xFFD9A0], [0xF2D022, 0xFFF6C2], [0xE0483E, 0xFFC9BD], [0x8DB63C, 0xE9F5C6]] as [[CoverInk]])
    fill(palette.second.luminance > 0.35 ? palette.second.lighter(0.35) : palette.third.lighter(0.3))
    for (x, y, size) in [(0.28, 0.3, 0.26), (0.78, 0.2, 0.17), (0.72, 0.7, 0.31), (0.16, 0.82, 0.18)]
      as [(CGFloat, CGFloat, CGFloat)]
    {
      let (x, y) = (x * width, y * height)
      disc(x + 0.02, y + 0.025, size, CoverInk.black.faded(0.14))
      disc(x, y, size, fruit[0])
      disc(x, y, size * 0.9, fruit[1])
      let turn = random.unit()
      for wedge in 0..<9 {
        let from = turn + CGFloat(wedge) / 9 + 0.008
        let path = Self.slice(x, y, size * 0.83, from: from, to: from + 1 / 9 - 0.016)
        fill(path, fruit[0].lighter(0.1))
        clipped(path) { radial([(0, fruit[0].lighter(0.4)), (1, fruit[0].lighter(0.4).faded(0))], x, y, size * 0.8) }
      }
      disc(x, y, size * 0.07, fruit[1])
    }
  }

  mutating func eye() {
    fill(palette.ground)
    let (x, y) = (width / 2, height * 0.5)
    for ray in 0..<24 {
      turned(CGFloat(ray) / 24, about: x, y) {
        polygon([(x + 0.36, y - 0.012), (x + (ray % 2 == 0 ? 0.5 : 0.44), y), (x + 0.36, y + 0.012)], palette.accent)
      }
    }
    let lids = CGMutablePath()
    lids.move(to: CGPoint(x: x - 0.36, y: y))
    lids.addQuadCurve(to: CGPoint(x: x + 0.36, y: y), control: CGPoint(x: x, y: y - 0.4))
    lids.addQuadCurve(to: CGPoint(x: x - 0.36, y: y), control: CGPoint(x: x, y: y + 0.4))
    lids.closeSubpath()
    fill(lids, palette.lightest)
    clipped(lids) {
      disc(x, y, 0.165, palette.second)
      for ray in 0..<36 {
        turned(CGFloat(ray) / 36, about: x, y) {
          line([(x + 0.075, y), (x + 0.155, y)], 0.005, palette.third.faded(0.85))
        }
      }
      disc(x, y, 0.075, palette.darkest.darker(0.5))
      disc(x - 0.035, y - 0.045, 0.026, .white)
      rect(x - 0.4, y - 0.3, 0.8, 0.16, CoverInk.black.faded(0.12))
    }
    stroke(lids, 0.014, palette.darkest)
  }

  mutating func openDoor() {
    let wall = palette.ground.luminance < 0.5 ? palette.ground : palette.second.darker(0.3)
    fill(wall)
    let floor = height * 0.72
    rect(0, floor, width, height, wall.darker(0.35))
    let (x, across, top) = (width * 0.42, CGFloat(0.2), height * 0.24)
    polygon(
      [(x, floor), (x + across, floor), (x + across + 0.36, height), (x - 0.06, height)], palette.accent.faded(0.85))
    clipped(CGRect(x: x, y: top, width: across, height: floor - top)) {
      vertical(
        [(0, palette.third.lighter(0.4)), (0.6, palette.accent.lighter(0.4)), (1, palette.accent)], from: top, to: floor
      )
      disc(x + across * 0.55, top + (floor - top) * 0.5, 0.055, .white)
      fill(Self.swell(floor - 0.09, 0.018, waves: 2.5, phase: 0.2, width: width, bottom: floor), palette.second)
    }
    polygon([(x, top), (x - 0.13, top + 0.045), (x - 0.13, floor + 0.07), (x, floor)], wall.lighter(0.25))
    disc(x - 0.105, (top + floor) / 2 + 0.05, 0.011, palette.accent)
    figure(x + across * 0.62, floor + 0.075, 0.26, wall.darker(0.8))
  }

  mutating func umbrella() {
    fill(palette.second.mixed(palette.ground, 0.35))
    for _ in 0..<130 {
      let (x, y) = (random.unit() * width * 1.2, random.unit() * height)
      line([(x, y), (x - 0.02, y + 0.06)], 0.003, palette.paper.faded(0.35))
    }
    let (x, y) = (width * 0.5, height * 0.46)
    let dome = CGMutablePath()
    dome.addArc(center: CGPoint(x: x, y: y), radius: 0.29, startAngle: .pi, endAngle: 0, clockwise: false)
    for scallop in 0..<4 {
      let right = x + 0.29 - CGFloat(scallop) * 0.145
      dome.addQuadCurve(to: CGPoint(x: right - 0.145, y: y), control: CGPoint(x: right - 0.0725, y: y - 0.055))
    }
    dome.closeSubpath()
    fill(dome, palette.accent)
    clipped(dome) {
      for step in [-1, 1] as [CGFloat] { ellipse(x + step * 0.145, y, 0.0725, 0.29, palette.accent.darker(0.14)) }
    }
    line([(x, y - 0.31), (x, y + 0.26)], 0.011, palette.darkest)
    figure(x + 0.04, height * 0.86, 0.36, palette.darkest)
    rect(0, height * 0.86, width, height, palette.darkest.faded(0.92))
    ellipse(x + 0.04, height * 0.9, 0.2, 0.012, palette.accent.faded(0.5))
  }

  mutating func birds() {
    slope([(0, palette.lightest), (1, palette.third.mixed(palette.lightest, 0.45))], (0, 0), (0, height))
    disc(width * 0.62, height * 0.4, 0.22, palette.accent)
    for index in 0..<19 {
      let row = CGFloat(index / 2 + 1)
      let side: CGFloat = index % 2 == 0 ? 1 : -1
      let (x, y) = (width * 0.34 + row * 0.055 * side * 0.8 + row * 0.012, height * 0.3 + row * 0.037)
      let size = random.between(0.032, 0.044)
      let path = CGMutablePath()
      path.move(to: CGPoint(x: x - size, y: y - size * 0.45))
      path.addQuadCurve(to: CGPoint(x: x, y: y), control: CGPoint(x: x - size * 0.4, y: y - size * 0.7))
      path.addQuadCurve(
        to: CGPoint(x: x + size, y: y - size * 0.45), control: CGPoint(x: x + size * 0.4, y: y - size * 0.7))
      path.addQuadCurve(to: CGPoint(x: x, y: y + size * 0.3), control: CGPoint(x: x + size * 0.4, y: y - size * 0.3))
      path.addQuadCurve(
        to: CGPoint(x: x - size, y: y - size * 0.45), control: CGPoint(x: x - size * 0.4, y: y - size * 0.3))
      fill(path, palette.darkest)
    }
    fill(hills(height * 0.95, 0.1, roughness: 0.45), palette.darkest.mixed(palette.second, 0.4))
  }

  mutating func cat() {
    fill(palette.second)
    let pane = CGRect(x: width * 0.16, y: height * 0.12, width: width * 0.68, height: height * 0.6)
    fill(pane.insetBy(dx: -0.025, dy: -0.025), palette.lightest)
    clipped(pane) {
      vertical(
        [(0, palette.darkest), (1, palette.accent.mixed(palette.darkest, 0.45))], from: pane.minY, to: pane.maxY)
      for _ in 0..<50 {
        disc(
          pane.minX + random.unit() * pane.width, pane.minY + random.unit() * pane.height * 0.8,
          random.between(0.002, 0.005), .white)
      }
      disc(pane.maxX - 0.14, pane.minY + 0.13, 0.07, palette.third.lighter(0.4))
    }
    rect(pane.midX - 0.01, pane.minY, 0.02, pane.height, palette.lightest)
    rect(pane.minX, pane.midY - 0.01, pane.width, 0.02, palette.lightest)
    rect(pane.minX - 0.06, pane.maxY + 0.01, pane.width + 0.12, 0.035, palette.lightest.darker(0.12))
    let (x, y) = (width * 0.44, pane.maxY + 0.012)
    let ink = palette.darkest.darker(0.5)
    fill(
      Self.blob([
        (x - 0.09, y - 0.24), (x + 0.07, y - 0.24), (x + 0.14, y - 0.08), (x + 0.14, y + 0.01), (x - 0.14, y + 0.01),
        (x - 0.13, y - 0.1),
      ]), ink)
    disc(x - 0.01, y - 0.27, 0.082, ink)
    polygon([(x - 0.088, y - 0.29), (x - 0.075, y - 0.39), (x - 0.015, y - 0.335)], ink)
    polygon([(x + 0.066, y - 0.29), (x + 0.053, y - 0.39), (x - 0.005, y - 0.335)], ink)
    let tail = CGMutablePath()
    tail.move(to: CGPoint(x: x + 0.1, y: y - 0.015))
    tail.addCurve(
      to: CGPoint(x: x + 0.22, y: y + 0.15), control1: CGPoint(x: x + 0.26, y: y - 0.02),
      control2: CGPoint(x: x + 0.13, y: y + 0.12))
    stroke(tail, 0.03, ink)
  }

  mutating func fish() {
    fill(palette.ground)
    for row in 0..<6 {
      for column in 0..<4 {
        let x = width * (0.14 + 0.26 * CGFloat(column)) + (row % 2 == 0 ? 0 : 0.12 * width) - 0.04
        let y = height * (0.1 + 0.165 * CGFloat(row))
        let ink = row == 3 && column == 1 ? palette.accent : palette.second.mixed(palette.third, CGFloat(row) / 6)
        let flip: CGFloat = row == 3 && column == 1 ? -1 : 1
        let path = CGMutablePath()
        path.move(to: CGPoint(x: x - flip * 0.085, y: y))
        path.addQuadCurve(to: CGPoint(x: x + flip * 0.055, y: y), control: CGPoint(x: x - flip * 0.01, y: y - 0.085))
        path.addLine(to: CGPoint(x: x + flip * 0.1, y: y - 0.04))
        path.addLine(to: CGPoint(x: x + flip * 0.088, y: y))
        path.addLine(to: CGPoint(x: x + flip * 0.1, y: y + 0.04))
        path.addLine(to: CGPoint(x: x + flip * 0.055, y: y))
        path.addQuadCurve(to: CGPoint(x: x - flip * 0.085, y: y), control: CGPoint(x: x - flip * 0.01, y: y + 0.085))
        fill(path, ink)
        disc(x - flip * 0.05, y - 0.011, 0.0095, palette.paper)
        line(
          [(x - flip * 0.022, y - 0.034), (x - flip * 0.01, y), (x - flip * 0.022, y + 0.034)], 0.005, palette.ground)
      }
    }
  }

  mutating func balloons() {
    vertical([(0, palette.second.lighter(0.25)), (1, palette.lightest)])
    for _ in 0..<5 { cloud(random.unit() * width, height * random.between(0.5, 0.9), 0.16, .white, 0.35) }
    for (x, y, size) in [(0.36, 0.38, 0.2), (0.76, 0.26, 0.11), (0.7, 0.64, 0.07)] as [(CGFloat, CGFloat, CGFloat)] {
      let (x, y) = (x * width, y * height)
      let envelope = CGMutablePath()
      envelope.move(to: CGPoint(x: x - size * 0.22, y: y + size * 1.15))
      envelope.addCurve(
        to: CGPoint(x: x, y: y - size), control1: CGPoint(x: x - size * 1.2, y: y + size * 0.2),
        control2: CGPoint(x: x - size * 1.05, y: y - size))
      envelope.addCurve(
        to: CGPoint(x: x + size * 0.22, y: y + size * 1.15), control1: CGPoint(x: x + size * 1.05, y: y - size),
        control2: CGPoint(x: x + size * 1.2, y: y + size * 0.2))
      envelope.closeSubpath()
      fill(envelope, palette.accent)
      clipped(envelope) {
        ellipse(x, y + size * 0.1, size * 0.62, size * 1.2, palette.lightest)
        ellipse(x, y + size * 0.1, size * 0.3, size * 1.2, palette.third)
        slope(
          [(0, CoverInk.white.faded(0.25)), (0.5, CoverInk.clear), (1, CoverInk.black.faded(0.25))], (x - size, y),
          (x + size, y))
      }
      line([(x - size * 0.2, y + size * 1.15), (x - size * 0.13, y + size * 1.45)], 0.003, palette.darkest)
      line([(x + size * 0.2, y + size * 1.15), (x + size * 0.13, y + size * 1.45)], 0.003, palette.darkest)
      rounded(CGRect(x: x - size * 0.15, y: y + size * 1.43, width: size * 0.3, height: size * 0.22), 0.01, 0x7A4A2A)
    }
    fill(hills(height * 0.98, 0.12, roughness: 0.45), palette.ground.darker(0.2))
  }

  mutating func paperBoat() {
    fill(palette.second.lighter(0.1))
    for row in 0..<9 {
      let y = height * (0.55 + 0.06 * CGFloat(row))
      fill(
        Self.swell(y, 0.012, waves: 5, phase: CGFloat(row) * 0.17, width: width, bottom: height + 0.01),
        palette.second.mixed(palette.ground, 0.12 + 0.09 * CGFloat(row)))
      if row == 3 {
        let x = width * 0.5
        polygon([(x, y - 0.34), (x - 0.12, y - 0.1), (x, y - 0.1)], palette.lightest)
        polygon([(x, y - 0.34), (x + 0.12, y - 0.1), (x, y - 0.1)], palette.lightest.darker(0.14))
        polygon(
          [(x - 0.25, y - 0.13), (x, y - 0.09), (x - 0.02, y + 0.03), (x - 0.16, y + 0.03)],
          palette.lightest.darker(0.06))
        polygon([(x + 0.25, y - 0.13), (x, y - 0.09), (x - 0.02, y + 0.03), (x + 0.16, y + 0.03)], palette.lightest)
        polygon([(x - 0.25, y - 0.13), (x, y - 0.1), (x + 0.25, y - 0.13), (x, y - 0.07)], palette.accent)
      }
    }
    disc(width * 0.8, height * 0.2, 0.085, palette.accent)
  }

  mutating func rocket() {
    fill(palette.ground)
    stars(90, below: height, palette.paper)
    disc(width * 0.82, height * 0.2, 0.15, palette.third)
    disc(width * 0.78, height * 0.18, 0.03, palette.third.darker(0.15))
    disc(width * 0.86, height * 0.25, 0.02, palette.third.darker(0.15))
    turned(0.09, about: width * 0.45, height * 0.5) {
      let (x, y) = (width * 0.45, height * 0.46)
      for (reach, ink) in [(0.3, palette.accent), (0.22, palette.third.lighter(0.3)), (0.13, CoverInk.white)]
        as [(CGFloat, CoverInk)]
      {
        fill(
          Self.blob([
            (x - 0.06, y + 0.21), (x + 0.06, y + 0.21), (x + 0.045, y + 0.21 + reach * 0.5),
            (x, y + 0.21 + reach * 1.3), (x - 0.045, y + 0.21 + reach * 0.5),
          ]), ink)
      }
      polygon([(x - 0.1, y + 0.1), (x - 0.19, y + 0.25), (x - 0.05, y + 0.21)], palette.accent)
      polygon([(x + 0.1, y + 0.1), (x + 0.19, y + 0.25), (x + 0.05, y + 0.21)], palette.accent.darker(0.2))
      let body = CGMutablePath()
      body.move(to: CGPoint(x: x, y: y - 0.3))
      body.addCurve(
        to: CGPoint(x: x + 0.075, y: y + 0.22), control1: CGPoint(x: x + 0.13, y: y - 0.18),
        control2: CGPoint(x: x + 0.13, y: y + 0.08))
      body.addLine(to: CGPoint(x: x - 0.075, y: y + 0.22))
      body.addCurve(
        to: CGPoint(x: x, y: y - 0.3), control1: CGPoint(x: x - 0.13, y: y + 0.08),
        control2: CGPoint(x: x - 0.13, y: y - 0.18))
      fill(body, palette.lightest)
      clipped(body) {
        rect(x + 0.02, y - 0.4, 0.2, 0.8, palette.lightest.darker(0.14))
        rect(x - 0.2, y - 0.4, 0.4, 0.24, palette.accent)
      }
      disc(x, y - 0.05, 0.05, palette.darkest)
      disc(x, y - 0.05, 0.037, palette.second.lighter(0.35))
    }
  }

  mutating func atom() {
    radial([(0, palette.ground.mixed(palette.second, 0.45)), (1, palette.ground)], width / 2, height / 2, 0.8)
    fillCorners(palette.ground)
    let (x, y) = (width / 2, height / 2)
    for orbit in 0..<3 {
      turned(CGFloat(orbit) / 6 + 0.04, about: x, y) {
        context.setStrokeColor(palette.paper.cg)
        context.setLineWidth(0.012)
        context.strokeEllipse(in: CGRect(x: x - 0.36, y: y - 0.13, width: 0.72, height: 0.26))
        disc(x + 0.36 * cos(0.7 + CGFloat(orbit)), y + 0.13 * sin(0.7 + CGFloat(orbit)), 0.03, palette.bright[orbit])
      }
    }
    glow(x, y, 0.25, palette.accent, 0.8)
    disc(x, y, 0.065, palette.accent)
  }

  private func fillCorners(_ ink: CoverInk) {
    let frame = CGMutablePath()
    frame.addRect(bounds.insetBy(dx: -0.01, dy: -0.01))
    frame.addEllipse(in: CGRect(x: width / 2 - 0.8, y: height / 2 - 0.8, width: 1.6, height: 1.6))
    context.setFillColor(ink.cg)
    context.addPath(frame)
    context.fillPath(using: .evenOdd)
  }

  mutating func rose() {
    fill(palette.ground)
    let (x, y) = (width / 2, height * 0.42)
    let stem = CGMutablePath()
    stem.move(to: CGPoint(x: x, y: y))
    stem.addQuadCurve(to: CGPoint(x: x - 0.04, y: height + 0.02), control: CGPoint(x: x + 0.07, y: height * 0.75))
    let green = palette.second.mixed(0x2F5D3A, 0.65)
    stroke(stem, 0.02, green)
    for (side, lift) in [(1, 0.72), (-1, 0.82)] as [(CGFloat, CGFloat)] {
      let ly = height * lift
      fill(
        Self.blob([
          (x + 0.02, ly), (x + side * 0.1, ly - 0.09), (x + side * 0.23, ly - 0.07), (x + side * 0.14, ly + 0.02),
        ]), green.lighter(0.12))
    }
    let red = palette.accent
    for layer in 0..<6 {
      let reach = 0.26 - CGFloat(layer) * 0.04
      let count = 7 - layer / 2
      for petal in 0..<count {
        let angle = (CGFloat(petal) / CGFloat(count) + CGFloat(layer) * 0.13) * 2 * .pi
        let (px, py) = (x + cos(angle) * reach * 0.55, y + sin(angle) * reach * 0.5)
        ellipse(px + 0.004, py + 0.007, reach * 0.62, reach * 0.57, red.darker(0.5).faded(0.6))
        ellipse(
          px, py, reach * 0.6, reach * 0.55, red.darker(0.32 - 0.06 * CGFloat(layer)).lighter(0.05 * CGFloat(petal % 3))
        )
      }
    }
    let curl = CGMutablePath()
    for step in 0...40 {
      let share = CGFloat(step) / 40
      let angle = share * 3.2 * .pi
      let point = CGPoint(x: x + cos(angle) * 0.06 * share, y: y + sin(angle) * 0.055 * share)
      if step == 0 { curl.move(to: point) } else { curl.addLine(to: point) }
    }
    stroke(curl, 0.008, red.darker(0.55))
  }

  mutating func coffee() {
    let wood = random.pick([0x8A5A3C, 0xC7A17A, 0x3F3A38] as [CoverInk])
    fill(wood)
    for step in 0..<5 { rect(0, height * CGFloat(step) / 5, width, 0.006, wood.darker(0.4)) }
    for _ in 0..<40 {
      let (from, y) = (random.unit() * width, random.unit() * height)
      line([(from, y), (from + random.between(0.1, 0.4), y + 0.002)], 0.002, wood.darker(0.3).faded(0.5))
    }
    let (x, y) = (width / 2, height / 2)
    disc(x + 0.025, y + 0.035, 0.345, CoverInk.black.faded(0.25))
    disc(x, y, 0.34, palette.lightest)
    ring(x, y, 0.255, 0.006, palette.lightest.darker(0.12))
    disc(x + 0.01, y + 0.015, 0.225, CoverInk.black.faded(0.2))
    rounded(CGRect(x: x + 0.17, y: y - 0.035, width: 0.14, height: 0.07), 0.035, palette.accent)
    disc(x, y, 0.215, palette.accent)
    disc(x, y, 0.185, 0x4A2C1A)
    radial([(0, 0xB98352), (0.75, 0x8A5630), (1, 0x4A2C1A)], x, y, 0.18)
    let cream: CoverInk = 0xF3DDBB
    for step in 0..<4 {
      let top = y + 0.085 - CGFloat(step) * 0.05
      let size = 0.105 - CGFloat(step) * 0.021
      fill(
        Self.blob([
          (x, top), (x - size, top - size * 0.9), (x - size * 0.5, top - size * 1.5), (x, top - size * 0.95),
          (x + size * 0.5, top - size * 1.5), (x + size, top - size * 0.9),
        ]), step % 2 == 0 ? cream : 0x9A6238)
    }
    vignette(0.3)
  }

  mutating func ladder() {
    vertical([(0, palette.darkest.darker(0.3)), (1, palette.second.mixed(palette.darkest, 0.4))])
    stars(110, below: height * 0.9)
    let (mx, my) = (width * 0.68, height * 0.24)
    glow(mx, my, 0.34, palette.third.lighter(0.5), 0.6)
    disc(mx, my, 0.13, palette.third.lighter(0.55))
    let moon = CGRect(x: mx - 0.13, y: my - 0.13, width: 0.26, height: 0.26)
    clipped(CGPath(ellipseIn: moon, transform: nil)) {
      disc(mx + 0.055, my - 0.035, 0.115, palette.darkest.darker(0.22).faded(0.92))
    }
    let ink = palette.accent.lighter(0.2)
    let (foot, top) = ((width * 0.3, height * 0.9), (width * 0.62, height * 0.33))
    for shift in [0, 0.06] as [CGFloat] { line([(foot.0 + shift, foot.1), (top.0 + shift * 0.6, top.1)], 0.01, ink) }
    for rung in 0..<15 {
      let share = CGFloat(rung) / 15
      let (x, y) = (foot.0 + (top.0 - foot.0) * share, foot.1 + (top.1 - foot.1) * share)
      line([(x, y), (x + 0.06 - 0.024 * share, y)], 0.007, ink)
    }
    figure(width * 0.47, height * 0.655, 0.1, palette.paper)
    fill(
      Self.swell(height * 0.9, 0.03, waves: 0.9, phase: 0.6, width: width, bottom: height + 0.01),
      palette.darkest.darker(0.65))
  }
}
