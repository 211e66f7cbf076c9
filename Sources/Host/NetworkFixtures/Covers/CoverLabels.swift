// SPDX-FileCopyrightText: 2026 The Tessera Authors
// SPDX-License-Identifier: MIT

internal import CoreGraphics
internal import Foundation

/// How the words on a cover are arranged, which is settled before its picture is drawn.
struct CoverLabel {
  /// One of the arrangements that covers of the kind have.
  var form: Int
  /// How far the picture is moved down, so that words do not cover what it shows.
  var shift: CGFloat = 0

  init(of cover: Cover, _ motif: CoverMotif, _ random: inout CoverRandom) {
    switch cover.kind {
    case .album:
      switch motif.room {
      case .none: form = random.below(4)
      case .top: form = random.below(5)
      case .both: form = random.below(6)
      case .bottom: form = random.below(4)
      }
      switch motif.room {
      case .none: shift = form == 0 ? 0.1 : form == 1 ? -0.05 : 0
      case .top: shift = form > 1 ? 0 : motif.isScene ? 0.07 : 0.12
      case .bottom: shift = form > 2 || motif.isScene ? 0 : -0.07
      case .both: shift = 0
      }
    case .podcast:
      let forms =
        switch motif.room {
        case .none: [0, 2]
        case .top: [0, 1, 2]
        case .bottom: [0, 2, 3]
        case .both: [0, 1, 2, 3]
        }
      form = random.pick(forms)
      shift = [-0.19, 0.08, -0.08, -0.1][form]
    case .book:
      let forms =
        switch motif.room {
        case .none: [0, 3]
        case .top: [0, 1, 3]
        case .bottom: [0, 2, 3]
        case .both: [0, 1, 2, 3]
        }
      form = random.pick(forms)
      shift = [0.14, 0.1, -0.1, 0.15][form]
    case .app, .film, .comic, .character, .person: form = 0
    }
    (room, isScene) = (motif.room, motif.isScene)
  }

  fileprivate let room: CoverMotif.Room
  fileprivate let isScene: Bool
}

/// The words on covers, as each kind of thing has them.
extension CoverCanvas {
  mutating func draw(_ label: CoverLabel, _ cover: Cover) {
    let title = cover.words.title
    switch cover.kind {
    case .album: album(title, cover.words.person, label)
    case .podcast: podcast(title, cover.words.person, label)
    case .book: book(title, cover.words.person, label)
    case .film: film(title, cover.words.person)
    case .comic: comic(title, number: cover.number)
    case .app, .character, .person: break
    }
  }

  // MARK: - What can be read where

  /// How light the picture is in an area, 0 to 1, and how much that varies.
  private func light(_ area: CGRect) -> (mean: CGFloat, spread: CGFloat) {
    guard let bitmap = context.bitmap else { return (0.5, 0) }
    let scale = CGFloat(bitmap.width) / width
    var (sum, squares, count) = (CGFloat(0), CGFloat(0), CGFloat(0))
    for row in 0..<8 {
      for column in 0..<12 {
        let x = min(max(Int((area.minX + area.width * (CGFloat(column) + 0.5) / 12) * scale), 0), bitmap.width - 1)
        let y = min(max(Int((area.minY + area.height * (CGFloat(row) + 0.5) / 8) * scale), 0), bitmap.height - 1)
        let start = bitmap.pixels.startIndex + (y * bitmap.width + x) * 4
        let value =
          (0.114 * CGFloat(bitmap.pixels[start]) + 0.587 * CGFloat(bitmap.pixels[start + 1])
            + 0.299 * CGFloat(bitmap.pixels[start + 2])) / 255
        (sum, squares, count) = (sum + value, squares + value * value, count + 1)
      }
    }
    let mean = sum / count
    return (mean, max(squares / count - mean * mean, 0).squareRoot())
  }

  /// An ink that can be read in an area; where the area is neither light nor dark, it is made one of the two first.
  private func readable(_ area: CGRect, isShaded: Bool) -> CoverInk {
    let found = light(area)
    let isDark = found.mean < 0.56
    if isShaded, found.spread > 0.16 || abs(found.mean - 0.5) < 0.14 {
      let shade = isDark ? CoverInk.black : .white
      let isAbove = area.midY < height / 2
      let reach = max(isAbove ? area.maxY + 0.25 : height - area.minY + 0.25, 0.5)
      let (from, to) = isAbove ? (0, reach) : (height, height - reach)
      let strength: CGFloat = isDark ? 0.6 : 0.66
      clipped(CGRect(x: 0, y: min(from, to), width: width, height: reach)) {
        slope(
          [
            (0, shade.faded(strength)), (0.3, shade.faded(strength * 0.8)), (0.6, shade.faded(strength * 0.36)),
            (0.85, shade.faded(strength * 0.08)), (1, shade.faded(0)),
          ], (0, from), (0, to))
      }
    }
    let light = palette.lightest.luminance > 0.8 ? palette.lightest : palette.lightest.lighter(0.7)
    return isDark ? light : palette.darkest.luminance < 0.3 ? palette.darkest : palette.darkest.darker(0.6)
  }

  // MARK: - Records

  private mutating func album(_ title: String, _ artist: String, _ label: CoverLabel) {
    let words = title.split(separator: " ").map(String.init)
    switch label.room {
    case .none:
      switch label.form {
      case 0: band(title, artist)
      case 1: frame(title, artist)
      default: break
      }
    case .top, .both:
      switch label.form {
      case 0:
        let area = CGRect(x: 0.06, y: 0.05, width: width - 0.12, height: 0.2)
        let ink = readable(area, isShaded: label.isScene)
        let size = fitting(title, .poster, room: width - 0.12, most: 0.24)
        text(title, .poster, size: size, x: width / 2, y: 0.06 + size * 0.74, ink, .centre)
        text(artist, .spaced, size: 0.036, x: width / 2, y: 0.06 + size * 0.74 + 0.06, ink, .centre, room: width - 0.12)
      case 1:
        let ink = readable(CGRect(x: 0.06, y: 0.06, width: width * 0.7, height: 0.28), isShaded: label.isScene)
        var y: CGFloat = 0.06
        for word in words {
          let size = fitting(word, .heavy, room: width * 0.7, most: 0.17)
          y += size * 0.8
          text(word, .heavy, size: size, x: 0.06, y: y, ink)
        }
        text(artist, .quiet, size: 0.046, x: 0.064, y: y + 0.062, ink, room: width - 0.12)
      case 2:
        let ink = readable(CGRect(x: width * 0.15, y: 0.07, width: width * 0.7, height: 0.1), isShaded: label.isScene)
        text(artist, .spaced, size: 0.04, x: width / 2, y: 0.1, ink, .centre, room: width - 0.16)
        rect(width / 2 - 0.04, 0.125, 0.08, 0.004, ink)
        text(title, .fine, size: 0.06, x: width / 2, y: 0.2, ink, .centre, room: width - 0.14)
      case 3:
        let ink = readable(CGRect(x: 0.05, y: 0.05, width: width - 0.1, height: 0.1), isShaded: label.isScene)
        text(title, .wide, size: 0.075, x: 0.06, y: 0.12, ink, room: width - 0.12)
        text(artist, .quiet, size: 0.042, x: 0.062, y: 0.178, ink.faded(0.85), room: width - 0.12)
      case 4: break
      default: middle(title, artist, label)
      }
    case .bottom:
      switch label.form {
      case 0:
        let area = CGRect(x: 0.06, y: height - 0.26, width: width - 0.12, height: 0.2)
        let ink = readable(area, isShaded: label.isScene)
        let size = fitting(title, .poster, room: width - 0.12, most: 0.22)
        text(artist, .spaced, size: 0.034, x: 0.065, y: height - 0.085 - size * 0.76, ink, room: width - 0.12)
        text(title, .poster, size: size, x: 0.06, y: height - 0.06, ink)
      case 1:
        let ink = readable(CGRect(x: 0.06, y: height - 0.2, width: width - 0.12, height: 0.14), isShaded: label.isScene)
        text(title, .warm, size: 0.115, x: 0.06, y: height - 0.125, ink, room: width - 0.12)
        text(artist, .quiet, size: 0.045, x: 0.064, y: height - 0.06, ink.faded(0.9), room: width - 0.12)
      case 2:
        let ink = readable(
          CGRect(x: 0.06, y: height - 0.13, width: width - 0.12, height: 0.09), isShaded: label.isScene)
        text(title, .typed, size: 0.048, x: 0.06, y: height - 0.1, ink, room: width - 0.12)
        text(artist, .typed, size: 0.048, x: 0.06, y: height - 0.045, ink.faded(0.8), room: width - 0.12)
      default: break
      }
    }
  }

  /// Words in the middle of a quiet picture.
  private func middle(_ title: String, _ artist: String, _ label: CoverLabel) {
    let ink = readable(
      CGRect(x: width * 0.12, y: height / 2 - 0.1, width: width * 0.76, height: 0.2), isShaded: label.isScene)
    let size = fitting(title, .thin, room: width * 0.8, most: 0.16)
    text(title, .thin, size: size, x: width / 2, y: height / 2 + size * 0.25, ink, .centre)
    text(
      artist, .spaced, size: 0.032, x: width / 2, y: height / 2 + size * 0.25 + 0.08, ink, .centre, room: width * 0.8)
  }

  /// A band of paper at the upper edge, as series have it.
  private func band(_ title: String, _ artist: String) {
    let ground = palette.lightest.lighter(0.45)
    rect(0, 0, width, 0.2, ground)
    rect(0, 0.2, width, 0.012, palette.accent)
    let ink = palette.darkest.darker(0.35)
    text(title, .heavy, size: 0.088, x: 0.05, y: 0.105, ink, room: width - 0.3)
    text(artist, .quiet, size: 0.046, x: 0.052, y: 0.165, ink, room: width - 0.3)
    text(
      "Stereo", .wide, size: 0.03, x: width - 0.05, y: 0.075, palette.accent.luminance < 0.75 ? palette.accent : ink,
      .right)
  }

  /// A frame of paper with words below, as prints have it.
  private func frame(_ title: String, _ artist: String) {
    let paper = palette.lightest.lighter(0.55)
    let edge: CGFloat = 0.055
    rect(0, 0, width, edge, paper)
    rect(0, 0, edge, height, paper)
    rect(width - edge, 0, edge, height, paper)
    rect(0, height - 0.17, width, 0.171, paper)
    let ink = palette.darkest.darker(0.4)
    text(title, .friendly, size: 0.066, x: edge, y: height - 0.094, ink, room: width - 2 * edge)
    text(artist, .quiet, size: 0.044, x: edge, y: height - 0.04, ink.faded(0.75), room: width - 2 * edge)
  }

  // MARK: - Podcasts

  private mutating func podcast(_ title: String, _ host: String, _ label: CoverLabel) {
    let words = title.split(separator: " ").map(String.init)
    switch label.form {
    case 0:
      // A block of colour with the name as large as goes.
      let ground = random.pick(palette.bright)
      let isLight = ground.luminance > 0.55
      let ink = isLight ? palette.darkest.darker(0.4) : palette.lightest.lighter(0.5)
      rect(0, height - 0.42, width, 0.43, ground)
      var y = height - 0.42 + 0.045
      for word in words {
        let size = fitting(word, .heavy, room: width - 0.12, most: 0.155)
        y += size * 0.78
        text(word, .heavy, size: size, x: 0.06, y: y, ink)
        y += 0.015
      }
      text("with \(host)", .quiet, size: 0.046, x: 0.064, y: height - 0.045, ink, room: width - 0.12)
    case 1:
      let ink = readable(CGRect(x: 0.06, y: 0.06, width: width * 0.8, height: 0.32), isShaded: label.isScene)
      text("the", .warm, size: 0.09, x: 0.06, y: 0.115, ink)
      var y: CGFloat = 0.13
      for word in words {
        let size = fitting(word, .friendly, room: width - 0.14, most: 0.17)
        y += size * 0.85
        text(word, .friendly, size: size, x: 0.06, y: y, ink)
      }
      text(
        "podcast", .warm, size: 0.09, x: width - 0.06, y: height - 0.06,
        readable(CGRect(x: width * 0.6, y: height - 0.15, width: width * 0.35, height: 0.1), isShaded: label.isScene),
        .right)
    case 2:
      // A badge.
      let y = height - 0.2
      rounded(CGRect(x: 0.05, y: y, width: width - 0.1, height: 0.15), 0.03, palette.lightest.lighter(0.4))
      let ink = palette.darkest.darker(0.4)
      text(title, .friendly, size: 0.078, x: width / 2, y: y + 0.075, ink, .centre, room: width - 0.18)
      text(host, .quiet, size: 0.042, x: width / 2, y: y + 0.124, ink.faded(0.8), .centre, room: width - 0.18)
    default:
      let ink = readable(CGRect(x: 0.05, y: height - 0.36, width: width - 0.1, height: 0.3), isShaded: label.isScene)
      var (y, top) = (height - 0.06, height)
      for word in words.reversed() {
        let size = fitting(word, .poster, room: width - 0.12, most: 0.24)
        text(word, .poster, size: size, x: 0.06, y: y, ink)
        top = y - size * 0.74
        y -= size * 0.8
      }
      text(host, .spaced, size: 0.034, x: 0.064, y: top - 0.025, ink, room: width - 0.12)
    }
  }

  // MARK: - Books and films

  private mutating func book(_ title: String, _ author: String, _ label: CoverLabel) {
    let words = title.split(separator: " ").map(String.init)
    switch label.form {
    case 0:
      // A label.
      let box = CGRect(x: width * 0.14, y: height * 0.1, width: width * 0.72, height: 0.3)
      let (paper, ink) = (palette.lightest.lighter(0.5), palette.darkest.darker(0.3))
      fill(box, paper)
      context.setStrokeColor(ink.cg)
      context.stroke(box.insetBy(dx: 0.018, dy: 0.018), width: 0.005)
      text(title, .gentle, size: 0.09, x: width / 2, y: box.minY + 0.15, ink, .centre, room: box.width - 0.1)
      rect(width / 2 - 0.035, box.minY + 0.185, 0.07, 0.004, ink)
      text(author, .spaced, size: 0.03, x: width / 2, y: box.minY + 0.24, ink, .centre, room: box.width - 0.1)
    case 1:
      let ink = readable(CGRect(x: 0.07, y: 0.05, width: width - 0.14, height: 0.3), isShaded: label.isScene)
      var y: CGFloat = 0.055
      for word in words {
        let size = fitting(word, .poster, room: width - 0.14, most: 0.26)
        y += size * 0.78
        text(word, .poster, size: size, x: width / 2, y: y, ink, .centre)
      }
      let foot = readable(CGRect(x: 0.1, y: height - 0.12, width: width - 0.2, height: 0.08), isShaded: label.isScene)
      text(author, .spaced, size: 0.042, x: width / 2, y: height - 0.06, foot, .centre, room: width - 0.16)
    case 2:
      let ink = readable(CGRect(x: 0.07, y: height - 0.4, width: width - 0.14, height: 0.32), isShaded: label.isScene)
      var y = height - 0.15
      for word in words.reversed() {
        let size = fitting(word, .fine, room: width - 0.16, most: 0.15)
        text(word, .fine, size: size, x: 0.08, y: y, ink)
        y -= size * 0.92
      }
      text(author, .quiet, size: 0.05, x: 0.083, y: height - 0.07, ink, room: width - 0.16)
    default:
      rect(0, 0, width, 0.32, palette.ground)
      let ink = palette.ground.luminance > 0.5 ? palette.darkest.darker(0.4) : palette.lightest.lighter(0.4)
      text(author, .spaced, size: 0.036, x: width / 2, y: 0.085, ink, .centre, room: width - 0.12)
      let size = fitting(title, .warm, room: width - 0.14, most: 0.14)
      text(title, .warm, size: size, x: width / 2, y: 0.16 + size * 0.5, ink, .centre)
      rect(0, 0.32, width, 0.01, palette.accent)
    }
  }

  private mutating func film(_ title: String, _ name: String) {
    let foot = CGRect(x: 0.06, y: height - 0.3, width: width - 0.12, height: 0.26)
    clipped(CGRect(x: 0, y: height - 0.55, width: width, height: 0.56)) {
      slope([(0, CoverInk.black.faded(0)), (1, CoverInk.black.faded(0.8))], (0, height - 0.55), (0, height))
    }
    let ink = palette.lightest.lighter(0.5)
    text(
      name, .spaced, size: 0.034, x: width / 2, y: 0.08,
      readable(CGRect(x: width * 0.2, y: 0.04, width: width * 0.6, height: 0.06), isShaded: false), .centre,
      room: width - 0.12)
    let hand: CoverLettering = random.pick([.poster, .wide, .spaced, .thin])
    let size = fitting(title, hand, room: width - 0.14, most: 0.2)
    text(title, hand, size: size, x: width / 2, y: foot.maxY - 0.13, ink, .centre)
    let credits = "Written by \(name)  Music by \(name)  Edited by \(name)"
    text(
      credits, CoverLettering(face: "TesseraSansDisplay-Medium", stretch: 0.5, tracking: 0.02), size: 0.028,
      x: width / 2, y: foot.maxY - 0.07, ink.faded(0.7), .centre, room: width - 0.16)
    text(
      "In cinemas this summer", .spaced, size: 0.024, x: width / 2, y: foot.maxY - 0.02, ink.faded(0.85), .centre,
      room: width - 0.16)
  }

  // MARK: - Comics

  private mutating func comic(_ title: String, number: Int) {
    let words = title.split(separator: " ").map(String.init)
    let ink = palette.darkest.darker(0.75)
    let colour = random.pick([0xFFD21F, 0xFFFFFF, 0xFF5A3C, 0x7DE3FF] as [CoverInk])
    turned(-0.006, about: width / 2, 0.2) {
      var y: CGFloat = 0.03
      for (index, word) in words.enumerated() {
        let size = fitting(word, .slanted, room: width - 0.1, most: index == 0 ? 0.19 : 0.28)
        y += size * 0.79
        for shift in 0..<4 {
          text(
            word, .slanted, size: size, x: width / 2 + 0.003 * CGFloat(shift), y: y + 0.004 * CGFloat(shift), ink,
            .centre, outlined: 0.028)
        }
        text(word, .slanted, size: size, x: width / 2, y: y, colour, .centre)
      }
    }
    let box = CGRect(x: 0.045, y: height - 0.175, width: 0.15, height: 0.13)
    fill(box.insetBy(dx: -0.008, dy: -0.008), ink)
    fill(box, .white)
    text("No.", .heavy, size: 0.032, x: box.midX, y: box.minY + 0.038, ink, .centre)
    text("\(number)", .heavy, size: 0.08, x: box.midX, y: box.maxY - 0.022, ink, .centre, room: 0.13)
  }
}
