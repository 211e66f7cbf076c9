// SPDX-FileCopyrightText: 2026 The Tessera Authors
// SPDX-License-Identifier: MIT

internal import Foundation

/// Three public services, with made-up data in the shape that they have, for machines without a network.
enum SampleServices {
  /// Where they are; the app's own server answers for them by the same paths.
  private static let hosts: Set<String> = [
    "rss.applemarketingtools.com", "rss.itunes.apple.com", "itunes.apple.com", "gateway.marvel.com",
  ]

  static func answer(_ request: FixtureRequest) -> FixtureAnswer? {
    guard request.isOfFixtureServer || hosts.contains(request.host), ["GET", "HEAD"].contains(request.method) else {
      return nil
    }
    let parts = request.path.split(separator: "/").map(String.init)
    switch parts.prefix(2) {
    case ["api", "v2"], ["api", "v1"]: return AppleFeed(parts, base: request.base)?.answer
    case ["v1", "public"]: return MarvelCatalogue.answer(parts, request)
    case ["search"]: return StoreSearch.answer(request)
    default: return parts.first == "artwork" ? Artwork.answer(parts) : nil
    }
  }
}

/// Words that are the same for the same number, whatever the machine.
struct SampleWords {
  private static let first = [
    "Amber", "Quiet", "Northern", "Velvet", "Paper", "Golden", "Hidden", "Silver", "Distant", "Electric", "Wild",
    "Blue", "Broken", "Gentle", "Lunar", "Copper", "Second", "Midnight", "Little", "Crooked", "Burning", "Secret",
    "Salt",
    "Evening",
  ]
  private static let second = [
    "Harbour", "Garden", "Signal", "River", "Atlas", "Lantern", "Orchard", "Engine", "Meadow", "Compass", "Island",
    "Window", "Parade", "Forest", "Mirror", "Station", "Weather", "Kingdom", "Letters", "Avenue", "Thunder", "Circus",
    "Arrow", "Summer",
  ]
  private static let people = [
    "Ada Winter", "Jonas Field", "Mira Stone", "Leo Park", "Nora Vale", "Otis Reed", "Iris Moon", "Theo Brook",
    "Clara Hill", "Max Ferry", "Juno Ash", "Ida Lake", "Samir Wells", "Yuki Rivers", "Paula Oak", "Nils Bright",
  ]
  private static let genres = ["Alternative", "Electronic", "Jazz", "Pop", "Folk", "Classical", "Drama", "Science"]

  let seed: Int

  /// Spreads numbers that follow each other.
  private func pick(_ list: [String], _ salt: Int) -> String {
    // Words of one number do not follow from each other.
    var mixed = UInt64(truncatingIfNeeded: seed) &* 0x9E37_79B9_7F4A_7C15 &+ UInt64(salt) &* 0xD1B5_4A32_D192_ED03
    mixed = (mixed ^ mixed >> 30) &* 0xBF58_476D_1CE4_E5B9
    mixed = (mixed ^ mixed >> 27) &* 0x94D0_49BB_1331_11EB
    return list[Int((mixed ^ mixed >> 31) >> 33) % list.count]
  }

  var title: String { "\(pick(Self.first, 1)) \(pick(Self.second, 2))" }
  var person: String { pick(Self.people, 3) }
  var genre: String { pick(Self.genres, 4) }
  /// From the year 2020 on.
  var date: String {
    let day = (seed &* 37 & .max) % 2000
    return String(format: "%04d-%02d-%02d", 2020 + day / 366, day % 12 + 1, day % 28 + 1)
  }

  /// The number of a text, the same in every process.
  static func seed(_ text: String) -> Int {
    Int(text.utf8.reduce(UInt64(0xCBF2_9CE4_8422_2325)) { ($0 ^ UInt64($1)) &* 0x100_0000_01B3 } >> 24)
  }
}
