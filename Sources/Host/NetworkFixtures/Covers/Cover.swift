// SPDX-FileCopyrightText: 2026 The Tessera Authors
// SPDX-License-Identifier: MIT

internal import CoreGraphics
internal import Foundation

/// The picture on something that is listened to, read, watched or played with. The same number has the same cover at every
/// size, on every machine with the same fonts.
struct Cover {
  /// What it is the cover of.
  enum Kind: Equatable {
    case album, podcast, book, app, film, comic, character, person
  }

  let kind: Kind
  let seed: Int
  let words: SampleWords
  /// Which of its kind it is.
  let number: Int

  /// - Parameter name: How addresses of pictures name it: `podcasts-1234`, or a plain number or word.
  init(name: String) {
    // Media have dashes in their names, too.
    let dash = name.lastIndex(of: "-")
    let parts = dash.map { [String(name[..<$0]), String(name[name.index(after: $0)...])] } ?? [name]
    let number = parts.last.flatMap { Int($0) }
    let kind = (parts.count > 1 ? Self.kinds[parts[0]] : nil) ?? (number == nil ? Kind.person : .album)
    let isOfMarvel = kind == .comic || kind == .character
    self.kind = kind
    self.number = number ?? 0
    seed = number.map { isOfMarvel ? MarvelCatalogue.seed(parts[0], $0) : $0 } ?? SampleWords.seed(name)
    words = SampleWords(seed: seed)
  }

  private static let kinds: [String: Kind] = [
    "music": .album, "podcasts": .podcast, "podcast": .podcast, "books": .book, "ebook": .book, "audio-books": .book,
    "audiobook": .book, "apps": .app, "software": .app, "movies": .film, "movie": .film, "tvShow": .film,
    "comics": .comic, "series": .comic, "characters": .character,
  ]

  /// The motif of a number. Numbers that follow each other stand side by side on a screen: a motif comes again when all
  /// others have been.
  private static func motif(of kind: Kind, _ seed: Int) -> CoverMotif {
    let motifs = CoverMotif.of(kind)
    let count = motifs.count
    var stride = max(count * 5 / 8, 1)
    while greatestDivisor(stride, count) > 1 { stride += 1 }
    return motifs[abs(seed % count) * stride % count]
  }

  private static func greatestDivisor(_ one: Int, _ other: Int) -> Int {
    other == 0 ? one : greatestDivisor(other, one % other)
  }

  func picture(width: Int, height: Int) -> Bitmap? {
    let side = CGFloat(min(width, height))
    guard
      let context = CGContext(
        bitmapSize: CGSize(width: width, height: height), scale: 1, opaque: true)
    else { return nil }
    context.scaleBy(x: side, y: side)
    var random = CoverRandom(UInt64(truncatingIfNeeded: seed) &* 31 &+ UInt64(kind.hashedOrder))
    let motif = Self.motif(of: kind, seed)
    let palette = random.pick(CoverPalette.of(words.genre))
    let isMirrored = random.chance(0.5) && kind != .app
    let (width, height) = (CGFloat(width) / side, CGFloat(height) / side)
    var canvas = CoverCanvas(context: context, width: width, height: height, palette: palette, random: random)
    let label = CoverLabel(of: self, motif, &canvas.random)
    context.saveGState()
    // Its middle is moved by drawing it taller: it still covers all.
    let shift = abs(label.shift)
    context.translateBy(x: isMirrored ? width : 0, y: label.shift < 0 ? -2 * shift : 0)
    if isMirrored { context.scaleBy(x: -1, y: 1) }
    canvas.height += 2 * shift
    motif.draw(&canvas)
    context.restoreGState()
    canvas.height -= 2 * shift
    if CoverLettering.isThere { canvas.draw(label, self) }
    return context.bitmap
  }
}

extension Cover.Kind {
  fileprivate var hashedOrder: Int {
    switch self {
    case .album: 1
    case .podcast: 2
    case .book: 3
    case .app: 4
    case .film: 5
    case .comic: 6
    case .character: 7
    case .person: 8
    }
  }
}

/// Something that covers show.
struct CoverMotif: Sendable {
  /// Where there is room for words.
  enum Room: Sendable {
    case top, bottom, both, none
  }

  var name: String
  var room: Room
  /// Whether it is a place with its light, which words may darken or lighten.
  var isScene = false
  var draw: @Sendable (inout CoverCanvas) -> Void

  private init(_ name: String, _ room: Room = .both, _ draw: @escaping @Sendable (inout CoverCanvas) -> Void) {
    (self.name, self.room, self.draw) = (name, room, draw)
  }

  /// All, by kinds of what they show.
  static let scenes: [CoverMotif] = places.map { motif in
    var motif = motif
    motif.isScene = true
    return motif
  }

  private static let places: [CoverMotif] = [
    CoverMotif("duskHills", .top) { $0.duskHills() }, CoverMotif("seaSunset") { $0.seaSunset() },
    CoverMotif("nightCity", .top) { $0.nightCity() }, CoverMotif("mistForest", .top) { $0.mistForest() },
    CoverMotif("dunes", .bottom) { $0.dunes() }, CoverMotif("northernLights", .bottom) { $0.northernLights() },
    CoverMotif("milkyWay", .top) { $0.milkyWay() }, CoverMotif("rainyWindow") { $0.rainyWindow() },
    CoverMotif("underwater", .bottom) { $0.underwater() }, CoverMotif("snowCabin", .top) { $0.snowCabin() },
    CoverMotif("openRoad", .top) { $0.openRoad() }, CoverMotif("mountainLake") { $0.mountainLake() },
    CoverMotif("bigWave", .top) { $0.bigWave() }, CoverMotif("flowerField", .top) { $0.flowerField() },
    CoverMotif("moonSea", .bottom) { $0.moonSea() }, CoverMotif("storm", .bottom) { $0.storm() },
    CoverMotif("palms", .top) { $0.palms() }, CoverMotif("mesas", .top) { $0.mesas() },
    CoverMotif("lighthouse", .top) { $0.lighthouse() }, CoverMotif("windowLight", .none) { $0.windowLight() },
    CoverMotif("fogBridge", .bottom) { $0.fogBridge() }, CoverMotif("aboveClouds", .bottom) { $0.aboveClouds() },
    CoverMotif("neonGrid", .top) { $0.neonGrid() }, CoverMotif("planetRise", .top) { $0.planetRise() },
  ]

  static let shapes: [CoverMotif] = [
    CoverMotif("rings", .none) { $0.rings() }, CoverMotif("quarters", .none) { $0.quarters() },
    CoverMotif("stripes", .bottom) { $0.stripes() }, CoverMotif("contours", .top) { $0.contours() },
    CoverMotif("halftone", .none) { $0.halftone() }, CoverMotif("overprint", .none) { $0.overprint() },
    CoverMotif("facets", .both) { $0.facets() }, CoverMotif("spiral", .none) { $0.spiral() },
    CoverMotif("warpedBoard", .none) { $0.warpedBoard() }, CoverMotif("bars", .none) { $0.bars() },
    CoverMotif("moire", .bottom) { $0.moire() }, CoverMotif("lava", .none) { $0.lava() },
    CoverMotif("orb", .top) { $0.orb() }, CoverMotif("cubes", .none) { $0.cubes() },
    CoverMotif("arches", .none) { $0.arches() }, CoverMotif("terrazzo", .none) { $0.terrazzo() },
    CoverMotif("paperCut", .none) { $0.paperCut() }, CoverMotif("sunburst", .none) { $0.sunburst() },
    CoverMotif("tornPaper", .top) { $0.tornPaper() }, CoverMotif("softColours") { $0.softColours() },
    CoverMotif("petals", .none) { $0.petals() }, CoverMotif("mosaic", .none) { $0.mosaic() },
    CoverMotif("brush", .bottom) { $0.brush() },
  ]

  static let things: [CoverMotif] = [
    CoverMotif("vinyl", .none) { $0.vinyl() }, CoverMotif("cassette", .none) { $0.cassette() },
    CoverMotif("pianoKeys", .top) { $0.pianoKeys() }, CoverMotif("guitar", .none) { $0.guitar() },
    CoverMotif("microphone", .none) { $0.microphone() }, CoverMotif("leaves", .none) { $0.leaves() },
    CoverMotif("cactus", .top) { $0.cactus() }, CoverMotif("citrus", .none) { $0.citrus() },
    CoverMotif("eye", .none) { $0.eye() }, CoverMotif("openDoor", .top) { $0.openDoor() },
    CoverMotif("umbrella", .top) { $0.umbrella() }, CoverMotif("birds", .top) { $0.birds() },
    CoverMotif("cat", .none) { $0.cat() }, CoverMotif("fish", .none) { $0.fish() },
    CoverMotif("balloons", .bottom) { $0.balloons() }, CoverMotif("paperBoat", .top) { $0.paperBoat() },
    CoverMotif("rocket", .none) { $0.rocket() }, CoverMotif("atom", .none) { $0.atom() },
    CoverMotif("rose", .none) { $0.rose() }, CoverMotif("coffee", .none) { $0.coffee() },
    CoverMotif("ladder", .none) { $0.ladder() },
  ]

  static let people: [CoverMotif] = [
    CoverMotif("doubleExposure", .top) { $0.doubleExposure() }, CoverMotif("printedFaces", .none) { $0.printedFaces() },
    CoverMotif("againstTheLight", .top) { $0.againstTheLight() }, CoverMotif("sunglasses", .none) { $0.sunglasses() },
    CoverMotif("dancers", .none) { $0.dancers() },
  ]

  static let comics: [CoverMotif] = [
    CoverMotif("flyingHero") { $0.flyingHero() }, CoverMotif("maskedFace") { $0.maskedFace() },
    CoverMotif("rooftopWatch") { $0.rooftopWatch() }, CoverMotif("robot") { $0.robot() },
    CoverMotif("starFight") { $0.starFight() }, CoverMotif("clash") { $0.clash() },
  ]

  /// Signs of apps.
  static let icons: [CoverMotif] = CoverIcon.allCases.map { icon in
    CoverMotif(icon.rawValue, .none) { $0.draw(icon) }
  }

  static let portraits: [CoverMotif] = [CoverMotif("portrait", .none) { $0.portrait() }]

  static var all: [CoverMotif] { scenes + shapes + things + people + comics + icons + portraits }

  /// What covers of a kind show. Of each kind of motif there is about what shops have.
  static func of(_ kind: Cover.Kind) -> [CoverMotif] {
    switch kind {
    case .album: scenes + shapes + people + things
    case .podcast:
      things + people
        + named([
          "orb", "sunburst", "softColours", "rings", "halftone", "arches", "lava", "nightCity", "contours", "stripes",
        ])
    case .book:
      named([
        "cat", "openDoor", "umbrella", "birds", "ladder", "rose", "paperBoat", "leaves", "fish", "citrus", "cactus",
        "lighthouse", "mistForest", "mesas", "bigWave", "snowCabin", "againstTheLight", "doubleExposure", "arches",
        "tornPaper",
        "paperCut", "eye", "balloons", "moonSea", "dunes", "quarters",
      ])
    case .app: icons
    case .film: scenes + named(["doubleExposure", "againstTheLight", "openDoor", "eye", "ladder", "umbrella"])
    case .comic, .character: comics
    case .person: portraits
    }
  }

  private static func named(_ names: [String]) -> [CoverMotif] {
    names.compactMap { name in all.first { $0.name == name } }
  }
}
